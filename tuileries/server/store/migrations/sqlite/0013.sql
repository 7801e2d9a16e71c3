-- Which lesson is taken at a table, if one is: it is in no list, and gone after a day.
ALTER TABLE tables ADD COLUMN lesson TEXT;
CREATE INDEX tables_of_lessons ON tables (touched) WHERE lesson IS NOT NULL;
