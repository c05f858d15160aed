#include "app/pdf/suggest/unlabelledfinder.h"

#include "app/pdf/suggest/blankareafinder.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

using domain::TagType;

namespace {

// All in points.
constexpr double minWriting = 9; ///< height of a place to write in
constexpr double minPlace = 18;  ///< width
constexpr double maxTick = 22;   ///< side of a check box
constexpr double tallAnswer = 40;
constexpr size_t maxPlaces = 1'500;

bool isTick(const QRectF& rect)
{
    return rect.width() <= maxTick && rect.height() <= maxTick && rect.width() / rect.height() > 0.8 &&
           rect.width() / rect.height() < 1.25;
}

} // namespace

std::vector<SuggestCandidate> UnlabelledFinder::find()
{
    addBoxes();
    for (const QRectF& comb : m_grid.combs())
        add(TagType::Text, comb, 0.65);
    addCells();
    addLines();
    return std::move(m_found);
}

void UnlabelledFinder::add(TagType type, const QRectF& rect, double confidence)
{
    if (m_found.size() >= maxPlaces) return;
    SuggestCandidate candidate;
    candidate.type = type;
    candidate.rect = rect;
    candidate.confidence = confidence;
    m_found.push_back(candidate);
}

/** Adds check boxes; four or more in a close row are for single letters. */
void UnlabelledFinder::addBoxes()
{
    constexpr double maxGap = 5;
    constexpr size_t minLetters = 4;
    std::vector<QRectF> boxes;
    for (const SuggestPage::Frame& frame : m_page.frames)
        if (isTick(frame.rect) && m_page.isEmpty(frame.rect.adjusted(1.5, 1.5, -1.5, -1.5)))
            boxes.push_back(frame.rect);
    for (const Cell& cell : m_grid.cells()) {
        const bool isKnown = std::any_of(boxes.begin(), boxes.end(), [&cell](const QRectF& box) {
            return box.adjusted(-3, -3, 3, 3).intersects(cell.rect);
        });
        if (cell.isEmpty && !cell.isComb && !isKnown && isTick(cell.rect)) boxes.push_back(cell.rect);
    }
    std::sort(boxes.begin(), boxes.end(), [](const QRectF& a, const QRectF& b) {
        const auto rowA = std::lround(a.center().y() / 4);
        const auto rowB = std::lround(b.center().y() / 4);
        return rowA != rowB ? rowA < rowB : a.left() < b.left();
    });
    for (size_t i = 0; i < boxes.size();) {
        size_t end = i + 1;
        while (end < boxes.size() && std::abs(boxes[end].center().y() - boxes[i].center().y()) < 3 &&
               boxes[end].left() - boxes[end - 1].right() < maxGap)
            ++end;
        if (end - i >= minLetters)
            add(TagType::Text, boxes[i].united(boxes[end - 1]), 0.65);
        else
            for (size_t k = i; k < end; ++k)
                add(TagType::Checkbox, boxes[k], 0.65);
        i = end;
    }
}

bool UnlabelledFinder::isPrinted(const Cell* cell) const
{
    return cell && !cell->isEmpty;
}

/** Returns whether an empty cell is a gap in a table of printed values. */
bool UnlabelledFinder::isGap(const Cell& cell) const
{
    constexpr int maxSteps = 60;
    int printed = 0;
    int empty = 1;
    int steps = 0;
    const Cell* first = nullptr;
    for (const Cell* at = m_grid.leftOf(cell); at && steps < maxSteps; at = m_grid.leftOf(*at), ++steps) {
        printed += isPrinted(at) ? 1 : 0;
        empty += isPrinted(at) ? 0 : 1;
        first = at;
    }
    printed -= first && isPrinted(first) ? 1 : 0; // the row's label
    for (const Cell* at = m_grid.rightOf(cell); at && steps < maxSteps; at = m_grid.rightOf(*at), ++steps) {
        printed += isPrinted(at) ? 1 : 0;
        empty += isPrinted(at) ? 0 : 1;
    }
    return printed > 0 && printed >= empty;
}

