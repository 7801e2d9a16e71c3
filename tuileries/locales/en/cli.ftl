## Help

cli-help = Three board games about gardens, in the terminal. Choose the language with “--lang” ({ $known }); by default it is your system’s.
cli-help-help = Show this help.
cli-help-version = Show the version.
cli-help-play = Play a game with people at this terminal and with bots.
cli-help-resume = Resume a saved game.
cli-help-replay = Watch a recorded game step by step.
cli-help-verify = Verify a record: the deal, every move, every event and the times.
cli-help-simulate = Let bots play many games and show the statistics.
cli-help-arena = Let bots play each other with the same deals in every seat, and rate them. If you stop it, the next run continues from there.
cli-help-arena-bots = The bots, separated by commas. A bot that thinks ahead can be given a time limit or a number of playouts: master@50ms, master@800n.
cli-help-arena-games = The number of games for each pair of bots, rounded up so that each bot plays in every seat.
cli-help-at-least = Test whether the first bot wins at least this share against the other, such as 0.75, and stop as soon as the answer is clear.
cli-help-arena-results = Where to save the results; by default in the data folder.
cli-help-arena-chart = Where to save a chart of the ratings (SVG).
cli-help-warm = Precompile the bots’ engine so that nobody waits later.
cli-help-serve = Start the game server.
cli-help-doctor = Replay all games that a server has stored, and report problems.
cli-help-backup = Copy the database of a server, even while it is running.
cli-help-backup-file = Where to save the copy. The file must not exist yet.
cli-help-move-database = Move everything that a server has stored to another database, which must be empty. Stop the server first.
cli-help-move-source = The database to move from, such as sqlite:///games.sqlite3.
cli-help-move-target = The database to move to, such as postgresql://tuileries@localhost/tuileries.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on.
cli-help-database = Where to store games, such as sqlite:///games.sqlite3 or postgresql://tuileries@localhost/tuileries.
cli-help-serve-workers = How many processes serve the port. More than one needs PostgreSQL.
cli-help-config = A settings file (TOML).
cli-help-lan = Let other devices on your network join, and show the address as a QR code.
cli-help-open = Open the page in the browser.
cli-help-cards = List the constraint cards of Gardeners.
cli-help-solve = Find a garden that fulfils some cards of Gardeners, or the cards that are impossible together.
cli-help-solve-cards = The ids of the cards, separated by commas; “tuileries cards” lists them.
cli-help-solve-size = The size of the garden: 4, 5 or 6.
cli-help-solve-seconds = The time limit in seconds.
cli-help-learn = Learn a game in a few short lessons.
cli-help-lesson = The lesson to start with, such as temples; otherwise the first.
cli-help-rules = Print the rules of a game.
cli-help-game = The game, such as zen-garden.
cli-help-file = A record (JSON Lines).
cli-help-option = An option of the game, such as boards=1,2,3. Can be given several times.
cli-help-preset = A named set of options, such as level-3.
cli-help-seats = Who sits in each seat: human, or the name of a bot, separated by commas. By default you play against one bot, or alone if the game has no bots.
cli-help-names = The players’ names, separated by commas.
cli-help-seed = The seed of the deal; the same seed gives the same deal.
cli-help-record = Where to save the record.
cli-help-at = Show only this step of the game.
cli-help-players = The number of players.
cli-help-bots = The bots, separated by commas; they change seats from game to game.
cli-help-games = The number of games.
cli-help-workers = The number of processes; by default one per core.
cli-help-json = Print JSON instead of tables.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-required = [required]
cli-default = [default: {"{}"}]
cli-no-option = There is no option { $name } here. “--help” lists the options.
cli-no-value = The option { $name } needs a value.
cli-missing = { $name } is missing. “--help” shows the usage.
cli-bad-value = This value is not valid for { $name }. “--help” shows the usage.
cli-usage = Unknown command. “--help” shows the usage.
cli-letters = Some characters cannot be shown here. Please use UTF-8.

## Files and options

error-file = The file “{ $file }” cannot be used. ({ $detail })
error-file-open = The game in “{ $file }” is already open in another window.
error-name-each = Each seat needs a different name.
screen-narrow = The terminal is too narrow. Columns needed: 80. Columns here: { $columns }.
error-version = There is no step { $version }. The record has steps 0 to { $last }.
error-option-word = “{ $word }” is not an option of this game. Write name=value with one of these names: { $known }.
error-preset-and-options = Use either a preset or options, not both.
error-unknown-preset = There is no preset called “{ $name }”. Available: { $known }.
error-names = { $names ->
    [one] { $names } name was
   *[other] { $names } names were
} given for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Each seat needs one.
error-name-length = A name must have 1 to { $longest ->
    [one] { $longest } character
   *[other] { $longest } characters
}.
error-positive = The number of games and the number of processes must be at least 1.
error-at-least = --at-least needs two bots and a share between 0 and 1.
error-no-seats = This record does not say who sits where, so the game cannot be resumed.

## Playing

# What a person types besides a move; in each language one word, all of them understood.
play-word-quit = quit
play-word-back = back
play-word-log = log
play-word-help = help
play-word-hint = hint
play-time-left = Time left: { $time }
play-prompt = { $player } (? for help)>
play-help = { $moves ->
    [one] There is { $moves } possible move
   *[other] There are { $moves } possible moves
}, such as “{ $example }”. “? { $example }” shows what a move would score or why it is not allowed. Enter shows the table again, “{ play-word-hint }” shows what a bot would do, “{ play-word-log }” shows the log, “{ play-word-back }” takes back a move, “{ play-word-quit }” saves the game and leaves.
play-confirm = Enter to continue, “{ play-word-back }” to take back your move>
play-possible = This move is allowed. Total: { $before } → { $after }
play-confirm-help = Press Enter to continue, or type “{ play-word-back }” or “{ play-word-quit }”.
play-preview = { $line } ({ $rule }): { $before } → { $after }
play-hint-outlook = Chance of winning: { $percent }%. Expected points: { $points }.
play-hint-seat = { $player } { $points }
play-hint-idea = { $number }. Type { $notation }
play-hint-gain = { $line } { $points }
play-hand-over = Pass the keyboard to { $player }, then press Enter.
play-pledge = The deal is fixed by a secret with this hash: { $commitment }
play-resumed = The game continues at step { $version }.
play-saved = Game saved. To resume it: { $command } resume { $file }
play-finished = Record saved. To verify it: { $command } verify { $file }

