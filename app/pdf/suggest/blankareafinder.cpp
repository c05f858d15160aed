#include "app/pdf/suggest/blankareafinder.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

using Segment = SuggestPage::Segment;
using Cell = SuggestGrid::Cell;

constexpr int maxCaptionWords = 14;
constexpr double minLine = 14;    ///< points: shorter lines are marks
constexpr double minCell = 20;    ///< points: minimum width of a cell
constexpr double minRoom = 7.5;   ///< points: minimum height for writing
constexpr double longLine = 0.62; ///< fraction of the content's width: longer lines may be separators
constexpr double maxCellHeight = 220;
constexpr double maxColumnHeight = 400; ///< points: maximum height of a cell below its column header

/** The bounds of a cell's text. */
QRectF boundsOf(const std::vector<Segment*>& text)
{
    QRectF all = text.front()->box;
    for (const Segment* segment : text)
        all = all.united(segment->box);
    return all;
}

double sizeOf(const std::vector<Segment*>& text)
{
    double size = 0;
    for (const Segment* segment : text)
        size = std::max(size, segment->size);
    return size;
}

/** Returns whether text is a statement rather than a label. */
bool isSentence(const QString& text)
{
    constexpr int fewest = 4; // minimum number of spaces in a sentence
    for (qsizetype at = text.indexOf(QLatin1String(". ")); at > 0;
         at = text.indexOf(QLatin1String(". "), at + 1))
        if (QStringView(text).left(at).count(QLatin1Char(' ')) >= fewest && at + 2 < text.size() &&
            text[at + 2].isUpper())
            return true;
    return false;
}

/** Returns whether text is a sentence or a numbered note, not a label for the line above it. */
bool isNote(const Segment& segment)
{
    const QChar first = segment.text.isEmpty() ? QChar() : segment.text.front();
    return segment.wordCount > 9 || first.isDigit() || first == QLatin1Char('*') ||
           (segment.wordCount >= 5 && segment.text.endsWith(QLatin1Char('.')));
}

} // namespace

std::vector<SuggestPage::Segment*> captionsBelow(SuggestPage& page, double left, double right, double y)
{
    std::vector<Segment*> captions;
    for (Segment& segment : page.segments)
        if (segment.box.top() > y - 3 && segment.box.top() < y + 11 && segment.box.left() > left - 10 &&
            segment.box.center().x() < right && !isNote(segment))
            captions.push_back(&segment);
    if (captions.empty()) return captions;
    const double base =
        (*std::min_element(captions.begin(), captions.end(), [](const Segment* a, const Segment* b) {
            return a->baseline < b->baseline;
        }))->baseline;
    captions.erase(std::remove_if(captions.begin(), captions.end(),
                                  [base](const Segment* s) { return s->baseline > base + 3; }),
                   captions.end());
    // A row of questions below a line refers to the following blanks.
    if (std::any_of(captions.begin(), captions.end(), [](const Segment* s) { return s->endsWithColon; }))
        return {};
    std::sort(captions.begin(), captions.end(),
              [](const Segment* a, const Segment* b) { return a->box.left() < b->box.left(); });
    return captions;
}

std::vector<double> partsOfLine(double left, double right, const std::vector<Segment*>& captions)
{
    constexpr double lastBegins = 0.65; // fraction of the line: close captions are parts of one value
    constexpr double minPart = 24;
    if (captions.size() < 2 || captions.back()->box.left() < left + lastBegins * (right - left))
        return {left};
    // "First name   Middle name   Last name" is one name.
    const QStringList first = captions.front()->plain.split(QLatin1Char(' '));
    for (const QString& word : first) {
        constexpr qsizetype minShared = 3;
        const bool isShared =
            word.size() >= minShared &&
            std::all_of(captions.begin() + 1, captions.end(), [&word](const Segment* caption) {
                return caption->plain.split(QLatin1Char(' ')).contains(word);
            });
        if (isShared) return {left};
    }
    std::vector<double> begins{left};
    for (size_t i = 1; i < captions.size(); ++i) {
        const double at = captions[i]->box.left() - 2;
        if (at - begins.back() < minPart || right - at < minPart) return {left};
        begins.push_back(at);
    }
    return begins;
}

