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
INSERT INTO "account" VALUES(1,'local@inkstone.local','local@inkstone.local',0,NULL,'{"allowedAddresses":[],"companyName":"","dateFormat":"yyyy-MM-dd","defaultExpireDays":180,"deputiesByDefault":true,"frameOrigins":[],"language":"en","name":"This computer","onReject":"stop","postBackBase":"","returnAddress":"","returnAddresses":[],"signaturePerSigner":false,"signerWords":[],"spendLimitCents":null,"timeZone":"Etc/UTC"}','{"completionMail":"attachment","copyTo":[],"expiryWarningDays":3,"maxReminders":3,"onCompleted":true,"onExpired":true,"onRejected":true,"onSigned":true,"onViewed":false,"remindEveryDays":0}',1,50,NULL,X'6F72365737435044587768356A72644D6C336E4D6C676377354B66636F59534D74346B6F6C6F453450536B',11,8);
CREATE TABLE account_storage (
    account_id INTEGER PRIMARY KEY,
    bytes INTEGER NOT NULL
);
INSERT INTO "account_storage" VALUES(1,334129);
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
INSERT INTO "artifact" VALUES(1,'certificate',0,'certificate.pdf','9c176417e369aa888b10db7cf59e5816c31c1144d50ae48191055bda4b4353b3',30546);
INSERT INTO "artifact" VALUES(1,'signed',1,'agreement-signed.pdf','58d5bb5e9e0bc57c86f4c13c2d043a4a5589492a7ce3e4ca85fa9a1aa4cb8b3b',114534);
INSERT INTO "artifact" VALUES(1,'signed',2,'annex-signed.pdf','308c0106346454b6780cb086b313134b6b59eb29cf28f9140b20645b3b3b9b3d',99450);
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
INSERT INTO "charge" VALUES(1,1,1796109906029,50,1,1,NULL,1,'This computer #00ab0f34','mc6J','','870606ff-3573-4847-bf97-fd2237b90875-send',0,NULL);
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
, last_action INTEGER, data TEXT NOT NULL DEFAULT '{}');
INSERT INTO "document" VALUES(1,1,'b139d30c-28f7-41ca-a783-aef24c64c2d0','Services agreement HP-2026-014','services agreement hp-2026-014','Inkstone demo','demo@example.com',5,53,1796109905993,1796109906393,1796109906029,1796109906393,1811661906029,NULL,9,0,'{"attachSigned":true,"expireDaysAfterSent":180,"languageCode":550,"maxReminders":0,"remindEveryDays":0}',NULL,'Please read both files and sign where your name is.','{}',' services agreement hp 2026 014 anna lindqvist example com ben okafor clara moreau @anna@example.com @ben@example.com @clara@example.com ',1796109906393,'{}');
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
INSERT INTO "document_place" VALUES(1,1,0,1796109905000,'',0,0,NULL,'{}');
INSERT INTO "document_place" VALUES(2,1,1,1796109906000,'services agreement hp-2026-014',51,1796109905993,NULL,'{}');
INSERT INTO "document_place" VALUES(3,1,1,1796109906000,'services agreement hp-2026-014',52,1796109906029,1796109906029,'{}');
INSERT INTO "document_place" VALUES(4,1,1,1796109906000,'services agreement hp-2026-014',52,1796109906055,1796109906029,'{}');
INSERT INTO "document_place" VALUES(5,1,1,1796109906000,'services agreement hp-2026-014',52,1796109906141,1796109906029,'{}');
INSERT INTO "document_place" VALUES(6,1,1,1796109906000,'services agreement hp-2026-014',52,1796109906173,1796109906029,'{}');
INSERT INTO "document_place" VALUES(7,1,1,1796109906000,'services agreement hp-2026-014',52,1796109906261,1796109906029,'{}');
INSERT INTO "document_place" VALUES(8,1,1,1796109906000,'services agreement hp-2026-014',52,1796109906295,1796109906029,'{}');
INSERT INTO "document_place" VALUES(9,1,1,1796109907000,'services agreement hp-2026-014',52,1796109906375,1796109906029,'{}');
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
INSERT INTO "event" VALUES(1,1,'sent',1796109906029,1,'b139d30c-28f7-41ca-a783-aef24c64c2d0','Services agreement HP-2026-014',52,NULL,NULL,'{}','This computer','','544e59544d82285c6089d3dce26629c6ee684b1e5408589254a10a45486570df',NULL,'','');
INSERT INTO "event" VALUES(1,2,'opened',1796109906055,1,'b139d30c-28f7-41ca-a783-aef24c64c2d0','Services agreement HP-2026-014',52,NULL,NULL,'{}','Anna Lindqvist <anna@example.com>','','bfb5d5f63aeb0c16870ca73d2f81b4d5ef1139da9d2ca9090ea5144883f1c57b',1,'Anna Lindqvist','anna@example.com');
INSERT INTO "event" VALUES(1,3,'signed',1796109906141,1,'b139d30c-28f7-41ca-a783-aef24c64c2d0','Services agreement HP-2026-014',52,NULL,NULL,'{}','Anna Lindqvist <anna@example.com>','','4ef8df4467341a770ebe8b5f4510e5c9863312861f71b5539d767b5c82dffce9',1,'Anna Lindqvist','anna@example.com');
INSERT INTO "event" VALUES(1,4,'opened',1796109906173,1,'b139d30c-28f7-41ca-a783-aef24c64c2d0','Services agreement HP-2026-014',52,NULL,NULL,'{}','Ben Okafor <ben@example.com>','','f934a76a8c8aa118fe908cca00854f560c3e3012532a1e383940d131d3d85933',2,'Ben Okafor','ben@example.com');
INSERT INTO "event" VALUES(1,5,'signed',1796109906261,1,'b139d30c-28f7-41ca-a783-aef24c64c2d0','Services agreement HP-2026-014',52,NULL,NULL,'{}','Ben Okafor <ben@example.com>','','b234f60a5f14d6885cafa0b40312c3fa4a6a38003b7e2fe353dedc14792259f8',2,'Ben Okafor','ben@example.com');
INSERT INTO "event" VALUES(1,6,'opened',1796109906295,1,'b139d30c-28f7-41ca-a783-aef24c64c2d0','Services agreement HP-2026-014',52,NULL,NULL,'{}','Clara Moreau <clara@example.com>','','174831d5c42130dcafec572139f92e8000b9e40b4afef3daee6e2aebddaffe77',3,'Clara Moreau','clara@example.com');
INSERT INTO "event" VALUES(1,7,'signed',1796109906375,1,'b139d30c-28f7-41ca-a783-aef24c64c2d0','Services agreement HP-2026-014',52,NULL,NULL,'{}','Clara Moreau <clara@example.com>','','0d5598b075c4c9a3654f7652eee340168a1a7ebe4dc0dcb899b8a1def07c4533',3,'Clara Moreau','clara@example.com');
INSERT INTO "event" VALUES(1,8,'completed',1796109906393,1,'b139d30c-28f7-41ca-a783-aef24c64c2d0','Services agreement HP-2026-014',53,NULL,NULL,'{}','Inkstone','{"args":{"1":"Inkstone workspace seal","2":"41f2c984305a2a819895f39f3d6994efa8871a91b10b14699e05b81354896d7f"},"message":"Sealed by Inkstone workspace seal, certificate SHA-256 41f2c984305a2a819895f39f3d6994efa8871a91b10b14699e05b81354896d7f","reason":"history_sealed"}','eb76f4e56e18066885961c48b3958320c23eae7e67d49390dcca0c3c044dc61c',NULL,'','');
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
INSERT INTO "history" VALUES(1,1,1796109905993,'created','This computer','127.0.0.1','Inkstone/0.1.0','','a4c533127ddbf3ffd64055cd1f0a810837fb5f35cac559dda5f6fd0c37bc8268','','');
INSERT INTO "history" VALUES(2,1,1796109906029,'sent','This computer','127.0.0.1','Inkstone/0.1.0','','544e59544d82285c6089d3dce26629c6ee684b1e5408589254a10a45486570df','','');
INSERT INTO "history" VALUES(3,1,1796109906055,'opened','Anna Lindqvist <anna@example.com>','127.0.0.1','Inkstone/0.1.0','','bfb5d5f63aeb0c16870ca73d2f81b4d5ef1139da9d2ca9090ea5144883f1c57b','','');
INSERT INTO "history" VALUES(4,1,1796109906141,'consented','Anna Lindqvist <anna@example.com>','127.0.0.1','Inkstone/0.1.0','en: I agree to sign this document electronically, and that my electronic signature counts like one on paper.','fd27d0b07f04ef0c6e3b721fa5c1f7f60b99996af8a45fc4423a0f0c1c6499f0','','');
INSERT INTO "history" VALUES(5,1,1796109906141,'signed','Anna Lindqvist <anna@example.com>','127.0.0.1','Inkstone/0.1.0','','4ef8df4467341a770ebe8b5f4510e5c9863312861f71b5539d767b5c82dffce9','','');
INSERT INTO "history" VALUES(6,1,1796109906173,'opened','Ben Okafor <ben@example.com>','127.0.0.1','Inkstone/0.1.0','','f934a76a8c8aa118fe908cca00854f560c3e3012532a1e383940d131d3d85933','','');
INSERT INTO "history" VALUES(7,1,1796109906261,'consented','Ben Okafor <ben@example.com>','127.0.0.1','Inkstone/0.1.0','en: I agree to sign this document electronically, and that my electronic signature counts like one on paper.','4533ce8351b28eab93f855b758bc0a18c8ac1dd13e43607b94f2e5c50fb1fd46','','');
INSERT INTO "history" VALUES(8,1,1796109906261,'signed','Ben Okafor <ben@example.com>','127.0.0.1','Inkstone/0.1.0','','b234f60a5f14d6885cafa0b40312c3fa4a6a38003b7e2fe353dedc14792259f8','','');
INSERT INTO "history" VALUES(9,1,1796109906295,'opened','Clara Moreau <clara@example.com>','127.0.0.1','Inkstone/0.1.0','','174831d5c42130dcafec572139f92e8000b9e40b4afef3daee6e2aebddaffe77','','');
INSERT INTO "history" VALUES(10,1,1796109906375,'consented','Clara Moreau <clara@example.com>','127.0.0.1','Inkstone/0.1.0','en: I agree to sign this document electronically, and that my electronic signature counts like one on paper.','e4efc2cdd5e41cbdb5acdff6fa5384598f04c4d3e33fc7d3a946d3ac9c42a43e','','');
INSERT INTO "history" VALUES(11,1,1796109906375,'signed','Clara Moreau <clara@example.com>','127.0.0.1','Inkstone/0.1.0','','0d5598b075c4c9a3654f7652eee340168a1a7ebe4dc0dcb899b8a1def07c4533','','');
INSERT INTO "history" VALUES(12,1,1796109906393,'finalized','Inkstone','','','Sealed by Inkstone workspace seal, certificate SHA-256 41f2c984305a2a819895f39f3d6994efa8871a91b10b14699e05b81354896d7f','eb76f4e56e18066885961c48b3958320c23eae7e67d49390dcca0c3c044dc61c','history_sealed','{"1":"Inkstone workspace seal","2":"41f2c984305a2a819895f39f3d6994efa8871a91b10b14699e05b81354896d7f"}');
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
INSERT INTO "invitation" VALUES(1,1,0,'927e8eb9-cf2d-40bb-ac76-e3b1531e1c12','Anna Lindqvist','anna@example.com',15,1,67,'{"finishedTime":1796109906141,"invitedTime":1796109906029,"openedTime":1796109906055}');
INSERT INTO "invitation" VALUES(2,1,1,'bc61a8e5-52a1-4b6e-ada9-7598b640e108','Ben Okafor','ben@example.com',15,1,67,'{"finishedTime":1796109906261,"invitedTime":1796109906029,"openedTime":1796109906173}');
INSERT INTO "invitation" VALUES(3,1,2,'beea5b24-4985-46c2-80a5-93b1c97985c6','Clara Moreau','clara@example.com',15,2,67,'{"finishedTime":1796109906375,"invitedTime":1796109906261,"openedTime":1796109906295}');
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
CREATE INDEX event_account_time ON event(account_id, time, number);
COMMIT;
PRAGMA user_version = 40;
