#pragma once

#include "app/pdf/suggest/suggestpage.h"

#include <vector>

namespace ink::pdf {

/** Private to app/pdf/suggest: the cells of a page that are enclosed by lines on all four sides, and their
 * adjacency. */
class SuggestGrid final
{
public:
    struct Cell
    {
        QRectF rect;
        std::vector<SuggestPage::Segment*> segments;
        bool isEmpty = false;
        bool isComb = false; ///< one of several boxes for single letters
        int left = -1;       ///< indexes of adjoining cells of the same height or width
        int right = -1;
        int above = -1;
        int below = -1;
        int tableIndex = -1; ///< adjoining cells share this number
        [[nodiscard]] QRectF inner() const { return rect.adjusted(1.5, 1.5, -1.5, -1.5); }
        [[nodiscard]] int wordCount() const;
        /** Returns true for a unit or decimals after a blank, a currency before it, or a line number. */
        [[nodiscard]] bool isMark() const { return segments.size() == 1 && segments.front()->isMark(); }
    };

    /** Finds the cells of a page; does nothing on pages with more lines than a form has. */
    explicit SuggestGrid(SuggestPage& page);

    [[nodiscard]] const std::vector<Cell>& cells() const { return m_cells; }
    /** The adjoining cell in its row or column; null if there is none. */
    [[nodiscard]] const Cell* leftOf(const Cell& cell) const { return at(cell.left); }
    [[nodiscard]] const Cell* rightOf(const Cell& cell) const { return at(cell.right); }
    [[nodiscard]] const Cell* above(const Cell& cell) const { return at(cell.above); }
    [[nodiscard]] const Cell* below(const Cell& cell) const { return at(cell.below); }
    /** Returns whether most cells of its table contain text. */
    [[nodiscard]] bool isInFullTable(const Cell& cell) const
    {
        const Fill& fill = m_tables[static_cast<size_t>(cell.tableIndex)];
        return fill.text > fill.empty;
    }
    /** Rows of boxes for single letters, each as one rectangle. */
    [[nodiscard]] const std::vector<QRectF>& combs() const { return m_combs; }

private:
    [[nodiscard]] bool isClosed(const SuggestPage& page, const QRectF& rect) const;
    void findCombs();
    void findNeighbours();
    [[nodiscard]] const Cell* at(int index) const
    {
        return index < 0 ? nullptr : &m_cells[static_cast<size_t>(index)];
    }

    struct Fill
    {
        int text = 0;
        int empty = 0;
    };
    std::vector<Fill> m_tables;
    std::vector<Cell> m_cells; ///< by rows, left to right
    std::vector<QRectF> m_combs;
};

} // namespace ink::pdf