std::vector<BlankArea> BlankAreaFinder::find()
{
    for (const Cell& cell : m_grid.cells())
        addCell(cell);
    for (const SuggestPage::HorizontalLine& level : m_page.horizontalLines)
        addLine(level);
    return std::move(m_places);
}

std::vector<BlankArea> BlankAreaFinder::findAll()
{
    m_all = true;
    return find();
}

/** Returns whether a cell is a gap in a table of values. Marks such as "12a" and "$" and the row's label
 * aren't values. */
bool BlankAreaFinder::isData(const Cell& cell) const
{
    constexpr int maxSteps = 60;
    int text = 0;
    int empty = 1;
    int steps = 0;
    const auto count = [&](const Cell* at) {
        ++steps;
        if (at->segments.empty())
            ++empty;
        else if (!at->isMark())
            ++text;
    };
    for (const Cell* at = m_grid.leftOf(cell); at && steps < maxSteps; at = m_grid.leftOf(*at))
        count(at);
    text -= text > 0 ? 1 : 0;
    for (const Cell* at = m_grid.rightOf(cell); at && steps < maxSteps; at = m_grid.rightOf(*at))
        count(at);
    return text > 0 && (text >= empty || m_grid.isInFullTable(cell));
}

/** Returns whether a cell merely fills the space next to text in a column of amounts: it is unlabelled, and
 * much taller than its neighbours or adjacent to several cells above or below. */
bool BlankAreaFinder::isFiller(const Cell& cell) const
{
    const Cell* left = m_grid.leftOf(cell);
    if (left && !(left->isEmpty && left->rect.width() < 26)) return false;
    const auto isLow = [&](const Cell* other) {
        return other && other->rect.height() < 0.45 * cell.rect.height();
    };
    const Cell* up = m_grid.above(cell);
    const Cell* down = m_grid.below(cell);
    if (up && !up->segments.empty()) return false;
    // A cell with several cells directly above or below it isn't part of their columns.
    int over = 0;
    int under = 0;
    for (const Cell& other : m_grid.cells()) {
        if (other.rect.left() < cell.rect.left() - 3 || other.rect.right() > cell.rect.right() + 3) continue;
        over += std::abs(other.rect.bottom() - cell.rect.top()) < 3 ? 1 : 0;
        under += std::abs(other.rect.top() - cell.rect.bottom()) < 3 ? 1 : 0;
    }
    if (over > 1 || under > 1) return true;
    return (isLow(up) && isLow(down)) || (isLow(up) && m_grid.above(*up)) ||
           (isLow(down) && m_grid.below(*down));
}

/** Returns whether a cell contains a printed answer to the adjacent cell: several words without a question.
 */
bool BlankAreaFinder::isAnswer(const Cell& cell) const
{
    return cell.wordCount() >= 4 &&
           std::none_of(cell.segments.begin(), cell.segments.end(),
                        [](const Segment* segment) { return segment->endsWithColon; });
}

/** Returns whether a cell lists questions below each other, each answered to its right. */
bool BlankAreaFinder::isList(const Cell& cell) const
{
    return std::count_if(cell.segments.begin(), cell.segments.end(), [&cell](const Segment* segment) {
               return segment->endsWithColon &&
                      std::abs(segment->box.left() - cell.segments.front()->box.left()) < 3;
           }) >= 3;
}

/** Returns whether a cell is a title: centred or right-aligned bold lines that are not wrapped by a narrow
 * column. */
bool BlankAreaFinder::isTitle(const Cell& cell) const
{
    constexpr double narrow = 100;
    if (cell.segments.size() < 2 || cell.rect.width() < narrow) return false;
    double left = cell.segments.front()->box.left();
    double right = left;
    double base = cell.segments.front()->baseline - 10;
    for (const Segment* line : cell.segments) {
        if (!line->isBold || line->letterCount() == 0 || line->baseline < base + 0.8 * line->size)
            return false;
        left = std::min(left, line->box.left());
        right = std::max(right, line->box.left());
        base = line->baseline;
    }
    return right - left > cell.segments.front()->size;
}

