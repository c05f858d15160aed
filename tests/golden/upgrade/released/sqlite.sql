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
INSERT INTO "account" VALUES(1,'anna@example.com','anna@example.com',0,NULL,'{"allowedAddresses":[],"companyName":"","dateFormat":"yyyy-MM-dd","defaultExpireDays":180,"deputiesByDefault":true,"frameOrigins":[],"language":"en","name":"Anna","onReject":"stop","postBackBase":"","returnAddress":"","returnAddresses":[],"signaturePerSigner":false,"signerWords":[],"spendLimitCents":null,"timeZone":"Etc/UTC"}','{"completionMail":"attachment","copyTo":[],"expiryWarningDays":3,"maxReminders":3,"onCompleted":true,"onExpired":true,"onRejected":true,"onSigned":true,"onViewed":false,"remindEveryDays":0}',5,250,NULL,X'36386D436F43775054486B6A62796761754450303461714F67374B486F7162334471434A6D5A6E4A636763',14);
CREATE TABLE account_storage (
    account_id INTEGER PRIMARY KEY,
    bytes INTEGER NOT NULL
);
INSERT INTO "account_storage" VALUES(1,66774);
CREATE TABLE agenda (
    document_id INTEGER PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    due INTEGER
);
INSERT INTO "agenda" VALUES(1,1796097369113);
INSERT INTO "agenda" VALUES(2,2111198113038);
INSERT INTO "agenda" VALUES(6,2111198113162);
INSERT INTO "agenda" VALUES(7,2111198113162);
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
INSERT INTO "api_key" VALUES(1,1,'First key',X'5A7D20A2B6613D3C8419923D2E43ED0475C0F20C8FA69A92C447D8E978E05D33','Dn79',1796097305111,1796097307668,NULL,NULL,NULL);
INSERT INTO "api_key" VALUES(2,1,'Reader',X'1286165FE73AD87D0D57F83FA680E885FCCCB3570CB88A1581C51A01258A3D39','N2oW',1796097308299,NULL,NULL,'read',NULL);
INSERT INTO "api_key" VALUES(3,1,'Leases',X'EE6F2D1BB91B6CF12E5F2BD138FBFA626FF57EA79DB5D091D91FFDDBD8C5B767','w2xR',1796097308551,NULL,NULL,NULL,1);
CREATE TABLE artifact (
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    file_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    sha256 TEXT NOT NULL,
    size INTEGER NOT NULL,
    PRIMARY KEY (document_id, kind, file_id)
) WITHOUT ROWID;
INSERT INTO "artifact" VALUES(1,'certificate',0,'certificate.pdf','1b01ef40f75920287312ed507cf52144d30d9d317ce8f004beb687091ed6c501',28915);
INSERT INTO "artifact" VALUES(1,'signed',1,'lease-signed.pdf','49f688120d1a700010136fb7df30b530651db8f4299ae3f8a9245ea3797a8424',34607);
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
INSERT INTO "charge" VALUES(1,1,1796097308894,50,1,1,NULL,1,'First key','Dn79','','',0,NULL);
INSERT INTO "charge" VALUES(2,1,1796097313038,50,1,2,NULL,1,'First key','Dn79','','',0,NULL);
INSERT INTO "charge" VALUES(3,1,1796097313115,50,1,4,NULL,1,'First key','Dn79','','',0,NULL);
INSERT INTO "charge" VALUES(4,1,1796097313162,50,1,6,5,1,'First key','Dn79','November','',0,NULL);
INSERT INTO "charge" VALUES(5,1,1796097313162,50,1,7,5,1,'First key','Dn79','November','',0,NULL);
CREATE TABLE delivery (
    id TEXT PRIMARY KEY,
    document_id INTEGER NOT NULL,
    part INTEGER NOT NULL,
    url TEXT NOT NULL,
    state TEXT NOT NULL,
    tries TEXT NOT NULL DEFAULT '[]'
, created INTEGER NOT NULL DEFAULT 0, attempts INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
INSERT INTO "delivery" VALUES('726ef8af-06b8-423d-8718-1a4ede0f6f40',1,2,'http://127.0.0.1:41479/done','delivered','[{"error":"","status":200,"time":1796097312988}]',1796097309165,1);
INSERT INTO "delivery" VALUES('e0e5303f-26ac-4e90-9f79-9ddf76ab8516',1,1,'http://127.0.0.1:41479/done','delivered','[{"error":"","status":200,"time":1796097312985}]',1796097309165,1);
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
INSERT INTO "document" VALUES(1,1,'59f015bd-aa96-4a75-8218-08676a9f461a','Lease 14B','lease 14b','Anna','anna@example.com',5,53,1796097308894,1796097309165,1796097308894,1796097309165,2111457308894,1,3,0,'{"attachSigned":true,"expireDaysAfterSent":3650,"languageCode":550,"maxReminders":3,"postBackURL":"http://127.0.0.1:41479/done","remindEveryDays":0}',NULL,'','{}',' lease 14b ben example com @ben@example.com ',1796097309165,'{"caseNo":"A 1"}');
INSERT INTO "document" VALUES(2,1,'93ec4429-3147-4320-bca5-6c7bca87b1c9','Running','running','Anna','anna@example.com',5,52,1796097313038,1796097313038,1796097313038,NULL,2111457313038,NULL,1,0,'{"attachSigned":true,"expireDaysAfterSent":3650,"languageCode":550,"maxReminders":3,"remindEveryDays":0}',NULL,'','{}',' running ben example com @ben@example.com ',1796097313038,'{}');
INSERT INTO "document" VALUES(3,1,'3360829f-eaa9-476d-9c57-c6c41af6b4ae','Draft','draft','Anna','anna@example.com',5,51,1796097313076,1796097313076,NULL,NULL,NULL,NULL,1,0,'{"attachSigned":true,"expireDaysAfterSent":3650,"languageCode":550,"maxReminders":3,"remindEveryDays":0}',NULL,'','{}',' draft ben example com @ben@example.com ',NULL,'{}');
INSERT INTO "document" VALUES(5,1,'4ee71438-2958-40af-b952-580912b613c5','Offer','offer','Anna','anna@example.com',7,51,1796097313159,1796097313159,NULL,NULL,NULL,NULL,1,0,'{"attachSigned":true,"expireDaysAfterSent":3650,"languageCode":550,"maxReminders":3,"remindEveryDays":0}',NULL,'','{}',' offer ',NULL,'{}');
INSERT INTO "document" VALUES(6,1,'07bd0df3-88b2-4ab9-b4a9-7b2c99c9d4b4','Offer','offer','Anna','anna@example.com',5,52,1796097313162,1796097313162,1796097313162,NULL,2111457313162,NULL,1,0,'{"attachSigned":true,"expireDaysAfterSent":3650,"languageCode":550,"maxReminders":3,"remindEveryDays":0}',5,'','{}',' offer p0 example com @p0@example.com ',1796097313162,'{}');
INSERT INTO "document" VALUES(7,1,'1c2bf586-6ede-4b4b-9e30-c745d01b0b8d','Offer','offer','Anna','anna@example.com',5,52,1796097313162,1796097313162,1796097313162,NULL,2111457313162,NULL,1,0,'{"attachSigned":true,"expireDaysAfterSent":3650,"languageCode":550,"maxReminders":3,"remindEveryDays":0}',5,'','{}',' offer p1 example com @p1@example.com ',1796097313162,'{}');
CREATE TABLE document_count (
    account_id INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    status INTEGER NOT NULL,
    type INTEGER NOT NULL,
    folder_id INTEGER NOT NULL,
    documents INTEGER NOT NULL,
    PRIMARY KEY (account_id, deleted, status, type, folder_id)
) WITHOUT ROWID;
INSERT INTO "document_count" VALUES(1,0,51,5,0,1);
INSERT INTO "document_count" VALUES(1,0,51,7,0,1);
INSERT INTO "document_count" VALUES(1,0,52,5,0,3);
INSERT INTO "document_count" VALUES(1,0,53,5,1,1);
CREATE TABLE document_data(
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    account_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY(document_id, name)
) WITHOUT ROWID;
INSERT INTO "document_data" VALUES(1,1,'caseNo','A 1');
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
INSERT INTO "file" VALUES(1,1,1,'lease.pdf',545,'b5b740f673038130cd47276dd86091ebb69b18597b807a80829f1d182bbc8240','[[595,842]]','{}');
INSERT INTO "file" VALUES(2,2,1,'lease.pdf',543,'98760945ef7d6db7e3ead372cb46009ccb1adba1cf47036c934e9438299b942d','[[595,842]]','{}');
INSERT INTO "file" VALUES(3,3,1,'lease.pdf',541,'c13037b043cb0bddace2ce93d67d841fc29e267c557fd4266fc7603266d4ca64','[[595,842]]','{}');
INSERT INTO "file" VALUES(5,5,1,'lease.pdf',541,'f1ef62ba00f956e1f6373ba0b9d9655c04723bd6e5939aa7990c7161371a79ba','[[595,842]]','{}');
INSERT INTO "file" VALUES(6,6,1,'lease.pdf',541,'f1ef62ba00f956e1f6373ba0b9d9655c04723bd6e5939aa7990c7161371a79ba','[[595,842]]','{}');
INSERT INTO "file" VALUES(7,7,1,'lease.pdf',541,'f1ef62ba00f956e1f6373ba0b9d9655c04723bd6e5939aa7990c7161371a79ba','[[595,842]]','{}');
CREATE TABLE folder (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    type INTEGER NOT NULL,
    parent INTEGER REFERENCES folder(id),
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    meta_data TEXT NOT NULL DEFAULT '{}'
);
INSERT INTO "folder" VALUES(1,1,1,NULL,'Leases','leases','{}');
CREATE TABLE gone_invitation (
    invitation TEXT PRIMARY KEY,
    document_id INTEGER NOT NULL
);
INSERT INTO "gone_invitation" VALUES('5ed7ee03499c282d2ea12ee6254cd4f9101b9b9cd550022844270dc0f131a9d2',4);
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
INSERT INTO "history" VALUES(1,1,1796097308894,'created','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','707c2343c38ac2be4655eb5e068b7884fd009c0a165c39e05978642d35c4073c','','');
INSERT INTO "history" VALUES(2,1,1796097308894,'sent','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','354141cff3e66f8fa00b78648bf1f622efa2328fa876be9cb947c08023022b61','','');
INSERT INTO "history" VALUES(3,1,1796097309113,'opened','Ben <ben@example.com>','127.0.0.1','Python-urllib/3.11','','6411142b2d87296b4ea691cf68ba5083b7625e20db5cc9541f97a1a73a854800','','');
INSERT INTO "history" VALUES(4,1,1796097309113,'consented','Ben <ben@example.com>','127.0.0.1','Python-urllib/3.11','en: I agree to sign this document electronically, and that my electronic signature counts like one on paper.','aaf88d894bb6bdc379a69572782806a0cd42e2c2fc2ea4521783f9fb5952f29a','','');
INSERT INTO "history" VALUES(5,1,1796097309113,'signed','Ben <ben@example.com>','127.0.0.1','Python-urllib/3.11','','c60a98de9730a4ec67c283c65e575b723be6863927858c2182ed423530c2eea5','','');
INSERT INTO "history" VALUES(6,1,1796097309165,'finalized','Inkstone','','','Sealed by Inkstone workspace seal, certificate SHA-256 bc6fc230d8d5fb2f086d62e05fe80ab856afce0a53038d4c818f2397517b7e42','be2fcbea52f9a1e2414cacf7ae25a39734c418300bd5b63215b7ce363be2eb03','history_sealed','{"1":"Inkstone workspace seal","2":"bc6fc230d8d5fb2f086d62e05fe80ab856afce0a53038d4c818f2397517b7e42"}');
INSERT INTO "history" VALUES(7,2,1796097313038,'created','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','d98409165bff80ea47374b58784e0fd48506c6339e9e3fd4a6276e8981f81d40','','');
INSERT INTO "history" VALUES(8,2,1796097313038,'sent','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','33d4cfc4e7044bf8b6ebb6754c2a2910813f5b0f4ca47f0c18adbaa5411f6fec','','');
INSERT INTO "history" VALUES(9,3,1796097313076,'created','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','ffbd75d73da6d5b1939b9b1801a52cbd335e7dbe3dc6c8a8eab4b2632d71d083','','');
INSERT INTO "history" VALUES(10,4,1796097313115,'created','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','be8bdd00d987f7fc94ac64543c92342a455357efac78bf621aadee71ba979efc','','');
INSERT INTO "history" VALUES(11,4,1796097313115,'sent','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','9dd7efa3dc4fc9e73ccfa69cfdaa9b0d4fbfcf8defbf1aac99fa59081c9a5f80','','');
INSERT INTO "history" VALUES(12,4,1796097313118,'cancelled','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','Moved to the trash','786ab474741fa103b2455fd549bb149ac355f659a795bc3d8f56789d6a301a68','history_moved_to_trash','{}');
INSERT INTO "history" VALUES(13,4,1796097313118,'deleted','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','6926fc5c57fd112f73e751e15f1a673d674454570bf8fc174161d87fc86ff037','','');
INSERT INTO "history" VALUES(14,5,1796097313159,'created','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','99a2080d7f559656abd452d8a694aeb222a51e12472fa9e09bc0b0366e28f040','','');
INSERT INTO "history" VALUES(15,6,1796097313162,'created','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','From the template “Offer” (5)','33a25a40e4962d252fe2fdf7409a7f8eafc25770ea41cbd9cda74e81e8c2e885','history_from_template','{"1":"Offer","2":"5"}');
INSERT INTO "history" VALUES(16,6,1796097313162,'sent','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','cc5a9bd266ac0b1fe5169194c3644ad909772ecf1a25ed95f6e91b6ed8591151','','');
INSERT INTO "history" VALUES(17,7,1796097313162,'created','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','From the template “Offer” (5)','33a25a40e4962d252fe2fdf7409a7f8eafc25770ea41cbd9cda74e81e8c2e885','history_from_template','{"1":"Offer","2":"5"}');
INSERT INTO "history" VALUES(18,7,1796097313162,'sent','Anna <anna@example.com>','127.0.0.1','Python-urllib/3.11','','cc5a9bd266ac0b1fe5169194c3644ad909772ecf1a25ed95f6e91b6ed8591151','','');
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
INSERT INTO "invitation" VALUES(1,1,0,'ae313409-52b3-459d-b562-73bb894ba84f','Ben','ben@example.com',15,1,67,'{"finishedTime":1796097309113,"invitedTime":1796097308894,"openedTime":1796097309113}');
INSERT INTO "invitation" VALUES(2,2,0,'7c34fc95-7c6b-46aa-8f05-87ea75f2c159','Ben','ben@example.com',15,1,61,'{"invitedTime":1796097313038}');
INSERT INTO "invitation" VALUES(3,3,0,'45ebbeb0-12b2-4d4f-a6fc-2b8a2fefb390','Ben','ben@example.com',15,1,60,'{}');
INSERT INTO "invitation" VALUES(5,5,0,'26900d23-0fd0-45f9-ac6e-ddc57e177524','','',15,1,60,'{}');
INSERT INTO "invitation" VALUES(6,6,0,'030343a6-5bca-4b87-a2f7-7937fb591565','P0','p0@example.com',15,1,61,'{"invitedTime":1796097313162}');
INSERT INTO "invitation" VALUES(7,7,0,'6a2c1abc-18ae-435a-8bf1-782e521bc3a9','P1','p1@example.com',15,1,61,'{"invitedTime":1796097313162}');
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
INSERT INTO "tag" VALUES(1,1,0,'Signature','',250,1,1,72,650,180,48,1,'',X'89504E470D0A1A0A0000000D494844520000002800000010080600000064D73DAD0000003349444154789CEDD0C10900000CC2C0ECBF74FBED0242851CF89700CCD95B43E9D1AAB36F5935C1AA09564DB06A8255137AAB2EF8F545BB2E8F9BBF0000000049454E44AE426082','{}','{}');
INSERT INTO "tag" VALUES(2,1,1,'Place','',252,1,1,72,600,180,20,1,'Ulm',NULL,'{}','{}');
INSERT INTO "tag" VALUES(3,2,0,'Signature','',250,1,1,72,650,180,48,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(4,2,1,'Place','',252,1,1,72,600,180,20,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(5,3,0,'Signature','',250,1,1,72,650,180,48,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(6,3,1,'Place','',252,1,1,72,600,180,20,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(9,5,0,'Signature','',250,1,1,72,650,180,48,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(10,5,1,'Place','',252,1,1,72,600,180,20,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(11,6,0,'Signature','',250,1,1,72,650,180,48,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(12,6,1,'Place','',252,1,1,72,600,180,20,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(13,7,0,'Signature','',250,1,1,72,650,180,48,1,'',NULL,'{}','{}');
INSERT INTO "tag" VALUES(14,7,1,'Place','',252,1,1,72,600,180,20,1,'',NULL,'{}','{}');
CREATE TABLE tombstone (
    document_id INTEGER PRIMARY KEY,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    guid TEXT NOT NULL,
    title TEXT NOT NULL
);
INSERT INTO "tombstone" VALUES(4,1,'ec3c16a7-9a17-4a0a-969b-f37e52d0e82b','Purged');
CREATE TABLE word_block (
    account_id INTEGER NOT NULL,
    word TEXT NOT NULL,
    block INTEGER NOT NULL,
    bits BLOB NOT NULL,
    PRIMARY KEY (account_id, word, block)
) WITHOUT ROWID;
INSERT INTO "word_block" VALUES(1,'14b',0,X'0100');
INSERT INTO "word_block" VALUES(1,'=0.51',0,X'03000500');
INSERT INTO "word_block" VALUES(1,'=0.52',0,X'020006000700');
INSERT INTO "word_block" VALUES(1,'=0.53',0,X'0100');
INSERT INTO "word_block" VALUES(1,'@ben@example.com',0,X'010002000300');
INSERT INTO "word_block" VALUES(1,'@p0@example.com',0,X'0600');
INSERT INTO "word_block" VALUES(1,'@p1@example.com',0,X'0700');
INSERT INTO "word_block" VALUES(1,'ben',0,X'010002000300');
INSERT INTO "word_block" VALUES(1,'com',0,X'01000200030006000700');
INSERT INTO "word_block" VALUES(1,'draft',0,X'0300');
INSERT INTO "word_block" VALUES(1,'example',0,X'01000200030006000700');
INSERT INTO "word_block" VALUES(1,'lease',0,X'0100');
INSERT INTO "word_block" VALUES(1,'offer',0,X'050006000700');
INSERT INTO "word_block" VALUES(1,'p0',0,X'0600');
INSERT INTO "word_block" VALUES(1,'p1',0,X'0700');
INSERT INTO "word_block" VALUES(1,'running',0,X'0200');
INSERT INTO "word_block" VALUES(1,'~0.00013381.51',0,X'03000500');
INSERT INTO "word_block" VALUES(1,'~0.00013381.52',0,X'020006000700');
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
CREATE UNIQUE INDEX charge_document ON charge(document_id);
CREATE INDEX charge_account ON charge(account_id, time, id);
CREATE INDEX charge_request ON charge(account_id, request_key) WHERE request_key <> '';
CREATE INDEX document_data_value ON document_data(account_id, name, value);
COMMIT;
PRAGMA user_version = 34;
