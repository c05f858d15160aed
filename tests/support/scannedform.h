#pragma once

#include "tests/support/heavypdfs.h"

#include <QBuffer>
#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QRandomGenerator>
#include <QRectF>

#include <algorithm>
#include <numbers>
#include <vector>

namespace ink::test {

/** How a page came out of a scanner. */
struct ScanLook
{
    double dpi = 200;
    double skew = 0;     ///< degrees clockwise
    int paper = 255;     ///< lightness of the paper at the left; it gets darker by `shadow` to the right
    int shadow = 0;      ///< levels
    int noise = 0;       ///< ± levels
    bool isMono = false; ///< black and white
};

/** A form as a scanner sees it. All places are points of the straight A4 page. */
struct ScannedForm
{
    QSizeF size{595, 842};
    QRectF answer{200, 180, 300, 20};   ///< on a line behind a word
    std::vector<QRectF> cells;          ///< empty cells below captions
    std::vector<QRectF> boxes;          ///< check boxes
    QRectF comb{72, 440, 162, 20};      ///< nine cells
    QRectF signature{72, 668, 230, 32}; ///< above a line with a caption
    QImage picture;

    explicit ScannedForm(const ScanLook& look = {});
    /** Where a place of the straight page lies in the picture, in points. */
    [[nodiscard]] QPointF seen(QPointF place) const { return m_turn.map(place); }

private:
    QTransform m_turn;
};

/** Draws a word without a font: bars of letters. */
inline void drawWord(QPainter& painter, double x, double base, int letters)
{
    for (int i = 0; i < letters; ++i) {
        painter.fillRect(QRectF(x + 4.4 * i, base - (i % 3 == 0 ? 7.2 : 5), 1, i % 3 == 0 ? 7.2 : 5),
                         Qt::black);
        painter.fillRect(QRectF(x + 4.4 * i, base - 5, 3, 0.9), Qt::black);
    }
}

inline ScannedForm::ScannedForm(const ScanLook& look)
{
    const double scale = look.dpi / 72;
    m_turn = QTransform()
                 .translate(size.width() / 2, size.height() / 2)
                 .rotate(look.skew)
                 .translate(-size.width() / 2, -size.height() / 2);
    QImage paper((size * scale).toSize(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    {
        QPainter painter(&paper);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.scale(scale, scale);
        painter.setTransform(m_turn, true);
        for (int line = 0; line < 4; ++line) // a paragraph
            for (int word = 0; word < 9; ++word)
                drawWord(painter, 72 + 50 * word, 80 + 14 * line, 9);
        painter.fillRect(QRectF(72, 140, 451, 0.8), Qt::black); // between two sections
        drawWord(painter, 110, 198, 8);
        painter.fillRect(QRectF(answer.left(), answer.bottom(), answer.width(), 0.8), Qt::black);
        painter.setPen(QPen(Qt::black, 0.8));
        for (int column = 0; column < 3; ++column) {
            const QRectF cell(72 + 150 * column, 260, 150, 36);
            painter.drawRect(cell);
            drawWord(painter, cell.left() + 4, cell.top() + 11, 10);
            cells.push_back(cell.adjusted(0, 13, 0, 0));
        }
        for (int row = 0; row < 2; ++row) {
            boxes.emplace_back(72, 360 + 20 * row, 10, 10);
            painter.drawRect(boxes.back());
            drawWord(painter, 90, boxes.back().bottom() - 1, 12);
        }
        for (int cell = 0; cell < 9; ++cell)
            painter.drawRect(QRectF(comb.left() + 18 * cell, comb.top(), 18, comb.height()));
        painter.fillRect(QRectF(signature.left(), signature.bottom(), signature.width(), 0.8), Qt::black);
        drawWord(painter, 76, signature.bottom() + 11, 11);
    }
    picture = paper.convertToFormat(QImage::Format_Grayscale8);
    QRandomGenerator chance(7);
    for (int y = 0; y < picture.height(); ++y) {
        uchar* row = picture.scanLine(y);
        for (int x = 0; x < picture.width(); ++x) {
            const int light = look.paper - look.shadow * x / picture.width();
            const int grain = look.noise > 0 ? chance.bounded(-look.noise, look.noise + 1) : 0;
            row[x] = static_cast<uchar>(std::clamp(row[x] * light / 255 + grain, 0, 255));
        }
    }
    if (look.isMono) picture = picture.convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
}

/** A PDF whose pages are these pictures: JPEG, or one bit a pixel for black and white. `text`: operators that
 * show the recognised text, invisibly, in /F. */
inline QByteArray scanPdf(const QList<QImage>& pictures, const QByteArray& text = {},
                          QSizeF points = {595, 842})
{
    QList<QByteArray> objects{"<</Type /Catalog /Pages 2 0 R>>", {}};
    QByteArray kids;
    const QByteArray wide = QByteArray::number(points.width());
    const QByteArray high = QByteArray::number(points.height());
    for (const QImage& picture : pictures) {
        const QByteArray size = " /Width " + QByteArray::number(picture.width()) + " /Height " +
                                QByteArray::number(picture.height()) + " /ColorSpace /DeviceGray";
        QByteArray data;
        QByteArray kind;
        if (picture.format() == QImage::Format_Mono) {
            const bool isInverted = qGray(picture.color(0)) > 127;
            kind = size + " /BitsPerComponent 1" + (isInverted ? " /Decode [1 0]" : "");
            for (int y = 0; y < picture.height(); ++y)
                data.append(reinterpret_cast<const char*>(picture.constScanLine(y)),
                            (picture.width() + 7) / 8);
        } else {
            QBuffer jpeg(&data);
            jpeg.open(QIODevice::WriteOnly);
            picture.convertToFormat(QImage::Format_Grayscale8).save(&jpeg, "JPG", 70);
            kind = size + " /BitsPerComponent 8 /Filter /DCTDecode";
        }
        const qsizetype first = objects.size() + 1;
        objects += streamOf("/Type /XObject /Subtype /Image" + kind, data);
        objects += streamOf({}, "q " + wide + " 0 0 " + high + " 0 0 cm /I Do Q BT 3 Tr " + text + " ET");
        objects += "<</Type /Page /Parent 2 0 R /Contents " + QByteArray::number(first + 1) +
                   " 0 R /Resources <</XObject <</I " + QByteArray::number(first) +
                   " 0 R>> /Font <</F <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>>>>>>>";
        kids += QByteArray::number(first + 2) + " 0 R ";
    }
    objects[1] = "<</Type /Pages /Kids [" + kids + "] /Count " + QByteArray::number(pictures.size()) +
                 " /MediaBox [0 0 " + wide + " " + high + "]>>";
    return pdfOfObjects(objects);
}

/** A page that claims a picture of 100,000 × 100,000 pixels, whose data is a filter in a filter in a filter.
 */
inline QByteArray hugeScanPdf()
{
    QByteArray filters;
    for (int i = 0; i < 40; ++i)
        filters += "/FlateDecode ";
    return pdfOfObjects(
        {"<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 595 842]>>",
         "<</Type /Page /Parent 2 0 R /Contents 5 0 R /Resources <</XObject <</I 4 0 R>>>>>>",
         streamOf("/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceGray "
                  "/BitsPerComponent 8 /Filter [" +
                      filters + "]",
                  deflatedRepeats("\x7f", 1 << 24)),
         streamOf({}, "q 595 0 0 842 0 0 cm /I Do Q")});
}

} // namespace ink::test
