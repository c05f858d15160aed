-- What waits until its server can be reached, in the order in which it goes.
CREATE TABLE pending (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL,
    place INTEGER NOT NULL,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    document_id INTEGER NOT NULL,
    body BLOB NOT NULL,
    request_key TEXT NOT NULL,
    created INTEGER NOT NULL,
    error TEXT NOT NULL DEFAULT ''
);
CREATE INDEX pending_place ON pending(profile, place);
