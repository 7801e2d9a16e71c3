## Was das Haus davon erzählt

pebbles-name = Kiesel
pebbles-by = Ein Spiel für Tests
pebbles-about = Alle legen einen Kiesel hin; der höchste punktet.
pebbles-how = Lege einen Kiesel aus deiner Hand hin oder ziehe vorher aus dem Beutel. Wenn alle hingelegt haben, werden die Kiesel gezeigt, und der höchste bringt einen Punkt.
pebbles-help = Tippe die Zahl eines Kiesels, um ihn hinzulegen, oder „draw“, um einen zu ziehen.
pebbles-options = Kiesel auf der Hand
pebbles-preset-short = Kurz
    .details = Drei Kiesel für jeden.
pebbles-preset-long = Lang
    .details = Vier Kiesel für jeden.
pebbles-offer = Deine Hand: { $hand }. Im Beutel: { $bag }
pebbles-notation = „{ $text }“ ist kein Zug. Tippe die Zahl eines Kiesels oder „draw“.

## Der Wertungsbogen

pebbles-line-PB-R4 = Gewonnene Runden
pebbles-scale-PB-R4 = Ein Punkt je gewonnener Runde
pebbles-count-PB-R4 = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}

## Der Spielbericht

pebbles-log-drawn = { $player } zieht einen Kiesel.
pebbles-log-put-down = { $player } legt einen Kiesel hin.
pebbles-log-shown = Gezeigt: { $pebbles }. { $player } gewinnt die Runde.
pebbles-log-ended-rounds = Die letzte Runde ist vorbei.
pebbles-log-ended-time = Die Zeit ist um.

## Die Seite

pebbles-draw = Ziehen (noch { $bag })
pebbles-key-walk = Tab und Enter wählen einen Kiesel.

## Warum nicht

PB-S1-hand = Eine Hand hat drei oder vier Kiesel, nicht { $hand }.
PB-R1 = Du hast einen Kiesel hingelegt. Warte auf die anderen.
PB-R2 = Diesen Kiesel hast du nicht: { $pebble }.
PB-R3 = Der Beutel ist leer.
PB-E1 = Das Spiel ist vorbei.
PB-E2 = Das darf nur der Tisch.
