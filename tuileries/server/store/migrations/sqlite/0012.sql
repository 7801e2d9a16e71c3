-- How far the game of a table is, in JSON: it is told without loading the game.
ALTER TABLE tables ADD COLUMN progress TEXT;
