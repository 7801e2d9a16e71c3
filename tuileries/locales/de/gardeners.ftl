## Sorten von Plättchen, wie sie im Satz stehen

gardeners-kind-flower = { $role ->
    [each] Jede Blume
    [each-too] jede Blume
    [no] Keine Blume
    [no-too] keine Blume
    [next-other] einer anderen Blume
    [seen] eine Blume
    [many] Blumen
    [of] Blumen
   *[a] einer Blume
}
gardeners-kind-green-flower = { $role ->
    [each] Jede grüne Blume
    [each-too] jede grüne Blume
    [no] Keine grüne Blume
    [no-too] keine grüne Blume
    [next-other] einer anderen grünen Blume
    [seen] eine grüne Blume
    [many] grünen Blumen
    [of] grünen Blumen
    [many-first] grünen
    [many-second] grünen Blumen
    [seen-first] eine grüne
    [seen-second] grüne Blume
   *[a] einer grünen Blume
}
gardeners-kind-fuchsia-flower = { $role ->
    [each] Jede pinke Blume
    [each-too] jede pinke Blume
    [no] Keine pinke Blume
    [no-too] keine pinke Blume
    [next-other] einer anderen pinken Blume
    [seen] eine pinke Blume
    [many] pinken Blumen
    [of] pinken Blumen
    [many-first] pinken
    [many-second] pinken Blumen
    [seen-first] eine pinke
    [seen-second] pinke Blume
   *[a] einer pinken Blume
}
gardeners-kind-orange-flower = { $role ->
    [each] Jede orange Blume
    [each-too] jede orange Blume
    [no] Keine orange Blume
    [no-too] keine orange Blume
    [next-other] einer anderen orangen Blume
    [seen] eine orange Blume
    [many] orangen Blumen
    [of] orangen Blumen
    [many-first] orangen
    [many-second] orangen Blumen
    [seen-first] eine orange
    [seen-second] orange Blume
   *[a] einer orangen Blume
}
gardeners-kind-tree = { $role ->
    [each] Jeder Baum
    [each-too] jeder Baum
    [no] Kein Baum
    [no-too] kein Baum
    [next-other] einem anderen Baum
    [seen] einen Baum
    [many] Bäumen
    [of] Bäumen
   *[a] einem Baum
}
gardeners-kind-green-tree = { $role ->
    [each] Jeder grüne Baum
    [each-too] jeder grüne Baum
    [no] Kein grüner Baum
    [no-too] kein grüner Baum
    [next-other] einem anderen grünen Baum
    [seen] einen grünen Baum
    [many] grünen Bäumen
    [of] grünen Bäumen
    [many-first] grünen
    [many-second] grünen Bäumen
    [seen-first] einen grünen
    [seen-second] grünen Baum
   *[a] einem grünen Baum
}
gardeners-kind-fuchsia-tree = { $role ->
    [each] Jeder pinke Baum
    [each-too] jeder pinke Baum
    [no] Kein pinker Baum
    [no-too] kein pinker Baum
    [next-other] einem anderen pinken Baum
    [seen] einen pinken Baum
    [many] pinken Bäumen
    [of] pinken Bäumen
    [many-first] pinken
    [many-second] pinken Bäumen
    [seen-first] einen pinken
    [seen-second] pinken Baum
   *[a] einem pinken Baum
}
gardeners-kind-orange-tree = { $role ->
    [each] Jeder orange Baum
    [each-too] jeder orange Baum
    [no] Kein oranger Baum
    [no-too] kein oranger Baum
    [next-other] einem anderen orangen Baum
    [seen] einen orangen Baum
    [many] orangen Bäumen
    [of] orangen Bäumen
    [many-first] orangen
    [many-second] orangen Bäumen
    [seen-first] einen orangen
    [seen-second] orangen Baum
   *[a] einem orangen Baum
}
gardeners-kind-plant = { $role ->
    [each] Jede Pflanze
    [each-too] jede Pflanze
    [no] Keine Pflanze
    [no-too] keine Pflanze
    [next-other] einer anderen Pflanze
    [seen] eine Pflanze
    [many] Pflanzen
    [of] Pflanzen
   *[a] einer Pflanze
}
gardeners-kind-green-plant = { $role ->
    [each] Jede grüne Pflanze
    [each-too] jede grüne Pflanze
    [no] Keine grüne Pflanze
    [no-too] keine grüne Pflanze
    [next-other] einer anderen grünen Pflanze
    [seen] eine grüne Pflanze
    [many] grünen Pflanzen
    [of] grünen Pflanzen
    [many-first] grünen
    [many-second] grünen Pflanzen
    [seen-first] eine grüne
    [seen-second] grüne Pflanze
   *[a] einer grünen Pflanze
}
gardeners-kind-fuchsia-plant = { $role ->
    [each] Jede pinke Pflanze
    [each-too] jede pinke Pflanze
    [no] Keine pinke Pflanze
    [no-too] keine pinke Pflanze
    [next-other] einer anderen pinken Pflanze
    [seen] eine pinke Pflanze
    [many] pinken Pflanzen
    [of] pinken Pflanzen
    [many-first] pinken
    [many-second] pinken Pflanzen
    [seen-first] eine pinke
    [seen-second] pinke Pflanze
   *[a] einer pinken Pflanze
}
gardeners-kind-orange-plant = { $role ->
    [each] Jede orange Pflanze
    [each-too] jede orange Pflanze
    [no] Keine orange Pflanze
    [no-too] keine orange Pflanze
    [next-other] einer anderen orangen Pflanze
    [seen] eine orange Pflanze
    [many] orangen Pflanzen
    [of] orangen Pflanzen
    [many-first] orangen
    [many-second] orangen Pflanzen
    [seen-first] eine orange
    [seen-second] orange Pflanze
   *[a] einer orangen Pflanze
}
gardeners-kind-bench = { $role ->
    [each] Jede Bank
    [each-too] jede Bank
    [no] Keine Bank
    [no-too] keine Bank
    [next-other] einer anderen Bank
    [seen] eine Bank
    [seen-other] eine andere Bank
    [many] Bänken
    [of] Bänken
   *[a] einer Bank
}
gardeners-kind-fountain = { $role ->
    [each] Jeder Brunnen
    [each-too] jeder Brunnen
    [no] Kein Brunnen
    [no-too] kein Brunnen
    [next-other] einem anderen Brunnen
    [seen] einen Brunnen
    [many] Brunnen
    [of] Brunnen
   *[a] einem Brunnen
}
gardeners-kind-path = { $role ->
    [each] Jedes Wegplättchen
    [each-too] jedes Wegplättchen
    [no] Kein Wegplättchen
    [no-too] kein Wegplättchen
    [next-other] einem anderen Wegplättchen
    [seen] ein Wegplättchen
    [many] Wegplättchen
    [of] Wegplättchen
   *[a] einem Wegplättchen
}
gardeners-kind-grass = { $role ->
    [each] Jedes Grasplättchen
    [each-too] jedes Grasplättchen
    [no] Kein Grasplättchen
    [no-too] kein Grasplättchen
    [next-other] einem anderen Grasplättchen
    [seen] ein Grasplättchen
    [many] Grasplättchen
    [of] Grasplättchen
   *[a] einem Grasplättchen
}
gardeners-kind-earth = { $role ->
    [each] Jedes Erdplättchen
    [each-too] jedes Erdplättchen
    [no] Kein Erdplättchen
    [no-too] kein Erdplättchen
    [next-other] einem anderen Erdplättchen
    [seen] ein Erdplättchen
    [many] Erdplättchen
    [of] Erdplättchen
   *[a] einem Erdplättchen
}
gardeners-kind-sand = { $role ->
    [each] Jedes Sandplättchen
    [each-too] jedes Sandplättchen
    [no] Kein Sandplättchen
    [no-too] kein Sandplättchen
    [next-other] einem anderen Sandplättchen
    [seen] ein Sandplättchen
    [many] Sandplättchen
    [of] Sandplättchen
   *[a] einem Sandplättchen
}
gardeners-kind-bare = { $role ->
    [each] Jedes leere Plättchen
    [each-too] jedes leere Plättchen
    [no] Kein leeres Plättchen
    [no-too] kein leeres Plättchen
    [next-other] einem anderen leeren Plättchen
    [seen] ein leeres Plättchen
    [many] leeren Plättchen
    [of] leeren Plättchen
   *[a] einem leeren Plättchen
}
gardeners-either = { $role ->
    [each] { $first } und { $second }
    [no] { $first } und { $second }
    [many] { $first } und/oder { $second }
    [of] { $first } und/oder { $second }
   *[other] { $first } oder { $second }
}
gardeners-anything = einem beliebigen Plättchen

