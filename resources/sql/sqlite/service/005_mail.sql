-- What became of the mails of documents; a mail that still waits is a job of the outbox.
CREATE TABLE mail (
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    mail_key TEXT NOT NULL,
    invitation TEXT NOT NULL,
    notice TEXT NOT NULL,
    sent INTEGER NOT NULL,
    error TEXT NOT NULL,
    time INTEGER NOT NULL,
    PRIMARY KEY (document_id, mail_key)
) WITHOUT ROWID;
