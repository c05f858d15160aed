-- The header Location of a kept first response.
ALTER TABLE idempotency ADD COLUMN location BLOB;
