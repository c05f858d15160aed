#pragma once

#include "app/pdf/suggest/suggestfinder.h"
#include "app/pdf/suggest/suggestgrid.h"
#include "app/pdf/suggest/suggestpage.h"

#include <vector>

namespace ink::pdf {

/** Private to app/pdf/suggest: finds places for tags on a scanned page whose words are unknown, by geometry
 * alone. */
class UnlabelledFinder final
{
public:
    explicit UnlabelledFinder(SuggestPage& page) : m_page(page), m_grid(page) {}
    [[nodiscard]] std::vector<SuggestCandidate> find();

private:
    using Cell = SuggestGrid::Cell;
    void addBoxes();
    void addCells();
    void addLines();
    [[nodiscard]] bool isPrinted(const Cell* cell) const;
    [[nodiscard]] bool isGap(const Cell& cell) const;
    [[nodiscard]] QRectF blankPart(const Cell& cell) const;
    [[nodiscard]] bool isSignatureLine(const QRectF& line) const;
    void add(domain::TagType type, const QRectF& rect, double confidence);

    SuggestPage& m_page;
    const SuggestGrid m_grid;
    std::vector<SuggestCandidate> m_found;
};

} // namespace ink::pdf
