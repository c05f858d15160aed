-- What signers attached to tags: bytes in the blob store, one file for each tag.
CREATE TABLE attachment (
    tag_id BIGINT PRIMARY KEY,
    document_id BIGINT NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    size BIGINT NOT NULL,
    media_type TEXT NOT NULL
);
CREATE INDEX attachment_document ON attachment(document_id);
