## Kinds of tiles, as they stand in a sentence

gardeners-kind-flower = { $role ->
    [each] Every flower
    [each-too] every flower
    [no] No flower
    [no-too] no flower
    [next-other] another flower
    [many] flowers
    [of] flowers
   *[a] a flower
}
gardeners-kind-green-flower = { $role ->
    [each] Every green flower
    [each-too] every green flower
    [no] No green flower
    [no-too] no green flower
    [next-other] another green flower
    [many] green flowers
    [of] green flowers
    [many-first] green
    [many-second] green flowers
    [seen-first] a green
    [seen-second] green flower
   *[a] a green flower
}
gardeners-kind-fuchsia-flower = { $role ->
    [each] Every fuchsia flower
    [each-too] every fuchsia flower
    [no] No fuchsia flower
    [no-too] no fuchsia flower
    [next-other] another fuchsia flower
    [many] fuchsia flowers
    [of] fuchsia flowers
    [many-first] fuchsia
    [many-second] fuchsia flowers
    [seen-first] a fuchsia
    [seen-second] fuchsia flower
   *[a] a fuchsia flower
}
gardeners-kind-orange-flower = { $role ->
    [each] Every orange flower
    [each-too] every orange flower
    [no] No orange flower
    [no-too] no orange flower
    [next-other] another orange flower
    [many] orange flowers
    [of] orange flowers
    [many-first] orange
    [many-second] orange flowers
    [seen-first] an orange
    [seen-second] orange flower
   *[a] an orange flower
}
gardeners-kind-tree = { $role ->
    [each] Every tree
    [each-too] every tree
    [no] No tree
    [no-too] no tree
    [next-other] another tree
    [many] trees
    [of] trees
   *[a] a tree
}
gardeners-kind-green-tree = { $role ->
    [each] Every green tree
    [each-too] every green tree
    [no] No green tree
    [no-too] no green tree
    [next-other] another green tree
    [many] green trees
    [of] green trees
    [many-first] green
    [many-second] green trees
    [seen-first] a green
    [seen-second] green tree
   *[a] a green tree
}
gardeners-kind-fuchsia-tree = { $role ->
    [each] Every fuchsia tree
    [each-too] every fuchsia tree
    [no] No fuchsia tree
    [no-too] no fuchsia tree
    [next-other] another fuchsia tree
    [many] fuchsia trees
    [of] fuchsia trees
    [many-first] fuchsia
    [many-second] fuchsia trees
    [seen-first] a fuchsia
    [seen-second] fuchsia tree
   *[a] a fuchsia tree
}
gardeners-kind-orange-tree = { $role ->
    [each] Every orange tree
    [each-too] every orange tree
    [no] No orange tree
    [no-too] no orange tree
    [next-other] another orange tree
    [many] orange trees
    [of] orange trees
    [many-first] orange
    [many-second] orange trees
    [seen-first] an orange
    [seen-second] orange tree
   *[a] an orange tree
}
gardeners-kind-plant = { $role ->
    [each] Every plant
    [each-too] every plant
    [no] No plant
    [no-too] no plant
    [next-other] another plant
    [many] plants
    [of] plants
   *[a] a plant
}
gardeners-kind-green-plant = { $role ->
    [each] Every green plant
    [each-too] every green plant
    [no] No green plant
    [no-too] no green plant
    [next-other] another green plant
    [many] green plants
    [of] green plants
    [many-first] green
    [many-second] green plants
    [seen-first] a green
    [seen-second] green plant
   *[a] a green plant
}
gardeners-kind-fuchsia-plant = { $role ->
    [each] Every fuchsia plant
    [each-too] every fuchsia plant
    [no] No fuchsia plant
    [no-too] no fuchsia plant
    [next-other] another fuchsia plant
    [many] fuchsia plants
    [of] fuchsia plants
    [many-first] fuchsia
    [many-second] fuchsia plants
    [seen-first] a fuchsia
    [seen-second] fuchsia plant
   *[a] a fuchsia plant
}
gardeners-kind-orange-plant = { $role ->
    [each] Every orange plant
    [each-too] every orange plant
    [no] No orange plant
    [no-too] no orange plant
    [next-other] another orange plant
    [many] orange plants
    [of] orange plants
    [many-first] orange
    [many-second] orange plants
    [seen-first] an orange
    [seen-second] orange plant
   *[a] an orange plant
}
gardeners-kind-bench = { $role ->
    [each] Every bench
    [each-too] every bench
    [no] No bench
    [no-too] no bench
    [next-other] another bench
    [seen-other] another bench
    [many] benches
    [of] benches
   *[a] a bench
}
gardeners-kind-fountain = { $role ->
    [each] Every fountain
    [each-too] every fountain
    [no] No fountain
    [no-too] no fountain
    [next-other] another fountain
    [many] fountains
    [of] fountains
   *[a] a fountain
}
gardeners-kind-path = { $role ->
    [each] Every path tile
    [each-too] every path tile
    [no] No path tile
    [no-too] no path tile
    [next-other] another path tile
    [many] path tiles
    [of] path tiles
   *[a] a path tile
}
gardeners-kind-grass = { $role ->
    [each] Every grass tile
    [each-too] every grass tile
    [no] No grass tile
    [no-too] no grass tile
    [next-other] another grass tile
    [many] grass tiles
    [of] grass tiles
   *[a] a grass tile
}
gardeners-kind-earth = { $role ->
    [each] Every earth tile
    [each-too] every earth tile
    [no] No earth tile
    [no-too] no earth tile
    [next-other] another earth tile
    [many] earth tiles
    [of] earth tiles
   *[a] an earth tile
}
gardeners-kind-sand = { $role ->
    [each] Every sand tile
    [each-too] every sand tile
    [no] No sand tile
    [no-too] no sand tile
    [next-other] another sand tile
    [many] sand tiles
    [of] sand tiles
   *[a] a sand tile
}
gardeners-kind-bare = { $role ->
    [each] Every bare tile
    [each-too] every bare tile
    [no] No bare tile
    [no-too] no bare tile
    [next-other] another bare tile
    [many] bare tiles
    [of] bare tiles
   *[a] a bare tile
}
gardeners-either = { $role ->
    [each] { $first } and { $second }
    [no] { $first } and { $second }
    [many] { $first } and/or { $second }
    [of] { $first } and/or { $second }
   *[other] { $first } or { $second }
}
gardeners-anything = any tile

