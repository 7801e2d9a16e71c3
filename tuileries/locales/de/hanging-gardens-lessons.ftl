## The course of The Hanging Gardens: a sentence has 25 words at most

hanging-gardens-lesson-placing = Karten legen
hanging-gardens-lesson-placing-first = Nimm die Karte mit den zwei roten Terrassen und lege sie auf deine Startkarte. Das ist dein ganzer Zug.
hanging-gardens-lesson-placing-other = Auch diese Karte passt, aber hier brauchst du die mit den zwei roten Terrassen. Nimm zuerst sie.
hanging-gardens-lesson-placing-over = Farbige Felder zeigen Motive und brauchen eine Karte unter sich; Baugrund darf auch auf dem Tisch liegen. Lege noch eine Karte.
hanging-gardens-lesson-placing-seen = Nur was von oben zu sehen ist, zählt. Darum überdeckst du, was du nicht mehr brauchst.
hanging-gardens-lesson-placing-round = Jede Runde bringt vier Karten, also zwei Züge für jeden. Dann wechselt der Blumenstrauß, das Zeichen des Startspielers.

hanging-gardens-lesson-structures = Drei sind eine Motivgruppe
hanging-gardens-lesson-structures-three = Gleiche Felder Kante an Kante bilden eine Motivgruppe. Lege die einzelne Terrasse an deine beiden an.
hanging-gardens-lesson-structures-apart = So liegen keine drei Terrassen Kante an Kante. Die neue muss an die beiden anderen grenzen.
hanging-gardens-lesson-structures-temple = Wächst eine Motivgruppe durch deine Karte auf drei Felder oder mehr, kann sie einen Tempel tragen. Baue ihn auf ein umrandetes Feld.
hanging-gardens-lesson-structures-decline = Du darfst verzichten, aber nur ein Tempel bringt eine Tafel. Baue hier einen.
hanging-gardens-lesson-structures-tile = Jeder Tempel bringt eine Punktetafel. Drei Felder öffnen die erste Spalte: Nimm dort eine Tafel.
hanging-gardens-lesson-structures-grown = Das ist das ganze Spiel: Karten bilden Motivgruppen, diese tragen Tempel, und Tempel bringen Tafeln. Die zählen am Ende.

hanging-gardens-lesson-temples = Tempel
hanging-gardens-lesson-temples-second = Ein Tempel wird nie überdeckt, und jede Motivgruppe trägt nur einen. Bilde eine neue Gruppe aus mindestens drei Feldern.
hanging-gardens-lesson-temples-small = So entsteht keine neue Dreiergruppe. Versuche es mit den Parks oder den Brunnen.
hanging-gardens-lesson-temples-build = Eine neue Motivgruppe. Baue deinen zweiten Tempel.
hanging-gardens-lesson-temples-decline = Ohne Tempel bekommst du keine Tafel. Baue hier einen.
hanging-gardens-lesson-temples-take = Nimm eine Tafel deiner Wahl. Die gestrichelte Zahl unter deiner Gartentafel zeigt, was diese Serie mit einer mehr wert ist.
hanging-gardens-lesson-temples-five = Stehen alle fünf Tempel, kannst du weiter bauen: Der Tempel deiner kleinsten Motivgruppe zieht um und bringt wieder eine Tafel.

hanging-gardens-lesson-columns = Größere Motivgruppen
hanging-gardens-lesson-columns-five = Du hast vier Terrassen und noch keinen Tempel: Warten kann sich lohnen. Lege eine fünfte Terrasse an.
hanging-gardens-lesson-columns-smaller = Dann hingen weniger als fünf Terrassen zusammen. Lege eine an, ohne die anderen zu überdecken.
hanging-gardens-lesson-columns-build = Drei Felder öffnen eine Spalte der Auslage, vier öffnen zwei, fünf alle drei. Baue jetzt.
hanging-gardens-lesson-columns-decline = Fünf Felder öffnen alle Spalten. Jetzt lohnt es sich zu bauen.
hanging-gardens-lesson-columns-column = Du darfst aus allen Tafeln wählen. Nimm eine der letzten Spalte: Kleine Motivgruppen reichen nie bis dorthin.
hanging-gardens-lesson-columns-later = Für diese Tafel hätten weniger Felder genügt. Nimm eine der letzten Spalte.
hanging-gardens-lesson-columns-six = Ab sechs Feldern ziehst du außerdem eine Tafel, die nur du siehst. Jede Karte bringt höchstens einen Tempel.

hanging-gardens-lesson-series = Serien
hanging-gardens-lesson-series-build = Du hast zwei Gartentafeln, das sind 8 Punkte. Mit der dritten sind es 16. Baue dafür einen Tempel.
hanging-gardens-lesson-series-decline = Ohne Tempel gibt es keine Tafel. Baue einen auf die Parks.
hanging-gardens-lesson-series-third = Nimm die dritte Gartentafel. Gleiche Tafeln bilden eine Serie, und die letzte bringt am meisten ein.
hanging-gardens-lesson-series-chalice = Ein Kelch bringt 1 Punkt ein. Der dritte Garten bringt 8 dazu.
hanging-gardens-lesson-series-tiger = Ein Tiger bringt 3 Punkte ein. Der dritte Garten bringt 8 dazu.
hanging-gardens-lesson-series-queen = Eine Königin bringt 1 Punkt ein. Der dritte Garten bringt 8 dazu.
hanging-gardens-lesson-series-full = Bei 16 ist diese Serie voll: Eine vierte Gartentafel beginnt eine neue. Jede Art hat eigene Punkte; die gestrichelte Zahl kommt als Nächstes.

