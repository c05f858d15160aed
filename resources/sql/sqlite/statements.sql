-- What SQLite says differently: a statement of the same name in ../statements.sql is hidden by these.

--: word_insert
INSERT INTO document_word(account_id, word, deleted, status, modified, document_id) SELECT entry.account, words.value, entry.deleted, entry.status, entry.modified, entry.id FROM (SELECT ? AS account, ? AS text, ? AS deleted, ? AS status, ? AS modified, ? AS id) AS entry, json_each('["' || replace(entry.text, ' ', '","') || '"]') AS words
--: word_remove
DELETE FROM document_word WHERE account_id = ? AND word IN (SELECT value FROM json_each('["' || replace(?, ' ', '","') || '"]')) AND deleted = ? AND status = ? AND modified = ? AND document_id = ?
--: word_move
UPDATE document_word SET deleted = ?, status = ?, modified = ? WHERE account_id = ? AND word IN (SELECT value FROM json_each('["' || replace(?, ' ', '","') || '"]')) AND deleted = ? AND status = ? AND modified = ? AND document_id = ?
