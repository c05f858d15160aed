#include "app/service/pagepainter/visualcomparison.h"

#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdlib>

namespace ink::service::pagepainter {

namespace {

constexpr int maxContrast = 40; // out of 255
constexpr int maxSpecks = 2;    // pixels

QImage onPaper(const QImage& picture)
{
    QImage paper(picture.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, picture);
    return paper;
}

int contrastOf(QRgb a, QRgb b)
{
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/** Returns the number of pixels of `a` that have no similar neighbour in `b`. Stops counting at `maxSpecks` +
 * 1. */
int lonePixels(const QImage& a, const QImage& b)
{
    int lone = 0;
    for (int y = 0; y < a.height(); ++y) {
        const auto* const own = reinterpret_cast<const QRgb*>(a.constScanLine(y));
        const auto* const same = reinterpret_cast<const QRgb*>(b.constScanLine(y));
        for (int x = 0; x < a.width(); ++x) {
            if (own[x] == same[x] || contrastOf(own[x], same[x]) <= maxContrast) continue;
            bool found = false;
            for (int v = std::max(0, y - 1); v <= std::min(y + 1, a.height() - 1) && !found; ++v) {
                const auto* const line = reinterpret_cast<const QRgb*>(b.constScanLine(v));
                for (int u = std::max(0, x - 1); u <= std::min(x + 1, a.width() - 1) && !found; ++u)
                    found = contrastOf(own[x], line[u]) <= maxContrast;
            }
            if (!found && ++lone > maxSpecks) return lone;
        }
    }
    return lone;
}

} // namespace

bool isVisuallyEqual(const QImage& before, const QImage& after)
{
    if (before.size() != after.size()) return false;
    const QImage a = onPaper(before);
    const QImage b = onPaper(after);
    return lonePixels(a, b) <= maxSpecks && lonePixels(b, a) <= maxSpecks;
}

} // namespace ink::service::pagepainter
