-- The last event of a document's recipients, by which documents are listed; NULL before it is sent
-- (app/domain/document/document.h, lastActionOf).
ALTER TABLE document ADD COLUMN last_action BIGINT;

UPDATE document SET last_action = greatest(sent, completed, (SELECT max(greatest((i.detail::json ->> 'openedTime')::numeric, (i.detail::json ->> 'finishedTime')::numeric, (i.detail::json ->> 'lastReminderSent')::numeric))::bigint FROM invitation i WHERE i.document_id = document.id)) WHERE sent IS NOT NULL;
