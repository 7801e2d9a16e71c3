## Was Felder und Tafeln zeigen

hanging-gardens-feature-terrace = Terrasse
hanging-gardens-feature-park = Park
hanging-gardens-feature-arcade = Arkaden
hanging-gardens-feature-fountain = Brunnen

hanging-gardens-tile-queen = Königin
hanging-gardens-tile-king = König
hanging-gardens-tile-tiger = Tiger
hanging-gardens-tile-garden = Garten
hanging-gardens-tile-statue = Statue
hanging-gardens-tile-chalice = Kelch
hanging-gardens-tile-gate = Tor
hanging-gardens-tile-tamer = Tierbändiger
hanging-gardens-tile-gardener = Gärtner
hanging-gardens-tile-sculptor = Bildhauer
hanging-gardens-tile-priest = Priester
hanging-gardens-tile-guard = Wächter

## Die Wertung

hanging-gardens-line-HG-F1 = Serien
hanging-gardens-line-HG-F2 = Personen
hanging-gardens-line-HG-F3 = Wächter
hanging-gardens-line-HG-F4 = Fehlende Tafeln
hanging-gardens-unseen = verdeckt gezogen
hanging-gardens-total = Summe
hanging-gardens-score-now = Zwischenstand
hanging-gardens-score-final = Schlusswertung

# Was jede Zeile bringt.
hanging-gardens-scale-HG-F1 = Punkte nach Anzahl der Tafeln jeder Serie
hanging-gardens-scale-HG-F2 = Punkte pro Person: { $low }, mit einer vollständigen Serie ihrer Art: { $least } bis { $most }
hanging-gardens-scale-HG-F3 = Punkte pro Tor: { $points }
hanging-gardens-scale-HG-F4 = Punkte je Tafel, die ein Tempel bringt, wenn keine mehr da ist: { $points }

# Wie viele ein Spieler davon hat, in kleiner Schrift unter den Punkten.
hanging-gardens-count-HG-F1 = { $count ->
    [one] { $count } Tafel
   *[other] { $count } Tafeln
}
hanging-gardens-count-HG-F2 = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
hanging-gardens-count-HG-F3 = { $count ->
    [one] { $count } Tor
   *[other] { $count } Tore
}
hanging-gardens-count-HG-F4 = { hanging-gardens-count-HG-F1 }

## Der Tisch

hanging-gardens-heading = Die Hängenden Gärten · Runde { $round } von { $rounds } · Kartenstapel: { $deck } · Vorrat: { $supply }
hanging-gardens-seat = { $seat } { $player } · ▲ { $temples } · { $tiles ->
    [one] { $tiles } Tafel
   *[other] { $tiles } Tafeln
}
hanging-gardens-seat-active = ▶ { hanging-gardens-seat }
hanging-gardens-ask-lay = Welche Karte legst du, und wohin?
hanging-gardens-ask-build = Baust du einen Tempel auf einem der mit + markierten Felder oder keinen (-)?
hanging-gardens-ask-move = Welchen Tempel versetzt du: { $offered }?
hanging-gardens-ask-take = Welche Tafel nimmst du: { $offered }?

## Das Protokoll: ein kurzer Satz, und auf Wunsch die Einzelheiten

hanging-gardens-log-table-set = Alle haben eine Startkarte und fünf Tempel. { $player } beginnt.
    .details = Punktetafeln in der Auslage: { $tiles }
hanging-gardens-log-round = Runde { $number }. { $player } beginnt.
hanging-gardens-log-laid = { $player } legt eine Karte.
    .details = { $card } auf { $cell }{ $degrees ->
        [0] {""}
       *[other] , um { $degrees }° gedreht
    }
hanging-gardens-log-set-aside = { $player } kann eine Karte nicht legen und nimmt sie aus dem Spiel.
    .details = { $card }
hanging-gardens-log-built = { $player } baut einen Tempel ({ $feature }, { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}).
    .details = auf { $cell }
hanging-gardens-log-moved = { $player } versetzt einen Tempel ({ $feature }, { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}).
    .details = von { $from } nach { $cell }
hanging-gardens-log-declined = { $player } baut keinen Tempel.
hanging-gardens-log-drawn = { $player } zieht eine verdeckte Tafel.
hanging-gardens-log-drawn-seen = { $player } zieht eine verdeckte Tafel: { $tile }.
hanging-gardens-log-taken = { $player } nimmt eine Tafel: { $tile }.
    .details = neu auf { $space }: { $new }
