-- The URL of a row's document, as the server returned it; empty if it returned none.
ALTER TABLE bulk_row ADD COLUMN document_url TEXT NOT NULL DEFAULT '';
