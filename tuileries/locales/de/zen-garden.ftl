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
zen-garden-feature-gravel = Kiesel
zen-garden-feature-trees = Bäume
zen-garden-feature-clay = Ton
zen-garden-feature-water = Wasser
zen-garden-feature-cherry-blossom = Kirschblüten

## Kurze Namen für Zeichnungen: sieben Zeichen für ein Dekor, drei für die anderen

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

## Die Wertung

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
zen-garden-score-final = Schlusswertung

# Was jede Zeile bringt; { $pairs } ist etwa „1 → 3, 2 → 6“: so viele bringen so viele Punkte.
zen-garden-scale-ZG-F1 = Punkte pro Münze: 1
zen-garden-scale-ZG-F2 = Punkte nach Anzahl der Rundläufe: { $pairs }
zen-garden-scale-ZG-F3 = Punkte nach Anzahl gleicher Dekore: { $pairs }
zen-garden-scale-ZG-F4 = Punkte pro Plättchen: { $points }
zen-garden-scale-ZG-F5 = Punkte pro Plättchen: { $points }
zen-garden-scale-ZG-F6 = Punkte für die meisten Plättchen: { $first }, für die zweitmeisten: { $second }
zen-garden-scale-ZG-F7 = Punkte nach Anzahl der Plättchen: { $pairs }
zen-garden-scale-ZG-F8 = Punkte, wenn jede Bodenart eine einzige Fläche bildet: { $points }
zen-garden-scale-ZG-F9 = Punkte nach Anzahl der Bodenarten: { $pairs }
zen-garden-scale-ZG-F10 = Punkte pro Auftrag, der Reihe nach: { $points }

# Wie viele ein Spieler davon hat, in kleiner Schrift unter den Punkten.
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
    [one] { $count } Fläche
   *[other] { $count } Flächen
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

zen-garden-heading = Zen Garden · Runde { $round } von { $rounds } · Vorrat: { $supply } · abgeworfen: { $discards }
zen-garden-wish-minor = Kleine Vorliebe: { $feature }
zen-garden-wish-major = Große Vorliebe: { $feature }
zen-garden-wish-majority = Mehrheit: { $feature }
zen-garden-wish-detail = Liebe zum Detail: { $feature }
zen-garden-mission-line = Auftrag { $number }: 4 × { $first } + 4 × { $second } · Punkteplättchen: { $stack }
zen-garden-seat = { $seat } { $player } · { $coins ->
    [one] { $coins } Münze
   *[other] { $coins } Münzen
}
zen-garden-seat-active = ▶ { zen-garden-seat }

## Das Protokoll: ein kurzer Satz, und auf Wunsch die Einzelheiten

zen-garden-mission = 4 × { $first } + 4 × { $second }
zen-garden-log-table-set = Die Gartentableaus liegen bereit. { $player } beginnt.
    .details = Vorliebentableaus: { $boards }. Kleine Vorliebe: { $minor }; große Vorliebe: { $major }; Mehrheit: { $majority }; Liebe zum Detail: { $detail }{ $number ->
        [0] {""}
       *[other] ; Aufträge: { $missions }
    }
zen-garden-log-tile-laid = { $player } legt ein { $price ->
    [0] kostenloses Plättchen
    [one] Plättchen für { $price } Münze
   *[other] Plättchen für { $price } Münzen
}.
    .details = { $tile } auf { $cell }, Bogen { $corner }
zen-garden-log-line = { $player } vervollständigt eine Linie: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}.
    .details = { $decor }{ $lost ->
        [0] {""}
       *[other] ; über 25 verfallen: { $lost }
    }
zen-garden-log-mission = { $player } erfüllt Auftrag { $number }{ $points ->
    [0] , aber zu spät für ein Punkteplättchen
    [one] : { $points } Punkt
   *[other] : { $points } Punkte
}.
zen-garden-log-discarded = { $number ->
    [one] { $number } Plättchen der unteren Reihe wird
   *[other] { $number } Plättchen der unteren Reihe werden
} abgeworfen.
    .details = { $tiles }
