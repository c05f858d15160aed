-- Named statements for all dialects. Each begins with a line `--: name`, and is overridden by a statement of the same
-- name in sqlite/statements.sql or postgresql/statements.sql.
-- Columns of results are read by name: name expressions with AS. Values are bound in the order of the question marks,
-- or by name: `:name`. In `INSERT INTO t(a, b) VALUES (*)` the star stands for `:a, :b`.
-- `{name}` stands for the text of that name, or for a code of the contract (app/store/database/statements.cpp).
-- Bare numbers compared with `state` and `decision` are those of the journals: StackJournal::State and Decision
-- (signing_stack), BulkJournal::RunState (bulk_run) and RowState (bulk_row).

--: account_columns
id, email, disabled, password_hash, user_setting, notification_setting, documents_sent, charges_cents, callback_secret
--: account_insert
INSERT INTO account(email, email_key, user_setting, notification_setting, spend_limit_cents, callback_secret) VALUES (*) RETURNING id
--: account_list
SELECT {account_columns} FROM account ORDER BY id
--: account_load
SELECT {account_columns} FROM account WHERE id = ?
--: account_by_email
SELECT {account_columns} FROM account WHERE email_key = ?
--: account_save
UPDATE account SET disabled = ?, user_setting = ?, notification_setting = ?, spend_limit_cents = ?, revision = revision + 1 WHERE id = ?
--: account_password
UPDATE account SET password_hash = ? WHERE id = ?
--: account_disable
UPDATE account SET disabled = ?, revision = revision + 1 WHERE id = ?
--: account_charge
UPDATE account SET charges_cents = charges_cents + :cents, documents_sent = documents_sent + :documents WHERE id = :id AND (spend_limit_cents IS NULL OR charges_cents + :cents <= spend_limit_cents)
--: charge_insert
INSERT INTO charge(account_id, time, cents, documents, document_id, template_id, key_id, key_name, key_last_four, run, request_key) VALUES (*)
--: run_keep
INSERT INTO document_run(document_id, run) VALUES (?, ?)
--: run_load
SELECT run FROM document_run WHERE document_id = ?
--: charge_key
SELECT name, last_four FROM api_key WHERE account_id = ? AND id = ?
--: charge_rest
SELECT spend_limit_cents - charges_cents AS rest FROM account WHERE id = ?
--: charge_of_request
SELECT id FROM charge WHERE account_id = :account_id AND request_key = :request_key AND time > :since LIMIT 1
--: charge_repeat
UPDATE charge SET repeats = repeats + 1, last_repeat = :now WHERE account_id = :account_id AND request_key = :request_key AND time > :since
--: charge_inside
WITH RECURSIVE inside(id) AS (SELECT id FROM folder WHERE account_id = :account_id AND id = :folder_id UNION SELECT f.id FROM folder f JOIN inside i ON f.parent = i.id) SELECT id FROM inside
--: charge_visible
c.account_id = :account_id AND c.time >= :from_time AND c.time < :to_time AND (CAST(:folder_id AS BIGINT) = 0 OR c.document_id IN (SELECT v.id FROM document v WHERE v.account_id = :account_id AND v.folder_id IN ({charge_inside})))
--: charge_sums
CAST(coalesce(sum(c.documents), 0) AS BIGINT) AS documents, CAST(coalesce(sum(c.cents), 0) AS BIGINT) AS cents, CAST(coalesce(sum(c.repeats), 0) AS BIGINT) AS repeats
--: charge_template_title
CASE WHEN CAST(:folder_id AS BIGINT) = 0 OR m.folder_id IN ({charge_inside}) THEN coalesce(m.title, mt.title, '') ELSE '' END
--: charge_total
SELECT count(*) AS charges, min(c.time) AS first_time, max(c.time) AS last_time, {charge_sums} FROM charge c WHERE {charge_visible}
--: charge_by_key
SELECT coalesce(c.key_id, 0) AS key_id, max(c.key_name) AS key_name, max(c.key_last_four) AS key_last_four, {charge_sums} FROM charge c WHERE {charge_visible} GROUP BY coalesce(c.key_id, 0) ORDER BY max(c.key_name), coalesce(c.key_id, 0)
--: charge_by_template
SELECT g.template_id, g.documents, g.cents, g.repeats, {charge_template_title} AS template_title FROM (SELECT coalesce(c.template_id, 0) AS template_id, {charge_sums} FROM charge c WHERE {charge_visible} GROUP BY coalesce(c.template_id, 0)) g LEFT JOIN document m ON m.id = g.template_id LEFT JOIN tombstone mt ON mt.document_id = g.template_id ORDER BY g.cents DESC, g.template_id
--: charge_list
SELECT c.id, c.time, c.cents, c.documents, c.document_id, c.template_id, c.key_id, c.key_name, c.key_last_four, c.run, c.repeats, c.last_repeat, coalesce(d.title, dt.title, '') AS title, {charge_template_title} AS template_title FROM charge c LEFT JOIN document d ON d.id = c.document_id LEFT JOIN tombstone dt ON dt.document_id = c.document_id LEFT JOIN document m ON m.id = c.template_id LEFT JOIN tombstone mt ON mt.document_id = c.template_id WHERE {charge_visible} AND (c.time < :last_time OR c.id < :last_id) ORDER BY c.time DESC, c.id DESC LIMIT :row_count OFFSET :first_row
--: account_usage
SELECT (SELECT coalesce(sum(documents), 0) FROM document_count WHERE account_id = :id) AS documents, (SELECT coalesce(sum(bytes), 0) FROM account_storage WHERE account_id = :id) AS bytes
--: account_usage_over
SELECT a.id, coalesce(c.documents, 0) AS documents, coalesce(s.bytes, 0) AS bytes FROM account a LEFT JOIN (SELECT account_id, sum(documents) AS documents FROM document_count GROUP BY account_id) c ON c.account_id = a.id LEFT JOIN account_storage s ON s.account_id = a.id WHERE coalesce(c.documents, 0) > ? OR coalesce(s.bytes, 0) > ? ORDER BY a.id LIMIT ?
--: account_touch
UPDATE account SET revision = revision + 1 WHERE id = ?
--: account_revision
SELECT revision FROM account WHERE id = ?

