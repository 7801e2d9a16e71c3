## Was die Plättchen zeigen

zen-garden-feature-pagoda = Pagode
zen-garden-feature-bench = Bank
zen-garden-feature-buddha = Buddha
zen-garden-feature-gate = Tor
zen-garden-feature-crane = Kranich
zen-garden-feature-sand-walkway = Sandweg
zen-garden-feature-wood-walkway = Holzweg
zen-garden-feature-stone-walkway = Steinweg
zen-garden-feature-sand = Sand
zen-garden-feature-gravel = Kies
zen-garden-feature-trees = Bäume
zen-garden-feature-clay = Ton
zen-garden-feature-water = Wasser
zen-garden-feature-cherry-blossom = Kirschblüten

## Kurze Namen für Zeichnungen

zen-garden-mark-pagoda = Pagode
zen-garden-mark-bench = Bank
zen-garden-mark-buddha = Buddha
zen-garden-mark-gate = Tor
zen-garden-mark-crane = Kranich
zen-garden-mark-sand-walkway = san
zen-garden-mark-wood-walkway = hol
zen-garden-mark-stone-walkway = ste
zen-garden-mark-sand = SAN
zen-garden-mark-gravel = KIE
zen-garden-mark-trees = BÄU
zen-garden-mark-clay = TON
zen-garden-mark-water = WAS
zen-garden-mark-cherry-blossom = KIR

zen-garden-tile = { $decor } / { $walkway } / { $floor }

zen-garden-corner-nw = oben links
zen-garden-corner-ne = oben rechts
zen-garden-corner-se = unten rechts
zen-garden-corner-sw = unten links

## Der Wertungsbogen

zen-garden-line-ZG-F1 = Münzen
zen-garden-line-ZG-F2 = Wege
zen-garden-line-ZG-F3 = Dekore
zen-garden-line-ZG-F4 = Kleine Vorliebe
zen-garden-line-ZG-F5 = Große Vorliebe
zen-garden-line-ZG-F6 = Mehrheit
zen-garden-line-ZG-F7 = Liebe zum Detail
zen-garden-line-ZG-F8 = Einheit
zen-garden-line-ZG-F9 = Minimalistisch
zen-garden-line-ZG-F10 = Aufträge
zen-garden-total = Summe
zen-garden-score-now = Zwischenstand
zen-garden-score-final = Endstand
zen-garden-scale-ZG-F1 = Punkte pro Münze: 1
zen-garden-scale-ZG-F2 = Punkte nach Zahl der Rundläufe: { $pairs }
zen-garden-scale-ZG-F3 = Punkte nach Zahl der Plättchen mit gleichem Dekor: { $pairs }
zen-garden-scale-ZG-F4 = Punkte pro Plättchen: { $points }
zen-garden-scale-ZG-F5 = Punkte pro Plättchen: { $points }
zen-garden-scale-ZG-F6 = Punkte für die meisten Plättchen: { $first }, für die zweitmeisten: { $second }
zen-garden-scale-ZG-F7 = Punkte nach Zahl der Plättchen: { $pairs }
zen-garden-scale-ZG-F8 = Punkte, wenn jede Bodenart ein einziges Gebiet bildet: { $points }
zen-garden-scale-ZG-F9 = Punkte nach Zahl der Bodenarten: { $pairs }
zen-garden-scale-ZG-F10 = Punkte pro Auftrag, für den ersten und die folgenden Spieler: { $points }
zen-garden-count-ZG-F1 = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
zen-garden-count-ZG-F2 = { $count ->
    [one] { $count } Rundlauf
   *[other] { $count } Rundläufe
}
zen-garden-count-ZG-F3 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F4 = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
}
zen-garden-count-ZG-F5 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F6 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F7 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F8 = { $count ->
    [one] { $count } Gebiet
   *[other] { $count } Gebiete
}
zen-garden-count-ZG-F9 = { $count ->
    [one] { $count } Bodenart
   *[other] { $count } Bodenarten
}
zen-garden-count-ZG-F10 = { $count ->
    [one] { $count } Auftrag
   *[other] { $count } Aufträge
}

## Der Tisch

