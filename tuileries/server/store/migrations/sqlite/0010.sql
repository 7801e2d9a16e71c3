-- The gardens of a day, in JSON: they take long to work out and never change.
CREATE TABLE days (
    day TEXT PRIMARY KEY,
    gardens TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Whose seat it is at a table that is played again.
ALTER TABLE seats ADD COLUMN reserved INTEGER REFERENCES guests (id);
