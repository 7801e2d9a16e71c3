## The course of The Hanging Gardens: a sentence has 25 words at most

hanging-gardens-lesson-placing = Placing cards
hanging-gardens-lesson-placing-first = Take the card with the two red terraces and place it over your start card. That is your whole turn.
hanging-gardens-lesson-placing-other = That card fits too, but here you need the one with the two red terraces. Take that one first.
hanging-gardens-lesson-placing-over = Coloured squares are features: each must cover a card. Plain ground may stick out over the table. Place another card.
hanging-gardens-lesson-placing-seen = Only what you see from above counts. So you cover squares you no longer need.
hanging-gardens-lesson-placing-round = Each round brings four cards, so two turns each. Then the bouquet, the mark of the first player, passes to the other.

hanging-gardens-lesson-structures = Three make a structure
hanging-gardens-lesson-structures-three = Matching squares edge to edge form a structure. Place the single terrace so that it joins your two.
hanging-gardens-lesson-structures-apart = That leaves no three terraces edge to edge. Let the new one join the two you have.
hanging-gardens-lesson-structures-temple = When your card makes or enlarges a structure of three or more, it can carry a temple. Build one inside the outline.
hanging-gardens-lesson-structures-decline = You may pass, but only a temple brings a tile. Build one here.
hanging-gardens-lesson-structures-tile = Each temple brings a point tile. Three squares open the first column: take one of its tiles.
hanging-gardens-lesson-structures-grown = That is the whole game: cards make structures, structures carry temples, temples bring tiles. The tiles score at the end.

hanging-gardens-lesson-temples = Temples
hanging-gardens-lesson-temples-second = No card may cover a temple, and a structure carries only one. Make a new structure of three or more.
hanging-gardens-lesson-temples-small = That makes no new structure of three. Try the parks or the fountains.
hanging-gardens-lesson-temples-build = A new structure. Build your second temple.
hanging-gardens-lesson-temples-decline = Without a temple you get no tile. Build one here.
hanging-gardens-lesson-temples-take = Take the tile you like best. The dashed number under your garden tile shows what that series scores with one more.
hanging-gardens-lesson-temples-five = You have five temples. Once all stand, you can still build: the temple of your smallest structure moves there, and brings a tile again.

hanging-gardens-lesson-columns = Larger structures
hanging-gardens-lesson-columns-five = You have four terraces and no temple yet: waiting can be worth it. Add a fifth terrace.
hanging-gardens-lesson-columns-smaller = Then fewer than five terraces would be connected. Add one without covering the others.
hanging-gardens-lesson-columns-build = Three squares open one column of tiles, four open two, five open all three. Build now.
hanging-gardens-lesson-columns-decline = Five squares open every column. This is the time to build.
hanging-gardens-lesson-columns-column = Now you may choose from all tiles. Take one of the last column: small structures never reach it.
hanging-gardens-lesson-columns-later = You could have had that tile with fewer squares. Take one of the last column.
hanging-gardens-lesson-columns-six = With six squares or more you also draw a tile that only you see. Each card brings one temple at most.

hanging-gardens-lesson-series = Series
hanging-gardens-lesson-series-build = You have two garden tiles, worth 8 points. A third makes 16. Build a temple to take it.
hanging-gardens-lesson-series-decline = Without a temple there is no tile. Build one on the parks.
hanging-gardens-lesson-series-third = Take the third garden tile. Tiles of one kind form a series, and the last tile adds most.
hanging-gardens-lesson-series-chalice = One chalice is worth 1 point. The third garden adds 8.
hanging-gardens-lesson-series-tiger = One tiger is worth 3 points. The third garden adds 8.
hanging-gardens-lesson-series-queen = One queen is worth 1 point. The third garden adds 8.
hanging-gardens-lesson-series-full = This series is full at 16: a fourth garden starts a new one. Each kind has its own points; the dashed number is next.

hanging-gardens-lesson-people = People
hanging-gardens-lesson-people-last = You hold three garden tiles and a gate. Build your fifth temple and look at who is waiting.
hanging-gardens-lesson-people-decline = Without a temple nobody comes. Build it.
hanging-gardens-lesson-people-gardener = The gardener scores 3 points, or 11 if you have a full series of gardens. The guard scores 3 per gate. Choose.
hanging-gardens-lesson-people-guard = With one gate the guard scores 3 points. The gardener scores 11, as your gardens are full.
hanging-gardens-lesson-people-guards = Well chosen: 11 points. Tamer (10), sculptor (12) and priest (13) do the same for full series of tigers, statues and chalices.
hanging-gardens-lesson-people-missing = Missing tiles: if a temple brings a tile but none is left to take, you get 5 points instead.

hanging-gardens-lesson-moving = Moving a temple
hanging-gardens-lesson-moving-build = All five temples are built, but you can still build. Choose a square of the outlined structure: one of your temples will move there.
hanging-gardens-lesson-moving-decline = You may pass, but a temple that moves brings a tile too. Build here.
hanging-gardens-lesson-moving-which = Only the temples on your smallest structures may move. These two stand on a single square each: choose one.
hanging-gardens-lesson-moving-take = A temple that moves brings a tile like a new one. Take one from the first column.
hanging-gardens-lesson-moving-moved = This way temples bring tiles until the end. A structure that lost its temple can get one again when a card enlarges it.
hanging-gardens-lesson-moving-end = The game ends when all cards are placed. Then series and people score, and most points win. Now you can play.

hanging-gardens-lesson-game = A short game
hanging-gardens-lesson-game-begin = Two rounds are left, so four cards each. All temples are built: now they move. The bot tells you what it does.
hanging-gardens-lesson-game-won = You win, { $points } to { $others }! Now you are ready for a whole game.
hanging-gardens-lesson-game-lost = The bot wins, { $others } to { $points }. Play again, or start a whole game.
hanging-gardens-lesson-game-shared = A tie, { $points } to { $others }. Now you are ready for a whole game.
hanging-gardens-lesson-game-lucky = { $points } to { $others }, and you win the tie! Now you are ready for a whole game.
hanging-gardens-lesson-game-unlucky = { $points } to { $others }, and the bot wins the tie. Play again, or start a whole game.

## What the bot says about its move

hanging-gardens-comment-points = { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
hanging-gardens-comment-full = My temple brings me a tile ({ $tile }). My series is full: { hanging-gardens-comment-points }.
hanging-gardens-comment-taken = My temple brings me a tile ({ $tile }): { hanging-gardens-comment-points }.
hanging-gardens-comment-hope = My temple brings me a tile ({ $tile }). It scores nothing yet.
hanging-gardens-comment-declined = I could build here, but I keep my temples where they are.
hanging-gardens-comment-small = No large structure yet: I am making room for the next card.
hanging-gardens-comment-last = That was my last card. It brings me no temple.
hanging-gardens-comment-pair = Two squares are together ({ $feature }). One more, and they can carry a temple.
hanging-gardens-comment-grown = My structure ({ $feature }) has { $size ->
    [one] { $size } square
   *[other] { $size } squares
} now. The more it has, the more tiles I can choose from.
