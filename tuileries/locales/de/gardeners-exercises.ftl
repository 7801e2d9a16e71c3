## The exercises of Gardeners, one for each back of a card: a sentence has 25 words at most

gardeners-exercise-proximity = Nähe
gardeners-exercise-proximity-read = Jedes Plättchen einer Sorte will einen bestimmten Nachbarn, Kante an Kante. Deine Karte handelt von pinken Blumen.
gardeners-exercise-proximity-place = Lege deine pinke Blume neben die im Garten.
gardeners-exercise-proximity-apart = Dort bleiben beide pinken Blumen allein. Lege sie Kante an Kante.
gardeners-exercise-proximity-out = Nichts muss weg. Lege deine pinke Blume.
gardeners-exercise-proximity-done = Beide haben jetzt ihren Nachbarn. Eine dritte pinke Blume bräuchte auch einen.

gardeners-exercise-distance-one = Abstand, eine Sorte
gardeners-exercise-distance-one-read = Zwei Plättchen dieser Sorte liegen nie nebeneinander. Deine Karte handelt von Bäumen.
gardeners-exercise-distance-one-place = Lege deinen Baum dorthin, wo kein anderer daneben liegt. Ecken zählen nicht.
gardeners-exercise-distance-one-near = Dort läge er neben einem anderen Baum. Suche ein Feld abseits von beiden.
gardeners-exercise-distance-one-out = Die Bäume im Garten haben genug Abstand. Lege deinen.
gardeners-exercise-distance-one-done = Drei Bäume, und keiner neben einem anderen. Halte beim Bauen solche Felder frei.

gardeners-exercise-distance-two = Abstand, zwei Sorten
gardeners-exercise-distance-two-read = Eine Sorte hält Abstand von einer anderen. Hier liegen orange Blumen nie neben grünen Pflanzen.
gardeners-exercise-distance-two-place = Deine grüne Blume ist eine grüne Pflanze. Lege sie abseits beider orangen Blumen.
gardeners-exercise-distance-two-near = Dort läge sie neben einer orangen Blume. Suche ein anderes Feld.
gardeners-exercise-distance-two-out = Nichts muss weg. Lege deine grüne Blume.
gardeners-exercise-distance-two-done = Zwei orange Blumen dürfen Nachbarn sein, zwei grüne Pflanzen auch. Nur gemischt ist es verboten.

gardeners-exercise-agglomeration-one = Gruppe, eine Sorte
gardeners-exercise-agglomeration-one-read = Deine Karte will eine Gruppe: mindestens 6 Grasplättchen Kante an Kante, egal was darauf ist.
gardeners-exercise-agglomeration-one-place = Drei Grasplättchen liegen zusammen, und zwei andere. Lege deines so, dass es beide Gruppen verbindet.
gardeners-exercise-agglomeration-one-apart = Dort bleiben die Gruppen getrennt. Finde das Feld, das an beide grenzt.
gardeners-exercise-agglomeration-one-out = Nichts muss weg. Lege dein Grasplättchen.
gardeners-exercise-agglomeration-one-done = Sechs Grasplättchen liegen zusammen. Mehr dürfen es auch sein, außer die Karte sagt „genau“.

gardeners-exercise-agglomeration-two = Gruppe, zwei Sorten
gardeners-exercise-agglomeration-two-read = Deine Karte will eine Gruppe, die zwei Sorten mischen darf: mindestens 6 Blumen und/oder Bäume.
gardeners-exercise-agglomeration-two-place = Drei Pflanzen liegen zusammen, und zwei andere. Lege deine Blume so, dass sie beide Gruppen verbindet.
gardeners-exercise-agglomeration-two-apart = Dort bleiben die Gruppen getrennt. Finde das Feld, das an beide grenzt.
gardeners-exercise-agglomeration-two-out = Nichts muss weg. Lege deine Blume.
gardeners-exercise-agglomeration-two-done = Sechs Pflanzen liegen zusammen. Wie viele davon Bäume sind, ist egal.

gardeners-exercise-panorama = Aussicht
gardeners-exercise-panorama-read = Jede Bank soll etwas sehen. Sie blickt geradeaus bis zum Rand des Gartens, und nichts verstellt die Sicht.
gardeners-exercise-panorama-place = Lege deine Bank in eine Linie mit dem pinken Baum und drehe sie so, dass sie auf ihn blickt.
gardeners-exercise-panorama-turn = Sie liegt in einer Linie mit dem Baum, blickt aber woandershin. Drehe sie.
gardeners-exercise-panorama-line = Von dort sieht sie den Baum nicht. Lege sie in dieselbe Reihe oder Spalte.
gardeners-exercise-panorama-out = Nichts muss weg. Lege deine Bank.
gardeners-exercise-panorama-done = Sie sieht den Baum. Jede weitere Bank braucht auch so eine Aussicht.

