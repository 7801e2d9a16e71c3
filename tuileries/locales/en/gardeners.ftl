## Kinds of tiles, as they stand in a sentence

gardeners-kind-flower = { $role ->
    [each] Every flower
    [each-too] every flower
    [no] No flower
    [no-too] no flower
    [another] another flower
    [many] flowers
    [of] flowers
   *[a] a flower
}
gardeners-kind-green-flower = { $role ->
    [each] Every green flower
    [each-too] every green flower
    [no] No green flower
    [no-too] no green flower
    [another] another green flower
    [many] green flowers
    [of] green flowers
   *[a] a green flower
}
gardeners-kind-fuchsia-flower = { $role ->
    [each] Every fuchsia flower
    [each-too] every fuchsia flower
    [no] No fuchsia flower
    [no-too] no fuchsia flower
    [another] another fuchsia flower
    [many] fuchsia flowers
    [of] fuchsia flowers
   *[a] a fuchsia flower
}
gardeners-kind-orange-flower = { $role ->
    [each] Every orange flower
    [each-too] every orange flower
    [no] No orange flower
    [no-too] no orange flower
    [another] another orange flower
    [many] orange flowers
    [of] orange flowers
   *[a] an orange flower
}
gardeners-kind-tree = { $role ->
    [each] Every tree
    [each-too] every tree
    [no] No tree
    [no-too] no tree
    [another] another tree
    [many] trees
    [of] trees
   *[a] a tree
}
gardeners-kind-green-tree = { $role ->
    [each] Every green tree
    [each-too] every green tree
    [no] No green tree
    [no-too] no green tree
    [another] another green tree
    [many] green trees
    [of] green trees
   *[a] a green tree
}
gardeners-kind-fuchsia-tree = { $role ->
    [each] Every fuchsia tree
    [each-too] every fuchsia tree
    [no] No fuchsia tree
    [no-too] no fuchsia tree
    [another] another fuchsia tree
    [many] fuchsia trees
    [of] fuchsia trees
   *[a] a fuchsia tree
}
gardeners-kind-orange-tree = { $role ->
    [each] Every orange tree
    [each-too] every orange tree
    [no] No orange tree
    [no-too] no orange tree
    [another] another orange tree
    [many] orange trees
    [of] orange trees
   *[a] an orange tree
}
gardeners-kind-plant = { $role ->
    [each] Every plant
    [each-too] every plant
    [no] No plant
    [no-too] no plant
    [another] another plant
    [many] plants
    [of] plants
   *[a] a plant
}
gardeners-kind-green-plant = { $role ->
    [each] Every green plant
    [each-too] every green plant
    [no] No green plant
    [no-too] no green plant
    [another] another green plant
    [many] green plants
    [of] green plants
   *[a] a green plant
}
gardeners-kind-fuchsia-plant = { $role ->
    [each] Every fuchsia plant
    [each-too] every fuchsia plant
    [no] No fuchsia plant
    [no-too] no fuchsia plant
    [another] another fuchsia plant
    [many] fuchsia plants
    [of] fuchsia plants
   *[a] a fuchsia plant
}
gardeners-kind-orange-plant = { $role ->
    [each] Every orange plant
    [each-too] every orange plant
    [no] No orange plant
    [no-too] no orange plant
    [another] another orange plant
    [many] orange plants
    [of] orange plants
   *[a] an orange plant
}
gardeners-kind-bench = { $role ->
    [each] Every bench
    [each-too] every bench
    [no] No bench
    [no-too] no bench
    [another] another bench
    [many] benches
    [of] benches
   *[a] a bench
}
gardeners-kind-fountain = { $role ->
    [each] Every fountain
    [each-too] every fountain
    [no] No fountain
    [no-too] no fountain
    [another] another fountain
    [many] fountains
    [of] fountains
   *[a] a fountain
}
gardeners-kind-path = { $role ->
    [each] Every path tile
    [each-too] every path tile
    [no] No path tile
    [no-too] no path tile
    [another] another path tile
    [many] path tiles
    [of] path tiles
   *[a] a path tile
}
gardeners-kind-grass = { $role ->
    [each] Every grass tile
    [each-too] every grass tile
    [no] No grass tile
    [no-too] no grass tile
    [another] another grass tile
    [many] grass tiles
    [of] grass tiles
   *[a] a grass tile
}
gardeners-kind-earth = { $role ->
    [each] Every earth tile
    [each-too] every earth tile
    [no] No earth tile
    [no-too] no earth tile
    [another] another earth tile
    [many] earth tiles
    [of] earth tiles
   *[a] an earth tile
}
gardeners-kind-sand = { $role ->
    [each] Every sand tile
    [each-too] every sand tile
    [no] No sand tile
    [no-too] no sand tile
    [another] another sand tile
    [many] sand tiles
    [of] sand tiles
   *[a] a sand tile
}
gardeners-kind-bare = { $role ->
    [each] Every bare tile
    [each-too] every bare tile
    [no] No bare tile
    [no-too] no bare tile
    [another] another bare tile
    [many] bare tiles
    [of] bare tiles
   *[a] a bare tile
}
gardeners-either = { $role ->
    [each] { $first } and { $second }
    [no] { $first } and { $second }
   *[other] { $first } or { $second }
}
gardeners-anything = any tile

