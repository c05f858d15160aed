-- What PostgreSQL says differently: a statement of the same name in ../statements.sql is hidden by these.

--: file_insert
INSERT INTO file(id, document_id, sequence, name, size, sha256, pages, extra) VALUES (coalesce(?, nextval('file_id_seq')), ?, ?, ?, ?, ?, ?, ?) RETURNING id
--: invitation_insert
INSERT INTO invitation(id, document_id, position, guid, recipient_name, recipient_email, action_type, sequence, status, detail) VALUES (coalesce(?, nextval('invitation_id_seq')), ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
--: tag_insert
INSERT INTO tag(id, document_id, position, name, group_name, type, page_index, invitation_index, x, y, width, height, mandatory, value, image, style, extra) VALUES (coalesce(?, nextval('tag_id_seq')), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id

--: outbox_queue
INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES (?, ?, ?, ?, ?) ON CONFLICT(kind, job_key) DO UPDATE SET not_before = least(outbox.not_before, excluded.not_before) RETURNING coalesce((SELECT d.account_id FROM document d WHERE d.id = outbox.document_id), 0)
--: outbox_documents
SELECT id, kind, job_key, document_id, payload, tries, not_before, last_error FROM outbox WHERE document_id = ANY(CAST(string_to_array(?, ',') AS BIGINT[])) ORDER BY id
--: outbox_next
SELECT min(greatest(not_before, lease_until)) FROM outbox

--: blob_insert
INSERT INTO blob(sha256, size, stored) VALUES (?, ?, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) ON CONFLICT(sha256) DO UPDATE SET stored = greatest(excluded.stored, blob.stored + 1) RETURNING (xmax = 0)::int, stored
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
SELECT version, deleted, status, type, folder_id FROM document WHERE id = ? FOR NO KEY UPDATE
--: document_load_locked
SELECT id, account_id, guid, title, sender_name, sender_email, type, status, created, modified, sent, completed, folder_id, version, deleted, setting, template_id, message, extra FROM document WHERE id = ? FOR NO KEY UPDATE
--: folder_lock
SELECT pg_advisory_xact_lock(1229867860, ?::int)
--: folder_documents_lock
SELECT id FROM document WHERE folder_id = ? ORDER BY id FOR NO KEY UPDATE
--: blob_used_lock
LOCK TABLE file, artifact, attachment, paper_scan IN SHARE MODE

--: instance_number
SELECT nextval('instance_id_seq')
--: instance_lock
SELECT pg_try_advisory_lock(1229867861, ?::int)::int
--: instance_insert
INSERT INTO instance(id, owner, started) VALUES (?, ?, ?) ON CONFLICT(owner) DO UPDATE SET id = excluded.id
--: instance_remove
DELETE FROM instance WHERE owner = ?
--: instance_list
SELECT i.owner, EXISTS (SELECT 1 FROM pg_locks l WHERE l.locktype = 'advisory' AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND l.classid::bigint = 1229867861 AND l.objid::bigint = i.id AND l.objsubid = 2 AND l.granted)::int FROM instance i ORDER BY i.id

--: seal_lock
SELECT pg_advisory_xact_lock(1229867859, 2)
--: seal_load
SELECT key_pem, certificate_pem FROM seal WHERE id = 1
--: seal_save
INSERT INTO seal(id, key_pem, certificate_pem) VALUES (1, ?, ?) ON CONFLICT(id) DO UPDATE SET key_pem = excluded.key_pem, certificate_pem = excluded.certificate_pem

--: idempotency_load
SELECT request_hash, status, body, content_type, created, effect, owner, location FROM idempotency WHERE account_id = ? AND request_key = ? FOR UPDATE

--: word_block_load
SELECT k.place, (SELECT w.bits FROM word_block w WHERE w.account_id = CAST(? AS BIGINT) AND w.word = k.word AND w.block = k.block) FROM unnest(string_to_array(?, ' '), string_to_array(?, ' ')::bigint[]) WITH ORDINALITY AS k(word, block, place)
--: word_block_save
INSERT INTO word_block(account_id, word, block, bits) SELECT CAST(? AS BIGINT), k.word, k.block, decode(k.bits, 'base64') FROM unnest(string_to_array(?, ' '), string_to_array(?, ' ')::bigint[], string_to_array(?, ' ')) AS k(word, block, bits) ON CONFLICT (account_id, word, block) DO UPDATE SET bits = excluded.bits
-- The account's revision and the blocks of several words at once, as texts with spaces between: words, their ends, most
-- rows, and the bytes of the first one from which the others are read. A plan for values that it does not know is as
-- good as any other, so that it is made once.
--: words_read
SELECT place, block, bits FROM (WITH asked AS MATERIALIZED (SELECT * FROM unnest(string_to_array(?, ' '), string_to_array(?, ' '), CAST(string_to_array(?, ' ') AS BIGINT[]), CAST(string_to_array(?, ' ') AS BIGINT[])) WITH ORDINALITY AS asked(word, beyond, most, after, place)),
first AS MATERIALIZED (SELECT w.block, w.bits FROM asked k CROSS JOIN LATERAL (SELECT block, bits FROM word_block WHERE account_id = CAST(? AS BIGINT) AND word >= k.word AND word < k.beyond LIMIT k.most) w WHERE k.place = 1)
SELECT 0 AS place, revision AS block, CAST(NULL AS BYTEA) AS bits FROM account WHERE id = CAST(? AS BIGINT)
UNION ALL SELECT 1, block, bits FROM first
UNION ALL SELECT k.place, w.block, w.bits FROM asked k CROSS JOIN LATERAL (SELECT block, bits FROM word_block WHERE account_id = CAST(? AS BIGINT) AND word >= k.word AND word < k.beyond LIMIT k.most) w WHERE k.place > 1 AND (SELECT coalesce(sum(length(bits)), 0) FROM first) > k.after) AS words
--: word_era_first
WITH era AS MATERIALIZED (SELECT substr((SELECT word FROM word_block WHERE account_id = ? AND word >= ? AND word < ? ORDER BY word LIMIT 1), 1, 12) AS word) SELECT era.word, w.block, w.bits FROM era LEFT JOIN LATERAL (SELECT block, bits FROM word_block WHERE account_id = ? AND word >= era.word || ? AND word < era.word || ? LIMIT ?) w ON true
--: word_era_last
WITH era AS MATERIALIZED (SELECT substr((SELECT word FROM word_block WHERE account_id = ? AND word >= ? AND word < ? ORDER BY word DESC LIMIT 1), 1, 12) AS word) SELECT era.word, w.block, w.bits FROM era LEFT JOIN LATERAL (SELECT block, bits FROM word_block WHERE account_id = ? AND word >= era.word || ? AND word < era.word || ? LIMIT ?) w ON true
--: list_ids
SELECT string_agg(CAST(id AS TEXT), ',') FROM (%1) AS listed
--: among_ids
d.id = ANY(CAST(string_to_array(?, ',') AS BIGINT[]))
--: listed_ids
SELECT id, place FROM unnest(CAST(string_to_array(?, ',') AS BIGINT[])) WITH ORDINALITY AS listed(id, place)
-- A page of a listing in one statement: %1 selects all that fit, with their places. Kinds of rows: 0 the account's
-- revision and all ids, 1 documents (the columns of summary_columns), 2 their invitations, 3 their files.
--: page_parts
WITH hits AS MATERIALIZED (%1), page AS MATERIALIZED (SELECT id, place FROM hits WHERE place > ? AND place <= ?)
SELECT (SELECT CAST(revision AS TEXT) FROM account WHERE id = ?), (SELECT string_agg(CAST(id AS TEXT), ',' ORDER BY place) FROM hits), NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0 AS kind, 0 AS place, 0 AS part, 0 AS id
UNION ALL SELECT CAST(d.id AS TEXT), d.guid, d.title, d.sender_name, d.sender_email, CAST(d.type AS TEXT), CAST(d.status AS TEXT), CAST(d.created AS TEXT), CAST(d.modified AS TEXT), CAST(d.sent AS TEXT), CAST(d.completed AS TEXT), CAST(d.folder_id AS TEXT), CAST(d.version AS TEXT), CAST(d.deleted AS TEXT), CAST(d.template_id AS TEXT), CAST(d.account_id AS TEXT), d.message, d.setting, 1, p.place, 0, 0 FROM page p JOIN document d ON d.id = p.id
UNION ALL SELECT CAST(i.id AS TEXT), i.guid, i.recipient_name, i.recipient_email, CAST(i.action_type AS TEXT), CAST(i.sequence AS TEXT), CAST(i.status AS TEXT), i.detail, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, p.place, i.position, 0 FROM page p JOIN invitation i ON i.document_id = p.id
UNION ALL SELECT CAST(f.id AS TEXT), CAST(f.sequence AS TEXT), f.name, CAST(f.size AS TEXT), f.sha256, f.extra, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 3, p.place, f.sequence, f.id FROM page p JOIN file f ON f.document_id = p.id
ORDER BY kind, place, part, id

-- A report's lines of the documents whose ids are given, separated by commas: each is looked up, for without
-- statistics the planner would read whole tables for a page.
--: report_lines
SELECT d.id, d.guid, d.title, d.status, d.created, d.sent, d.completed FROM unnest(CAST(string_to_array(?, ',') AS BIGINT[])) AS listed(id) JOIN document d ON d.id = listed.id AND d.deleted = 0
--: report_recipients
SELECT listed.id, i.recipient_name, i.recipient_email, i.action_type FROM unnest(CAST(string_to_array(?, ',') AS BIGINT[])) WITH ORDINALITY AS listed(id, place) CROSS JOIN LATERAL (SELECT position, recipient_name, recipient_email, action_type FROM invitation WHERE document_id = listed.id ORDER BY position) i ORDER BY listed.place, i.position
--: report_values
SELECT listed.id, t.name, t.type, t.text, t.style FROM unnest(CAST(string_to_array(?, ',') AS BIGINT[])) WITH ORDINALITY AS listed(id, place) CROSS JOIN LATERAL (SELECT position, name, type, CASE WHEN value = '' AND image IS NOT NULL THEN 'signed' ELSE value END AS text, CASE WHEN value = '' AND type IN (253, 254) THEN style ELSE '' END AS style FROM tag WHERE document_id = listed.id AND name <> '' ORDER BY position) t ORDER BY listed.place, t.position