## Was die Karten sagen

gardeners-card-proximity = { $every } liegt neben { $near }.
gardeners-card-distance = { $no } liegt neben { $near }.
gardeners-card-agglomeration-at-least = Es gibt eine Gruppe aus mindestens { $number } { $many }.
gardeners-card-agglomeration-exactly = Es gibt eine Gruppe aus genau { $number } { $many }, nicht mehr und nicht weniger.
gardeners-card-panorama = Jede Bank blickt auf { $near }.
gardeners-card-link = Eine Kette aus { $of } verbindet zwei gegenüberliegende Seiten des Gartens.
gardeners-card-border-outer = { $every } liegt am Rand des Gartens.
gardeners-card-border-inner = { $no } liegt am Rand des Gartens.
gardeners-card-cross = Irgendwo liegt ein Kreuz mit { $centre } in der Mitte und { $arm } auf jeder der vier Seiten.
gardeners-card-cross-mixed = Irgendwo liegt ein Kreuz mit { $centre } in der Mitte und darum herum (im Uhrzeigersinn) { $arms }.
gardeners-card-quad = Irgendwo liegt ein Quadrat aus 2 × 2 { $many }.
gardeners-card-quad-mixed = Irgendwo liegt ein Quadrat aus (im Uhrzeigersinn) { $tiles }.
gardeners-card-square = Irgendwo liegt ein Quadrat aus 3 × 3 Plättchen mit { $corner } in jeder Ecke, je { $edge } dazwischen und { $centre } in der Mitte.
gardeners-card-loop = Ein Weg bildet eine geschlossene Schleife.
gardeners-card-loop-around = Ein Weg bildet eine geschlossene Schleife mit { $inside } darin.
gardeners-card-run = Es gibt einen durchgehenden Weg aus mindestens { $number ->
    [one] { $number } Plättchen
   *[other] { $number } Plättchen
}.
gardeners-card-joined = Jedes Wegplättchen ist mit einem anderen Wegplättchen verbunden.
gardeners-card = { $id }: { $text }

