-- Signed digests over the histories of all documents, each linked to the one before (app/service/records/chaindigest.h).
CREATE TABLE chain_digest (
    number INTEGER PRIMARY KEY,
    made INTEGER NOT NULL,
    last_entry INTEGER NOT NULL,
    content TEXT NOT NULL,
    signature BLOB NOT NULL
);
