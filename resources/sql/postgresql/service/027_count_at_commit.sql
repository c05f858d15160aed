-- Documents are counted by the commit: their rows are written before their account is locked, and others who write for the
-- account wait as briefly as can be.
DROP TRIGGER document_counted ON document;
CREATE CONSTRAINT TRIGGER document_counted AFTER INSERT OR DELETE OR UPDATE OF deleted, status, type, folder_id ON document DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_document();
