-- A name for each device of a guest, and when it came to be, so that they can be told apart and removed.
ALTER TABLE tokens ADD COLUMN device TEXT;
ALTER TABLE tokens ADD COLUMN created REAL NOT NULL DEFAULT 0;
UPDATE tokens SET device = lower(hex(randomblob(6)));
UPDATE tokens SET created = (SELECT created FROM guests WHERE id = tokens.guest);
CREATE UNIQUE INDEX tokens_by_device ON tokens (device);
CREATE INDEX tokens_by_guest ON tokens (guest);
CREATE INDEX codes_by_guest ON codes (guest);
CREATE INDEX seats_by_reserved ON seats (reserved);