/** Returns whether a cell contains several writing lines. */
bool BlankAreaFinder::hasLinesToFill(const Cell& cell) const
{
    const QRectF inner = cell.inner();
    return std::count_if(m_page.horizontalLines.begin(), m_page.horizontalLines.end(),
                         [&inner](const SuggestPage::HorizontalLine& level) {
                             return !level.isInGrid && level.y > inner.top() + 3 &&
                                    level.y < inner.bottom() - 3 && level.left > inner.left() - 1 &&
                                    level.right < inner.right() + 1 && level.length() > minCell;
                         }) >= 2;
}

/** Returns whether a cell belongs to a row of column headers: it, or another cell with text in its row, is
 * directly above an empty cell. */
bool BlankAreaFinder::isHeading(const Cell& cell) const
{
    const auto isOver = [&](const Cell* at) {
        const Cell* below = at ? m_grid.below(*at) : nullptr;
        return below && below->isEmpty;
    };
    if (isOver(&cell)) return true;
    constexpr int maxSteps = 60;
    int steps = 0;
    for (const Cell* at = m_grid.leftOf(cell); at && ++steps < maxSteps; at = m_grid.leftOf(*at))
        if (!at->segments.empty() && isOver(at)) return true;
    for (const Cell* at = m_grid.rightOf(cell); at && ++steps < 2 * maxSteps; at = m_grid.rightOf(*at))
        if (!at->segments.empty() && isOver(at)) return true;
    return false;
}

void BlankAreaFinder::addCell(const Cell& cell)
{
    const QRectF& rect = cell.rect;
    if (cell.isComb || rect.width() > m_page.size.width() * 0.97) return;
    const Cell* head = m_grid.above(cell);
    const bool isColumn = head && !head->segments.empty() && cell.segments.empty();
    if (rect.height() > (isColumn ? maxColumnHeight : maxCellHeight)) return;
    const double ground = m_page.backgroundLightnessAt(rect.center());
    if (ground < 0.6) return;
    if (!cell.segments.empty()) {
        m_all ? addWhiteSpace(cell) : addLabelledCell(cell);
        return;
    }
    if (m_page.hasLinesInside(cell.inner())) return;
    if (!cell.isEmpty || rect.height() < 8.5 || rect.width() < minCell) return;
    if (rect.width() <= 22 && rect.height() <= 22) return;             // check boxes
    if (rect.width() < 40 && rect.height() > 3 * rect.width()) return; // a margin
    // A shaded cell among white ones is not to be filled in.
    if (ground < 0.97 && !m_all)
        for (const Cell* other :
             {m_grid.leftOf(cell), m_grid.rightOf(cell), m_grid.above(cell), m_grid.below(cell)})
            if (other && other->isEmpty && m_page.backgroundLightnessAt(other->rect.center()) >= 0.97) return;
    const Cell* right = m_grid.rightOf(cell);
    const Cell* below = m_grid.below(cell);
    const bool isCorner = !m_grid.leftOf(cell) && !m_grid.above(cell) && right && below &&
                          !right->segments.empty() && !below->segments.empty();
    if (!m_all && (isCorner || isData(cell) || isFiller(cell))) return;
    BlankArea place;
    place.rect = cell.inner();
    place.cell = &cell;
    m_places.push_back(place);
}

