-- Documents are found by the beginnings of their words. A word's entry repeats what a listing filters and sorts by, so
-- that counting and paging read this index alone. How many documents there are of each kind is kept, not counted.
CREATE TABLE document_word (
    account_id INTEGER NOT NULL,
    word TEXT NOT NULL,
    deleted INTEGER NOT NULL,
    status INTEGER NOT NULL,
    modified INTEGER NOT NULL,
    document_id INTEGER NOT NULL,
    PRIMARY KEY (account_id, word, deleted, status, modified, document_id)
) WITHOUT ROWID;

CREATE TABLE document_count (
    account_id INTEGER NOT NULL,
    deleted INTEGER NOT NULL,
    status INTEGER NOT NULL,
    type INTEGER NOT NULL,
    folder_id INTEGER NOT NULL,
    documents INTEGER NOT NULL,
    PRIMARY KEY (account_id, deleted, status, type, folder_id)
) WITHOUT ROWID;
CREATE INDEX document_count_folder ON document_count(folder_id);

CREATE TRIGGER document_counted AFTER INSERT ON document BEGIN
INSERT INTO document_count(account_id, deleted, status, type, folder_id, documents) VALUES (new.account_id, new.deleted, new.status, new.type, coalesce(new.folder_id, 0), 1) ON CONFLICT DO UPDATE SET documents = documents + 1; END;
CREATE TRIGGER document_recounted AFTER UPDATE OF deleted, status, type, folder_id ON document WHEN old.deleted <> new.deleted OR old.status <> new.status OR old.type <> new.type OR coalesce(old.folder_id, 0) <> coalesce(new.folder_id, 0) BEGIN
UPDATE document_count SET documents = documents - 1 WHERE account_id = old.account_id AND deleted = old.deleted AND status = old.status AND type = old.type AND folder_id = coalesce(old.folder_id, 0); INSERT INTO document_count(account_id, deleted, status, type, folder_id, documents) VALUES (new.account_id, new.deleted, new.status, new.type, coalesce(new.folder_id, 0), 1) ON CONFLICT DO UPDATE SET documents = documents + 1; END;
CREATE TRIGGER document_uncounted AFTER DELETE ON document BEGIN
UPDATE document_count SET documents = documents - 1 WHERE account_id = old.account_id AND deleted = old.deleted AND status = old.status AND type = old.type AND folder_id = coalesce(old.folder_id, 0); END;

INSERT INTO document_count(account_id, deleted, status, type, folder_id, documents)
SELECT account_id, deleted, status, type, coalesce(folder_id, 0), count(*) FROM document GROUP BY 1, 2, 3, 4, 5;

CREATE INDEX document_sent ON document(account_id, deleted, coalesce(sent, 0));
CREATE INDEX document_folder_modified ON document(account_id, folder_id, deleted, modified);
CREATE INDEX document_folder_title ON document(account_id, folder_id, deleted, title_key);
DROP INDEX document_template;
CREATE INDEX document_template ON document(template_id, account_id, deleted);
