-- Jobs that share a lane know their account, so that the accounts take turns.
ALTER TABLE outbox ADD COLUMN account_id BIGINT NOT NULL DEFAULT 0;
UPDATE outbox SET account_id = coalesce((SELECT d.account_id FROM document d WHERE d.id = outbox.document_id), 0) WHERE kind = 'callback';
DROP INDEX outbox_lane;
CREATE INDEX outbox_lane ON outbox(kind, account_id, lane, not_before);
CREATE INDEX outbox_account ON outbox(kind, account_id, not_before);