/** "City: ____ State: ____" in one cell: adds the blank after each label. Returns whether there are any. */
bool BlankAreaFinder::addQuestions(const Cell& cell)
{
    constexpr double minAnswer = 36;
    if (cell.segments.size() < 2 ||
        !std::all_of(cell.segments.begin(), cell.segments.end(),
                     [](const Segment* segment) { return segment->endsWithColon; }))
        return false;
    std::vector<Segment*> questions = cell.segments;
    std::sort(questions.begin(), questions.end(),
              [](const Segment* a, const Segment* b) { return a->box.left() < b->box.left(); });
    const QRectF inner = cell.inner();
    std::vector<BlankArea> places;
    for (size_t i = 0; i < questions.size(); ++i) {
        const double left = questions[i]->box.right() + 3;
        const double right = i + 1 < questions.size() ? questions[i + 1]->box.left() - 3 : inner.right();
        BlankArea place;
        place.kind = BlankArea::Kind::LabelledCell;
        place.cell = &cell;
        place.text = questions[i];
        place.rect = QRectF(left, inner.top(), right - left, inner.height());
        if (right - left < minAnswer || !m_page.isEmpty(place.rect) || m_page.hasLinesInside(place.rect))
            return false;
        places.push_back(place);
    }
    m_places.insert(m_places.end(), places.begin(), places.end());
    return true;
}

void BlankAreaFinder::addLabelledCell(const Cell& cell)
{
    const QRectF rect = cell.rect;
    const QRectF text = boundsOf(cell.segments);
    const double size = sizeOf(cell.segments);
    const int words = cell.wordCount();
    if (!QRectF(rect).adjusted(-3, -4, 3, 4).contains(text)) return;
    BlankArea place;
    place.kind = BlankArea::Kind::LabelledCell;
    place.cell = &cell;
    place.text = cell.segments.front();
    const auto keep = [&](const QRectF& room) {
        if (room.width() < 18 || room.height() < minRoom || !m_page.isEmpty(room) ||
            m_page.hasLinesInside(room))
            return false;
        place.rect = room;
        m_places.push_back(place);
        return true;
    };
    const double before = text.left() - rect.left();
    const double behind = rect.right() - text.right();
    const double over = text.top() - rect.top();
    const double under = rect.bottom() - text.bottom();
    const bool isOneLine = text.height() < 1.7 * size;
    const Cell* left = m_grid.leftOf(cell);
    const Cell* right = m_grid.rightOf(cell);
    const auto isFull = [&](const Cell* other) {
        if (!other || other->segments.empty() || m_page.countCheckBoxes(other->rect) > 0) return false;
        const QRectF bounds = boundsOf(other->segments);
        return other->rect.bottom() - bounds.bottom() < 8 && bounds.top() - other->rect.top() < 8;
    };
    const QRectF inner = cell.inner();
    if (cell.isMark() && !isHeading(cell)) {
        // ".00" or "%" at the end, "$" at the beginning.
        const bool atEnd = behind < 8 && before >= 22;
        const bool atBegin = before < 8 && behind >= 22 && cell.segments.front()->letterCount() == 0 &&
                             !cell.segments.front()->text.front().isDigit();
        place.text = nullptr;
        if (atEnd) {
            keep(QRectF(inner.topLeft(), QPointF(text.left() - 1, inner.bottom())));
            return;
        }
        if (atBegin) {
            keep(QRectF(QPointF(text.right() + 1, inner.top()), inner.bottomRight()));
            return;
        }
        place.text = cell.segments.front();
    }
    if (isOneLine && addQuestions(cell)) return;
    if (isHeading(cell) || words > 40 || m_page.backgroundLightnessAt(rect.center()) < 0.97) return;
    // The cell contains check boxes for the answer, or its text is the label of one.
    const QRectF beforeText(rect.left(), text.top() - 3, before, size + 3);
    if (m_page.countCheckBoxes(rect) > 1 || m_page.countCheckBoxes(beforeText) > 0) return;
    const bool asks = cell.segments.back()->endsWithColon;
    const Cell* upper = m_grid.above(cell);
    if (isOneLine && words <= 10 && behind >= 36 && behind > 0.2 * rect.width() && before < 16 &&
        (under < 9 || over > 0.5 * under) && rect.height() < 40 &&
        cell.segments.front()->letterCount() >= 2) {
        if (!asks && cell.segments.back()->text.contains(QLatin1String(": ")))
            return; // it contains the answer
        // A label is followed by an empty cell for the value; text next to text is a table of values.
        if (right && right->isEmpty) return;
        if (right && isAnswer(*right)) return;
        const bool isAmongText =
            right || (left && !left->segments.empty() && !left->isMark()) ||
            (upper && isFull(upper) && !upper->segments.back()->endsWithColon && upper->right >= 0);
        place.labelRequirement =
            isAmongText ? BlankArea::LabelRequirement::Question : BlankArea::LabelRequirement::Nothing;
        keep(QRectF(QPointF(text.right() + 3, inner.top()), inner.bottomRight()));
        return;
    }
    if (isList(cell) || isTitle(cell) || hasLinesToFill(cell)) return;
    const bool isNarrow = rect.width() < 45;
    const bool isAmongFull = isFull(left) || isFull(right);
    place.labelRequirement =
        isAmongFull || isNarrow ? BlankArea::LabelRequirement::Label : BlankArea::LabelRequirement::Nothing;
    // The widest gap between, above or below the lines of text.
    std::vector<QRectF> rows;
    for (const Segment* segment : cell.segments)
        rows.push_back(segment->box);
    std::sort(rows.begin(), rows.end(),
              [](const QRectF& a, const QRectF& b) { return a.bottom() < b.bottom(); });
    double top = rows.front().bottom();
    double bottom = rect.bottom();
    for (size_t i = 0; i < rows.size(); ++i) {
        const double from = rows[i].bottom();
        double to = rect.bottom();
        for (size_t k = i + 1; k < rows.size(); ++k)
            to = std::min(to, std::max(from, rows[k].top()));
        if (i == 0 || to - from > bottom - top) {
            top = from;
            bottom = to;
        }
    }
    const bool isStatement =
        cell.segments.back()->wordCount >= 5 && cell.segments.back()->text.endsWith(QLatin1Char('.'));
    const bool isCaption = !isStatement && words <= maxCaptionWords && size <= 11 &&
                           std::none_of(cell.segments.begin(), cell.segments.end(),
                                        [](const Segment* s) { return isSentence(s->text); });
    // A large white space below an instruction is for the answer, but not below a statement.
    const bool isArea = !isStatement && bottom - top >= 36 && bottom - top > 2.2 * text.height() &&
                        std::none_of(cell.segments.begin(), cell.segments.end(),
                                     [](const Segment* s) { return isSentence(s->text); });
    if (over < 10 && bottom - top >= std::max(9.0, 1.05 * size) && (isCaption || asks || isArea)) {
        if (cell.segments.front()->letterCount() < 2 && cell.segments.size() < 2) return;
        if (asks) place.labelRequirement = BlankArea::LabelRequirement::Nothing;
        const bool toEnd = bottom >= rect.bottom() - 0.1;
        keep(QRectF(QPointF(inner.left(), top + 1),
                    QPointF(inner.right(), toEnd ? inner.bottom() : bottom - 1)));
        return;
    }
    if (under < 7 && over >= 10 && isCaption && size <= 10 && !cell.segments.front()->isBold)
        keep(QRectF(inner.topLeft(), QPointF(inner.right(), text.top() - 1)));
}

