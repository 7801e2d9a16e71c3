-- Everything in the form that the SQLite steps up to this number lead to. Why things are there is told in those.
CREATE TABLE guests (
    id BIGINT PRIMARY KEY,
    created DOUBLE PRECISION NOT NULL
);

CREATE TABLE tokens (
    token_hash TEXT PRIMARY KEY,
    guest BIGINT NOT NULL REFERENCES guests (id),
    device TEXT,
    created DOUBLE PRECISION NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX tokens_by_device ON tokens (device);
CREATE INDEX tokens_by_guest ON tokens (guest);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    listed SMALLINT NOT NULL,
    shuffled SMALLINT NOT NULL,
    host BIGINT NOT NULL REFERENCES guests (id),
    secret TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('open', 'running', 'over', 'abandoned')),
    created DOUBLE PRECISION NOT NULL,
    started DOUBLE PRECISION,
    header TEXT,
    rematch TEXT REFERENCES tables (id),
    aids SMALLINT NOT NULL DEFAULT 1,
    hints SMALLINT NOT NULL DEFAULT 1,
    daily TEXT,
    proposal TEXT,
    touched DOUBLE PRECISION NOT NULL DEFAULT 0,
    awaits_bot SMALLINT NOT NULL DEFAULT 1,
    progress TEXT,
    lesson TEXT,
    challenge TEXT,
    has_seen SMALLINT NOT NULL DEFAULT 0,
    outcome TEXT,
    revision BIGINT NOT NULL DEFAULT 0,
    keeper TEXT
);
CREATE INDEX tables_by_stage ON tables (stage, listed);
CREATE INDEX tables_by_listing ON tables (stage, listed, created);
CREATE INDEX tables_to_wake ON tables (id) WHERE stage = 'running' AND awaits_bot = 1;
CREATE INDEX tables_by_touch ON tables (stage, touched);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_rematch ON tables (rematch);
CREATE INDEX tables_of_lessons ON tables (touched) WHERE lesson IS NOT NULL;
CREATE INDEX tables_by_challenge ON tables (challenge) WHERE challenge IS NOT NULL;

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat SMALLINT NOT NULL,
    kind TEXT NOT NULL,
    guest BIGINT REFERENCES guests (id),
    name TEXT NOT NULL,
    colour TEXT NOT NULL,
    nonce TEXT NOT NULL,
    substitute TEXT,
    reserved BIGINT REFERENCES guests (id),
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX seats_by_guest ON seats (guest);
CREATE INDEX seats_by_reserved ON seats (reserved);

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    version INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, version)
);

CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest BIGINT NOT NULL,
    message TEXT NOT NULL,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, guest, message)
);

CREATE TABLE timers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    key TEXT NOT NULL,
    due DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (table_id, key)
);
CREATE INDEX timers_of_games ON timers (due) WHERE key LIKE 'game:%';

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    seat SMALLINT NOT NULL,
    text TEXT NOT NULL,
    at DOUBLE PRECISION NOT NULL,
    phrase TEXT,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE codes (
    code_hash TEXT PRIMARY KEY,
    guest BIGINT NOT NULL REFERENCES guests (id),
    expires DOUBLE PRECISION NOT NULL
);
CREATE INDEX codes_by_guest ON codes (guest);

CREATE TABLE replies (
    table_id TEXT NOT NULL REFERENCES tables (id),
    bot TEXT NOT NULL,
    luck TEXT NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (table_id, bot, luck)
);

CREATE TABLE pulse (
    id SMALLINT PRIMARY KEY CHECK (id = 0),
    at DOUBLE PRECISION NOT NULL
);

CREATE TABLE days (
    day TEXT PRIMARY KEY,
    gardens TEXT NOT NULL
);

CREATE TABLE reviews (
    key TEXT PRIMARY KEY,
    review TEXT NOT NULL
);

CREATE TABLE challenges (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat SMALLINT NOT NULL,
    created DOUBLE PRECISION NOT NULL
);
CREATE UNIQUE INDEX challenges_by_seat ON challenges (table_id, seat);
ALTER TABLE tables ADD FOREIGN KEY (challenge) REFERENCES challenges (id);

CREATE TABLE watchers (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest BIGINT NOT NULL,
    PRIMARY KEY (table_id, guest)
);
CREATE INDEX watchers_by_guest ON watchers (guest);

CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    beat DOUBLE PRECISION NOT NULL
);

CREATE TABLE presence (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    guests TEXT NOT NULL,
    PRIMARY KEY (table_id, node)
);
CREATE INDEX presence_by_node ON presence (node);
