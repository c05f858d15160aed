-- What one person decided about each document of the signing stack, and how far signing came.
CREATE TABLE signing_stack (
    profile TEXT NOT NULL,
    document_id INTEGER NOT NULL,
    invitation TEXT NOT NULL,
    title TEXT NOT NULL,
    seen TEXT NOT NULL DEFAULT '',
    decision INTEGER NOT NULL DEFAULT 0,
    reason TEXT NOT NULL DEFAULT '',
    state INTEGER NOT NULL DEFAULT 0,
    problem TEXT NOT NULL DEFAULT '',
    changed INTEGER NOT NULL,
    PRIMARY KEY (profile, document_id, invitation)
) WITHOUT ROWID;
