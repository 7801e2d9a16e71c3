-- The proposal that people at a table still vote about, in JSON.
ALTER TABLE tables ADD COLUMN proposal TEXT;
