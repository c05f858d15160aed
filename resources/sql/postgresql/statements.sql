-- What PostgreSQL says differently: a statement of the same name in ../statements.sql is hidden by these.

--: file_insert
INSERT INTO file(id, document_id, sequence, name, size, sha256, pages, extra) VALUES (coalesce(?, nextval('file_id_seq')), ?, ?, ?, ?, ?, ?, ?) RETURNING id
--: invitation_insert
INSERT INTO invitation(id, document_id, position, guid, recipient_name, recipient_email, action_type, sequence, status, detail) VALUES (coalesce(?, nextval('invitation_id_seq')), ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id
--: tag_insert
INSERT INTO tag(id, document_id, position, name, group_name, type, page_index, invitation_index, x, y, width, height, mandatory, value, image, style, extra) VALUES (coalesce(?, nextval('tag_id_seq')), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id

--: outbox_queue
INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES (?, ?, ?, ?, ?) ON CONFLICT(kind, job_key) DO UPDATE SET not_before = least(outbox.not_before, excluded.not_before)
--: outbox_next
SELECT min(greatest(not_before, lease_until)) FROM outbox

--: blob_insert
INSERT INTO blob(sha256, size, stored) VALUES (?, ?, (extract(epoch FROM clock_timestamp()) * 1000)::bigint) ON CONFLICT(sha256) DO UPDATE SET stored = excluded.stored RETURNING (xmax = 0)::int
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

--: outbox_lanes_lock
SELECT pg_advisory_xact_lock(7367)
--: outbox_hold
SELECT id FROM outbox WHERE id = ? AND owner = ? FOR UPDATE

--: document_load_locked
SELECT id, account_id, guid, title, sender_name, sender_email, type, status, created, modified, sent, completed, folder_id, version, deleted, setting, template_id, message, extra FROM document WHERE id = ? FOR NO KEY UPDATE
--: folder_lock
SELECT pg_advisory_xact_lock(1229867860, ?::int)
--: folder_documents_lock
SELECT id FROM document WHERE folder_id = ? ORDER BY id FOR NO KEY UPDATE
--: blob_used_lock
LOCK TABLE file, artifact, attachment IN SHARE MODE

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
SELECT request_hash, status, body, content_type, created, effect, owner FROM idempotency WHERE account_id = ? AND request_key = ? FOR UPDATE

--: word_block_load
SELECT k.place, (SELECT w.bits FROM word_block w WHERE w.account_id = CAST(? AS BIGINT) AND w.word = k.word AND w.block = k.block) FROM unnest(string_to_array(?, ' '), string_to_array(?, ' ')::bigint[]) WITH ORDINALITY AS k(word, block, place)
--: word_block_save
INSERT INTO word_block(account_id, word, block, bits) SELECT CAST(? AS BIGINT), k.word, k.block, decode(k.bits, 'base64') FROM unnest(string_to_array(?, ' '), string_to_array(?, ' ')::bigint[], string_to_array(?, ' ')) AS k(word, block, bits) ON CONFLICT (account_id, word, block) DO UPDATE SET bits = excluded.bits
--: list_ids
SELECT string_agg(CAST(id AS TEXT), ',') FROM (%1) AS listed
--: among_ids
d.id = ANY(CAST(string_to_array(?, ',') AS BIGINT[]))
