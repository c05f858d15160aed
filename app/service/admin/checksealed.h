#pragma once

// Private to this room.

#include "app/service/admin/checks.h"
#include "app/store/documents/documentstore.h"

namespace ink::service::admin {

/**
 * Judges the sealed files of a finished document and compares the document with what they say about it: the
 * one copy that nobody can change with access to the database alone. `own` are the certificates of this
 * service, as fingerprints.
 */
void checkSealedFiles(const Look& look, const domain::Document& document,
                      const QList<store::DocumentStore::Artifact>& artifacts, const QStringList& own);

} // namespace ink::service::admin
