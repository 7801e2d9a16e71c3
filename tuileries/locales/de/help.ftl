# Was jede Hilfekarte sagt

help-rules = Regeln: { $rule }
help-first = Zum ersten Mal
help-next = Nächste Erklärung
help-previous = Vorige Erklärung
