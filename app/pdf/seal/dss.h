#pragma once

#include "app/pdf/file/revision.h"

#include <QByteArray>
#include <QList>

namespace ink::pdf {

/**
 * Adds to the document security store what is not there yet (ISO 32000-2 §12.8.4.3; ETSI EN 319 142-1
 * §5.4.2), each as a stream. What others put there stays; VRI is neither needed nor written.
 */
void addToDss(Revision& revision, const QList<QByteArray>& certificates,
              const QList<QByteArray>& ocspResponses, const QList<QByteArray>& crls);

/** Says in the catalog that the file uses what ETSI added to PDF 1.7: DSS and document time-stamps (ISO
 * 32000-2 §7.12). */
void noteExtensions(Revision& revision);

} // namespace ink::pdf
