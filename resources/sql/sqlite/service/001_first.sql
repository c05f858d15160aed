-- The signing service's first schema. Times are milliseconds since the epoch, UTC; JSON columns are UTF-8 text.
CREATE TABLE account (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE,
    disabled INTEGER NOT NULL DEFAULT 0,
    password_hash BLOB,
    user_setting TEXT NOT NULL,
    notification_setting TEXT NOT NULL,
    documents_sent INTEGER NOT NULL DEFAULT 0,
    charges_cents INTEGER NOT NULL DEFAULT 0,
    spend_limit_cents INTEGER,
    callback_secret BLOB NOT NULL,
    revision INTEGER NOT NULL DEFAULT 1
);

CREATE TABLE api_key (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    hash BLOB NOT NULL UNIQUE,
    last_four TEXT NOT NULL,
    created INTEGER NOT NULL,
    last_used INTEGER,
    expires INTEGER
);
CREATE INDEX api_key_account ON api_key(account_id);

CREATE TABLE session (
    cookie_hash BLOB PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    last_used INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE folder (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    type INTEGER NOT NULL,
    parent INTEGER REFERENCES folder(id),
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    meta_data TEXT NOT NULL DEFAULT '{}'
);
CREATE UNIQUE INDEX folder_sibling ON folder(account_id, type, coalesce(parent, 0), name_key);

CREATE TABLE document (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    guid TEXT NOT NULL UNIQUE,
    title TEXT NOT NULL,
    title_key TEXT NOT NULL,
    sender_name TEXT NOT NULL,
    sender_email TEXT NOT NULL,
    type INTEGER NOT NULL,
    status INTEGER NOT NULL,
    created INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    sent INTEGER,
    completed INTEGER,
    expires INTEGER,
    folder_id INTEGER REFERENCES folder(id),
    version INTEGER NOT NULL,
    deleted INTEGER NOT NULL DEFAULT 0,
    setting TEXT NOT NULL,
    template_id INTEGER,
    message TEXT NOT NULL DEFAULT '',
    extra TEXT NOT NULL DEFAULT '{}',
    search TEXT NOT NULL
);
CREATE INDEX document_modified ON document(account_id, deleted, modified);
CREATE INDEX document_created ON document(account_id, deleted, created);
CREATE INDEX document_title ON document(account_id, deleted, title_key);
CREATE INDEX document_status ON document(account_id, deleted, status, modified);
CREATE INDEX document_folder ON document(folder_id);
CREATE INDEX document_template ON document(template_id);
CREATE INDEX document_expires ON document(expires) WHERE status = 52;

CREATE TABLE file (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    sequence INTEGER NOT NULL,
    name TEXT NOT NULL,
    size INTEGER NOT NULL,
    sha256 TEXT NOT NULL,
    pages TEXT NOT NULL,
    extra TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX file_document ON file(document_id, sequence);

CREATE TABLE invitation (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    guid TEXT NOT NULL UNIQUE,
    recipient_name TEXT NOT NULL,
    recipient_email TEXT NOT NULL,
    action_type INTEGER NOT NULL,
    sequence INTEGER NOT NULL,
    status INTEGER NOT NULL,
    detail TEXT NOT NULL
);
CREATE INDEX invitation_document ON invitation(document_id, position);

CREATE TABLE tag (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name TEXT NOT NULL,
    group_name TEXT NOT NULL,
    type INTEGER NOT NULL,
    page_index INTEGER NOT NULL,
    invitation_index INTEGER NOT NULL,
    x INTEGER NOT NULL,
    y INTEGER NOT NULL,
    width INTEGER NOT NULL,
    height INTEGER NOT NULL,
    mandatory INTEGER NOT NULL,
    value TEXT NOT NULL,
    image BLOB,
    style TEXT NOT NULL,
    extra TEXT NOT NULL DEFAULT '{}'
);
CREATE INDEX tag_document ON tag(document_id, position);

-- History outlives its document: the tombstone keeps the chain.
CREATE TABLE history (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    document_id INTEGER NOT NULL,
    time INTEGER NOT NULL,
    event TEXT NOT NULL,
    actor TEXT NOT NULL,
    address TEXT NOT NULL,
    user_agent TEXT NOT NULL,
    detail TEXT NOT NULL,
    hash TEXT NOT NULL
);
CREATE INDEX history_document ON history(document_id, id);

CREATE TABLE tombstone (
    document_id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    guid TEXT NOT NULL,
    title TEXT NOT NULL
);

CREATE TABLE artifact (
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    file_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    size INTEGER NOT NULL,
    PRIMARY KEY (document_id, kind, file_id)
) WITHOUT ROWID;

CREATE TABLE outbox (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    kind TEXT NOT NULL,
    job_key TEXT NOT NULL,
    document_id INTEGER NOT NULL,
    payload TEXT NOT NULL,
    tries INTEGER NOT NULL DEFAULT 0,
    not_before INTEGER NOT NULL,
    last_error TEXT NOT NULL DEFAULT '',
    owner TEXT NOT NULL DEFAULT '',
    lease_until INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, job_key)
);
CREATE INDEX outbox_due ON outbox(kind, not_before);
CREATE INDEX outbox_document ON outbox(document_id);

CREATE TABLE delivery (
    id TEXT PRIMARY KEY,
    document_id INTEGER NOT NULL,
    part INTEGER NOT NULL,
    url TEXT NOT NULL,
    state TEXT NOT NULL,
    tries TEXT NOT NULL DEFAULT '[]'
) WITHOUT ROWID;
CREATE INDEX delivery_document ON delivery(document_id);

CREATE TABLE idempotency (
    account_id INTEGER NOT NULL,
    request_key TEXT NOT NULL,
    request_hash BLOB NOT NULL,
    created INTEGER NOT NULL,
    status INTEGER NOT NULL DEFAULT 0,
    body BLOB,
    content_type BLOB,
    effect TEXT NOT NULL DEFAULT '',
    owner TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (account_id, request_key)
) WITHOUT ROWID;
CREATE INDEX idempotency_created ON idempotency(created);
