#include "ui/pages/documents/paper/sheetfingerprint.h"

#include "app/render/qtpagerenderer.h"
#include "ui/pages/documents/paper/pageplacement.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ink::ui {

namespace {

constexpr int gridColumns = 48;
constexpr int gridRows = 64;
constexpr int maxShift = 3; // cells: tolerance for a scanner's feed and a printer's margins

constexpr QSize sheetSize(595, 842); // A4 in points
constexpr double pointsPerMm = 72 / 25.4;

QImage printedSheet(const QImage& page)
{
    QImage sheet(sheetSize, QImage::Format_RGB32);
    sheet.fill(Qt::white);
    const PagePlacement place(sheet.size(), pointsPerMm, page.size(), 1);
    QPainter painter(&sheet);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(place.center);
    if (place.isTurned) painter.rotate(90);
    const QSizeF size = QSizeF(page.size()) * place.scale;
    painter.drawImage(QRectF({-size.width() / 2, -size.height() / 2}, size), page);
    return sheet;
}

} // namespace

SheetFingerprint::SheetFingerprint(const QImage& sheet)
{
    // On white, because a rendered page is transparent where nothing is printed.
    QImage white(sheet.size(), QImage::Format_RGB32);
    white.fill(Qt::white);
    if (!sheet.isNull()) {
        QPainter painter(&white);
        painter.drawImage(0, 0, sheet);
    }
    const QImage cells = white.scaled(gridColumns, gridRows, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                             .convertToFormat(QImage::Format_Grayscale8);
    m_darkness.reserve(qsizetype{gridColumns} * gridRows);
    for (int y = 0; y < gridRows; ++y)
        for (int x = 0; x < gridColumns; ++x)
            m_darkness.append(cells.isNull() ? 0.0 : 255.0 - cells.constScanLine(y)[x]);
}

double SheetFingerprint::similarityAt(const SheetFingerprint& other, int dx, int dy) const
{
    double count = 0;
    double sum = 0;
    double otherSum = 0;
    double squares = 0;
    double otherSquares = 0;
    double products = 0;
    for (int y = std::max(0, -dy); y < std::min(gridRows, gridRows - dy); ++y)
        for (int x = std::max(0, -dx); x < std::min(gridColumns, gridColumns - dx); ++x) {
            const double a = m_darkness.at(qsizetype{y} * gridColumns + x);
            const double b = other.m_darkness.at(qsizetype{y + dy} * gridColumns + x + dx);
            ++count;
            sum += a;
            otherSum += b;
            squares += a * a;
            otherSquares += b * b;
            products += a * b;
        }
    const double spread =
        std::sqrt((squares - sum * sum / count) * (otherSquares - otherSum * otherSum / count));
    return spread < 1e-9 ? 0 : (products - sum * otherSum / count) / spread;
}

double SheetFingerprint::similarity(const SheetFingerprint& other) const
{
    double best = -1;
    for (int dy = -maxShift; dy <= maxShift; ++dy)
        for (int dx = -maxShift; dx <= maxShift; ++dx)
            best = std::max(best, similarityAt(other, dx, dy));
    return best;
}

QList<SheetFingerprint> printedFingerprints(const QList<QByteArray>& files)
{
    QList<SheetFingerprint> shapes;
    const render::QtPageRenderer renderer;
    for (const QByteArray& file : files) {
        const auto opened = renderer.open(file);
        for (int i = 0; opened && i < opened->pageCount(); ++i)
            shapes.append(SheetFingerprint(printedSheet(opened->render(i, 1))));
    }
    return shapes;
}

} // namespace ink::ui
