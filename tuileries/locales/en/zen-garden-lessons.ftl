## The course of Zen Garden: a sentence has 25 words at most

zen-garden-lesson-taking = Take and place
zen-garden-lesson-taking-free = Take a tile from the bottom row, which is free, and place it in your garden.
zen-garden-lesson-taking-coins = The upper rows cost coins. Start with a free tile from the bottom row.
zen-garden-lesson-taking-beside = Each further tile goes next to one of yours, turned as you like. Take a second one.
zen-garden-lesson-taking-frame = Your garden may grow in any direction: its frame slides along, as long as all your tiles fit into 4 × 4.
zen-garden-lesson-taking-refill = After two turns each, the rest of the bottom row is discarded, the upper rows slide down, and new tiles come.
zen-garden-lesson-taking-full = One tile each turn until your 4 × 4 garden is full. Then everything scores.

zen-garden-lesson-coins = Prices and coins
zen-garden-lesson-coins-row = You have three pagodas in a row. Take the pagoda in the middle row for 1 coin and place it at either end.
zen-garden-lesson-coins-line = The pagoda is right, but put it in line with the other three.
zen-garden-lesson-coins-pagoda = Only a fourth pagoda completes the row. It costs 1 coin and brings 3.
zen-garden-lesson-coins-paid = Four equal decors in a row, a column or a long diagonal bring 3 coins at once.
zen-garden-lesson-coins-purse = The top row costs 2 coins. Each coin you keep is a point at the end.

zen-garden-lesson-rings = Rings
zen-garden-lesson-rings-close = Three wooden walkways bend around one point. Take a fourth, turn it so that it closes the ring, and place it in the gap.
zen-garden-lesson-rings-turn = Right tile, right space. Turn it until the walkway bends around the middle.
zen-garden-lesson-rings-walkway = A ring needs one kind of walkway. Take a tile with a wooden one.
zen-garden-lesson-rings-corner = There it closes nothing. Place a wooden walkway in the gap of the square.
zen-garden-lesson-rings-closed = A ring! One scores 3 points, two score 6, three 10, and four 15. A ring of mixed walkways scores nothing.

zen-garden-lesson-decor = Decor and majority
zen-garden-lesson-decor-sixth = You have five gates. Six equal decors score 3 points, and more score more. Take the sixth gate.
zen-garden-lesson-decor-gate = A sixth gate scores 3 points. It is free: take it while it is there.
zen-garden-lesson-decor-majority = In this game the emperor counts water: most tiles score 8 points, second most 4. Your opponent leads. Take a tile with water.
zen-garden-lesson-decor-water = Without water you stay second. Take a tile with water.
zen-garden-lesson-decor-tie = Now you are level, and tied players both score 8 points.

zen-garden-lesson-preferences = Preferences
zen-garden-lesson-preferences-wishes = Four emperor tiles say what counts in this game. You find them in the score: here trees, pagodas, water and clay.
zen-garden-lesson-preferences-major = Each pagoda scores 2 points, each tile with trees 1. Take a pagoda.
zen-garden-lesson-preferences-clay = Clay is a good idea for your next turn. Take a pagoda first.
zen-garden-lesson-preferences-minor = Trees score 1 point. A pagoda scores 2.
zen-garden-lesson-preferences-neither = That tile shows neither pagoda nor trees. A pagoda scores 2 points.
zen-garden-lesson-preferences-detail = Clay is the detail: one to three tiles cost points, from four on they score. You have three: take a fourth.
zen-garden-lesson-preferences-fourth = Three clay tiles cost you a point. A fourth turns that into 2 points.
zen-garden-lesson-preferences-few = From minus 1 to plus 2. So collect at least four tiles with the detail, or none.

zen-garden-lesson-missions = Missions
zen-garden-lesson-missions-aim = From level 4 on there are missions. This one wants four benches and four wooden walkways; the first to have them scores most.
zen-garden-lesson-missions-wood = You have four benches and three wooden walkways. One wooden walkway is missing: take it.
zen-garden-lesson-missions-other = That tile has no wooden walkway. With a fourth one the mission is complete.
zen-garden-lesson-missions-first = Complete! You are first and take 5 points. The second player gets 3, the third 1.

zen-garden-lesson-end = The last tile
zen-garden-lesson-end-last = One space is left. Find a tile that closes the third ring and is your sixth gate or pagoda.
zen-garden-lesson-end-turn = Good tile. Turn it so that it closes the ring of sand walkways.
zen-garden-lesson-end-free = Free, but it scores little. A sixth gate that closes the ring adds 7 points for 1 coin.
zen-garden-lesson-end-less = Another tile scores more: a gate or pagoda with a sand walkway.
zen-garden-lesson-end-counted = The gardens are full, and everything scores: coins, rings, decors and the emperor’s wishes. See the score sheet.
zen-garden-lesson-end-most = Most points win. Start with level 1; higher levels also reward few kinds of floor, such as water, and floors in one piece. Now play!

zen-garden-lesson-game = A short game
zen-garden-lesson-game-begin = Two rounds are left, so four tiles each. Play as you like: the bot tells you what it does.
zen-garden-lesson-game-won = You win, { $points } to { $others }! Now you are ready for a whole game.
zen-garden-lesson-game-lost = The bot wins, { $others } to { $points }. Play again, or start a whole game.
zen-garden-lesson-game-shared = A tie, { $points } to { $others }. Now you are ready for a whole game.
zen-garden-lesson-game-lucky = { $points } to { $others }, and you win the tie! Now you are ready for a whole game.
zen-garden-lesson-game-unlucky = { $points } to { $others }, and the bot wins the tie. Play again, or start a whole game.

## What the bot says about its tile

zen-garden-comment-price = { $price ->
    [0] It was free.
    [one] It cost me { $price } coin.
   *[other] It cost me { $price } coins.
}
zen-garden-comment-points = { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}
zen-garden-comment-line = Four in a line ({ $feature }): that brings me { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. { zen-garden-comment-price }
zen-garden-comment-ZG-F2 = My walkways form a ring: { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F3 = I collect this decor ({ $feature }): { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F4 = My tile has the minor preference ({ $feature }): { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F5 = My tile has the major preference ({ $feature }): { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F6 = I gain ground in the majority ({ $feature }): { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-ZG-F7 = I have more of the detail now ({ $feature }): { zen-garden-comment-points }. { zen-garden-comment-price }
zen-garden-comment-few = My tile has the detail ({ $feature }): a few of it cost points, I need more. { zen-garden-comment-price }
zen-garden-comment-cost = My tile has the detail ({ $feature }), and so few of it cost me points. { zen-garden-comment-price }
zen-garden-comment-later = This tile scores nothing by itself, but my garden needs one each turn. { zen-garden-comment-price }
