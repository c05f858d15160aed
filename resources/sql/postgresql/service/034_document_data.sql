-- Data of documents: names with texts, such as a case number (app/domain/document/documentdata.h). The column has
-- all of a document as a JSON object, for reading; the table has one row a name, for searching. A value can be longer
-- than an index takes, so the index has its beginning.
ALTER TABLE document ADD COLUMN data TEXT NOT NULL DEFAULT '{}';

CREATE TABLE document_data(
    document_id BIGINT NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    account_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY(document_id, name)
);
CREATE INDEX document_data_value ON document_data(account_id, name, substr(value, 1, 100));

-- What requests of before gave as `data` is moved here when it is data in today's sense: texts under valid names,
-- within the limits. Anything else stays among the unknown members, under a name that isn't taken for data.
CREATE TEMPORARY TABLE earlier_data AS SELECT d.id, m.value AS data, json_typeof(m.value) = 'object' AND (SELECT count(*) > 0 AND count(*) <= 50 AND sum(octet_length(n.key) + octet_length(coalesce(n.value #>> '{}', ''))) <= 4096 AND bool_and(json_typeof(n.value) = 'string' AND n.key ~ '^[A-Za-z][A-Za-z0-9_-]{0,63}$' AND coalesce(n.value #>> '{}', '') !~ '[\x01-\x08\x0B\x0C\x0E-\x1F\x7F]') FROM json_each(CASE WHEN json_typeof(m.value) = 'object' THEN m.value ELSE '{}'::json END) n) AS fits FROM document d CROSS JOIN LATERAL json_each(CASE WHEN d.extra LIKE '{%' THEN d.extra::json ELSE '{}'::json END) m WHERE lower(m.key) = 'data';

UPDATE document SET data = (SELECT e.data::text FROM earlier_data e WHERE e.id = document.id) WHERE id IN (SELECT id FROM earlier_data GROUP BY id HAVING count(*) = 1 AND bool_and(fits));
UPDATE document SET extra = coalesce((SELECT json_object_agg(CASE WHEN lower(m.key) = 'data' THEN m.key || 'Before' ELSE m.key END, m.value)::text FROM json_each(document.extra::json) m WHERE lower(m.key) <> 'data' OR document.data = '{}'), '{}') WHERE id IN (SELECT id FROM earlier_data);
INSERT INTO document_data(document_id, account_id, name, value) SELECT d.id, d.account_id, n.key, n.value FROM document d CROSS JOIN LATERAL json_each_text(d.data::json) n WHERE d.data <> '{}';
DROP TABLE earlier_data;
