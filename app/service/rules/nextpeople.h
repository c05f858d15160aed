#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

#include <QList>

namespace ink::domain {
struct Document;
}

namespace ink::service::nextpeople {

/** The recipients whom a recipient (0-based) has to name when finishing; for a signing host, only the last
 * hosted signer has to. */
[[nodiscard]] QList<wire::NextPerson> requiredPeople(const domain::Document& document, qsizetype index);

/** Sets the names and addresses of the recipients whom this one has to name; returns their indexes.
 * Validation when one is missing, invalid, or already a recipient of the document. */
[[nodiscard]] Result<QList<qsizetype>> name(domain::Document& document, qsizetype index,
                                            const QList<wire::NextPerson>& entered);

} // namespace ink::service::nextpeople
