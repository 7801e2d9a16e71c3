## The course of Zen Garden: a sentence has 25 words at most

zen-garden-lesson-taking = Nehmen und legen
zen-garden-lesson-taking-free = Nimm ein kostenloses Plättchen aus der untersten Reihe und lege es in deinen Garten.
zen-garden-lesson-taking-coins = Die oberen Reihen kosten Münzen. Beginne mit einem kostenlosen Plättchen aus der untersten Reihe.
zen-garden-lesson-taking-beside = Jedes weitere Plättchen kommt neben eines von deinen, gedreht, wie du willst. Nimm ein zweites.
zen-garden-lesson-taking-frame = Dein Garten darf in jede Richtung wachsen: Sein Rahmen wandert mit, solange alle deine Plättchen in 4 × 4 Felder passen.
zen-garden-lesson-taking-refill = Wenn alle zweimal am Zug waren, wird der Rest der untersten Reihe abgeworfen, die oberen rutschen nach, und neue Plättchen kommen.
zen-garden-lesson-taking-full = Ein Plättchen je Zug, bis dein Garten mit 4 × 4 Feldern voll ist. Dann wird alles gewertet.

zen-garden-lesson-coins = Preise und Münzen
zen-garden-lesson-coins-row = Du hast drei Pagoden in einer Reihe. Nimm die Pagode der mittleren Reihe für 1 Münze und lege sie an ein Ende.
zen-garden-lesson-coins-line = Das richtige Plättchen, aber lege es in eine Reihe mit den anderen drei Pagoden.
zen-garden-lesson-coins-pagoda = Nur eine vierte Pagode vervollständigt die Reihe. Sie kostet 1 Münze und bringt 3 ein.
zen-garden-lesson-coins-paid = Vier gleiche Dekore in einer Reihe, Spalte oder großen Diagonale bringen sofort 3 Münzen ein.
zen-garden-lesson-coins-purse = Die oberste Reihe kostet 2 Münzen. Jede Münze, die du behältst, ist am Ende ein Punkt.

zen-garden-lesson-rings = Rundläufe
zen-garden-lesson-rings-close = Drei Holzwege biegen sich um einen Punkt. Nimm einen vierten, drehe ihn so, dass er den Rundlauf schließt, und lege ihn in die Lücke.
zen-garden-lesson-rings-turn = Richtiges Plättchen, richtiges Feld. Drehe es, bis sich der Weg um die Mitte biegt.
zen-garden-lesson-rings-walkway = Ein Rundlauf besteht aus einer Wegart. Nimm ein Plättchen mit Holzweg.
zen-garden-lesson-rings-corner = Dort schließt sich nichts. Lege einen Holzweg in die Lücke des Quadrats.
zen-garden-lesson-rings-closed = Ein Rundlauf! Einer bringt 3 Punkte ein, zwei bringen 6, drei 10 und vier 15. Gemischte Wege zählen nicht.

zen-garden-lesson-decor = Dekore und Mehrheit
zen-garden-lesson-decor-sixth = Du hast fünf Tore. Sechs gleiche Dekore bringen 3 Punkte ein, mehr davon noch mehr. Nimm das sechste Tor.
zen-garden-lesson-decor-gate = Ein sechstes Tor bringt 3 Punkte ein. Es ist kostenlos: Nimm es, solange es da ist.
zen-garden-lesson-decor-majority = Hier zählt der Kaiser Wasser: Platz 1 bringt 8 Punkte ein, Platz 2 noch 4. Dein Gegner führt. Nimm ein Plättchen mit Wasser.
zen-garden-lesson-decor-water = Ohne Wasser bleibst du Zweiter. Nimm ein Plättchen mit Wasser.
zen-garden-lesson-decor-tie = Jetzt herrscht Gleichstand, und bei Gleichstand bekommen beide die 8 Punkte.

zen-garden-lesson-preferences = Vorlieben
zen-garden-lesson-preferences-wishes = Vier Kaiserplättchen sagen, was in dieser Partie zählt. Sie stehen in der Wertung: hier Bäume, Pagoden, Wasser und Ton.
zen-garden-lesson-preferences-major = Jede Pagode bringt 2 Punkte ein, jedes Plättchen mit Bäumen 1. Nimm eine Pagode.
zen-garden-lesson-preferences-clay = Ton ist eine gute Idee für den nächsten Zug. Nimm zuerst eine Pagode.
zen-garden-lesson-preferences-minor = Bäume bringen 1 Punkt ein. Eine Pagode bringt 2 ein.
zen-garden-lesson-preferences-neither = Dieses Plättchen zeigt weder Pagode noch Bäume. Eine Pagode bringt 2 Punkte ein.
zen-garden-lesson-preferences-detail = Ton ist das Detail: Ein bis drei Plättchen kosten Punkte, ab vier bringen sie welche. Du hast drei, nimm ein viertes.
zen-garden-lesson-preferences-fourth = Drei Plättchen mit Ton kosten dich einen Punkt. Ein viertes macht daraus 2 Punkte.
zen-garden-lesson-preferences-few = Von minus 1 auf plus 2. Sammle also mindestens vier Plättchen mit dem Detail oder gar keines.

