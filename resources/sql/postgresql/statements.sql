-- Statements for PostgreSQL only. They override those of the same name in ../statements.sql.

--: file_insert
INSERT INTO file({file_columns}, document_id, pages) VALUES (coalesce(:id, nextval('file_id_seq')), *) RETURNING id, document_id, sequence
--: invitation_insert
INSERT INTO invitation({invitation_columns}, document_id, position) VALUES (coalesce(:id, nextval('invitation_id_seq')), *) RETURNING id, guid
--: tag_insert
INSERT INTO tag({tag_columns}, document_id, position, image, extra, custom_field) VALUES (coalesce(:id, nextval('tag_id_seq')), *) RETURNING id

--: outbox_queue
INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES (*) ON CONFLICT(kind, job_key) DO UPDATE SET not_before = least(outbox.not_before, excluded.not_before) RETURNING coalesce((SELECT d.account_id FROM document d WHERE d.id = outbox.document_id), 0) AS account_id
--: outbox_documents
SELECT {job_columns} FROM outbox WHERE document_id = ANY(CAST(string_to_array(?, ',') AS BIGINT[])) ORDER BY id
--: outbox_next
SELECT min(greatest(not_before, lease_until)) AS moment FROM outbox

--: blob_insert
INSERT INTO blob(sha256, size, stored) VALUES (?, ?, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) ON CONFLICT(sha256) DO UPDATE SET stored = greatest(excluded.stored, blob.stored + 1) RETURNING (xmax = 0)::int AS is_new, stored
--: blob_chunk_insert
INSERT INTO blob_chunk(sha256, n, bytes) VALUES (?, ?, ?)
--: blob_size
SELECT size FROM blob WHERE sha256 = ?
--: blob_chunk
SELECT bytes FROM blob_chunk WHERE sha256 = ? AND n = ?
--: blob_old
SELECT sha256 FROM blob WHERE stored < ?
--: blob_remove
DELETE FROM blob WHERE sha256 = ? AND stored < ?

--: blob_withdraw
DELETE FROM blob WHERE sha256 = ? AND stored = ?
--: outbox_lanes_lock
SELECT pg_advisory_xact_lock(7367)
--: outbox_hold
SELECT id FROM outbox WHERE id = ? AND owner = ? FOR UPDATE

--: document_version
SELECT version, deleted, status, type, folder_id, data FROM document WHERE id = ? FOR NO KEY UPDATE
--: document_load_locked
{document_load} FOR NO KEY UPDATE
--: folder_lock
SELECT pg_advisory_xact_lock(1229867860, ?::int)
--: folder_documents_lock
SELECT id FROM document WHERE folder_id = ? ORDER BY id FOR NO KEY UPDATE
--: blob_used_lock
LOCK TABLE file, artifact, attachment, paper_scan, prepared_file IN SHARE MODE

--: instance_number
SELECT nextval('instance_id_seq') AS number
--: instance_lock
SELECT pg_try_advisory_lock(1229867861, ?::int)::int AS number
--: instance_insert
INSERT INTO instance(id, owner, started) VALUES (?, ?, ?) ON CONFLICT(owner) DO UPDATE SET id = excluded.id
--: instance_remove
DELETE FROM instance WHERE owner = ?
--: instance_list
SELECT i.owner, EXISTS (SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND l.classid::bigint = 1229867861 AND l.objid::bigint = i.id AND l.objsubid = 2 AND l.granted)::int AS lives FROM instance i ORDER BY i.id

--: seal_lock
SELECT pg_advisory_xact_lock(1229867859, 2)
--: seal_load
SELECT key_pem, certificate_pem FROM seal WHERE id = 1
--: seal_save
INSERT INTO seal(id, key_pem, certificate_pem) VALUES (1, ?, ?) ON CONFLICT(id) DO UPDATE SET key_pem = excluded.key_pem, certificate_pem = excluded.certificate_pem

--: idempotency_load
SELECT request_hash, status, body, content_type, created, effect, owner, location FROM idempotency WHERE account_id = ? AND request_key = ? FOR UPDATE

