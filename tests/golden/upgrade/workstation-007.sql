BEGIN TRANSACTION;
CREATE TABLE bulk_chunk (
    run INTEGER NOT NULL REFERENCES bulk_run(number) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    request_key TEXT NOT NULL,
    keyed INTEGER NOT NULL,
    opened INTEGER NOT NULL,
    open INTEGER NOT NULL,
    PRIMARY KEY (run, number)
) WITHOUT ROWID;
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
    error_message TEXT NOT NULL DEFAULT '', document_url TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (run, number)
) WITHOUT ROWID;
INSERT INTO "bulk_row" VALUES(1,1,2,'Person 1','p1@example.com',X'5B5D',0,NULL,NULL,'','','');
INSERT INTO "bulk_row" VALUES(1,2,3,'Person 2','p2@example.com',X'5B5D',0,NULL,NULL,'','','');
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
INSERT INTO "bulk_run" VALUES(1,'run-1','local',12,'Lease','{name}','',1700000000000,NULL,200,0,2,0,0,0);
CREATE TABLE draft (
    profile TEXT NOT NULL,
    document_id INTEGER NOT NULL,
    base_version INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (profile, document_id)
) WITHOUT ROWID;
INSERT INTO "draft" VALUES('local',7,3,X'7B227469746C65223A20224C6561736520313442222C202274797065223A2034392C2022737461747573223A2035302C202276657273696F6E223A20337D');
CREATE TABLE fact (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
INSERT INTO "fact" VALUES('send/local/7',X'35613166');
CREATE TABLE listing_page (
    profile TEXT NOT NULL,
    query TEXT NOT NULL,
    page INTEGER NOT NULL,
    total INTEGER NOT NULL,
    kept INTEGER NOT NULL,
    body BLOB NOT NULL,
    UNIQUE (profile, query, page)
);
INSERT INTO "listing_page" VALUES('local','all',0,1,1700000000000,X'7B22646F63756D656E7473223A5B5D7D');
CREATE TABLE pending (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL,
    place INTEGER NOT NULL,
    kind TEXT NOT NULL,
    title TEXT NOT NULL,
    document_id INTEGER NOT NULL,
    body BLOB NOT NULL,
    request_key TEXT NOT NULL,
    created INTEGER NOT NULL,
    error TEXT NOT NULL DEFAULT ''
);
INSERT INTO "pending" VALUES(1,'local',1,'remind','NDA',9,X'7B7D','k',1700000000000,'');
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
INSERT INTO "signing_stack" VALUES('local',9,'5a1f0c3e-0000-4000-8000-000000000009','NDA','d1gest',1,'',0,'',1700000000000);
CREATE TABLE template_file (
    sha256 TEXT PRIMARY KEY,
    bytes BLOB NOT NULL
) WITHOUT ROWID;
INSERT INTO "template_file" VALUES('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',X'255044462D312E370A');
CREATE TABLE template_version (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    profile TEXT NOT NULL,
    template_id INTEGER NOT NULL,
    kept INTEGER NOT NULL,
    body BLOB NOT NULL
);
INSERT INTO "template_version" VALUES(1,'local',12,1700000000000,X'7B7D');
CREATE TABLE template_version_file (
    version_id INTEGER NOT NULL REFERENCES template_version(id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    PRIMARY KEY (version_id, sha256)
) WITHOUT ROWID;
INSERT INTO "template_version_file" VALUES(1,'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
CREATE INDEX listing_page_kept ON listing_page(kept);
CREATE INDEX bulk_run_by_profile ON bulk_run(profile, created);
CREATE INDEX bulk_row_by_state ON bulk_row(run, state);
CREATE INDEX bulk_row_by_chunk ON bulk_row(run, chunk) WHERE chunk IS NOT NULL;
CREATE INDEX bulk_row_by_document ON bulk_row(document_id) WHERE document_id IS NOT NULL;
CREATE INDEX pending_place ON pending(profile, place);
CREATE INDEX template_version_by_template ON template_version(profile, template_id, id);
CREATE INDEX template_version_file_by_hash ON template_version_file(sha256);
COMMIT;
PRAGMA user_version = 7;
