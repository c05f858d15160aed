BEGIN TRANSACTION;
CREATE TABLE absence (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    first_day TEXT NOT NULL,
    last_day TEXT NOT NULL,
    deputy_name TEXT NOT NULL,
    deputy_email TEXT NOT NULL
);
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
INSERT INTO "account" VALUES(1,'local@inkstone.local','local@inkstone.local',0,NULL,'{"allowedAddresses":[],"companyName":"","dateFormat":"yyyy-MM-dd","defaultExpireDays":180,"language":"en","name":"This computer","onReject":"stop","postBackBase":"","timeZone":"Etc/UTC"}','{"completionMail":"attachment","copyTo":[],"expiryWarningDays":3,"maxReminders":3,"onCompleted":true,"onExpired":true,"onRejected":true,"onSigned":true,"onViewed":false,"remindEveryDays":0}',1,50,NULL,X'643843685862616162574F7463505339665F526C357636374F2D3248554F61306B4E636857457169595F67',11);
CREATE TABLE account_storage (
    account_id INTEGER PRIMARY KEY,
    bytes INTEGER NOT NULL
);
INSERT INTO "account_storage" VALUES(1,444933);
CREATE TABLE agenda (
    document_id INTEGER PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    due INTEGER
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
, scopes TEXT, folder_id INTEGER);
CREATE TABLE artifact (
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    file_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    size INTEGER NOT NULL,
    PRIMARY KEY (document_id, kind, file_id)
) WITHOUT ROWID;
INSERT INTO "artifact" VALUES(1,'certificate',0,'certificate.pdf','7daee4ba52b0c19e4d901c4c623b6d585fdbebe1d530ac0b52bf4265fe740ede',64462);
INSERT INTO "artifact" VALUES(1,'signed',1,'agreement-signed.pdf','fa8873e9519f616841df1439cff6225c8f7e6cddb61ad9e8221a252e0529bb2f',152942);
INSERT INTO "artifact" VALUES(1,'signed',2,'annex-signed.pdf','595481505598bbf2cfe09acc491335c2e3703e301b8d5abfebba21dc71e972e7',137930);
CREATE TABLE attachment (
    tag_id INTEGER PRIMARY KEY,
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    size INTEGER NOT NULL,
    media_type TEXT NOT NULL
);
CREATE TABLE chain_digest (
    number INTEGER PRIMARY KEY,
    made INTEGER NOT NULL,
    last_entry INTEGER NOT NULL,
    content TEXT NOT NULL,
    signature BLOB NOT NULL
);
CREATE TABLE delivery (
    id TEXT PRIMARY KEY,
    document_id INTEGER NOT NULL,
    part INTEGER NOT NULL,
    url TEXT NOT NULL,
    state TEXT NOT NULL,
    tries TEXT NOT NULL DEFAULT '[]'
, created INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
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
, last_action INTEGER, data TEXT NOT NULL DEFAULT '{}');
INSERT INTO "document" VALUES(1,1,'a9897779-2b4b-4eca-9e52-22687130f593','Services agreement HP-2026-014','services agreement hp-2026-014','Inkstone demo','demo@example.com',5,53,1795969083917,1795969084910,1795969084034,1795969084910,1811521084034,NULL,9,0,'{"attachSigned":true,"expireDaysAfterSent":180,"languageCode":550,"maxReminders":0,"remindEveryDays":0}',NULL,'Please read both files and sign where your name is.','{}',' services agreement hp 2026 014 anna lindqvist example com ben okafor clara moreau @anna@example.com @ben@example.com @clara@example.com ',1795969084910,'{"caseNumber":"2026-117"}');
CREATE TABLE document_count (
    account_id INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    status INTEGER NOT NULL,
    type INTEGER NOT NULL,
    folder_id INTEGER NOT NULL,
    documents INTEGER NOT NULL,
    PRIMARY KEY (account_id, deleted, status, type, folder_id)
) WITHOUT ROWID;
INSERT INTO "document_count" VALUES(1,0,53,5,0,1);
CREATE TABLE document_data(
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    account_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY(document_id, name)
) WITHOUT ROWID;
INSERT INTO "document_data" VALUES(1,1,'caseNumber','2026-117');
CREATE TABLE edit_lock (
    document_id INTEGER PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    expires INTEGER NOT NULL
);
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
INSERT INTO "file" VALUES(1,1,1,'agreement.pdf',46691,'845b31fe07a75af66457fd57e0050da79b62518b15c895e898a3f60d02889dcb','[[595,842],[595,842],[595,842]]','{}');
INSERT INTO "file" VALUES(2,1,2,'annex.pdf',42908,'2fde1a3d3ab718b4b862a0782c913ff5c700ad6b1838faf6a3e19d023cc6a2d7','[[595,842],[595,842]]','{}');
CREATE TABLE folder (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    type INTEGER NOT NULL,
    parent INTEGER REFERENCES folder(id),
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    meta_data TEXT NOT NULL DEFAULT '{}'
);
CREATE TABLE gone_invitation (
    invitation TEXT PRIMARY KEY,
    document_id INTEGER NOT NULL
);
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
, reason TEXT NOT NULL DEFAULT '', args TEXT NOT NULL DEFAULT '');
INSERT INTO "history" VALUES(1,1,1795969083917,'created','This computer','127.0.0.1','Inkstone/0.1.0','','19c52648d701b9ef21f5a1c6b57f51a98b34d56b1c659af45c93dcdfbdf23f29','','');
INSERT INTO "history" VALUES(2,1,1795969084034,'sent','This computer','127.0.0.1','Inkstone/0.1.0','','0c1d3fbca86d94b101ca68d25f5f5d288c824b15d1860980e013fdafe96155bb','','');
INSERT INTO "history" VALUES(3,1,1795969084154,'opened','Anna Lindqvist <anna@example.com>','127.0.0.1','Inkstone/0.1.0','','59f228577242ce4e2dcdb8ac63f9bd905c203d3c39875015aac5a8e3d23df523','','');
INSERT INTO "history" VALUES(4,1,1795969084314,'consented','Anna Lindqvist <anna@example.com>','127.0.0.1','Inkstone/0.1.0','en: I agree to sign this document electronically, and that my electronic signature counts like one on paper.','3031351f3c57c597eef4f900bce74b2108917c2c1b6782fa57667a0eb384f48e','','');
INSERT INTO "history" VALUES(5,1,1795969084314,'signed','Anna Lindqvist <anna@example.com>','127.0.0.1','Inkstone/0.1.0','','08572df9c49817e37a5cd3403ce4acd18f9c694eebaaeee31290f34890406717','','');
INSERT INTO "history" VALUES(6,1,1795969084406,'opened','Ben Okafor <ben@example.com>','127.0.0.1','Inkstone/0.1.0','','283605e13d0a74a6d846adf22bf84d32e2788792120b491c8b642bc008bfbe58','','');
INSERT INTO "history" VALUES(7,1,1795969084551,'consented','Ben Okafor <ben@example.com>','127.0.0.1','Inkstone/0.1.0','en: I agree to sign this document electronically, and that my electronic signature counts like one on paper.','0c480ec6b8aa5263f65bb9f84293c1fce285c449bb33a7dc6184ba8b78c653f6','','');
INSERT INTO "history" VALUES(8,1,1795969084551,'signed','Ben Okafor <ben@example.com>','127.0.0.1','Inkstone/0.1.0','','448c64b13282b8be17832c1f6f90c635e100bc95fb66edaf2f9b6b8fb43664ee','','');
INSERT INTO "history" VALUES(9,1,1795969084693,'opened','Clara Moreau <clara@example.com>','127.0.0.1','Inkstone/0.1.0','','8df659ef5471e0e3f58bb7dfb5af46f8ad80e861781d0ec1a1ab340f728cfe61','','');
INSERT INTO "history" VALUES(10,1,1795969084853,'consented','Clara Moreau <clara@example.com>','127.0.0.1','Inkstone/0.1.0','en: I agree to sign this document electronically, and that my electronic signature counts like one on paper.','859d93602222aedc5287265041706a19e491b749ef92a2d42450fa95a00e0273','','');
INSERT INTO "history" VALUES(11,1,1795969084853,'signed','Clara Moreau <clara@example.com>','127.0.0.1','Inkstone/0.1.0','','03c478fb348029d2400fb4d0dea0c99d4beef17220213592f6118f65531ae5ba','','');
INSERT INTO "history" VALUES(12,1,1795969084910,'finalized','Inkstone','','','Sealed by Inkstone workspace seal, certificate SHA-256 7b1e328c3e96c8a357c478d9b573cd13a55e0f47d30aa76045949c3274fea963','f286a8b665fc5afbcab7db10ca1e879dfb0341f6911a3f6895d366f82f4c3b1b','history_sealed','{"1":"Inkstone workspace seal","2":"7b1e328c3e96c8a357c478d9b573cd13a55e0f47d30aa76045949c3274fea963"}');
CREATE TABLE idempotency (
    account_id INTEGER NOT NULL,
    request_key TEXT NOT NULL,
    request_hash BLOB NOT NULL,
    created INTEGER NOT NULL,
    status INTEGER NOT NULL DEFAULT 0,
    body BLOB,
    content_type BLOB,
    effect TEXT NOT NULL DEFAULT '',
    owner TEXT NOT NULL DEFAULT '', location BLOB,
    PRIMARY KEY (account_id, request_key)
) WITHOUT ROWID;
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
INSERT INTO "invitation" VALUES(1,1,0,'dcca2926-f0b1-44c4-870d-3f0fde8d1f21','Anna Lindqvist','anna@example.com',15,1,67,'{"finishedTime":1795969084314,"invitedTime":1795969084034,"openedTime":1795969084154}');
INSERT INTO "invitation" VALUES(2,1,1,'02132125-c897-49fc-9644-f7a9807bac22','Ben Okafor','ben@example.com',15,1,67,'{"finishedTime":1795969084551,"invitedTime":1795969084034,"openedTime":1795969084406}');
INSERT INTO "invitation" VALUES(3,1,2,'4202203e-aae7-4f52-a55e-0d23f7c5836a','Clara Moreau','clara@example.com',15,2,67,'{"finishedTime":1795969084853,"invitedTime":1795969084551,"openedTime":1795969084693}');
CREATE TABLE login_failure (
    subject TEXT NOT NULL,
    time INTEGER NOT NULL
);
CREATE TABLE mail (
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    mail_key TEXT NOT NULL,
    invitation TEXT NOT NULL,
    notice TEXT NOT NULL,
    sent INTEGER NOT NULL,
    error TEXT NOT NULL,
    time INTEGER NOT NULL, letter TEXT NOT NULL DEFAULT '', address TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (document_id, mail_key)
) WITHOUT ROWID;
CREATE TABLE mailbox (
    name TEXT PRIMARY KEY,
    validity INTEGER NOT NULL,
    last_uid INTEGER NOT NULL
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
    lease_until INTEGER NOT NULL DEFAULT 0, lane TEXT NOT NULL DEFAULT '', account_id INTEGER NOT NULL DEFAULT 0,
    UNIQUE (kind, job_key)
);
CREATE TABLE paper_scan (
    invitation_id INTEGER PRIMARY KEY,
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    size INTEGER NOT NULL,
    pages INTEGER NOT NULL
);
CREATE TABLE seal_level (
    document_id INTEGER PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    level TEXT NOT NULL,
    awaits TEXT NOT NULL DEFAULT '',
    reason TEXT NOT NULL DEFAULT ''
);
INSERT INTO "seal_level" VALUES(1,'B-B','','');
CREATE TABLE session (
    cookie_hash BLOB PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    created INTEGER NOT NULL,
    last_used INTEGER NOT NULL
, key_id INTEGER REFERENCES api_key(id) ON DELETE CASCADE) WITHOUT ROWID;
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
CREATE TABLE signer_signature (
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    invitation_id INTEGER NOT NULL,
    hosted INTEGER NOT NULL,
    signed_time INTEGER NOT NULL,
    PRIMARY KEY (document_id, invitation_id, hosted)
);
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
INSERT INTO "tag" VALUES(1,1,0,'Anna initials 1','',251,1,1,452,744,66,24,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(2,1,1,'Anna initials 2','',251,2,1,452,744,66,24,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(3,1,2,'Monthly report','',253,2,1,96,219,13,13,0,'true',NULL,'{}','{}');
INSERT INTO "tag" VALUES(4,1,3,'Second language','',253,2,1,96,235,13,13,0,'true',NULL,'{}','{}');
INSERT INTO "tag" VALUES(5,1,4,'Printing by the studio','',253,2,1,96,251,13,13,0,'false',NULL,'{}','{}');
INSERT INTO "tag" VALUES(6,1,5,'Purchase order','',252,2,1,98,286,194,16,0,'PO-2026-0417',NULL,'{}','{}');
INSERT INTO "tag" VALUES(7,1,6,'Anna signature','',250,3,1,76,152,200,48,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(8,1,7,'Anna place','',252,3,1,304,184,104,16,1,'Appleford',NULL,'{}','{}');
INSERT INTO "tag" VALUES(9,1,8,'Anna signed on','',270,3,1,425,184,92,16,1,'2026-11-29',NULL,'{"dateFormat":"yyyy-MM-dd"}','{}');
INSERT INTO "tag" VALUES(10,1,9,'Ben signature','',250,3,2,76,274,200,48,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(11,1,10,'Ben place','',252,3,2,304,306,104,16,1,'Appleford',NULL,'{}','{}');
INSERT INTO "tag" VALUES(12,1,11,'Ben signed on','',270,3,2,425,306,92,16,1,'2026-11-29',NULL,'{"dateFormat":"yyyy-MM-dd"}','{}');
INSERT INTO "tag" VALUES(13,1,12,'Contact name','',252,4,2,98,456,180,16,1,'Zoë Ångström',NULL,'{}','{}');
INSERT INTO "tag" VALUES(14,1,13,'Contact telephone','',252,4,2,309,456,130,16,0,'+44 20 7946 0018',NULL,'{}','{}');
INSERT INTO "tag" VALUES(15,1,14,'First meeting','',255,4,2,98,531,110,16,1,'2026-12-01',NULL,'{"dateFormat":"yyyy-MM-dd"}','{}');
INSERT INTO "tag" VALUES(16,1,15,'Ben initials','',251,5,2,452,744,66,24,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(17,1,16,'Clara signature','',250,3,3,76,396,200,48,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(18,1,17,'Clara place','',252,3,3,304,428,104,16,1,'Port Ellery',NULL,'{}','{}');
INSERT INTO "tag" VALUES(19,1,18,'Clara signed on','',270,3,3,425,428,92,16,1,'2026-11-29',NULL,'{"dateFormat":"yyyy-MM-dd"}','{}');
INSERT INTO "tag" VALUES(20,1,19,'Insurance','',253,3,3,84,508,13,13,1,'true',NULL,'{}','{}');
INSERT INTO "tag" VALUES(21,1,20,'Clara initials','',251,4,3,452,744,66,24,1,'',NULL,'{}','{}');
CREATE TABLE tombstone (
    document_id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    guid TEXT NOT NULL,
    title TEXT NOT NULL
);
CREATE TABLE word_block (
    account_id INTEGER NOT NULL,
    word TEXT NOT NULL,
    block INTEGER NOT NULL,
    bits BLOB NOT NULL,
    PRIMARY KEY (account_id, word, block)
) WITHOUT ROWID;
INSERT INTO "word_block" VALUES(1,'014',0,X'0100');
INSERT INTO "word_block" VALUES(1,'2026',0,X'0100');
INSERT INTO "word_block" VALUES(1,'=0.53',0,X'0100');
INSERT INTO "word_block" VALUES(1,'@anna@example.com',0,X'0100');
INSERT INTO "word_block" VALUES(1,'@ben@example.com',0,X'0100');
INSERT INTO "word_block" VALUES(1,'@clara@example.com',0,X'0100');
INSERT INTO "word_block" VALUES(1,'agreement',0,X'0100');
INSERT INTO "word_block" VALUES(1,'anna',0,X'0100');
INSERT INTO "word_block" VALUES(1,'ben',0,X'0100');
INSERT INTO "word_block" VALUES(1,'clara',0,X'0100');
INSERT INTO "word_block" VALUES(1,'com',0,X'0100');
INSERT INTO "word_block" VALUES(1,'example',0,X'0100');
INSERT INTO "word_block" VALUES(1,'hp',0,X'0100');
INSERT INTO "word_block" VALUES(1,'lindqvist',0,X'0100');
INSERT INTO "word_block" VALUES(1,'moreau',0,X'0100');
INSERT INTO "word_block" VALUES(1,'okafor',0,X'0100');
INSERT INTO "word_block" VALUES(1,'services',0,X'0100');
INSERT INTO "word_block" VALUES(1,'~0.00013381.53',0,X'0100');
CREATE INDEX api_key_account ON api_key(account_id);
CREATE UNIQUE INDEX folder_sibling ON folder(account_id, type, coalesce(parent, 0), name_key);
CREATE INDEX document_modified ON document(account_id, deleted, modified);
CREATE INDEX document_created ON document(account_id, deleted, created);
CREATE INDEX document_title ON document(account_id, deleted, title_key);
CREATE INDEX document_status ON document(account_id, deleted, status, modified);
CREATE INDEX document_folder ON document(folder_id);
CREATE INDEX document_expires ON document(expires) WHERE status = 52;
CREATE INDEX file_document ON file(document_id, sequence);
CREATE INDEX invitation_document ON invitation(document_id, position);
CREATE INDEX tag_document ON tag(document_id, position);
CREATE INDEX history_document ON history(document_id, id);
CREATE INDEX outbox_due ON outbox(kind, not_before);
CREATE INDEX outbox_document ON outbox(document_id);
CREATE INDEX delivery_document ON delivery(document_id);
CREATE INDEX idempotency_created ON idempotency(created);
CREATE INDEX document_count_folder ON document_count(folder_id);
CREATE TRIGGER document_counted AFTER INSERT ON document BEGIN
INSERT INTO document_count(account_id, deleted, status, type, folder_id, documents) VALUES (new.account_id, new.deleted, new.status, new.type, coalesce(new.folder_id, 0), 1) ON CONFLICT DO UPDATE SET documents = documents + 1; END;
CREATE TRIGGER document_recounted AFTER UPDATE OF deleted, status, type, folder_id ON document WHEN old.deleted <> new.deleted OR old.status <> new.status OR old.type <> new.type OR coalesce(old.folder_id, 0) <> coalesce(new.folder_id, 0) BEGIN
UPDATE document_count SET documents = documents - 1 WHERE account_id = old.account_id AND deleted = old.deleted AND status = old.status AND type = old.type AND folder_id = coalesce(old.folder_id, 0); INSERT INTO document_count(account_id, deleted, status, type, folder_id, documents) VALUES (new.account_id, new.deleted, new.status, new.type, coalesce(new.folder_id, 0), 1) ON CONFLICT DO UPDATE SET documents = documents + 1; END;
CREATE TRIGGER document_uncounted AFTER DELETE ON document BEGIN
UPDATE document_count SET documents = documents - 1 WHERE account_id = old.account_id AND deleted = old.deleted AND status = old.status AND type = old.type AND folder_id = coalesce(old.folder_id, 0); END;
CREATE INDEX document_sent ON document(account_id, deleted, coalesce(sent, 0));
CREATE INDEX document_folder_modified ON document(account_id, folder_id, deleted, modified);
CREATE INDEX document_folder_title ON document(account_id, folder_id, deleted, title_key);
CREATE INDEX document_template ON document(template_id, account_id, deleted);
CREATE INDEX agenda_due ON agenda(due) WHERE due IS NOT NULL;
CREATE INDEX signer_pass_expires ON signer_pass(expires);
CREATE INDEX outbox_lease ON outbox(kind, lease_until);
CREATE INDEX outbox_held ON outbox(kind, lane, lease_until);
CREATE INDEX login_failure_subject ON login_failure(subject, time);
CREATE INDEX login_failure_time ON login_failure(time);
CREATE INDEX attachment_document ON attachment(document_id);
CREATE INDEX delivery_created ON delivery(created DESC, document_id DESC, part DESC);
CREATE INDEX outbox_lane ON outbox(kind, account_id, lane, not_before);
CREATE INDEX outbox_account ON outbox(kind, account_id, not_before);
CREATE TRIGGER file_stored AFTER INSERT ON file BEGIN
INSERT INTO account_storage(account_id, bytes) SELECT account_id, new.size FROM document WHERE id = new.document_id ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes; END;
CREATE TRIGGER file_unstored AFTER DELETE ON file BEGIN
UPDATE account_storage SET bytes = bytes - old.size WHERE account_id = (SELECT account_id FROM document WHERE id = old.document_id); END;
CREATE TRIGGER artifact_stored AFTER INSERT ON artifact BEGIN
INSERT INTO account_storage(account_id, bytes) SELECT account_id, new.size FROM document WHERE id = new.document_id ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes; END;
CREATE TRIGGER artifact_unstored AFTER DELETE ON artifact BEGIN
UPDATE account_storage SET bytes = bytes - old.size WHERE account_id = (SELECT account_id FROM document WHERE id = old.document_id); END;
CREATE TRIGGER attachment_stored AFTER INSERT ON attachment BEGIN
INSERT INTO account_storage(account_id, bytes) SELECT account_id, new.size FROM document WHERE id = new.document_id ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes; END;
CREATE TRIGGER attachment_restored AFTER UPDATE OF size ON attachment BEGIN
UPDATE account_storage SET bytes = bytes - old.size + new.size WHERE account_id = (SELECT account_id FROM document WHERE id = new.document_id); END;
CREATE TRIGGER attachment_unstored AFTER DELETE ON attachment BEGIN
UPDATE account_storage SET bytes = bytes - old.size WHERE account_id = (SELECT account_id FROM document WHERE id = old.document_id); END;
CREATE TRIGGER document_unstored BEFORE DELETE ON document BEGIN
UPDATE account_storage SET bytes = bytes - (SELECT coalesce(sum(size), 0) FROM file WHERE document_id = old.id) - (SELECT coalesce(sum(size), 0) FROM artifact WHERE document_id = old.id) - (SELECT coalesce(sum(size), 0) FROM attachment WHERE document_id = old.id) WHERE account_id = old.account_id; END;
CREATE INDEX mail_by_letter ON mail(letter) WHERE letter <> '';
CREATE INDEX invitation_by_email ON invitation(lower(recipient_email)) WHERE status IN (61, 63, 64);
CREATE INDEX paper_scan_document ON paper_scan(document_id);
CREATE TRIGGER paper_scan_stored AFTER INSERT ON paper_scan BEGIN
INSERT INTO account_storage(account_id, bytes) SELECT account_id, new.size FROM document WHERE id = new.document_id ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes; END;
CREATE TRIGGER paper_scan_unstored AFTER DELETE ON paper_scan BEGIN
UPDATE account_storage SET bytes = bytes - old.size WHERE account_id = (SELECT account_id FROM document WHERE id = old.document_id); END;
CREATE TRIGGER document_scans_unstored BEFORE DELETE ON document BEGIN
UPDATE account_storage SET bytes = bytes - (SELECT coalesce(sum(size), 0) FROM paper_scan WHERE document_id = old.id) WHERE account_id = old.account_id; END;
CREATE INDEX absence_account ON absence(account_id);
CREATE INDEX document_data_value ON document_data(account_id, name, value);
COMMIT;
PRAGMA user_version = 35;
