#pragma once

#include "app/pdf/file/revision.h"

#include <QByteArray>
#include <QList>

namespace ink::pdf {

/** Adds missing data to the document security store (ISO 32000-2 §12.8.4.3; ETSI EN 319 142-1 §5.4.2), each
 * item as a stream. Existing data stays; VRI is optional and not written. */
void addToDss(Revision& revision, const QList<QByteArray>& certificates,
              const QList<QByteArray>& ocspResponses, const QList<QByteArray>& crls);

/** Declares ETSI's extensions to PDF 1.7 in the catalog: DSS and document time-stamps (ISO 32000-2 §7.12). */
void declareExtensions(Revision& revision);

} // namespace ink::pdf