cards-id = Karte
cards-deck = Stapel
cards-back = Rückseite
cards-text = Was sie verlangt
gardeners-deck-training-a = Training A
gardeners-deck-training-b = Training B
gardeners-deck-training-c = Training C
gardeners-deck-standard = Standard
gardeners-deck-expert = Experten

gardeners-back-proximity = Nähe
gardeners-back-distance-one = Abstand, eine Sorte
gardeners-back-distance-two = Abstand, zwei Sorten
gardeners-back-agglomeration-one = Gruppe, eine Sorte
gardeners-back-agglomeration-two = Gruppe, zwei Sorten
gardeners-back-panorama = Aussicht
gardeners-back-link = Verbindung
gardeners-back-border-outer = Rand, außen
gardeners-back-border-inner = Rand, innen
gardeners-back-geometry-cross = Geometrie, Kreuz
gardeners-back-geometry-square = Geometrie, Quadrat
gardeners-back-paths = Wege

## Die Plättchen

gardeners-tile = { $thing } ({ $ground }, { $id })
gardeners-thing-green-flower = grüne Blume
gardeners-thing-fuchsia-flower = pinke Blume
gardeners-thing-orange-flower = orange Blume
gardeners-thing-green-tree = grüner Baum
gardeners-thing-fuchsia-tree = pinker Baum
gardeners-thing-orange-tree = oranger Baum
gardeners-thing-bench = Bank
gardeners-thing-fountain = Brunnen
gardeners-thing-bend = gebogener Weg
gardeners-thing-straight = gerader Weg
gardeners-thing-bare = leeres Plättchen
gardeners-ground-grass = Gras
gardeners-ground-earth = Erde
gardeners-ground-sand = Sand

## Die Wertung