## What the cards say

gardeners-card-proximity = { $every } touches { $near }.
gardeners-card-distance = { $no } touches { $near }.
gardeners-card-agglomeration-at-least = There is a group of at least { $number } { $many }.
gardeners-card-agglomeration-exactly = There is a group of exactly { $number } { $many }, no more and no fewer.
gardeners-card-panorama = Every bench faces { $near }.
gardeners-card-link = A chain of { $of } joins two opposite sides.
gardeners-card-border-outer = { $every } lies on the outer ring.
gardeners-card-border-inner = { $every } lies inside the outer ring.
gardeners-card-cross = Somewhere there is a cross: { $centre } in the middle, and { $arm } on each of its four sides.
gardeners-card-cross-mixed = Somewhere there is a cross: { $centre } in the middle and around it, clockwise, { $arms }.
gardeners-card-quad = Somewhere there is a square of 2 × 2 { $many }.
gardeners-card-quad-mixed = Somewhere four tiles form a square, clockwise: { $tiles }.
gardeners-card-square = Somewhere there is a square of 3 × 3: { $corner } in each corner, { $edge } between the corners, { $centre } in the middle.
gardeners-card-loop = A path forms a closed loop.
gardeners-card-loop-around = A path forms a closed loop with { $inside } inside.
gardeners-card-run = An unbroken path has at least { $number } tiles.
gardeners-card-joined = Every path tile is joined to another.
gardeners-card = { $id }: { $text }

cards-id = Card
cards-deck = Deck
cards-back = Back
cards-text = What it asks
gardeners-deck-training-a = training A
gardeners-deck-training-b = training B
gardeners-deck-training-c = training C
gardeners-deck-standard = standard
gardeners-deck-expert = expert

gardeners-back-proximity = proximity
gardeners-back-distance-one = distance, one kind
gardeners-back-distance-two = distance, two kinds
gardeners-back-agglomeration-one = agglomeration, one kind
gardeners-back-agglomeration-two = agglomeration, two kinds
gardeners-back-panorama = panorama
gardeners-back-link = link
gardeners-back-border-outer = border, outer ring
gardeners-back-border-inner = border, inside
gardeners-back-geometry-cross = geometry, cross
gardeners-back-geometry-square = geometry, square
gardeners-back-paths = paths

## Tiles

gardeners-tile = { $thing } ({ $ground }, { $id })
gardeners-thing-green-flower = green flower
gardeners-thing-fuchsia-flower = fuchsia flower
gardeners-thing-orange-flower = orange flower
gardeners-thing-green-tree = green tree
gardeners-thing-fuchsia-tree = fuchsia tree
gardeners-thing-orange-tree = orange tree
gardeners-thing-bench = bench
gardeners-thing-fountain = fountain
gardeners-thing-bend = bent path
gardeners-thing-straight = straight path
gardeners-thing-bare = bare tile
gardeners-ground-grass = grass
gardeners-ground-earth = earth
gardeners-ground-sand = sand

