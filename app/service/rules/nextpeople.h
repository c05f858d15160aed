#pragma once

#include "app/base/result.h"
#include "app/domain/document/document.h"
#include "app/wire/signercodec.h"

#include <QList>

namespace ink::service::nextpeople {

/** The recipients that a recipient (0-based) has to name when finishing; of a host only the last hosted
 * signer is. */
[[nodiscard]] QList<wire::NextPerson> wantedOf(const domain::Document& document, qsizetype index);

/**
 * Gives the recipients whom this one has to name the names and addresses that were entered; returns their
 * indexes. Validation when one is missing, invalid, or a recipient of the document already.
 */
[[nodiscard]] Result<QList<qsizetype>> name(domain::Document& document, qsizetype index,
                                            const QList<wire::NextPerson>& given);

} // namespace ink::service::nextpeople
