-- The workstation's own memory: unsaved drafts, small facts that must survive, last known rows.
CREATE TABLE draft (
    profile TEXT NOT NULL,
    document_id INTEGER NOT NULL,
    base_version INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (profile, document_id)
) WITHOUT ROWID;

CREATE TABLE fact (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE listing (
    profile TEXT NOT NULL,
    query TEXT NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (profile, query)
) WITHOUT ROWID;