gardeners-line-GD-R2 = Gewertete Karten
gardeners-line-GD-R5 = Abgeworfene Karten
gardeners-line-GD-O3 = Gewertete Karten
gardeners-line-GD-O4 = Abgeworfene Karten
gardeners-scale-GD-R2 = Punkte pro Karte: 1
gardeners-scale-GD-R5 = Die erste kostet nichts; Punkte für jede weitere: −1
gardeners-scale-GD-O3 = { gardeners-scale-GD-R2 }
gardeners-scale-GD-O4 = { gardeners-scale-GD-R5 }
gardeners-count-GD-R2 = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
gardeners-count-GD-R5 = { gardeners-count-GD-R2 }
gardeners-count-GD-O3 = { gardeners-count-GD-R2 }
gardeners-count-GD-O4 = { gardeners-count-GD-R2 }
gardeners-grade-0 = Der König schaut lieber weg.
gardeners-grade-1 = Ein paar Beete gefallen dem König.
gardeners-grade-2 = Sonntags geht der König hier spazieren.
gardeners-grade-3 = Der ganze Hof spricht von diesem Garten.
gardeners-grade-4 = Der König zeigt diesen Garten allen Gästen.
gardeners-grade-5 = Am Tor steht in Gold, wer den Garten angelegt hat.
gardeners-grade = Stufe { $grade } von { $grades }
gardeners-held-up = { $cards ->
    [one] Diese Karte war nicht erfüllt:
   *[other] Diese Karten waren nicht erfüllt:
}
gardeners-held-up-discarded = { $cards ->
    [one] { $cards } Karte wurde abgeworfen.
   *[other] { $cards } Karten wurden abgeworfen.
}

## Der Tisch

gardeners-mode-training-a = Training A
gardeners-mode-training-b = Training B
gardeners-mode-training-c = Training C
gardeners-mode-beginner = Einstieg
gardeners-mode-normal = Normal
gardeners-heading = Gardeners, { $mode } · Runde { $round } · Kartenstapel: { $deck } · gewertet: { $scored } · abgeworfen: { $discarded }
gardeners-heading-over = Gardeners · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $grade }
gardeners-seat = { $seat } { $player } · Stapel: { $pile } · lose: { $loose }
gardeners-is-ready = bereit
gardeners-held = { $player }: { $back }
gardeners-hidden = (verdeckt)

## Das Protokoll: ein kurzer Satz, und auf Wunsch die Einzelheiten

gardeners-log-table-set = Gardeners, { $mode }. { $player } zieht die erste Karte.
gardeners-log-table-set-expert = Gardeners, { $mode }, mit den Expertenkarten. { $player } zieht die erste Karte.
gardeners-puzzle = Gardeners, ein Rätsel: { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}, ein Garten von { $size } × { $size }.
gardeners-log-drawn = { $player } zieht eine Karte ({ $back }).
gardeners-log-drawn-seen = { $player } zieht eine Karte: { $card }
gardeners-log-turned = { $player } deckt eine Karte auf: { $card }
gardeners-log-scored = { $player } wertet eine Karte: { $card }
gardeners-log-discarded = { $player } wirft eine Karte ab ({ $back }).
gardeners-log-timer = Die Sanduhr läuft: { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}.
gardeners-log-added = { $player } legt ein Plättchen an.
    .details = { $tile } auf { $cell }
gardeners-log-removed = { $player } nimmt ein Plättchen weg und gibt es an { $to }.
    .details = { $tile } von { $cell }
gardeners-log-placed = Ein Plättchen wird gelegt.
    .details = { $tile } auf { $cell }
gardeners-log-swapped = Ein Plättchen wird ersetzt.
    .details = { $tile } auf { $cell }, vorher: { $other }
gardeners-log-lifted = Ein Plättchen wird weggenommen.
    .details = { $tile } von { $cell }
gardeners-log-ready = { $player } ist bereit.
gardeners-log-again-garden = Der Garten hat sich verändert: Alle müssen sich neu bereit melden.
gardeners-log-again-card = Es gibt eine neue Karte: Alle müssen sich neu bereit melden.
gardeners-log-delighted = Seine Majestät ist hocherfreut.
gardeners-log-angry = Bei { $angry } ist Seine Majestät entsetzt.
gardeners-log-won = Runde { $number } ist gewonnen.
gardeners-log-ended-time = Die Zeit ist um: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $grade }
gardeners-log-ended-deck = Der Kartenstapel ist leer: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $grade }
gardeners-log-ended-scored = Die letzten Karten sind gewertet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $grade }
gardeners-log-training-time = Die Zeit ist um: Das Training ist nicht bestanden.
gardeners-log-training-deck = Der Kartenstapel ist leer: Das Training ist bestanden.
gardeners-log-training-alone-passed = Alle Karten sind gewertet: Du hast das Training mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} bestanden.
gardeners-log-training-alone-time = Die Zeit ist um: Du hast das Training nicht bestanden. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
gardeners-log-training-alone-unscored = Du hast nicht alle Karten gewertet und das Training nicht bestanden. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
gardeners-log-solved = Das Rätsel ist gelöst: Der Garten erfüllt alle Karten.

