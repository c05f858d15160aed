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
