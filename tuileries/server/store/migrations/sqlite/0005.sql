-- What a bot answered to a view, until the game ends: whoever goes back and plays the same gets the same answer.
-- Its luck follows from its seat and its view, and stands for both.
CREATE TABLE replies (
    table_id TEXT NOT NULL REFERENCES tables (id),
    bot TEXT NOT NULL,
    luck TEXT NOT NULL,
    move TEXT NOT NULL,
    PRIMARY KEY (table_id, bot, luck)
) STRICT, WITHOUT ROWID;
