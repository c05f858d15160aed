-- Whose signatures the files of a document in progress carry already (signaturePerSigner). The files themselves
-- are artifacts of the kind `progress` until the sealed ones take their place.
CREATE TABLE signer_signature (
    document_id INTEGER NOT NULL REFERENCES document(id) ON DELETE CASCADE,
    invitation_id INTEGER NOT NULL,
    hosted INTEGER NOT NULL,
    signed_time INTEGER NOT NULL,
    PRIMARY KEY (document_id, invitation_id, hosted)
);
