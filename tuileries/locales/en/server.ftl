## The server

serve-address = Tuileries is at { $address }
serve-no-display = There is no screen here to open a browser on.
error-database = “{ $url }” is not a database that can be used. It is written sqlite:///FILE.
error-address = “{ $address }” is not an address to invite people to. It is written https://garden.example, with nothing behind.
error-port = Nothing can listen at { $host }, port { $port }. ({ $detail })
error-settings = These settings cannot be used. There are: { $known }. ({ $detail })
error-colour = There is no such colour. There are: { $known }.
doctor-differs = Table { $table } is frozen by a change of the rules: { $reason }
doctor-broken = Table { $table } cannot be replayed: { $reason }
doctor-summary = { $games ->
    [one] { $games } game in { $file } was replayed
   *[other] { $games } games in { $file } were replayed
}; frozen by a change of the rules: { $differing }; cannot be replayed: { $broken }.

## What a table refuses

server-no-table = There is no such table.
server-no-file = There is no such file.
server-no-page = The page for the browser has not been built here. In the folder “web”, run “npm ci” and “npm run build”, then start the server again.
server-no-guest = You have not joined any table from this device yet.
server-no-code = That code does not work. It may be used up or too old.
server-no-person = At least one seat is for a person.
server-no-seat = That seat is not free.
server-name-taken = Somebody at this table is called { $name } already.
server-seats-free = Some seats are still free.
server-not-open = The game has started already.
server-not-host = Only whoever opened the table may do that.
server-not-running = No game is going on at this table.
server-not-over = The game is not over yet.
server-no-review = Nobody looks back at this game.
server-not-seated = You have no seat at this table.
server-not-your-seat = That is not your seat.
server-no-pledge = This deal was laid out by hand; there is no promise to check.
server-not-written = This could not be written down, so it did not happen. Try again in a moment.
server-stale = The game has gone on: your move was made on version { $version }, this is version { $present }.
server-substituted = A bot is playing for you. Take your seat back first.
server-not-substituted = No bot is playing for you.
server-not-away = A bot can only play for somebody else who has been away for a while.
server-no-proposal = There is nothing to vote on.
server-return-where = Play can only return to an earlier version.
server-silence = Nobody speaks while this game is going on.
server-nothing-said = There is nothing to say.
server-no-hints = This table plays without hints.
server-no-adviser = Nobody gives hints for this game.
server-hint-turn = A hint is for whoever is to move.
server-hint-late = The game has gone on; that hint would be of no use any more.
server-hint-not-ready = The adviser is not ready yet. Ask again in a moment.
server-frozen = This game can be looked at but not continued: { $reason }
server-part = This game can be shown up to step { $last }, but not continued. { $reason }
server-leaving = The server is about to stop. Try again in a moment.
server-welcome-back = Welcome back.
server-origin = Another site may not act for you here.
server-too-much = That was too much at once. Wait a moment.
server-bad-request = That request cannot be used. ({ $detail })
server-bad-message = That message cannot be read. ({ $detail })
server-bad-move = That move cannot be read. ({ $detail })
server-no-garden = There is no such garden. Gardens of the day begin on { $first } and are gentle, tricky or fiendish.
server-garden-to-come = This garden is still to come. A new day begins at midnight, universal time (UTC).