## Züge aufschreiben

gardeners-notation = „{ $text }“ ist kein Zug. „A1 j10 e“ legt ein Plättchen an (Plättchen, Feld, Seite, zu der seine Oberkante zeigt), „x j10 2“ nimmt eines weg (Feld, Platz, der es bekommt), „d S14“ wirft eine Karte ab, „!“ startet die Sanduhr oder meldet, dass du bereit bist.
gardeners-notation-alone = „{ $text }“ ist kein Zug. „A1 j10 e“ legt ein Plättchen (Plättchen, Feld, Seite, zu der seine Oberkante zeigt), „j10 k11“ versetzt eines, „x j10“ nimmt eines weg, „d S14“ wirft eine Karte ab, „!“ startet die Sanduhr, prüft den Garten oder wertet deine Karten, „+“ zieht noch eine Karte.
gardeners-offer = Plättchen, die du anlegen kannst: { $number ->
    [0] keine
   *[other] { $tiles }
}. Felder dafür: { $cells }. Plättchen, die du wegnehmen kannst: { $removable }.
gardeners-offer-alone = { $number ->
    [0] Alle Plättchen sind gelegt. „!“ prüft den Garten.
   *[other] Lose Plättchen: { $tiles }.
}
gardeners-offer-start = Lies deine Karte. „!“ startet die Sanduhr.
gardeners-offer-won = Die Runde ist gewonnen. „!“ wertet alle deine Karten, „+“ zieht noch eine.
gardeners-help = " Gras, = Erde, . Sand; * Blume, T Baum (g grün, f pink, o orange), h Bank mit der Seite, zu der sie blickt, O Brunnen, Linien für Wege. Eine Pflanze ist eine Blume oder ein Baum; ein leeres Plättchen zeigt nur seinen Boden. „Neben“ heißt Kante an Kante: Ecken zählen nicht. „A1 j10 e“ legt das Plättchen A1 auf j10, die Oberkante nach Osten; n, e, s, w sind die Seiten. Ist der Garten voll, meldet „!“, dass du bereit bist; im Solospiel prüft „!“ den Garten.

## Ablehnungen