zen-garden-heading = Zen Garden · Runde { $round } von { $rounds } · { $supply } im Vorrat, { $discards } abgelegt
zen-garden-wish-minor = Kleine Vorliebe: { $feature }
zen-garden-wish-major = Große Vorliebe: { $feature }
zen-garden-wish-majority = Mehrheit: { $feature }
zen-garden-wish-detail = Liebe zum Detail: { $feature }
zen-garden-mission-line = Auftrag { $number }: 4 × { $first } + 4 × { $second } · Punkte { $stack }
zen-garden-seat = { $seat } { $player } · { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
zen-garden-seat-active = ▶ { zen-garden-seat }

## Das Protokoll

zen-garden-mission = 4 × { $first } + 4 × { $second }
zen-garden-log-table-set = Die Gartentableaus liegen bereit. { $player } beginnt.
    .details = Vorliebentableaus: { $boards }. Kleine Vorliebe: { $minor }; große Vorliebe: { $major }; Mehrheit: { $majority }; Liebe zum Detail: { $detail }{ $number ->
        [0] {""}
       *[other] ; Aufträge: { $missions }
    }
zen-garden-log-tile-laid = { $player } legt ein Plättchen { $price ->
    [0] kostenlos
    [one] für { $price } Münze
   *[other] für { $price } Münzen
}.
    .details = { $tile } auf { $cell }, Bogen { $corner }
zen-garden-log-line = { $player } hat vier in einer Reihe: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
    .details = { $decor }{ $lost ->
        [0] {""}
       *[other] ; verfallen, weil höchstens 25: { $lost }
    }
zen-garden-log-mission = { $player } erfüllt Auftrag { $number } { $points ->
    [0] zu spät für ein Punkteplättchen
    [one] für { $points } Punkt
   *[other] für { $points } Punkte
}.
zen-garden-log-discarded = { $number ->
    [one] { $number } Plättchen der unteren Reihe wird
   *[other] { $number } Plättchen der unteren Reihe werden
} abgeworfen.
    .details = { $tiles }
zen-garden-log-shuffled = Der Vorrat ist leer; { $number } abgelegte Plättchen werden zu einem neuen gemischt.
zen-garden-log-filled = { $number ->
    [one] Ein neues Plättchen kommt
   *[other] { $number } neue Plättchen kommen
} auf das Auswahltableau.
zen-garden-log-round = Runde { $number }. { $player } beginnt.
zen-garden-log-ended-points = Die Gärten sind fertig. { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
zen-garden-log-ended-coins = Die Gärten sind fertig. { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und mehr Münzen.
zen-garden-log-ended-shared = Die Gärten sind fertig. { $winners } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Züge aufschreiben

zen-garden-notation = „{ $text }“ ist kein Zug. Schreib das Plättchen, das Feld und die Ecke, um die sein Weg biegt, wie in „b1 e4 ne“: Spalte b zum Preis 1, Feld e4, Ecke nw, ne, se oder sw.
zen-garden-offer = Du kannst { $spaces } nehmen und auf { $cells } legen, in jeder der vier Richtungen.
zen-garden-help = Ein Plättchen liest sich als Dekor, Weg (Kleinbuchstaben) und Bodenart (GROSSBUCHSTABEN). ╯ ╰ ╭ ╮ zeigt die Ecke, um die sein Weg biegt: nw, ne, se, sw. Ein Zug nennt das Plättchen mit Spalte und Preis, das Feld in deinem Garten und diese Ecke.

## Ablehnungen

ZG-S1-unknown = Es gibt kein Vorliebentableau { $boards }; sie sind von 1 bis { $last } nummeriert.
ZG-S1-basics = Vorliebentableau 1 ist immer im Spiel.
ZG-R1-turn = { $player } ist am Zug.
ZG-R2-turn = { $player } ist am Zug.
ZG-R8 = Das Spiel ist zu Ende: Alle Gärten sind voll.
ZG-T1-absent = Das Plättchen { $tile } liegt nicht auf dem Auswahltableau.
ZG-T2-empty = Das Feld { $space } bleibt bis zum Ende der Runde leer.
ZG-T3-price = Das Plättchen kostet { $price }, du hast { $coins }.
ZG-T4-taken = Auf diesem Feld liegt schon ein Plättchen.
ZG-T4-apart = Ein Plättchen muss mit einer Seite an ein Plättchen deines Gartens stoßen.
ZG-T6-span = Der Garten wäre { $rows } Reihen hoch und { $columns } Spalten breit; er muss in { $side } mal { $side } passen.
ZG-T6-origin = Das erste Plättchen heißt immer d4; der Garten lässt sich verschieben, wohin du willst.

## On the page

zen-garden-name = Zen Garden
zen-garden-by = von Mike Georgiou · 2 bis 4 Personen
zen-garden-about = Lege aus sechzehn Plättchen einen Garten, der einem anspruchsvollen Kaiser gefällt: Schließe Wegringe, sammle, was er liebt, und achte auf deine Münzen.
zen-garden-how = Nimm ein Plättchen vom Auswahltableau, drehe es und lege es an deinen Garten. Der Garten rückt von selbst, wenn Platz ist. Die Zeile unter deinem Garten zeigt, was sich ändern würde; gesperrte Plätze sagen, warum.
zen-garden-market = Auswahltableau
zen-garden-market-tile = { $tile }, Preis { $price }
zen-garden-market-tile-dear = { $tile }, Preis { $price }, jetzt nicht für dich
zen-garden-price = Preis { $price }
zen-garden-space-empty = Leeres Feld
zen-garden-supply = { $supply } im Vorrat, { $discards } abgelegt
zen-garden-your-garden = Der Garten vor dir
zen-garden-other-gardens = Die anderen Gärten
zen-garden-garden-of = Garten von { $player }, { $number ->
    [one] { $number } Plättchen
   *[other] { $number } Plättchen
}
zen-garden-coins = { $coins ->
    [one] Münze
   *[other] Münzen
}
zen-garden-first = Startspieler
zen-garden-place-first = Reihe { $row }, Spalte { $column }
zen-garden-place-laid = { $cell }: { $tile }, Bogen { $corner }
zen-garden-place-free = { $cell }: frei
zen-garden-place-open = { $cell }: frei, hier darfst du legen
zen-garden-place-closed = { $cell }: frei, jetzt nicht für dich
zen-garden-hint-pick = Wähle ein Plättchen aus dem Auswahltableau.
zen-garden-hint-place = Drehe es mit R oder dem Rad und lege es an deinen Garten.
zen-garden-turn = Drehen
zen-garden-lay = Legen
zen-garden-put-away = Weglegen
zen-garden-idea = Nimm { $tile } { $price ->
    [0] kostenlos
    [one] für { $price } Münze
   *[other] für { $price } Münzen
} und leg das Plättchen auf { $cell }, Bogen { $corner }.
zen-garden-missions = Aufträge
zen-garden-mission-number = Auftrag { $number }
zen-garden-mission-count = { $feature }: { $number } von { $needed }
zen-garden-mission-stack = { $number ->
    [0] kein Punkteplättchen mehr
   *[other] nächstes Punkteplättchen: { $points }
}
zen-garden-mission-done = erfüllt für { $points }
zen-garden-moment-line = vier in einer Linie: +{ $coins } Münzen
zen-garden-moment-mission = Auftrag erfüllt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zen-garden-moment-ring = ein Ring ist geschlossen
zen-garden-boards = Vorliebentableaus
zen-garden-levels = Stufen
zen-garden-level = Stufe { $number }
zen-garden-board-basics = Grundlagen
zen-garden-board-unity = Einheit
zen-garden-board-minimalist = Minimalist
zen-garden-board-two-missions = zwei Aufträge
zen-garden-board-one-mission = ein Auftrag
zen-garden-key-pick = Tab führt zum Auswahltableau; die Pfeiltasten wandern darüber, Enter wählt ein Plättchen und geht zum Garten.
zen-garden-key-turn = R dreht das Plättchen, Umschalt + R andersherum.
zen-garden-key-walk = Die Pfeiltasten wandern durch den Garten; jeder Platz sagt, was das Plättchen dort ändern würde oder warum es dort nicht liegen darf.
zen-garden-key-lay = Enter legt das Plättchen.
zen-garden-key-put-away = Escape legt es weg.
