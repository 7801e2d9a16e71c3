# What the things at a table are

zen-garden-help-tile = Garden tile
    .details = Take it for the price of its row. Its decor, walkway and floor can all score.
zen-garden-help-laid = Tile in a garden
    .details = It stays as it is. At the end it counts for every line of the score that asks for what it shows.
zen-garden-help-price = Price
    .details = What a tile of this row costs, in coins. Each coin that you keep is worth 1 point.
zen-garden-help-coins = Coins
    .details = You pay for tiles with them. Each coin left at the end gives 1 point.
zen-garden-help-supply = Supply
    .details = Face-down tiles. After each round they refill the selection board.
zen-garden-help-first = First player
    .details = Whoever has this marker has the first turn of the round. Then it passes to the left.
zen-garden-help-mission = Mission
    .details = Four tiles with each of its two features complete it. The earlier you do so, the more points you get.
zen-garden-help-emperor = Emperor tile
    .details = The feature that the emperor asks for here.
zen-garden-help-points = Point tiles
    .details = The first to complete the mission takes the top tile, the next one the tile below it.
zen-garden-help-free = Space in your garden
    .details = A tile can go here if it is next to one of your tiles and the garden stays within four rows and columns.
zen-garden-help-garden = Another player’s garden
    .details = Press it to see it larger.
zen-garden-help-total = Points
    .details = What this garden would score if the game ended now. Whoever has the most points at the end wins.
zen-garden-help-turn = Turn the tile
    .details = A quarter turn. It decides which way the walkway bends.
zen-garden-help-place = Place the tile
    .details = Puts it where you see it, and pays its price.
zen-garden-help-back = Put the tile back
    .details = It returns to the selection board. Nothing is paid.
zen-garden-help-line = Four in a row
    .details = Four tiles with the same decor in a row, a column or a long diagonal bring 3 coins.
zen-garden-help-setup = Start of the game
    .details = Everyone has an empty garden and 12 coins.

## The first time it happens

zen-garden-first-ring = Your first ring: four walkways of the same kind form a circle. The more rings, the more each one is worth.
zen-garden-first-line = Four tiles with the same decor in a line: you get coins at once.
zen-garden-first-decor = Six tiles with the same decor: from now on this decor scores.
zen-garden-first-detail = With four tiles, attention to detail brings you points instead of costing them.
zen-garden-first-mission = Your first mission is complete. Those who complete it after you get fewer points.
zen-garden-first-cheaper = The round is over: tiles left in the bottom row are discarded, the others slide down and get cheaper.
