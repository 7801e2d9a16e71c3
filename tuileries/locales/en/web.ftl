## The house

web-welcome = Three gardens, one table
web-welcome-more = Play with friends or against programs that cannot peek. Every refusal names its rule, and every deal can be checked.
web-house = House
web-home = To the entrance
web-games = Games
web-play-now = Play now
web-invite-friends = Invite friends
web-join = Join
web-watch = Watch
web-your-games = Your games
web-go-on = Continue
web-finished = Finished games
web-none-open = No open table is listed at the moment.
web-none-running = No listed game is going on at the moment.
web-nothing-here = There is nothing here.
web-skip-to-main = Skip to the content
web-unofficial = Tuileries is an unofficial project of admirers, with no tie to the authors or publishers of the games. All words and drawings are our own.
web-loading = One moment …
web-unreachable = The server cannot be reached. Nothing is lost; try again in a moment.
web-close = Close

## Before a game

web-new-table = New table
web-your-name = Your name
web-you-name = Guest
web-your-colour = Colour
web-colour-red = red, circle
web-colour-blue = blue, square
web-colour-green = green, triangle
web-colour-yellow = yellow, diamond
web-colour-purple = purple, star
web-colour-orange = orange, pentagon
web-seats = Seats
web-player-number = Number of players
web-seat-number = Seat { $number }
web-seat-human = a person
web-seat-bot = program: { $bot }
web-seat-free = free
bot-beginner = beginner
bot-learner = learner
bot-casual = casual player
bot-regular = regular
bot-skilled = skilled player
bot-seasoned = seasoned player
bot-expert = expert
bot-virtuoso = virtuoso
bot-champion = champion
bot-master = master
web-how-to-play = How to play
web-shuffled = Draw the seat order by lot
web-listed = List the table, so that anyone may join or watch
web-with-aids = With aids: legal places and projected scores
web-with-hints = With hints: whoever is to move may ask a program for advice
web-open-table = Open the table
web-sit-down = Sit down
web-join-more = Somebody else at this device
web-you = you
web-bot = program
web-away = away
web-absent = not connected
web-remove = Ask { $name } to go
web-start = Start the game
web-leave = Leave the table
web-wait-seats = Waiting until every seat is taken.
web-wait-host = Waiting for the host to start.
web-wait-ready = Everyone is here.
web-invite = Invite
web-invite-hint = Whoever has this link may sit down.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = QR code with the link to this table
web-have-link = I have a link
web-go-there = Go to the table
web-have-code = I have a code from my other device
web-have-code-more = The code brings all your seats to this device.
web-redeem = Take my seats

## At the table

web-board = Board
web-your-turn = Your turn
web-turn-of = { $name } is to move
web-to-move = To move:
web-watching = { $number ->
    [one] { $number } watching
   *[other] { $number } watching
}
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-score = Score
web-score-line = What counts
web-counted = Counted
web-no-change = No line of the score would change.
web-total = Total
web-no-aids = This table plays without aids: the score is counted at the end.
web-hint = Hint
web-hint-percent = { $percent }%
web-hint-chance = chance to win
web-hint-points = Expected points:
web-hint-about = What a program expects that sees only what you see. The best idea comes first, even where it costs points now.
web-hint-told = Chance to win: { $percent }%. Best idea: { $idea }
web-log = Log
web-log-go = Look at moment { $version }
web-looking-back = You are looking back at moment { $version }.
web-to-present = Back to the present
web-rule = Rule { $rule }
web-pass-device = Pass the device to { $name }
web-i-am = I am { $name }
web-slow = The connection is slow …
web-lost = No connection. Trying again …
web-try-now = Try now
web-server-leaving = The server restarts; your game is kept.

## Talking

web-chat = Chat
web-chat-show = Show the chat
web-chat-silent = Nobody speaks while this game is going on.
web-chat-write = Write something
web-chat-send = Send
web-say-hello = Hello!
web-say-well-played = Well played!
web-say-thanks = Thank you!
web-say-one-moment = One moment, please.
web-say-good-game = Good game!

## Deciding together

web-menu = Table and settings
web-take-back = Take my move back
web-propose-return = Ask to go one move back
web-propose-abandon = Propose to stop the game
web-propose-bot = Let a program play for { $name }
web-reclaim = Take my seat back from the program
web-proposal-return = { $by } proposes to go back to moment { $version }.
web-proposal-abandon = { $by } proposes to stop the game.
web-proposal-substitute = { $by } proposes that a program ({ $bot }) plays for { $name }.
web-proposal-waits = Waiting for the others to agree.
web-agree = Agree
web-disagree = No
web-withdraw = Withdraw
web-other-device = Go on at another device
web-code-hint = On the other device, enter this code within ten minutes:

## The end

web-final-score = Final score
web-final = The end
web-winner = winner
web-skip = Show all
web-abandoned = This game was stopped by common consent.
web-rematch = Play again
web-rematch-join = The others play again: join
web-replay = Replay
web-record = Download the record
web-verify = Check the deal
web-verified = The deal and all { $moves } moves follow from what was promised.
web-commitment = Promised beforehand (hash of the secret)
web-secret = Secret of the server
web-nonces = Added by the players
web-seed = Seed of the deal

## Looking back

web-first = To the beginning
web-back = One move back
web-run = Play
web-pause = Pause
web-forward = One move on
web-last = To the end
web-moment = Moment
web-moment-of = moment { $version } of { $last }
web-time-of = { $time } of { $last }
web-speed = Speed
web-seen-by = Seen by
web-spectator = spectator
web-copy-moment = Copy the link to this moment

## Help and rules

web-help = Help
web-rules = Rules
web-rules-of = Rules of { $game }
web-contents = Contents
web-keys = With the keyboard
web-key-hint = H: ask for a hint, or close it

## Settings

web-settings = Settings
web-settings-kept = Kept on this device only.
web-language = Language
web-theme = Appearance
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-motion = Movement
web-motion-system = as the device
web-motion-none = none
web-motion-slow = slow
web-motion-full = full
web-confirm = Confirm a move
web-confirm-touch = on touch screens
web-confirm-always = always
web-confirm-never = never
web-sound = Sounds
web-aid-places = Show where a piece may go
web-aid-scores = Show projected scores

## The garden of the day

web-daily = Garden of the day
web-daily-about = A puzzle for one, the same for everyone: lay all tiles so that the garden keeps to every card. It can be done; how, nobody tells.
web-daily-all = All gardens
web-daily-earlier = Earlier gardens
web-daily-day = Garden of { $date }
web-daily-gentle = gentle
web-daily-tricky = tricky
web-daily-fiendish = fiendish
web-daily-size = { $size } × { $size }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
web-daily-best = Your best: { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $time }
web-daily-moves = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}
web-daily-time = Time since the beginning: { $time }
web-daily-solved = Solved in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $time }
web-daily-somebody = Somebody solved this garden in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $time }. Can you?
web-daily-result = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} · { $time }
web-daily-share = Share the result
web-daily-by-hand = Copy these lines; nothing of the garden is in them.
web-daily-play = Play this garden