zen-garden-lesson-missions = Aufträge
zen-garden-lesson-missions-aim = Ab Level 4 gibt es Aufträge. Dieser verlangt vier Bänke und vier Holzwege; wer sie zuerst hat, bekommt die meisten Punkte.
zen-garden-lesson-missions-wood = Du hast vier Bänke und drei Holzwege. Ein Holzweg fehlt noch: Nimm ihn.
zen-garden-lesson-missions-other = Dieses Plättchen hat keinen Holzweg. Mit einem vierten ist der Auftrag erfüllt.
zen-garden-lesson-missions-first = Erfüllt! Du bist zuerst fertig und nimmst 5 Punkte. Wer danach kommt, bekommt 3, dann 1.

zen-garden-lesson-end = Das letzte Plättchen
zen-garden-lesson-end-last = Ein Feld ist frei. Finde ein Plättchen, das den dritten Rundlauf schließt und dein sechstes Tor oder deine sechste Pagode ist.
zen-garden-lesson-end-turn = Gutes Plättchen. Drehe es, bis es den Rundlauf aus Sandwegen schließt.
zen-garden-lesson-end-free = Kostenlos, bringt aber wenig ein. Ein sechstes Tor, das den Rundlauf schließt, bringt 7 Punkte für 1 Münze.
zen-garden-lesson-end-less = Ein anderes Plättchen bringt mehr ein: ein Tor oder eine Pagode mit Sandweg.
zen-garden-lesson-end-counted = Die Gärten sind voll und alles zählt: Münzen, Rundläufe, Dekore und die Wünsche des Kaisers. Sieh auf die Wertung.
zen-garden-lesson-end-most = Die meisten Punkte gewinnen. Beginne mit Level 1. Höhere Level belohnen auch Gärten mit wenigen, zusammenhängenden Bodenarten.

zen-garden-lesson-game = Eine kurze Partie
zen-garden-lesson-game-begin = Zwei Runden sind übrig, also vier Plättchen für jeden. Spiele, wie du willst: Der Bot erzählt, was er tut.
zen-garden-lesson-game-won = Du gewinnst, { $points } zu { $others }! Jetzt bist du bereit für eine ganze Partie.
zen-garden-lesson-game-lost = Der Bot gewinnt, { $others } zu { $points }. Spiele noch einmal, oder beginne eine ganze Partie.
zen-garden-lesson-game-shared = Gleichstand, { $points } zu { $others }. Jetzt bist du bereit für eine ganze Partie.
zen-garden-lesson-game-lucky = { $points } zu { $others }, und du gewinnst den Gleichstand! Jetzt bist du bereit für eine ganze Partie.
zen-garden-lesson-game-unlucky = { $points } zu { $others }, und der Bot gewinnt den Gleichstand. Spiele noch einmal, oder beginne eine ganze Partie.

## What the bot says about its tile

zen-garden-comment-price = { $price ->
    [0] Es war kostenlos.
    [one] Es hat { $price } Münze gekostet.
   *[other] Es hat { $price } Münzen gekostet.
}
zen-garden-comment-points = { $points ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
}
zen-garden-comment-line = Mein Plättchen macht vier in einer Linie ({ $feature }): { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}. { zen-garden-comment-price }
zen-garden-comment-ZG-F2 = Mein Plättchen schließt einen Rundlauf: { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F3 = Mein Plättchen hat das Dekor, das ich sammle ({ $feature }): { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F4 = Mein Plättchen hat die kleine Vorliebe ({ $feature }): { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F5 = Mein Plättchen hat die große Vorliebe ({ $feature }): { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F6 = Mein Plättchen zählt für die Mehrheit ({ $feature }): { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F7 = Mein Plättchen zählt für das Detail ({ $feature }): { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-few = Mein Plättchen zählt für das Detail ({ $feature }): Wenige kosten Punkte, ich brauche mehr davon. { zen-garden-comment-price }
zen-garden-comment-cost = Mein Plättchen zählt für das Detail ({ $feature }), und so wenige davon kosten mich Punkte. { zen-garden-comment-price }
zen-garden-comment-later = Mein Plättchen bringt allein nichts, aber jeder Zug braucht eines. { zen-garden-comment-price }
