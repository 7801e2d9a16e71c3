-- Whether a table gives hints. One that agreed to play without aids agreed to play without help.
ALTER TABLE tables ADD COLUMN hints INTEGER NOT NULL DEFAULT 1;
UPDATE tables SET hints = aids;
