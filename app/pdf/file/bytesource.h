#pragma once

#include <QByteArray>

#include <memory>

class InputSource;

/** Private to app/pdf/file: how qpdf reads bytes that are not in one piece, without a copy. */
namespace ink::pdf {

/**
 * The bytes of `head` with those of `tail` behind them. With `hideXRef` the last `startxref` cannot be seen,
 * so that qpdf looks for the objects itself.
 */
[[nodiscard]] std::shared_ptr<InputSource> byteSource(QByteArray head, QByteArray tail, bool hideXRef);

} // namespace ink::pdf
