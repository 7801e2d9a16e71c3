review-title = Review
review-about = What each move cost, what would have been better, and what was luck. This takes a minute; the most important moments come first.
review-ask = Review this game
review-asking = Reviewing the game …
review-there =
    { $number ->
        [0] The review is complete. No move cost a point or more.
        [one] The review is complete. { $number } move cost a point or more.
       *[other] The review is complete. { $number } moves cost a point or more.
    }
review-chance = Chance of winning
review-percent = { $percent }%
review-better = Better:
review-gain = Points gained: { $points } (± { $error })
review-lead-better = Expected lead with it: { $lead }
review-instead = Chance of winning: { $then }% (± { $error }) instead of { $now }%.
review-lead = Expected lead before this move: { $before }, after it: { $after } (± { $error })
review-also = Other better moves:
review-show = Show on the board
review-hide = Hide
review-why = Show why
review-reply = Most often followed by ({ $percent }%):
review-no-move = No move was made here.
review-not-yet = This move has not been reviewed yet.
review-moments = Where points were lost
review-moment = Step { $step }, { $name }: { $grade }, −{ $loss }
review-learn =
    { $own ->
        [yes] Learn from your mistakes
       *[no] Learn from mistakes: { $name }
    }
review-news = New cards or tiles:
review-lucks = Strokes of luck
review-luck = Step { $step }, { $name }: { $points }
review-summary = Skill and luck
review-level =
    { $own ->
        [yes] You played about as well as the bot “{ $level }”.
       *[no] Played about as well as the bot “{ $level }”
    }
review-loss = Average loss per move: { $loss }
review-count-inaccuracy = Inaccuracies: { $number }
review-count-mistake = Mistakes: { $number }
review-count-blunder = Blunders: { $number }
review-part-start = Starting position
review-part-own_moves = Own moves
review-part-other_moves = Other players’ moves
review-part-luck = Luck
review-part-hidden = Hidden tiles
review-part-end = Surprises at the end
review-result = Result: { $points }
review-about-parts = Points compared with the others. The parts add up to the final result. Moves are compared with those of a bot that does not look ahead. ± says how far off a figure may be.
review-grade-best = one of the best moves
review-grade-good = good
review-grade-inaccuracy = inaccuracy
review-grade-mistake = mistake
review-grade-blunder = blunder
review-grade-none = unclear
review-grade-forced = only move
review-marks = What the marks mean
review-mark-best = Points lost: less than { $to }, compared with the best move found
review-mark-between = Points lost: { $from } to { $to }
review-mark-from = Points lost: { $from } or more
review-mark-none = Too close to call: perhaps no loss, perhaps an inaccuracy
review-mark-lead = A lead is what can be expected if all play on like a bot that does not look ahead. So even a mistake may increase it.
review-line-prospects = Prospects
review-line-others = Other players get less
review-line-others-more = Other players get more
review-puzzle = Puzzle { $number } of { $of }
review-puzzle-task = Points lost by this move: { $loss }. Find a better one.
review-puzzle-thinking = Comparing your move …
review-puzzle-found = That is the best move, or just as good.
review-puzzle-near = Nearly as good as the best move: less than a point behind.
review-puzzle-return = Back to the puzzle
review-puzzle-again = Not yet. Points behind the best move: { $loss }. Try again.
review-puzzle-show = Show the solution
review-puzzle-next = Next puzzle
review-puzzle-done = Back to the review
review-puzzle-leave = Stop
