-- The garden of the day that is played at a table, such as 2026-11-15/gentle.
ALTER TABLE tables ADD COLUMN daily TEXT;
