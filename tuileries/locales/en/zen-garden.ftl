## What tiles show

zen-garden-feature-pagoda = pagoda
zen-garden-feature-bench = bench
zen-garden-feature-buddha = Buddha
zen-garden-feature-gate = gate
zen-garden-feature-crane = crane
zen-garden-feature-sand-walkway = sand walkway
zen-garden-feature-wood-walkway = wood walkway
zen-garden-feature-stone-walkway = stone walkway
zen-garden-feature-sand = sand
zen-garden-feature-gravel = gravel
zen-garden-feature-trees = trees
zen-garden-feature-clay = clay
zen-garden-feature-water = water
zen-garden-feature-cherry-blossom = cherry blossom

## Short names for drawings: seven letters for a decor, three for the others

zen-garden-mark-pagoda = pagoda
zen-garden-mark-bench = bench
zen-garden-mark-buddha = Buddha
zen-garden-mark-gate = gate
zen-garden-mark-crane = crane
zen-garden-mark-sand-walkway = san
zen-garden-mark-wood-walkway = woo
zen-garden-mark-stone-walkway = sto
zen-garden-mark-sand = SAN
zen-garden-mark-gravel = GRA
zen-garden-mark-trees = TRE
zen-garden-mark-clay = CLA
zen-garden-mark-water = WAT
zen-garden-mark-cherry-blossom = CHE

zen-garden-tile = { $decor } / { $walkway } / { $floor }

zen-garden-corner-nw = top left
zen-garden-corner-ne = top right
zen-garden-corner-se = bottom right
zen-garden-corner-sw = bottom left

## The score sheet

zen-garden-line-ZG-F1 = Coins
zen-garden-line-ZG-F2 = Walkways
zen-garden-line-ZG-F3 = Decor
zen-garden-line-ZG-F4 = Minor preference
zen-garden-line-ZG-F5 = Major preference
zen-garden-line-ZG-F6 = Majority
zen-garden-line-ZG-F7 = Attention to detail
zen-garden-line-ZG-F8 = Unity
zen-garden-line-ZG-F9 = Minimalist
zen-garden-line-ZG-F10 = Missions
zen-garden-total = Total
zen-garden-score-now = If it ended now
zen-garden-score-final = Final score

## The table

