-- An account's custom fields (app/domain/document/customfield.h). One that was removed stays as long as drafts or
-- templates refer to it, so that their tags keep what they took from it.
CREATE TABLE custom_field(
    account_id BIGINT NOT NULL REFERENCES account(id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    position BIGINT NOT NULL,
    removed BIGINT NOT NULL DEFAULT 0,
    type BIGINT NOT NULL,
    style TEXT NOT NULL,
    default_value TEXT NOT NULL,
    PRIMARY KEY(account_id, name)
);

-- The custom field that a tag of a draft or a template refers to. NULL in documents that were sent: nothing changes
-- there when a definition does.
ALTER TABLE tag ADD COLUMN custom_field TEXT;
CREATE INDEX tag_custom_field ON tag(custom_field, document_id) WHERE custom_field IS NOT NULL;

-- In earlier versions, `customField` in a request was an unknown member, which is preserved. It is renamed, so that it
-- isn't read as a reference.
UPDATE tag SET extra = (SELECT json_object_agg(CASE WHEN lower(m.key) IN ('customfield', 'customfielddefault') THEN m.key || 'Before' ELSE m.key END, m.value)::text FROM json_each(tag.extra::json) m) WHERE extra LIKE '{%' AND lower(extra) LIKE '%"customfield%';

-- The bulk run of a draft that is part of one: the charge names it, even if the draft is sent later.
CREATE TABLE document_run(
    document_id BIGINT NOT NULL PRIMARY KEY REFERENCES document(id) ON DELETE CASCADE,
    run TEXT NOT NULL
);
