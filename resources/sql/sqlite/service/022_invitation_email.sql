-- The documents that wait for one email address (app/store/documents/waitinglinks.h).
CREATE INDEX invitation_by_email ON invitation(lower(recipient_email)) WHERE status IN (61, 63, 64);
