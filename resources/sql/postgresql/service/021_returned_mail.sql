-- Which letter a mail was and where it went, so that a report of its return finds it (app/service/mail/returnedmail.h);
-- and how far a mailbox has been read.
ALTER TABLE mail ADD COLUMN letter TEXT NOT NULL DEFAULT '';
ALTER TABLE mail ADD COLUMN address TEXT NOT NULL DEFAULT '';
CREATE INDEX mail_by_letter ON mail(letter) WHERE letter <> '';
CREATE TABLE mailbox (
    name TEXT PRIMARY KEY,
    validity BIGINT NOT NULL,
    last_uid BIGINT NOT NULL
);
