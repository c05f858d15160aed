-- People who are absent, with the deputies who get their documents meanwhile. Days are written as 2026-03-31.
CREATE TABLE absence (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    deputy_name TEXT NOT NULL,
    deputy_email TEXT NOT NULL
);
CREATE INDEX absence_account ON absence(account_id);
