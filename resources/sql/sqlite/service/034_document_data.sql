-- Data of documents: names with texts, such as a case number (app/domain/document/documentdata.h). The column has
-- all of a document as a JSON object, for reading; the table has one row a name, for searching.
ALTER TABLE document ADD COLUMN data TEXT NOT NULL DEFAULT '{}';

CREATE TABLE document_data(
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    account_id INTEGER NOT NULL,
    name TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY(document_id, name)
) WITHOUT ROWID;
CREATE INDEX document_data_value ON document_data(account_id, name, value);

-- What requests of before gave as `data` is moved here when it is data in today's sense: texts under valid names,
-- within the limits. Anything else stays among the unknown members, under a name that isn't taken for data.
CREATE TEMPORARY TABLE earlier_data AS SELECT d.id, m.key AS member, m.value AS data, m.type = 'object' AND (SELECT count(*) > 0 AND count(*) <= 50 AND sum(length(CAST(n.key AS BLOB)) + length(CAST(n.value AS BLOB))) <= 4096 AND min(n.type = 'text' AND n.key GLOB '[A-Za-z]*' AND n.key NOT GLOB '*[^A-Za-z0-9_-]*' AND length(n.key) <= 64 AND n.value NOT GLOB '*[' || char(1) || '-' || char(8) || char(11) || char(12) || char(14) || '-' || char(31) || char(127) || ']*') FROM json_each(CASE WHEN m.type = 'object' THEN m.value ELSE '{}' END) n) AS fits FROM document d, json_each(CASE WHEN json_valid(d.extra) THEN d.extra ELSE '{}' END) m WHERE lower(m.key) = 'data';

UPDATE document SET data = (SELECT e.data FROM earlier_data e WHERE e.id = document.id) WHERE id IN (SELECT id FROM earlier_data GROUP BY id HAVING count(*) = 1 AND min(fits) = 1);
UPDATE document SET extra = (SELECT json_group_object(CASE WHEN lower(m.key) = 'data' THEN m.key || 'Before' ELSE m.key END, CASE m.type WHEN 'object' THEN json(m.value) WHEN 'array' THEN json(m.value) WHEN 'true' THEN json('true') WHEN 'false' THEN json('false') ELSE m.value END) FROM json_each(document.extra) m WHERE lower(m.key) <> 'data' OR document.data = '{}') WHERE id IN (SELECT id FROM earlier_data);
INSERT INTO document_data(document_id, account_id, name, value) SELECT d.id, d.account_id, n.key, n.value FROM document d, json_each(d.data) n WHERE d.data <> '{}';
DROP TABLE earlier_data;