## The score

gardeners-line-GD-R2 = Scored cards
gardeners-line-GD-R5 = Discarded cards
gardeners-line-GD-O3 = Scored cards
gardeners-line-GD-O4 = Discarded cards
gardeners-grade-0 = The king would rather look away.
gardeners-grade-1 = A few beds please the king.
gardeners-grade-2 = The king walks here on Sundays.
gardeners-grade-3 = The court talks of your garden.
gardeners-grade-4 = The king shows it to every guest.
gardeners-grade-5 = Your names stand above the gate.

## The table

gardeners-mode-training-a = training A
gardeners-mode-training-b = training B
gardeners-mode-training-c = training C
gardeners-mode-beginner = beginner
gardeners-mode-normal = normal
gardeners-heading = Gardeners, { $mode } · round { $round } · deck: { $deck } · scored: { $scored } · discarded: { $discarded }
gardeners-heading-over = Gardeners · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $grade }
gardeners-seat = { $seat } { $player } · pile { $pile } · loose { $loose }
gardeners-is-ready = ready
gardeners-held = { $player }: { $back }
gardeners-hidden = (face down)

## The log

gardeners-log-table-set = Gardeners, { $mode }. { $player } draws the first card.
gardeners-log-table-set-expert = Gardeners, { $mode }, with the expert cards. { $player } draws the first card.
gardeners-puzzle = Gardeners, a puzzle: { $cards ->
    [one] one card
   *[other] { $cards } cards
}, a garden of { $size } × { $size }.
gardeners-log-drawn = { $player } draws a card: { $back }.
gardeners-log-drawn-seen = { $player } draws a card: { $card }
gardeners-log-turned = { $player } turns a card up: { $card }
gardeners-log-scored = A card of { $player } is scored: { $card }
gardeners-log-discarded = { $player } gives a card up: { $back }.
gardeners-log-timer = The timer runs: { $minutes } minutes.
gardeners-log-added = { $player } adds a tile on { $cell }: { $tile }.
gardeners-log-removed = { $player } takes a tile out of { $cell } and gives it to { $to }: { $tile }.
gardeners-log-placed = On { $cell }: { $tile }.
gardeners-log-swapped = On { $cell }: { $tile }, in exchange for: { $other }.
gardeners-log-lifted = Lifted from { $cell }: { $tile }.
gardeners-log-ready = { $player } is ready.
gardeners-log-delighted = Everyone is delighted.
gardeners-log-angry = Angry: { $angry }.
gardeners-log-won = Round { $number } is won.
gardeners-log-ended-time = Time is up: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $grade }
gardeners-log-ended-deck = The deck is finished: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $grade }
gardeners-log-ended-scored = The last cards are scored: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $grade }
gardeners-log-training-time = Time is up: the training is not passed.
gardeners-log-training-deck = The deck is finished: the training is passed.
gardeners-log-training-alone-passed = All cards are scored: the training is passed, with { $points } points.
gardeners-log-training-alone-time = Time is up: the training is not passed. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gardeners-log-training-alone-unscored = Not every card was scored: the training is not passed. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gardeners-log-solved = The puzzle is solved: the garden keeps to all its cards.

## Moves in writing

gardeners-notation = “{ $text }” means nothing here. Lay a tile with “A1 j10 e” (tile, place, where its top points), take one out with “x j10 2” (place, seat that gets it), give up a card with “d S14”; or write “start” or “ready”.
gardeners-notation-alone = “{ $text }” means nothing here. Lay a tile with “A1 j10 e” (tile, place, where its top points), move one with “j10 k11”, lift one with “x j10”, give up a card with “d S14”; or write “start”, “ready”, “score” or “on”.
gardeners-offer = You can add: { $number ->
    [0] nothing
   *[other] { $tiles }
}. Open places: { $cells }. Tiles that can be taken out: { $removable }.
gardeners-offer-alone = { $number ->
    [0] Every tile is laid: write “ready” to check the garden.
   *[other] Loose tiles: { $tiles }.
}
gardeners-offer-start = Read your card. “start” starts the timer.
gardeners-offer-won = The round is won. “score” scores all your cards, “on” draws another.
gardeners-help = " grass, = earth, . sand; * flower, T tree (g green, f fuchsia, o orange), h bench with the way it faces, O fountain, lines for paths. “A1 j10 e” lays the tile A1 on j10 with its top to the east; n, e, s, w are the sides. When the garden is full, write “ready”.

