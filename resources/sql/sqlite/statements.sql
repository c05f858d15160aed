-- What SQLite says differently: a statement of the same name in ../statements.sql is hidden by these.

--: outbox_documents
SELECT id, kind, job_key, document_id, payload, tries, not_before, last_error FROM outbox WHERE document_id IN (SELECT value FROM json_each('[' || ? || ']')) ORDER BY id
--: word_block_load
SELECT bits FROM word_block WHERE account_id = ? AND word = ? AND block = ?
--: word_block_save
INSERT INTO word_block(account_id, word, block, bits) VALUES (?, ?, ?, ?) ON CONFLICT(account_id, word, block) DO UPDATE SET bits = excluded.bits
--: word_era_first
WITH era AS MATERIALIZED (SELECT substr((SELECT word FROM word_block WHERE account_id = ? AND word >= ? AND word < ? ORDER BY word LIMIT 1), 1, 12) AS word) SELECT era.word, w.block, w.bits FROM era LEFT JOIN word_block w ON w.account_id = ? AND w.word >= era.word || ? AND w.word < era.word || ? LIMIT ?
--: word_era_last
WITH era AS MATERIALIZED (SELECT substr((SELECT word FROM word_block WHERE account_id = ? AND word >= ? AND word < ? ORDER BY word DESC LIMIT 1), 1, 12) AS word) SELECT era.word, w.block, w.bits FROM era LEFT JOIN word_block w ON w.account_id = ? AND w.word >= era.word || ? AND w.word < era.word || ? LIMIT ?
--: list_ids
SELECT group_concat(id) FROM (%1)
--: among_ids
d.id IN (SELECT value FROM json_each('[' || ? || ']'))
--: among_list
(SELECT value FROM json_each('[' || ? || ']'))

-- A report's lines of the documents whose ids are given, separated by commas.
--: report_lines
SELECT d.id, d.guid, d.title, d.status, d.created, d.sent, d.completed FROM document d WHERE d.id IN (SELECT value FROM json_each('[' || ? || ']')) AND d.deleted = 0
--: report_recipients
SELECT document_id, recipient_name, recipient_email, action_type FROM invitation WHERE document_id IN (SELECT value FROM json_each('[' || ? || ']')) ORDER BY document_id, position
--: report_values
SELECT document_id, name, type, CASE WHEN value = '' AND image IS NOT NULL THEN 'signed' ELSE value END, CASE WHEN value = '' AND type IN (253, 254) THEN style ELSE '' END FROM tag WHERE document_id IN (SELECT value FROM json_each('[' || ? || ']')) AND name <> '' ORDER BY document_id, position
