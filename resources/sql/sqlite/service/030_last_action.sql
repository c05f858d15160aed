-- The last event of a document's recipients, by which documents are listed; NULL before it is sent
-- (app/domain/document/document.h, lastActionOf).
ALTER TABLE document ADD COLUMN last_action INTEGER;

UPDATE document SET last_action = max(sent, coalesce(completed, 0), coalesce((SELECT max(max(coalesce(json_extract(i.detail, '$.openedTime'), 0), coalesce(json_extract(i.detail, '$.finishedTime'), 0), coalesce(json_extract(i.detail, '$.lastReminderSent'), 0))) FROM invitation i WHERE i.document_id = document.id), 0)) WHERE sent IS NOT NULL;