GD-S1-expert = Die Expertenkarten gibt es nur in den Modi Einstieg und Normal, nicht in einem Training.
GD-S1-untimed = Dieses Training hat keine Sanduhr.
GD-R1-reading = { $player } liest noch die erste Karte. Gebaut wird, sobald die Sanduhr läuft.
GD-R1-started = Das Bauen hat schon begonnen.
GD-R5-holder = Das ist nicht deine Karte.
GD-R5-training = In einem Training mit mehreren Spielern könnt ihr keine Karte abwerfen. Alle Karten lassen sich zusammen erfüllen.
GD-R5-empty = Der Kartenstapel ist leer, deshalb kann keine Karte abgeworfen werden.
GD-A1-nobody = Diesen Platz gibt es nicht.
GD-A1-table = Diesen Zug gibt es nicht.
GD-A1-together = Das geht nur im Solospiel. Gemeinsam legt ihr Plättchen an und nehmt sie weg.
GD-A2-tile = Du hast das Plättchen { $tile } nicht.
GD-A2-turn = { $turns ->
    [one] Dieses Plättchen lässt sich nicht drehen.
   *[other] Dieses Plättchen kann in { $turns } Richtungen liegen, ab 0 nummeriert.
}
GD-A2-first = Das erste Plättchen muss auf dem Startfeld liegen.
GD-A2-taken = Auf diesem Feld liegt schon ein Plättchen.
GD-A2-apart = Ein Plättchen muss neben einem Plättchen des Gartens liegen.
GD-A3-wide = Der Garten wäre größer als { $size } × { $size }.
GD-A4-gone = Das Plättchen { $tile } liegt nicht im Garten.
GD-A4-empty = Auf { $cell } liegt kein Plättchen.
GD-A4-last = Das letzte Plättchen bleibt im Garten.
GD-A4-closed = Dieses Plättchen hat auf allen vier Seiten Nachbarn, deshalb kann es nicht weggenommen werden.
GD-A4-splits = Der Garten würde geteilt: { $number ->
    [one] { $number } Plättchen wäre
   *[other] { $number } Plättchen wären
} abgetrennt.
GD-A4-nobody = Auf diesem Platz sitzt niemand, der das Plättchen nehmen kann.
GD-A5-keep = Ein Plättchen, das du wegnimmst, darfst du nicht behalten. Gib es einem Mitspieler.
GD-V1-missing = { $tiles ->
    [one] { $tiles } Plättchen liegt
   *[other] { $tiles } Plättchen liegen
} noch nicht im Garten.
GD-V1-already = Du bist schon bereit.
GD-E1-over = Die Partie ist zu Ende.
GD-E1-table = Diesen Zug gibt es nicht.
GD-O1-tile = Es gibt kein Plättchen { $tile } in dieser Partie.
GD-O1-frame = Dieses Feld liegt außerhalb des Gartens ({ $size } × { $size }).
GD-O1-there = Das Plättchen liegt schon genau so auf diesem Feld.
GD-O1-loose = Das Plättchen { $tile } liegt nicht im Garten.
GD-O1-alone = Das geht nur mit mehreren Spielern. Solo darfst du Plättchen beliebig legen und wegnehmen.
GD-O2-empty = Es ist keine Karte zum Ziehen übrig. Werte deine Karten.
GD-O3-unwon = Gewinne zuerst die Runde.
GD-O3-decide = Die Runde ist gewonnen. Werte deine Karten, oder ziehe noch eine.
GD-P1-alone = Ein Rätsel ist nur für einen Spieler.
GD-P1-expert = Ein Rätsel hat seine eigenen Karten. Expertenkarten können nicht dazukommen.
GD-P1-fair = Die Karten eines Rätsels werden ausgewählt, nicht gemischt.
GD-P1-card = Es gibt keine Karte { $card }.
GD-P1-twice = Ein Rätsel kann jede Karte nur einmal haben.

## Auf der Seite

