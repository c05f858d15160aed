-- Documents are found by the beginnings of their words. A word's entry repeats what a listing filters and sorts by, so
-- that counting and paging read this index alone. How many documents there are of each kind is kept, not counted.
CREATE TABLE document_word (
    account_id BIGINT NOT NULL,
    word TEXT COLLATE "C" NOT NULL,
    deleted SMALLINT NOT NULL,
    status SMALLINT NOT NULL,
    modified BIGINT NOT NULL,
    document_id BIGINT NOT NULL,
    PRIMARY KEY (account_id, word, deleted, status, modified, document_id)
);

CREATE TABLE document_count (
    account_id BIGINT NOT NULL,
    deleted SMALLINT NOT NULL,
    status SMALLINT NOT NULL,
    type SMALLINT NOT NULL,
    folder_id BIGINT NOT NULL,
    documents BIGINT NOT NULL,
    PRIMARY KEY (account_id, deleted, status, type, folder_id)
);
CREATE INDEX document_count_folder ON document_count(folder_id);

CREATE FUNCTION count_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
IF TG_OP = 'UPDATE' AND old.deleted = new.deleted AND old.status = new.status AND old.type = new.type AND coalesce(old.folder_id, 0) = coalesce(new.folder_id, 0) THEN RETURN NULL; END IF; IF TG_OP <> 'INSERT' THEN UPDATE document_count SET documents = documents - 1 WHERE account_id = old.account_id AND deleted = old.deleted AND status = old.status AND type = old.type AND folder_id = coalesce(old.folder_id, 0); END IF; IF TG_OP <> 'DELETE' THEN INSERT INTO document_count AS c (account_id, deleted, status, type, folder_id, documents) VALUES (new.account_id, new.deleted, new.status, new.type, coalesce(new.folder_id, 0), 1) ON CONFLICT (account_id, deleted, status, type, folder_id) DO UPDATE SET documents = c.documents + 1; END IF; RETURN NULL; END $$;
CREATE TRIGGER document_counted AFTER INSERT OR DELETE OR UPDATE OF deleted, status, type, folder_id ON document FOR EACH ROW EXECUTE FUNCTION count_document();

INSERT INTO document_count(account_id, deleted, status, type, folder_id, documents)
SELECT account_id, deleted, status, type, coalesce(folder_id, 0), count(*) FROM document GROUP BY 1, 2, 3, 4, 5;

CREATE INDEX document_sent ON document(account_id, deleted, coalesce(sent, 0));
CREATE INDEX document_folder_modified ON document(account_id, folder_id, deleted, modified);
CREATE INDEX document_folder_title ON document(account_id, folder_id, deleted, title_key);
DROP INDEX document_template;
CREATE INDEX document_template ON document(template_id, account_id, deleted);
