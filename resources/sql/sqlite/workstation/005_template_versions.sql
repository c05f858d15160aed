-- Versions of templates: what each held when it was saved, and the files that they share.
CREATE TABLE template_version (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL,
    template_id INTEGER NOT NULL,
    kept INTEGER NOT NULL,
    body BLOB NOT NULL
);
CREATE INDEX template_version_by_template ON template_version(profile, template_id, id);

CREATE TABLE template_file (
    sha256 TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE template_version_file (
    version_id INTEGER NOT NULL REFERENCES template_version(id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    PRIMARY KEY (version_id, sha256)
) WITHOUT ROWID;
CREATE INDEX template_version_file_by_hash ON template_version_file(sha256);