## What the cards say

gardeners-card-proximity = { $every } is next to { $near }.
gardeners-card-distance = { $no } is next to { $near }.
gardeners-card-agglomeration-at-least = There is a group of at least { $number } { $many }.
gardeners-card-agglomeration-exactly = There is a group of exactly { $number } { $many }, no more and no fewer.
gardeners-card-panorama = Every bench faces { $near }.
gardeners-card-link = A chain of { $of } connects two opposite sides of the garden.
gardeners-card-border-outer = { $every } is on the edge of the garden.
gardeners-card-border-inner = { $no } is on the edge of the garden.
gardeners-card-cross = Somewhere there is a cross: { $centre } in the centre and { $arm } on each of its four sides.
gardeners-card-cross-mixed = Somewhere there is a cross: { $centre } in the centre and around it, clockwise, { $arms }.
gardeners-card-quad = Somewhere there is a 2 × 2 square of { $many }.
gardeners-card-quad-mixed = Somewhere there is a 2 × 2 square: clockwise, { $tiles }.
gardeners-card-square = Somewhere there is a 3 × 3 square: { $corner } in each corner, { $edge } in the middle of each side and { $centre } in the centre.
gardeners-card-loop = A path forms a closed loop.
gardeners-card-loop-around = A path forms a closed loop with { $inside } inside it.
gardeners-card-run = There is an unbroken path of at least { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}.
gardeners-card-joined = Every path tile is connected to another path tile.
gardeners-card = { $id }: { $text }

cards-id = Card
cards-deck = Deck
cards-back = Back
cards-text = What it asks for
gardeners-deck-training-a = training A
gardeners-deck-training-b = training B
gardeners-deck-training-c = training C
gardeners-deck-standard = standard
gardeners-deck-expert = expert

