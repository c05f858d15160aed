-- The reason and the arguments that the detail of an entry is made of (app/domain/history/history.h). Entries from before have
-- none: their detail is all there is, and their hash does not cover these.
ALTER TABLE history ADD COLUMN reason TEXT NOT NULL DEFAULT '';
ALTER TABLE history ADD COLUMN args TEXT NOT NULL DEFAULT '';
