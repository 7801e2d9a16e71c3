## The server

serve-address = Tuileries is running at { $address }
serve-no-display = There is no screen here, so no browser can be opened.
error-database = “{ $url }” is not a usable database. Write sqlite:///FILE.
error-address = “{ $address }” cannot be used as the address for invitations. Write it like https://garden.example, with nothing after it.
error-port = The server cannot listen on { $host }, port { $port }. ({ $detail })
error-settings = These settings are not valid. Available: { $known }. ({ $detail })
error-colour = This colour does not exist. Available: { $known }.
doctor-differs = Table { $table } was stopped by a change of the rules: { $reason }
doctor-broken = Table { $table } cannot be replayed: { $reason }
doctor-summary = { $games ->
    [one] { $games } game in { $file } was replayed
   *[other] { $games } games in { $file } were replayed
}; stopped by a change of the rules: { $differing }; damaged: { $broken }.

## What a table refuses

server-no-table = This table does not exist.
server-no-file = This file does not exist.
server-no-page = The page for the browser has not been built. In the folder “web”, run “npm ci” and “npm run build”, then restart the server.
server-no-guest = You have not joined any table on this device yet.
server-no-code = This code does not work. It may have been used already, or it is too old.
server-no-person = At least one seat must be for a person.
server-no-seat = This seat is not free.
server-name-taken = The name { $name } is already taken at this table.
server-seats-free = Some seats are still free.
server-not-open = The game has already started.
server-not-host = Only the host can do that.
server-not-running = No game is in progress at this table.
server-not-over = The game is not over yet.
server-no-review = There is no review for this game.
server-no-thought = No bot in this seat can explain itself.
server-not-seated = You have no seat at this table.
server-not-your-seat = This is not your seat.
server-no-pledge = This deal was set up by hand, so there is no commitment to verify.
error-database-in-use = Another server is using the database “{ $file }”. Stop it first.
error-database-damaged = The database “{ $file }” is damaged. Restore a backup. ({ $detail })
server-failed = Something went wrong on the server. Please try again.
server-not-read = The server cannot reach its data right now. Please try again.
server-too-long = This game is too long to be continued. You can stop it by agreement.
server-not-written = That could not be saved, so nothing has changed. Please try again.
server-stale = Someone else acted first. Please choose your move again.
server-substituted = A bot is playing for you. Take your seat back first.
server-not-substituted = No bot is playing for you.
server-not-away = A bot can only play for another player who has been away for a while.
server-no-proposal = There is no vote at the moment.
server-return-where = The game can only go back to an earlier step.
server-silence = This game is played in silence, so chat is off.
server-nothing-said = The message is empty.
server-no-hints = This table plays without hints.
server-no-adviser = There are no hints for this game.
server-hint-turn = You can ask for a hint only on your turn.
server-hint-late = This hint is out of date. Please ask again.
server-hint-not-ready = Hints are not ready yet. Please try again in a moment.
server-frozen = You can view this game but not continue it: { $reason }
server-part = You can view this game up to step { $last }, but not continue it. { $reason }
server-leaving = The server is restarting. Please try again in a moment.
server-welcome-back = Welcome back, { $name }. Your seats are on this device now.
server-welcome-here = This device is yours now.
server-origin = Requests from another website are not allowed.
server-too-much = Too many requests at once. Please wait a moment.
server-bad-request = This request is not valid. ({ $detail })
server-bad-message = This message is not valid. ({ $detail })
server-bad-move = This move is not valid. ({ $detail })
server-no-garden = This garden does not exist. Gardens of the day start on { $first }. Their levels are { web-daily-gentle }, { web-daily-tricky } and { web-daily-fiendish }.
server-garden-to-come = This garden is not open yet. A new one opens every day at midnight, universal time (UTC).
server-lesson = This is not possible in a lesson. Use the buttons of the lesson.