--: key_insert
INSERT INTO api_key(account_id, name, hash, last_four, created, expires, scopes, folder_id) VALUES (*) RETURNING id
--: key_list
SELECT id, name, last_four, created, last_used, last_deprecated_use, expires, scopes, folder_id FROM api_key WHERE account_id = ? ORDER BY id
--: key_remove
DELETE FROM api_key WHERE account_id = ? AND id = ?
--: account_secret
UPDATE account SET callback_secret = ?, revision = revision + 1 WHERE id = ?
--: key_expire
UPDATE api_key SET expires = ? WHERE account_id = ? AND id = ?
--: key_used
UPDATE api_key SET last_used = :time WHERE id = :id AND (last_used IS NULL OR last_used < :time)
--: key_used_deprecated
UPDATE api_key SET last_deprecated_use = :time WHERE id = :id AND (last_deprecated_use IS NULL OR last_deprecated_use < :time)
--: key_state
SELECT k.id, k.account_id, a.revision, k.last_used, k.last_deprecated_use, k.scopes, k.folder_id FROM api_key k JOIN account a ON a.id = k.account_id WHERE k.hash = ? AND (k.expires IS NULL OR k.expires > ?) AND a.disabled = 0

--: login_failures
SELECT count(*) AS failures, min(time) AS oldest FROM login_failure WHERE subject = ? AND time > ?
--: login_failure_insert
INSERT INTO login_failure(subject, time) VALUES (?, ?)
--: login_failure_clean
DELETE FROM login_failure WHERE time <= ?
--: login_failure_forget
DELETE FROM login_failure WHERE subject = ?

--: session_insert
INSERT INTO session(cookie_hash, account_id, created, last_used, key_id) VALUES (*)
--: session_load
SELECT s.account_id, s.last_used, s.key_id, k.scopes, k.folder_id, k.last_deprecated_use FROM session s LEFT JOIN api_key k ON k.id = s.key_id WHERE s.cookie_hash = :cookie_hash AND s.last_used > :used AND s.created > :created AND (s.key_id IS NULL OR k.expires IS NULL OR k.expires > :now)
--: session_used
UPDATE session SET last_used = ? WHERE cookie_hash = ?
--: session_remove
DELETE FROM session WHERE cookie_hash = ?
--: session_end
DELETE FROM session WHERE account_id = ?
--: session_clean
DELETE FROM session WHERE last_used <= ? OR created <= ?

--: folder_columns
f.id, f.name, f.type, f.parent, f.account_id, f.meta_data, (SELECT coalesce(sum(c.documents), 0) FROM document_count c WHERE c.folder_id = f.id AND c.deleted = 0) AS documents
--: folder_list
SELECT {folder_columns} FROM folder f WHERE f.account_id = ? AND (f.type = ? OR f.type NOT IN ({documents}, {templates})) ORDER BY f.name_key
--: folder_load
SELECT {folder_columns} FROM folder f WHERE f.account_id = ? AND f.id = ?
--: folder_inside
WITH RECURSIVE inside(id) AS (SELECT id FROM folder WHERE account_id = ? AND id = ? UNION SELECT f.id FROM folder f JOIN inside i ON f.parent = i.id) SELECT id FROM inside ORDER BY id
--: folder_insert
INSERT INTO folder(account_id, type, parent, name, name_key, meta_data) VALUES (*) RETURNING id
--: folder_update
UPDATE folder SET parent = :parent, name = :name, name_key = :name_key, meta_data = :meta_data WHERE account_id = :account_id AND id = :id
--: folder_sibling
SELECT id FROM folder WHERE account_id = :account_id AND type = :type AND coalesce(parent, 0) = :parent AND name_key = :name_key AND id <> :id
--: folder_documents_up
UPDATE document SET folder_id = ?, version = version + 1 WHERE folder_id = ?
--: folder_children
SELECT id, name FROM folder WHERE account_id = ? AND parent = ?
--: folder_move
UPDATE folder SET parent = ?, name = ?, name_key = ? WHERE id = ?
--: folder_remove
DELETE FROM folder WHERE account_id = ? AND id = ?

--: summary_columns
d.id, d.guid, d.title, d.sender_name, d.sender_email, d.type, d.status, d.created, d.modified, d.sent, d.completed, d.folder_id, d.version, d.deleted, d.template_id, d.account_id, d.message, d.setting, d.data
--: document_insert
INSERT INTO document(account_id, guid, title, title_key, sender_name, sender_email, type, status, created, modified, sent, completed, expires, last_action, folder_id, version, deleted, setting, template_id, message, data, extra, search) VALUES (*) RETURNING id, guid
--: document_update
UPDATE document SET title = :title, title_key = :title_key, sender_name = :sender_name, sender_email = :sender_email, type = :type, status = :status, modified = :modified, sent = :sent, completed = :completed, expires = :expires, last_action = :last_action, folder_id = :folder_id, version = version + 1, deleted = :deleted, setting = :setting, template_id = :template_id, message = :message, data = :data, extra = :extra, search = :search WHERE id = :id AND version = :expected_version
--: document_version
SELECT version, deleted, status, type, folder_id, data FROM document WHERE id = ?
--: document_load
SELECT {summary_columns}, d.extra FROM document d WHERE d.id = ?
-- The data of a document by name, for searching; `data` of its row has the same for reading.
--: document_data_clear
DELETE FROM document_data WHERE document_id = ?
--: document_data_insert
INSERT INTO document_data(document_id, account_id, name, value) VALUES (*)
--: document_tombstone
SELECT account_id FROM tombstone WHERE document_id = ?
--: document_by_invitation
SELECT document_id FROM invitation WHERE guid = ?
--: document_overdue
SELECT id FROM document WHERE status = {in_progress} AND expires <= ? ORDER BY expires LIMIT ?
--: document_remove
DELETE FROM document WHERE id = ?
--: tombstone_insert
INSERT INTO tombstone(document_id, account_id, guid, title) SELECT id, account_id, guid, title FROM document WHERE id = ? AND account_id = ?

