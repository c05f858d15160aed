-- Files that wait for a signature by a key elsewhere, one row for each signer (`POST /sign/{GUID}/prepare`). A row
-- that was used stays, so that the request that completed it can be repeated.
CREATE TABLE prepared_signature (
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    invitation_id INTEGER NOT NULL,
    hosted INTEGER NOT NULL,
    prepared_time INTEGER NOT NULL,
    expires_time INTEGER NOT NULL,
    algorithm TEXT NOT NULL,
    certificates TEXT NOT NULL,
    state_digest TEXT NOT NULL,
    cms_digest TEXT NOT NULL,
    PRIMARY KEY (document_id, invitation_id, hosted)
);
CREATE INDEX prepared_signature_expires ON prepared_signature(expires_time);
-- Bytes in the blob store; `base` is the SHA-256 of the file that they continue, '' before the first signature.
CREATE TABLE prepared_file (
    document_id INTEGER NOT NULL,
    invitation_id INTEGER NOT NULL,
    hosted INTEGER NOT NULL,
    file_id INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    size INTEGER NOT NULL,
    base TEXT NOT NULL,
    contents_start INTEGER NOT NULL,
    contents_end INTEGER NOT NULL,
    PRIMARY KEY (document_id, invitation_id, hosted, file_id),
    FOREIGN KEY (document_id, invitation_id, hosted) REFERENCES prepared_signature(document_id, invitation_id, hosted) ON DELETE CASCADE
);
CREATE INDEX prepared_file_sha256 ON prepared_file(sha256);
