## Help

cli-help = Three garden board games at one table, in the terminal. Anywhere, “--lang en”, “fr” or “de” chooses the language; otherwise your system’s language is used.
cli-help-help = Show this help.
cli-help-play = Play a game with people at this terminal and with programs.
cli-help-resume = Resume a game you left, where its record ends.
cli-help-replay = Look at a recorded game step by step.
cli-help-verify = Check a record: the deal, every move, every event and the times.
cli-help-simulate = Let programs play many games and say what came of it.
cli-help-arena = Let bots meet over the same deals in every seat, and rate them. A contest that was stopped goes on where it was.
cli-help-arena-bots = The bots, with commas between. One that thinks ahead can be given a time or a number of playouts: master@50ms, master@800n.
cli-help-arena-games = How many games any two of them play, rounded up so that each sits in each seat.
cli-help-at-least = Test whether the bot named first wins at least this share against the other, such as 0.75, and stop as soon as that is decided.
cli-help-arena-results = Where to keep the results; otherwise where they are found again.
cli-help-arena-chart = Where to draw the ratings as a picture (SVG).
cli-help-warm = Compile what the bots think with, so that nobody waits for it later.
cli-help-serve = Start the game server.
cli-help-doctor = Replay all games that a server has stored, and report.
cli-help-host = The address to listen on.
cli-help-port = The port to listen on.
cli-help-database = Where games are stored, such as sqlite:///games.sqlite3.
cli-help-config = A TOML file with settings.
cli-help-lan = Let the phones around the table in, and print the address as a QR code.
cli-help-open = Open the page in the browser.
cli-help-cards = List the constraint cards of Gardeners.
cli-help-solve = Find a garden for some cards of Gardeners, or the cards that exclude each other.
cli-help-solve-cards = The cards by their ids, with commas between; “tuileries cards” lists them.
cli-help-solve-size = The side of the garden: 4, 5 or 6.
cli-help-solve-seconds = How long it may take.
cli-help-rules = Print the rules of a game.
cli-help-game = The game, such as zen-garden.
cli-help-file = A record (JSON Lines).
cli-help-option = An option of the game, such as boards=1,2,3. May be given several times.
cli-help-preset = Options by name, such as level-3.
cli-help-seats = Who sits where: human, or the name of a bot, with commas between.
cli-help-names = The players’ names, with commas between.
cli-help-seed = Where the luck comes from; the same seed deals the same tiles.
cli-help-record = Where to keep the record.
cli-help-at = Show only this step of the game, and stop.
cli-help-players = The number of players.
cli-help-bots = The bots, with commas between; they change seats from game to game.
cli-help-games = How many games to play.
cli-help-workers = How many processes to use; otherwise one for each core.
cli-help-json = Print one JSON document instead of tables.
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-required = [required]
cli-default = [default: {"{}"}]
cli-no-option = There is no option { $name } here. “--help” shows which there are.
cli-no-value = The option { $name } needs a value.
cli-missing = { $name } is missing. “--help” shows what can be said.
cli-bad-value = { $name } cannot have that value. “--help” shows what can be said.
cli-usage = These words mean nothing together. “--help” shows what can be said.
cli-letters = Some letters cannot be read or written here; UTF-8 is needed.

## Files and options

error-file = The file “{ $file }” cannot be used. ({ $detail })
error-file-open = The game in “{ $file }” is being played in another window.
error-name-each = Each seat needs a name of its own.
screen-narrow = The table needs 80 columns; here are { $columns }.
error-version = There is no step { $version }: the record goes from 0 to { $last }.
error-option-word = “{ $word }” is not an option of this game. It is written name=value, with one of these names: { $known }.
error-preset-and-options = Give either a preset or options, not both.
error-unknown-preset = There is no preset called “{ $name }”. Available: { $known }.
error-names = { $names ->
    [one] { $names } name was
   *[other] { $names } names were
} given for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Each seat needs a name of its own.
error-name-length = A name has 1 to { $longest } characters.
error-positive = The numbers of games and of workers must be at least 1.
error-at-least = --at-least tests two bots, with a share between 0 and 1.
error-no-seats = The record does not say who sits where, so it cannot be resumed.

