-- The ledger of charges: a row for each sent document, whose cents sum up to account.charges_cents. It outlives the
-- document and the template (purged) and the key (revoked), so these are no foreign keys. Without a document it is the
-- opening balance: whatever was charged before the ledger and can't be assigned to a document.
CREATE TABLE charge (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    time INTEGER NOT NULL,
    cents INTEGER NOT NULL,
    documents INTEGER NOT NULL,
    document_id INTEGER,
    template_id INTEGER,
    key_id INTEGER,
    key_name TEXT NOT NULL DEFAULT '',
    key_last_four TEXT NOT NULL DEFAULT '',
    run TEXT NOT NULL DEFAULT '',
    request_key TEXT NOT NULL DEFAULT '',
    repeats INTEGER NOT NULL DEFAULT 0,
    last_repeat INTEGER
);
CREATE UNIQUE INDEX charge_document ON charge(document_id);
CREATE INDEX charge_account ON charge(account_id, time, id);
CREATE INDEX charge_request ON charge(account_id, request_key) WHERE request_key <> '';

INSERT INTO charge(account_id, time, cents, documents, document_id, template_id)
SELECT s.account_id, s.time, 50, 1, s.document_id, d.template_id
FROM (SELECT o.account_id, h.document_id, min(h.time) AS time FROM history h
      JOIN (SELECT id, account_id FROM document UNION SELECT document_id, account_id FROM tombstone) o ON o.id = h.document_id
      WHERE h.event = 'sent' GROUP BY o.account_id, h.document_id) s
LEFT JOIN document d ON d.id = s.document_id
ORDER BY s.time, s.document_id;

INSERT INTO charge(account_id, time, cents, documents)
SELECT a.id, coalesce((SELECT min(c.time) FROM charge c WHERE c.account_id = a.id), CAST(strftime('%s', 'now') AS INTEGER) * 1000),
       a.charges_cents - coalesce((SELECT sum(c.cents) FROM charge c WHERE c.account_id = a.id), 0),
       a.documents_sent - coalesce((SELECT sum(c.documents) FROM charge c WHERE c.account_id = a.id), 0)
FROM account a
WHERE a.charges_cents <> coalesce((SELECT sum(c.cents) FROM charge c WHERE c.account_id = a.id), 0)
   OR a.documents_sent <> coalesce((SELECT sum(c.documents) FROM charge c WHERE c.account_id = a.id), 0);