/** Adds all white space around a cell's text. */
void BlankAreaFinder::addWhiteSpace(const Cell& cell)
{
    const QRectF inner = cell.inner();
    const QRectF text = boundsOf(cell.segments);
    for (const QRectF& room : {QRectF(QPointF(inner.left(), text.bottom() + 1), inner.bottomRight()),
                               QRectF(inner.topLeft(), QPointF(inner.right(), text.top() - 1)),
                               QRectF(QPointF(text.right() + 3, inner.top()), inner.bottomRight()),
                               QRectF(inner.topLeft(), QPointF(text.left() - 1, inner.bottom()))}) {
        if (room.width() < 18 || room.height() < minRoom || !m_page.isEmpty(room) ||
            m_page.hasLinesInside(room))
            continue;
        BlankArea place;
        place.kind = BlankArea::Kind::LabelledCell;
        place.cell = &cell;
        place.text = cell.isMark() ? nullptr : cell.segments.front();
        place.rect = room;
        m_places.push_back(place);
    }
}

/** Returns whether a line is the top edge of a table or box: lines continue downwards from it, and none from
 * above ends at it. */
bool BlankAreaFinder::isTopEdge(const SuggestPage::HorizontalLine& level) const
{
    bool goesDown = false;
    for (const SuggestPage::VerticalLine& plumb : m_page.verticalLines) {
        if (plumb.x < level.left - 2.5 || plumb.x > level.right + 2.5) continue;
        const bool isAtEnd = plumb.x < level.left + 2.5 || plumb.x > level.right - 2.5;
        if (isAtEnd && plumb.top < level.y - 4 && plumb.bottom > level.y + 6) continue; // an outer frame
        if (plumb.top < level.y - 4 && plumb.bottom > level.y - 2) return false;
        if (std::abs(plumb.top - level.y) <= 3 && plumb.bottom > level.y + 6) goesDown = true;
    }
    return goesDown;
}

