## What squares and tiles show

hanging-gardens-feature-terrace = terrace
hanging-gardens-feature-park = park
hanging-gardens-feature-arcade = arcade
hanging-gardens-feature-fountain = fountain

hanging-gardens-tile-queen = queen
hanging-gardens-tile-king = king
hanging-gardens-tile-tiger = tiger
hanging-gardens-tile-garden = garden
hanging-gardens-tile-statue = statue
hanging-gardens-tile-chalice = chalice
hanging-gardens-tile-gate = gate
hanging-gardens-tile-tamer = animal tamer
hanging-gardens-tile-gardener = gardener
hanging-gardens-tile-sculptor = sculptor
hanging-gardens-tile-priest = priest
hanging-gardens-tile-guard = guard

## The score sheet

hanging-gardens-line-HG-F1 = Series
hanging-gardens-line-HG-F2 = People
hanging-gardens-line-HG-F3 = Guard
hanging-gardens-line-HG-F4 = Missing tiles
hanging-gardens-unseen = face down
hanging-gardens-total = Total
hanging-gardens-score-now = Score so far
hanging-gardens-score-final = Final score

# What each line scores.
hanging-gardens-scale-HG-F1 = Points by number of tiles in each series
hanging-gardens-scale-HG-F2 = Points per person: { $low }, with a full series of the same kind: { $least } to { $most }
hanging-gardens-scale-HG-F3 = Points per gate: { $points }
hanging-gardens-scale-HG-F4 = Points per tile that a temple brings when none is left: { $points }

# How many of them a player has, in small letters below the points.
hanging-gardens-count-HG-F1 = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
hanging-gardens-count-HG-F2 = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
hanging-gardens-count-HG-F3 = { $count ->
    [one] { $count } gate
   *[other] { $count } gates
}
hanging-gardens-count-HG-F4 = { hanging-gardens-count-HG-F1 }

## The table

