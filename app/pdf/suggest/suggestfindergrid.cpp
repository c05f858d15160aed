// Cells: rows of label and value, columns below a heading, captions in a corner, boxes for single letters.
#include "app/pdf/suggest/suggestfinder.h"
#include "app/pdf/suggest/suggestgrid.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

using domain::TagType;

namespace {

using Cell = SuggestGrid::Cell;

constexpr int maxLabelWords = 9;
constexpr int maxWalk = 60; ///< cells in a row or column

/** Whether a cell holds a word, not only a number or a mark. */
bool hasLabel(const Cell& cell)
{
    if (cell.text.empty() || cell.words() > maxLabelWords) return false;
    return std::any_of(cell.text.begin(), cell.text.end(), [](const SuggestPage::Segment* segment) {
        return std::count_if(segment->plain.begin(), segment->plain.end(),
                             [](QChar c) { return c.isLetter(); }) >= 2;
    });
}

/** One or two lines, small, in the upper left, with room below. */
bool isCaptioned(const Cell& cell)
{
    if (cell.text.empty() || cell.words() > maxLabelWords || cell.rect.height() < 20) return false;
    double bottom = cell.rect.top();
    double size = 0;
    for (const SuggestPage::Segment* segment : cell.text) {
        bottom = std::max(bottom, segment->box.bottom());
        size = std::max(size, segment->size);
    }
    return size <= 9.5 && cell.text.front()->box.left() < cell.rect.left() + 14 &&
           cell.text.front()->box.top() < cell.rect.top() + 9 &&
           cell.rect.bottom() - bottom >= std::max(9.0, 1.1 * size);
}

} // namespace

void SuggestFinder::findGrid()
{
    if (m_page.plumbs.empty()) return;
    const SuggestGrid grid(m_page);
    for (const QRectF& comb : grid.combs())
        addComb(comb);
    addCaptioned(grid);
    for (const Cell& cell : grid.cells())
        if (cell.isEmpty && !cell.isComb) addEmptyCell(grid, cell);
}

void SuggestFinder::addComb(const QRectF& comb)
{
    Label label =
        leftLabel(comb.left(), comb.bottom() - comb.height() * 0.25, std::max(comb.height(), 12.0), 90);
    if (label.segment && label.isTail && !label.meaning.type) label = {};
    if (!label.segment) label = labelAbove(comb.left(), comb.right(), comb.top(), 16);
    if (!label.segment) return;
    const TagType type = label.meaning.type == TagType::Date ? TagType::Date : TagType::Text;
    add(type, comb, label.meaning.type ? 0.86 : 0.72, label);
}

void SuggestFinder::addCaptioned(const SuggestGrid& grid)
{
    const auto count = std::count_if(grid.cells().begin(), grid.cells().end(), isCaptioned);
    for (const Cell& cell : grid.cells()) {
        if (!isCaptioned(cell) || !hasLabel(cell) || cell.rect.width() < 40) continue;
        if (cell.rect.width() > m_page.size.width() * 0.96 || cell.rect.height() > 150) continue;
        Label label = read(cell.text.front(), false);
        const bool known = label.meaning.type && !label.meaning.isShort;
        // Cells of a table of data that are higher than their text have full ones beside them.
        const auto isFull = [](const Cell* other) {
            return other && !other->isEmpty && !isCaptioned(*other);
        };
        if (!known && (count < 3 || isFull(grid.leftOf(cell)) || isFull(grid.rightOf(cell)))) continue;
        double top = cell.rect.top();
        for (const Segment* segment : cell.text)
            top = std::max(top, segment->box.bottom());
        QRectF room = cell.inner();
        room.setTop(top + 1);
        if (!m_page.isEmpty(room)) continue;
        add(label.meaning.type.value_or(TagType::Text), room, known ? 0.82 : 0.66, label);
    }
}

void SuggestFinder::addEmptyCell(const SuggestGrid& grid, const Cell& cell)
{
    if (cell.rect.width() < 24 || cell.rect.height() < 10.5 || cell.rect.height() > 130) return;
    // The label at the beginning of the row; a number of the line may stand between.
    const Cell* rowLabel = nullptr;
    bool rowHasData = false;
    int steps = 0;
    for (const Cell* at = grid.leftOf(cell); at && steps < maxWalk; at = grid.leftOf(*at), ++steps) {
        if (at->isEmpty) continue;
        if (hasLabel(*at)) {
            rowHasData = rowHasData || (rowLabel != nullptr);
            rowLabel = at;
        } else {
            rowHasData = rowHasData || at->words() > 1 || at->rect.width() > 40;
        }
    }
    for (const Cell* at = grid.rightOf(cell); at && steps < maxWalk; at = grid.rightOf(*at), ++steps)
        rowHasData = rowHasData || !at->isEmpty;
    // The heading of the column, and whether the column is filled in.
    const Cell* heading = nullptr;
    for (const Cell* at = grid.above(cell); at && steps < 2 * maxWalk; at = grid.above(*at), ++steps) {
        if (at->isEmpty) continue;
        if (heading) {
            heading = nullptr; // two texts one over the other are data
            rowHasData = true;
            break;
        }
        heading = at;
    }
    for (const Cell* at = grid.below(cell); at && steps < 3 * maxWalk; at = grid.below(*at), ++steps)
        if (heading && !at->isEmpty) {
            heading = nullptr;
            rowHasData = rowHasData || !rowLabel;
        }
    if (rowHasData || (!rowLabel && !heading)) return;
    if (heading && !hasLabel(*heading)) heading = nullptr;
    Label label;
    double confidence = 0.64;
    Party party;
    if (heading) {
        label = read(heading->text.front(), false);
        party = label.party;
    }
    std::optional<TagType> type = heading ? label.meaning.type : std::nullopt;
    if (rowLabel) {
        const Label row = read(rowLabel->text.front(), false);
        // "Start" above, "Monday" beside: the heading may tell the kind, the row the name.
        if (!type || type == TagType::Text) type = row.meaning.type;
        label.segment = row.segment;
        label.isTail = row.isTail;
        label.meaning.type = type;
        if (!party.key.isEmpty())
            label.party = party;
        else
            label.party = row.party;
        confidence = type || heading ? 0.78 : 0.66;
    } else if (!heading) {
        return;
    } else if (type) {
        confidence = 0.74;
    }
    add(type.value_or(TagType::Text), cell.inner(), confidence, label);
    if (!m_found.empty() && !party.key.isEmpty()) {
        m_found.back().party = party;
        m_found.back().onlyParty = false;
    }
}

} // namespace ink::pdf
