-- Events: what happened to documents, numbered without gaps within an account. The number is taken while the account's
-- row is locked, so events become visible in the order of their numbers. Document 0 is a test of a subscription.
ALTER TABLE account ADD COLUMN event_number INTEGER NOT NULL DEFAULT 0;

CREATE TABLE event (
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    type TEXT NOT NULL,
    time INTEGER NOT NULL,
    document_id INTEGER NOT NULL,
    guid TEXT NOT NULL,
    title TEXT NOT NULL,
    status INTEGER NOT NULL,
    folder_id INTEGER,
    template_id INTEGER,
    data TEXT NOT NULL,
    actor TEXT NOT NULL,
    detail TEXT NOT NULL,
    hash TEXT NOT NULL,
    invitation_id INTEGER,
    recipient_name TEXT NOT NULL,
    recipient_email TEXT NOT NULL,
    PRIMARY KEY(account_id, number)
) WITHOUT ROWID;
CREATE INDEX event_time ON event(time);

-- Addresses that are sent events; types are separated by spaces. The folder is no foreign key: a subscription whose
-- folder is deleted gets nothing, instead of everything.
CREATE TABLE event_subscription (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    url TEXT NOT NULL,
    lane TEXT NOT NULL,
    types TEXT NOT NULL,
    folder_id INTEGER,
    created INTEGER NOT NULL,
    paused INTEGER NOT NULL DEFAULT 0,
    pause_reason TEXT NOT NULL DEFAULT ''
);
CREATE INDEX event_subscription_account ON event_subscription(account_id);

-- A delivery of an event has a subscription; one without is a callback of a document.
ALTER TABLE delivery ADD COLUMN subscription_id INTEGER;
ALTER TABLE delivery ADD COLUMN event_number INTEGER;
ALTER TABLE delivery ADD COLUMN event_type TEXT NOT NULL DEFAULT '';
CREATE UNIQUE INDEX delivery_event ON delivery(subscription_id, event_number) WHERE subscription_id IS NOT NULL;
CREATE INDEX delivery_open ON delivery(subscription_id, state, document_id) WHERE subscription_id IS NOT NULL;
