-- Scans of printouts that recipients signed with ink: bytes in the blob store, one a recipient.
CREATE TABLE paper_scan (
    invitation_id BIGINT PRIMARY KEY,
    document_id BIGINT NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    size BIGINT NOT NULL,
    pages INTEGER NOT NULL
);
CREATE INDEX paper_scan_document ON paper_scan(document_id);
CREATE TRIGGER paper_scan_stored AFTER INSERT ON paper_scan REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_stored();
CREATE TRIGGER paper_scan_unstored AFTER DELETE ON paper_scan REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_stored();
-- Beside `document_unstored`, which counts the other files of a document that goes.
CREATE FUNCTION remove_stored_scans() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
UPDATE account_storage s SET bytes = s.bytes - (SELECT coalesce(sum(size), 0) FROM paper_scan WHERE document_id = old.id) WHERE s.account_id = old.account_id; RETURN old; END $$;
CREATE TRIGGER document_scans_unstored BEFORE DELETE ON document FOR EACH ROW EXECUTE FUNCTION remove_stored_scans();
