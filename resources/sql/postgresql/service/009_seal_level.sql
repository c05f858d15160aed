-- How far the seal of a finished document got (PAdES), what it still waits for, and why.
CREATE TABLE seal_level (
    document_id BIGINT PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    level TEXT NOT NULL,
    awaits TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT ''
);
