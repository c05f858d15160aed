#pragma once

#include <QByteArray>

namespace ink::service::http {

/** Returns a QR code as an SVG image, dark on white with its quiet zone; empty if the text is too long. */
[[nodiscard]] QByteArray qrCodeSvg(const QByteArray& text);

} // namespace ink::service::http