--: word_block_load
SELECT k.place, (SELECT w.bits FROM word_block w WHERE w.account_id = CAST(:account_id AS BIGINT) AND w.word = k.word AND w.block = k.block) AS bits FROM unnest(string_to_array(:words, ' '), string_to_array(:blocks, ' ')::bigint[]) WITH ORDINALITY AS k(word, block, place)
--: word_block_save
INSERT INTO word_block(account_id, word, block, bits) SELECT CAST(:account_id AS BIGINT), k.word, k.block, decode(k.bits, 'base64') FROM unnest(string_to_array(:words, ' '), string_to_array(:blocks, ' ')::bigint[], string_to_array(:bits, ' ')) AS k(word, block, bits) ON CONFLICT (account_id, word, block) DO UPDATE SET bits = excluded.bits
-- The account's revision and the blocks of several words at once, as texts with spaces between: words, their ends, most
-- rows, and the bytes of the first one from which the others are read. A plan for values that it does not know is as
-- good as any other, so that it is made once.
--: words_read
SELECT place, block, bits FROM (WITH asked AS MATERIALIZED (SELECT * FROM unnest(string_to_array(:words, ' '), string_to_array(:ends, ' '), CAST(string_to_array(:most, ' ') AS BIGINT[]), CAST(string_to_array(:after, ' ') AS BIGINT[])) WITH ORDINALITY AS asked(word, beyond, most, after, place)),
first AS MATERIALIZED (SELECT w.block, w.bits FROM asked k CROSS JOIN LATERAL (SELECT block, bits FROM word_block WHERE account_id = CAST(:account_id AS BIGINT) AND word >= k.word AND word < k.beyond LIMIT k.most) w WHERE k.place = 1)
SELECT 0 AS place, revision AS block, CAST(NULL AS BYTEA) AS bits FROM account WHERE id = CAST(:account_id AS BIGINT)
UNION ALL SELECT 1, block, bits FROM first
UNION ALL SELECT k.place, w.block, w.bits FROM asked k CROSS JOIN LATERAL (SELECT block, bits FROM word_block WHERE account_id = CAST(:account_id AS BIGINT) AND word >= k.word AND word < k.beyond LIMIT k.most) w WHERE k.place > 1 AND (SELECT coalesce(sum(length(bits)), 0) FROM first) > k.after) AS words
--: word_era_first
WITH era AS MATERIALIZED (SELECT substr((SELECT word FROM word_block WHERE account_id = :account_id AND word >= :from AND word < :to ORDER BY word LIMIT 1), 1, 12) AS word) SELECT era.word, w.block, w.bits FROM era LEFT JOIN LATERAL (SELECT block, bits FROM word_block WHERE account_id = :account_id AND word >= era.word || :status AND word < era.word || :status_end LIMIT :rows) w ON true
--: word_era_last
WITH era AS MATERIALIZED (SELECT substr((SELECT word FROM word_block WHERE account_id = :account_id AND word >= :from AND word < :to ORDER BY word DESC LIMIT 1), 1, 12) AS word) SELECT era.word, w.block, w.bits FROM era LEFT JOIN LATERAL (SELECT block, bits FROM word_block WHERE account_id = :account_id AND word >= era.word || :status AND word < era.word || :status_end LIMIT :rows) w ON true
--: list_ids
SELECT string_agg(CAST(id AS TEXT), ',') AS ids FROM (%1) AS listed
--: among_ids
d.id = ANY(CAST(string_to_array(?, ',') AS BIGINT[]))
--: listed_ids
SELECT id, place FROM unnest(CAST(string_to_array(?, ',') AS BIGINT[])) WITH ORDINALITY AS listed(id, place)
-- A page of a listing in one statement: %1 selects all matching documents, with their places. Kinds of rows: 0 the
-- account's revision and all ids, 1 documents (summary_columns), 2 their invitations (invitation_columns), 3 their files
-- (file_columns). Each row has the columns of all kinds; the first SELECT names them, those of summary_columns in their
-- order.
--: page_parts
WITH hits AS MATERIALIZED (%1), page AS MATERIALIZED (SELECT id, place FROM hits WHERE place > ? AND place <= ?)
SELECT 0 AS kind, CAST(0 AS BIGINT) AS place, CAST(0 AS BIGINT) AS part, (SELECT revision FROM account WHERE id = ?) AS revision, (SELECT string_agg(CAST(id AS TEXT), ',' ORDER BY place) FROM hits) AS ids, CAST(NULL AS BIGINT) AS id, CAST(NULL AS TEXT) AS guid, CAST(NULL AS TEXT) AS title, CAST(NULL AS TEXT) AS sender_name, CAST(NULL AS TEXT) AS sender_email, CAST(NULL AS BIGINT) AS type, CAST(NULL AS BIGINT) AS status, CAST(NULL AS BIGINT) AS created, CAST(NULL AS BIGINT) AS modified, CAST(NULL AS BIGINT) AS sent, CAST(NULL AS BIGINT) AS completed, CAST(NULL AS BIGINT) AS folder_id, CAST(NULL AS BIGINT) AS version, CAST(NULL AS BIGINT) AS deleted, CAST(NULL AS BIGINT) AS template_id, CAST(NULL AS BIGINT) AS account_id, CAST(NULL AS TEXT) AS message, CAST(NULL AS TEXT) AS setting, CAST(NULL AS TEXT) AS data, CAST(NULL AS TEXT) AS recipient_name, CAST(NULL AS TEXT) AS recipient_email, CAST(NULL AS BIGINT) AS action_type, CAST(NULL AS BIGINT) AS sequence, CAST(NULL AS TEXT) AS detail, CAST(NULL AS TEXT) AS name, CAST(NULL AS BIGINT) AS size, CAST(NULL AS TEXT) AS sha256, CAST(NULL AS TEXT) AS extra
UNION ALL SELECT 1, p.place, 0, NULL, NULL, {summary_columns}, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL FROM page p JOIN document d ON d.id = p.id
UNION ALL SELECT 2, p.place, i.position, NULL, NULL, i.id, i.guid, NULL, NULL, NULL, NULL, i.status, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, i.recipient_name, i.recipient_email, i.action_type, i.sequence, i.detail, NULL, NULL, NULL, NULL FROM page p JOIN invitation i ON i.document_id = p.id
UNION ALL SELECT 3, p.place, f.sequence, NULL, NULL, f.id, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, f.sequence, NULL, f.name, f.size, f.sha256, f.extra FROM page p JOIN file f ON f.document_id = p.id
ORDER BY kind, place, part, id