hanging-gardens-heading = The Hanging Gardens · round { $round } of { $rounds } · deck: { $deck } · supply: { $supply }
hanging-gardens-seat = { $seat } { $player } · ▲ { $temples } · { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
hanging-gardens-seat-active = ▶ { hanging-gardens-seat }
hanging-gardens-ask-lay = Which card will you place, and where?
hanging-gardens-ask-build = Will you build a temple on one of the squares marked +, or none (-)?
hanging-gardens-ask-move = Which temple will you move: { $offered }?
hanging-gardens-ask-take = Which tile will you take: { $offered }?

## The log: a short sentence, and on demand the details

hanging-gardens-log-table-set = Everyone has a start card and five temples. { $player } starts.
    .details = Point tiles on display: { $tiles }
hanging-gardens-log-round = Round { $number }. { $player } starts.
hanging-gardens-log-laid = { $player } places a card.
    .details = { $card } on { $cell }{ $degrees ->
        [0] {""}
       *[other] , turned by { $degrees }°
    }
hanging-gardens-log-set-aside = { $player } cannot place a card and removes it from the game.
    .details = { $card }
hanging-gardens-log-built = { $player } builds a temple ({ $feature }, { $size ->
    [one] { $size } square
   *[other] { $size } squares
}).
    .details = on { $cell }
hanging-gardens-log-moved = { $player } moves a temple ({ $feature }, { $size ->
    [one] { $size } square
   *[other] { $size } squares
}).
    .details = from { $from } to { $cell }
hanging-gardens-log-declined = { $player } builds no temple.
hanging-gardens-log-drawn = { $player } draws a tile face down.
hanging-gardens-log-drawn-seen = { $player } draws a tile face down: { $tile }.
hanging-gardens-log-taken = { $player } takes a tile: { $tile }.
    .details = new on { $space }: { $new }
hanging-gardens-log-taken-last = { $player } takes a tile: { $tile }.
    .details = no tile is left to replace it
hanging-gardens-log-taken-memory = { $player } takes a tile from the display.
hanging-gardens-log-five = No tile is left for { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead.
hanging-gardens-log-ran-out = All tiles are taken: this is the last round.
hanging-gardens-log-shown = { $player } reveals the tiles drawn face down: { $tiles }.
hanging-gardens-log-ended-points = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hanging-gardens-log-ended-tiles = { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}: tied, but with more tiles.
hanging-gardens-log-ended-shared = { $winners } share the victory: { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.

## Moves in writing

hanging-gardens-notation-lay = “{ $text }” is not a move. Write the number of the card, the space for its top left square and the side its top points to (n, e, s, w), as in “2 l19 e”. If a card cannot be placed anywhere, “2 x” removes it from the game.
hanging-gardens-notation-build = “{ $text }” is not a square. Write where to build the temple, as in “m20”, or “-” to build none.
hanging-gardens-notation-move = “{ $text }” is not a temple. Write the square of the temple to move, as in “m20”.
hanging-gardens-notation-take = “{ $text }” is not a tile. Write its column and row, as in “b1”.
hanging-gardens-offer-lay = Place one of the cards: { $offered }.
hanging-gardens-offer-card = { $ways ->
    [0] card { $number }: cannot be placed ({ $example })
    [one] card { $number }: { $ways } way ({ $example })
   *[other] card { $number }: { $ways } ways (such as { $example })
}
hanging-gardens-offer-build = You may build a temple on one of these squares: { $offered }. With “-” you build none.
hanging-gardens-offer-move = All your temples are built, so move one from your smallest structure: { $offered }.
hanging-gardens-offer-take = Take a tile: { $offered }.
hanging-gardens-offer-space = { $space } ({ $tile })
hanging-gardens-help = T terrace, P park, A arcade, F fountain, · building ground, ▲ a temple; beside a name, ▲ stands for the temples not built yet. ≥3 above a column of tiles: a structure needs at least 3 squares for it. To place a card, write its number, the space for its top left square and the side its top points to: n (as drawn), e (a quarter turn clockwise), s or w.

## Refusals

HG-S2-space = This space does not exist. The display has { $spaces ->
    [one] { $spaces } space
   *[other] { $spaces } spaces
}.
HG-R2-turn = It is { $player }’s turn.
HG-R3 = The game is over.
HG-T1-lay = First take a card and place it.
HG-T1-absent = This card is not among the face-up cards: choose one of them.
HG-T1-number = There is no card { $number }. Number of face-up cards: { $cards }.
HG-T2-turn = The card cannot be turned like that. It can be placed in { $turns ->
    [one] { $turns } direction
   *[other] { $turns } directions
}, numbered from 0.
HG-T3-bare = { $number ->
    [one] { $number } square with a feature would be on the bare table: { $features }.
   *[other] { $number } squares with features would be on the bare table: { $features }.
}
HG-T5-temple = { $number ->
    [one] The card would cover a temple.
   *[other] The card would cover { $number } temples.
}
HG-T7-fits = The card can be placed, so it stays in the game.
HG-B1-nothing = There is no structure on this square.
HG-B1-small = This structure has { $size ->
    [one] { $size } square
   *[other] { $size } squares
}. A temple needs at least { $smallest }.
HG-B2-old = Your new card added nothing to this structure.
HG-B3-decide = First decide whether to build a temple.
HG-B3-take = First take a tile for your temple.
HG-B4-column = For a structure of { $size ->
    [one] { $size } square
   *[other] { $size } squares
} you can take a tile only from the { $columns ->
    [one] first column
   *[other] first { $columns } columns
}.
HG-B6-empty = Space { $space } is empty, and the supply is used up.
HG-B7-temple = This structure already has a temple.
HG-B8-which = First choose the temple to move.
HG-B8-none = You have no temple on this square.
HG-B8-larger = That temple stands on a structure of { $size ->
    [one] { $size } square
   *[other] { $size } squares
}. You must move one from your smallest structure ({ $smallest ->
    [one] { $smallest } square
   *[other] { $smallest } squares
}).

## On the page

hanging-gardens-name = The Hanging Gardens
hanging-gardens-by = by Din Li · 2 to 4 players
hanging-gardens-about = Place cards on cards until terraces, parks, arcades and fountains are large enough for a temple, and choose the tiles that will make you famous.
hanging-gardens-how = Take a card, turn it, and place it in your garden: its features must cover earlier cards, its building ground may go anywhere. On a structure of three or more squares you may build a temple and take a tile. Larger structures give you more columns to choose from.
hanging-gardens-cards = Face-up cards
hanging-gardens-card = Card: { $card }
hanging-gardens-card-unfit = Card: { $card }. It cannot be placed; you may remove it from the game.
hanging-gardens-set-aside = cannot be placed
hanging-gardens-deck = { $deck ->
    [0] no cards left
    [one] { $deck } card left
   *[other] { $deck } cards left
}
hanging-gardens-ground = building ground
hanging-gardens-table = bare table
hanging-gardens-with-temple = , with a temple
hanging-gardens-place-plain = { $cell }: { $square }{ $temple }
hanging-gardens-place-open = { $cell }: { $square }{ $temple }, allowed
hanging-gardens-place-card = { $cell }: { $square }{ $temple }, allowed: the card covers { $from } to { $to }
hanging-gardens-place-closed = { $cell }: { $square }{ $temple }, not allowed
hanging-gardens-your-garden = Main garden
hanging-gardens-other-gardens = The other gardens
hanging-gardens-garden-of = { $player }: garden with { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
hanging-gardens-zoom = Size of the garden
hanging-gardens-zoom-in = Zoom in
hanging-gardens-zoom-out = Zoom out
hanging-gardens-zoom-fit = Show all
hanging-gardens-display = Point tiles
hanging-gardens-column = Column { $number }, for structures of at least { $size ->
    [one] { $size } square
   *[other] { $size } squares
}
hanging-gardens-column-size = { $size ->
    [one] { $size }+ square
   *[other] { $size }+ squares
}
hanging-gardens-tile-take = Take: { $tile }
hanging-gardens-tile-see = { $tile }
hanging-gardens-space-empty = Empty space
hanging-gardens-supply = { $supply ->
    [0] no tiles in the supply
    [one] { $supply } tile in the supply
   *[other] { $supply } tiles in the supply
}
hanging-gardens-hidden-tiles = face down
hanging-gardens-first = First player
hanging-gardens-temples-left = { $number ->
    [one] { $number } temple left
   *[other] { $number } temples left
}
hanging-gardens-series = Your tiles and their points
hanging-gardens-series-how = In bold: how many you have. Beside it: the points for one tile, two tiles, and so on.
hanging-gardens-full = { $number ->
    [one] { $number } full series
   *[other] { $number } full series
}
hanging-gardens-person-points = { $low }, or { $high } with a full series
hanging-gardens-guard-points = { $points } for each gate
hanging-gardens-missing-points = +{ $points } for missing tiles
hanging-gardens-hint-pick = Choose a card.
hanging-gardens-hint-place =
    { $pointer ->
        [touch] Tap where its square with the dot goes. You can turn it first.
       *[mouse] Click where its square with the dot goes. R or the mouse wheel turns it.
    }
hanging-gardens-hint-turn = It fits nowhere this way round. Turn it.
hanging-gardens-fits = You can place the card here.
hanging-gardens-hint-build = You may build a temple on an outlined structure.
hanging-gardens-hint-move = All your temples are built. Which marked one will you move to { $cell }?
hanging-gardens-hint-take = Take a tile from a highlighted column.
hanging-gardens-drawn = Drawn face down, only you can see it: { $tile }
hanging-gardens-turn = Turn
hanging-gardens-put-away = Put back
hanging-gardens-decline = Build no temple
hanging-gardens-do-Lay = Place
hanging-gardens-do-SetAside = Remove from the game
hanging-gardens-do-Build = Build here
hanging-gardens-do-MoveTemple = Move this temple
hanging-gardens-do-Take = Take this tile
hanging-gardens-idea-lay = Place a card ({ $card }) on { $cell }{ $degrees ->
    [0] {""}
   *[other] , turned by { $degrees }°
}.
hanging-gardens-idea-set-aside = Remove a card ({ $card }) from the game.
hanging-gardens-idea-build = Build a temple on { $cell } ({ $feature }, { $size ->
    [one] { $size } square
   *[other] { $size } squares
}).
hanging-gardens-idea-move = Move a temple from { $from } to { $cell } ({ $feature }, { $size ->
    [one] { $size } square
   *[other] { $size } squares
}).
hanging-gardens-idea-decline = Build no temple.
hanging-gardens-idea-draw = Draw a tile face down.
hanging-gardens-idea-take = Take a tile: { $tile }.
hanging-gardens-idea-five = No tile is left: you score { $points ->
    [one] { $points } point
   *[other] { $points } points
} instead.
hanging-gardens-memory = Memory: the page does not show who took which tile
hanging-gardens-options = Tiles taken
hanging-gardens-preset-standard = Open
    .details = Everyone sees who took which tile.
hanging-gardens-preset-memory = Memory
    .details = Nobody sees who took which tile: remember it.
hanging-gardens-moment-temple = builds a temple on { $size ->
    [one] { $size } square
   *[other] { $size } squares
}
hanging-gardens-moment-moved = moves a temple ({ $size ->
    [one] { $size } square
   *[other] { $size } squares
})
hanging-gardens-moment-tile = takes a tile: { $tile }
hanging-gardens-moment-drawn = draws a tile face down
hanging-gardens-key-pick = Tab goes to the cards. The arrow keys move between them; Enter takes one and goes to your garden.
hanging-gardens-key-turn = R turns the card, Shift + R turns it the other way.
hanging-gardens-key-walk = The arrow keys move through your garden. For each space you hear whether the card can be placed there, or why not.
hanging-gardens-key-lay = Enter places the card, builds the temple or chooses the temple to move.
hanging-gardens-key-tiles = Tab goes to the point tiles and to the buttons below your garden.
hanging-gardens-key-put-away = Escape puts the card back.
