## Arten von Plättchen, wie sie im Satz stehen

gardeners-kind-flower = { $role ->
    [each] Jede Blume
    [each-too] jede Blume
    [no] Keine Blume
    [no-too] keine Blume
    [another] einer anderen Blume
    [many] Blumen
    [of] Blumen
   *[a] einer Blume
}
gardeners-kind-green-flower = { $role ->
    [each] Jede grüne Blume
    [each-too] jede grüne Blume
    [no] Keine grüne Blume
    [no-too] keine grüne Blume
    [another] einer anderen grünen Blume
    [many] grünen Blumen
    [of] grünen Blumen
   *[a] einer grünen Blume
}
gardeners-kind-fuchsia-flower = { $role ->
    [each] Jede fuchsiafarbene Blume
    [each-too] jede fuchsiafarbene Blume
    [no] Keine fuchsiafarbene Blume
    [no-too] keine fuchsiafarbene Blume
    [another] einer anderen fuchsiafarbenen Blume
    [many] fuchsiafarbenen Blumen
    [of] fuchsiafarbenen Blumen
   *[a] einer fuchsiafarbenen Blume
}
gardeners-kind-orange-flower = { $role ->
    [each] Jede orangefarbene Blume
    [each-too] jede orangefarbene Blume
    [no] Keine orangefarbene Blume
    [no-too] keine orangefarbene Blume
    [another] einer anderen orangefarbenen Blume
    [many] orangefarbenen Blumen
    [of] orangefarbenen Blumen
   *[a] einer orangefarbenen Blume
}
gardeners-kind-tree = { $role ->
    [each] Jeder Baum
    [each-too] jeder Baum
    [no] Kein Baum
    [no-too] kein Baum
    [another] einem anderen Baum
    [many] Bäumen
    [of] Bäumen
   *[a] einem Baum
}
gardeners-kind-green-tree = { $role ->
    [each] Jeder grüne Baum
    [each-too] jeder grüne Baum
    [no] Kein grüner Baum
    [no-too] kein grüner Baum
    [another] einem anderen grünen Baum
    [many] grünen Bäumen
    [of] grünen Bäumen
   *[a] einem grünen Baum
}
gardeners-kind-fuchsia-tree = { $role ->
    [each] Jeder fuchsiafarbene Baum
    [each-too] jeder fuchsiafarbene Baum
    [no] Kein fuchsiafarbener Baum
    [no-too] kein fuchsiafarbener Baum
    [another] einem anderen fuchsiafarbenen Baum
    [many] fuchsiafarbenen Bäumen
    [of] fuchsiafarbenen Bäumen
   *[a] einem fuchsiafarbenen Baum
}
gardeners-kind-orange-tree = { $role ->
    [each] Jeder orangefarbene Baum
    [each-too] jeder orangefarbene Baum
    [no] Kein orangefarbener Baum
    [no-too] kein orangefarbener Baum
    [another] einem anderen orangefarbenen Baum
    [many] orangefarbenen Bäumen
    [of] orangefarbenen Bäumen
   *[a] einem orangefarbenen Baum
}
gardeners-kind-plant = { $role ->
    [each] Jede Pflanze
    [each-too] jede Pflanze
    [no] Keine Pflanze
    [no-too] keine Pflanze
    [another] einer anderen Pflanze
    [many] Pflanzen
    [of] Pflanzen
   *[a] einer Pflanze
}
gardeners-kind-green-plant = { $role ->
    [each] Jede grüne Pflanze
    [each-too] jede grüne Pflanze
    [no] Keine grüne Pflanze
    [no-too] keine grüne Pflanze
    [another] einer anderen grünen Pflanze
    [many] grünen Pflanzen
    [of] grünen Pflanzen
   *[a] einer grünen Pflanze
}
gardeners-kind-fuchsia-plant = { $role ->
    [each] Jede fuchsiafarbene Pflanze
    [each-too] jede fuchsiafarbene Pflanze
    [no] Keine fuchsiafarbene Pflanze
    [no-too] keine fuchsiafarbene Pflanze
    [another] einer anderen fuchsiafarbenen Pflanze
    [many] fuchsiafarbenen Pflanzen
    [of] fuchsiafarbenen Pflanzen
   *[a] einer fuchsiafarbenen Pflanze
}
gardeners-kind-orange-plant = { $role ->
    [each] Jede orangefarbene Pflanze
    [each-too] jede orangefarbene Pflanze
    [no] Keine orangefarbene Pflanze
    [no-too] keine orangefarbene Pflanze
    [another] einer anderen orangefarbenen Pflanze
    [many] orangefarbenen Pflanzen
    [of] orangefarbenen Pflanzen
   *[a] einer orangefarbenen Pflanze
}
gardeners-kind-bench = { $role ->
    [each] Jede Bank
    [each-too] jede Bank
    [no] Keine Bank
    [no-too] keine Bank
    [another] einer anderen Bank
    [many] Bänken
    [of] Bänken
   *[a] einer Bank
}
gardeners-kind-fountain = { $role ->
    [each] Jeder Brunnen
    [each-too] jeder Brunnen
    [no] Kein Brunnen
    [no-too] kein Brunnen
    [another] einem anderen Brunnen
    [many] Brunnen
    [of] Brunnen
   *[a] einem Brunnen
}
gardeners-kind-path = { $role ->
    [each] Jedes Wegplättchen
    [each-too] jedes Wegplättchen
    [no] Kein Wegplättchen
    [no-too] kein Wegplättchen
    [another] einem anderen Wegplättchen
    [many] Wegplättchen
    [of] Wegplättchen
   *[a] einem Wegplättchen
}
gardeners-kind-grass = { $role ->
    [each] Jedes Grasplättchen
    [each-too] jedes Grasplättchen
    [no] Kein Grasplättchen
    [no-too] kein Grasplättchen
    [another] einem anderen Grasplättchen
    [many] Grasplättchen
    [of] Grasplättchen
   *[a] einem Grasplättchen
}
gardeners-kind-earth = { $role ->
    [each] Jedes Erdplättchen
    [each-too] jedes Erdplättchen
    [no] Kein Erdplättchen
    [no-too] kein Erdplättchen
    [another] einem anderen Erdplättchen
    [many] Erdplättchen
    [of] Erdplättchen
   *[a] einem Erdplättchen
}
gardeners-kind-sand = { $role ->
    [each] Jedes Sandplättchen
    [each-too] jedes Sandplättchen
    [no] Kein Sandplättchen
    [no-too] kein Sandplättchen
    [another] einem anderen Sandplättchen
    [many] Sandplättchen
    [of] Sandplättchen
   *[a] einem Sandplättchen
}
gardeners-kind-bare = { $role ->
    [each] Jedes leere Plättchen
    [each-too] jedes leere Plättchen
    [no] Kein leeres Plättchen
    [no-too] kein leeres Plättchen
    [another] einem anderen leeren Plättchen
    [many] leeren Plättchen
    [of] leeren Plättchen
   *[a] einem leeren Plättchen
}
gardeners-either = { $role ->
    [each] { $first } und { $second }
    [no] { $first } und { $second }
   *[other] { $first } oder { $second }
}
gardeners-anything = einem beliebigen Plättchen