--: document_search
SELECT search, content, deleted, status, modified FROM document WHERE id = ?
--: word_sources
SELECT id, title, search FROM document ORDER BY id
--: word_source_save
UPDATE document SET search = ? WHERE id = ?
--: content_unread
SELECT id FROM document WHERE status = 53 AND content IS NULL AND id < ? ORDER BY id DESC LIMIT ?
--: content_save
UPDATE document SET content = ? WHERE id = ? RETURNING account_id
--: word_rows
SELECT id, account_id, search, content, deleted, status, modified FROM document WHERE id > ? ORDER BY id LIMIT ?
--: word_documents
SELECT id, account_id, search, content, deleted, status, modified, title FROM document WHERE id >= ? AND id < ? ORDER BY id
--: word_people
SELECT document_id, recipient_name, recipient_email FROM invitation WHERE document_id >= ? AND document_id < ? ORDER BY document_id, position
--: word_next_document
SELECT min(id) AS id FROM document WHERE id >= ?
--: word_next_block
SELECT min(block) AS block FROM word_block WHERE block >= ?
--: word_block_all
SELECT account_id, word, block, bits FROM word_block WHERE block >= ? AND block < ?
--: word_block_clear
DELETE FROM word_block
--: word_block_remove
DELETE FROM word_block WHERE account_id = ? AND word = ? AND block = ?
--: word_block_range
SELECT block, bits FROM word_block WHERE account_id = ? AND word >= ? AND word < ? LIMIT ?

--: file_columns
id, sequence, name, size, sha256, extra
--: file_list
SELECT {file_columns}, pages FROM file WHERE document_id = ? ORDER BY sequence, id
--: file_insert
INSERT INTO file({file_columns}, document_id, pages) VALUES (*) RETURNING id, document_id, sequence
--: file_clear
DELETE FROM file WHERE document_id = ?

--: invitation_columns
id, guid, recipient_name, recipient_email, action_type, sequence, status, detail
--: invitation_list
SELECT {invitation_columns} FROM invitation WHERE document_id = ? ORDER BY position
--: invitation_insert
INSERT INTO invitation({invitation_columns}, document_id, position) VALUES (*) RETURNING id, guid
--: invitation_clear
DELETE FROM invitation WHERE document_id = ?

--: tag_columns
id, name, group_name, type, page_index, invitation_index, x, y, width, height, mandatory, value, style
--: tag_list
SELECT {tag_columns}, image, extra FROM tag WHERE document_id = ? ORDER BY position
--: tag_insert
INSERT INTO tag({tag_columns}, document_id, position, image, extra, custom_field) VALUES (*) RETURNING id
--: tag_clear
DELETE FROM tag WHERE document_id = ?
-- The column has references that follow their definition only (followsCustomFields).
--: tag_fields_sent
UPDATE tag SET custom_field = NULL WHERE document_id = ? AND custom_field IS NOT NULL

--: custom_field_list
SELECT name, type, style, default_value, removed FROM custom_field WHERE account_id = ? ORDER BY position, name
--: custom_field_clear
DELETE FROM custom_field WHERE account_id = ?
--: custom_field_insert
INSERT INTO custom_field(account_id, name, position, removed, type, style, default_value) VALUES (*)
--: custom_field_counts
SELECT t.custom_field AS name, count(DISTINCT CASE WHEN d.type <> {document} THEN d.id END) AS templates, count(DISTINCT CASE WHEN d.type = {document} THEN d.id END) AS drafts FROM tag t JOIN document d ON d.id = t.document_id WHERE d.account_id = ? AND t.custom_field IS NOT NULL GROUP BY t.custom_field
--: custom_field_templates
SELECT DISTINCT d.title_key, d.id, d.title FROM tag t JOIN document d ON d.id = t.document_id WHERE d.account_id = ? AND t.custom_field = ? AND d.type <> {document} ORDER BY d.title_key, d.id LIMIT ?
--: custom_field_values
SELECT DISTINCT t.value FROM tag t JOIN document d ON d.id = t.document_id WHERE d.account_id = ? AND t.custom_field = ? AND t.value <> ''

--: history_columns
time, event, actor, address, user_agent, detail, hash, reason, args
--: history_list
SELECT {history_columns} FROM history WHERE document_id = ? ORDER BY id
--: history_all
SELECT document_id, {history_columns} FROM history ORDER BY document_id, id
--: history_insert
INSERT INTO history(document_id, {history_columns}) VALUES (*)

--: artifact_clear
DELETE FROM artifact WHERE document_id = ?
--: artifact_insert
INSERT INTO artifact(document_id, kind, file_id, name, sha256, size) VALUES (*)
--: artifact_list
SELECT a.kind, a.file_id, a.name, a.sha256, a.size FROM artifact a LEFT JOIN file f ON a.kind = 'signed' AND f.id = a.file_id AND f.document_id = a.document_id WHERE a.document_id = ? ORDER BY a.kind DESC, f.sequence, a.file_id

--: blob_used
SELECT sha256 FROM file UNION ALL SELECT sha256 FROM artifact UNION ALL SELECT sha256 FROM attachment UNION ALL SELECT sha256 FROM paper_scan UNION ALL SELECT sha256 FROM prepared_file

