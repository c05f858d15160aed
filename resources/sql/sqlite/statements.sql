-- Statements for SQLite only. They override those of the same name in ../statements.sql.

--: outbox_documents
SELECT {job_columns} FROM outbox WHERE document_id IN {among_list} ORDER BY id
--: word_block_load
SELECT bits FROM word_block WHERE account_id = ? AND word = ? AND block = ?
--: word_block_save
INSERT INTO word_block(account_id, word, block, bits) VALUES (?, ?, ?, ?) ON CONFLICT(account_id, word, block) DO UPDATE SET bits = excluded.bits
--: word_era_first
WITH era AS MATERIALIZED (SELECT substr((SELECT word FROM word_block WHERE account_id = :account_id AND word >= :from AND word < :to ORDER BY word LIMIT 1), 1, 12) AS word) SELECT era.word, w.block, w.bits FROM era LEFT JOIN word_block w ON w.account_id = :account_id AND w.word >= era.word || :status AND w.word < era.word || :status_end LIMIT :rows
--: word_era_last
WITH era AS MATERIALIZED (SELECT substr((SELECT word FROM word_block WHERE account_id = :account_id AND word >= :from AND word < :to ORDER BY word DESC LIMIT 1), 1, 12) AS word) SELECT era.word, w.block, w.bits FROM era LEFT JOIN word_block w ON w.account_id = :account_id AND w.word >= era.word || :status AND w.word < era.word || :status_end LIMIT :rows
--: list_ids
SELECT group_concat(id) AS ids FROM (%1)
--: among_ids
d.id IN {among_list}
--: among_list
(SELECT value FROM json_each('[' || ? || ']'))

-- The documents of a page, whose ids are given, separated by commas.
--: document_versions
SELECT id, version FROM document WHERE id IN {among_list}
--: summary_list
SELECT {summary_columns} FROM document d WHERE {among_ids}
--: summary_invitations
SELECT document_id, {invitation_columns} FROM invitation WHERE document_id IN {among_list} ORDER BY document_id, position
--: summary_files
SELECT document_id, {file_columns} FROM file WHERE document_id IN {among_list} ORDER BY document_id, sequence, id

-- A report's lines of the documents whose ids are given, separated by commas.
--: report_lines
SELECT d.id, d.guid, d.title, d.status, d.created, d.sent, d.completed, d.data FROM document d WHERE {among_ids} AND d.deleted = 0
--: report_recipients
SELECT document_id, recipient_name, recipient_email, action_type FROM invitation WHERE document_id IN {among_list} ORDER BY document_id, position
--: report_values
SELECT document_id, name, type, CASE WHEN value = '' AND image IS NOT NULL THEN 'signed' ELSE value END AS text, CASE WHEN value = '' AND type IN ({checkbox}, {radio}) THEN style ELSE '' END AS style FROM tag WHERE document_id IN {among_list} AND name <> '' ORDER BY document_id, position
