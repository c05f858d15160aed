#pragma once

#include <QByteArray>

#include <memory>

class InputSource;

/** Private to app/pdf/file: lets qpdf read non-contiguous bytes without a copy. */
namespace ink::pdf {

/** The bytes of `head` followed by those of `tail`. With `hideXRef`, every `startxref` near the end is
 * hidden, so that qpdf searches for the objects itself. */
[[nodiscard]] std::shared_ptr<InputSource> byteSource(QByteArray head, QByteArray tail, bool hideXRef);

} // namespace ink::pdf
