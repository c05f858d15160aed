-- Previous positions of documents in lists: one row for each change of a sort key, with the values before the change. A
-- cursor names the newest row at the time when its first page was read; documents that have changed since then keep their
-- previous positions, so that they are neither repeated nor skipped. Each account has at least one row; a cursor whose
-- row has been removed has expired. The values of permanently deleted documents are cleared.
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
CREATE INDEX document_place_account ON document_place(account_id, id);
CREATE INDEX document_place_document ON document_place(document_id, id);
CREATE INDEX document_place_changed ON document_place(changed);
INSERT INTO document_place(account_id, changed) SELECT id, CAST(strftime('%s', 'now') AS INTEGER) * 1000 FROM account ORDER BY id;

CREATE TRIGGER account_placed AFTER INSERT ON account BEGIN
INSERT INTO document_place(account_id, changed) VALUES (new.id, CAST(strftime('%s', 'now') AS INTEGER) * 1000); END;
CREATE TRIGGER document_placed AFTER UPDATE OF title_key, status, modified, sent, data ON document WHEN old.title_key <> new.title_key OR old.status <> new.status OR old.modified <> new.modified OR old.sent IS NOT new.sent OR old.data <> new.data BEGIN
INSERT INTO document_place(account_id, document_id, changed, title_key, status, modified, sent, data) VALUES (old.account_id, old.id, CAST(strftime('%s', 'now') AS INTEGER) * 1000, old.title_key, old.status, old.modified, old.sent, old.data); END;
CREATE TRIGGER document_displaced AFTER DELETE ON document BEGIN
UPDATE document_place SET document_id = 0, title_key = '', data = '{}' WHERE document_id = old.id; END;
