-- When something was last written about a table, and whether a bot is to move at it: then it wakes by itself.
ALTER TABLE tables ADD COLUMN touched REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN awaits_bot INTEGER NOT NULL DEFAULT 1;
UPDATE tables SET touched = CAST(strftime('%s', 'now') AS REAL);
CREATE INDEX tables_by_listing ON tables (stage, listed, created);
CREATE INDEX tables_to_wake ON tables (stage, awaits_bot);
CREATE INDEX tables_by_touch ON tables (stage, touched);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX tables_by_rematch ON tables (rematch);
