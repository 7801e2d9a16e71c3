## The house

web-welcome = Three gardens, one table
web-welcome-more = Lay out the most beautiful garden of the evening: with friends, against bots of every strength, or as a team against the clock.
web-house = Main menu
web-home = Back to the home page
web-games = Games
web-play-now = Play now
web-invite-friends = Invite friends
web-join = Join
web-watch = Watch
web-your-games = Your games
web-go-on = Continue
web-finished = Finished games
web-round = Round { $round }
web-round-of = Round { $round } of { $rounds }
web-stopped = Stopped
web-hide = Hide this game: { $game }, { $names }
web-unhide = Show this game again: { $game }, { $names }
web-show-hidden = Show hidden: { $number }
web-hide-again = Hide them again
web-none-open = No public tables are open.
web-none-running = No public games to watch.
web-nothing-here = This page does not exist.
web-skip-to-main = Skip to the content
web-unofficial = Tuileries is an unofficial fan project, not affiliated with the designers or publishers of the games. All texts and drawings are our own.
web-loading = Loading…
web-unreachable = The server cannot be reached. Nothing is lost; please try again in a moment.
web-close = Close

## Before a game

web-new-table = New table
web-your-name = Your name
web-you-name = Guest
web-opponent = Opponent
web-opponent-beginner = Overlooks most good moves: right for your first game.
web-opponent-learner = Overlooks many good moves.
web-opponent-casual = Often overlooks something.
web-opponent-regular = A fair opponent once you know the game.
web-opponent-skilled = Plans ahead, but often slips.
web-opponent-seasoned = Plans ahead and sometimes slips.
web-opponent-expert = Plans ahead and rarely slips.
web-opponent-virtuoso = Strong: gives little away.
web-opponent-champion = Very strong.
web-opponent-master = The strongest: takes its time over every move.
web-teammates = Teammates
web-teammate-novice = Goes by its own cards and by what every check shows.
web-teammate-gardener = Watches what you do and draws conclusions.
web-teammate-master = Understands most of what you do and plans far ahead.
web-pace = Pace of the bots
web-pace-relaxed = relaxed
web-pace-brisk = brisk
web-pace-fast = fast
web-alone = Solo
web-with-friends = Play with friends
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
web-seat-bot = bot: { $bot }
web-seat-bot-pace = bot: { $bot }, { $pace }
web-seat-free = free
web-seat-reserved = reserved for { $name }
web-to-bot = Add a bot
web-seat-to-bot = Seat { $number }: add a bot
web-how-to-play = Table options
web-shuffled = Random seat order
web-listed = Public table: anyone may join or watch
web-with-aids = Help on: show allowed spaces and score previews
web-with-hints = Hints on: on your turn you may ask a bot for advice
web-open-table = Open the table
web-sit-down = Take a seat
web-join-more = Someone else on this device
web-you = you
web-bot = bot
web-away = away
web-absent = not connected
web-remove = Remove { $name }
web-start = Start the game
web-leave = Leave the table
web-wait-seats = Waiting until all seats are taken.
web-wait-host = Waiting for the host to start the game.
web-wait-ready = Everyone is here.
web-full-watching = All seats are taken: you are watching.
web-invite = Invite
web-invite-hint = Anyone with this link can join the table.
web-invite-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = QR code with the link to this table
web-have-link = I have a link
web-go-there = Go to the table
web-have-code = I have a code from my other device
web-have-code-more = The code moves all your seats to this device.
web-redeem = Move my seats here

## At the table

web-board = Board
web-your-turn = Your turn
web-turn-of = { $name }’s turn
web-thinking = { $name } is thinking
web-to-move = Active player:
web-watching = { $number ->
    [one] { $number } spectator
   *[other] { $number } spectators
}
web-you-watch = You are watching this game. You see what is public.
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-score = Score
web-score-line = Points for
web-no-change = Your score would not change.
web-total = Total
web-no-aids = This table plays without help: the score is shown at the end.
web-hint = Hint
web-hint-percent = { $percent }%
web-hint-chance = chance of winning
web-hint-points = Expected points:
web-hint-later = Expected points: { $points }, chance of winning: { $percent }%
web-hint-about = Estimated by a bot that sees only what you see. Best move first, even if it costs points now.
web-hint-told = Chance of winning: { $percent }%. Best move: { $idea }
web-log-and-chat = Log and chat
web-chat-new = new messages
web-log = Log
web-log-go = View step { $version }
web-log-times = { $number ->
    [one] once
   *[other] { $number } times
}
web-looking-back = You are viewing step { $version }.
web-to-present = Back to the game
web-rule = Rule { $rule }
web-pass-device = Pass the device to { $name }
web-i-am = I am { $name }
web-slow = The connection is slow…
web-lost = No connection. Trying again…
web-try-now = Try again now
web-server-leaving = The server is restarting. Your game is saved.

## Talking

web-chat = Chat
web-chat-show = Show the chat
web-chat-silent = This game is played in silence, so chat is off.
web-chat-write = Write a message
web-chat-send = Send
web-say-hello = Hello!
web-say-well-played = Well played!
web-say-thanks = Thank you!
web-say-one-moment = One moment, please.
web-say-good-game = Good game!

## Deciding together

