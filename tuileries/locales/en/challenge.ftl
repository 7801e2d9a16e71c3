## The same deal again

challenge = Challenge others with this deal
challenge-what = Whoever opens the link plays the same deal in the same seat, with bots in the other seats. Then all results are compared.
challenge-make = Get the link
challenge-link = Link to the challenge
challenge-heading = Challenge: { $game }
challenge-whose = { $name } has played this deal. Play it too, with bots in the other seats. Afterwards you can compare both results line by line.
challenge-no-pledge = The same deal as in another game, so nothing guarantees that it was not chosen. It cannot be verified.
challenge-unverified = Challenge: the deal cannot be verified
challenge-seen-you = You have already seen this deal. Your result will be marked.
challenge-seats = Seats
challenge-take = Play this deal
challenge-continue = Continue playing
challenge-results = The same deal compared
challenge-results-none = Nobody has played this deal to the end yet, except at this table.
challenge-original = first game
challenge-seen = had seen the deal before
challenge-won = Won
challenge-won-yes = yes
challenge-won-no = no
challenge-best = best result
challenge-more = { $name }: watch the replay
