## The language: what it calls itself, and whose lists and dates it has

language-name = English
language-locale = en-GB

## Seats

seat = { $player }
seat-number = Player { $number }
bot-name = Bot { $number } ({ $level })
bot-name-alone = Bot ({ $level })
bot-random = random
bot-greedy = greedy
bot-beginner = beginner
bot-learner = learner
bot-casual = casual
bot-regular = regular
bot-skilled = skilled
bot-seasoned = seasoned
bot-expert = expert
bot-virtuoso = virtuoso
bot-champion = champion
bot-master = master
bot-novice = novice
bot-gardener = gardener

## What can go wrong

error-forbidden = { $rule }: { $reason }
error-forbidden-more = { $rule }: { $reason } { $more }
error-unknown-game = There is no game called “{ $name }”. Available: { $known }.
error-unknown-lesson = There is no lesson called “{ $name }”. Available: { $known }.
error-lesson-deal = The deal of the lesson names something that is not in the box: { $name }.
error-arena = The arena needs at least two different bots.
error-budget = “{ $text }” is neither a time such as 50ms or 2s nor a number of playouts such as 800n.
error-bot-budget = The bot “{ $name }” does not think ahead, so it cannot be given a time limit.
error-no-bots = There are no bots for this game yet.
error-bot-not-offered = The bot “{ $name }” cannot be chosen in this game. Available: { $known }.
error-unknown-bot = There is no bot called “{ $name }”. Available: { $known }.
error-unknown-language = There is no language called “{ $name }”. Available: { $known }.
error-players = The number of players must be from { $least } to { $most }, not { $players }.
error-options = These options do not fit the game. Available: { $known }. ({ $detail })
error-seat = There is no seat { $number }. Seats are numbered from 0, and this table has { $players ->
    [one] { $players } seat
   *[other] { $players } seats
}.
error-seat-type = { $seat } is not a seat. Seats are whole numbers from 0.
error-move-type = This is not a move of the game: { $move } ({ $detail })
error-time = { $at } is not a time in seconds.
error-seats = The record must give names and seats for { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
error-deal = The deal set up by hand does not fit: it needs a draw of { $length } out of { $limit }.

## Records

error-pledge-and-deal = A deal set up by hand cannot also be guaranteed fair.
error-record-other-words = This record was edited: Tuileries would have written it differently.
error-record-empty = The record is empty.
error-record-line = Line { $line } of the record is damaged or incomplete. ({ $detail })
error-record-setup = The setup in the record does not match its seed.
error-record-differs = The record does not match the game at step { $version }.
error-record-refused = The move at step { $version } is not allowed. { $reason }
error-record-unread = Step { $version } contains something that these rules do not have.
error-other-rules = This game was played with version { $recorded } of the rules; here it is version { $present }. Under these rules it plays out differently from step { $version } on. { $reason }
replay-part = You can watch this game up to step { $last }. { $reason }
error-time-back = The time of step { $version } is earlier than the time of the step before.
error-time-missing = Step { $version } has no time, although the timer was running.
error-time-early = At step { $version } the timer ended { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} too early.
error-time-late = The move at step { $version } was played { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} after the timer ended.
error-seed-withheld = This is the log of one seat. It has no seed, so it cannot be replayed.
error-secret-withheld = The secret has not been published yet, so the deal cannot be verified.
error-commitment = The secret does not match its commitment: the hash is different.
error-nonces = { $nonces ->
    [one] { $nonces } seat
   *[other] { $nonces } seats
} added a random value, but the game has { $players ->
    [one] { $players } player
   *[other] { $players } players
}.
error-nonce-line = A random value or a secret must be a single line.
error-seed = The seed does not match the secret and the random values.

## Taking back

take-back-never = In this game you cannot take back a move.
take-back-not-yours = The last move was not yours.
take-back-over = The game is over.
take-back-revealed = Too late: since then, something has been revealed or someone else has acted.
take-back-nowhere = The game cannot go back to step { $version }.
log-taken-back = { $player } takes back the last move.
log-returned = The game goes back to step { $step }.

## Solving

solve-undecided = No answer in the given time.
error-solver-size = This is the wrong number of tiles for a garden of size { $size } × { $size }: { $tiles }.
error-solver-no-size = There is no garden of size { $size } × { $size }. Possible sizes: { $known }.

## Lessons: what is said to a move that is allowed but does not lead on

bot-guide = Guide
lesson-wait = One moment: your guide is still playing.
lesson-done = This lesson is complete. Continue with the next one.
lesson-other = This is allowed, but something else is asked for now.
