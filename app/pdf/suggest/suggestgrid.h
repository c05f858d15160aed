#pragma once

#include "app/pdf/suggest/suggestpage.h"

#include <vector>

namespace ink::pdf {

/** Private to the room: the cells of a page that lines close on all four sides, and which touch. */
class SuggestGrid final
{
public:
    struct Cell
    {
        QRectF rect;
        std::vector<SuggestPage::Segment*> text;
        bool isEmpty = false;
        bool isComb = false; ///< one of several boxes for single letters
        [[nodiscard]] QRectF inner() const { return rect.adjusted(1.5, 1.5, -1.5, -1.5); }
        [[nodiscard]] int words() const;
    };

    /** Nothing is looked for on pages with more lines than a form has. */
    explicit SuggestGrid(SuggestPage& page);

    [[nodiscard]] const std::vector<Cell>& cells() const { return m_cells; }
    /** The cell that touches another in its row or column; null when there is none. */
    [[nodiscard]] const Cell* leftOf(const Cell& cell) const;
    [[nodiscard]] const Cell* rightOf(const Cell& cell) const;
    [[nodiscard]] const Cell* above(const Cell& cell) const;
    [[nodiscard]] const Cell* below(const Cell& cell) const;
    /** Rows of boxes for single letters, each as one rectangle. */
    [[nodiscard]] const std::vector<QRectF>& combs() const { return m_combs; }

private:
    [[nodiscard]] bool isClosed(const SuggestPage& page, const QRectF& rect) const;
    void findCombs();

    std::vector<Cell> m_cells; ///< by rows, left to right
    std::vector<QRectF> m_combs;
};

} // namespace ink::pdf
