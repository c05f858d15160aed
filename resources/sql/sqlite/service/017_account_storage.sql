-- How many bytes the documents of an account have stored: kept, not counted. Each document counts all of its files,
-- also those that it shares with others.
CREATE TABLE account_storage (
    account_id INTEGER PRIMARY KEY,
    bytes INTEGER NOT NULL
);

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
-- The triggers above do not find the account of rows that go with their document.
CREATE TRIGGER document_unstored BEFORE DELETE ON document BEGIN
UPDATE account_storage SET bytes = bytes - (SELECT coalesce(sum(size), 0) FROM file WHERE document_id = old.id) - (SELECT coalesce(sum(size), 0) FROM artifact WHERE document_id = old.id) - (SELECT coalesce(sum(size), 0) FROM attachment WHERE document_id = old.id) WHERE account_id = old.account_id; END;

INSERT INTO account_storage(account_id, bytes)
SELECT d.account_id, sum(s.size) FROM (SELECT document_id, size FROM file UNION ALL SELECT document_id, size FROM artifact UNION ALL SELECT document_id, size FROM attachment) s JOIN document d ON d.id = s.document_id GROUP BY d.account_id;
