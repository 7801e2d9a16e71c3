## The rules of a game on one page, to print

sheet-title = Kurzregeln zum Drucken
sheet-print = Drucken
sheet-all-rules = Alle Regeln
sheet-scores = Was Punkte bringt
sheet-more = Alle Regeln mit Beispielen:
