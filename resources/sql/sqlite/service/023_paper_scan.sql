-- Scans of printouts that recipients signed with ink: bytes in the blob store, one a recipient.
CREATE TABLE paper_scan (
    invitation_id INTEGER PRIMARY KEY,
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    size INTEGER NOT NULL,
    pages INTEGER NOT NULL
);
CREATE INDEX paper_scan_document ON paper_scan(document_id);
CREATE TRIGGER paper_scan_stored AFTER INSERT ON paper_scan BEGIN
INSERT INTO account_storage(account_id, bytes) SELECT account_id, new.size FROM document WHERE id = new.document_id ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes; END;
CREATE TRIGGER paper_scan_unstored AFTER DELETE ON paper_scan BEGIN
UPDATE account_storage SET bytes = bytes - old.size WHERE account_id = (SELECT account_id FROM document WHERE id = old.document_id); END;
-- Beside `document_unstored`, which counts the other files of a document that goes.
CREATE TRIGGER document_scans_unstored BEFORE DELETE ON document BEGIN
UPDATE account_storage SET bytes = bytes - (SELECT coalesce(sum(size), 0) FROM paper_scan WHERE document_id = old.id) WHERE account_id = old.account_id; END;