--: job_columns
id, kind, job_key, document_id, payload, tries, not_before, last_error
--: outbox_queue
INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES (*) ON CONFLICT(kind, job_key) DO UPDATE SET not_before = min(not_before, excluded.not_before) RETURNING coalesce((SELECT d.account_id FROM document d WHERE d.id = outbox.document_id), 0) AS account_id
--: outbox_queue_behind
INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES (*) ON CONFLICT(kind, job_key) DO UPDATE SET not_before = outbox.not_before RETURNING coalesce((SELECT d.account_id FROM document d WHERE d.id = outbox.document_id), 0) AS account_id
--: outbox_lane
UPDATE outbox SET lane = ?, account_id = ? WHERE kind = ? AND job_key = ?
--: outbox_lanes_lock
SELECT 1
--: outbox_due_accounts
WITH RECURSIVE accounts(id) AS (SELECT (SELECT min(account_id) FROM outbox WHERE kind = :kind) UNION ALL SELECT (SELECT min(o.account_id) FROM outbox o WHERE o.kind = :kind AND o.account_id > accounts.id) FROM accounts WHERE accounts.id IS NOT NULL)
SELECT a.id, (SELECT w.not_before FROM outbox w WHERE w.kind = :kind AND w.account_id = a.id AND w.not_before <= :now AND w.lease_until <= :now ORDER BY w.not_before LIMIT 1) AS since FROM accounts a WHERE a.id IS NOT NULL
--: outbox_held_by_accounts
SELECT account_id, count(*) AS held, sum(CASE WHEN owner = ? THEN 1 ELSE 0 END) AS own FROM outbox WHERE kind = ? AND lease_until > ? GROUP BY account_id
--: outbox_lanes
WITH RECURSIVE lanes(lane) AS (SELECT (SELECT min(lane) FROM outbox WHERE kind = :kind AND account_id = :account_id) UNION ALL SELECT (SELECT min(o.lane) FROM outbox o WHERE o.kind = :kind AND o.account_id = :account_id AND o.lane > lanes.lane) FROM lanes WHERE lanes.lane IS NOT NULL)
SELECT due.lane, due.held FROM (SELECT l.lane, (SELECT count(*) FROM outbox h WHERE h.kind = :kind AND h.lane = l.lane AND h.lease_until > :now) AS held FROM lanes l WHERE l.lane IS NOT NULL AND EXISTS (SELECT 1 FROM outbox w WHERE w.kind = :kind AND w.account_id = :account_id AND w.lane = l.lane AND w.not_before <= :now AND w.lease_until <= :now)) AS due WHERE due.held < :per_lane LIMIT :lanes
--: outbox_lane_due
SELECT {job_columns} FROM outbox WHERE kind = :kind AND account_id = :account_id AND lane = :lane AND not_before <= :now AND lease_until <= :now ORDER BY not_before, id LIMIT :jobs
--: outbox_take_free
UPDATE outbox SET owner = ?, lease_until = ?, tries = tries + 1 WHERE id = ? AND lease_until <= ?
--: outbox_hold
SELECT id FROM outbox WHERE id = ? AND owner = ?
--: outbox_renew
UPDATE outbox SET lease_until = ? WHERE id = ? AND owner = ?
--: outbox_next_of
SELECT min(due.moment) AS moment FROM (SELECT (SELECT not_before FROM outbox WHERE kind = :kind AND lease_until <= :now ORDER BY not_before LIMIT 1) AS moment UNION ALL SELECT (SELECT lease_until FROM outbox WHERE kind = :kind AND lease_until > :now ORDER BY lease_until LIMIT 1) AS moment) AS due
--: outbox_take
UPDATE outbox SET owner = ?, lease_until = ?, tries = tries + 1 WHERE id = (%1) RETURNING {job_columns}
--: outbox_done
DELETE FROM outbox WHERE id = ?
--: outbox_retry
UPDATE outbox SET owner = '', lease_until = 0, not_before = ?, last_error = ?, tries = tries - ? WHERE id = ?
--: outbox_hurry
UPDATE outbox SET not_before = :now WHERE kind = :kind AND not_before > :now
--: outbox_next
SELECT min(max(not_before, lease_until)) AS moment FROM outbox
--: outbox_waiting
SELECT kind, count(*) AS jobs, min(not_before) AS oldest FROM outbox GROUP BY kind
--: outbox_document
SELECT {job_columns} FROM outbox WHERE document_id = ? ORDER BY id
--: outbox_release
UPDATE outbox SET owner = '', lease_until = 0 WHERE substr(owner, 1, length(:owner_prefix)) = :owner_prefix

--: chain_digest_columns
number, made, last_entry, content, signature
--: chain_digest_list
SELECT {chain_digest_columns} FROM chain_digest WHERE number > ? ORDER BY number
--: chain_digest_last
SELECT {chain_digest_columns} FROM chain_digest ORDER BY number DESC LIMIT 1
--: chain_digest_insert
INSERT INTO chain_digest({chain_digest_columns}) VALUES (*) ON CONFLICT DO NOTHING
--: chain_digest_heads
SELECT h.document_id, h.hash FROM history h WHERE h.id IN (SELECT max(g.id) FROM history g WHERE g.id > ? AND g.id <= ? GROUP BY g.document_id) ORDER BY h.document_id
--: chain_digest_reach
SELECT coalesce(max(id), 0) AS last_entry FROM history WHERE id > ? AND time <= ?

--: mail_columns
document_id, mail_key, invitation, notice, sent, error, time, letter, address
--: mail_note
INSERT INTO mail({mail_columns}) VALUES (*) ON CONFLICT(document_id, mail_key) DO UPDATE SET sent = excluded.sent, error = excluded.error, time = excluded.time, letter = excluded.letter, address = excluded.address
--: mail_of_letter
SELECT {mail_columns} FROM mail WHERE letter = ? AND letter <> ''
--: mailbox_load
SELECT validity, last_uid FROM mailbox WHERE name = ?
--: mailbox_save
INSERT INTO mailbox(name, validity, last_uid) VALUES (?, ?, ?) ON CONFLICT(name) DO UPDATE SET validity = excluded.validity, last_uid = excluded.last_uid
--: mail_list
SELECT {mail_columns} FROM mail WHERE document_id = ? ORDER BY time, mail_key

--: delivery_columns
v.id, v.document_id, v.part, v.url, v.state, v.tries, v.created, v.attempts, v.subscription_id, v.event_number, v.event_type
--: delivery_insert
INSERT INTO delivery(id, document_id, part, url, state, tries, created, attempts, subscription_id, event_number, event_type) VALUES (*)
--: delivery_update
UPDATE delivery SET url = :url, state = :state, tries = :tries, attempts = :attempts WHERE id = :id
--: delivery_load
SELECT {delivery_columns} FROM delivery v WHERE v.id = ?
--: delivery_list
SELECT {delivery_columns} FROM delivery v WHERE v.document_id = ? ORDER BY v.event_number NULLS FIRST, v.part, v.id
--: delivery_waiting
SELECT {delivery_columns} FROM delivery v WHERE v.document_id = ? AND v.subscription_id IS NULL AND v.state = 'waiting' ORDER BY v.part
--: delivery_waiting_events
SELECT {delivery_columns} FROM delivery v WHERE v.subscription_id = ? AND v.state = 'waiting' AND v.document_id = ? ORDER BY v.event_number, v.created, v.id
--: delivery_delivered_since
SELECT v.id FROM delivery v WHERE v.subscription_id = ? AND v.state = 'delivered' AND v.created > ? LIMIT 1
--: delivery_source
FROM delivery v LEFT JOIN document d ON d.id = v.document_id LEFT JOIN event_subscription s ON s.id = v.subscription_id WHERE coalesce(s.account_id, d.account_id) = :account_id
--: delivery_newest
AND (v.created, v.document_id, v.part, coalesce(v.event_number, 0), v.id) < (:created, :document_id, :part, :event_number, :id) ORDER BY v.created DESC, v.document_id DESC, v.part DESC, coalesce(v.event_number, 0) DESC, v.id DESC LIMIT :row_count OFFSET :first_row
--: delivery_account
SELECT {delivery_columns}, coalesce(d.title, '') AS title {delivery_source} {delivery_newest}
--: delivery_account_state
SELECT {delivery_columns}, coalesce(d.title, '') AS title {delivery_source} AND v.state = :state {delivery_newest}

