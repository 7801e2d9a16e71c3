-- One row that is written now and then, to see that the file can be.
CREATE TABLE pulse (
    id INTEGER PRIMARY KEY CHECK (id = 0),
    at REAL NOT NULL
) STRICT;
