CREATE TABLE guests (
    id INTEGER PRIMARY KEY,
    created REAL NOT NULL
) STRICT;

-- A guest has a token on each device. Only its hash is kept.
CREATE TABLE tokens (
    token_hash TEXT PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id)
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    listed INTEGER NOT NULL,
    shuffled INTEGER NOT NULL,
    host INTEGER NOT NULL REFERENCES guests (id),
    secret TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'running', 'over', 'abandoned')),
    created REAL NOT NULL,
    started REAL,
    header TEXT,
    rematch TEXT REFERENCES tables (id)
) STRICT;

CREATE INDEX tables_by_stage ON tables (stage, listed);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    guest INTEGER REFERENCES guests (id),
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    nonce TEXT NOT NULL,
    substitute TEXT,
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX seats_by_guest ON seats (guest);

-- The arbiter: a version of a table is written once.
CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
) STRICT, WITHOUT ROWID;

-- What was answered to a client's message, so that a repeat is answered the same and played once.
CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest INTEGER NOT NULL,
    message TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest, message)
) STRICT, WITHOUT ROWID;

CREATE TABLE timers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    key TEXT NOT NULL,
    due REAL NOT NULL,
    PRIMARY KEY (table_id, key)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE codes (
    code_hash TEXT PRIMARY KEY,
    guest INTEGER NOT NULL REFERENCES guests (id),
    expires REAL NOT NULL
) STRICT, WITHOUT ROWID;
