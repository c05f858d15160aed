#include "app/pdf/suggest/suggestgrid.h"

#include <algorithm>
#include <cmath>
#include <set>

namespace ink::pdf {

namespace {

constexpr size_t maxCrossings = 250'000; ///< maximum crossings of horizontal and vertical lines
constexpr size_t maxCells = 1'500;
constexpr double near = 3; ///< points: maximum distance of lines that belong together

bool isSame(double a, double b)
{
    return std::abs(a - b) < near;
}

} // namespace

int SuggestGrid::Cell::wordCount() const
{
    int count = 0;
    for (const SuggestPage::Segment* segment : segments)
        count += segment->wordCount;
    return count;
}

SuggestGrid::SuggestGrid(SuggestPage& page)
{
    if (page.verticalLines.size() * page.horizontalLines.size() > maxCrossings) return;
    std::set<std::pair<long, long>> seen;
    for (const SuggestPage::HorizontalLine& level : page.horizontalLines) {
        for (const SuggestPage::VerticalLine& plumb : page.verticalLines) {
            // An upper left corner: one line continues to the right, the other one down.
            if (plumb.top > level.y + near || plumb.bottom < level.y + 6) continue;
            if (level.left > plumb.x + near || level.right < plumb.x + 6) continue;
            if (!seen.insert({std::lround(plumb.x / 2), std::lround(level.y / 2)}).second) continue;
            const auto rect = page.cellAround({plumb.x + near, level.y + near});
            if (!rect || !isSame(rect->left(), plumb.x) || !isSame(rect->top(), level.y)) continue;
            if (rect->width() < 7 || rect->height() < 8 || !isClosed(page, *rect)) continue;
            if (m_cells.size() >= maxCells) {
                m_cells.clear();
                return;
            }
            m_cells.push_back({*rect, {}});
        }
    }
    std::sort(m_cells.begin(), m_cells.end(), [](const Cell& a, const Cell& b) {
        const auto rowA = std::lround(a.rect.top() / 2);
        const auto rowB = std::lround(b.rect.top() / 2);
        return rowA != rowB ? rowA < rowB : a.rect.left() < b.rect.left();
    });
    // Duplicate corners caused by rounding.
    m_cells.erase(std::unique(m_cells.begin(), m_cells.end(),
                              [](const Cell& a, const Cell& b) {
                                  return isSame(a.rect.left(), b.rect.left()) &&
                                         isSame(a.rect.top(), b.rect.top());
                              }),
                  m_cells.end());
    for (Cell& cell : m_cells) {
        for (SuggestPage::Segment& segment : page.segments)
            if (segment.box.intersects(cell.inner())) cell.segments.push_back(&segment);
        cell.isEmpty = cell.segments.empty() && page.isEmpty(cell.inner());
    }
    findNeighbours();
    findCombs();
}

bool SuggestGrid::isClosed(const SuggestPage& page, const QRectF& rect) const
{
    const auto stands = [&](double x) {
        return std::any_of(page.verticalLines.begin(), page.verticalLines.end(),
                           [&](const SuggestPage::VerticalLine& plumb) {
                               return isSame(plumb.x, x) && plumb.top < rect.top() + near &&
                                      plumb.bottom > rect.bottom() - near;
                           });
    };
    const auto lies = [&](double y) {
        return std::any_of(page.horizontalLines.begin(), page.horizontalLines.end(),
                           [&](const SuggestPage::HorizontalLine& level) {
                               return isSame(level.y, y) && level.left < rect.left() + near &&
                                      level.right > rect.right() - near;
                           });
    };
    return stands(rect.left()) && stands(rect.right()) && lies(rect.top()) && lies(rect.bottom());
}

void SuggestGrid::findCombs()
{
    const auto isBox = [](const Cell& cell) {
        return cell.isEmpty && cell.rect.width() <= 24 && cell.rect.height() >= 9 && cell.rect.height() <= 32;
    };
    // Vertically adjacent boxes are check boxes or a table, not a comb.
    const auto isStacked = [&](const Cell& cell) {
        const Cell* up = above(cell);
        const Cell* down = below(cell);
        return (up && isBox(*up)) || (down && isBox(*down));
    };
    for (size_t i = 0; i < m_cells.size();) {
        size_t end = i + 1;
        while (isBox(m_cells[i]) && end < m_cells.size() && isBox(m_cells[end]) &&
               isSame(m_cells[end].rect.top(), m_cells[i].rect.top()) &&
               std::abs(m_cells[end].rect.width() - m_cells[i].rect.width()) < 2 &&
               isSame(m_cells[end].rect.left(), m_cells[end - 1].rect.right()))
            ++end;
        if (end - i >= 4 || (end - i >= 2 && !isStacked(m_cells[i]))) {
            // The first one may be slightly wider.
            if (i > 0 && end - i >= 4 && isBox(m_cells[i - 1]) && !m_cells[i - 1].isComb &&
                isSame(m_cells[i - 1].rect.top(), m_cells[i].rect.top()) &&
                isSame(m_cells[i - 1].rect.right(), m_cells[i].rect.left()) &&
                m_cells[i - 1].rect.width() < 1.4 * m_cells[i].rect.width())
                --i;
            m_combs.push_back(m_cells[i].rect.united(m_cells[end - 1].rect));
            for (size_t k = i; k < end; ++k)
                m_cells[k].isComb = true;
        }
        i = end;
    }
}

void SuggestGrid::findNeighbours()
{
    for (size_t i = 0; i < m_cells.size(); ++i) {
        Cell& cell = m_cells[i];
        for (size_t k = 0; k < m_cells.size(); ++k) {
            if (k == i) continue;
            Cell& other = m_cells[k];
            if (isSame(other.rect.left(), cell.rect.right()) && isSame(other.rect.top(), cell.rect.top()) &&
                isSame(other.rect.bottom(), cell.rect.bottom())) {
                cell.right = static_cast<int>(k);
                other.left = static_cast<int>(i);
            }
            if (isSame(other.rect.top(), cell.rect.bottom()) && isSame(other.rect.left(), cell.rect.left()) &&
                isSame(other.rect.right(), cell.rect.right())) {
                cell.below = static_cast<int>(k);
                other.above = static_cast<int>(i);
            }
        }
    }
    for (size_t i = 0; i < m_cells.size(); ++i) {
        if (m_cells[i].tableIndex >= 0) continue;
        std::vector<size_t> open{i};
        m_cells[i].tableIndex = static_cast<int>(m_tables.size());
        Fill fill;
        while (!open.empty()) {
            const Cell& cell = m_cells[open.back()];
            open.pop_back();
            // The first row and the first column are headers.
            if (cell.segments.empty())
                ++fill.empty;
            else if (!cell.isMark() && cell.left >= 0 && cell.above >= 0)
                ++fill.text;
            for (const int next : {cell.left, cell.right, cell.above, cell.below})
                if (next >= 0 && m_cells[static_cast<size_t>(next)].tableIndex < 0) {
                    m_cells[static_cast<size_t>(next)].tableIndex = m_cells[i].tableIndex;
                    open.push_back(static_cast<size_t>(next));
                }
        }
        m_tables.push_back(fill);
    }
}

} // namespace ink::pdf
