-- Who is correcting a document in progress. The holder is the SHA-256 of an editor's random identifier.
CREATE TABLE edit_lock (
    document_id INTEGER PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    expires INTEGER NOT NULL
);
