#pragma once

#include <QBuffer>
#include <QImage>

namespace ink::test {

/** A drawn signature as PNG: a line on a transparent ground. */
[[nodiscard]] inline QByteArray drawnSignature()
{
    QImage image(120, 40, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    for (int x = 10; x < 110; ++x)
        image.setPixelColor(x, 20 + (x % 9), QColor(20, 34, 78));
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}
/** The same in Base64, for JSON. */
[[nodiscard]] inline QString drawnSignatureText()
{
    return QString::fromLatin1(drawnSignature().toBase64());
}

} // namespace ink::test