gardeners-back-proximity = proximity
gardeners-back-distance-one = distance, one kind
gardeners-back-distance-two = distance, two kinds
gardeners-back-agglomeration-one = group, one kind
gardeners-back-agglomeration-two = group, two kinds
gardeners-back-panorama = panorama
gardeners-back-link = link
gardeners-back-border-outer = border, on the edge
gardeners-back-border-inner = border, not on the edge
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
gardeners-thing-bend = path bend
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
gardeners-scale-GD-R2 = Points per card: 1
gardeners-scale-GD-R5 = The first is free; points for each further card: −1
gardeners-scale-GD-O3 = { gardeners-scale-GD-R2 }
gardeners-scale-GD-O4 = { gardeners-scale-GD-R5 }
gardeners-count-GD-R2 = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
gardeners-count-GD-R5 = { gardeners-count-GD-R2 }
gardeners-count-GD-O3 = { gardeners-count-GD-R2 }
gardeners-count-GD-O4 = { gardeners-count-GD-R2 }
gardeners-grade-0 = The king would rather look away.
gardeners-grade-1 = The king likes a few flower beds.
gardeners-grade-2 = The king goes for a walk here on Sundays.
gardeners-grade-3 = The whole court talks about your garden.
gardeners-grade-4 = The king shows your garden to every guest.
gardeners-grade-5 = Your names are written above the gate.
gardeners-grade = Grade { $grade } of { $grades }
gardeners-held-up = { $cards ->
    [one] This card was not fulfilled:
   *[other] These cards were not fulfilled:
}
gardeners-held-up-discarded = { $cards ->
    [one] { $cards } card was discarded.
   *[other] { $cards } cards were discarded.
}

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
gardeners-seat = { $seat } { $player } · pile: { $pile } · loose: { $loose }
gardeners-is-ready = ready
gardeners-held = { $player }: { $back }
gardeners-hidden = (face down)

## The log: a short sentence, and on demand the details

gardeners-log-table-set = Gardeners, { $mode }. { $player } draws the first card.
gardeners-log-table-set-expert = Gardeners, { $mode }, with the expert cards. { $player } draws the first card.
gardeners-puzzle = Gardeners, a puzzle: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, garden size { $size } × { $size }.
gardeners-log-drawn = { $player } draws a card ({ $back }).
gardeners-log-drawn-seen = { $player } draws a card: { $card }
gardeners-log-turned = { $player } turns a card face up: { $card }
gardeners-log-scored = { $player } scores a card: { $card }
gardeners-log-discarded = { $player } discards a card ({ $back }).
gardeners-log-timer = The timer starts: { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}.
gardeners-log-added = { $player } adds a tile.
    .details = { $tile } on { $cell }
gardeners-log-removed = { $player } takes out a tile and gives it to { $to }.
    .details = { $tile } from { $cell }
gardeners-log-placed = A tile is placed.
    .details = { $tile } on { $cell }
gardeners-log-swapped = A tile is replaced.
    .details = { $tile } on { $cell }, instead of { $other }
gardeners-log-lifted = A tile is taken out.
    .details = { $tile } from { $cell }
