#pragma once

// Private to app/service/admin.

#include "app/service/admin/checks.h"
#include "app/store/documents/documentstore.h"

namespace ink::service::admin {

/**
 * Verifies the sealed files of a finished document and compares the document with their content, the
 * one copy that access to the database alone can't change. `own` are the certificates of this service,
 * as fingerprints.
 */
void checkSealedFiles(const Look& look, const domain::Document& document,
                      const QList<store::DocumentStore::Artifact>& artifacts, const QStringList& own);

} // namespace ink::service::admin
