-- Jobs for one receiver share a lane, so that one that does not answer holds up only its own.
ALTER TABLE outbox ADD COLUMN lane TEXT NOT NULL DEFAULT '';
CREATE INDEX outbox_lane ON outbox(kind, lane, not_before);
CREATE INDEX outbox_lease ON outbox(kind, lease_until);
CREATE INDEX outbox_held ON outbox(kind, lane, lease_until);
ALTER TABLE delivery ADD COLUMN created BIGINT NOT NULL DEFAULT 0;
ALTER TABLE delivery ADD COLUMN attempts BIGINT NOT NULL DEFAULT 0;
