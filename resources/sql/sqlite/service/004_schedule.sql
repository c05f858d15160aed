-- When something happens to a document in progress although nobody does anything: reminders, warnings, and the
-- check that a document which everybody finished is being sealed. One row a document; null = nothing to come.
CREATE TABLE agenda (
    document_id INTEGER PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    due INTEGER
);
CREATE INDEX agenda_due ON agenda(due) WHERE due IS NOT NULL;
INSERT INTO agenda(document_id, due) SELECT id, 0 FROM document WHERE status = 52;

-- The codes of invitations. An invitation is known by the SHA-256 of its GUID, in hex: rows are no rights.
CREATE TABLE signer_attempt (
    invitation TEXT PRIMARY KEY,
    wrong INTEGER NOT NULL,
    since INTEGER NOT NULL
);
CREATE TABLE signer_code (
    invitation TEXT PRIMARY KEY,
    hash TEXT NOT NULL,
    sent INTEGER NOT NULL,
    expires INTEGER NOT NULL
);
CREATE TABLE signer_pass (
    token TEXT PRIMARY KEY,
    invitation TEXT NOT NULL,
    passed INTEGER NOT NULL,
    expires INTEGER NOT NULL
);
CREATE INDEX signer_pass_expires ON signer_pass(expires);

-- The invitations of documents that were deleted for good.
CREATE TABLE gone_invitation (
    invitation TEXT PRIMARY KEY,
    document_id INTEGER NOT NULL
);