hanging-gardens-log-taken-last = { $player } nimmt eine Tafel: { $tile }.
    .details = keine Tafel mehr übrig, um sie zu ersetzen
hanging-gardens-log-taken-memory = { $player } nimmt eine Tafel aus der Auslage.
hanging-gardens-log-five = Für { $player } ist keine Tafel übrig, stattdessen gibt es { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hanging-gardens-log-ran-out = Alle Tafeln sind vergeben: Das ist die letzte Runde.
hanging-gardens-log-shown = { $player } deckt die verdeckt gezogenen Tafeln auf: { $tiles }.
hanging-gardens-log-ended-points = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
hanging-gardens-log-ended-tiles = { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: Gleichstand, aber mehr Tafeln.
hanging-gardens-log-ended-shared = { $winners } teilen sich den Sieg: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.

## Züge aufschreiben

hanging-gardens-notation-lay = „{ $text }“ ist kein Zug. Schreibe die Nummer der Karte, das Feld für ihre linke obere Ecke und die Seite, zu der ihre Oberkante zeigt (n, e, s, w für Norden, Osten, Süden, Westen), etwa „2 l19 e“. Eine Karte, die nirgends passt, nimmst du mit „2 x“ aus dem Spiel.
hanging-gardens-notation-build = „{ $text }“ ist kein Feld. Schreibe, wo du den Tempel baust, etwa „m20“, oder „-“, wenn du keinen baust.
hanging-gardens-notation-move = „{ $text }“ ist kein Tempel. Schreibe das Feld des Tempels, den du versetzt, etwa „m20“.
hanging-gardens-notation-take = „{ $text }“ ist keine Tafel. Schreibe ihre Spalte und Reihe, etwa „b1“.
hanging-gardens-offer-lay = Lege eine der offenen Karten. { $offered }.
hanging-gardens-offer-card = { $ways ->
    [0] Karte { $number }: passt nirgends ({ $example })
    [one] Karte { $number }: { $ways } Möglichkeit ({ $example })
   *[other] Karte { $number }: { $ways } Möglichkeiten (etwa { $example })
}
hanging-gardens-offer-build = Du darfst auf einem dieser Felder einen Tempel bauen: { $offered }. Mit „-“ baust du keinen.
hanging-gardens-offer-move = Alle deine Tempel sind gebaut. Versetze einen von der kleinsten Motivgruppe: { $offered }.
hanging-gardens-offer-take = Nimm eine Tafel: { $offered }.
hanging-gardens-offer-space = { $space } ({ $tile })
hanging-gardens-help = T Terrasse, P Park, A Arkaden, F Brunnen, · Baugrund, ▲ ein Tempel; neben einem Namen steht ▲ für die Tempel, die noch nicht gebaut sind. ≥3 über einer Spalte mit Tafeln: Dafür braucht eine Motivgruppe mindestens 3 Felder. Um eine Karte zu legen, schreibe ihre Nummer, das Feld für ihre linke obere Ecke und die Seite, zu der ihre Oberkante zeigt: n (wie gezeichnet), e (eine Vierteldrehung im Uhrzeigersinn), s oder w.

## Ablehnungen

HG-S2-space = Dieses Feld gibt es nicht. Die Auslage hat { $spaces ->
    [one] { $spaces } Feld
   *[other] { $spaces } Felder
}.
HG-R2-turn = { $player } ist am Zug.
HG-R3 = Die Partie ist zu Ende.
HG-T1-lay = Nimm zuerst eine Karte und lege sie.
HG-T1-absent = Diese Karte liegt nicht offen aus: Wähle eine, die ausliegt.
HG-T1-number = Es gibt keine Karte { $number }. Offene Karten: { $cards }.
HG-T2-turn = So lässt sich die Karte nicht drehen. Sie kann in { $turns ->
    [one] { $turns } Richtung
   *[other] { $turns } Richtungen
} liegen, ab 0 nummeriert.
HG-T3-bare = { $number ->
    [one] { $number } Feld mit einem Motiv läge auf dem blanken Tisch: { $features }.
   *[other] { $number } Felder mit Motiven lägen auf dem blanken Tisch: { $features }.
}
HG-T5-temple = { $number ->
    [one] Die Karte würde einen Tempel verdecken.
   *[other] Die Karte würde { $number } Tempel verdecken.
}
HG-T7-fits = Die Karte lässt sich legen, deshalb bleibt sie im Spiel.
HG-B1-nothing = Auf diesem Feld ist keine Motivgruppe.
HG-B1-small = Diese Motivgruppe hat { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}. Ein Tempel braucht mindestens { $smallest }.
HG-B2-old = Deine neue Karte hat diese Motivgruppe nicht vergrößert.
HG-B3-decide = Entscheide zuerst, ob du einen Tempel baust.
HG-B3-take = Nimm zuerst eine Tafel für deinen Tempel.
HG-B4-column = Für eine Motivgruppe mit { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
} darfst du nur eine Tafel aus { $columns ->
    [one] der ersten Spalte
   *[other] den ersten { $columns } Spalten
} nehmen.
HG-B6-empty = Das Feld { $space } ist leer, und der Vorrat ist aufgebraucht.
HG-B7-temple = Auf dieser Motivgruppe steht schon ein Tempel.
HG-B8-which = Wähle zuerst, welchen Tempel du versetzt.
HG-B8-none = Auf diesem Feld steht keiner deiner Tempel.
HG-B8-larger = Dieser Tempel steht auf einer Motivgruppe mit { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
}. Du musst einen von der kleinsten versetzen, mit { $smallest ->
    [one] { $smallest } Feld
   *[other] { $smallest } Feldern
}.

## Auf der Seite

hanging-gardens-name = Die Hängenden Gärten
hanging-gardens-by = von Din Li · 2 bis 4 Spieler
hanging-gardens-about = Lege Karte auf Karte, bis Terrassen, Parks, Arkaden und Brunnen groß genug für einen Tempel sind, und wähle die Tafeln, die dich berühmt machen.
hanging-gardens-how = Nimm eine Karte, drehe sie und lege sie in deinen Garten: Ihre Motive müssen auf früheren Karten liegen, ihr Baugrund darf überall liegen. Auf einer Motivgruppe mit drei oder mehr Feldern darfst du einen Tempel bauen und eine Punktetafel nehmen. Je größer die Motivgruppe, desto mehr Spalten stehen zur Wahl.
hanging-gardens-cards = Offene Karten
hanging-gardens-card = Karte: { $card }
hanging-gardens-card-unfit = Karte: { $card }. Sie passt nirgends; du darfst sie aus dem Spiel nehmen.
hanging-gardens-set-aside = passt nirgends
hanging-gardens-deck = { $deck ->
    [0] keine Karte mehr
    [one] noch { $deck } Karte
   *[other] noch { $deck } Karten
}
hanging-gardens-ground = Baugrund
hanging-gardens-table = blanker Tisch
hanging-gardens-with-temple = , mit Tempel
hanging-gardens-place-plain = { $cell }: { $square }{ $temple }
hanging-gardens-place-open = { $cell }: { $square }{ $temple }, erlaubt
hanging-gardens-place-card = { $cell }: { $square }{ $temple }, erlaubt: Die Karte bedeckt { $from } bis { $to }
hanging-gardens-place-closed = { $cell }: { $square }{ $temple }, nicht erlaubt
hanging-gardens-your-garden = Garten im Vordergrund
hanging-gardens-other-gardens = Die anderen Gärten
hanging-gardens-garden-of = { $player }: Garten mit { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
hanging-gardens-zoom = Größe des Gartens
hanging-gardens-zoom-in = Vergrößern
hanging-gardens-zoom-out = Verkleinern
hanging-gardens-zoom-fit = Alles zeigen
hanging-gardens-display = Punktetafeln
hanging-gardens-column = Spalte { $number }, für Motivgruppen mit mindestens { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
}
hanging-gardens-column-size = ab { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
}
hanging-gardens-tile-take = Nehmen: { $tile }
hanging-gardens-tile-see = { $tile }
hanging-gardens-space-empty = Leeres Feld
hanging-gardens-supply = { $supply ->
    [0] keine Tafel im Vorrat
    [one] { $supply } Tafel im Vorrat
   *[other] { $supply } Tafeln im Vorrat
}
hanging-gardens-hidden-tiles = verdeckt
hanging-gardens-first = Startspieler
hanging-gardens-temples-left = { $number ->
    [one] noch { $number } Tempel
   *[other] noch { $number } Tempel
}
hanging-gardens-series = Deine Tafeln und ihre Punkte
hanging-gardens-series-how = Fett: wie viele du hast. Daneben: die Punkte für eine Tafel, zwei Tafeln und so weiter.
hanging-gardens-full = { $number ->
    [one] { $number } vollständige Serie
   *[other] { $number } vollständige Serien
}
hanging-gardens-person-points = { $low } oder { $high } mit einer vollständigen Serie
hanging-gardens-guard-points = { $points } pro Tor
hanging-gardens-missing-points = +{ $points } für fehlende Tafeln
hanging-gardens-hint-pick = Wähle eine Karte.
hanging-gardens-hint-place =
    { $pointer ->
        [touch] Tippe dorthin, wo ihr Feld mit dem Punkt liegen soll. Vorher kannst du sie drehen.
       *[mouse] Klicke dorthin, wo ihr Feld mit dem Punkt liegen soll. R oder das Mausrad dreht sie.
    }
hanging-gardens-hint-turn = So herum passt sie nirgends. Drehe sie.
hanging-gardens-fits = Die Karte darf hier liegen.
hanging-gardens-hint-build = Du darfst auf einer umrandeten Motivgruppe einen Tempel bauen.
hanging-gardens-hint-move = Alle deine Tempel stehen. Welchen markierten versetzt du nach { $cell }?
hanging-gardens-hint-take = Nimm eine Tafel aus einer hervorgehobenen Spalte.
hanging-gardens-drawn = Verdeckt gezogen, nur du siehst sie: { $tile }
hanging-gardens-turn = Drehen
hanging-gardens-put-away = Zurücklegen
hanging-gardens-decline = Keinen Tempel bauen
hanging-gardens-do-Lay = Legen
hanging-gardens-do-SetAside = Aus dem Spiel nehmen
hanging-gardens-do-Build = Hier bauen
hanging-gardens-do-MoveTemple = Diesen Tempel versetzen
hanging-gardens-do-Take = Diese Tafel nehmen
hanging-gardens-idea-lay = Lege eine Karte ({ $card }) auf { $cell }{ $degrees ->
    [0] {""}
   *[other] , um { $degrees }° gedreht
}.
hanging-gardens-idea-set-aside = Nimm eine Karte ({ $card }) aus dem Spiel.
hanging-gardens-idea-build = Baue einen Tempel auf { $cell } ({ $feature }, { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}).
hanging-gardens-idea-move = Versetze einen Tempel von { $from } nach { $cell } ({ $feature }, { $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
}).
hanging-gardens-idea-decline = Baue keinen Tempel.
hanging-gardens-idea-draw = Ziehe eine verdeckte Tafel.
hanging-gardens-idea-take = Nimm eine Tafel: { $tile }.
hanging-gardens-idea-five = Es ist keine Tafel übrig, stattdessen bekommst du { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
hanging-gardens-memory = Gedächtnis: Die Seite zeigt nicht, wer welche Tafel genommen hat
hanging-gardens-options = Genommene Tafeln
hanging-gardens-preset-standard = Offen
    .details = Alle sehen, wer welche Tafel genommen hat.
hanging-gardens-preset-memory = Gedächtnis
    .details = Niemand sieht, wer welche Tafel genommen hat: Merk es dir.
hanging-gardens-moment-temple = baut einen Tempel auf { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
}
hanging-gardens-moment-moved = versetzt einen Tempel ({ $size ->
    [one] { $size } Feld
   *[other] { $size } Felder
})
hanging-gardens-moment-tile = nimmt eine Tafel: { $tile }
hanging-gardens-moment-drawn = zieht eine verdeckte Tafel
hanging-gardens-key-pick = Tab führt zu den Karten. Die Pfeiltasten wechseln zwischen ihnen; Enter nimmt eine und führt zu deinem Garten.
hanging-gardens-key-turn = R dreht die Karte, Umschalt + R dreht sie andersherum.
hanging-gardens-key-walk = Die Pfeiltasten führen durch deinen Garten. Zu jedem Feld hörst du, ob die Karte dort liegen darf oder warum nicht.
hanging-gardens-key-lay = Enter legt die Karte, baut den Tempel oder wählt den Tempel, den du versetzt.
hanging-gardens-key-tiles = Tab führt zu den Punktetafeln und zu den Knöpfen unter deinem Garten.
hanging-gardens-key-put-away = Escape legt die Karte zurück.
