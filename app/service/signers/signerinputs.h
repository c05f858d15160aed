#pragma once

#include "app/domain/document/tag.h"

#include <QSet>

namespace ink::domain {
struct Document;
}

namespace ink::service {

/** Returns the hidden tags that the conditions and formulas of a signer's visible tags depend on, directly or
 * indirectly, so that the page can evaluate them like the service. Images are omitted. Masked text is
 * included only if visible values reveal it anyway. `seen` are 0-based indexes of the document's tags. */
[[nodiscard]] QList<domain::Tag> signerInputs(const domain::Document& document, const QSet<qsizetype>& seen);

} // namespace ink::service
