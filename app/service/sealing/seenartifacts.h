#pragma once

#include "app/base/result.h"
#include "app/domain/document/ids.h"
#include "app/service/core/stores.h"

#include <QList>

namespace ink::domain {
struct Document;
}

namespace ink::service {

/** The generated files that belong to the files of this document, which may be the view of `recipient`
 * (`domain::documentSeenBy`; null = the sender). The certificate names all files, so a recipient from whom
 * files are hidden gets a separate certificate instead, the only artifact of the kind Certificate. */
[[nodiscard]] Result<QList<store::DocumentStore::Artifact>>
seenArtifacts(const Stores& stores, const domain::Document& document, domain::InvitationId recipient = {});

} // namespace ink::service
