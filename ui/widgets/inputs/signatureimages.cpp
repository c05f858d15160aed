#include "ui/widgets/inputs/signatureimages.h"

#include "ui/widgets/inputs/handwriting.h"

#include <QBuffer>
#include <QFile>
#include <QFontMetricsF>
#include <QImageReader>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>

namespace ink::ui {

namespace {

constexpr QRgb inkColour = 0xff14213d;
constexpr qint64 maxPictureBytes = 20LL * 1024 * 1024;
constexpr int maxPictureSide = 8000;
constexpr int keptWidth = 1200;
constexpr int keptHeight = 480;

QImage blank(const QSize& size)
{
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

} // namespace

QRect inkArea(const QImage& image)
{
    int left = image.width(), top = image.height(), right = -1, bottom = -1;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            if (qAlpha(line[x]) < 24) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            bottom = std::max(bottom, y);
        }
    }
    if (right < left) return {};
    return QRect(QPoint(left, top), QPoint(right, bottom)).adjusted(-4, -4, 4, 4);
}

QImage renderStrokes(const QList<InkStroke>& strokes, qreal scale)
{
    QRectF area;
    for (const InkStroke& stroke : strokes)
        for (const InkPoint& p : stroke)
            area |= QRectF(p.position.x() - p.width, p.position.y() - p.width, 2 * p.width, 2 * p.width);
    if (area.isEmpty()) return {};
    area.adjust(-2, -2, 2, 2);
    scale = std::min({scale, keptWidth * 2 / area.width(), keptHeight * 2 / area.height()});
    QImage image = blank((area.size() * scale).toSize().expandedTo({1, 1}));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.scale(scale, scale);
    painter.translate(-area.topLeft());
    for (const InkStroke& stroke : strokes) {
        if (stroke.size() == 1) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(QColor(inkColour));
            painter.drawEllipse(stroke.first().position, stroke.first().width * 0.7,
                                stroke.first().width * 0.7);
            continue;
        }
        // Quadratic curves from midpoint to midpoint: smooth at every point, and each has its own width.
        QPointF from = stroke.first().position;
        for (qsizetype i = 1; i < stroke.size(); ++i) {
            const InkPoint& here = stroke.at(i - 1);
            const InkPoint& next = stroke.at(i);
            const QPointF middle =
                i + 1 == stroke.size() ? next.position : (here.position + next.position) / 2;
            QPainterPath piece(from);
            piece.quadTo(here.position, middle);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(QColor(inkColour), next.width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
            painter.drawPath(piece);
            from = middle;
        }
    }
    return image;
}

QImage renderName(const QString& name, int pixelHeight, const QString& style)
{
    const QString text = name.simplified().left(80);
    if (text.isEmpty()) return {};
    QFont font;
    font.setPixelSize(pixelHeight);
    if (const auto hand = handwritingStyleFor(text, style)) font = hand->font(pixelHeight);
    const QFontMetricsF metrics(font);
    const QSizeF size(metrics.horizontalAdvance(text) + 2.0 * pixelHeight, pixelHeight * 3.0);
    const qreal shrink = std::min(1.0, 2400.0 / size.width());
    QImage image = blank((size * shrink).toSize());
    QPainter painter(&image);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.scale(shrink, shrink);
    QPainterPath path;
    path.setFillRule(Qt::WindingFill); // handwritten glyphs overlap
    path.addText(0, 0, font, text);
    painter.translate(pixelHeight, pixelHeight * 1.8);
    painter.fillPath(path, QColor(inkColour));
    painter.end();
    const QRect area = inkArea(image);
    return area.isNull() ? QImage() : image.copy(area);
}

QString initialsOf(const QString& name)
{
    QString initials;
    const QStringList parts = name.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString& part : parts)
        initials += part.left(part.at(0).isHighSurrogate() ? 2 : 1).toUpper();
    return initials;
}

QImage withoutPaper(const QImage& picture)
{
    if (picture.isNull()) return {};
    QImage image = picture.convertToFormat(QImage::Format_ARGB32);

    std::array<int, 256> histogram{};
    bool transparent = false;
    for (int y = 0; y < image.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        for (int x = 0; x < image.width(); ++x) {
            transparent = transparent || qAlpha(line[x]) < 32;
            ++histogram[static_cast<size_t>(qGray(line[x]))];
        }
    }
    if (!transparent) {
        // Most of the picture is paper: the histogram's brightest peak. Ink is clearly darker.
        qint64 seen = 0;
        const qint64 half = static_cast<qint64>(image.width()) * image.height() / 2;
        int paper = 255;
        for (; paper > 0 && seen < half; --paper)
            seen += histogram[static_cast<size_t>(paper)];
        const int clear = std::max(40, paper - 24);
        const int solid = std::max(10, clear - 70);
        for (int y = 0; y < image.height(); ++y) {
            auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
            for (int x = 0; x < image.width(); ++x) {
                const int grey = qGray(line[x]);
                const int alpha = std::clamp((clear - grey) * 255 / (clear - solid), 0, 255);
                line[x] = qRgba(qRed(line[x]), qGreen(line[x]), qBlue(line[x]), alpha);
            }
        }
    }
    return inkArea(image).isNull() ? QImage() : image;
}

QImage cropSignature(const QImage& picture, const QRect& area)
{
    const QImage part = picture.copy(area);
    return part.width() > keptWidth || part.height() > keptHeight
               ? part.scaled(keptWidth, keptHeight, Qt::KeepAspectRatio, Qt::SmoothTransformation)
               : part;
}

QImage readPicture(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > maxPictureBytes) return {};
    QImageReader reader(&file);
    const QByteArray format = reader.format();
    if (format != "png" && format != "jpeg" && format != "jpg" && format != "bmp" && format != "webp")
        return {};
    const QSize size = reader.size();
    if (!size.isValid() || size.width() > maxPictureSide || size.height() > maxPictureSide) return {};
    reader.setAutoTransform(true);
    return reader.read();
}

QByteArray encodePng(const QImage& image)
{
    if (image.isNull()) return {};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace ink::ui