hanging-gardens-lesson-people = Personen
hanging-gardens-lesson-people-last = Du hast drei Gartentafeln und ein Tor. Baue deinen fünften Tempel und sieh nach, wer wartet.
hanging-gardens-lesson-people-decline = Ohne Tempel kommt niemand. Baue ihn.
hanging-gardens-lesson-people-gardener = Der Gärtner bringt 3 Punkte ein, mit vollständiger Gartenserie 11. Der Wächter bringt 3 je Tor ein. Wähle.
hanging-gardens-lesson-people-guard = Mit einem Tor bringt der Wächter 3 Punkte ein. Der Gärtner bringt 11 ein, denn deine Gartenserie ist vollständig.
hanging-gardens-lesson-people-guards = Gut gewählt: 11 Punkte. Tierbändiger (10), Bildhauer (12) und Priester (13) wollen volle Serien: Tiger, Statuen, Kelche.
hanging-gardens-lesson-people-missing = Fehlende Tafeln: Bringt ein Tempel eine Tafel, aber es ist keine mehr da, bekommst du stattdessen 5 Punkte.

hanging-gardens-lesson-moving = Einen Tempel versetzen
hanging-gardens-lesson-moving-build = Alle fünf Tempel stehen, aber du kannst weiter bauen. Wähle ein Feld der umrandeten Gruppe: Einer deiner Tempel wird dorthin versetzt.
hanging-gardens-lesson-moving-decline = Du darfst verzichten, aber auch ein versetzter Tempel bringt eine Tafel. Baue hier.
hanging-gardens-lesson-moving-which = Nur Tempel auf deinen kleinsten Motivgruppen werden versetzt. Diese zwei stehen jeweils auf einem einzelnen Feld: Wähle einen.
hanging-gardens-lesson-moving-take = Ein versetzter Tempel bringt eine Tafel wie ein neuer. Nimm eine aus der ersten Spalte.
hanging-gardens-lesson-moving-moved = So bringen Tempel bis zum Ende Tafeln. Eine Motivgruppe ohne Tempel kann wieder einen bekommen, wenn eine Karte sie vergrößert.
hanging-gardens-lesson-moving-end = Die Partie endet, wenn alle Karten liegen. Dann zählen Serien und Personen, und die meisten Punkte gewinnen. Jetzt kannst du spielen.

hanging-gardens-lesson-game = Eine kurze Partie
hanging-gardens-lesson-game-begin = Zwei Runden sind übrig, also vier Karten für jeden. Alle Tempel stehen: Jetzt ziehen sie um. Der Bot erzählt, was er tut.
hanging-gardens-lesson-game-won = Du gewinnst, { $points } zu { $others }! Jetzt bist du bereit für eine ganze Partie.
hanging-gardens-lesson-game-lost = Der Bot gewinnt, { $others } zu { $points }. Spiele noch einmal, oder beginne eine ganze Partie.
hanging-gardens-lesson-game-shared = Gleichstand, { $points } zu { $others }. Jetzt bist du bereit für eine ganze Partie.
hanging-gardens-lesson-game-lucky = { $points } zu { $others }, und du gewinnst den Gleichstand! Jetzt bist du bereit für eine ganze Partie.
hanging-gardens-lesson-game-unlucky = { $points } zu { $others }, und der Bot gewinnt den Gleichstand. Spiele noch einmal, oder beginne eine ganze Partie.

## What the bot says about its move

hanging-gardens-comment-points = { $points ->
    [one] { $points } Punkt mehr
   *[other] { $points } Punkte mehr
}
hanging-gardens-comment-full = Mein Tempel bringt mir eine Tafel ({ $tile }). Meine Serie ist voll: { hanging-gardens-comment-points }.
hanging-gardens-comment-taken = Mein Tempel bringt mir eine Tafel ({ $tile }): { hanging-gardens-comment-points }.
hanging-gardens-comment-hope = Mein Tempel bringt mir eine Tafel ({ $tile }). Noch zählt sie nichts.
hanging-gardens-comment-declined = Ich könnte hier bauen, lasse meine Tempel aber, wo sie sind.
hanging-gardens-comment-small = Noch keine große Motivgruppe: Ich mache Platz für die nächste Karte.
hanging-gardens-comment-last = Das war meine letzte Karte. Sie bringt mir keinen Tempel.
hanging-gardens-comment-pair = Zwei Felder hängen zusammen ({ $feature }). Noch eines, und sie können einen Tempel tragen.
hanging-gardens-comment-grown = Meine Motivgruppe ({ $feature }) hat jetzt { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}. Je mehr es sind, desto mehr Tafeln stehen zur Wahl.