web-menu = Table and settings
web-undo = Undo
web-take-back = Take back my move
web-propose-return = Ask to go back a move
web-propose-abandon = Ask to stop the game
web-stop = Stop the game
web-stop-title = Stop the game?
web-stop-alone = A stopped game cannot be continued. You can start a new one right away.
web-stop-others = The other players must agree. A stopped game cannot be continued.
web-keep-playing = Keep playing
web-propose-bot = Let a bot play for { $name }
web-reclaim = Take my seat back
web-proposal-return = { $by } asks to go back to step { $version }.
web-proposal-abandon = { $by } asks to stop the game.
web-proposal-substitute = { $by } asks to let a bot ({ $bot }) play for { $name }.
web-proposal-waits = Waiting for the others to agree.
web-agree = Agree
web-disagree = No
web-withdraw = Withdraw
web-other-device = Use another device
web-code-hint = On the other device, enter this code within ten minutes:
web-devices = My devices
web-devices-note = Anyone with one of these devices can play in your place.
web-device-this = This device, since { $date }
web-device-other = Another device, since { $date }
web-device-remove = Remove
web-codes-open = { $codes ->
    [0] No code for another device is open.
    [one] One code for another device is open.
   *[other] { $codes } codes for other devices are open.
}
web-codes-cancel = Cancel open codes

## The end

web-final-score = Final score
web-final = Game over
web-winner = winner
web-you-win = You win!
web-you-share = You share the victory!
web-wins = { $winners } wins
web-share-victory = { $winners } share the victory
web-team-won = Well done!
web-team-lost = Not this time
web-lead = { $points ->
    [one] { $points } point
   *[other] { $points } points
} ahead. Largest gain: { $line } (+{ $gain }).
web-result = Show the result
web-share-picture = Share a picture
web-no-picture = The picture could not be made.
web-skip = Show all
web-abandoned = This game was stopped.
web-rematch = Play again
web-rematch-join = Join the rematch
web-replay = Replay
web-review = Review
web-led = { $name } is leading a review of this game.
web-led-nobody = Nobody is leading a review at the moment.
web-follow = Follow
web-following = You are following { $name }.
web-look-around = Look around on your own
web-lead-others = Lead a review
web-leading = You are leading. Everyone who follows sees what you look at.
web-lead-link = Copy link to follow
web-lead-stop = Stop leading
web-record = Download the record
web-verify = Verify the deal
web-verified = Verified: the deal matches the published hash, and { $moves ->
    [one] the { $moves } move is
   *[other] all { $moves } moves are
} allowed by the rules.
web-commitment = Published before the game (hash of the secret)
web-secret = Secret of the server
web-nonces = Random values from the players
web-seed = Seed of the deal

## Looking back

web-first = To the start
web-back = One step back
web-run = Play
web-pause = Pause
web-forward = One step forward
web-last = To the end
web-moment = Step
web-moment-of = step { $version } of { $last }
web-time-of = { $time } of { $last }
web-speed = Speed
web-seen-by = View as
web-spectator = spectator
web-copy-moment = Copy link to this step

## Help and rules

web-help = Help
web-rules = Rules
web-rules-of = { $game }: rules
web-contents = Contents
web-keys = With the keyboard
web-key-hint = H shows or hides a hint.
web-key-explain = ? explains what has the focus; the arrow keys lead to other things.

## Settings

web-settings = Settings
web-settings-kept = Saved on this device only.
web-language = Language
web-theme = Appearance
web-theme-system = same as device
web-theme-light = light
web-theme-dark = dark
web-motion = Animations
web-motion-system = same as device
web-motion-none = none
web-motion-slow = slow
web-motion-full = normal
web-confirm = Confirm moves
web-confirm-touch = on touch screens
web-confirm-always = always
web-confirm-never = never
web-sound = Sounds
web-aid-places = Show where a tile or card can go
web-aid-scores = Show score previews
web-aid-pointed = Explain what the mouse rests on
web-aid-firsts = Explain things when they first happen

## The garden of the day

web-daily = Garden of the day
web-daily-about = A puzzle for one player, the same for everyone: place all tiles so that the garden fulfils every card. A solution exists. Can you find it?
web-daily-all = All gardens
web-daily-earlier = Earlier gardens
web-daily-day = Garden of { $date }
web-daily-gentle = easy
web-daily-tricky = tricky
web-daily-fiendish = fiendish
web-daily-size = { $size } × { $size }, { $cards ->
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
web-daily-time = Time so far: { $time }
web-daily-solved = Solved in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $time }
web-daily-somebody = Someone solved this garden in { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}, { $time }. Can you?
web-daily-result = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} · { $time }
web-daily-share = Share the result
web-daily-by-hand = Copy these lines. They do not reveal the solution.
web-daily-play = Play this garden

## Lessons

web-learn = Learn
web-learn-title = { $game }: lessons
web-learn-about = Short lessons at the table, with real moves. They take about five minutes.
web-learn-start = Start
web-learn-continue = Continue
web-learn-finished = You have taken every lesson. Time for a real game!
web-know-game = Do you know the game?
web-show-me = Show me (5 min)
web-i-know-it = I know it
web-lesson = Lesson
web-lesson-of = Lesson { $number } of { $lessons }
web-lesson-step = Step { $number } of { $steps }
web-lesson-back = Back
web-lesson-again = Again
web-lesson-skip = Skip
web-lesson-next = Next
web-lesson-following = Next lesson
web-lesson-finish = Finish
web-lesson-understood = OK
web-lesson-leave = Leave the lesson
web-lesson-course = To the lessons
web-lesson-done = done
web-exercise = Exercise
web-learn-exercises = Exercises
web-learn-exercises-about = For every kind of card a garden that is nearly right. One or two moves each.

## Learning while a table waits

web-waiting = Waiting table
web-waiting-learn = Learn while you wait
web-waiting-learn-about = Your seat stays yours, and you are told when the game starts.
web-waiting-sit = Take a seat first: it stays yours while you learn.
web-waiting-seated = Your seat stays yours.
web-waiting-unseated = You have not taken a seat yet.
web-waiting-begun = The game has started!
web-waiting-over = That game is over.
web-waiting-back = Back to the table
