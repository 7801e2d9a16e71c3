# What a card of help says, whatever it is about

help-rules = Rules: { $rule }
help-first = For the first time
help-next = Next explanation
help-previous = Previous explanation

## What is around every table

help-undo = Undo
    .details = Takes back your last move and what bots did after it. Possible until something new has been revealed or another person has moved.
help-hint = Hint
    .details = A bot that sees only what you see names its best moves, and the scores they change.
help-help = Help
    .details = The game in brief, the rules page and the keys.
help-menu = Table and settings
    .details = Your settings, and what concerns the whole table, such as stopping the game.
help-log = Log
    .details = What has happened so far. Press a step to see the table as it was then.
help-chat = Chat
    .details = Messages to everyone at this table.
help-verify = Verify the deal
    .details = The shuffle was fixed before the game by the server and all players together. This shows that nobody changed it.