bool BlankAreaFinder::isDoubled(const SuggestPage::HorizontalLine& level) const
{
    return std::any_of(m_page.horizontalLines.begin(), m_page.horizontalLines.end(),
                       [&level](const SuggestPage::HorizontalLine& other) {
                           const double gap = std::abs(other.y - level.y);
                           return gap > 0.9 && gap < 6 && std::abs(other.left - level.left) < 8 &&
                                  std::abs(other.right - level.right) < 8;
                       });
}

/** Returns whether a line is the top edge of a tinted band. */
bool BlankAreaFinder::isBandEdge(const SuggestPage::HorizontalLine& level) const
{
    const double middle = (level.left + level.right) / 2;
    return level.width <= 0 && !isBetweenWalls(level) &&
           m_page.backgroundLightnessAt({middle, level.y + 2}) < 0.97 &&
           m_page.backgroundLightnessAt({middle, level.y - 2}) >= 0.97;
}

/** Returns whether a line separates sections because it is as wide as the lines of text directly above it. */
bool BlankAreaFinder::isUnderText(const SuggestPage::HorizontalLine& level) const
{
    constexpr double reach = 60;
    int lines = 0;
    double widest = 0;
    for (const Segment& segment : m_page.segments) {
        if (segment.wordCount < 4 || segment.baseline > level.y || segment.baseline < level.y - reach ||
            std::abs(segment.box.left() - level.left) > 6 || segment.box.right() > level.right + 6)
            continue;
        ++lines;
        widest = std::max(widest, segment.box.width());
    }
    return lines >= 2 && widest > 0.6 * level.length();
}

bool BlankAreaFinder::isBetweenWalls(const SuggestPage::HorizontalLine& level) const
{
    const auto hasWall = [&](double x) {
        return std::any_of(m_page.verticalLines.begin(), m_page.verticalLines.end(),
                           [&](const SuggestPage::VerticalLine& plumb) {
                               return std::abs(plumb.x - x) < 3 && plumb.top < level.y - 6 &&
                                      plumb.bottom > level.y - 3;
                           });
    };
    return hasWall(level.left) && hasWall(level.right);
}

/** Returns whether a line is one of several writing lines of the same length below each other. */
bool BlankAreaFinder::isStacked(double left, double right, double y) const
{
    return std::any_of(m_page.horizontalLines.begin(), m_page.horizontalLines.end(),
                       [&](const SuggestPage::HorizontalLine& other) {
                           const double gap = std::abs(other.y - y);
                           if (gap < 11 || gap > 36 || std::abs(other.left - left) > 6 ||
                               std::abs(other.right - right) > 6)
                               return false;
                           const double low = std::max(other.y, y);
                           return m_page.isEmpty(QRectF(left + 2, low - gap + 2, right - left - 4, gap - 3));
                       });
}

/** The text on a line between `left` and `right`; null if there is none. */
SuggestPage::Segment* BlankAreaFinder::textOnLine(double left, double right, double y) const
{
    Segment* last = nullptr;
    for (Segment& segment : m_page.segments)
        if (segment.baseline > y - 9 && segment.baseline < y + 3 && segment.box.right() > left - 1 &&
            segment.box.left() < right + 1 && (!last || segment.box.right() > last->box.right()))
            last = &segment;
    return last;
}

