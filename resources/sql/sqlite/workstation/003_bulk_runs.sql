-- Bulk runs: what was to be sent, what became of each row, and which calls are under way.
CREATE TABLE bulk_run (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    profile TEXT NOT NULL,
    template_id INTEGER NOT NULL,
    template_title TEXT NOT NULL,
    title TEXT NOT NULL,
    callback TEXT NOT NULL,
    created INTEGER NOT NULL,
    finished INTEGER,
    chunk_size INTEGER NOT NULL,
    state INTEGER NOT NULL,
    total INTEGER NOT NULL,
    sent INTEGER NOT NULL DEFAULT 0,
    refused INTEGER NOT NULL DEFAULT 0,
    unknown INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX bulk_run_by_profile ON bulk_run(profile, created);

CREATE TABLE bulk_row (
    run INTEGER NOT NULL REFERENCES bulk_run(number) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    line INTEGER NOT NULL,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    fields BLOB NOT NULL,
    state INTEGER NOT NULL,
    chunk INTEGER,
    document_id INTEGER,
    error_field TEXT NOT NULL DEFAULT '',
    error_message TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (run, number)
) WITHOUT ROWID;
CREATE INDEX bulk_row_by_state ON bulk_row(run, state);
CREATE INDEX bulk_row_by_chunk ON bulk_row(run, chunk) WHERE chunk IS NOT NULL;
CREATE INDEX bulk_row_by_document ON bulk_row(document_id) WHERE document_id IS NOT NULL;

CREATE TABLE bulk_chunk (
    run INTEGER NOT NULL REFERENCES bulk_run(number) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    request_key TEXT NOT NULL,
    keyed INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    open INTEGER NOT NULL,
    PRIMARY KEY (run, number)
) WITHOUT ROWID;