## Playing

play-time-left = Time left: { $time }
play-prompt = { $player } (? for help)>
play-help = { $moves ->
    [one] There is one possible move
   *[other] There are { $moves } possible moves
}, such as “{ $example }”. “? { $example }” tells what a move would score or why it is not possible. Enter draws the table again, “log” tells what happened, “back” takes a decision back, “quit” leaves and keeps the game.
play-confirm = Enter to go on, “back” to take it back>
play-possible = This move is possible. Total: { $before } → { $after }
play-confirm-help = Press Enter to go on, or type “back” or “quit”.
play-preview = { $line } ({ $rule }): { $before } → { $after }
play-hand-over = Hand over to { $player }, then press Enter.
play-pledge = The deal is fixed by a secret whose hash is { $commitment }.
play-resumed = The game goes on at step { $version }.
play-saved = The game is saved. To resume it: { $command } resume { $file }
play-finished = The record of the game is saved. To check it: { $command } verify { $file }

## Replaying

replay-prompt = { $version } of { $last } (Enter: on, b: back, a number: go there, q: quit)>
replay-help = Enter goes on, “b” goes back, a number from 0 to { $last } jumps to that step, “q” ends.

## Verifying

verify-read = { $file } is a readable record of { $game } with { $lines ->
    [one] { $lines } line.
   *[other] { $lines } lines.
}
verify-no-pledge = The seed was given openly; there was no promise to check.
verify-commitment = The secret’s hash is the one that was promised: { $commitment }.
verify-seed = The seed follows from the secret and the nonces of { $nonces } seats.
verify-deal = The deal was laid out by hand, not drawn from the seed.
verify-rules = The recorded opening is what this deal gives, by version { $rules } of the rules.
verify-other-rules = The record is from version { $recorded } of the rules; under version { $rules } everything comes out the same.
verify-part = Everything up to step { $last } checks out.
verify-events = { $moves ->
    [one] { $moves } move was
   *[other] { $moves } moves were
} allowed and caused exactly the { $events ->
    [one] { $events } recorded event
   *[other] { $events } recorded events
}.
verify-times = The times are in order: nobody played on after the timer ended, and it did not end early.
verify-no-times = A timer was running, but the record has no times, so it could not be checked.
verify-unfinished = Everything checks out so far. The game is not over yet.
verify-finished = Everything checks out. Points: { $totals }. Won by { $winners }.
verify-lost = Everything checks out. Points: { $totals }. Nobody won.

## Simulating

simulate-at-once = { $game } is played by all at once and against the clock, so it cannot be simulated.
simulate-progress = Playing
simulate-nothing = Stopped before a single game was over.
simulate-stopped = Stopped. { $played ->
    [one] { $played } of { $games } games was played and is counted.
   *[other] { $played } of { $games } games were played and are counted.
}
simulate-heading = { $played ->
    [one] { $played } game
   *[other] { $played } games
} of { $game } with { $players } players, seed { $seed }. 95% confidence intervals.
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
   *[open] open
} after { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
}. Likelihood ratio of { $better } to { $goal }: { $ratio }, decided at { $low } and { $high }.
warm-progress = Compiling what the bots of { $game } think with. This takes half a minute, once.
warm-done = The bots of { $game } are ready.
warm-solver-done = { $game }: the solver is ready.

## Solving

error-unknown-card = There is no card called “{ $name }”. “tuileries cards” lists them all.
error-seconds = The time must be more than 0 seconds.
solve-garden = All of them together are met by this garden:
solve-impossible = { $cards ->
    [one] No garden meets this card.
   *[other] No garden meets these { $cards } cards together, and any fewer of them can be met.
}
