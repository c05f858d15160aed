-- Which documents have a word, as bits: a row for each run of 7,168 ids (app/store/documentset.h), filled from
-- document.search by the program. Whether a document is deleted and its status are words too.
CREATE TABLE word_block (
    account_id BIGINT NOT NULL,
    word TEXT COLLATE "C" NOT NULL,
    block BIGINT NOT NULL,
    bits BYTEA NOT NULL,
    PRIMARY KEY (account_id, word, block)
);
DROP TABLE document_word;

-- A page out of many documents is found along these: they know the id, so that the rows need not be read.
DROP INDEX document_modified;
CREATE INDEX document_modified ON document(account_id, deleted, modified, id);
DROP INDEX document_status;
CREATE INDEX document_status ON document(account_id, deleted, status, modified, id);
