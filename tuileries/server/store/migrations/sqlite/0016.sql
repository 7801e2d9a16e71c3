-- Each change of a table is its next revision: of two processes that change it at once, one is refused.
-- The node that keeps it lets its bots think and brings it back.
ALTER TABLE tables ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN keeper TEXT;

-- The processes that share the database, and when each was last heard of.
CREATE TABLE nodes (
    id TEXT PRIMARY KEY,
    beat REAL NOT NULL
) STRICT, WITHOUT ROWID;

-- Who is at a table through a node: guests in JSON, null for somebody who is none.
CREATE TABLE presence (
    table_id TEXT NOT NULL,
    node TEXT NOT NULL,
    guests TEXT NOT NULL,
    PRIMARY KEY (table_id, node)
) STRICT, WITHOUT ROWID;
CREATE INDEX presence_by_node ON presence (node);
