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
zen-garden-line-ZG-F9 = Minimalistic
zen-garden-line-ZG-F10 = Missions
zen-garden-total = Total
zen-garden-score-now = Score so far
zen-garden-score-final = Final score

# What each line scores; { $pairs } is such as “1 → 3, 2 → 6”: so many give so many points.
zen-garden-scale-ZG-F1 = Points per coin: 1
zen-garden-scale-ZG-F2 = Points by number of rings: { $pairs }
zen-garden-scale-ZG-F3 = Points by number of tiles with the same decor: { $pairs }
zen-garden-scale-ZG-F4 = Points per tile: { $points }
zen-garden-scale-ZG-F5 = Points per tile: { $points }
zen-garden-scale-ZG-F6 = Points for the most tiles: { $first }, for the second most: { $second }
zen-garden-scale-ZG-F7 = Points by number of tiles: { $pairs }
zen-garden-scale-ZG-F8 = Points if every floor forms a single area: { $points }
zen-garden-scale-ZG-F9 = Points by number of different floors: { $pairs }
zen-garden-scale-ZG-F10 = Points per mission, for the first to complete it and those after: { $points }

# How many of them a player has, in small letters below the points.
zen-garden-count-ZG-F1 = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
zen-garden-count-ZG-F2 = { $count ->
    [one] { $count } ring
   *[other] { $count } rings
}
zen-garden-count-ZG-F3 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F4 = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
zen-garden-count-ZG-F5 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F6 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F7 = { zen-garden-count-ZG-F4 }
zen-garden-count-ZG-F8 = { $count ->
    [one] { $count } area
   *[other] { $count } areas
}
zen-garden-count-ZG-F9 = { $count ->
    [one] { $count } floor
   *[other] { $count } floors
}
zen-garden-count-ZG-F10 = { $count ->
    [one] { $count } mission
   *[other] { $count } missions
}

## The table

zen-garden-heading = Zen Garden · round { $round } of { $rounds } · supply: { $supply } · discarded: { $discards }
zen-garden-wish-minor = Minor preference: { $feature }
zen-garden-wish-major = Major preference: { $feature }
zen-garden-wish-majority = Majority: { $feature }
zen-garden-wish-detail = Attention to detail: { $feature }
zen-garden-mission-line = Mission { $number }: 4 × { $first } + 4 × { $second } · point tiles: { $stack }
zen-garden-seat = { $seat } { $player } · { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
zen-garden-seat-active = ▶ { zen-garden-seat }

## The log: a short sentence, and on demand the details

zen-garden-mission = 4 × { $first } + 4 × { $second }
zen-garden-log-table-set = The garden boards are ready. { $player } starts.
    .details = Preference boards: { $boards }. Minor preference: { $minor }; major preference: { $major }; majority: { $majority }; attention to detail: { $detail }{ $number ->
        [0] {""}
       *[other] ; missions: { $missions }
    }
zen-garden-log-tile-laid = { $player } places a tile { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
}.
    .details = { $tile } on { $cell }, bend at the { $corner }
zen-garden-log-line = { $player } has four in a row: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}.
    .details = { $decor }{ $lost ->
        [0] {""}
       *[other] ; lost above the limit of 25: { $lost }
    }
zen-garden-log-mission = { $player } completes mission { $number }{ $points ->
    [0] , but too late for a point tile
    [one] : { $points } point
   *[other] : { $points } points
}.
zen-garden-log-discarded = { $number ->
    [one] { $number } tile is
   *[other] { $number } tiles are
} discarded from the bottom row.
    .details = { $tiles }
zen-garden-log-shuffled = The supply is empty. { $number ->
    [one] { $number } discarded tile is
   *[other] { $number } discarded tiles are
} shuffled into a new supply.
zen-garden-log-filled = { $number ->
    [one] { $number } new tile is
   *[other] { $number } new tiles are
} drawn for the selection board.
zen-garden-log-round = Round { $number }. { $player } starts.
zen-garden-log-ended-points = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
zen-garden-log-ended-coins = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: tied, but with more coins left.
zen-garden-log-ended-shared = { $winners } share the victory: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

## Moves in writing

zen-garden-notation = “{ $text }” is not a move. Write the tile, the space and the corner of the bend, as in “b1 e4 ne”: column b at price 1, space e4, corner nw, ne, se or sw.
zen-garden-offer = You can take one of these tiles: { $spaces }. You can place it on one of these spaces: { $cells }, turned in any direction.
zen-garden-help = A tile shows its decor, its walkway (small letters) and its floor (CAPITALS). ╯ ╰ ╭ ╮ shows the corner of the bend: nw, ne, se, sw. For a move, write the column and price of the tile, the space in your garden, and that corner.

