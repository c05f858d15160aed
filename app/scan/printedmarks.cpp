#include "app/scan/printedmarks.h"

#include <QImage>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <numeric>

namespace ink::scan {

namespace {

// All in points.
constexpr double paperRadius = 6;  ///< around a place, for the lightness of the paper
constexpr double minPiece = 4.5;   ///< shorter runs are parts of letters
constexpr double maxLineWidth = 3; ///< thicker bars are no lines
constexpr double minFreeLine = 14; ///< shorter lines must connect two others
constexpr double minJoinedLine = 7;
constexpr double maxDash = 3;    ///< gap between the dashes of a line
constexpr double maxBreak = 0.7; ///< gap in a badly printed line
constexpr double joint = 2.2;    ///< distance at which lines touch
constexpr double minBox = 5.5;
constexpr double maxBox = 22;
constexpr double maxSpeck = 1.3;
constexpr double wordGap = 3;
constexpr double edgeBand = 6; ///< lines nearer to the paper's edge are shadows of the scanner
constexpr size_t maxRuns = 4'000'000;
constexpr size_t maxPrintedLines = 4'000; ///< in one direction; more belong to a drawing
constexpr size_t maxPrintedBoxes = 1'000;
constexpr size_t maxWords = 6'000;

/** Pixels that are darker than the paper around them. */
struct Bitmap
{
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> dark; ///< 0 or 1, row by row

