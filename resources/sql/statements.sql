-- Named statements: each begins with a line `--: name`. Bound values are positional.

--: account_insert
INSERT INTO account(email, email_key, user_setting, notification_setting, spend_limit_cents, callback_secret) VALUES (?, ?, ?, ?, ?, ?)
--: account_list
SELECT id, email, disabled, password_hash, user_setting, notification_setting, documents_sent, charges_cents, callback_secret FROM account ORDER BY id
--: account_load
SELECT id, email, disabled, password_hash, user_setting, notification_setting, documents_sent, charges_cents, callback_secret FROM account WHERE id = ?
--: account_by_email
SELECT id, email, disabled, password_hash, user_setting, notification_setting, documents_sent, charges_cents, callback_secret FROM account WHERE email_key = ?
--: account_save
UPDATE account SET disabled = ?, user_setting = ?, notification_setting = ?, spend_limit_cents = ?, revision = revision + 1 WHERE id = ?
--: account_password
UPDATE account SET password_hash = ? WHERE id = ?
--: account_charge
UPDATE account SET charges_cents = charges_cents + ?, documents_sent = documents_sent + ? WHERE id = ? AND (spend_limit_cents IS NULL OR charges_cents + ? <= spend_limit_cents)
--: account_touch
UPDATE account SET revision = revision + 1 WHERE id = ?
--: account_revision
SELECT revision FROM account WHERE id = ?

--: key_insert
INSERT INTO api_key(account_id, name, hash, last_four, created, expires) VALUES (?, ?, ?, ?, ?, ?)
--: key_list
SELECT id, name, last_four, created, last_used, expires FROM api_key WHERE account_id = ? ORDER BY id
--: key_remove
DELETE FROM api_key WHERE account_id = ? AND id = ?
--: key_account
SELECT a.id, a.email, a.disabled, a.password_hash, a.user_setting, a.notification_setting, a.documents_sent, a.charges_cents, a.callback_secret, k.id, k.last_used FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.hash = ? AND (k.expires IS NULL OR k.expires > ?) AND a.disabled = 0
--: key_used
UPDATE api_key SET last_used = ? WHERE id = ?

--: session_insert
INSERT INTO session(cookie_hash, account_id, created, last_used) VALUES (?, ?, ?, ?)
--: session_load
SELECT account_id, last_used FROM session WHERE cookie_hash = ? AND last_used > ? AND created > ?
--: session_used
UPDATE session SET last_used = ? WHERE cookie_hash = ?
--: session_remove
DELETE FROM session WHERE cookie_hash = ?
--: session_clean
DELETE FROM session WHERE last_used <= ? OR created <= ?

--: folder_list
SELECT f.id, f.name, f.type, f.parent, f.account_id, f.meta_data, (SELECT count(*) FROM document d WHERE d.folder_id = f.id AND d.deleted = 0) FROM folder f WHERE f.account_id = ? AND f.type = ? ORDER BY f.name_key
--: folder_load
SELECT f.id, f.name, f.type, f.parent, f.account_id, f.meta_data, (SELECT count(*) FROM document d WHERE d.folder_id = f.id AND d.deleted = 0) FROM folder f WHERE f.account_id = ? AND f.id = ?
--: folder_insert
INSERT INTO folder(account_id, type, parent, name, name_key, meta_data) VALUES (?, ?, ?, ?, ?, ?)
--: folder_update
UPDATE folder SET parent = ?, name = ?, name_key = ?, meta_data = ? WHERE account_id = ? AND id = ?
--: folder_sibling
SELECT id FROM folder WHERE account_id = ? AND type = ? AND coalesce(parent, 0) = ? AND name_key = ? AND id <> ?
--: folder_documents_up
UPDATE document SET folder_id = ?, version = version + 1 WHERE folder_id = ?
--: folder_children
SELECT id, name FROM folder WHERE account_id = ? AND parent = ?
--: folder_move
UPDATE folder SET parent = ?, name = ?, name_key = ? WHERE id = ?
--: folder_remove
DELETE FROM folder WHERE account_id = ? AND id = ?

--: document_insert
INSERT INTO document(account_id, guid, title, title_key, sender_name, sender_email, type, status, created, modified, sent, completed, expires, folder_id, version, deleted, setting, template_id, message, extra, search) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
--: document_update
UPDATE document SET title = ?, title_key = ?, sender_name = ?, sender_email = ?, type = ?, status = ?, modified = ?, sent = ?, completed = ?, expires = ?, folder_id = ?, version = version + 1, deleted = ?, setting = ?, template_id = ?, message = ?, extra = ?, search = ? WHERE id = ? AND version = ?
--: document_exists
SELECT version FROM document WHERE id = ?
--: document_load
SELECT id, account_id, guid, title, sender_name, sender_email, type, status, created, modified, sent, completed, folder_id, version, deleted, setting, template_id, message, extra FROM document WHERE id = ?
--: document_tombstone
SELECT account_id FROM tombstone WHERE document_id = ?
--: document_by_invitation
SELECT document_id FROM invitation WHERE guid = ?
--: document_overdue
SELECT id FROM document WHERE status = 52 AND expires <= ? ORDER BY expires LIMIT ?
--: document_remove
DELETE FROM document WHERE id = ?
--: tombstone_insert
INSERT INTO tombstone(document_id, account_id, guid, title) SELECT id, account_id, guid, title FROM document WHERE id = ? AND account_id = ?
--: summary_columns
d.id, d.guid, d.title, d.sender_name, d.sender_email, d.type, d.status, d.created, d.modified, d.sent, d.completed, d.folder_id, d.version, d.deleted, d.template_id, d.account_id, d.message, d.setting