## Learning

# What a learner types besides a move; in each language one word, all of them understood.
learn-word-quit = quit
learn-word-back = back
learn-word-again = again
learn-word-skip = skip
learn-word-help = help
learn-lesson = Lesson { $number } of { $lessons }: { $title }
learn-prompt = Your move (? for help)>
learn-next = Enter to continue (? for help)>
learn-model = “{ $move }” would be right.
learn-example = “{ $move }” would be possible.
learn-let-play = Enter alone lets the bot play.
learn-help = “{ learn-word-back }” goes back a step, “{ learn-word-again }” starts the lesson again, “{ learn-word-skip }” goes to the next lesson, “{ learn-word-quit }” leaves.
learn-finished = That was the last lesson. Your first game: tuileries play { $game }
learn-exercises = One exercise for each kind of card: tuileries learn { $game } { $name }. Available: { $known }.
learn-exercise = Exercise: { $title }
learn-exercise-done = That was the exercise.
error-no-lessons = There are no lessons for { $game } yet.

## Replaying

replay-prompt = Step { $version } of { $last } (Enter: next, b: back, a number: go there, q: quit)>
replay-help = Enter goes to the next step, “b” goes back, a number from 0 to { $last } goes to that step, “q” quits.

## Verifying

verify-read = { $file }: a readable record ({ $game }) with { $lines ->
    [one] { $lines } line
   *[other] { $lines } lines
}.
verify-no-pledge = The seed was known from the start, so there is no commitment to verify.
verify-commitment = The secret matches its commitment: { $commitment }.
verify-seed = The seed matches the secret and the random values of { $nonces ->
    [one] { $nonces } seat
   *[other] { $nonces } seats
}.
verify-deal = The deal was set up by hand, not drawn from the seed.
verify-rules = The setup matches this deal, with version { $rules } of the rules.
verify-other-rules = The record uses version { $recorded } of the rules. Under version { $rules } everything stays the same.
verify-part = Verified up to step { $last }.
verify-events = { $moves ->
    [one] { $moves } move was
   *[other] { $moves } moves were
} allowed and caused exactly the { $events ->
    [one] { $events } recorded event
   *[other] { $events } recorded events
}.
verify-times = The times are correct: nobody moved after the timer ended, and it did not end too early.
verify-no-times = The game had a timer, but the record has no times, so they could not be verified.
verify-unfinished = Verified so far. The game is not over yet.
verify-finished = Verified. Points: { $totals }. Won by { $winners }.
verify-lost = Verified. Points: { $totals }. Nobody won.

## Simulating

arena-together = In { $game } everyone wins or loses together, so bots cannot be compared.
simulate-progress = Playing
simulate-nothing = Stopped before the first game was over.
simulate-stopped = Stopped after { $played } of { $games ->
    [one] { $games } game
   *[other] { $games } games
}. Only finished games count.
simulate-heading = { $game }: { $played ->
    [one] { $played } game
   *[other] { $played } games
} with { $players ->
    [one] { $players } player
   *[other] { $players } players
}, seed { $seed }. 95% confidence intervals.
simulate-bot = Bot
simulate-games = Games
simulate-wins = Won
simulate-score = Points
simulate-line = Score line
simulate-order = Turn order in round 1

arena-against = Against
arena-margin = Margin
arena-elo = Elo
arena-verdict = { $bot } wins at least { $goal }: { $decision ->
    [reached] reached
    [not-reached] not reached
   *[open] no answer yet
} after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}. Likelihood ratio of { $better } to { $goal }: { $ratio }, decided at { $low } and { $high }.
warm-progress = { $game }: compiling. This takes about half a minute and happens only once.
warm-done = { $game }: the bots are ready.
warm-solver-done = { $game }: the solver is ready.

## Solving

error-unknown-card = There is no card called “{ $name }”. “tuileries cards” lists them all.
error-seconds = The time must be more than 0 seconds.
solve-garden = This garden fulfils all of them:
solve-impossible = { $cards ->
    [one] No garden fulfils this card.
   *[other] No garden fulfils these { $cards } cards together. Leave out any one of them, and it can be done.
}

cli-help-review = Look back at a finished game of Zen Garden or The Hanging Gardens: what each move cost, and what was luck.
cli-help-review-all = Show every move, not only the poor ones.
cli-review-move = Step { $step }: { $player } plays { $move } ({ $grade })
cli-review-better = Better by { $points } (± { $error }): { $move }
cli-review-lead = Expected lead before this move: { $before }, after it: { $after } (± { $error })
cli-review-also = Also better, by { $points } (± { $error }): { $move }
cli-review-within = { $points } (± { $error })
cli-review-decimal = { $whole }.{ $part }
cli-review-luck = Step { $step }, new cards or tiles: { $seats }
cli-review-balance = { $player }, compared with the others: { $final }
cli-review-loss = Average loss per move: { $loss }. Inaccuracies: { $inaccuracy }, mistakes: { $mistake }, blunders: { $blunder }.
error-no-review = There is no review of { $game } in the terminal.
error-not-over = This game is not over. A review is only possible afterwards.
