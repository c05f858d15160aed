-- An account's custom fields (app/domain/document/customfield.h). One that was removed stays as long as drafts or
-- templates refer to it, so that their tags keep what they took from it.
CREATE TABLE custom_field(
    account_id INTEGER NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    position INTEGER NOT NULL,
    removed INTEGER NOT NULL DEFAULT 0,
    type INTEGER NOT NULL,
    style TEXT NOT NULL,
    default_value TEXT NOT NULL,
    PRIMARY KEY(account_id, name)
) WITHOUT ROWID;

-- The custom field that a tag of a draft or a template refers to. NULL in documents that were sent: nothing changes
-- there when a definition does.
ALTER TABLE tag ADD COLUMN custom_field TEXT;
CREATE INDEX tag_custom_field ON tag(custom_field, document_id) WHERE custom_field IS NOT NULL;

-- In earlier versions, `customField` in a request was an unknown member, which is preserved. It is renamed, so that it
-- isn't read as a reference.
UPDATE tag SET extra = (SELECT json_group_object(CASE WHEN lower(m.key) IN ('customfield', 'customfielddefault') THEN m.key || 'Before' ELSE m.key END, CASE m.type WHEN 'object' THEN json(m.value) WHEN 'array' THEN json(m.value) WHEN 'true' THEN json('true') WHEN 'false' THEN json('false') ELSE m.value END) FROM json_each(tag.extra) m) WHERE json_valid(extra) AND lower(extra) LIKE '%"customfield%';

-- The bulk run of a draft that is part of one: the charge names it, even if the draft is sent later.
CREATE TABLE document_run(
    document_id INTEGER NOT NULL PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    run TEXT NOT NULL
);