gardeners-name = Gardeners
gardeners-by = von Kasper Lapp · 1 bis 4 Spieler
gardeners-about = Ein Garten, viele Hände, kein Wort: Baut ihn gemeinsam gegen die Uhr. Jeder von euch kennt einen Wunsch, den die anderen erraten müssen.
gardeners-how = Ihr spielt alle gleichzeitig. Lege Plättchen von deinem Stapel an, oder nimm welche weg und gib sie einem Mitspieler. Ist der Garten voll und sind alle bereit, wird er geprüft: Sind deine Karten erfüllt, ist Seine Majestät bei dir hocherfreut, sonst entsetzt. Sind alle Karten erfüllt, wird die nächste gezogen. Niemand darf sagen, was die eigene Karte verlangt. Eine Pflanze ist eine Blume oder ein Baum; ein leeres Plättchen zeigt nur seinen Boden. „Neben“ heißt Kante an Kante: Ecken zählen nicht.
gardeners-garden = Der Garten
gardeners-place-laid = { $cell }: { $tile }
gardeners-place-free = { $cell }: frei
gardeners-place-open = { $cell }: frei, hier darf das Plättchen liegen
gardeners-place-closed = { $cell }: frei, für dieses Plättchen nicht erlaubt
gardeners-reserve = Deine Plättchen
gardeners-reserve-other = Plättchen
gardeners-pile = { $number ->
    [one] { $number } Plättchen im Stapel
   *[other] { $number } Plättchen im Stapel
}
gardeners-reserve-empty = keine Plättchen
gardeners-cards = Karten
gardeners-card-new = neu
gardeners-card-open = offen
gardeners-practise = Diese Kartenart üben
gardeners-practise-back = Üben: { $back }
gardeners-card-missed = bei der letzten Prüfung nicht erfüllt
gardeners-discard = Zu schwer: abwerfen
gardeners-discard-sure = { $discarded ->
    [0] Abwerfen (kostenlos)
   *[other] Abwerfen (−1 Punkt)
}
gardeners-discard-fails = Abwerfen (durchgefallen)
gardeners-discard-keep = Behalten
gardeners-verdict-met = erfüllt
gardeners-verdict-lost = nicht erfüllt: Wo?
gardeners-verdict-open = noch offen
gardeners-scored = Gewertete Karten: { $number }
gardeners-training-cards = Alle Karten dieses Trainings
gardeners-deed-in = Zuletzt gelegt auf { $cell }: { $tile }
gardeners-deed-out = Zuletzt weggenommen von { $cell } und an { $name } gegeben: { $tile }
gardeners-look-at = Plättchen und Karten: { $name }
gardeners-round = Runde { $round } · { $deck ->
    [0] keine Karte mehr
    [one] noch { $deck } Karte
   *[other] noch { $deck } Karten
}
gardeners-aim = { $cards ->
    [one] Fülle den Garten so, dass er seine Karte erfüllt.
   *[other] Fülle den Garten so, dass er alle { $cards } Karten erfüllt.
}
gardeners-time-left = Restzeit: { $time }
gardeners-starts-in = Start in
gardeners-minutes-left = { $minutes ->
    [one] Noch { $minutes } Minute.
   *[other] Noch { $minutes } Minuten.
}
gardeners-seconds-left = { $seconds ->
    [one] Noch { $seconds } Sekunde.
   *[other] Noch { $seconds } Sekunden.
}
gardeners-hint-start = Lies deine Karte, dann starte die Sanduhr.
gardeners-hint-pick = { $laid ->
    [0] Fülle den Garten so, dass er alle Karten erfüllt. Wähle ein Plättchen.
   *[other] { $own ->
        [0] Wähle ein Plättchen im Garten, das du wegnehmen willst.
       *[other] Wähle eines deiner Plättchen oder eines im Garten, das du wegnehmen willst.
    }
}
gardeners-hint-place =
    { $pointer ->
        [touch] Drehe es mit dem Knopf und tippe auf ein freies Feld.
       *[mouse] Drehe es (R, Mausrad oder Knopf) und lege es.
    }
gardeners-hint-lay = Wohin legst du es?
gardeners-hint-give = Wer bekommt dieses Plättchen?
gardeners-hint-ready = Der Garten ist voll. Bist du bereit für die Prüfung?
gardeners-hint-again = Der Garten hat sich verändert. Fülle ihn wieder, dann müssen sich alle neu bereit melden.
gardeners-hint-ready-again = Etwas hat sich geändert. Bist du wieder bereit für die Prüfung?
gardeners-hint-wait = Du bist bereit. Noch nicht so weit: { $players }.
gardeners-wait-reading = { $player } liest gerade die Karte.
gardeners-wait-building = Alle bauen. Plättchen im Garten: { $laid } von { $all }.
gardeners-wait-ready = Der Garten ist voll. Noch nicht bereit: { $players }.
gardeners-wait-won = Die Runde ist gewonnen. { $player } entscheidet: alle Karten werten oder noch eine ziehen.
gardeners-hint-won = Die Runde ist gewonnen. Alle Karten werten oder noch eine ziehen?
gardeners-turn = Drehen
gardeners-give = An { $name } geben
gardeners-lift = Wegnehmen
gardeners-put-away = Zurücklegen
gardeners-start = Sanduhr starten
gardeners-ready = Bereit
gardeners-score = Alle Karten werten
gardeners-go-on = Noch eine Karte ziehen
gardeners-mood-delighted = hocherfreut
gardeners-mood-angry = entsetzt
gardeners-moment-won = Runde { $number } ist gewonnen.
gardeners-moment-angry = Noch sind nicht alle Karten erfüllt. Weiterbauen!
gardeners-moment-scored = wertet eine Karte
gardeners-moment-time = Die Zeit ist um.
gardeners-mode = Modus
gardeners-options = Modus
gardeners-preset-training-a = Training A
    .details = Ein Garten von 4 × 4, sechs leichte Karten, keine Sanduhr: der beste Einstieg.
gardeners-preset-training-b = Training B
    .details = Ein Garten von 5 × 5 und sechs Karten, gegen die Sanduhr.
gardeners-preset-training-c = Training C
    .details = Ein Garten von 6 × 6 und fünf Karten, gegen die Sanduhr.
