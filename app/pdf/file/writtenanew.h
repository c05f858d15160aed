#pragma once

#include <QByteArray>

class QPDF;

namespace ink::pdf {

/** A document as a new file without encryption, streams as they came. The same document gives the same bytes;
 * exceptions are those of qpdf. */
[[nodiscard]] QByteArray writtenAnew(QPDF& qpdf);

} // namespace ink::pdf