--: file_list
SELECT id, sequence, name, size, sha256, pages, extra FROM file WHERE document_id = ? ORDER BY sequence, id
--: file_insert
INSERT INTO file(id, document_id, sequence, name, size, sha256, pages, extra) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
--: file_clear
DELETE FROM file WHERE document_id = ?

--: invitation_list
SELECT id, guid, recipient_name, recipient_email, action_type, sequence, status, detail FROM invitation WHERE document_id = ? ORDER BY position
--: invitation_insert
INSERT INTO invitation(id, document_id, position, guid, recipient_name, recipient_email, action_type, sequence, status, detail) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
--: invitation_clear
DELETE FROM invitation WHERE document_id = ?

--: tag_list
SELECT id, name, group_name, type, page_index, invitation_index, x, y, width, height, mandatory, value, image, style, extra FROM tag WHERE document_id = ? ORDER BY position
--: tag_insert
INSERT INTO tag(id, document_id, position, name, group_name, type, page_index, invitation_index, x, y, width, height, mandatory, value, image, style, extra) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
--: tag_clear
DELETE FROM tag WHERE document_id = ?

--: history_list
SELECT time, event, actor, address, user_agent, detail, hash FROM history WHERE document_id = ? ORDER BY id
--: history_count
SELECT count(*) FROM history WHERE document_id = ?
--: history_insert
INSERT INTO history(document_id, time, event, actor, address, user_agent, detail, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?)

--: artifact_clear
DELETE FROM artifact WHERE document_id = ?
--: artifact_insert
INSERT INTO artifact(document_id, kind, file_id, name, sha256, size) VALUES (?, ?, ?, ?, ?, ?)
--: artifact_list
SELECT a.kind, a.file_id, a.name, a.sha256, a.size FROM artifact a LEFT JOIN file f ON f.id = a.file_id WHERE a.document_id = ? ORDER BY a.kind DESC, f.sequence

--: blob_used
SELECT sha256 FROM file UNION ALL SELECT sha256 FROM artifact

--: outbox_queue
INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES (?, ?, ?, ?, ?) ON CONFLICT(kind, job_key) DO UPDATE SET not_before = min(not_before, excluded.not_before)
--: outbox_take
UPDATE outbox SET owner = ?, lease_until = ?, tries = tries + 1 WHERE id = ?
--: outbox_done
DELETE FROM outbox WHERE id = ?
--: outbox_retry
UPDATE outbox SET owner = '', lease_until = 0, not_before = ?, last_error = ? WHERE id = ?
--: outbox_next
SELECT min(max(not_before, lease_until)) FROM outbox
--: outbox_document
SELECT id, kind, job_key, document_id, payload, tries, not_before, last_error FROM outbox WHERE document_id = ? ORDER BY id
--: outbox_release
UPDATE outbox SET owner = '', lease_until = 0 WHERE substr(owner, 1, length(?)) = ?

--: delivery_insert
INSERT INTO delivery(id, document_id, part, url, state, tries) VALUES (?, ?, ?, ?, ?, ?)
--: delivery_update
UPDATE delivery SET url = ?, state = ?, tries = ? WHERE id = ?
--: delivery_load
SELECT id, document_id, part, url, state, tries FROM delivery WHERE id = ?
--: delivery_list
SELECT id, document_id, part, url, state, tries FROM delivery WHERE document_id = ? ORDER BY part

--: idempotency_load
SELECT request_hash, status, body, content_type, created, effect FROM idempotency WHERE account_id = ? AND request_key = ?
--: idempotency_insert
INSERT INTO idempotency(account_id, request_key, request_hash, created, owner) VALUES (?, ?, ?, ?, ?)
--: idempotency_finish
UPDATE idempotency SET status = ?, body = ?, content_type = ? WHERE account_id = ? AND request_key = ?
--: idempotency_forget
DELETE FROM idempotency WHERE account_id = ? AND request_key = ?
--: idempotency_effect
UPDATE idempotency SET effect = effect || ? WHERE account_id = ? AND request_key = ?
--: idempotency_release
DELETE FROM idempotency WHERE status = 0 AND effect = '' AND substr(owner, 1, length(?)) = ?
--: idempotency_clean
DELETE FROM idempotency WHERE created < ?

--: draft_write
INSERT INTO draft(profile, document_id, base_version, body) VALUES (?, ?, ?, ?) ON CONFLICT(profile, document_id) DO UPDATE SET base_version = excluded.base_version, body = excluded.body
--: draft_read
SELECT profile, document_id, base_version, body FROM draft WHERE profile = ? AND document_id = ?
--: draft_all
SELECT profile, document_id, base_version, body FROM draft WHERE profile = ? ORDER BY document_id
--: draft_remove
DELETE FROM draft WHERE profile = ? AND document_id = ?
--: fact_write
INSERT INTO fact(name, value) VALUES (?, ?) ON CONFLICT(name) DO UPDATE SET value = excluded.value
--: fact_read
SELECT value FROM fact WHERE name = ?
--: fact_forget
DELETE FROM fact WHERE substr(name, 1, length(?)) = ?
--: listing_write
INSERT INTO listing(profile, query, body) VALUES (?, ?, ?) ON CONFLICT(profile, query) DO UPDATE SET body = excluded.body
--: listing_read
SELECT body FROM listing WHERE profile = ? AND query = ?
