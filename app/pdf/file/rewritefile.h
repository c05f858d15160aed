#pragma once

#include <QByteArray>

class QPDF;

namespace ink::pdf {

/** Rewrites a document as a new file without encryption, with unchanged streams. The same document gives the
 * same bytes. Throws qpdf's exceptions. */
[[nodiscard]] QByteArray rewriteFile(QPDF& qpdf);

} // namespace ink::pdf