## Refusals

GD-S1-expert = The expert cards join the standard deck, not a training.
GD-S1-untimed = This training has no timer.
GD-R1-reading = { $player } is reading the first card; building starts with the timer.
GD-R1-started = Building has begun already.
GD-R5-holder = You do not hold this card.
GD-R5-training = In a training with others no card is discarded: all its cards can be fulfilled together.
GD-R5-empty = The deck is empty, so no card can be given up.
GD-A1-nobody = There is no such seat.
GD-A1-table = The table itself does no such thing.
GD-A1-together = This is for playing alone; together you add and remove tiles.
GD-A2-tile = You do not have the tile { $tile } at hand.
GD-A2-turn = { $turns ->
    [one] This tile lies in one way only.
   *[other] This tile can lie in { $turns } ways, counted from 0.
}
GD-A2-first = The first tile lies where the garden begins.
GD-A2-taken = A tile lies there already.
GD-A2-apart = A tile must touch a tile of the garden.
GD-A3-wide = The garden would be more than { $size } tiles wide or high.
GD-A4-gone = The tile { $tile } does not lie in the garden.
GD-A4-empty = No tile lies on { $cell }.
GD-A4-last = The last tile stays in the garden.
GD-A4-closed = This tile is closed in on all four sides.
GD-A4-splits = The garden would fall apart: { $number ->
    [one] one tile
   *[other] { $number } tiles
} would be cut off.
GD-A4-nobody = There is nobody on that seat to take the tile.
GD-A5-keep = You cannot keep a tile that you take out; give it to someone else.
GD-V1-missing = { $tiles ->
    [one] One tile is
   *[other] { $tiles } tiles are
} not laid yet.
GD-V1-already = You have said already that you are ready.
GD-E1-over = The game is over.
GD-E1-table = Only the table says when time is up.
GD-O1-tile = There is no tile { $tile } in this game.
GD-O1-frame = That place lies outside the frame of { $size } × { $size }.
GD-O1-there = The tile lies there already, just so.
GD-O1-loose = The tile { $tile } does not lie in the garden.
GD-O1-alone = Alone you place and lift tiles freely.
GD-O2-empty = There is no card left to draw: score what you have.
GD-O3-unwon = First win the round.
GD-O3-decide = The round is won: score your cards, or go on with another.
GD-P1-alone = A puzzle is for one player.
GD-P1-expert = A puzzle names its cards itself: no others can join.
GD-P1-fair = The cards of a puzzle are named, not dealt.
GD-P1-card = There is no card { $card }.
GD-P1-twice = A puzzle has each card once.

## On the page