-- A report's lines of the documents whose ids are given, separated by commas: each is looked up, for without
-- statistics the planner would read whole tables for a page.
--: report_lines
SELECT d.id, d.guid, d.title, d.status, d.created, d.sent, d.completed, d.data FROM unnest(CAST(string_to_array(?, ',') AS BIGINT[])) AS listed(id) JOIN document d ON d.id = listed.id AND d.deleted = 0
--: report_recipients
SELECT listed.id AS document_id, i.recipient_name, i.recipient_email, i.action_type FROM unnest(CAST(string_to_array(?, ',') AS BIGINT[])) WITH ORDINALITY AS listed(id, place) CROSS JOIN LATERAL (SELECT position, recipient_name, recipient_email, action_type FROM invitation WHERE document_id = listed.id ORDER BY position) i ORDER BY listed.place, i.position
--: report_values
SELECT listed.id AS document_id, t.name, t.type, t.text, t.style FROM unnest(CAST(string_to_array(?, ',') AS BIGINT[])) WITH ORDINALITY AS listed(id, place) CROSS JOIN LATERAL (SELECT position, name, type, CASE WHEN value = '' AND image IS NOT NULL THEN 'signed' ELSE value END AS text, CASE WHEN value = '' AND type IN ({checkbox}, {radio}) THEN style ELSE '' END AS style FROM tag WHERE document_id = listed.id AND name <> '' ORDER BY position) t ORDER BY listed.place, t.position
