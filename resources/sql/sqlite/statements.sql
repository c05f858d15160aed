-- What SQLite says differently: a statement of the same name in ../statements.sql is hidden by these.

--: word_block_load
SELECT bits FROM word_block WHERE account_id = ? AND word = ? AND block = ?
--: word_block_save
INSERT INTO word_block(account_id, word, block, bits) VALUES (?, ?, ?, ?) ON CONFLICT(account_id, word, block) DO UPDATE SET bits = excluded.bits
--: list_ids
SELECT group_concat(id) FROM (%1)
--: among_ids
d.id IN (SELECT value FROM json_each('[' || ? || ']'))
