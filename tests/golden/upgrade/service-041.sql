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
, event_number INTEGER NOT NULL DEFAULT 0);
INSERT INTO "account" VALUES(1,'local@inkstone.local','local@inkstone.local',0,NULL,'{"allowedAddresses":[],"companyName":"","dateFormat":"yyyy-MM-dd","defaultExpireDays":180,"deputiesByDefault":true,"frameOrigins":[],"language":"en","name":"This computer","onReject":"stop","postBackBase":"","returnAddress":"","returnAddresses":[],"signaturePerSigner":false,"signerWords":[],"spendLimitCents":null,"timeZone":"Etc/UTC"}','{"completionMail":"attachment","copyTo":[],"expiryWarningDays":3,"maxReminders":3,"onCompleted":true,"onExpired":true,"onRejected":true,"onSigned":true,"onViewed":false,"remindEveryDays":0}',1,50,NULL,X'6D5841656D39447A4A74473379546E384C574746432D7275766154787A4A3266686668504659394B753355',11,8);
CREATE TABLE account_storage (
    account_id INTEGER PRIMARY KEY,
    bytes INTEGER NOT NULL
);
INSERT INTO "account_storage" VALUES(1,361634);
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
, scopes TEXT, folder_id INTEGER, last_deprecated_use INTEGER);
CREATE TABLE artifact (
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    file_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    size INTEGER NOT NULL,
    PRIMARY KEY (document_id, kind, file_id)
) WITHOUT ROWID;
INSERT INTO "artifact" VALUES(1,'certificate',0,'certificate.pdf','4ee8592fec29534663f65831ba1f8ce87a48b2f7a58472259b5683e26c14e5fb',39708);
INSERT INTO "artifact" VALUES(1,'signed',1,'agreement-signed.pdf','a563b4259965f6cfb430f2e8ade68f83bddb4fe6451a0efb0f8778ebae962eac',123710);
INSERT INTO "artifact" VALUES(1,'signed',2,'annex-signed.pdf','0a483d7e0402b38a2d13ffcbd226378a09e9946d9c8f57564eccb080e063e5ce',108617);
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
CREATE TABLE charge (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    time INTEGER NOT NULL,
    cents INTEGER NOT NULL,
    documents INTEGER NOT NULL,
    document_id INTEGER,
    template_id INTEGER,
    key_id INTEGER,
    key_name TEXT NOT NULL DEFAULT '',
    key_last_four TEXT NOT NULL DEFAULT '',
    run TEXT NOT NULL DEFAULT '',
    request_key TEXT NOT NULL DEFAULT '',
    repeats INTEGER NOT NULL DEFAULT 0,
    last_repeat INTEGER
);
INSERT INTO "charge" VALUES(1,1,1796115701194,50,1,1,NULL,1,'This computer #5e3e6ac4','lD-a','','06c90834-5a89-49bf-b08c-eac1e9181bc8-send',0,NULL);
CREATE TABLE custom_field(
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    position INTEGER NOT NULL,
    removed INTEGER NOT NULL DEFAULT 0,
    type INTEGER NOT NULL,
    style TEXT NOT NULL,
    default_value TEXT NOT NULL,
    PRIMARY KEY(account_id, name)
) WITHOUT ROWID;
CREATE TABLE delivery (
    id TEXT PRIMARY KEY,
    document_id INTEGER NOT NULL,
    part INTEGER NOT NULL,
    url TEXT NOT NULL,
    state TEXT NOT NULL,
    tries TEXT NOT NULL DEFAULT '[]'
, created INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0, subscription_id INTEGER, event_number INTEGER, event_type TEXT NOT NULL DEFAULT '') WITHOUT ROWID;
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
, last_action INTEGER, data TEXT NOT NULL DEFAULT '{}', content TEXT);
INSERT INTO "document" VALUES(1,1,'2d6ff4cf-0928-421f-a0ee-b43511c58bda','Services agreement HP-2026-014','services agreement hp-2026-014','Inkstone demo','demo@example.com',5,53,1796115701177,1796115701456,1796115701194,1796115701456,1811667701194,NULL,9,0,'{"attachSigned":true,"expireDaysAfterSent":180,"languageCode":550,"maxReminders":0,"remindEveryDays":0}',NULL,'Please read both files and sign where your name is.','{}',' services agreement hp 2026 014 anna lindqvist example com ben okafor clara moreau @anna@example.com @ben@example.com @clara@example.com ',1796115701456,'{}',NULL);
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
CREATE TABLE document_place (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    document_id INTEGER NOT NULL DEFAULT 0,
    changed INTEGER NOT NULL,
    title_key TEXT NOT NULL DEFAULT '',
    status INTEGER NOT NULL DEFAULT 0,
    modified INTEGER NOT NULL DEFAULT 0,
    sent INTEGER,
    data TEXT NOT NULL DEFAULT '{}'
);
INSERT INTO "document_place" VALUES(1,1,0,1796115701000,'',0,0,NULL,'{}');
INSERT INTO "document_place" VALUES(2,1,1,1796115701000,'services agreement hp-2026-014',51,1796115701177,NULL,'{}');
INSERT INTO "document_place" VALUES(3,1,1,1796115701000,'services agreement hp-2026-014',52,1796115701194,1796115701194,'{}');
INSERT INTO "document_place" VALUES(4,1,1,1796115701000,'services agreement hp-2026-014',52,1796115701219,1796115701194,'{}');
INSERT INTO "document_place" VALUES(5,1,1,1796115701000,'services agreement hp-2026-014',52,1796115701296,1796115701194,'{}');
INSERT INTO "document_place" VALUES(6,1,1,1796115701000,'services agreement hp-2026-014',52,1796115701310,1796115701194,'{}');
INSERT INTO "document_place" VALUES(7,1,1,1796115701000,'services agreement hp-2026-014',52,1796115701372,1796115701194,'{}');
INSERT INTO "document_place" VALUES(8,1,1,1796115701000,'services agreement hp-2026-014',52,1796115701393,1796115701194,'{}');
INSERT INTO "document_place" VALUES(9,1,1,1796115701000,'services agreement hp-2026-014',52,1796115701451,1796115701194,'{}');
CREATE TABLE document_run(
    document_id INTEGER NOT NULL PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    run TEXT NOT NULL
);
CREATE TABLE edit_lock (
    document_id INTEGER PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    holder TEXT NOT NULL,
    name TEXT NOT NULL,
    since INTEGER NOT NULL,
    expires INTEGER NOT NULL
);
CREATE TABLE event (
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    type TEXT NOT NULL,
    time INTEGER NOT NULL,
    document_id INTEGER NOT NULL,
    guid TEXT NOT NULL,
    title TEXT NOT NULL,
    status INTEGER NOT NULL,
    folder_id INTEGER,
    template_id INTEGER,
    data TEXT NOT NULL,
    actor TEXT NOT NULL,
    detail TEXT NOT NULL,
    hash TEXT NOT NULL,
    invitation_id INTEGER,
    recipient_name TEXT NOT NULL,
    recipient_email TEXT NOT NULL,
    PRIMARY KEY(account_id, number)
) WITHOUT ROWID;
INSERT INTO "event" VALUES(1,1,'sent',1796115701194,1,'2d6ff4cf-0928-421f-a0ee-b43511c58bda','Services agreement HP-2026-014',52,NULL,NULL,'{}','This computer','','e4f73f8e9530e40df769318b8157b494f91068c6e9e87173aee872b2dfe572c9',NULL,'','');
INSERT INTO "event" VALUES(1,2,'opened',1796115701219,1,'2d6ff4cf-0928-421f-a0ee-b43511c58bda','Services agreement HP-2026-014',52,NULL,NULL,'{}','Anna Lindqvist <anna@example.com>','','b54d2bbbce6409d578b07fd859357fe62e92ae9809c9b17df1dbb85be6261318',1,'Anna Lindqvist','anna@example.com');
INSERT INTO "event" VALUES(1,3,'signed',1796115701296,1,'2d6ff4cf-0928-421f-a0ee-b43511c58bda','Services agreement HP-2026-014',52,NULL,NULL,'{}','Anna Lindqvist <anna@example.com>','','0d89d81ef9215b1c821e3f396ebebb9253f76a2914061f7adb3441b8ee80bc11',1,'Anna Lindqvist','anna@example.com');
INSERT INTO "event" VALUES(1,4,'opened',1796115701310,1,'2d6ff4cf-0928-421f-a0ee-b43511c58bda','Services agreement HP-2026-014',52,NULL,NULL,'{}','Ben Okafor <ben@example.com>','','7c70d00f770dec489a604ed52859aea11e2a030e287b35f4cb8a176f828fe539',2,'Ben Okafor','ben@example.com');
INSERT INTO "event" VALUES(1,5,'signed',1796115701372,1,'2d6ff4cf-0928-421f-a0ee-b43511c58bda','Services agreement HP-2026-014',52,NULL,NULL,'{}','Ben Okafor <ben@example.com>','','af9d68780fd53ffff4923ed98b7fa0b51b9fb6d83563a975c02e8b0fe60803b7',2,'Ben Okafor','ben@example.com');
INSERT INTO "event" VALUES(1,6,'opened',1796115701393,1,'2d6ff4cf-0928-421f-a0ee-b43511c58bda','Services agreement HP-2026-014',52,NULL,NULL,'{}','Clara Moreau <clara@example.com>','','170ea97a02b67f9175d9a1db88bf578913fd4f7dfe89f5199318433d389d6859',3,'Clara Moreau','clara@example.com');
INSERT INTO "event" VALUES(1,7,'signed',1796115701451,1,'2d6ff4cf-0928-421f-a0ee-b43511c58bda','Services agreement HP-2026-014',52,NULL,NULL,'{}','Clara Moreau <clara@example.com>','','41c1e1d0ed7f3975118616d670f9568517c42398b601178709c37ae85ac308ac',3,'Clara Moreau','clara@example.com');
INSERT INTO "event" VALUES(1,8,'completed',1796115701456,1,'2d6ff4cf-0928-421f-a0ee-b43511c58bda','Services agreement HP-2026-014',53,NULL,NULL,'{}','Inkstone','{"args":{"1":"Inkstone workspace seal","2":"ec84b16111ec4aca15584780afce733a823233a2424e2af44ba04f5acc542ab2"},"message":"Sealed by Inkstone workspace seal, certificate SHA-256 ec84b16111ec4aca15584780afce733a823233a2424e2af44ba04f5acc542ab2","reason":"history_sealed"}','203d616d0689e0bdd015233db2304ad56b96d23755d8264d36b9519724db37bc',NULL,'','');
CREATE TABLE event_subscription (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    lane TEXT NOT NULL,
    types TEXT NOT NULL,
    folder_id INTEGER,
    created INTEGER NOT NULL,
    paused INTEGER NOT NULL DEFAULT 0,
    pause_reason TEXT NOT NULL DEFAULT ''
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
INSERT INTO "history" VALUES(1,1,1796115701177,'created','This computer','127.0.0.1','Inkstone/0.1.0','','640e9ba04b3d10164b230b9459baa4b2dff1062e5361aeaef0a48f404d3765dd','','');
INSERT INTO "history" VALUES(2,1,1796115701194,'sent','This computer','127.0.0.1','Inkstone/0.1.0','','e4f73f8e9530e40df769318b8157b494f91068c6e9e87173aee872b2dfe572c9','','');
INSERT INTO "history" VALUES(3,1,1796115701219,'opened','Anna Lindqvist <anna@example.com>','127.0.0.1','Inkstone/0.1.0','','b54d2bbbce6409d578b07fd859357fe62e92ae9809c9b17df1dbb85be6261318','','');
INSERT INTO "history" VALUES(4,1,1796115701296,'consented','Anna Lindqvist <anna@example.com>','127.0.0.1','Inkstone/0.1.0','en: I agree to sign this document electronically, and that my electronic signature counts like one on paper.','8dcf8378cf1541aa9a8d8dec72049ab37ae7bbafaf14a62da2338d5a65248818','','');
INSERT INTO "history" VALUES(5,1,1796115701296,'signed','Anna Lindqvist <anna@example.com>','127.0.0.1','Inkstone/0.1.0','','0d89d81ef9215b1c821e3f396ebebb9253f76a2914061f7adb3441b8ee80bc11','','');
INSERT INTO "history" VALUES(6,1,1796115701310,'opened','Ben Okafor <ben@example.com>','127.0.0.1','Inkstone/0.1.0','','7c70d00f770dec489a604ed52859aea11e2a030e287b35f4cb8a176f828fe539','','');
INSERT INTO "history" VALUES(7,1,1796115701372,'consented','Ben Okafor <ben@example.com>','127.0.0.1','Inkstone/0.1.0','en: I agree to sign this document electronically, and that my electronic signature counts like one on paper.','327f108ebd1b532977c680e32cf0c3a3ca9be185ff2b572812160e14ff110004','','');
INSERT INTO "history" VALUES(8,1,1796115701372,'signed','Ben Okafor <ben@example.com>','127.0.0.1','Inkstone/0.1.0','','af9d68780fd53ffff4923ed98b7fa0b51b9fb6d83563a975c02e8b0fe60803b7','','');
INSERT INTO "history" VALUES(9,1,1796115701393,'opened','Clara Moreau <clara@example.com>','127.0.0.1','Inkstone/0.1.0','','170ea97a02b67f9175d9a1db88bf578913fd4f7dfe89f5199318433d389d6859','','');
INSERT INTO "history" VALUES(10,1,1796115701451,'consented','Clara Moreau <clara@example.com>','127.0.0.1','Inkstone/0.1.0','en: I agree to sign this document electronically, and that my electronic signature counts like one on paper.','d3e3b5afde02f98b5a3214951f5f1dd18115084b9969f20811a04af21e8d79eb','','');
INSERT INTO "history" VALUES(11,1,1796115701451,'signed','Clara Moreau <clara@example.com>','127.0.0.1','Inkstone/0.1.0','','41c1e1d0ed7f3975118616d670f9568517c42398b601178709c37ae85ac308ac','','');
INSERT INTO "history" VALUES(12,1,1796115701456,'finalized','Inkstone','','','Sealed by Inkstone workspace seal, certificate SHA-256 ec84b16111ec4aca15584780afce733a823233a2424e2af44ba04f5acc542ab2','203d616d0689e0bdd015233db2304ad56b96d23755d8264d36b9519724db37bc','history_sealed','{"1":"Inkstone workspace seal","2":"ec84b16111ec4aca15584780afce733a823233a2424e2af44ba04f5acc542ab2"}');
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
INSERT INTO "invitation" VALUES(1,1,0,'609c2c58-8a87-4a67-b100-af0816217522','Anna Lindqvist','anna@example.com',15,1,67,'{"finishedTime":1796115701296,"invitedTime":1796115701194,"openedTime":1796115701219}');
INSERT INTO "invitation" VALUES(2,1,1,'b1110a86-2315-44b7-80cb-595d1bee37ab','Ben Okafor','ben@example.com',15,1,67,'{"finishedTime":1796115701372,"invitedTime":1796115701194,"openedTime":1796115701310}');
INSERT INTO "invitation" VALUES(3,1,2,'68ced7b0-5da1-47e8-9664-dd8818436091','Clara Moreau','clara@example.com',15,2,67,'{"finishedTime":1796115701451,"invitedTime":1796115701372,"openedTime":1796115701393}');
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
, custom_field TEXT);
INSERT INTO "tag" VALUES(1,1,0,'Anna initials 1','',251,1,1,452,744,66,24,1,'',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(2,1,1,'Anna initials 2','',251,2,1,452,744,66,24,1,'',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(3,1,2,'Monthly report','',253,2,1,96,219,13,13,0,'true',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(4,1,3,'Second language','',253,2,1,96,235,13,13,0,'true',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(5,1,4,'Printing by the studio','',253,2,1,96,251,13,13,0,'false',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(6,1,5,'Purchase order','',252,2,1,98,286,194,16,0,'PO-2026-0417',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(7,1,6,'Anna signature','',250,3,1,76,152,200,48,1,'',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(8,1,7,'Anna place','',252,3,1,304,184,104,16,1,'Appleford',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(9,1,8,'Anna signed on','',270,3,1,425,184,92,16,1,'2026-12-01',NULL,'{"dateFormat":"yyyy-MM-dd"}','{}',NULL);
INSERT INTO "tag" VALUES(10,1,9,'Ben signature','',250,3,2,76,274,200,48,1,'',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(11,1,10,'Ben place','',252,3,2,304,306,104,16,1,'Appleford',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(12,1,11,'Ben signed on','',270,3,2,425,306,92,16,1,'2026-12-01',NULL,'{"dateFormat":"yyyy-MM-dd"}','{}',NULL);
INSERT INTO "tag" VALUES(13,1,12,'Contact name','',252,4,2,98,456,180,16,1,'Zoë Ångström',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(14,1,13,'Contact telephone','',252,4,2,309,456,130,16,0,'+44 20 7946 0018',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(15,1,14,'First meeting','',255,4,2,98,531,110,16,1,'2026-12-01',NULL,'{"dateFormat":"yyyy-MM-dd"}','{}',NULL);
INSERT INTO "tag" VALUES(16,1,15,'Ben initials','',251,5,2,452,744,66,24,1,'',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(17,1,16,'Clara signature','',250,3,3,76,396,200,48,1,'',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(18,1,17,'Clara place','',252,3,3,304,428,104,16,1,'Port Ellery',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(19,1,18,'Clara signed on','',270,3,3,425,428,92,16,1,'2026-12-01',NULL,'{"dateFormat":"yyyy-MM-dd"}','{}',NULL);
INSERT INTO "tag" VALUES(20,1,19,'Insurance','',253,3,3,84,508,13,13,1,'true',NULL,'{}','{}',NULL);
INSERT INTO "tag" VALUES(21,1,20,'Clara initials','',251,4,3,452,744,66,24,1,'',NULL,'{}','{}',NULL);
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
INSERT INTO "word_block" VALUES(1,'~0.00013382.53',0,X'0100');
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
CREATE UNIQUE INDEX charge_document ON charge(document_id);
CREATE INDEX charge_account ON charge(account_id, time, id);
CREATE INDEX charge_request ON charge(account_id, request_key) WHERE request_key <> '';
CREATE INDEX document_data_value ON document_data(account_id, name, value);
CREATE INDEX tag_custom_field ON tag(custom_field, document_id) WHERE custom_field IS NOT NULL;
CREATE INDEX document_place_account ON document_place(account_id, id);
CREATE INDEX document_place_document ON document_place(document_id, id);
CREATE INDEX document_place_changed ON document_place(changed);
CREATE TRIGGER account_placed AFTER INSERT ON account BEGIN
INSERT INTO document_place(account_id, changed) VALUES (new.id, CAST(strftime('%s', 'now') AS INTEGER) * 1000); END;
CREATE TRIGGER document_placed AFTER UPDATE OF title_key, status, modified, sent, data ON document WHEN old.title_key <> new.title_key OR old.status <> new.status OR old.modified <> new.modified OR old.sent IS NOT new.sent OR old.data <> new.data BEGIN
INSERT INTO document_place(account_id, document_id, changed, title_key, status, modified, sent, data) VALUES (old.account_id, old.id, CAST(strftime('%s', 'now') AS INTEGER) * 1000, old.title_key, old.status, old.modified, old.sent, old.data); END;
CREATE TRIGGER document_displaced AFTER DELETE ON document BEGIN
UPDATE document_place SET document_id = 0, title_key = '', data = '{}' WHERE document_id = old.id; END;
CREATE INDEX event_time ON event(time);
CREATE INDEX event_subscription_account ON event_subscription(account_id);
CREATE UNIQUE INDEX delivery_event ON delivery(subscription_id, event_number) WHERE subscription_id IS NOT NULL;
CREATE INDEX delivery_open ON delivery(subscription_id, state, document_id) WHERE subscription_id IS NOT NULL;
CREATE INDEX document_unread_content ON document(id) WHERE status = 53 AND content IS NULL;
CREATE INDEX event_account_time ON event(account_id, time, number);
CREATE INDEX prepared_signature_expires ON prepared_signature(expires_time);
CREATE INDEX prepared_file_sha256 ON prepared_file(sha256);
COMMIT;
PRAGMA user_version = 41;