zen-garden-log-shuffled = Der Vorrat ist leer. { $number ->
    [one] { $number } abgeworfenes Plättchen wird
   *[other] { $number } abgeworfene Plättchen werden
} zum neuen Vorrat gemischt.
zen-garden-log-filled = { $number ->
    [one] { $number } neues Plättchen kommt
   *[other] { $number } neue Plättchen kommen
} auf das Auswahltableau.
zen-garden-log-round = Runde { $number }. { $player } beginnt.
zen-garden-log-ended-points = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
zen-garden-log-ended-coins = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Gleichstand, aber mehr Münzen übrig.
zen-garden-log-ended-shared = { $winners } teilen sich den Sieg: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

## Züge aufschreiben

zen-garden-notation = „{ $text }“ ist kein Zug. Schreibe das Plättchen, das Feld und die Ecke des Bogens, etwa „b1 e4 ne“: Spalte b zum Preis 1, Feld e4, Ecke nw, ne, se oder sw.
zen-garden-offer = Du kannst eines dieser Plättchen nehmen: { $spaces }. Lege es beliebig gedreht auf eines dieser Felder: { $cells }.
zen-garden-help = Ein Plättchen zeigt sein Dekor, seinen Weg (Kleinbuchstaben) und seine Bodenart (GROSSBUCHSTABEN). ╯ ╰ ╭ ╮ zeigt die Ecke des Bogens: nw, ne, se, sw. Schreibe als Zug die Spalte und den Preis des Plättchens, das Feld in deinem Garten und diese Ecke.

## Ablehnungen

ZG-S1-unknown = Es gibt kein Vorliebentableau { $boards }. Die Tableaus sind von 1 bis { $last } nummeriert.
ZG-S1-basics = Vorliebentableau 1 ist immer im Spiel.
ZG-R1-turn = { $player } ist am Zug.
ZG-R2-turn = { $player } ist am Zug.
ZG-R8 = Die Partie ist zu Ende: Alle Gärten sind voll.
ZG-T1-absent = Das Plättchen { $tile } liegt nicht auf dem Auswahltableau.
ZG-T2-empty = Das Feld { $space } bleibt bis zum Ende der Runde leer.
ZG-T3-price = Das Plättchen kostet { $price ->
    [one] { $price } Münze
   *[other] { $price } Münzen
}. Du hast { $coins }.
ZG-T4-taken = Auf diesem Feld liegt schon ein Plättchen.
ZG-T4-apart = Ein Plättchen muss Kante an Kante an deinem Garten liegen.
ZG-T6-span = Der Garten wäre { $rows ->
    [one] { $rows } Reihe
   *[other] { $rows } Reihen
} hoch und { $columns ->
    [one] { $columns } Spalte
   *[other] { $columns } Spalten
} breit. Erlaubt sind höchstens { $side } × { $side }.
ZG-T6-origin = Das erste Plättchen liegt immer auf d4; den Garten kannst du später verschieben.

## Auf der Seite

