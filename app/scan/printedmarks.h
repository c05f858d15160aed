#pragma once

#include <QLineF>
#include <QRectF>

#include <functional>
#include <optional>
#include <vector>

class QImage;

namespace ink::scan {

/** A line that is printed on paper. */
struct PrintedLine
{
    QLineF line; ///< exactly horizontal or vertical
    double width = 0;
};

/** What is printed on a scanned page. All lengths are in points from the top left of the straightened page:
 * the picture turned about its centre by `-skew`. */
struct PrintedMarks
{
    double skew = 0; ///< degrees clockwise by which the page lay askew in the scanner; 0 if it lay straight
    std::vector<PrintedLine> lines;
    std::vector<QRectF> boxes; ///< small, closed, empty squares
    std::vector<QRectF> words; ///< everything else that is printed: words, stamps, pictures
};

/** The range in which a skew is found, in degrees to either side. */
inline constexpr double maxSkew = 5;

/**
 * Finds what is printed on a scanned page, in grey or in black and white, on paper of any lightness. Works
 * with the contrast to the paper around a place, so shadows and grey backgrounds don't matter. Returns no
 * lines for a picture with more lines than a form has. Returns nothing if `isCanceled` returns true, or if
 * the picture is null or has more than `maxMarkedPixels`. Thread-safe.
 */
[[nodiscard]] std::optional<PrintedMarks> findPrintedMarks(const QImage& picture, double pixelsPerPoint,
                                                           const std::function<bool()>& isCanceled);

inline constexpr double maxMarkedPixels = 16e6;

} // namespace ink::scan
