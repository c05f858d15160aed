#pragma once

#include "app/domain/document/document.h"

#include <QSet>

namespace ink::service {

/**
 * The tags that a signer does not see and that conditions and formulas of those that they do see depend on,
 * directly or over others, so that their page can compute what the service computes. Without pictures; a
 * masked text only as far as what is shown tells it anyway. `seen` are 0-based indexes into the document's
 * tags.
 */
[[nodiscard]] QList<domain::Tag> signerInputs(const domain::Document& document, const QSet<qsizetype>& seen);

} // namespace ink::service
