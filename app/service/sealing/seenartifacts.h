#pragma once

#include "app/base/result.h"
#include "app/service/core/stores.h"

#include <QList>

namespace ink::domain {
struct Document;
}

namespace ink::service {

/** The generated files that belong to the files of this document, which may be one recipient's view of it
 * (`domain::documentSeenBy`). The certificate names all files, so it belongs only to a document without
 * hidden ones. */
[[nodiscard]] Result<QList<store::DocumentStore::Artifact>> seenArtifacts(const Stores& stores,
                                                                          const domain::Document& document);

} // namespace ink::service
