#pragma once

#include <QImage>
#include <QList>
#include <QRect>

#include <algorithm>
#include <cstdlib>

/** Ink on paper in pictures of pages: which pixels stand out from what surrounds them. */
namespace ink::pdf {

/** The greatest difference of a colour channel, 0 … 255. */
[[nodiscard]] inline int contrastOf(QRgb a, QRgb b)
{
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/** The colour of the paper that surrounds a part of a picture: the median just outside its edges, or just
 * inside where it fills the picture. */
[[nodiscard]] QRgb paperAround(const QImage& picture, const QRect& part);

/** Returns how many pixels of a part stand out from the paper around it. Those inside of `without` do not
 * count. */
[[nodiscard]] int countInk(const QImage& picture, const QRect& part, const QList<QRect>& without);

/** Ink of one picture in another one of the same place. */
struct InkFate
{
    int all = 0;  ///< pixels of ink
    int lost = 0; ///< of them, those that no longer stand out from what surrounds them
};
/** Returns how many pixels differ between two pictures at the ink of a third one, or beside it. */
[[nodiscard]] int changedAtInk(const QImage& inked, const QImage& before, const QImage& after,
                               const QRect& part, const QList<QRect>& without);
/** Compares a part of two pictures of one size. */
[[nodiscard]] InkFate inkFate(const QImage& before, const QImage& after, const QRect& part,
                              const QList<QRect>& without);

} // namespace ink::pdf
