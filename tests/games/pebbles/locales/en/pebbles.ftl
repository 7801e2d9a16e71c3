## What the house tells of it

pebbles-name = Pebbles
pebbles-by = A game for tests
pebbles-about = Put down one pebble each; the highest scores.
pebbles-how = Put down a pebble from your hand, or draw from the bag first. When everyone has put one down, all are shown and the highest scores a point.
pebbles-help = Type the number of a pebble to put it down, or “draw” to draw one.
pebbles-options = Pebbles in a hand
pebbles-preset-short = Short
    .details = Three pebbles each.
pebbles-preset-long = Long
    .details = Four pebbles each.
pebbles-offer = You hold { $hand }. In the bag: { $bag }
pebbles-notation = “{ $text }” is not a move. Type the number of a pebble, or “draw”.

## The score sheet

pebbles-line-PB-R4 = Rounds won
pebbles-scale-PB-R4 = One point per round won
pebbles-count-PB-R4 = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}

## The log

pebbles-log-drawn = { $player } draws a pebble.
pebbles-log-put-down = { $player } puts a pebble down.
pebbles-log-shown = Shown: { $pebbles }. { $player } wins the round.
pebbles-log-ended-rounds = The last round is over.
pebbles-log-ended-time = Time is up.

## The page

pebbles-draw = Draw (bag: { $bag })
pebbles-key-walk = Tab and Enter choose a pebble.

## Why not

PB-S1-hand = A hand has three or four pebbles, not { $hand }.
PB-R1 = You have put a pebble down. Wait for the others.
PB-R2 = You do not hold pebble { $pebble }.
PB-R3 = The bag is empty.
PB-E1 = The game is over.
PB-E2 = That is for the table to do.