--: event_columns
number, type, time, document_id, guid, title, status, folder_id, template_id, data, actor, detail, hash, invitation_id, recipient_name, recipient_email
--: event_take_numbers
UPDATE account SET event_number = event_number + :count WHERE id = :account_id RETURNING event_number
--: event_last_number
SELECT event_number, (SELECT min(e.number) FROM event e WHERE e.account_id = account.id) AS oldest FROM account WHERE id = ?
-- Times may decrease where numbers increase. The plus sign keeps planners from walking all events by number.
--: event_first_since
SELECT number FROM event WHERE account_id = ? AND time >= ? ORDER BY +number LIMIT 1
--: event_insert
INSERT INTO event(account_id, {event_columns}) VALUES (*)
--: event_load
SELECT {event_columns} FROM event WHERE account_id = ? AND number = ?
--: event_list
SELECT e.number, e.type, e.time, e.document_id, e.guid, e.title, e.status, e.folder_id, e.template_id, e.data, e.actor, e.detail, e.hash, e.invitation_id, e.recipient_name, e.recipient_email FROM event e LEFT JOIN document d ON d.id = e.document_id WHERE e.account_id = :account_id AND e.number > :after AND e.number <= :last AND e.document_id <> 0 AND (CAST(:folder_id AS BIGINT) = 0 OR CASE WHEN d.id IS NULL THEN e.folder_id ELSE d.folder_id END IN ({charge_inside})) ORDER BY e.number LIMIT :row_count
--: event_old
SELECT account_id, max(number) AS number FROM event WHERE time < ? GROUP BY account_id
--: event_remove
DELETE FROM event WHERE account_id = ? AND number <= ?
--: event_remove_deliveries
DELETE FROM delivery WHERE subscription_id IN (SELECT s.id FROM event_subscription s WHERE s.account_id = ?) AND event_number <= ?
--: event_remove_tests
DELETE FROM delivery WHERE subscription_id IN (SELECT s.id FROM event_subscription s) AND event_number IS NULL AND created < ?

--: event_subscription_columns
id, account_id, url, lane, types, folder_id, created, paused, pause_reason
--: event_subscription_insert
INSERT INTO event_subscription(account_id, url, lane, types, folder_id, created) VALUES (*) RETURNING id
--: event_subscription_list
SELECT {event_subscription_columns} FROM event_subscription WHERE account_id = ? ORDER BY id
--: event_subscription_any
SELECT 1 AS known FROM event_subscription WHERE account_id = ? LIMIT 1
--: event_subscription_load
SELECT {event_subscription_columns} FROM event_subscription WHERE id = ?
--: event_subscription_pause
UPDATE event_subscription SET paused = :paused, pause_reason = :pause_reason WHERE id = :id
--: event_subscription_remove
DELETE FROM event_subscription WHERE account_id = ? AND id = ?
--: event_subscription_remove_deliveries
DELETE FROM delivery WHERE subscription_id = ?
--: event_subscription_reopen
UPDATE delivery SET state = 'waiting', attempts = 0 WHERE subscription_id = ? AND state IN ('waiting', 'failed')
--: event_subscription_queue
INSERT INTO outbox(kind, job_key, document_id, payload, not_before, lane, account_id) SELECT 'callback', CAST(w.document_id AS TEXT) || '/' || CAST(w.subscription_id AS TEXT), w.document_id, CAST(:payload AS TEXT), CAST(:now AS BIGINT), CAST(:lane AS TEXT), CAST(:account_id AS BIGINT) FROM (SELECT DISTINCT document_id, subscription_id FROM delivery WHERE subscription_id = :subscription_id AND state IN ('waiting', 'failed')) AS w WHERE true ORDER BY w.document_id ON CONFLICT(kind, job_key) DO UPDATE SET not_before = CASE WHEN outbox.not_before < excluded.not_before THEN outbox.not_before ELSE excluded.not_before END
--: event_replay
UPDATE delivery SET state = 'waiting', attempts = 0, url = ? WHERE subscription_id = ? AND event_number = ?

--: idempotency_load
SELECT request_hash, status, body, content_type, created, effect, owner, location FROM idempotency WHERE account_id = ? AND request_key = ?
--: idempotency_insert
INSERT INTO idempotency(account_id, request_key, request_hash, created, owner) VALUES (*) ON CONFLICT(account_id, request_key) DO NOTHING
--: idempotency_finish
UPDATE idempotency SET status = :status, body = :body, content_type = :content_type, location = :location WHERE account_id = :account_id AND request_key = :request_key AND owner = :owner
--: idempotency_forget
DELETE FROM idempotency WHERE account_id = ? AND request_key = ?
--: idempotency_effect
UPDATE idempotency SET effect = effect || ? WHERE account_id = ? AND request_key = ? AND owner = ?
--: idempotency_take_over
UPDATE idempotency SET owner = ?, created = ? WHERE account_id = ? AND request_key = ?
--: idempotency_give_up
DELETE FROM idempotency WHERE account_id = ? AND request_key = ? AND owner = ? AND status = 0 AND effect = ''
--: idempotency_let_go
UPDATE idempotency SET owner = '' WHERE account_id = ? AND request_key = ? AND owner = ? AND status = 0
--: idempotency_release
DELETE FROM idempotency WHERE status = 0 AND effect = '' AND substr(owner, 1, length(:owner_prefix)) = :owner_prefix
--: idempotency_release_done
UPDATE idempotency SET owner = '' WHERE status = 0 AND substr(owner, 1, length(:owner_prefix)) = :owner_prefix
--: idempotency_clean
DELETE FROM idempotency WHERE created < ?