zen-garden-name = Zen Garden
zen-garden-by = von Mike Georgiou · 2 bis 4 Spieler
zen-garden-about = Lege aus sechzehn Plättchen einen Garten an, der einem anspruchsvollen Kaiser gefällt: Schließe Rundläufe, sammle, was er liebt, und behalte deine Münzen im Blick.
zen-garden-how = Nimm ein Plättchen vom Auswahltableau, drehe es und lege es an deinen Garten an. Ist Platz, verschiebt sich der Garten von selbst. Unter deinem Garten siehst du, was das Plättchen einbringen würde; bei gesperrten Feldern steht dort der Grund.
zen-garden-market = Auswahltableau
zen-garden-market-tile = { $tile }, Preis { $price }
zen-garden-market-tile-dear = { $tile }, Preis { $price }, zu teuer
zen-garden-price = Preis { $price }
zen-garden-space-empty = Leeres Feld
zen-garden-supply = Vorrat: { $supply } · abgeworfen: { $discards }
zen-garden-your-garden = Garten im Vordergrund
zen-garden-other-gardens = Die anderen Gärten
zen-garden-garden-of = { $player }: Garten mit { $number ->
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
zen-garden-place-open = { $cell }: frei, hier darf das Plättchen liegen
zen-garden-place-closed = { $cell }: frei, hier nicht erlaubt
zen-garden-hint-pick = Wähle ein Plättchen vom Auswahltableau.
zen-garden-hint-place =
    { $pointer ->
        [touch] Drehe es mit dem Knopf und tippe auf ein freies Feld in deinem Garten.
       *[mouse] Drehe es mit R oder dem Mausrad und klicke auf ein freies Feld.
    }
zen-garden-turn = Drehen
zen-garden-lay = Legen
zen-garden-put-away = Zurücklegen
zen-garden-idea = Nimm { $tile } { $price ->
    [0] kostenlos
    [one] für { $price } Münze
   *[other] für { $price } Münzen
} und lege das Plättchen auf { $cell }, Bogen { $corner }.
zen-garden-missions = Aufträge
zen-garden-mission-number = Auftrag { $number }
zen-garden-mission-count = { $feature }: { $number } von { $needed }
zen-garden-mission-stack = { $number ->
    [0] kein Punkteplättchen mehr
   *[other] nächstes Punkteplättchen: { $points }
}
zen-garden-mission-done = erfüllt: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zen-garden-moment-line = vervollständigt eine Linie: { $coins ->
    [one] +{ $coins } Münze
   *[other] +{ $coins } Münzen
}
zen-garden-moment-mission = erfüllt einen Auftrag: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
zen-garden-moment-ring = schließt einen Rundlauf
zen-garden-boards = Vorliebentableaus
zen-garden-levels = Level
zen-garden-level = Level { $number }
zen-garden-options = Was Punkte bringt
zen-garden-preset-level-1 = Level 1
    .details = Rundläufe, Dekore, Münzen und vier Vorlieben des Kaisers.
zen-garden-preset-level-2 = Level 2
    .details = Dazu Punkte, wenn jede Bodenart eine einzige Fläche bildet.
zen-garden-preset-level-3 = Level 3
    .details = Dazu Punkte für wenige Bodenarten.
zen-garden-preset-level-4 = Level 4
    .details = Dazu zwei Aufträge: Wer zuerst fertig ist, bekommt am meisten.
zen-garden-preset-level-5 = Level 5
    .details = Alle Tableaus, mit drei Aufträgen.
zen-garden-board-basics = Basis
    .details = Rundläufe, Dekore, Münzen und vier Vorlieben des Kaisers.
zen-garden-board-unity = Einheit
    .details = Punkte, wenn jede Bodenart eine einzige Fläche bildet.
zen-garden-board-minimalist = Minimalistisch
    .details = Punkte für wenige Bodenarten.
zen-garden-board-two-missions = Zwei Aufträge
    .details = Zwei Merkmale, je vier Plättchen: Wer zuerst fertig ist, bekommt am meisten.
zen-garden-board-one-mission = Ein Auftrag
    .details = Ein weiterer Auftrag dieser Art.
zen-garden-key-pick = Tab führt zum Auswahltableau. Die Pfeiltasten wechseln zwischen den Plättchen; Enter nimmt eines und führt zu deinem Garten.
zen-garden-key-turn = R dreht das Plättchen, Umschalt + R dreht es andersherum.
zen-garden-key-walk = Die Pfeiltasten führen durch deinen Garten. Zu jedem Feld hörst du, was das Plättchen dort einbringen würde oder warum es dort nicht liegen darf.
zen-garden-key-lay = Enter legt das Plättchen.
zen-garden-key-put-away = Escape legt das Plättchen zurück.
