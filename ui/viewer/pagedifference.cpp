#include "ui/viewer/pagedifference.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <vector>

namespace ink::ui {

namespace {

constexpr int tolerance = 10;  ///< maximum difference (0–255) beyond the range around the pixel
constexpr int certain = 200;   ///< new ink this dark can't come from smoothing
constexpr int neighbours = 9;  ///< pixels, including the centre
constexpr int minCellSize = 8; ///< px
constexpr int reach = 2;       ///< cells within this distance are merged
constexpr size_t manyParts = 60;
constexpr size_t maxAreas = 12;
constexpr int room = 3; ///< px around a difference

using Channels = std::array<int, 3>;

Channels channels(QRgb pixel)
{
    return {qRed(pixel), qGreen(pixel), qBlue(pixel)};
}

int colourDistance(QRgb a, QRgb b)
{
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

const QRgb* lineOf(const QImage& image, int y)
{
    return reinterpret_cast<const QRgb*>(image.constScanLine(y));
}

/** The range of colours around a pixel. */
struct Around
{
    Channels low{255, 255, 255};
    Channels high{0, 0, 0};
    Channels sum{0, 0, 0};

    Around(const QImage& image, int x, int y)
    {
        for (int row = std::max(0, y - 1); row <= std::min(image.height() - 1, y + 1); ++row) {
            const QRgb* line = lineOf(image, row);
            for (int column = std::max(0, x - 1); column <= std::min(image.width() - 1, x + 1); ++column) {
                const Channels here = channels(line[column]);
                for (size_t i = 0; i < here.size(); ++i) {
                    low[i] = std::min(low[i], here[i]);
                    high[i] = std::max(high[i], here[i]);
                    sum[i] += here[i];
                }
            }
        }
    }
};

/** Returns whether a pixel differs by more than anti-aliasing: its value doesn't occur around it in the
 * other picture, and the amount of ink differs by more than a shift of an edge by half a pixel. */
bool differs(const QImage& was, const QImage& is, int x, int y)
{
    const Around before(was, x, y);
    const Around after(is, x, y);
    const Channels old = channels(was.pixel(x, y));
    const Channels now = channels(is.pixel(x, y));
    for (size_t i = 0; i < old.size(); ++i) {
        const bool foreign = old[i] < after.low[i] - tolerance || old[i] > after.high[i] + tolerance ||
                             now[i] < before.low[i] - tolerance || now[i] > before.high[i] + tolerance;
        if (!foreign) continue;
        const int contrast = std::max(before.high[i], after.high[i]) - std::min(before.low[i], after.low[i]);
        if (std::abs(before.sum[i] - after.sum[i]) > neighbours * std::max(tolerance, contrast / 5))
            return true;
    }
    return false;
}

/** Collects differing pixels in square cells: the bounds of the differing part of each cell. */
class Cells final
{
public:
    Cells(QSize picture, int side)
        : m_side(side), m_columns((picture.width() + side - 1) / side),
          m_rows((picture.height() + side - 1) / side),
          m_parts(static_cast<size_t>(m_columns) * static_cast<size_t>(m_rows))
    {
    }
    void add(const QRect& part)
    {
        QRect& here = at(part.left() / m_side, part.top() / m_side);
        here = here.isNull() ? part : here.united(part);
    }
    [[nodiscard]] Cells coarser(QSize picture) const
    {
        Cells larger(picture, 2 * m_side);
        for (const QRect& part : m_parts)
            if (!part.isNull()) larger.add(part);
        return larger;
    }
    /** The bounds of connected cells. */
    [[nodiscard]] std::vector<QRect> parts() const
    {
        std::vector<QRect> found;
        std::vector<bool> seen(m_parts.size());
        std::vector<int> open;
        for (int start = 0; start < static_cast<int>(m_parts.size()); ++start) {
            if (seen[static_cast<size_t>(start)] || m_parts[static_cast<size_t>(start)].isNull()) continue;
            QRect bounds;
            seen[static_cast<size_t>(start)] = true;
            open.assign(1, start);
            while (!open.empty()) {
                const int cell = open.back();
                open.pop_back();
                bounds = bounds.united(m_parts[static_cast<size_t>(cell)]);
                visitAround(cell, [&](int near) {
                    const auto index = static_cast<size_t>(near);
                    if (seen[index] || m_parts[index].isNull()) return;
                    seen[index] = true;
                    open.push_back(near);
                });
            }
            found.push_back(bounds);
        }
        return found;
    }

private:
    QRect& at(int column, int row) { return m_parts[static_cast<size_t>(row * m_columns + column)]; }
    template <typename Visit> void visitAround(int cell, Visit&& visit) const
    {
        const int column = cell % m_columns;
        const int row = cell / m_columns;
        for (int y = std::max(0, row - reach); y <= std::min(m_rows - 1, row + reach); ++y)
            for (int x = std::max(0, column - reach); x <= std::min(m_columns - 1, column + reach); ++x)
                visit(y * m_columns + x);
    }

    int m_side;
    int m_columns;
    int m_rows;
    std::vector<QRect> m_parts;
};

qint64 areaOf(const QRect& rect)
{
    return static_cast<qint64>(rect.width()) * rect.height();
}

/** Merges overlapping parts, then those whose union adds the least area, until few are left. */
void join(std::vector<QRect>& parts)
{
    for (;;) {
        size_t first = 0;
        size_t second = 0;
        qint64 minimum = std::numeric_limits<qint64>::max();
        for (size_t i = 0; i < parts.size(); ++i)
            for (size_t j = i + 1; j < parts.size(); ++j) {
                const qint64 wasted = areaOf(parts[i].united(parts[j])) - areaOf(parts[i]) - areaOf(parts[j]);
                if (wasted >= minimum) continue;
                minimum = wasted;
                first = i;
                second = j;
            }
        if (second == 0) return;
        if (parts.size() <= maxAreas && !parts[first].intersects(parts[second])) {
            // The cheapest pair may be adjacent while another pair overlaps.
            bool overlap = false;
            for (size_t i = 0; i < parts.size() && !overlap; ++i)
                for (size_t j = i + 1; j < parts.size() && !overlap; ++j)
                    if (parts[i].intersects(parts[j])) {
                        first = i;
                        second = j;
                        overlap = true;
                    }
            if (!overlap) return;
        }
        parts[first] = parts[first].united(parts[second]);
        parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(second));
    }
}

} // namespace

QList<QRect> changedAreas(const QImage& before, const QImage& after)
{
    if (before.isNull() && after.isNull()) return {};
    if (before.size() != after.size()) return {QRect(QPoint(0, 0), before.size().expandedTo(after.size()))};
    const QImage was = before.convertToFormat(QImage::Format_RGB32);
    const QImage is = after.convertToFormat(QImage::Format_RGB32);
    const int width = was.width();
    Cells cells(was.size(), minCellSize);
    bool any = false;
    for (int y = 0; y < was.height(); ++y) {
        const QRgb* old = lineOf(was, y);
        const QRgb* now = lineOf(is, y);
        if (std::memcmp(old, now, static_cast<size_t>(width) * sizeof(QRgb)) == 0) continue;
        for (int x = 0; x < width; ++x) {
            if (old[x] == now[x]) continue;
            const int difference = colourDistance(old[x], now[x]);
            if (difference <= tolerance || (difference < certain && !differs(was, is, x, y))) continue;
            cells.add(QRect(x, y, 1, 1));
            any = true;
        }
    }
    if (!any) return {};
    std::vector<QRect> parts = cells.parts();
    while (parts.size() > manyParts) {
        cells = cells.coarser(was.size());
        parts = cells.parts();
    }
    for (QRect& part : parts)
        part = part.adjusted(-room, -room, room, room).intersected(was.rect());
    join(parts);
    std::sort(parts.begin(), parts.end(), [](const QRect& a, const QRect& b) {
        return a.top() != b.top() ? a.top() < b.top() : a.left() < b.left();
    });
    return {parts.begin(), parts.end()};
}

QList<PagePair> pairPages(const QList<quint64>& before, const QList<quint64>& after)
{
    // Positions in `after` of the named pages of `before`.
    QHash<quint64, int> placeOf;
    QSet<quint64> twice;
    for (int i = 0; i < after.size(); ++i)
        if (placeOf.contains(after.at(i)))
            twice.insert(after.at(i));
        else
            placeOf.insert(after.at(i), i);
    QSet<quint64> seen;
    for (const quint64 name : before) {
        if (seen.contains(name)) twice.insert(name);
        seen.insert(name);
    }
    // The longest run in the same order (patience sorting): for each length, `tails` has the pair that ends
    // such a run at the lowest position.
    std::vector<PagePair> found;
    std::vector<int> previous;
    std::vector<int> tails;
    for (int i = 0; i < before.size(); ++i) {
        const quint64 name = before.at(i);
        const auto place = placeOf.constFind(name);
        if (name == 0 || twice.contains(name) || place == placeOf.constEnd()) continue;
        const auto longer =
            std::lower_bound(tails.begin(), tails.end(), *place, [&found](int tail, int value) {
                return found[static_cast<size_t>(tail)].after < value;
            });
        previous.push_back(longer == tails.begin() ? -1 : *std::prev(longer));
        const int index = static_cast<int>(found.size());
        found.push_back({i, *place});
        if (longer == tails.end())
            tails.push_back(index);
        else
            *longer = index;
    }
    std::vector<PagePair> anchors;
    for (int at = tails.empty() ? -1 : tails.back(); at >= 0; at = previous[static_cast<size_t>(at)])
        anchors.push_back(found[static_cast<size_t>(at)]);
    std::reverse(anchors.begin(), anchors.end());
    anchors.push_back({static_cast<int>(before.size()), static_cast<int>(after.size())});

    QList<PagePair> pairs;
    int b = 0;
    int a = 0;
    for (const PagePair& anchor : anchors) {
        while (b < anchor.before && a < anchor.after)
            pairs.append({b++, a++});
        while (b < anchor.before)
            pairs.append({b++, -1});
        while (a < anchor.after)
            pairs.append({-1, a++});
        if (b < before.size() && a < after.size()) pairs.append({b++, a++});
    }
    return pairs;
}

} // namespace ink::ui