/** The part of a cell beside or below its caption; null if the cell is a title or full of text. */
QRectF UnlabelledFinder::blankPart(const Cell& cell) const
{
    constexpr double maxCaption = 26; // two lines
    constexpr double maxLine = 15;
    constexpr double maxHeight = 220;
    constexpr double maxMark = 18;
    constexpr double maxSign = 8;
    constexpr double maxRow = 30;
    constexpr double minAmount = 22;
    const QRectF inner = cell.inner();
    const QRectF ink = m_page.inkIn(inner);
    if (ink.isNull() || cell.rect.height() > maxHeight) return {};
    // A unit or decimals at the end, a currency at the beginning.
    if (ink.height() < maxLine && ink.width() < maxMark && cell.rect.height() < maxRow) {
        if (inner.right() - ink.right() < 10 && ink.left() - inner.left() > minAmount)
            return QRectF(inner.topLeft(), QPointF(ink.left() - 1, inner.bottom()));
        if (ink.left() - inner.left() < 8 && ink.width() < maxSign && inner.right() - ink.right() > minAmount)
            return QRectF(QPointF(ink.right() + 1, inner.top()), inner.bottomRight());
    }
    // Empty cells beside or below it hold its value.
    const Cell* right = m_grid.rightOf(cell);
    const Cell* down = m_grid.below(cell);
    if ((right && right->isEmpty) || (down && down->isEmpty)) return {};
    const double over = ink.top() - cell.rect.top();
    const double under = inner.bottom() - ink.bottom();
    const double behind = inner.right() - ink.right();
    const bool isCaption = ink.height() < maxCaption && ink.left() - inner.left() < 12;
    if (isCaption && over < 8 && under >= std::max(minWriting, 0.9 * ink.height()))
        return QRectF(QPointF(inner.left(), ink.bottom() + 1), inner.bottomRight());
    if (ink.height() < maxLine && ink.left() - inner.left() < 12 && cell.rect.height() < 40 &&
        behind >= std::max(36.0, 0.3 * inner.width()) && !isPrinted(down))
        return QRectF(QPointF(ink.right() + 3, inner.top()), inner.bottomRight());
    return {};
}

void UnlabelledFinder::addCells()
{
    const double content = m_page.contentRight - m_page.contentLeft;
    const double sheet = m_page.size.width() * m_page.size.height();
    for (const Cell& cell : m_grid.cells()) {
        constexpr double maxShare = 0.45; // of the page: a larger one is its frame
        if (cell.isComb || isTick(cell.rect) || cell.rect.width() * cell.rect.height() > maxShare * sheet ||
            m_page.countCheckBoxes(cell.rect) > 0 || m_page.hasLinesInside(cell.rect))
            continue;
        const QRectF rect = cell.isEmpty ? cell.inner() : blankPart(cell);
        if (rect.width() < minPlace || rect.height() < minWriting) continue;
        if (cell.isEmpty && isGap(cell)) continue;
        // A low, wide, empty cell separates two sections.
        if (cell.isEmpty && rect.height() < minWriting + 1 && rect.width() > 0.3 * content &&
            !m_grid.leftOf(cell))
            continue;
        add(TagType::Text, rect, cell.isEmpty ? 0.65 : 0.55);
        if (m_found.size() < maxPlaces) {
            m_found.back().isMultiline = rect.height() >= tallAnswer;
            const Cell* before = m_grid.above(cell);
            m_found.back().isAdditionalRow = cell.isEmpty && before && before->isEmpty;
        }
    }
}

/** Returns whether a line looks like one to sign on: long, with room above, no question to its left, and low
 * on the page or with a caption below. */
bool UnlabelledFinder::isSignatureLine(const QRectF& line) const
{
    constexpr double minLength = 120;
    constexpr double maxLength = 330;
    constexpr double room = 22;
    constexpr double question = 40;
    if (line.width() < minLength || line.width() > maxLength ||
        m_page.freeAbove(line.left() + 1, line.right() - 1, line.bottom() - 1, room + 2) < room)
        return false;
    const QRectF before(line.left() - question, line.bottom() - 9, question - 1, 8);
    if (!m_page.isEmpty(before)) return false;
    const bool isCaptioned =
        m_page.freeBelow(line.left() + 1, line.left() + 0.7 * line.width(), line.bottom() + 1, 14) < 13;
    return isCaptioned && line.bottom() > 0.5 * m_page.size.height();
}

void UnlabelledFinder::addLines()
{
    constexpr double label = 120;     // reach to the left
    constexpr double maxLabel = 12.5; // height
    for (const BlankArea& place : BlankAreaFinder(m_page, m_grid).find()) {
        const QRectF& line = place.rect;
        if (place.kind != BlankArea::Kind::Line) continue;
        // A long line separates sections unless something stands before it.
        const QRectF before(line.left() - label, line.bottom() - 9, label - 1, 8);
        if (place.labelRequirement != BlankArea::LabelRequirement::Nothing && m_page.isEmpty(before))
            continue;
        // The rest of a line under a title.
        if (m_page.tallestInk(before) > maxLabel) continue;
        const TagType type = isSignatureLine(line) ? TagType::Signature : TagType::Text;
        const double wanted = type == TagType::Signature ? 32 : 15;
        const double height =
            std::min(wanted, m_page.freeAbove(line.left() + 1, line.right() - 1, line.bottom() - 1, wanted));
        if (height < minWriting) continue;
        add(type, QRectF(line.left(), line.bottom() + 1 - height, line.width(), height), 0.6);
        if (m_found.size() < maxPlaces) m_found.back().isOnLine = true;
    }
}

} // namespace ink::pdf