--: draft_columns
profile, document_id, base_version, body
--: draft_write
INSERT INTO draft({draft_columns}) VALUES (*) ON CONFLICT(profile, document_id) DO UPDATE SET base_version = excluded.base_version, body = excluded.body
--: draft_read
SELECT {draft_columns} FROM draft WHERE profile = ? AND document_id = ?
--: draft_all
SELECT {draft_columns} FROM draft WHERE profile = ? ORDER BY document_id
--: pending_add
INSERT INTO pending(profile, place, kind, title, document_id, body, request_key, created) SELECT :profile, coalesce((SELECT max(place) FROM pending WHERE profile = :profile), 0) + 1, :kind, :title, :document_id, :body, :request_key, :created RETURNING id
--: pending_all
SELECT id, profile, place, kind, title, document_id, body, request_key, created, error FROM pending WHERE profile = ? ORDER BY place, id
--: pending_body
UPDATE pending SET title = ?, body = ? WHERE id = ?
--: pending_error
UPDATE pending SET error = ? WHERE id = ?
--: pending_key
UPDATE pending SET request_key = ? WHERE id = ?
--: pending_place
UPDATE pending SET place = ? WHERE id = ?
--: pending_remove
DELETE FROM pending WHERE id = ?
--: draft_remove
DELETE FROM draft WHERE profile = :profile AND document_id = :document_id
--: fact_write
INSERT INTO fact(name, value) VALUES (*) ON CONFLICT(name) DO UPDATE SET value = excluded.value
--: fact_read
SELECT value FROM fact WHERE name = :name
--: tversion_columns
id, kept, body
--: tversion_all
SELECT {tversion_columns} FROM template_version WHERE profile = ? AND template_id = ? ORDER BY id DESC
--: tversion_one
SELECT {tversion_columns} FROM template_version WHERE id = ?
--: tversion_add
INSERT INTO template_version(profile, template_id, kept, body) VALUES (*) RETURNING id
--: tversion_file_add
INSERT INTO template_version_file(version_id, sha256) VALUES (?, ?) ON CONFLICT DO NOTHING
--: tversion_prune
DELETE FROM template_version WHERE profile = :profile AND template_id = :template_id AND id NOT IN (SELECT id FROM template_version WHERE profile = :profile AND template_id = :template_id ORDER BY id DESC LIMIT :versions)
--: tfile_has
SELECT 1 FROM template_file WHERE sha256 = ?
--: tfile_put
INSERT INTO template_file(sha256, bytes) VALUES (?, ?) ON CONFLICT(sha256) DO NOTHING
--: tfile_get
SELECT bytes FROM template_file WHERE sha256 = ?
--: tfile_sweep
DELETE FROM template_file WHERE sha256 NOT IN (SELECT sha256 FROM template_version_file)
--: fact_forget
DELETE FROM fact WHERE substr(name, 1, length(:prefix)) = :prefix
--: stack_columns
profile, document_id, invitation, title, seen, decision, reason, state, problem, changed
--: stack_key
profile = :profile AND document_id = :document_id AND invitation = :invitation
--: stack_list
SELECT {stack_columns} FROM signing_stack ORDER BY changed, document_id
--: stack_load
SELECT {stack_columns} FROM signing_stack WHERE {stack_key}
--: stack_see
INSERT INTO signing_stack(profile, document_id, invitation, title, seen, changed) VALUES (*) ON CONFLICT(profile, document_id, invitation) DO UPDATE SET title = excluded.title, decision = CASE WHEN signing_stack.seen = excluded.seen THEN signing_stack.decision ELSE 0 END, seen = excluded.seen, state = 0, problem = '', changed = excluded.changed WHERE signing_stack.state IN (0, 4, 5)
--: stack_decide
INSERT INTO signing_stack(profile, document_id, invitation, title, decision, reason, changed) VALUES (*) ON CONFLICT(profile, document_id, invitation) DO UPDATE SET decision = excluded.decision, reason = excluded.reason, state = 0, problem = '', changed = excluded.changed WHERE signing_stack.state IN (0, 4, 5)
--: stack_sign
UPDATE signing_stack SET decision = 1, reason = '', state = 0, problem = '', changed = :changed WHERE {stack_key} AND seen = :seen AND seen <> '' AND state IN (0, 4)
--: stack_leave
UPDATE signing_stack SET state = 1, problem = '', changed = :changed WHERE {stack_key} AND decision = :decision AND state IN (0, 4) AND (decision <> 1 OR seen <> '')
--: stack_settle
UPDATE signing_stack SET state = :state, problem = :problem, changed = :changed WHERE {stack_key}
--: stack_changed
UPDATE signing_stack SET state = 5, seen = '', decision = 0, problem = '', changed = :changed WHERE {stack_key} AND state IN (0, 1, 4)
--: stack_remove
DELETE FROM signing_stack WHERE {stack_key}
--: stack_clear
DELETE FROM signing_stack WHERE state IN (2, 3)
--: bulk_run_columns
id, profile, template_id, template_title, title, callback, created, chunk_size, state, total
--: bulk_run_insert
INSERT INTO bulk_run({bulk_run_columns}) VALUES (*)
--: bulk_run_number
SELECT number FROM bulk_run WHERE id = ?
--: bulk_run_state
UPDATE bulk_run SET state = ?, finished = ? WHERE id = ?
--: bulk_run_chunk_size
UPDATE bulk_run SET chunk_size = ? WHERE id = ?
--: bulk_run_count
UPDATE bulk_run SET sent = (SELECT count(*) FROM bulk_row WHERE run = :run AND state = 1), refused = (SELECT count(*) FROM bulk_row WHERE run = :run AND state = 2), unknown = (SELECT count(*) FROM bulk_row WHERE run = :run AND state = 3) WHERE number = :run
--: bulk_run_read
SELECT {bulk_run_columns}, finished, sent, refused, unknown, (SELECT count(*) FROM bulk_row WHERE run = bulk_run.number AND bulk_row.state = 4) AS faulty, (SELECT count(*) FROM bulk_row WHERE run = bulk_run.number AND bulk_row.state = 5) AS left_out FROM bulk_run
--: bulk_run_list
{bulk_run_read} WHERE profile = ? AND state <> 0 ORDER BY created DESC, number DESC
--: bulk_run_all
{bulk_run_read} WHERE state <> 0 ORDER BY created DESC, number DESC
--: bulk_run_load
{bulk_run_read} WHERE id = ?
--: bulk_run_remove
DELETE FROM bulk_run WHERE id = ?
--: bulk_run_leftovers
DELETE FROM bulk_run WHERE state = 0 AND created < ?
--: bulk_row_columns
number, line, name, email, fields, state, document_id, document_url, error_field, error_message
--: bulk_row_insert
INSERT INTO bulk_row(run, {bulk_row_columns}) VALUES (*)
--: bulk_row_list
SELECT {bulk_row_columns}, state = 0 AND EXISTS (SELECT 1 FROM bulk_chunk WHERE bulk_chunk.run = bulk_row.run AND bulk_chunk.number = bulk_row.chunk AND open = 1) AS is_sending FROM bulk_row WHERE run = (SELECT number FROM bulk_run WHERE id = ?) ORDER BY number
--: bulk_row_claimed
SELECT document_id FROM bulk_row JOIN bulk_run ON bulk_run.number = bulk_row.run WHERE bulk_run.profile = ? AND bulk_run.template_id = ? AND bulk_row.document_id IS NOT NULL
--: bulk_row_take
UPDATE bulk_row SET chunk = ? WHERE run = ? AND number = ? AND state = 0 AND NOT EXISTS (SELECT 1 FROM bulk_chunk WHERE bulk_chunk.run = bulk_row.run AND bulk_chunk.number = bulk_row.chunk AND open = 1)
--: bulk_row_settle
UPDATE bulk_row SET state = :state, document_id = :document_id, document_url = :document_url, error_field = :error_field, error_message = :error_message WHERE run = :run AND number = :number
--: bulk_row_release
UPDATE bulk_row SET chunk = NULL WHERE run = ? AND chunk = ? AND state = 0
--: bulk_row_requeue
UPDATE bulk_row SET state = 0, chunk = NULL, error_field = '', error_message = '' WHERE run = ? AND number = ? AND state = 3
--: bulk_chunk_next
SELECT coalesce(max(number) + 1, 0) AS number FROM bulk_chunk WHERE run = ?
--: bulk_chunk_insert
INSERT INTO bulk_chunk(run, number, request_key, keyed, opened, open) VALUES (?, ?, ?, ?, ?, 1)
--: bulk_chunk_open_list
SELECT number, request_key, keyed, opened FROM bulk_chunk WHERE run = ? AND open = 1 ORDER BY number
--: bulk_chunk_rows
SELECT number FROM bulk_row WHERE run = ? AND chunk = ? ORDER BY number
--: bulk_chunk_close
UPDATE bulk_chunk SET open = 0 WHERE run = ? AND number = ?
--: listing_write
INSERT INTO listing_page(profile, query, page, total, kept, body) VALUES (*) ON CONFLICT(profile, query, page) DO UPDATE SET total = excluded.total, kept = excluded.kept, body = excluded.body
--: listing_read
SELECT total, kept, body FROM listing_page WHERE profile = ? AND query = ? AND page = ?
--: listing_shorten
DELETE FROM listing_page WHERE profile = :profile AND query = :query AND page > :last_page
--: listing_prune
DELETE FROM listing_page WHERE kept < :oldest
--: listing_forget
DELETE FROM listing_page WHERE profile = :profile