## Refusals

ZG-S1-unknown = There is no preference board { $boards }. The boards are numbered from 1 to { $last }.
ZG-S1-basics = Preference board 1 is part of every game.
ZG-R1-turn = It is { $player }’s turn.
ZG-R2-turn = It is { $player }’s turn.
ZG-R8 = The game is over: all gardens are full.
ZG-T1-absent = The tile { $tile } is not on the selection board.
ZG-T2-empty = Space { $space } stays empty until the end of the round.
ZG-T3-price = The tile costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}. You have { $coins }.
ZG-T4-taken = There is already a tile on this space.
ZG-T4-apart = A tile must be placed edge to edge with a tile in your garden.
ZG-T6-span = The garden would be { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
} high and { $columns ->
    [one] { $columns } column
   *[other] { $columns } columns
} wide. It must fit into { $side } × { $side }.
ZG-T6-origin = The first tile is always on d4; the garden can shift later.

## On the page

zen-garden-name = Zen Garden
zen-garden-by = by Mike Georgiou · 2 to 4 players
zen-garden-about = Place sixteen tiles in a garden that pleases a demanding emperor: close rings of walkways, collect what he loves, and watch your coins.
zen-garden-how = Take a tile from the selection board, turn it, and place it next to your garden. If there is room, the garden shifts by itself. Below your garden you see what the tile would score, or why a space is not allowed.
zen-garden-market = Selection board
zen-garden-market-tile = { $tile }, price { $price }
zen-garden-market-tile-dear = { $tile }, price { $price }, too expensive
zen-garden-price = Price { $price }
zen-garden-space-empty = Empty space
zen-garden-supply = supply: { $supply } · discarded: { $discards }
zen-garden-your-garden = Main garden
zen-garden-other-gardens = The other gardens
zen-garden-garden-of = { $player }: garden with { $number ->
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
zen-garden-place-free = { $cell }: empty
zen-garden-place-open = { $cell }: empty, you can place the tile here
zen-garden-place-closed = { $cell }: empty, not allowed
zen-garden-hint-pick = Choose a tile from the selection board.
zen-garden-hint-place =
    { $pointer ->
        [touch] Turn it with the button, then tap a free space in your garden.
       *[mouse] Turn it with R or the mouse wheel, then click a free space.
    }
zen-garden-turn = Turn
zen-garden-lay = Place
zen-garden-put-away = Put back
zen-garden-idea = Take { $tile } { $price ->
    [0] for free
    [one] for { $price } coin
   *[other] for { $price } coins
} and place it on { $cell }, bend at the { $corner }.
zen-garden-missions = Missions
zen-garden-mission-number = Mission { $number }
zen-garden-mission-count = { $feature }: { $number } of { $needed }
zen-garden-mission-stack = { $number ->
    [0] no point tiles left
   *[other] next point tile: { $points }
}
zen-garden-mission-done = completed: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zen-garden-moment-line = has four in a row: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
zen-garden-moment-mission = completes a mission: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
zen-garden-moment-ring = closes a ring
zen-garden-boards = Preference boards
zen-garden-levels = Levels
zen-garden-level = Level { $number }
zen-garden-options = What scores
zen-garden-preset-level-1 = Level 1
    .details = Rings of walkways, decor, coins and four preferences of the emperor.
zen-garden-preset-level-2 = Level 2
    .details = Also points if every floor forms a single area.
zen-garden-preset-level-3 = Level 3
    .details = Also points for few different floors.
zen-garden-preset-level-4 = Level 4
    .details = Also two missions: being first gives the most points.
zen-garden-preset-level-5 = Level 5
    .details = All boards, with three missions.
zen-garden-board-basics = Basics
    .details = Rings of walkways, decor, coins and four preferences of the emperor.
zen-garden-board-unity = Unity
    .details = Points if every floor forms a single area.
zen-garden-board-minimalist = Minimalistic
    .details = Points for few different floors.
zen-garden-board-two-missions = Two missions
    .details = Two features, four tiles of each: being first gives the most points.
zen-garden-board-one-mission = One mission
    .details = One more mission of this kind.
zen-garden-key-pick = Tab goes to the selection board. The arrow keys move between its tiles; Enter takes one and goes to your garden.
zen-garden-key-turn = R turns the tile, Shift + R turns it the other way.
zen-garden-key-walk = The arrow keys move through your garden. For each space you hear what the tile would score, or why it is not allowed.
zen-garden-key-lay = Enter places the tile.
zen-garden-key-put-away = Escape puts the tile back.
