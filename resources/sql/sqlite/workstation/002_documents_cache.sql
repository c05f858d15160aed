-- The last known rows, page by page: shown at once on start, and offline.
DROP TABLE listing;
CREATE TABLE listing_page (
    profile TEXT NOT NULL,
    query TEXT NOT NULL,
    page INTEGER NOT NULL,
    total INTEGER NOT NULL,
    kept INTEGER NOT NULL,
    body BLOB NOT NULL,
    UNIQUE (profile, query, page)
);
CREATE INDEX listing_page_kept ON listing_page(kept);
