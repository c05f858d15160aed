-- Signed digests over the histories of all documents, each linked to the one before (app/service/records/chaindigest.h).
CREATE TABLE chain_digest (
    number BIGINT PRIMARY KEY,
    made BIGINT NOT NULL,
    last_entry BIGINT NOT NULL,
    content TEXT NOT NULL,
    signature BYTEA NOT NULL
);