## Was die Karten sagen

gardeners-card-proximity = { $every } liegt neben { $near }.
gardeners-card-distance = { $no } liegt neben { $near }.
gardeners-card-agglomeration-at-least = Es gibt eine Gruppe aus mindestens { $number } { $many }.
gardeners-card-agglomeration-exactly = Es gibt eine Gruppe aus genau { $number } { $many }, nicht mehr und nicht weniger.
gardeners-card-panorama = Jede Bank ist { $near } zugewandt.
gardeners-card-link = Eine Kette aus { $of } verbindet zwei gegenüberliegende Seiten.
gardeners-card-border-outer = { $every } liegt am Rand.
gardeners-card-border-inner = { $every } liegt im Inneren, nicht am Rand.
gardeners-card-cross = Irgendwo liegt ein Kreuz mit { $centre } in der Mitte und je { $arm } auf allen vier Seiten.
gardeners-card-cross-mixed = Irgendwo liegt ein Kreuz mit { $centre } in der Mitte und, im Uhrzeigersinn darum herum, { $arms }.
gardeners-card-quad = Irgendwo liegt ein Quadrat aus 2 × 2 { $many }.
gardeners-card-quad-mixed = Irgendwo liegt ein Quadrat, im Uhrzeigersinn aus { $tiles }.
gardeners-card-square = Irgendwo liegt ein Quadrat aus 3 × 3 Plättchen mit { $corner } in jeder Ecke, { $edge } zwischen den Ecken und { $centre } in der Mitte.
gardeners-card-loop = Ein Weg bildet eine geschlossene Schleife.
gardeners-card-loop-around = Ein Weg bildet eine geschlossene Schleife mit { $inside } darin.
gardeners-card-run = Ein zusammenhängender Weg hat mindestens { $number } Plättchen.
gardeners-card-joined = Jedes Wegplättchen ist mit einem anderen verbunden.
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
gardeners-thing-fuchsia-flower = fuchsiafarbene Blume
gardeners-thing-orange-flower = orangefarbene Blume
gardeners-thing-green-tree = grüner Baum
gardeners-thing-fuchsia-tree = fuchsiafarbener Baum
gardeners-thing-orange-tree = orangefarbener Baum
gardeners-thing-bench = Bank
gardeners-thing-fountain = Brunnen
gardeners-thing-bend = Wegbiegung
gardeners-thing-straight = gerader Weg
gardeners-thing-bare = leeres Plättchen
gardeners-ground-grass = Gras
gardeners-ground-earth = Erde
gardeners-ground-sand = Sand

