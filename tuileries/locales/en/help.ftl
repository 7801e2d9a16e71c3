# What a card of help says, whatever it is about

help-rules = Rules: { $rule }
help-first = For the first time
help-next = Next explanation
help-previous = Previous explanation
