-- The scopes of an API key, separated by spaces; NULL = all, as for keys of before. Its folder is no foreign key:
-- a key whose folder is deleted reaches nothing, instead of everything.
ALTER TABLE api_key ADD COLUMN scopes TEXT;
ALTER TABLE api_key ADD COLUMN folder_id BIGINT;
-- The key that opened a session, whose rights the session has; NULL = a password, or opened before.
ALTER TABLE session ADD COLUMN key_id BIGINT REFERENCES api_key(id) ON DELETE CASCADE;