--: bulk_callback
UPDATE document SET setting = replace(setting, ?, CAST(id AS TEXT)) WHERE id IN (%1)
--: template_version
SELECT version FROM document WHERE id = ? AND deleted = 0
--: place_exists
SELECT 1 AS known FROM document_place WHERE id = :id AND account_id = :account_id
--: place_forget
DELETE FROM document_place WHERE id IN (SELECT p.id FROM document_place p WHERE p.changed < :before AND (SELECT n.changed FROM document_place n WHERE n.account_id = p.account_id AND n.id > p.id ORDER BY n.id LIMIT 1) < :before ORDER BY p.id LIMIT :row_count)
--: place_blank
UPDATE document_place SET document_id = 0, title_key = '', data = '{}' WHERE changed < :before AND document_id <> 0 AND id = (SELECT max(n.id) FROM document_place n WHERE n.account_id = document_place.account_id)
--: report_ids
SELECT d.id FROM document d WHERE d.template_id = ? AND d.account_id = ? AND d.deleted = 0 AND d.id < ? AND d.modified >= ? ORDER BY d.id DESC LIMIT ?
--: report_ids_inside
WITH RECURSIVE inside(id) AS (SELECT id FROM folder WHERE account_id = ? AND id = ? UNION SELECT f.id FROM folder f JOIN inside i ON f.parent = i.id) SELECT d.id FROM document d WHERE d.template_id = ? AND d.account_id = ? AND d.deleted = 0 AND d.id < ? AND d.modified >= ? AND d.folder_id IN (SELECT id FROM inside) ORDER BY d.id DESC LIMIT ?
--: report_tags
SELECT document_id, {tag_columns}, CASE WHEN image IS NULL THEN 0 ELSE 1 END AS has_image, extra FROM tag WHERE document_id IN (%1) ORDER BY document_id, position
--: report_data_names
SELECT DISTINCT x.name FROM document d JOIN document_data x ON x.document_id = d.id WHERE d.template_id = ? AND d.account_id = ? AND d.deleted = 0
--: report_data_names_inside
WITH RECURSIVE inside(id) AS (SELECT id FROM folder WHERE account_id = ? AND id = ? UNION SELECT f.id FROM folder f JOIN inside i ON f.parent = i.id) SELECT DISTINCT x.name FROM document d JOIN document_data x ON x.document_id = d.id WHERE d.template_id = ? AND d.account_id = ? AND d.deleted = 0 AND d.folder_id IN (SELECT id FROM inside)
--: report_names
SELECT DISTINCT t.name FROM document d JOIN tag t ON t.document_id = d.id WHERE d.template_id = ? AND d.account_id = ? AND d.deleted = 0
--: report_names_inside
WITH RECURSIVE inside(id) AS (SELECT id FROM folder WHERE account_id = ? AND id = ? UNION SELECT f.id FROM folder f JOIN inside i ON f.parent = i.id) SELECT DISTINCT t.name FROM document d JOIN tag t ON t.document_id = d.id WHERE d.template_id = ? AND d.account_id = ? AND d.deleted = 0 AND d.folder_id IN (SELECT id FROM inside)

--: agenda_set
INSERT INTO agenda(document_id, due) VALUES (*) ON CONFLICT(document_id) DO UPDATE SET due = excluded.due
--: agenda_remove
DELETE FROM agenda WHERE document_id = ?
--: agenda_due
SELECT document_id FROM agenda WHERE due <= ? ORDER BY due LIMIT ?
--: agenda_account
UPDATE agenda SET due = ? WHERE document_id IN (SELECT id FROM document WHERE account_id = ? AND deleted = 0 AND status = {in_progress})
--: agenda_missing
SELECT d.id AS document_id FROM document d WHERE d.status = {in_progress} AND NOT EXISTS (SELECT 1 FROM agenda a WHERE a.document_id = d.id) LIMIT ?
--: agenda_unsealed
SELECT d.id AS document_id FROM document d WHERE d.status = {in_progress} AND NOT EXISTS (SELECT 1 FROM invitation i WHERE i.document_id = d.id AND i.action_type <> {viewer} AND i.status IN ({not_sent}, {wait_to_open}, {work_in_progress}, {viewed})) AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.kind = 'finalize' AND o.document_id = d.id) ORDER BY d.id LIMIT ?

