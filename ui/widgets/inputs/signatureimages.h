#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QPointF>
#include <QRect>
#include <QString>

namespace ink::ui {

/** A point of a stroke with the pen's width, in px of the canvas. */
struct InkPoint
{
    QPointF position;
    qreal width = 2.0;
};
using InkStroke = QList<InkPoint>;

/** Renders strokes on a transparent background, cropped, `scale` times as large. Null without ink. */
[[nodiscard]] QImage renderStrokes(const QList<InkStroke>& strokes, qreal scale);
/** Renders a name in handwriting on a transparent background: in this style (see handwriting.h) if it has all
 * glyphs, else in another style that has them, else in the window's font. */
[[nodiscard]] QImage renderName(const QString& name, int pixelHeight, const QString& style = {});
/** The first letters of a name's words, in capitals. */
[[nodiscard]] QString initialsOf(const QString& name);
/** Makes the paper of a photo or scan of a signature transparent. Null if there is no ink. */
[[nodiscard]] QImage withoutPaper(const QImage& picture);
/** The part of a picture that is not transparent, with a small margin; null when there is none. */
[[nodiscard]] QRect inkArea(const QImage& image);
/** Crops a picture and reduces it to the size that a signature requires. */
[[nodiscard]] QImage cropSignature(const QImage& picture, const QRect& area);
/** Reads a picture file, with limits on bytes and pixels; null unless it is a PNG, JPEG, BMP or WebP. */
[[nodiscard]] QImage readPicture(const QString& path);
[[nodiscard]] QByteArray encodePng(const QImage& image);

} // namespace ink::ui