gardeners-exercise-link = Verbindung
gardeners-exercise-link-read = Deine Karte will eine Kette aus Erdplättchen, Kante an Kante, von einer Seite des Gartens zur gegenüberliegenden.
gardeners-exercise-link-place = Dieser Garten ist 5 Felder breit. Lege dein Erdplättchen so, dass die Kette von links nach rechts reicht.
gardeners-exercise-link-short = Dort erreicht die Kette die andere Seite nicht. Lege das Plättchen an ihr Ende.
gardeners-exercise-link-out = Nichts muss weg. Lege dein Erdplättchen.
gardeners-exercise-link-done = Die Kette verbindet zwei gegenüberliegende Seiten. Sie darf um Ecken gehen, aber keine Lücke haben.

gardeners-exercise-border-outer = Rand, außen
gardeners-exercise-border-outer-read = Jedes Plättchen dieser Sorte liegt am Rand des Gartens. Deine Karte handelt von pinken Pflanzen.
gardeners-exercise-border-outer-place = Der Garten hat 5 × 5 Felder; die erste Reihe und die erste Spalte sind voll. Lege deine pinke Blume an den Rand.
gardeners-exercise-border-outer-inside = Dieses Feld liegt nicht am Rand. Sieh am Ende der Reihe und der Spalte nach.
gardeners-exercise-border-outer-out = Nichts muss weg. Lege deine pinke Blume.
gardeners-exercise-border-outer-done = Sie liegt am Rand. Solange ein Garten klein ist, kann sich sein Rand noch verschieben.

gardeners-exercise-border-inner = Rand, innen
gardeners-exercise-border-inner-read = Kein Plättchen dieser Sorte darf am Rand des Gartens liegen. Deine Karte handelt von Bänken.
gardeners-exercise-border-inner-place = Der Garten hat 5 × 5 Felder; die erste Reihe und die erste Spalte sind voll. Lege deine Bank ins Innere.
gardeners-exercise-border-inner-edge = Dieses Feld liegt am Rand. Lege die Bank weiter nach innen.
gardeners-exercise-border-inner-out = Nichts muss weg. Lege deine Bank.
gardeners-exercise-border-inner-done = Sie liegt im Inneren. Wohin sie blickt, ist dieser Karte egal.

gardeners-exercise-geometry-cross = Geometrie, Kreuz
gardeners-exercise-geometry-cross-read = Deine Karte will ein Kreuz: ein Plättchen in der Mitte und je eines auf seinen vier Seiten. Die Ecken sind egal.
gardeners-exercise-geometry-cross-place = Drei Blumen liegen um den Brunnen. Lege deine auf die vierte Seite.
gardeners-exercise-geometry-cross-apart = Dort bleibt das Kreuz unvollständig. Nimm die freie Seite des Brunnens.
gardeners-exercise-geometry-cross-out = Nichts muss weg. Lege deine Blume.
gardeners-exercise-geometry-cross-done = Das Kreuz ist vollständig. Es darf irgendwo im Garten liegen.

gardeners-exercise-geometry-square = Geometrie, Quadrat
gardeners-exercise-geometry-square-read = Deine Karte will ein Quadrat: Erdplättchen in den Ecken, sonst überall Grasplättchen.
gardeners-exercise-geometry-square-place = Eine Ecke fehlt. Lege dein Erdplättchen dorthin: Was darauf ist, ist egal.
gardeners-exercise-geometry-square-apart = Dort bleibt das Quadrat unvollständig. Fülle seine letzte Ecke.
gardeners-exercise-geometry-square-out = Nichts muss weg. Lege dein Erdplättchen.
gardeners-exercise-geometry-square-done = Das Quadrat ist vollständig. Es darf irgendwo im Garten liegen und gedreht sein.

gardeners-exercise-paths = Wege
gardeners-exercise-paths-read = Wege sind verbunden, wo ihre Enden sich treffen. Deine Karte will einen durchgehenden Weg aus mindestens 6 Plättchen.
gardeners-exercise-paths-place = Fünf Wegplättchen sind verbunden. Lege das sechste an ein Ende und drehe es so, dass der Weg weitergeht.
gardeners-exercise-paths-turn = Das ist das richtige Feld. Drehe das Plättchen so, dass sein Weg auf den anderen trifft.
gardeners-exercise-paths-apart = Dort setzt es den Weg nicht fort. Nimm eines seiner beiden Enden.
gardeners-exercise-paths-out = Nichts muss weg. Lege dein Wegplättchen.
gardeners-exercise-paths-done = Sechs Plättchen bilden einen Weg. Bögen zählen wie gerade Stücke.