zen-garden-heading = Zen Garden · round { $round } of { $rounds } · { $supply } in the supply, { $discards } discarded
zen-garden-wish-minor = Minor preference: { $feature }
zen-garden-wish-major = Major preference: { $feature }
zen-garden-wish-majority = Majority: { $feature }
zen-garden-wish-detail = Attention to detail: { $feature }
zen-garden-mission-line = Mission { $number }: 4 × { $first } + 4 × { $second } · points { $stack }
zen-garden-seat = { $seat } { $player } · { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
zen-garden-seat-active = ▶ { zen-garden-seat }

## The log

zen-garden-mission = four each of { $features }
zen-garden-log-table-set = Preference boards { $boards }. The emperor wishes: minor preference { $minor }, major preference { $major }, majority { $majority }, attention to detail { $detail }.{ $number ->
    [0] {""}
   *[other] {" "}Missions: { $missions }.
} { $player } begins.
zen-garden-log-tile-laid = { $player } takes { $tile } { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
} and lays it on { $cell }, bend at the { $corner }.
zen-garden-log-line = { $player } completes a line of four ({ $decor }): { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}{ $lost ->
    [0] {""}
   *[other] {" "}({ $lost } lost, 25 is the limit)
}.
zen-garden-log-mission = { $player } completes mission { $number } { $points ->
    [0] too late for a point tile
    [one] for { $points } point
   *[other] for { $points } points
}.
zen-garden-log-discarded = { $number ->
    [one] One tile leaves
   *[other] { $number } tiles leave
} the bottom row: { $tiles }.
zen-garden-log-shuffled = The supply is empty; { $number } discarded tiles are shuffled into a new one.
zen-garden-log-filled = { $number ->
    [one] One new tile comes
   *[other] { $number } new tiles come
} to the selection board.
zen-garden-log-round = Round { $number }. { $player } begins.
zen-garden-log-ended-points = The gardens are finished. { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
zen-garden-log-ended-coins = The gardens are finished. { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and more coins left.
zen-garden-log-ended-shared = The gardens are finished. { $winners } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Moves in writing

zen-garden-notation = “{ $text }” is not a move. Write the tile, the space and the corner its walkway bends around, as in “b1 e4 ne”: column b at price 1, space e4, corner nw, ne, se or sw.
zen-garden-offer = You can take { $spaces } and lay it on { $cells }, turned in any of four ways.
zen-garden-help = Read a tile as decor, walkway (small letters) and floor (CAPITALS). ╯ ╰ ╭ ╮ shows the corner its walkway bends around: nw, ne, se, sw. A move names the tile by column and price, the space in your garden, and that corner.

## Refusals

ZG-S1-unknown = There is no preference board { $boards }; they are numbered from 1 to { $last }.
ZG-S1-basics = Preference board 1 is always in play.
ZG-R1-turn = It is { $player }’s turn.
ZG-R2-turn = It is { $player }’s turn.
ZG-R8 = The game is over: all gardens are full.
ZG-T1-absent = The tile { $tile } is not on the selection board.
ZG-T2-empty = Space { $space } is empty until the end of the round.
ZG-T3-price = The tile costs { $price }, you have { $coins }.
ZG-T4-taken = There is a tile on that space already.
ZG-T4-apart = A tile must lie edge to edge with a tile of your garden.
ZG-T6-span = The garden would be { $rows } rows high and { $columns } columns wide; it must fit into { $side } by { $side }.
ZG-T6-origin = The first tile is always called d4; the garden can shift to wherever you want it.

## On the page

zen-garden-name = Zen Garden
zen-garden-by = by Mike Georgiou · 2 to 4 players
zen-garden-about = Lay sixteen tiles into a garden that pleases a demanding emperor: close rings of walkways, gather what he loves, and mind your coins.
zen-garden-how = Take a tile from the selection board, turn it, and lay it beside your garden. The garden slides by itself when there is room. The line below your garden shows what the tile would change; places you may not use say why.
zen-garden-market = Selection board
zen-garden-market-tile = { $tile }, price { $price }
zen-garden-market-tile-dear = { $tile }, price { $price }, not for you now
zen-garden-price = Price { $price }
zen-garden-space-empty = Empty space
zen-garden-supply = { $supply } in the supply, { $discards } discarded
zen-garden-your-garden = Garden in front of you
zen-garden-other-gardens = The other gardens
zen-garden-garden-of = Garden of { $player }, { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}
zen-garden-coins = { $coins ->
    [one] coin
   *[other] coins
}
zen-garden-first = First player
zen-garden-place-first = row { $row }, column { $column }
zen-garden-place-laid = { $cell }: { $tile }, bend at the { $corner }
zen-garden-place-free = { $cell }: free
zen-garden-place-open = { $cell }: free, you may lay here
zen-garden-place-closed = { $cell }: free, not for you now
zen-garden-hint-pick = Pick a tile from the selection board.
zen-garden-hint-place = Turn it with R or the wheel, and lay it beside your garden.
zen-garden-turn = Turn
zen-garden-lay = Lay
zen-garden-put-away = Put away
zen-garden-idea = Take { $tile } { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
} and lay it on { $cell }, bend at the { $corner }.
zen-garden-missions = Missions
zen-garden-mission-number = Mission { $number }
zen-garden-mission-stack = { $number ->
    [0] no point tile left
   *[other] next point tile: { $points }
}
zen-garden-mission-done = done for { $points }
zen-garden-moment-line = four in line: +{ $coins } coins
zen-garden-moment-mission = mission done: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zen-garden-moment-ring = a ring is closed
zen-garden-boards = Preference boards
zen-garden-levels = Levels
zen-garden-level = Level { $number }
zen-garden-board-basics = Basics
zen-garden-board-unity = Unity
zen-garden-board-minimalist = Minimalist
zen-garden-board-two-missions = two missions
zen-garden-board-one-mission = one mission
zen-garden-key-pick = Tab leads to the selection board; the arrow keys walk over it, Enter picks a tile and goes to your garden.
zen-garden-key-turn = R turns the tile, Shift + R the other way.
zen-garden-key-walk = The arrow keys walk through your garden; each place says what the tile would change there, or why it may not lie there.
zen-garden-key-lay = Enter lays the tile.
zen-garden-key-put-away = Escape puts it away.
