#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QPointF>
#include <QString>

namespace ink::ui {

/** A point of a stroke with the pen's width there, px of the canvas. */
struct InkPoint
{
    QPointF at;
    qreal width = 2.0;
};
using InkStroke = QList<InkPoint>;

/** Strokes as ink on transparency, cropped to the ink, `scale` times as large. Null when there is no ink. */
[[nodiscard]] QImage imageOfStrokes(const QList<InkStroke>& strokes, qreal scale);
/** A name in handwriting on transparency: in this style (see handwriting.h) where it has all letters of the
 * name, else in one that has, else in the font of the window. */
[[nodiscard]] QImage imageOfName(const QString& name, int pixelHeight, const QString& style = {});
/** A photo or scan of a signature: paper becomes transparent, the ink is kept, cropped to it. Null when all
 * is paper. */
[[nodiscard]] QImage withoutPaper(const QImage& picture);
/** Reads a picture file with bounds on bytes and pixels; null when it is not a PNG, JPEG, BMP or WebP. */
[[nodiscard]] QImage readPicture(const QString& path);
[[nodiscard]] QByteArray pngOf(const QImage& image);

} // namespace ink::ui
