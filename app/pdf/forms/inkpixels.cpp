#include "app/pdf/forms/inkpixels.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr int inkContrast = 60;  ///< out of 255: minimum contrast of ink with the paper
constexpr int keptContrast = 40; ///< out of 255: minimum contrast of ink that is still visible
constexpr int surroundings = 3;  ///< pixels on each side that determine the paper's colour
constexpr int ringWidth = 8;     ///< pixels: wider than the border of an input box
constexpr int minRingPixels = 40;

using Histogram = std::array<int, 256>;

int medianOf(const Histogram& seen, int count)
{
    int passed = 0;
    for (int value = 0; value < 256; ++value) {
        passed += seen[static_cast<size_t>(value)];
        if (passed * 2 >= count) return value;
    }
    return 255;
}

/** A mask of the pixels of a part to ignore, in its size. */
QImage maskOf(const QRect& part, const QList<QRect>& without)
{
    QImage mask(part.size(), QImage::Format_Grayscale8);
    mask.fill(0);
    for (const QRect& one : without) {
        const QRect inside = one.intersected(part).translated(-part.topLeft());
        for (int y = inside.top(); y <= inside.bottom(); ++y)
            std::fill_n(mask.scanLine(y) + inside.left(), inside.width(), uchar(255));
    }
    return mask;
}

/** A mask of the part's ink: 255 for each ink pixel. */
QImage inkMask(const QImage& picture, const QRect& part, const QList<QRect>& without)
{
    const QImage skipped = maskOf(part, without);
    const int paper = qGray(backgroundAround(picture, part));
    QImage ink(part.size(), QImage::Format_Grayscale8);
    for (int y = 0; y < part.height(); ++y) {
        const auto* const line =
            reinterpret_cast<const QRgb*>(picture.constScanLine(part.top() + y)) + part.left();
        const uchar* const skip = skipped.constScanLine(y);
        uchar* const out = ink.scanLine(y);
        for (int x = 0; x < part.width(); ++x)
            out[x] = skip[x] == 0 && std::abs(qGray(line[x]) - paper) > inkContrast ? 255 : 0;
    }
    return ink;
}

} // namespace

QRgb backgroundAround(const QImage& picture, const QRect& part)
{
    Histogram red{};
    Histogram green{};
    Histogram blue{};
    int count = 0;
    const auto take = [&](const QRect& outer, const QRect& inner) {
        for (int y = outer.top(); y <= outer.bottom(); ++y) {
            const auto* const line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
            for (int x = outer.left(); x <= outer.right(); ++x) {
                if (inner.contains(x, y)) continue;
                ++red[static_cast<size_t>(qRed(line[x]))];
                ++green[static_cast<size_t>(qGreen(line[x]))];
                ++blue[static_cast<size_t>(qBlue(line[x]))];
                ++count;
            }
        }
    };
    const QRect whole = picture.rect();
    take(part.adjusted(-ringWidth, -ringWidth, ringWidth, ringWidth).intersected(whole), part);
    if (count < minRingPixels)
        take(part.intersected(whole), part.adjusted(ringWidth, ringWidth, -ringWidth, -ringWidth));
    return qRgb(medianOf(red, count), medianOf(green, count), medianOf(blue, count));
}

int countInk(const QImage& picture, const QRect& part, const QList<QRect>& without)
{
    const QImage ink = inkMask(picture, part, without);
    int count = 0;
    for (int y = 0; y < ink.height(); ++y)
        count += static_cast<int>(
            std::count(ink.constScanLine(y), ink.constScanLine(y) + ink.width(), uchar(255)));
    return count;
}

InkComparison compareInk(const QImage& before, const QImage& after, const QRect& part,
                         const QList<QRect>& without)
{
    InkComparison fate;
    const QImage ink = inkMask(before, part, without);
    const auto isInk = [&](int x, int y) { return ink.constScanLine(y)[x] != 0; };
    const auto grayAt = [&](const QImage& picture, int x, int y) {
        return qGray(reinterpret_cast<const QRgb*>(picture.constScanLine(part.top() + y))[part.left() + x]);
    };
    for (int y = 0; y < part.height(); ++y)
        for (int x = 0; x < part.width(); ++x) {
            if (!isInk(x, y)) continue;
            ++fate.total;
            int sum = 0;
            int count = 0;
            for (int v = std::max(0, y - surroundings); v <= std::min(part.height() - 1, y + surroundings);
                 ++v)
                for (int u = std::max(0, x - surroundings); u <= std::min(part.width() - 1, x + surroundings);
                     ++u)
                    if (!isInk(u, v)) {
                        sum += grayAt(after, u, v);
                        ++count;
                    }
            const int now = grayAt(after, x, y);
            const bool isLost = count > 0 ? std::abs(now - sum / count) < keptContrast
                                          : std::abs(now - grayAt(before, x, y)) > inkContrast;
            if (isLost) ++fate.lost;
        }
    return fate;
}

int countChangesAtInk(const QImage& inked, const QImage& before, const QImage& after, const QRect& part,
                      const QList<QRect>& without)
{
    const QImage ink = inkMask(inked, part, without);
    const auto hasInkAt = [&](int x, int y) {
        for (int v = std::max(0, y - 1); v <= std::min(part.height() - 1, y + 1); ++v)
            for (int u = std::max(0, x - 1); u <= std::min(part.width() - 1, x + 1); ++u)
                if (ink.constScanLine(v)[u] != 0) return true;
        return false;
    };
    int changed = 0;
    for (int y = 0; y < part.height(); ++y) {
        const auto* const a =
            reinterpret_cast<const QRgb*>(before.constScanLine(part.top() + y)) + part.left();
        const auto* const b =
            reinterpret_cast<const QRgb*>(after.constScanLine(part.top() + y)) + part.left();
        for (int x = 0; x < part.width(); ++x)
            if (contrastOf(a[x], b[x]) > inkContrast && hasInkAt(x, y)) ++changed;
    }
    return changed;
}

} // namespace ink::pdf
