## Was Felder und Plättchen zeigen

hanging-gardens-feature-terrace = Terrasse
hanging-gardens-feature-park = Park
hanging-gardens-feature-arcade = Arkade
hanging-gardens-feature-fountain = Fontäne

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

## Der Wertungsbogen

hanging-gardens-line-HG-F1 = Serien
hanging-gardens-line-HG-F2 = Personen
hanging-gardens-line-HG-F3 = Wächter
hanging-gardens-line-HG-F4 = Fehlende Plättchen
hanging-gardens-unseen = verdeckt gezogen
hanging-gardens-total = Summe
hanging-gardens-score-now = Zwischenstand
hanging-gardens-score-final = Endstand
hanging-gardens-scale-HG-F1 = Punkte nach Zahl der Plättchen jeder Serie
hanging-gardens-scale-HG-F2 = Punkte pro Person: { $low }, mit einer vollständigen Serie ihrer Art: { $least } bis { $most }
hanging-gardens-scale-HG-F3 = Punkte pro Tor: { $points }
hanging-gardens-scale-HG-F4 = Punkte pro fehlendem Plättchen: { $points }
hanging-gardens-count-HG-F1 = { $count ->
    [one] { $count } Plättchen
   *[other] { $count } Plättchen
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

hanging-gardens-heading = Die Hängenden Gärten · Runde { $round } von { $rounds } · Stapel: { $deck } Karten, { $supply } Plättchen
hanging-gardens-seat = { $seat } { $player } · ▲ { $temples } · { $tiles } Plättchen
hanging-gardens-seat-active = ▶ { hanging-gardens-seat }
hanging-gardens-ask-lay = Welche Karte legst du, und wohin?
hanging-gardens-ask-build = Baust du einen Tempel, auf einem der mit + markierten Felder, oder keinen (-)?
hanging-gardens-ask-move = Welcher Tempel zieht um: { $offered }?
hanging-gardens-ask-take = Welches Plättchen nimmst du: { $offered }?

## Das Protokoll

hanging-gardens-log-table-set = Alle haben eine Startkarte und fünf Tempel. { $player } beginnt.
    .details = Offen ausliegende Plättchen: { $tiles }
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
    .details = { $from } → { $cell }
hanging-gardens-log-declined = { $player } baut keinen Tempel.
hanging-gardens-log-drawn = { $player } zieht ein Plättchen verdeckt.
hanging-gardens-log-drawn-seen = { $player } zieht ein Plättchen verdeckt: { $tile }.
hanging-gardens-log-taken = { $player } nimmt ein Plättchen: { $tile }.
    .details = neu auf { $space }: { $new }
hanging-gardens-log-taken-last = { $player } nimmt ein Plättchen: { $tile }.
    .details = kein Plättchen rückt nach
hanging-gardens-log-taken-memory = { $player } nimmt ein Plättchen aus der Auslage.
hanging-gardens-log-five = Für { $player } gibt es kein Plättchen mehr, dafür { $points } Punkte.
hanging-gardens-log-ran-out = Die Plättchen sind aufgebraucht: Diese Runde ist die letzte.
hanging-gardens-log-shown = { $player } hatte verdeckt gezogen: { $tiles }.
hanging-gardens-log-ended-points = Die Gärten sind fertig. { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
hanging-gardens-log-ended-tiles = Die Gärten sind fertig. { $winners } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} und mehr Plättchen.
hanging-gardens-log-ended-shared = Die Gärten sind fertig. { $winners } teilen sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Züge aufschreiben

hanging-gardens-notation-lay = „{ $text }“ legt keine Karte. Schreib die Nummer der Karte, den Platz ihres Felds oben links und wohin ihre Oberkante zeigt (n, e, s, w für Norden, Osten, Süden, Westen), etwa „2 l19 e“. Eine Karte, die nirgends passt, legst du mit „2 x“ beiseite.
hanging-gardens-notation-build = „{ $text }“ nennt kein Feld. Schreib, wohin der Tempel kommt, etwa „m20“, oder „-“ für keinen.
hanging-gardens-notation-move = „{ $text }“ nennt keinen Tempel. Schreib das Feld des Tempels, der umzieht, etwa „m20“.
hanging-gardens-notation-take = „{ $text }“ nennt kein Plättchen. Schreib Spalte und Reihe, etwa „b1“.
hanging-gardens-offer-lay = Du nimmst eine Karte und legst sie: { $offered }.
hanging-gardens-offer-card = { $ways ->
    [0] Karte { $number } passt nirgends ({ $example })
    [one] Karte { $number } auf eine Art ({ $example })
   *[other] Karte { $number } auf { $ways } Arten (etwa { $example })
}
hanging-gardens-offer-build = Du darfst auf einem dieser Felder einen Tempel bauen: { $offered }. Mit „-“ baust du keinen.
hanging-gardens-offer-move = Alle deine Tempel stehen schon; einer von den kleinsten Anlagen zieht um: { $offered }.
hanging-gardens-offer-take = Du nimmst ein Plättchen: { $offered }.
hanging-gardens-offer-space = { $space } ({ $tile })
hanging-gardens-help = T Terrasse, P Park, A Arkade, F Fontäne, · Bauland, ▲ ein Tempel neben dem Buchstaben seines Felds. Um eine Karte zu legen, nenn ihre Nummer, dann den Platz ihres Felds oben links und wohin ihre Oberkante zeigt: n (wie gezeichnet), e (eine Vierteldrehung im Uhrzeigersinn), s oder w.

## Ablehnungen

HG-S2-space = Die Auslage hat { $spaces } Plätze; diesen gibt es nicht.
HG-R2-turn = { $player } ist am Zug.
HG-R3 = Das Spiel ist vorbei: Die Gärten sind fertig.
HG-T1-lay = Nimm zuerst eine der Karten und leg sie.
HG-T1-absent = Die Karte { $card } liegt nicht offen aus.
HG-T1-number = Eine Karte { $number } gibt es nicht: { $cards ->
    [one] Nur eine liegt offen aus
   *[other] { $cards } liegen offen aus
}.
HG-T2-turn = So lässt sich die Karte nicht drehen: Sie kann auf { $turns } Arten liegen, gezählt ab 0.
HG-T3-bare = { $number ->
    [one] Dieses Feld läge auf dem blanken Tisch: { $features }.
   *[other] Diese Felder lägen auf dem blanken Tisch: { $features }.
}
HG-T5-temple = { $number ->
    [one] Die Karte würde einen Tempel verdecken.
   *[other] Die Karte würde { $number } Tempel verdecken.
}
HG-T7-fits = Die Karte lässt sich legen und wird deshalb nicht beiseitegelegt.
HG-B1-nothing = Auf diesem Feld ist keine Anlage.
HG-B1-small = Die Anlage hat { $size ->
    [one] ein Feld
   *[other] { $size } Felder
}; für einen Tempel braucht es { $smallest }.
HG-B2-old = Die eben gelegte Karte hat zu dieser Anlage nichts beigetragen.
HG-B3-decide = Entscheide zuerst, ob du einen Tempel baust.
HG-B3-take = Wer baut, nimmt ein Plättchen: Wähl zuerst eines.
HG-B4-column = Eine Anlage mit { $size } Feldern gibt kein Plättchen dieser Spalte; { $columns ->
    [one] nur die erste Spalte ist offen
   *[other] nur die ersten { $columns } Spalten sind offen
}.
HG-B6-empty = Platz { $space } ist leer, und der Vorrat ist aufgebraucht.
HG-B7-temple = Auf dieser Anlage steht schon ein Tempel.
HG-B8-which = Sag zuerst, welcher Tempel umzieht.
HG-B8-none = Auf diesem Feld steht keiner deiner Tempel.
HG-B8-larger = Dieser Tempel steht auf einer Anlage mit { $size } Feldern; umziehen muss einer von der kleinsten ({ $smallest ->
    [one] ein Feld
   *[other] { $smallest } Felder
}).

## On the page

hanging-gardens-name = Die Hängenden Gärten
hanging-gardens-by = von Din Li · 2 bis 4 Personen
hanging-gardens-about = Lege Karte auf Karte, bis Terrassen, Parks, Arkaden und Fontänen groß genug für einen Tempel sind, und wähle die Plättchen, die deinen Ruhm ausmachen.
hanging-gardens-how = Nimm eine Karte, drehe sie und lege sie in deinen Garten: Merkmale müssen auf früheren Karten liegen, Bauland darf überall liegen. Wo eine Anlage aus drei oder mehr Feldern entstanden ist, darfst du einen Tempel bauen und ein Plättchen nehmen; größere Anlagen öffnen mehr Spalten.
hanging-gardens-cards = Ausliegende Karten
hanging-gardens-card = Karte: { $card }
hanging-gardens-card-unfit = Karte: { $card }. Sie passt nirgends und kann weggelegt werden.
hanging-gardens-set-aside = passt nirgends
hanging-gardens-deck = noch { $deck } Karten
hanging-gardens-ground = Bauland
hanging-gardens-table = leerer Tisch
hanging-gardens-with-temple = , mit Tempel
hanging-gardens-place-plain = { $cell }: { $square }{ $temple }
hanging-gardens-place-open = { $cell }: { $square }{ $temple }, hier möglich
hanging-gardens-place-closed = { $cell }: { $square }{ $temple }, hier nicht möglich
hanging-gardens-your-garden = Der Garten vor dir
hanging-gardens-other-gardens = Die anderen Gärten
hanging-gardens-garden-of = Garten von { $player }, { $number ->
    [one] { $number } Karte
   *[other] { $number } Karten
}
hanging-gardens-zoom = Größe des Gartens
hanging-gardens-zoom-in = Größer
hanging-gardens-zoom-out = Kleiner
hanging-gardens-zoom-fit = Alles zeigen
hanging-gardens-display = Punkteplättchen
hanging-gardens-column = Spalte { $number }, ab Anlagen aus { $size } Feldern
hanging-gardens-column-size = ab { $size ->
    [one] { $size } Feld
   *[other] { $size } Feldern
}
hanging-gardens-tile-take = Nehmen: { $tile }
hanging-gardens-tile-see = { $tile }
hanging-gardens-space-empty = Leeres Feld
hanging-gardens-supply = { $supply } Plättchen im Vorrat
hanging-gardens-hidden-tiles = verdeckt
hanging-gardens-first = Startspieler
hanging-gardens-temples-left = { $number ->
    [one] noch { $number } Tempel
   *[other] noch { $number } Tempel
}
hanging-gardens-series = Deine Plättchen und was sie bringen
hanging-gardens-series-how = Fett: wie viele du hast. Daneben: die Punkte für ein Plättchen, zwei Plättchen und so weiter.
hanging-gardens-person-points = { $low }, oder { $high } mit einer vollständigen Serie
hanging-gardens-guard-points = { $points } pro Tor
hanging-gardens-missing-points = +{ $points } für fehlende Plättchen
hanging-gardens-hint-pick = Wähle eine Karte.
hanging-gardens-hint-place = Drehe sie mit R oder dem Rad und lege sie in deinen Garten.
hanging-gardens-fits = Die Karte kann hier liegen.
hanging-gardens-hint-build = Du darfst auf einer umrandeten Anlage einen Tempel bauen.
hanging-gardens-hint-move = Alle deine Tempel stehen: Welcher zieht um?
hanging-gardens-hint-take = Nimm ein Plättchen aus einer beleuchteten Spalte.
hanging-gardens-drawn = Verdeckt gezogen, nur für dich: { $tile }
hanging-gardens-turn = Drehen
hanging-gardens-put-away = Weglegen
hanging-gardens-decline = Nichts bauen
hanging-gardens-do-Lay = Legen
hanging-gardens-do-SetAside = Aus dem Spiel nehmen
hanging-gardens-do-Build = Hier bauen
hanging-gardens-do-MoveTemple = Diesen Tempel versetzen
hanging-gardens-do-Take = Dieses Plättchen nehmen
hanging-gardens-memory = Gedächtnis: Die Seite zeigt nicht, wer welches Plättchen genommen hat
hanging-gardens-moment-temple = ein Tempel auf { $size } Feldern
hanging-gardens-moment-tile = nimmt: { $tile }
hanging-gardens-moment-drawn = zieht ein Plättchen verdeckt
hanging-gardens-key-pick = Tab führt zu den Karten; die Pfeiltasten wandern darüber, Enter wählt eine und geht zum Garten.
hanging-gardens-key-turn = R dreht die Karte, Umschalt + R andersherum.
hanging-gardens-key-walk = Die Pfeiltasten wandern durch den Garten; jeder Platz sagt, ob die Karte dort liegen darf oder warum nicht.
hanging-gardens-key-lay = Enter legt die Karte, baut den Tempel oder wählt den Tempel, der umzieht.
hanging-gardens-key-tiles = Tab führt zu den Punkteplättchen und zu den Knöpfen unter deinem Garten.
hanging-gardens-key-put-away = Escape legt die Karte weg.
