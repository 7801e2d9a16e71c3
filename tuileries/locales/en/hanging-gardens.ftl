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
hanging-gardens-line-HG-F2 = Persons
hanging-gardens-line-HG-F3 = Guard
hanging-gardens-line-HG-F4 = Missing tiles
hanging-gardens-unseen = drawn unseen
hanging-gardens-total = Total
hanging-gardens-score-now = If it ended now
hanging-gardens-score-final = Final score

## The table

hanging-gardens-heading = The Hanging Gardens · round { $round } of { $rounds } · in the stacks: { $deck } cards, { $supply } tiles
hanging-gardens-seat = { $seat } { $player } · ▲ { $temples } · { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
hanging-gardens-seat-active = ▶ { hanging-gardens-seat }
hanging-gardens-ask-lay = Which card do you lay, and where?
hanging-gardens-ask-build = Do you build a temple, on one of the squares marked +, or none (-)?
hanging-gardens-ask-move = Which temple moves: { $offered }?
hanging-gardens-ask-take = Which tile do you take: { $offered }?

## The log

hanging-gardens-log-table-set = Everyone has a start card and five temples. These tiles lie face up: { $tiles }. { $player } begins.
hanging-gardens-log-round = Round { $number }. { $player } begins.
hanging-gardens-log-laid = { $player } lays a card ({ $card }) on { $cell }{ $degrees ->
    [0] {""}
   *[other] , turned by { $degrees }°
}.
hanging-gardens-log-set-aside = { $player } finds no place for a card ({ $card }); it goes back into the box.
hanging-gardens-log-built = { $player } builds a temple on { $cell } (structure: { $feature }, { $size } squares).
hanging-gardens-log-moved = { $player } moves a temple from { $from } to { $cell } (structure: { $feature }, { $size } squares).
hanging-gardens-log-declined = { $player } builds no temple.
hanging-gardens-log-drawn = { $player } draws a tile unseen.
hanging-gardens-log-drawn-seen = { $player } draws a tile unseen: { $tile }.
hanging-gardens-log-taken = { $player } takes a tile: { $tile }. In its place on { $space }: { $new }.
hanging-gardens-log-taken-last = { $player } takes a tile: { $tile }. Nothing takes its place.
hanging-gardens-log-taken-memory = { $player } takes a tile from the display.
hanging-gardens-log-five = There is no tile for { $player }, who notes { $points } points instead.
hanging-gardens-log-ran-out = The tiles have run out: this round is the last.
hanging-gardens-log-shown = { $player } had drawn unseen: { $tiles }.
hanging-gardens-log-ended-points = The gardens are finished. { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hanging-gardens-log-ended-tiles = The gardens are finished. { $winners } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
} and more tiles.
hanging-gardens-log-ended-shared = The gardens are finished. { $winners } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Moves in writing

hanging-gardens-notation-lay = “{ $text }” lays no card. Write the card’s number, where its top left square goes and where its top points (n, e, s, w), as in “2 l19 e”. A card that fits nowhere is set aside with “2 x”.
hanging-gardens-notation-build = “{ $text }” names no square. Write where the temple goes, as in “m20”, or “-” to build none.
hanging-gardens-notation-move = “{ $text }” names no temple. Write the square of the temple that moves, as in “m20”.
hanging-gardens-notation-take = “{ $text }” names no tile. Write its column and row, as in “b1”.
hanging-gardens-offer-lay = You take a card and lay it: { $offered }.
hanging-gardens-offer-card = { $ways ->
    [0] card { $number } fits nowhere ({ $example })
    [one] card { $number } in one way ({ $example })
   *[other] card { $number } in { $ways } ways (such as { $example })
}
hanging-gardens-offer-build = You may build a temple on one of these squares: { $offered }. With “-” you build none.
hanging-gardens-offer-move = All your temples are out, so one on a smallest structure moves: { $offered }.
hanging-gardens-offer-take = You take a tile: { $offered }.
hanging-gardens-offer-space = { $space } ({ $tile })
hanging-gardens-help = T terrace, P park, A arcade, F fountain, · building ground, ▲ a temple beside the letter of its square. To lay a card, name it by its number, then the place of its top left square and where its top points: n (as drawn), e (a quarter turn clockwise), s or w.

## Refusals

HG-S2-space = The display has { $spaces } spaces; there is no such space.
HG-R2-turn = It is { $player }’s turn.
HG-R3 = The game is over: the gardens are finished.
HG-T1-lay = First take one of the cards and lay it.
HG-T1-absent = The card { $card } does not lie face up.
HG-T1-number = There is no card { $number }: { $cards ->
    [one] only one lies face up
   *[other] { $cards } lie face up
}.
HG-T2-turn = The card cannot be turned so: it can lie in { $turns } ways, counted from 0.
HG-T3-bare = { $number ->
    [one] This square would lie on bare table: { $features }.
   *[other] These squares would lie on bare table: { $features }.
}
HG-T5-temple = { $number ->
    [one] The card would cover a temple.
   *[other] The card would cover { $number } temples.
}
HG-T7-fits = The card can be laid, so it is not set aside.
HG-B1-nothing = There is no structure on that square.
HG-B1-small = The structure has { $size ->
    [one] one square
   *[other] { $size } squares
}; it takes { $smallest } for a temple.
HG-B2-old = The card just laid added nothing to this structure.
HG-B3-decide = First decide whether you build a temple.
HG-B3-take = Whoever builds takes a tile: choose one first.
HG-B4-column = A structure of { $size } squares gives no tile of that column; { $columns ->
    [one] only the first column is open
   *[other] only the first { $columns } columns are open
}.
HG-B6-empty = Space { $space } is empty, and the supply has run out.
HG-B7-temple = This structure has a temple already.
HG-B8-which = First say which temple moves.
HG-B8-none = None of your temples stands on that square.
HG-B8-larger = That temple stands on a structure of { $size }; one on the smallest ({ $smallest ->
    [one] one square
   *[other] { $smallest } squares
}) must move.

## On the page

hanging-gardens-name = The Hanging Gardens
hanging-gardens-by = by Din Li · 2 to 4 players
hanging-gardens-about = Lay cards upon cards until terraces, parks, arcades and fountains grow large enough for a temple, and choose the tiles that will make your fame.
hanging-gardens-how = Take a card, turn it, and lay it in your garden: its features must lie on earlier cards, its building ground may lie anywhere. Where a structure of three or more squares has grown, you may build a temple and take a tile; larger structures open more columns.
hanging-gardens-cards = Cards on offer
hanging-gardens-card = Card: { $card }
hanging-gardens-card-unfit = Card: { $card }. It fits nowhere and can be set aside.
hanging-gardens-set-aside = fits nowhere
hanging-gardens-deck = { $deck } cards to come
hanging-gardens-ground = building ground
hanging-gardens-table = bare table
hanging-gardens-with-temple = , with a temple
hanging-gardens-place-plain = { $cell }: { $square }{ $temple }
hanging-gardens-place-open = { $cell }: { $square }{ $temple }, possible here
hanging-gardens-place-closed = { $cell }: { $square }{ $temple }, not possible here
hanging-gardens-your-garden = Garden in front of you
hanging-gardens-other-gardens = The other gardens
hanging-gardens-garden-of = Garden of { $player }, { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
hanging-gardens-zoom = Size of the garden
hanging-gardens-zoom-in = Larger
hanging-gardens-zoom-out = Smaller
hanging-gardens-zoom-fit = Show all
hanging-gardens-display = Point tiles
hanging-gardens-column = Column { $number }, from structures of { $size } squares on
hanging-gardens-tile-take = Take: { $tile }
hanging-gardens-tile-see = { $tile }
hanging-gardens-space-empty = Empty space
hanging-gardens-supply = { $supply } tiles in the supply
hanging-gardens-hidden-tiles = face down
hanging-gardens-first = First player
hanging-gardens-temples-left = { $number ->
    [one] { $number } temple left
   *[other] { $number } temples left
}
hanging-gardens-series = Your tiles and what they pay
hanging-gardens-hint-pick = Pick a card.
hanging-gardens-hint-place = Turn it with R or the wheel, and lay it in your garden.
hanging-gardens-fits = The card can lie here.
hanging-gardens-hint-build = You may build a temple on an outlined structure.
hanging-gardens-hint-move = All your temples are out: which one moves?
hanging-gardens-hint-take = Take a tile from a lit column.
hanging-gardens-drawn = Drawn unseen, for your eyes only: { $tile }
hanging-gardens-turn = Turn
hanging-gardens-put-away = Put away
hanging-gardens-decline = Build none
hanging-gardens-do-Lay = Lay
hanging-gardens-do-SetAside = Set aside
hanging-gardens-do-Build = Build here
hanging-gardens-do-MoveTemple = Move this temple
hanging-gardens-do-Take = Take this tile
hanging-gardens-memory = Memory: the page does not show who took which tile
hanging-gardens-moment-temple = a temple on { $size } squares
hanging-gardens-moment-tile = takes: { $tile }
hanging-gardens-moment-drawn = draws a tile unseen
hanging-gardens-key-pick = Tab leads to the cards; the arrow keys walk over them, Enter picks one and goes to your garden.
hanging-gardens-key-turn = R turns the card, Shift + R the other way.
hanging-gardens-key-walk = The arrow keys walk through your garden; each place says whether the card can lie there, or why not.
hanging-gardens-key-lay = Enter lays the card, builds the temple or chooses the temple that moves.
hanging-gardens-key-tiles = Tab leads to the point tiles and to the buttons below your garden.
hanging-gardens-key-put-away = Escape puts the card away.
