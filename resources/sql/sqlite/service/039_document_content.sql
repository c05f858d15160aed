-- The words of a completed document's pages and answers, by which lists are filtered (app/store/words/documentwords.h);
-- NULL until they were read, which happens some seconds after the completion.
ALTER TABLE document ADD COLUMN content TEXT;
CREATE INDEX document_unread_content ON document(id) WHERE status = 53 AND content IS NULL;
