-- Which documents have a word, as bits: a row for each run of 7,168 ids (app/store/documentset.h), filled from
-- document.search by the program. Whether a document is deleted and its status are words too.
CREATE TABLE word_block (
    account_id INTEGER NOT NULL,
    word TEXT NOT NULL,
    block INTEGER NOT NULL,
    bits BLOB NOT NULL,
    PRIMARY KEY (account_id, word, block)
) WITHOUT ROWID;
DROP TABLE document_word;
