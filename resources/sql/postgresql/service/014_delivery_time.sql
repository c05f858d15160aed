-- An account's callbacks are listed from the newest on, without sorting them all.
CREATE INDEX delivery_created ON delivery(created DESC, document_id DESC, part DESC);
