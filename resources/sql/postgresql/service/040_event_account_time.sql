-- The first event of an account since a time.
CREATE INDEX event_account_time ON event(account_id, time, number);
