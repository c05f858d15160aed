#pragma once

#include <QImage>
#include <QList>
#include <QRect>

#include <algorithm>
#include <cstdlib>

/** Detects ink on paper in page images: pixels that contrast with their surroundings. */
namespace ink::pdf {

/** The maximum difference between colour channels, 0 … 255. */
[[nodiscard]] inline int contrastOf(QRgb a, QRgb b)
{
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/** The colour of the paper around a part of an image: the median just outside its edges, or just inside if it
 * fills the image. */
[[nodiscard]] QRgb backgroundAround(const QImage& picture, const QRect& part);

/** Returns the number of pixels of a part that contrast with the surrounding paper. Pixels inside `without`
 * are ignored. */
[[nodiscard]] int countInk(const QImage& picture, const QRect& part, const QList<QRect>& without);

/** The result of comparing one image's ink with another image of the same area. */
struct InkComparison
{
    int total = 0; ///< number of ink pixels
    int lost = 0;  ///< number of ink pixels that no longer contrast with their surroundings
};
/** Returns the number of pixels that differ between two images at or next to the ink of a third one. */
[[nodiscard]] int countChangesAtInk(const QImage& inked, const QImage& before, const QImage& after,
                                    const QRect& part, const QList<QRect>& without);
/** Compares a part of two images of the same size. */
[[nodiscard]] InkComparison compareInk(const QImage& before, const QImage& after, const QRect& part,
                                       const QList<QRect>& without);

} // namespace ink::pdf