    Bitmap(int w, int h) : width(w), height(h), dark(static_cast<size_t>(w) * static_cast<size_t>(h)) {}
    [[nodiscard]] const std::uint8_t* row(int y) const
    {
        return dark.data() + static_cast<size_t>(y) * static_cast<size_t>(width);
    }
    [[nodiscard]] std::uint8_t* row(int y)
    {
        return dark.data() + static_cast<size_t>(y) * static_cast<size_t>(width);
    }
    [[nodiscard]] bool at(int x, int y) const
    {
        return x >= 0 && y >= 0 && x < width && y < height && row(y)[x] != 0;
    }
    void fill(QRect rect, std::uint8_t value)
    {
        rect = rect.intersected(QRect(0, 0, width, height));
        for (int y = rect.top(); y <= rect.bottom(); ++y)
            std::fill_n(row(y) + rect.left(), rect.width(), value);
    }
    [[nodiscard]] Bitmap transposed() const
    {
        Bitmap turned(height, width);
        constexpr int tile = 32; // keeps both sides in the processor's cache
        for (int top = 0; top < height; top += tile)
            for (int left = 0; left < width; left += tile)
                for (int y = top; y < std::min(height, top + tile); ++y)
                    for (int x = left; x < std::min(width, left + tile); ++x)
                        turned.row(x)[y] = row(y)[x];
        return turned;
    }
};

Bitmap darkPixels(const QImage& grey, int radius)
{
    const int width = grey.width();
    const int height = grey.height();
    Bitmap bitmap(width, height);
    // Sums over all pixels above and to the left; they fit, because 16 million pixels × 255 < 2³².
    const size_t stride = static_cast<size_t>(width) + 1;
    std::vector<std::uint32_t> sums(stride * (static_cast<size_t>(height) + 1));
    for (int y = 0; y < height; ++y) {
        const uchar* line = grey.constScanLine(y);
        const std::uint32_t* before = sums.data() + static_cast<size_t>(y) * stride;
        std::uint32_t* now = sums.data() + (static_cast<size_t>(y) + 1) * stride;
        std::uint32_t sum = 0;
        for (int x = 0; x < width; ++x) {
            sum += line[x];
            now[x + 1] = before[x + 1] + sum;
        }
    }
    for (int y = 0; y < height; ++y) {
        const int top = std::max(0, y - radius);
        const int bottom = std::min(height, y + radius + 1);
        const std::uint32_t* upper = sums.data() + static_cast<size_t>(top) * stride;
        const std::uint32_t* lower = sums.data() + static_cast<size_t>(bottom) * stride;
        const uchar* line = grey.constScanLine(y);
        std::uint8_t* out = bitmap.row(y);
        for (int x = 0; x < width; ++x) {
            const int left = std::max(0, x - radius);
            const int right = std::min(width, x + radius + 1);
            const std::uint32_t sum = lower[right] - lower[left] - upper[right] + upper[left];
            const auto count = static_cast<std::uint32_t>((right - left) * (bottom - top));
            const std::uint32_t mean = sum / count;
            constexpr std::uint32_t percent = 82;
            constexpr std::uint32_t least = 12;
            out[x] = line[x] * 100U < mean * percent && line[x] + least < mean ? 1 : 0;
        }
    }
    return bitmap;
}

/** The fraction of pixels that are dark and have no dark neighbour. */
double speckle(const Bitmap& bitmap)
{
    size_t count = 0;
    for (int y = 1; y + 1 < bitmap.height; ++y) {
        const std::uint8_t* up = bitmap.row(y - 1);
        const std::uint8_t* row = bitmap.row(y);
        const std::uint8_t* down = bitmap.row(y + 1);
        for (int x = 1; x + 1 < bitmap.width; ++x)
            if (row[x] && !(up[x - 1] | up[x] | up[x + 1] | row[x - 1] | row[x + 1] | down[x - 1] | down[x] |
                            down[x + 1]))
                ++count;
    }
    return static_cast<double>(count) / static_cast<double>(bitmap.dark.size());
}

/** The mean of each pixel and its eight neighbours. */
QImage smoothed(const QImage& grey)
{
    QImage out = grey.copy();
    for (int y = 1; y + 1 < grey.height(); ++y) {
        const uchar* a = grey.constScanLine(y - 1);
        const uchar* b = grey.constScanLine(y);
        const uchar* c = grey.constScanLine(y + 1);
        uchar* to = out.scanLine(y);
        for (int x = 1; x + 1 < grey.width(); ++x)
            to[x] = static_cast<uchar>(
                (a[x - 1] + a[x] + a[x + 1] + b[x - 1] + b[x] + b[x + 1] + c[x - 1] + c[x] + c[x + 1]) / 9);
    }
    return out;
}

/** The dark pixels; in a noisy picture those that stay dark when it is smoothed. */
Bitmap cleanPixels(const QImage& grey, int radius)
{
    constexpr double maxSpeckle = 0.0006;
    Bitmap bitmap = darkPixels(grey, radius);
    if (speckle(bitmap) <= maxSpeckle) return bitmap;
    return darkPixels(smoothed(grey), radius);
}

/** How sharply the rows of a page stand out when it is turned back by an angle (postulate: rows of text and
 * lines are straight). */
double sharpness(const std::vector<std::pair<int, int>>& points, int height, double slope, double bin)
{
    const double margin = height * 0.5;
    std::vector<std::uint32_t> rows(static_cast<size_t>((height + 2 * margin) / bin) + 2);
    for (const auto& [x, y] : points) {
        const double at = (y - slope * x + margin) / bin;
        if (at >= 0 && at < static_cast<double>(rows.size())) ++rows[static_cast<size_t>(at)];
    }
    double sum = 0;
    for (const std::uint32_t n : rows)
        sum += static_cast<double>(n) * n;
    return sum;
}

/** The skew in degrees, clockwise as seen. */
double skewOf(const Bitmap& bitmap)
{
    constexpr size_t maxPoints = 60'000;
    const auto total = static_cast<size_t>(std::count(bitmap.dark.begin(), bitmap.dark.end(), 1));
    const size_t step = total / maxPoints + 1;
    std::vector<std::pair<int, int>> points;
    size_t n = 0;
    for (int y = 0; y < bitmap.height; ++y)
        for (int x = 0; x < bitmap.width; ++x)
            if (bitmap.row(y)[x] && n++ % step == 0) points.emplace_back(x - bitmap.width / 2, y);
    if (points.size() < 200) return 0;
    const auto score = [&](double degrees, double bin) {
        return sharpness(points, bitmap.height, std::tan(degrees * std::numbers::pi / 180), bin);
    };
    const auto bestIn = [&](double from, double to, double by, double bin) {
        double best = 0;
        double highest = 0;
        for (double angle = from; angle <= to + by / 2; angle += by)
            if (const double value = score(angle, bin); value > highest) {
                highest = value;
                best = angle;
            }
        return best;
    };
    constexpr double coarse = 0.2;
    const double rough = bestIn(-maxSkew, maxSkew, coarse, 4);
    const double fine = bestIn(rough - coarse, rough + coarse, 0.02, 1);
    constexpr double straight = 0.03;
    constexpr double gain = 1.04;
    if (std::abs(fine) <= straight || score(fine, 1) < gain * score(0, 1)) return 0;
    return fine;
}

/** The picture turned about its centre by `-degrees`. */
QImage straightened(const QImage& grey, double degrees)
{
    QImage out(grey.size(), QImage::Format_Grayscale8);
    const double radians = degrees * std::numbers::pi / 180;
    const double cosine = std::cos(radians);
    const double sine = std::sin(radians);
    const double cx = grey.width() / 2.0;
    const double cy = grey.height() / 2.0;
    for (int y = 0; y < out.height(); ++y) {
        uchar* to = out.scanLine(y);
        for (int x = 0; x < out.width(); ++x) {
            const double dx = x + 0.5 - cx;
            const double dy = y + 0.5 - cy;
            const double fx = std::clamp(cx + dx * cosine - dy * sine - 0.5, 0.0, grey.width() - 1.001);
            const double fy = std::clamp(cy + dx * sine + dy * cosine - 0.5, 0.0, grey.height() - 1.001);
            const int left = static_cast<int>(fx);
            const int top = static_cast<int>(fy);
            const int right = std::min(left + 1, grey.width() - 1);
            const uchar* upper = grey.constScanLine(top);
            const uchar* lower = grey.constScanLine(std::min(top + 1, grey.height() - 1));
            const double ax = fx - left;
            const double ay = fy - top;
            to[x] = static_cast<uchar>((upper[left] * (1 - ax) + upper[right] * ax) * (1 - ay) +
                                       (lower[left] * (1 - ax) + lower[right] * ax) * ay + 0.5);
        }
    }
    return out;
}

/** Dark pixels that are connected. */
struct Blob
{
    int left;
    int top;
    int right; ///< inclusive
    int bottom;
    qint64 area;
    [[nodiscard]] int width() const { return right - left + 1; }
    [[nodiscard]] int height() const { return bottom - top + 1; }
    [[nodiscard]] QRect rect() const { return {left, top, width(), height()}; }
};

/** Connects runs of at least `minRun` dark pixels in a row, which may have gaps of `maxGap` pixels, with
 * those of the next row that are at most `reach` pixels away. Returns nothing for too many. */
std::optional<std::vector<Blob>> findBlobs(const Bitmap& bitmap, int minRun, int maxGap, int reach)
{
    struct Run
    {
        int y;
        int left;
        int right;
        std::uint32_t parent;
    };
    std::vector<Run> runs;
    const auto rootOf = [&runs](std::uint32_t i) {
        while (runs[i].parent != i) {
            runs[i].parent = runs[runs[i].parent].parent;
            i = runs[i].parent;
        }
        return i;
    };
    size_t before = 0; // first run of the row above
    for (int y = 0; y < bitmap.height; ++y) {
        const size_t first = runs.size();
        const std::uint8_t* row = bitmap.row(y);
        for (int x = 0; x < bitmap.width;) {
            if (!row[x]) {
                ++x;
                continue;
            }
            int end = x; // the last dark pixel
            for (int at = x + 1; at < bitmap.width && at - end <= maxGap + 1; ++at)
                if (row[at]) end = at;
            if (end - x + 1 >= minRun) runs.push_back({y, x, end, static_cast<std::uint32_t>(runs.size())});
            x = end + 1;
        }
        if (runs.size() > maxRuns) return std::nullopt;
        size_t up = before;
        for (size_t i = first; i < runs.size(); ++i) {
            while (up < first && runs[up].right + reach < runs[i].left)
                ++up;
            for (size_t k = up; k < first && runs[k].left <= runs[i].right + reach; ++k)
                runs[rootOf(static_cast<std::uint32_t>(k))].parent = rootOf(static_cast<std::uint32_t>(i));
        }
        before = first;
    }
    std::vector<std::int32_t> index(runs.size(), -1);
    std::vector<Blob> blobs;
    for (size_t i = 0; i < runs.size(); ++i) {
        const std::uint32_t root = rootOf(static_cast<std::uint32_t>(i));
        const Run& run = runs[i];
        if (index[root] < 0) {
            index[root] = static_cast<std::int32_t>(blobs.size());
            blobs.push_back({run.left, run.y, run.right, run.y, 0});
        }
        Blob& blob = blobs[static_cast<size_t>(index[root])];
        blob.left = std::min(blob.left, run.left);
        blob.right = std::max(blob.right, run.right);
        blob.bottom = run.y;
        blob.area += run.right - run.left + 1;
    }
    return blobs;
}

/** The fraction of a row's pixels that are dark. */
double darknessOf(const Bitmap& bitmap, int left, int right, int y)
{
    if (y < 0 || y >= bitmap.height) return 0;
    const std::uint8_t* row = bitmap.row(y);
    return static_cast<double>(std::count(row + left, row + right + 1, 1)) / (right - left + 1);
}

/** A horizontal line, in pixels. */
struct Level
{
    double left;
    double right;
    double y;
    double width;
};

/** Removes areas that are thicker than a line in both directions: bands, letters of a title, stamps. */
Bitmap withoutSolids(const Bitmap& bitmap, int side)
{
    const int width = bitmap.width;
    const int height = bitmap.height;
    Bitmap thin = bitmap;
    // The length of the dark column that ends at each pixel of the row; a square needs `side` long ones.
    std::vector<int> columns(static_cast<size_t>(width));
    for (int y = 0; y < height; ++y) {
        const std::uint8_t* row = bitmap.row(y);
        int beside = 0;
        for (int x = 0; x < width; ++x) {
            int& column = columns[static_cast<size_t>(x)];
            column = row[x] ? column + 1 : 0;
            beside = column >= side ? beside + 1 : 0;
            if (beside >= side) thin.fill(QRect(x - side + 1, y - side + 1, side, side), 0);
        }
    }
    return thin;
}

/** Returns whether nothing stands over or under the end of a piece of a line, as the stem of a letter does.
 */
bool isFreeEnd(const Bitmap& bitmap, double x, double y, double ppp)
{
    const int from = static_cast<int>(x - ppp);
    const int to = static_cast<int>(x + ppp);
    for (int away = static_cast<int>(2 * ppp); away <= static_cast<int>(3 * ppp); ++away)
        for (int at = from; at <= to; ++at)
            if (bitmap.at(at, static_cast<int>(y) - away) || bitmap.at(at, static_cast<int>(y) + away))
                return false;
    return true;
}

std::vector<Level> findLevels(const Bitmap& whole, double ppp)
{
    const Bitmap bitmap = withoutSolids(whole, static_cast<int>(maxLineWidth * ppp) + 1);
    constexpr double maxCrowd = 0.34; // of the pixels beside a line: more are letters
    const auto blobs = findBlobs(bitmap, std::max(4, static_cast<int>(minPiece * ppp)), 1, 2);
    if (!blobs) return {};
    std::vector<Level> pieces;
    for (const Blob& blob : *blobs) {
        const double width = static_cast<double>(blob.area) / blob.width();
        if (width > maxLineWidth * ppp || blob.height() > width + 1.2 * ppp + 2) continue;
        const int aside = 2;
        if (darknessOf(bitmap, blob.left, blob.right, blob.top - aside) > maxCrowd ||
            darknessOf(bitmap, blob.left, blob.right, blob.bottom + aside) > maxCrowd)
            continue;
        pieces.push_back(
            {static_cast<double>(blob.left), blob.right + 1.0, (blob.top + blob.bottom + 1) / 2.0, width});
    }
    std::sort(pieces.begin(), pieces.end(), [](const Level& a, const Level& b) { return a.left < b.left; });
    // Joins dashes and lines with a break; each piece looks for one that ends shortly before it.
    std::vector<Level> levels;
    const double sameRow = 0.7 * ppp;
    for (const Level& piece : pieces) {
        const auto before = std::find_if(levels.begin(), levels.end(), [&](const Level& level) {
            const double gap = piece.left - level.right;
            return std::abs(level.y - piece.y) <= sameRow && piece.left >= level.left &&
                   gap <= maxDash * ppp &&
                   (gap <= maxBreak * ppp || (isFreeEnd(bitmap, level.right, level.y, ppp) &&
                                              isFreeEnd(bitmap, piece.left, piece.y, ppp)));
        });
        if (before == levels.end()) {
            levels.push_back(piece);
            if (levels.size() > 4 * maxPrintedLines) return {};
            continue;
        }
        before->right = std::max(before->right, piece.right);
        before->width = std::max(before->width, piece.width);
    }
    return levels;
}

/** Returns whether a blob is a closed, empty square with a thin border. */
bool isPrintedBox(const Bitmap& bitmap, const Blob& blob, double ppp)
{
    const int w = blob.width();
    const int h = blob.height();
    if (w < minBox * ppp || h < minBox * ppp || w > maxBox * ppp || h > maxBox * ppp || w > 1.25 * h ||
        h > 1.25 * w)
        return false;
    const int depth = std::max(2, static_cast<int>(std::lround(0.14 * std::min(w, h))));
    const auto isCovered = [&](int length, const auto& isDark) {
        const int corner = std::max(2, length / 8);
        int all = 0;
        int corners = 0;
        for (int i = 0; i < length; ++i) {
            bool found = false;
            for (int k = 0; k < depth && !found; ++k)
                found = isDark(i, k);
            all += found ? 1 : 0;
            corners += found && (i < corner || i >= length - corner) ? 1 : 0;
        }
        // Two corners may be open: those of a box with a shadow.
        return all >= 0.84 * length && corners >= corner;
    };
    if (!isCovered(w, [&](int i, int k) { return bitmap.at(blob.left + i, blob.top + k); }) ||
        !isCovered(w, [&](int i, int k) { return bitmap.at(blob.left + i, blob.bottom - k); }) ||
        !isCovered(h, [&](int i, int k) { return bitmap.at(blob.left + k, blob.top + i); }) ||
        !isCovered(h, [&](int i, int k) { return bitmap.at(blob.right - k, blob.top + i); }))
        return false;
    const int inset = depth + 1;
    const int shadow = std::max(inset, static_cast<int>(0.3 * std::min(w, h))); // on the right and below
    int dark = 0;
    for (int y = blob.top + inset; y <= blob.bottom - shadow; ++y)
        for (int x = blob.left + inset; x <= blob.right - shadow; ++x)
            dark += bitmap.at(x, y) ? 1 : 0;
    const int room = std::max(1, (w - inset - shadow) * (h - inset - shadow));
    constexpr double maxInside = 0.06;
    return dark <= maxInside * room;
}

bool touches(const Level& level, const std::vector<Level>& others, double x, double ppp)
{
    const double near = joint * ppp;
    return std::any_of(others.begin(), others.end(), [&](const Level& other) { // transposed
        return std::abs(other.y - x) < near && other.left < level.y + near && other.right > level.y - near;
    });
}

/** Drops short lines that don't connect two others, such as stems of letters. */
std::vector<Level> withoutStrokes(const std::vector<Level>& levels, const std::vector<Level>& across,
                                  double ppp)
{
    std::vector<Level> kept;
    for (const Level& level : levels) {
        const double length = level.right - level.left;
        if (length >= minFreeLine * ppp ||
            (length >= minJoinedLine * ppp && touches(level, across, level.left, ppp) &&
             touches(level, across, level.right, ppp)))
            kept.push_back(level);
    }
    return kept;
}

QRect rectOf(const Level& level)
{
    const int half = static_cast<int>(std::ceil(level.width / 2)) + 1;
    return {QPoint(static_cast<int>(level.left) - 1, static_cast<int>(level.y) - half),
            QPoint(static_cast<int>(level.right) + 1, static_cast<int>(level.y) + half)};
}

/** Returns whether a blob surrounds paper, such as a frame with round corners. */
bool isFrame(const Blob& blob, double ppp)
{
    constexpr double large = 30; // points
    constexpr double sparse = 0.12;
    return blob.width() > large * ppp && blob.height() > large * ppp &&
           static_cast<double>(blob.area) < sparse * blob.width() * blob.height();
}

/** What is left without lines and boxes: the bounds of words. */
std::vector<QRectF> findWords(Bitmap& rest, double ppp)
{
    const auto letters = findBlobs(rest, 1, 0, 1);
    if (!letters) return {};
    for (const Blob& letter : *letters) {
        const int shorter = std::min(letter.width(), letter.height());
        const int longer = std::max(letter.width(), letter.height());
        const bool isDust = longer < maxSpeck * ppp;
        const bool isRemainder = shorter < 0.8 * ppp && longer > 6 * ppp; // of a line
        if (isDust || isRemainder) rest.fill(letter.rect(), 0);
    }
    const auto blobs = findBlobs(rest, 1, static_cast<int>(wordGap * ppp), 0);
    if (!blobs || blobs->size() > maxWords) return {};
    std::vector<QRectF> words;
    for (const Blob& blob : *blobs)
        if (!isFrame(blob, ppp))
            words.emplace_back(blob.left / ppp, blob.top / ppp, blob.width() / ppp, blob.height() / ppp);
    return words;
}

} // namespace

std::optional<PrintedMarks> findPrintedMarks(const QImage& picture, double pixelsPerPoint,
                                             const std::function<bool()>& isCanceled)
{
    const double ppp = pixelsPerPoint;
    if (picture.isNull() || !(ppp >= 1) || !(ppp <= 20) ||
        static_cast<double>(picture.width()) * picture.height() > maxMarkedPixels)
        return std::nullopt;
    const auto stops = [&isCanceled] { return isCanceled && isCanceled(); };
    QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
    const int radius = std::max(4, static_cast<int>(std::lround(paperRadius * ppp)));
    PrintedMarks marks;
    if (stops()) return std::nullopt;
    Bitmap bitmap = cleanPixels(grey, radius);
    if (stops()) return std::nullopt;
    marks.skew = skewOf(bitmap);
    if (marks.skew != 0) {
        grey = straightened(grey, marks.skew);
        bitmap = cleanPixels(grey, radius);
    }
    if (stops()) return std::nullopt;
    const std::vector<Level> foundLevels = findLevels(bitmap, ppp);
    const std::vector<Level> foundPlumbs = findLevels(bitmap.transposed(), ppp);
    if (foundLevels.size() > maxPrintedLines || foundPlumbs.size() > maxPrintedLines) return marks;
    if (stops()) return std::nullopt;

    const auto blobs = findBlobs(bitmap, 1, 0, 1);
    if (!blobs) return marks;
    std::vector<QRect> boxes;
    for (const Blob& blob : *blobs)
        if (isPrintedBox(bitmap, blob, ppp)) boxes.push_back(blob.rect());
    if (boxes.size() > maxPrintedBoxes) boxes.clear();
    if (stops()) return std::nullopt;

    const auto isInBox = [&boxes, ppp](const QLineF& line) {
        return std::any_of(boxes.begin(), boxes.end(), [&](const QRect& box) {
            const QRectF around = QRectF(box).adjusted(-ppp, -ppp, ppp, ppp);
            return around.contains(line.p1()) && around.contains(line.p2());
        });
    };
    const double band = edgeBand * ppp;
    const auto keep = [&](const std::vector<Level>& levels, bool isVertical) {
        const double end = isVertical ? bitmap.width : bitmap.height;
        for (const Level& level : levels) {
            QLineF line(level.left, level.y, level.right, level.y);
            if (isVertical) line = QLineF(level.y, level.left, level.y, level.right);
            if (level.y < band || level.y > end - band || isInBox(line)) continue;
            marks.lines.push_back({QLineF(line.p1() / ppp, line.p2() / ppp), level.width / ppp});
        }
    };
    const std::vector<Level> levels = withoutStrokes(foundLevels, foundPlumbs, ppp);
    const std::vector<Level> plumbs = withoutStrokes(foundPlumbs, foundLevels, ppp);
    keep(levels, false);
    keep(plumbs, true);
    for (const QRect& box : boxes)
        marks.boxes.emplace_back(box.left() / ppp, box.top() / ppp, box.width() / ppp, box.height() / ppp);

    Bitmap& rest = bitmap;
    for (const Level& level : levels)
        rest.fill(rectOf(level), 0);
    for (const Level& plumb : plumbs) {
        const QRect turned = rectOf(plumb);
        rest.fill(QRect(turned.top(), turned.left(), turned.height(), turned.width()), 0);
    }
    const int border = std::max(2, static_cast<int>(ppp));
    for (const QRect& box : boxes)
        rest.fill(box.adjusted(-border, -border, border, border), 0);
    marks.words = findWords(rest, ppp);
    return marks;
}

} // namespace ink::scan
