#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

#include <QList>

namespace ink::domain {
struct Document;
}

namespace ink::service::nextpeople {

/** Returns the recipients whom a recipient (0-based) must name when finishing. For a signing host, only the
 * last hosted signer must name them. */
[[nodiscard]] QList<wire::NextPerson> requiredPeople(const domain::Document& document, qsizetype index);

/** Sets the names and addresses of the recipients whom the recipient at `index` must name, and returns their
 * indexes. Validation error if a name or an address is missing or invalid, or if the address already belongs
 * to a recipient of the document. */
[[nodiscard]] Result<QList<qsizetype>> assignPeople(domain::Document& document, qsizetype index,
                                                    const QList<wire::NextPerson>& entered);

} // namespace ink::service::nextpeople
