-- What was found of finished games: by the game as it was played, and by who judged it.
CREATE TABLE reviews (key TEXT PRIMARY KEY, review TEXT NOT NULL) STRICT;