## Die Wertung

gardeners-line-GD-R2 = Gewertete Karten
gardeners-line-GD-R5 = Abgelegte Karten
gardeners-line-GD-O3 = Gewertete Karten
gardeners-line-GD-O4 = Abgelegte Karten
gardeners-grade-0 = Der König schaut lieber weg.
gardeners-grade-1 = Ein paar Beete gefallen dem König.
gardeners-grade-2 = Der König spaziert hier am Sonntag.
gardeners-grade-3 = Der Hof spricht von eurem Garten.
gardeners-grade-4 = Der König zeigt ihn allen Gästen.
gardeners-grade-5 = Eure Namen stehen über dem Tor.

## Der Tisch

gardeners-mode-training-a = Training A
gardeners-mode-training-b = Training B
gardeners-mode-training-c = Training C
gardeners-mode-beginner = Einstieg
gardeners-mode-normal = Normal
gardeners-heading = Gardeners, { $mode } · Runde { $round } · Stapel: { $deck } · gewertet: { $scored } · abgelegt: { $discarded }
gardeners-heading-over = Gardeners · { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { $grade }
gardeners-seat = { $seat } { $player } · Stapel { $pile } · lose { $loose }
gardeners-is-ready = bereit
gardeners-held = { $player }: { $back }
gardeners-hidden = (verdeckt)

## Das Protokoll

gardeners-log-table-set = Gardeners, { $mode }. { $player } zieht die erste Karte.
gardeners-log-table-set-expert = Gardeners, { $mode }, mit den Expertenkarten. { $player } zieht die erste Karte.
gardeners-puzzle = Gardeners, ein Rätsel: { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}, ein Garten von { $size } × { $size }.
gardeners-log-drawn = { $player } zieht eine Karte: { $back }.
gardeners-log-drawn-seen = { $player } zieht eine Karte. { $card }
gardeners-log-turned = { $player } deckt eine Karte auf. { $card }
gardeners-log-scored = Eine Karte von { $player } wird gewertet. { $card }
gardeners-log-discarded = { $player } legt eine Karte ab: { $back }.
gardeners-log-timer = Die Sanduhr läuft: { $minutes } Minuten.
gardeners-log-added = { $player } legt ein Plättchen auf { $cell }: { $tile }.
gardeners-log-removed = { $player } nimmt das Plättchen von { $cell } weg, für { $to }: { $tile }.
gardeners-log-placed = Auf { $cell }: { $tile }.
gardeners-log-swapped = Auf { $cell }: { $tile }, im Tausch gegen: { $other }.
gardeners-log-lifted = Von { $cell } genommen: { $tile }.
gardeners-log-ready = { $player } ist bereit.
gardeners-log-delighted = Alle sind begeistert.
gardeners-log-angry = Verärgert: { $angry }.
gardeners-log-won = Runde { $number } ist gewonnen.
gardeners-log-ended-time = Die Zeit ist um: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $grade }
gardeners-log-ended-deck = Der Stapel ist aufgebraucht: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $grade }
gardeners-log-ended-scored = Die letzten Karten sind gewertet: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}. { $grade }
gardeners-log-training-time = Die Zeit ist um: Das Training ist nicht bestanden.
gardeners-log-training-deck = Der Stapel ist aufgebraucht: Das Training ist bestanden.
gardeners-log-training-alone-passed = Alle Karten sind gewertet: Das Training ist bestanden, mit { $points } Punkten.
gardeners-log-training-alone-time = Die Zeit ist um: Das Training ist nicht bestanden. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
gardeners-log-training-alone-unscored = Nicht alle Karten wurden gewertet: Das Training ist nicht bestanden. { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
gardeners-log-solved = Das Rätsel ist gelöst: Der Garten erfüllt alle Karten.

## Züge aufschreiben

gardeners-notation = „{ $text }“ bedeutet hier nichts. Leg ein Plättchen mit „A1 j10 e“ (Plättchen, Platz, wohin seine Oberkante zeigt), nimm eins weg mit „x j10 2“ (Platz, Sitz, der es bekommt), leg eine Karte ab mit „d S14“; oder schreib „los“ oder „bereit“.
gardeners-notation-alone = „{ $text }“ bedeutet hier nichts. Leg ein Plättchen mit „A1 j10 e“ (Plättchen, Platz, wohin seine Oberkante zeigt), versetz eins mit „j10 k11“, nimm eins weg mit „x j10“, leg eine Karte ab mit „d S14“; oder schreib „los“, „bereit“, „werten“ oder „weiter“.
gardeners-offer = Du kannst anlegen: { $number ->
    [0] nichts
   *[other] { $tiles }
}. Freie Plätze: { $cells }. Plättchen, die man wegnehmen kann: { $removable }.
gardeners-offer-alone = { $number ->
    [0] Alle Plättchen liegen: Mit „bereit“ prüfst du den Garten.
   *[other] Lose Plättchen: { $tiles }.
}
gardeners-offer-start = Lies deine Karte. „los“ startet die Sanduhr.
gardeners-offer-won = Die Runde ist gewonnen. „werten“ wertet alle deine Karten, „weiter“ zieht noch eine.
gardeners-help = " Gras, = Erde, . Sand; * Blume, T Baum (g grün, f fuchsia, o orange), h Bank und wohin sie schaut, O Brunnen, Striche für Wege. „A1 j10 e“ legt das Plättchen A1 auf j10, die Oberkante nach Osten; n, e, s, w sind die Seiten. Ist der Garten voll, schreib „bereit“.

## Ablehnungen

GD-S1-expert = Die Expertenkarten kommen zum Standardstapel, nicht zu einem Training.
GD-S1-untimed = Dieses Training hat keine Sanduhr.
GD-R1-reading = { $player } liest die erste Karte; gebaut wird, sobald die Sanduhr läuft.
GD-R1-started = Das Bauen hat schon begonnen.
GD-R5-holder = Diese Karte hast du nicht.
GD-R5-training = In einem Training zu mehreren wird keine Karte abgeworfen: Alle seine Karten lassen sich zusammen erfüllen.
GD-R5-empty = Der Stapel ist leer, also kann keine Karte abgelegt werden.
GD-A1-nobody = Diesen Sitz gibt es nicht.
GD-A1-table = Der Tisch selbst tut so etwas nicht.
GD-A1-together = Das gibt es nur allein; gemeinsam legt ihr Plättchen an und nehmt welche weg.
GD-A2-tile = Du hast das Plättchen { $tile } nicht zur Hand.
GD-A2-turn = { $turns ->
    [one] Dieses Plättchen liegt nur auf eine Art.
   *[other] Dieses Plättchen kann auf { $turns } Arten liegen, gezählt ab 0.
}
GD-A2-first = Das erste Plättchen liegt dort, wo der Garten beginnt.
GD-A2-taken = Dort liegt schon ein Plättchen.
GD-A2-apart = Ein Plättchen muss an ein Plättchen des Gartens grenzen.
GD-A3-wide = Der Garten wäre mehr als { $size } Plättchen breit oder hoch.
GD-A4-gone = Das Plättchen { $tile } liegt nicht im Garten.
GD-A4-empty = Auf { $cell } liegt kein Plättchen.
GD-A4-last = Das letzte Plättchen bleibt im Garten.
GD-A4-closed = Dieses Plättchen ist auf allen vier Seiten eingeschlossen.
GD-A4-splits = Der Garten fiele auseinander: { $number ->
    [one] Ein Plättchen wäre
   *[other] { $number } Plättchen wären
} abgeschnitten.
GD-A4-nobody = Auf diesem Sitz ist niemand, der das Plättchen nehmen könnte.
GD-A5-keep = Wer ein Plättchen wegnimmt, behält es nicht; gib es jemand anderem.
GD-V1-missing = { $tiles ->
    [one] Ein Plättchen liegt
   *[other] { $tiles } Plättchen liegen
} noch nicht.
GD-V1-already = Du hast schon gesagt, dass du bereit bist.
GD-E1-over = Das Spiel ist vorbei.
GD-E1-table = Nur der Tisch sagt, wann die Zeit um ist.
GD-O1-tile = Ein Plättchen { $tile } gibt es in diesem Spiel nicht.
GD-O1-frame = Dieser Platz liegt außerhalb des Rahmens von { $size } × { $size }.
GD-O1-there = Das Plättchen liegt schon genau so dort.
GD-O1-loose = Das Plättchen { $tile } liegt nicht im Garten.
GD-O1-alone = Allein legst du Plättchen frei hin und nimmst sie frei weg.
GD-O2-empty = Es ist keine Karte mehr da: Werte, was du hast.
GD-O3-unwon = Gewinn zuerst die Runde.
GD-O3-decide = Die Runde ist gewonnen: Werte deine Karten oder mach mit einer weiteren weiter.
GD-P1-alone = Ein Rätsel ist für eine Person.
GD-P1-expert = Ein Rätsel nennt seine Karten selbst: Andere kommen nicht dazu.
GD-P1-fair = Die Karten eines Rätsels werden genannt, nicht ausgeteilt.
GD-P1-card = Eine Karte { $card } gibt es nicht.
GD-P1-twice = Ein Rätsel hat jede Karte nur einmal.

## On the page

gardeners-name = Gardeners
gardeners-by = von Kasper Lapp · 1 bis 4 Personen
gardeners-about = Ein Garten, viele Hände, kein Wort: Baut ihn gemeinsam gegen die Uhr, alle mit einem Wunsch, den die anderen nur erraten können.
gardeners-how = Alle spielen gleichzeitig. Leg Plättchen von deinem Stapel an, oder nimm welche weg und gib sie jemand anderem. Ist der Garten voll und sind alle bereit, zeigt sich, wessen Karten erfüllt sind; sind alle begeistert, kommt die nächste Karte. Niemand sagt, was die eigene Karte verlangt.
gardeners-garden = Der Garten
gardeners-place-laid = { $cell }: { $tile }
gardeners-place-free = { $cell }: frei
gardeners-place-open = { $cell }: frei, das Plättchen darf hier liegen
gardeners-place-closed = { $cell }: frei, nicht für dieses Plättchen
gardeners-reserve = Plättchen zur Hand
gardeners-pile = { $number } im Stapel
gardeners-reserve-empty = keine Plättchen
gardeners-cards = Karten
gardeners-card-open = offen
gardeners-discard = Zu schwer: abwerfen
gardeners-discard-sure = Ja, abwerfen
gardeners-discard-keep = Behalten
gardeners-verdict-met = erfüllt
gardeners-verdict-lost = verfehlt: zeigen, wo
gardeners-verdict-open = nicht entschieden
gardeners-scored = Gewertete Karten: { $number }
gardeners-training-cards = Alle Karten dieses Trainings
gardeners-others = Die anderen
gardeners-round = Runde { $round } · noch { $deck } Karten
gardeners-aim = { $cards ->
    [one] Füll den Garten so, dass er seine Karte erfüllt.
   *[other] Füll den Garten so, dass er alle { $cards } Karten erfüllt.
}
gardeners-time-left = Verbleibende Zeit: { $time }
gardeners-minutes-left = { $minutes ->
    [one] Noch eine Minute.
   *[other] Noch { $minutes } Minuten.
}
gardeners-seconds-left = Noch { $seconds } Sekunden.
gardeners-hint-start = Lies deine Karte und starte dann die Sanduhr.
gardeners-hint-pick = Wähle ein Plättchen, oder eines im Garten, um es herauszunehmen.
gardeners-hint-place = Drehe es (R, Rad oder Knopf) und lege es.
gardeners-hint-lay = Wo soll es liegen?
gardeners-hint-give = An wen geht dieses Plättchen?
gardeners-hint-ready = Der Garten ist voll. Bereit zur Prüfung?
gardeners-hint-wait = Du bist bereit. Die anderen fehlen noch.
gardeners-hint-won = Die Runde ist gewonnen. Alle Karten werten, oder noch eine wagen?
gardeners-turn = Drehen
gardeners-give = An { $name } geben
gardeners-lift = Herausnehmen
gardeners-put-away = Weglegen
gardeners-start = Gelesen: starten
gardeners-ready = Bereit
gardeners-score = Alle Karten werten
gardeners-go-on = Noch eine Karte ziehen
gardeners-mood-delighted = begeistert
gardeners-mood-angry = verärgert
gardeners-moment-won = Runde { $number } ist gewonnen.
gardeners-moment-angry = Jemand ist verärgert. Baut weiter!
gardeners-moment-scored = wertet eine Karte
gardeners-moment-time = Die Zeit ist um.
gardeners-mode = Spielart
gardeners-expert = Expertenkarten einmischen (Einsteiger und normal)
gardeners-fair = Faire Karten: nie drei hintereinander, die einander ausschließen
gardeners-key-pick = Tab führt zu deinen Plättchen; die Pfeiltasten wandern darüber, Enter wählt eines und geht zum Garten.
gardeners-key-turn = R dreht das Plättchen, Umschalt + R andersherum.
gardeners-key-walk = Die Pfeiltasten wandern durch den Garten; Enter legt das Plättchen oder nimmt eines, das dort liegt.
gardeners-key-give = Mit einem Plättchen aus dem Garten in der Hand geben es die Tasten 1 bis 4 an diesen Platz.
gardeners-key-put-away = Escape legt das Plättchen weg.
gardeners-review = War es zu schaffen?
gardeners-review-about = Für jede Runde: ob ihre Karten zusammen zu erfüllen waren, welche einander ausschließen, und wie der Garten auf dem Tisch hätte passen können.
gardeners-review-ask = Nachsehen
gardeners-review-asking = Gärten werden gesucht. Das kann eine Weile dauern.
gardeners-review-there = { $number ->
    [one] Eine Runde wurde betrachtet.
   *[other] { $number } Runden wurden betrachtet.
}
gardeners-review-round = Runde { $round }
gardeners-review-won = gewonnen
gardeners-review-possible = war zu erfüllen
gardeners-review-impossible = war nicht zu erfüllen
gardeners-review-undecided = nicht rechtzeitig entschieden
gardeners-review-exclude = Diese Karten schließen einander aus:
gardeners-review-given-up = In dieser Runde abgeworfen:
gardeners-review-before-possible = Bis dahin waren alle Karten zu erfüllen.
gardeners-review-before-impossible = Es lag an den Karten: Diese war nicht zusammen zu erfüllen mit:
gardeners-review-before-undecided = Ob bis dahin alle Karten zu erfüllen waren, wurde nicht rechtzeitig entschieden.
gardeners-way = Vom Garten auf dem Tisch zu einem, der alle Karten erfüllt
gardeners-way-show = Zeigen, wie
gardeners-way-hide = Wieder verbergen
gardeners-way-first = Zum Garten auf dem Tisch
gardeners-way-back = Ein Plättchen zurück
gardeners-way-next = Nächstes Plättchen
gardeners-way-last = Zum Garten, der alle Karten erfüllt
gardeners-way-start = Der Garten auf dem Tisch. { $out ->
    [0] Kein Plättchen kommt heraus
    [one] Ein markiertes Plättchen kommt heraus
   *[other] { $out } markierte Plättchen kommen heraus
}, { $in } { $in ->
    [one] kommt
   *[other] kommen
} hinein.
gardeners-way-out = Von { $cell } weg: { $tile }.
gardeners-way-in = Auf { $cell }: { $tile }.
gardeners-way-done = Jetzt sind alle Karten erfüllt.
gardeners-way-right = Der Garten auf dem Tisch erfüllte alle Karten. Er wurde nur nicht rechtzeitig geprüft.
gardeners-way-fewest = Mit weniger Plättchen, die herauskommen, geht es nicht.
gardeners-way-perhaps-fewer = Vielleicht geht es mit weniger Plättchen, die herauskommen.
