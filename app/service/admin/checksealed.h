#pragma once

// Private to app/service/admin.

#include "app/service/admin/checks.h"
#include "app/store/documents/documentstore.h"

namespace ink::service::admin {

/**
 * Verifies the sealed files of a finished document and compares the document with their content, which can't
 * be changed by access to the database alone. `own` are the fingerprints of this service's certificates.
 */
void checkSealedFiles(const CheckContext& look, const domain::Document& document,
                      const QList<store::DocumentStore::Artifact>& artifacts, const QStringList& own);

} // namespace ink::service::admin