void BlankAreaFinder::addLine(const SuggestPage::HorizontalLine& level)
{
    if (level.length() < minLine || level.length() > m_page.size.width() * 0.97) return;
    if (level.y < 12 || (!m_all && (isTopEdge(level) || isDoubled(level) || isBandEdge(level)))) return;
    const double y = level.y;
    const QRectF strip(level.left, y - 9, level.length(), 8);
    for (const auto& [from, to] : m_page.gapsIn(strip)) {
        const double left = from + (from > level.left + 1 ? 2 : 0);
        const double right = to - (to < level.right - 1 ? 2 : 0);
        if (right - left < (level.isInGrid ? minCell : minLine)) continue;
        const QPointF inside((left + right) / 2, y - 4);
        if (m_page.backgroundLightnessAt(inside) < 0.6) continue;
        const bool isCellsEdge =
            std::any_of(m_grid.cells().begin(), m_grid.cells().end(), [&](const Cell& cell) {
                const double gap = std::abs(cell.rect.bottom() - y);
                return gap < 3 && cell.rect.adjusted(-1, -1, 1, 1).contains(inside) &&
                       (gap < 1 ||
                        (level.left < cell.rect.left() + 4 && level.right > cell.rect.right() - 4));
            });
        if (isCellsEdge) continue;
        if (m_page.freeAbove(left + 1, right - 1, y - 1, 30) < minRoom) continue;
        Segment* before = textOnLine(level.left, left + 3, y);
        addParts(level, left, right, before, from <= level.left + 1 && to >= level.right - 1);
    }
}

void BlankAreaFinder::addParts(const SuggestPage::HorizontalLine& level, double left, double right,
                               Segment* before, bool whole)
{
    const double content = m_page.contentRight - m_page.contentLeft;
    const bool isLong = level.length() > longLine * content || isUnderText(level);
    BlankArea place;
    place.kind = BlankArea::Kind::Line;
    const std::vector<Segment*> captions = captionsBelow(m_page, left, right, level.y);
    if (before && !whole && !m_all) {
        // "Name: ____" with a line below both; text on a line without a colon is underlined or a table row.
        const bool isLabel = before->endsWithColon || (before->isMark() && before->letterCount() < 2);
        const bool isCaptioned = !captions.empty() && captions.front()->size < 0.95 * before->size;
        if (right - left < 40 || before->box.left() > level.left + 20 || (!isLabel && !isCaptioned)) return;
        if (before->wordCount > 6) return;
        if (before->isBold && level.width > 1.2) return; // an underlined column header
        place.text = before->letterCount() >= 2 ? before : nullptr;
    } else if (!m_all && !whole && right - left < 0.5 * level.length() && captions.empty()) {
        return; // between the headers of a table
    }
    // A long line may separate two sections; one between two vertical lines is the edge of a box.
    const bool isEdge = whole && isBetweenWalls(level);
    if ((isLong || isEdge) && !place.text) {
        const Segment* first = captions.empty() ? nullptr : captions.front();
        const bool isCaptioned = first && !first->isBold && first->size <= 10.5 &&
                                 first->box.top() < level.y + 5 && !first->endsWithColon &&
                                 first->wordCount <= 6;
        if (!isCaptioned && !isStacked(level.left, level.right, level.y))
            place.labelRequirement = BlankArea::LabelRequirement::Question;
        if (isCaptioned && !first->text.startsWith(QLatin1Char('(')))
            place.labelRequirement = BlankArea::LabelRequirement::Label;
        if (isEdge || (isLong && level.width > 1.4 && !isCaptioned))
            place.labelRequirement = BlankArea::LabelRequirement::Question;
    }
    const std::vector<double> begins = partsOfLine(left, right, captions);
    for (size_t i = 0; i < begins.size(); ++i) {
        const double end = i + 1 < begins.size() ? begins[i + 1] - 2 : right;
        BlankArea part = place;
        part.rect = QRectF(begins[i], level.y - 10, end - begins[i], 10);
        if (begins.size() > 1)
            part.text = captions[i];
        else if (!captions.empty())
            part.caption = captions.front();
        m_places.push_back(part);
    }
}

} // namespace ink::pdf
