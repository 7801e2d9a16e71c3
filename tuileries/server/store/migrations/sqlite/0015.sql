-- A deal that others are challenged to play, under a name that does not lead to the table where it was dealt.
CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    created REAL NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX challenges_by_seat ON challenges (table_id, seat);

-- Which challenge is taken at a table, whether whoever takes it had seen the deal, and how its game ended, in JSON.
ALTER TABLE tables ADD COLUMN challenge TEXT REFERENCES challenges (id);
ALTER TABLE tables ADD COLUMN has_seen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN outcome TEXT;
CREATE INDEX tables_by_challenge ON tables (challenge) WHERE challenge IS NOT NULL;

-- Guests who looked at a deal without playing it; `table_id` is the table where it was dealt first.
CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX watchers_by_guest ON watchers (guest);
