-- A quick phrase of the chat by its key. It was text that began with `phrase:`, and so anyone could write it.
ALTER TABLE chat ADD COLUMN phrase TEXT;
UPDATE chat SET phrase = substr(text, 8), text = '' WHERE text IN (
    'phrase:hello', 'phrase:thanks', 'phrase:well-played', 'phrase:one-moment', 'phrase:good-game'
);