gardeners-name = Gardeners
gardeners-by = by Kasper Lapp · 1 to 4 players
gardeners-about = One garden, many hands, not a word: build it together against the clock, each knowing a wish that the others can only guess.
gardeners-how = Everyone plays at once. Add tiles from your pile, or take tiles out and give them to another. When the garden is full and all are ready, everyone whose card is kept is delighted; if all are, the next card comes. Nobody may say what their card asks for.
gardeners-garden = The garden
gardeners-place-laid = { $cell }: { $tile }
gardeners-place-free = { $cell }: free
gardeners-place-open = { $cell }: free, the tile may lie here
gardeners-place-closed = { $cell }: free, not for this tile
gardeners-reserve = Tiles at hand
gardeners-pile = { $number } in the pile
gardeners-reserve-empty = no tiles
gardeners-cards = Cards
gardeners-card-open = face up
gardeners-discard = Too hard: discard
gardeners-discard-sure = Yes, discard it
gardeners-discard-keep = Keep it
gardeners-verdict-met = kept
gardeners-verdict-lost = missed: show where
gardeners-verdict-open = not decided
gardeners-scored = Scored cards: { $number }
gardeners-training-cards = All cards of this training
gardeners-others = The others
gardeners-round = Round { $round } · { $deck } cards to come
gardeners-aim = { $cards ->
    [one] Fill the garden so that it keeps to its card.
   *[other] Fill the garden so that it keeps to all { $cards } cards.
}
gardeners-time-left = Time left: { $time }
gardeners-minutes-left = { $minutes ->
    [one] One minute left.
   *[other] { $minutes } minutes left.
}
gardeners-seconds-left = { $seconds } seconds left.
gardeners-hint-start = Read your card, then start the timer.
gardeners-hint-pick = Pick a tile, or a tile of the garden to take it out.
gardeners-hint-place = Turn it (R, the wheel or the button) and lay it.
gardeners-hint-lay = Where shall it lie?
gardeners-hint-give = To whom does this tile go?
gardeners-hint-ready = The garden is full. Ready for the check?
gardeners-hint-wait = You are ready. Waiting for the others.
gardeners-hint-won = The round is won. Score all cards, or dare another?
gardeners-turn = Turn
gardeners-give = Give to { $name }
gardeners-lift = Take out
gardeners-put-away = Put away
gardeners-start = I have read it: start
gardeners-ready = Ready
gardeners-score = Score all cards
gardeners-go-on = Draw another card
gardeners-mood-delighted = delighted
gardeners-mood-angry = angry
gardeners-moment-won = Round { $number } is won.
gardeners-moment-angry = Somebody is angry. Build on!
gardeners-moment-scored = scores a card
gardeners-moment-time = Time is up.
gardeners-mode = Mode
gardeners-expert = Mix in the expert cards (beginner and normal)
gardeners-fair = Fair deal: no three cards in a row that exclude each other
gardeners-key-pick = Tab leads to your tiles; the arrow keys walk over them, Enter picks one and goes to the garden.
gardeners-key-turn = R turns the tile, Shift + R the other way.
gardeners-key-walk = The arrow keys walk through the garden; Enter lays the tile, or picks one that lies there.
gardeners-key-give = With a tile of the garden in your hand, 1 to 4 gives it to that seat.
gardeners-key-put-away = Escape puts the tile away.
gardeners-review = Could it be met?
gardeners-review-about = For each round: whether its cards could be met together, which of them exclude each other, and how the garden on the table could have been made right.
gardeners-review-ask = Find out
gardeners-review-asking = Looking for gardens. This can take a while.
gardeners-review-there = { $number ->
    [one] One round was looked at.
   *[other] { $number } rounds were looked at.
}
gardeners-review-round = Round { $round }
gardeners-review-won = won
gardeners-review-possible = could have been met
gardeners-review-impossible = could not be met
gardeners-review-undecided = not decided in time
gardeners-review-exclude = These cards exclude each other:
gardeners-review-given-up = Given up in this round:
gardeners-review-before-possible = Until then all cards could have been met.
gardeners-review-before-impossible = It was the deal: this card could not be met together with:
gardeners-review-before-undecided = Whether all cards could have been met until then was not decided in time.
gardeners-way = From the garden on the table to one that meets all cards
gardeners-way-show = Show how
gardeners-way-hide = Hide it again
gardeners-way-first = To the garden on the table
gardeners-way-back = One tile back
gardeners-way-next = Next tile
gardeners-way-last = To the garden that meets all cards
gardeners-way-start = The garden on the table. { $out ->
    [0] No tile is taken out
    [one] One marked tile is taken out
   *[other] { $out } marked tiles are taken out
}, { $in } laid.
gardeners-way-out = Out of { $cell }: { $tile }.
gardeners-way-in = On { $cell }: { $tile }.
gardeners-way-done = Now all cards are met.
gardeners-way-right = The garden on the table met all cards. It just was not checked in time.
gardeners-way-fewest = It cannot be done with fewer tiles taken out.
gardeners-way-perhaps-fewer = Perhaps it can be done with fewer tiles taken out.
