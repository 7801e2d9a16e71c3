# Was die Dinge auf dem Tisch sind

zen-garden-help-tile = Gartenplättchen
    .details = Nimm es zum Preis seiner Reihe. Dekor, Weg und Bodenart können alle Punkte bringen.
zen-garden-help-laid = Gelegtes Plättchen
    .details = Es bleibt, wie es ist. Am Ende zählt es für jede Zeile der Wertung, die verlangt, was es zeigt.
zen-garden-help-price = Preis
    .details = So viele Münzen kostet ein Plättchen dieser Reihe. Jede Münze, die du behältst, ist 1 Punkt wert.
zen-garden-help-coins = Münzen
    .details = Damit bezahlst du Plättchen. Jede Münze, die am Ende übrig ist, bringt 1 Punkt.
zen-garden-help-supply = Vorrat
    .details = Verdeckte Plättchen. Nach jeder Runde füllen sie das Auswahltableau auf.
zen-garden-help-first = Startspieler
    .details = Wer diesen Marker hat, hat den ersten Zug der Runde. Danach wandert er nach links.
zen-garden-help-mission = Auftrag
    .details = Vier Plättchen mit jedem der beiden Merkmale erfüllen ihn. Je früher du das schaffst, desto mehr Punkte bringt er.
zen-garden-help-emperor = Kaiserplättchen
    .details = Das Merkmal, das sich der Kaiser hier wünscht.
zen-garden-help-points = Punkteplättchen
    .details = Wer den Auftrag zuerst erfüllt, nimmt das oberste, der Nächste das darunter.
zen-garden-help-free = Feld in deinem Garten
    .details = Hier darf ein Plättchen liegen, wenn es neben einem deiner Plättchen liegt und der Garten in vier Reihen und Spalten bleibt.
zen-garden-help-garden = Garten eines Mitspielers
    .details = Drücke darauf, um ihn größer zu sehen.
zen-garden-help-total = Punkte
    .details = So viel wäre dieser Garten wert, wenn die Partie jetzt enden würde. Wer am Ende die meisten Punkte hat, gewinnt.
zen-garden-help-turn = Plättchen drehen
    .details = Eine Vierteldrehung. Sie bestimmt, wohin der Weg führt.
zen-garden-help-place = Plättchen legen
    .details = Legt es dorthin, wo du es siehst, und bezahlt den Preis.
zen-garden-help-back = Plättchen zurücklegen
    .details = Es kommt zurück auf das Auswahltableau. Du bezahlst nichts.
zen-garden-help-line = Vier in einer Linie
    .details = Vier Plättchen mit demselben Dekor in einer Reihe, Spalte oder langen Diagonale bringen 3 Münzen.
zen-garden-help-setup = Beginn der Partie
    .details = Alle haben einen leeren Garten und 12 Münzen.

## Beim ersten Mal

zen-garden-first-ring = Dein erster Rundlauf: Vier Wege derselben Art bilden einen Kreis. Je mehr du hast, desto mehr ist jeder wert.
zen-garden-first-line = Vier Plättchen mit demselben Dekor in einer Linie: Du bekommst sofort Münzen.
zen-garden-first-decor = Sechs Plättchen mit demselben Dekor: Ab jetzt bringt dieses Dekor Punkte.
zen-garden-first-detail = Mit vier Plättchen bringt dir die Liebe zum Detail Punkte, statt welche zu kosten.
zen-garden-first-mission = Dein erster Auftrag ist erfüllt. Wer ihn nach dir erfüllt, bekommt weniger Punkte.
zen-garden-first-cheaper = Die Runde ist vorbei: Übrige Plättchen der unteren Reihe werden abgeworfen, die anderen rutschen nach unten und werden billiger.