gardeners-log-ready = { $player } is ready.
gardeners-log-again-garden = The garden has changed: everyone has to say “Ready” again.
gardeners-log-again-card = There is a new card: everyone has to say “Ready” again.
gardeners-log-delighted = Everyone is delighted.
gardeners-log-angry = Angry: { $angry }.
gardeners-log-won = Round { $number } is won.
gardeners-log-ended-time = Time is up: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $grade }
gardeners-log-ended-deck = The deck is empty: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $grade }
gardeners-log-ended-scored = The last cards are scored: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $grade }
gardeners-log-training-time = Time is up: you have not passed the training.
gardeners-log-training-deck = The deck is empty: you have passed the training.
gardeners-log-training-alone-passed = All cards are scored: you have passed the training with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gardeners-log-training-alone-time = Time is up: you have not passed the training. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gardeners-log-training-alone-unscored = You did not score every card, so you have not passed the training. { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gardeners-log-solved = The puzzle is solved: the garden fulfils all cards.

## Moves in writing

gardeners-notation = “{ $text }” is not a move. “A1 j10 e” places a tile (tile, space, side its top points to), “x j10 2” takes one out (space, seat that gets it), “d S14” discards a card, “!” starts the timer or says that you are ready.
gardeners-notation-alone = “{ $text }” is not a move. “A1 j10 e” places a tile (tile, space, side its top points to), “j10 k11” moves one, “x j10” takes one out, “d S14” discards a card, “!” starts the timer, checks the garden or scores your cards, “+” draws another card.
gardeners-offer = Tiles you can add: { $number ->
    [0] none
   *[other] { $tiles }
}. Spaces for them: { $cells }. Tiles you can take out: { $removable }.
gardeners-offer-alone = { $number ->
    [0] All tiles are placed. “!” checks the garden.
   *[other] Loose tiles: { $tiles }.
}
gardeners-offer-start = Read your card. “!” starts the timer.
gardeners-offer-won = The round is won. “!” scores all your cards, “+” draws another one.
gardeners-help = " grass, = earth, . sand; * flower, T tree (g green, f fuchsia, o orange), h bench with the side it faces, O fountain, lines for paths. A plant is a flower or a tree; a bare tile shows only its ground. “Next to” means edge to edge: corners do not count. “A1 j10 e” places the tile A1 on j10 with its top to the east; n, e, s, w are the sides. When the garden is full, “!” says that you are ready; in a solo game, it checks the garden.

## Refusals

GD-S1-expert = The expert cards can only join the standard deck, not a training deck.
GD-S1-untimed = This training game has no timer.
GD-R1-reading = { $player } is reading the first card. Building starts with the timer.
GD-R1-started = Building has already started.
GD-R5-holder = You do not hold this card.
GD-R5-training = No card can be discarded in a training game with several players. All its cards can be fulfilled together.
GD-R5-empty = The deck is empty, so no card can be discarded.
GD-A1-nobody = This seat does not exist.
GD-A1-table = That move is not available.
GD-A1-together = That move exists only in a solo game. With several players, you add tiles and take them out.
GD-A2-tile = You do not have the tile { $tile }.
GD-A2-turn = { $turns ->
    [one] This tile cannot be turned.
   *[other] This tile can be placed in { $turns } directions, numbered from 0.
}
GD-A2-first = The first tile must be placed on the starting space.
GD-A2-taken = There is already a tile on this space.
GD-A2-apart = A tile must be placed next to a tile in the garden.
GD-A3-wide = The garden would be larger than { $size } × { $size }.
GD-A4-gone = The tile { $tile } is not in the garden.
GD-A4-empty = There is no tile on { $cell }.
GD-A4-last = The last tile stays in the garden.
GD-A4-closed = This tile has tiles on all four sides, so it cannot be taken out.
GD-A4-splits = The garden would be split: { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
} would be cut off.
GD-A4-nobody = There is no player in that seat to take the tile.
GD-A5-keep = You cannot keep a tile that you take out. Give it to another player.
GD-V1-missing = { $tiles ->
    [one] { $tiles } tile is
   *[other] { $tiles } tiles are
} not placed yet.
GD-V1-already = You have already said that you are ready.
GD-E1-over = The game is over.
GD-E1-table = That move is not available.
GD-O1-tile = There is no tile { $tile } in this game.
GD-O1-frame = This space is outside the garden, which is { $size } × { $size }.
GD-O1-there = That tile is already there, turned that way.
GD-O1-loose = The tile { $tile } is not in the garden.
GD-O1-alone = That move exists only with several players. In a solo game, you place tiles and take them out freely.
GD-O2-empty = There are no cards left to draw. Score your cards.
GD-O3-unwon = Win the round first.
GD-O3-decide = The round is won. Score your cards, or draw another one.
GD-P1-alone = A puzzle is for one player.
GD-P1-expert = A puzzle has its own cards. Expert cards cannot be added.
GD-P1-fair = The cards of a puzzle are chosen, not dealt.
GD-P1-card = There is no card { $card }.
GD-P1-twice = A puzzle can have each card only once.

## On the page

gardeners-name = Gardeners
gardeners-by = by Kasper Lapp · 1 to 4 players
gardeners-about = One garden, many hands, not a word: build it together against the clock. Each of you knows a wish that the others must guess.
gardeners-how = Everyone plays at the same time. Add tiles from your pile, or take tiles out and give them to another player. When the garden is full and everyone is ready, it is checked: everyone whose cards are fulfilled is delighted. If all are delighted, the next card is drawn. Nobody may say what their card asks for. A plant is a flower or a tree; a bare tile shows only its ground. “Next to” means edge to edge: corners do not count.
gardeners-garden = The garden
gardeners-place-laid = { $cell }: { $tile }
gardeners-place-free = { $cell }: empty
gardeners-place-open = { $cell }: empty, you can place the tile here
gardeners-place-closed = { $cell }: empty, not allowed for this tile
gardeners-reserve = Your tiles
gardeners-reserve-other = Tiles
gardeners-pile = { $number ->
    [one] { $number } tile in the pile
   *[other] { $number } tiles in the pile
}
gardeners-reserve-empty = no tiles
gardeners-cards = Cards
gardeners-card-new = new
gardeners-card-open = face up
gardeners-practise = Practise this kind of card
gardeners-practise-back = Practise: { $back }
gardeners-card-missed = not fulfilled at the last check
gardeners-discard = Too hard: discard
gardeners-discard-sure = { $discarded ->
    [0] Discard (free)
   *[other] Discard (−1 point)
}
gardeners-discard-fails = Discard and fail
gardeners-discard-keep = Keep it
gardeners-verdict-met = fulfilled
gardeners-verdict-lost = not fulfilled: where?
gardeners-verdict-open = no answer yet
gardeners-scored = Scored cards: { $number }
gardeners-training-cards = All cards of this training game
gardeners-deed-in = Last placed on { $cell }: { $tile }
gardeners-deed-out = Last taken out of { $cell } and given to { $name }: { $tile }
gardeners-look-at = Tiles and cards: { $name }
gardeners-round = Round { $round } · { $deck ->
    [0] no cards left
    [one] { $deck } card left
   *[other] { $deck } cards left
}
gardeners-aim = { $cards ->
    [one] Fill the garden so that it fulfils its card.
   *[other] Fill the garden so that it fulfils all { $cards } cards.
}
gardeners-time-left = Time left: { $time }
gardeners-starts-in = starts in
gardeners-minutes-left = { $minutes ->
    [one] { $minutes } minute left.
   *[other] { $minutes } minutes left.
}
gardeners-seconds-left = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
gardeners-hint-start = Read your card, then start the timer.
gardeners-hint-pick = { $laid ->
    [0] Fill the garden so that every card is fulfilled. Choose a tile.
   *[other] { $own ->
        [0] Choose a tile in the garden to take out.
       *[other] Choose one of your tiles, or a tile in the garden to take out.
    }
}
gardeners-hint-place =
    { $pointer ->
        [touch] Turn it with the button, then tap a free space.
       *[mouse] Turn it (R, the mouse wheel or the button) and place it.
    }
gardeners-hint-lay = Where will you place it?
gardeners-hint-give = Who gets this tile?
gardeners-hint-ready = The garden is full. Are you ready for the check?
gardeners-hint-again = The garden has changed. Fill it, then everyone has to say “Ready” again.
gardeners-hint-ready-again = Something has changed. Are you ready for the check again?
gardeners-hint-wait = You are ready. Waiting for { $players }.
gardeners-wait-reading = { $player } is reading their card.
gardeners-wait-building = Everyone is building. Tiles in the garden: { $laid } of { $all }.
gardeners-wait-ready = The garden is full. Waiting for { $players }.
gardeners-wait-won = The round is won. { $player } decides: score all cards, or draw another one.
gardeners-hint-won = The round is won. Score all cards, or draw another one?
gardeners-turn = Turn
gardeners-give = Give to { $name }
gardeners-lift = Take out
gardeners-put-away = Put back
gardeners-start = Start the timer
gardeners-ready = Ready
gardeners-score = Score all cards
gardeners-go-on = Draw another card
gardeners-mood-delighted = delighted
gardeners-mood-angry = angry
gardeners-moment-won = Round { $number } is won.
gardeners-moment-angry = Not every card is fulfilled yet. Keep building!
gardeners-moment-scored = scores a card
gardeners-moment-time = Time is up.
gardeners-mode = Mode
gardeners-options = Mode
gardeners-preset-training-a = Training A
    .details = A garden of 4 × 4, six easy cards, no timer: the best start.
gardeners-preset-training-b = Training B
    .details = A garden of 5 × 5 and six cards, against the timer.
gardeners-preset-training-c = Training C
    .details = A garden of 6 × 6 and five cards, against the timer.
gardeners-preset-beginner = Beginner
    .details = The whole game. With several players, only the newest card is hidden.
gardeners-preset-normal = Normal
    .details = The whole game. With several players, all cards stay hidden.
gardeners-preset-beginner-expert = Beginner, expert cards
    .details = As beginner, with harder cards in the deck.
gardeners-preset-normal-expert = Normal, expert cards
    .details = As normal, with harder cards in the deck.
gardeners-expert = Add the expert cards (beginner and normal mode)
gardeners-fair = Fair deal: no three cards in a row that are impossible together
gardeners-key-pick = Tab goes to your tiles. The arrow keys move between them; Enter takes one and goes to the garden.
gardeners-key-turn = R turns the tile, Shift + R turns it the other way.
gardeners-key-walk = The arrow keys move through the garden. Enter places the tile, or picks one up.
gardeners-key-give = While you hold a tile from the garden, keys 1 to 4 give it to that seat.
gardeners-key-put-away = Escape puts the tile back.
gardeners-review = Was it solvable?
gardeners-review-about = For each round: whether its cards could be fulfilled together, which cards are impossible together, and how your garden could have been corrected.
gardeners-review-ask = Find out
gardeners-review-asking = Looking for gardens. This can take a while.
gardeners-review-there = { $number ->
    [one] { $number } round was checked.
   *[other] { $number } rounds were checked.
}
gardeners-review-round = Round { $round }
gardeners-review-won = won
gardeners-review-possible = solvable
gardeners-review-impossible = not solvable
gardeners-review-undecided = no answer in time
gardeners-review-exclude = These cards are impossible together:
gardeners-review-given-up = Discarded in this round:
gardeners-review-before-possible = Until then all cards could be fulfilled together.
gardeners-review-before-impossible = Bad luck: this card could not be fulfilled together with:
gardeners-review-before-undecided = No answer in time: could all cards be fulfilled together until then?
gardeners-way = From your garden to one that fulfils all cards
gardeners-way-show = Show how
gardeners-way-hide = Hide it
gardeners-way-first = To your garden
gardeners-way-back = One tile back
gardeners-way-next = Next tile
gardeners-way-last = To the garden that fulfils all cards
gardeners-way-start = This is your garden. { $out ->
    [0] No tiles have to be taken out
    [one] { $out } marked tile has to be taken out
   *[other] { $out } marked tiles have to be taken out
}. Tiles to place: { $in }.
gardeners-way-out = Take out of { $cell }: { $tile }.
gardeners-way-in = Place on { $cell }: { $tile }.
gardeners-way-done = Now all cards are fulfilled.
gardeners-way-right = Your garden fulfilled all cards. It was just not checked in time.
gardeners-way-fewest = It cannot be done with fewer tiles taken out.
gardeners-way-perhaps-fewer = Perhaps it can be done with fewer tiles taken out.

gardeners-thought = What did the bots believe?
gardeners-thought-about = At this point of the replay, judging only by what the bot had seen.
gardeners-thought-show = Show
gardeners-thought-card = { $name }: { $back }
gardeners-thought-none = No cards were hidden from it at this point.
gardeners-thought-why = What speaks most for the first one:
gardeners-thought-garden = The garden it wanted. What it wanted to change is marked, and drawn faintly on the board.
