#include "app/inkstone/commands/signerstrokes.h"

#include <QBuffer>
#include <QCryptographicHash>
#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace ink {

QByteArray drawSignature(const QString& name)
{
    constexpr int width = 480;
    constexpr int height = 160;
    QImage image(width, height, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);

    // A name always produces the same strokes: one per letter, shaped by the hash of the name.
    const QByteArray shape = QCryptographicHash::hash(name.toUtf8(), QCryptographicHash::Sha256);
    const auto value = [&](qsizetype i) { return double(uchar(shape.at(i % shape.size()))) / 255.0; };
    const auto letters = std::clamp<qsizetype>(name.size(), 4, 14);
    const double step = (width - 60.0) / double(letters);
    QPainterPath path(QPointF(24, 100));
    for (qsizetype i = 0; i < letters; ++i) {
        const double x = 24 + double(i) * step;
        const double rise = i == 0 ? 84 : 24 + value(i) * 46;
        path.cubicTo(x + step * 0.1, 100 - rise * 1.3, x + step * 0.9, 100 - rise,
                     x + step * (0.45 + value(i + 7) * 0.3), 96 + value(i + 3) * 16);
        path.quadTo(x + step * 0.7, 112, x + step, 92 + value(i + 11) * 14);
    }
    path.cubicTo(width - 60, 140, 120, 146, 60, 128);

    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(QColor(0x1b, 0x2f, 0x6b), 3.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
    painter.end();

    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return png;
}

} // namespace ink
