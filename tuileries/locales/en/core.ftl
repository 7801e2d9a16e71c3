## Seats

seat = { $player }
seat-number = Player { $number }

## What can go wrong

error-forbidden = { $rule }: { $reason }
error-forbidden-more = { $rule }: { $reason } { $more }
error-unknown-game = There is no game called “{ $name }”. Available: { $known }.
error-arena = An arena needs at least two different bots.
error-budget = “{ $text }” is not a time such as 50ms or 2s, nor a number of playouts such as 800n.
error-bot-budget = The bot “{ $name }” does not think ahead, so it cannot be given a time.
error-unknown-bot = There is no bot called “{ $name }”. Available: { $known }.
error-unknown-language = There is no language called “{ $name }”. Available: { $known }.
error-players = This game is for { $least } to { $most } players, not { $players }.
error-options = These options do not fit the game, which knows: { $known }. ({ $detail })
error-seat = There is no seat { $number }; the seats are numbered from 0, and there are { $players }.
error-seat-type = { $seat } is not a seat: seats are whole numbers from 0.
error-move-type = This is not a move of the game: { $move } ({ $detail })
error-time = { $at } is not a time in seconds.
error-seats = The record does not name { $players } players and seats.
error-deal = The explicit deal does not fit: a draw of { $length } out of { $limit } was expected.

## Records

error-pledge-and-deal = A deal that was laid out cannot also be promised to be fair.
error-record-other-words = The record is not written exactly as Tuileries writes it; it has been edited.
error-record-empty = The record is empty.
error-record-line = Line { $line } of the record is damaged or cut off. ({ $detail })
error-record-setup = The record’s opening is not what its seed deals.
error-record-differs = The record differs from the game at step { $version }.
error-record-refused = The move at step { $version } is not allowed: { $reason }
error-record-unread = Step { $version } contains something that the rules do not know.
error-other-rules = This game was recorded under version { $recorded } of the rules; here it is version { $present }. By these rules it differs as of step { $version }. { $reason }
replay-part = This game can be shown up to step { $last }. { $reason }
error-time-back = Step { $version } is dated earlier than the step before it.
error-time-missing = Step { $version } has no time although a timer was running.
error-time-early = At step { $version } the timer ended { $seconds } s too early.
error-time-late = The move at step { $version } was made { $seconds } s after the timer ended.
error-seed-withheld = This is one seat’s log: without its seed it cannot be replayed.
error-secret-withheld = The secret has not been told yet, so the deal cannot be checked.
error-commitment = The secret is not the one that was promised: its hash is another.
error-nonces = { $nonces ->
    [one] { $nonces } seat
   *[other] { $nonces } seats
} added a nonce, but { $players } play.
error-nonce-line = A nonce or a secret is a single line.
error-seed = The seed does not follow from the secret and the nonces.

## Taking back

take-back-never = Nothing is taken back in this game.
take-back-not-yours = The last decision was not yours to take back.
take-back-over = The game is over.
take-back-revealed = Something has been revealed or somebody else has acted since, so the move stands.
take-back-nowhere = Play cannot return to step { $version }.
log-taken-back = { $player } takes the last decision back.
log-returned = Play returned to step { $step }.

## Solving

solve-undecided = Not decided within the time given.
error-solver-size = A garden of { $size } by { $size } needs a tile for each of its cells, not { $tiles }.
error-solver-no-size = There is no garden of { $size } by { $size }. Possible sides: { $known }.