--: waiting_links
SELECT d.id, i.guid, d.title, d.sender_name, d.sender_email, d.template_id FROM invitation i JOIN document d ON d.id = i.document_id WHERE lower(i.recipient_email) = lower(?) AND i.status IN ({wait_to_open}, {work_in_progress}, {viewed}) AND i.action_type <> {viewer} AND d.type = {document} AND d.status = {in_progress} AND d.deleted = 0 ORDER BY d.sent, d.id LIMIT ?

--: signer_attempt_lock
INSERT INTO signer_attempt(invitation, wrong, since) VALUES (?, 0, ?) ON CONFLICT(invitation) DO UPDATE SET wrong = signer_attempt.wrong
--: signer_attempt_load
SELECT wrong, since FROM signer_attempt WHERE invitation = ?
--: signer_attempt_set
UPDATE signer_attempt SET wrong = ?, since = ? WHERE invitation = ?
--: signer_attempt_remove
DELETE FROM signer_attempt WHERE invitation = ?
--: signer_code_load
SELECT hash, sent, expires FROM signer_code WHERE invitation = ?
--: signer_code_set
INSERT INTO signer_code(invitation, hash, sent, expires) VALUES (*) ON CONFLICT(invitation) DO UPDATE SET hash = excluded.hash, sent = excluded.sent, expires = excluded.expires
--: signer_code_remove
DELETE FROM signer_code WHERE invitation = ?
--: signer_pass_load
SELECT passed FROM signer_pass WHERE token = ? AND invitation = ? AND expires > ?
--: signer_pass_set
INSERT INTO signer_pass(token, invitation, passed, expires) VALUES (*) ON CONFLICT(token) DO UPDATE SET passed = excluded.passed, expires = excluded.expires
--: signer_clean_pass
DELETE FROM signer_pass WHERE expires <= ?
--: signer_clean_code
DELETE FROM signer_code WHERE expires <= ?
--: signer_clean_attempt
DELETE FROM signer_attempt WHERE since <= ?
--: gone_insert
INSERT INTO gone_invitation(invitation, document_id) VALUES (?, ?) ON CONFLICT(invitation) DO NOTHING
--: gone_find
SELECT document_id FROM gone_invitation WHERE invitation = ?

--: attachment_save
INSERT INTO attachment(tag_id, document_id, sha256, size, media_type) VALUES (*) ON CONFLICT(tag_id) DO UPDATE SET document_id = excluded.document_id, sha256 = excluded.sha256, size = excluded.size, media_type = excluded.media_type
--: attachment_remove
DELETE FROM attachment WHERE document_id = ? AND tag_id = ?
--: paper_scan_insert
INSERT INTO paper_scan(invitation_id, document_id, sha256, size, pages) VALUES (*)
--: paper_scan_list
SELECT invitation_id, sha256, size, pages FROM paper_scan WHERE document_id = ? ORDER BY invitation_id
--: attachment_list
SELECT tag_id, sha256, size, media_type FROM attachment WHERE document_id = ?

--: seal_level_save
INSERT INTO seal_level(document_id, level, awaits, reason) VALUES (*) ON CONFLICT(document_id) DO UPDATE SET level = excluded.level, awaits = excluded.awaits, reason = excluded.reason
--: seal_level_load
SELECT level, awaits, reason FROM seal_level WHERE document_id = ?

--: signer_signature_insert
INSERT INTO signer_signature(document_id, invitation_id, hosted, signed_time) VALUES (*)
--: signer_signature_list
SELECT invitation_id, hosted, signed_time FROM signer_signature WHERE document_id = ? ORDER BY signed_time, invitation_id, hosted

--: prepared_signature_insert
INSERT INTO prepared_signature(document_id, invitation_id, hosted, prepared_time, expires_time, algorithm, certificates, state_digest, cms_digest) VALUES (*)
--: prepared_signature_find
SELECT prepared_time, expires_time, algorithm, certificates, state_digest, cms_digest FROM prepared_signature WHERE document_id = ? AND invitation_id = ? AND hosted = ?
--: prepared_signature_remove
DELETE FROM prepared_signature WHERE document_id = ? AND invitation_id = ? AND hosted = ?
--: prepared_signature_expire
DELETE FROM prepared_signature WHERE expires_time <= ? AND cms_digest = ''
--: prepared_signature_complete
UPDATE prepared_signature SET cms_digest = :cms_digest WHERE document_id = :document_id AND invitation_id = :invitation_id AND hosted = :hosted AND cms_digest = ''
--: prepared_file_insert
INSERT INTO prepared_file(document_id, invitation_id, hosted, file_id, sha256, size, base, contents_start, contents_end) VALUES (*)
--: prepared_file_clear
DELETE FROM prepared_file WHERE document_id = ? AND invitation_id = ? AND hosted = ?
--: prepared_file_list
SELECT file_id, sha256, size, base, contents_start, contents_end FROM prepared_file WHERE document_id = ? AND invitation_id = ? AND hosted = ? ORDER BY file_id

--: absence_list
SELECT id, name, email, first_day, last_day, deputy_name, deputy_email FROM absence WHERE account_id = ? ORDER BY first_day, id
--: absence_insert
INSERT INTO absence(account_id, name, email, first_day, last_day, deputy_name, deputy_email) VALUES (*) RETURNING id
--: absence_update
UPDATE absence SET name = :name, email = :email, first_day = :first_day, last_day = :last_day, deputy_name = :deputy_name, deputy_email = :deputy_email WHERE account_id = :account_id AND id = :id
--: absence_remove
DELETE FROM absence WHERE account_id = ? AND id = ?
--: edit_lock_load
SELECT holder, name, since, expires FROM edit_lock WHERE document_id = ?
--: edit_lock_take
INSERT INTO edit_lock(document_id, holder, name, since, expires) VALUES (*) ON CONFLICT (document_id) DO UPDATE SET since = CASE WHEN edit_lock.holder = excluded.holder AND edit_lock.expires > excluded.since THEN edit_lock.since ELSE excluded.since END, name = excluded.name, expires = excluded.expires, holder = excluded.holder WHERE edit_lock.holder = excluded.holder OR edit_lock.expires <= excluded.since
--: edit_lock_release
DELETE FROM edit_lock WHERE document_id = ? AND holder = ?