gardeners-preset-beginner = Einstieg
    .details = Das ganze Spiel. Zu mehreren ist nur die neueste Karte verdeckt.
gardeners-preset-normal = Normal
    .details = Das ganze Spiel. Zu mehreren bleiben alle Karten verdeckt.
gardeners-preset-beginner-expert = Einstieg mit Expertenkarten
    .details = Wie Einstieg, mit schwereren Karten.
gardeners-preset-normal-expert = Normal mit Expertenkarten
    .details = Wie Normal, mit schwereren Karten.
gardeners-expert = Expertenkarten dazunehmen (Einstieg und Normal)
gardeners-fair = Faire Mischung: nie drei Karten hintereinander, die zusammen unlösbar sind
gardeners-key-pick = Tab führt zu deinen Plättchen. Die Pfeiltasten wechseln zwischen ihnen; Enter nimmt eines und führt zum Garten.
gardeners-key-turn = R dreht das Plättchen, Umschalt + R dreht es andersherum.
gardeners-key-walk = Die Pfeiltasten führen durch den Garten. Enter legt das Plättchen oder nimmt eines auf.
gardeners-key-give = Hältst du ein Plättchen aus dem Garten, geben es die Tasten 1 bis 4 an den jeweiligen Platz.
gardeners-key-put-away = Escape legt das Plättchen zurück.
gardeners-review = War es lösbar?
gardeners-review-about = Für jede Runde: ob ihre Karten zusammen lösbar waren, welche Karten zusammen unlösbar sind und wie der Garten zu retten gewesen wäre.
gardeners-review-ask = Nachsehen
gardeners-review-asking = Die Suche läuft. Das kann eine Weile dauern.
gardeners-review-there = { $number ->
    [one] { $number } Runde wurde geprüft.
   *[other] { $number } Runden wurden geprüft.
}
gardeners-review-round = Runde { $round }
gardeners-review-won = gewonnen
gardeners-review-possible = lösbar
gardeners-review-impossible = nicht lösbar
gardeners-review-undecided = nicht rechtzeitig geklärt
gardeners-review-exclude = Diese Karten sind zusammen unlösbar:
gardeners-review-given-up = In dieser Runde abgeworfen:
gardeners-review-before-possible = Bis dahin waren alle Karten zusammen lösbar.
gardeners-review-before-impossible = Pech gehabt! Zusammen mit diesen Karten war sie unlösbar:
gardeners-review-before-undecided = Ob bis dahin alle Karten zusammen lösbar waren, ließ sich nicht rechtzeitig klären.
gardeners-way = Vom gebauten Garten zu einem, der alle Karten erfüllt
gardeners-way-show = Lösung zeigen
gardeners-way-hide = Lösung ausblenden
gardeners-way-first = Zum gebauten Garten
gardeners-way-back = Ein Plättchen zurück
gardeners-way-next = Nächstes Plättchen
gardeners-way-last = Zum Garten, der alle Karten erfüllt
gardeners-way-start = Das ist der gebaute Garten. { $out ->
    [0] Es muss kein Plättchen weg
    [one] { $out } markiertes Plättchen muss weg
   *[other] { $out } markierte Plättchen müssen weg
}. Neu zu legen: { $in }.
gardeners-way-out = Von { $cell } wegnehmen: { $tile }.
gardeners-way-in = Auf { $cell } legen: { $tile }.
gardeners-way-done = Jetzt sind alle Karten erfüllt.
gardeners-way-right = Der gebaute Garten hat alle Karten erfüllt. Er wurde nur nicht rechtzeitig geprüft.
gardeners-way-fewest = Weniger Plättchen wegzunehmen reicht nicht.
gardeners-way-perhaps-fewer = Vielleicht reicht es, weniger Plättchen wegzunehmen.

gardeners-thought = Was glaubten die Bots?
gardeners-thought-about = An dieser Stelle der Wiederholung, nur nach dem, was der Bot gesehen hatte.
gardeners-thought-show = Zeigen
gardeners-thought-card = { $name }: { $back }
gardeners-thought-none = An dieser Stelle waren ihm keine Karten verborgen.
gardeners-thought-why = Was am meisten für die erste spricht:
gardeners-thought-garden = Der Garten, den er wollte. Was er ändern wollte, ist markiert und auf der Spielfläche blass eingezeichnet.
