-- Whether a table plays with what a move would score in sight.
ALTER TABLE tables ADD COLUMN aids INTEGER NOT NULL DEFAULT 1;
