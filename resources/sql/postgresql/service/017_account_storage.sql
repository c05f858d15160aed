-- How many bytes the documents of an account have stored: kept, not counted. Each document counts all of its files,
-- also those that it shares with others.
CREATE TABLE account_storage (
    account_id BIGINT PRIMARY KEY,
    bytes BIGINT NOT NULL
) WITH (fillfactor = 50);

CREATE FUNCTION add_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
INSERT INTO account_storage AS s (account_id, bytes) SELECT d.account_id, sum(a.size) FROM added a JOIN document d ON d.id = a.document_id GROUP BY d.account_id ON CONFLICT (account_id) DO UPDATE SET bytes = s.bytes + excluded.bytes; RETURN NULL; END $$;
CREATE FUNCTION remove_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
UPDATE account_storage s SET bytes = s.bytes - r.bytes FROM (SELECT d.account_id, sum(o.size) AS bytes FROM removed o JOIN document d ON d.id = o.document_id GROUP BY d.account_id) r WHERE s.account_id = r.account_id; RETURN NULL; END $$;
CREATE FUNCTION change_stored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
UPDATE account_storage s SET bytes = s.bytes + new.size - old.size FROM document d WHERE d.id = new.document_id AND s.account_id = d.account_id; RETURN NULL; END $$;
-- The functions above do not find the account of rows that go with their document.
CREATE FUNCTION remove_stored_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
UPDATE account_storage s SET bytes = s.bytes - (SELECT coalesce(sum(size), 0) FROM file WHERE document_id = old.id) - (SELECT coalesce(sum(size), 0) FROM artifact WHERE document_id = old.id) - (SELECT coalesce(sum(size), 0) FROM attachment WHERE document_id = old.id) WHERE s.account_id = old.account_id; RETURN old; END $$;
CREATE TRIGGER file_stored AFTER INSERT ON file REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_stored();
CREATE TRIGGER file_unstored AFTER DELETE ON file REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_stored();
CREATE TRIGGER artifact_stored AFTER INSERT ON artifact REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_stored();
CREATE TRIGGER artifact_unstored AFTER DELETE ON artifact REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_stored();
CREATE TRIGGER attachment_stored AFTER INSERT ON attachment REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_stored();
CREATE TRIGGER attachment_restored AFTER UPDATE ON attachment FOR EACH ROW EXECUTE FUNCTION change_stored();
CREATE TRIGGER attachment_unstored AFTER DELETE ON attachment REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION remove_stored();
CREATE TRIGGER document_unstored BEFORE DELETE ON document FOR EACH ROW EXECUTE FUNCTION remove_stored_document();

INSERT INTO account_storage(account_id, bytes)
SELECT d.account_id, sum(s.size) FROM (SELECT document_id, size FROM file UNION ALL SELECT document_id, size FROM artifact UNION ALL SELECT document_id, size FROM attachment) s JOIN document d ON d.id = s.document_id GROUP BY d.account_id;
