-- When an API key last called an operation of the API that is deprecated; NULL = never, or not since this column exists.
ALTER TABLE api_key ADD COLUMN last_deprecated_use BIGINT;
