#include "app/pdf/suggest/similar.h"

#include "app/pdf/suggest/scannedpage.h"
#include "app/pdf/suggest/suggestfinder.h"
#include "app/pdf/suggest/suggestgrid.h"
#include "app/pdf/suggest/suggestlabels.h"
#include "app/pdf/suggest/suggestpage.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace ink::pdf {

namespace {

using Kind = PageBlanks::Kind;

constexpr qsizetype maxSimilar = 500;
constexpr int maxWordsOfLabel = 8;

QRectF toRect(const domain::PageRect& rect)
{
    return QRectF(rect.left, rect.top, rect.width, rect.height);
}

double shared(const QRectF& a, const QRectF& b)
{
    const QRectF both = a.intersected(b);
    return both.isValid()
               ? both.width() * both.height() / std::min(a.width() * a.height(), b.width() * b.height())
               : 0;
}

double likeness(const QRectF& a, const QRectF& b)
{
    const QRectF both = a.intersected(b);
    const double common = both.isValid() ? both.width() * both.height() : 0;
    return common / (a.width() * a.height() + b.width() * b.height() - common);
}

/** The blank area under a rectangle; null if there is only empty paper. */
const PageBlanks::Area* placeUnder(const PageBlanks& page, const QRectF& rect)
{
    const PageBlanks::Area* best = nullptr;
    double bestLikeness = 0;
    for (const PageBlanks::Area& place : page.areas) {
        QRectF area = place.rect;
        if (place.kind == Kind::Line) { // treated as an area as tall as the rectangle
            if (std::abs(area.bottom() - rect.bottom()) > 9) continue;
            area.setTop(area.bottom() - rect.height());
        }
        if (shared(area, rect) < 0.3) continue;
        const double like = likeness(area, rect);
        if (!best || like > bestLikeness) {
            best = &place;
            bestLikeness = like;
        }
    }
    return best;
}

bool isLike(const PageBlanks::Area& a, const PageBlanks::Area& b)
{
    if (a.kind != b.kind) return false;
    const bool isTick = a.kind == Kind::Box || a.kind == Kind::Ring;
    const auto isSame = [isTick](double x, double y) {
        return std::abs(x - y) <= (isTick ? 1.5 : std::max(2.5, 0.05 * std::max(x, y)));
    };
    if (!isSame(a.rect.width(), b.rect.width())) return false;
    return a.kind == Kind::Line || isSame(a.rect.height(), b.rect.height());
}

/** Returns `rect` with the same position relative to `to` as `chosen` has relative to `from`. */
QRectF moved(const QRectF& chosen, const PageBlanks::Area& from, const PageBlanks::Area& to)
{
    QRectF rect = chosen.translated(to.rect.bottomLeft() - from.rect.bottomLeft());
    if (from.kind != Kind::Box && from.kind != Kind::Ring)
        rect.setRight(chosen.right() + to.rect.right() - from.rect.right());
    return rect;
}

/** The short text to the left of a rectangle, else directly above it. */
const PageBlanks::Text* labelOf(const PageBlanks& page, const QRectF& rect)
{
    const PageBlanks::Text* best = nullptr;
    double bestDistance = 120;
    for (const PageBlanks::Text& text : page.texts) {
        if (text.plain.isEmpty()) continue;
        const bool isBeside = text.box.center().y() > rect.top() && text.box.center().y() < rect.bottom() &&
                              text.box.right() <= rect.left() + 4;
        const bool isOver =
            text.box.bottom() <= rect.top() + 4 && std::abs(text.box.left() - rect.left()) < 40;
        const double distance = isBeside ? rect.left() - text.box.right()
                                : isOver ? 3 * (rect.top() - text.box.bottom()) + 20
                                         : bestDistance;
        if (distance >= bestDistance) continue;
        best = &text;
        bestDistance = distance;
    }
    return best;
}

/** Collects areas that don't overlap. */
class PlaceCollector final
{
public:
    PlaceCollector(const std::vector<PageBlanks>& pages, int page, const QRectF& chosen)
        : m_pages(pages), m_taken(pages.size())
    {
        m_taken[static_cast<size_t>(page)].push_back(chosen);
    }
    void add(size_t page, const QRectF& rect, const QString& name)
    {
        const QSizeF size = m_pages[page].size;
        if (rect.width() < 3 || rect.height() < 3 || !QRectF(QPointF(), size).contains(rect)) return;
        std::vector<QRectF>& taken = m_taken[page];
        if (m_found.size() >= maxSimilar ||
            std::any_of(taken.begin(), taken.end(),
                        [&rect](const QRectF& other) { return shared(other, rect) > 0.2; }))
            return;
        taken.push_back(rect);
        SimilarArea place;
        place.page = static_cast<int>(page);
        place.rect.left = static_cast<int>(std::lround(rect.left()));
        place.rect.top = static_cast<int>(std::lround(rect.top()));
        place.rect.width = static_cast<int>(std::lround(rect.width()));
        place.rect.height = static_cast<int>(std::lround(rect.height()));
        place.name = name;
        m_found.append(place);
    }
    [[nodiscard]] QList<SimilarArea> take() { return std::move(m_found); }

private:
    const std::vector<PageBlanks>& m_pages;
    std::vector<std::vector<QRectF>> m_taken;
    QList<SimilarArea> m_found;
};

} // namespace

namespace {

PageBlanks blanksOf(SuggestPage& page)
{
    PageBlanks blanks;
    blanks.size = page.size;
    for (const SuggestCandidate& candidate : SuggestFinder(page, Language::English).findBlankAreas()) {
        const Kind kind = candidate.type == domain::TagType::Radio      ? Kind::Ring
                          : candidate.type == domain::TagType::Checkbox ? Kind::Box
                          : candidate.isOnLine                          ? Kind::Line
                          : candidate.isInLabelledCell                  ? Kind::LabelledCell
                                                                        : Kind::Cell;
        blanks.areas.push_back({kind, candidate.rect, makeTagName(candidate.label, candidate.heading)});
    }
    for (const SuggestPage::Segment& segment : page.segments)
        blanks.texts.push_back(
            {segment.wordCount <= maxWordsOfLabel ? segment.plain : QString(), segment.box});
    return blanks;
}

} // namespace

PageBlanks findBlanks(const PageContent& content)
{
    SuggestPage page(content);
    return blanksOf(page);
}

PageBlanks findBlanks(const PageContent& content, const ScannedMarks& marks)
{
    SuggestPage page(straightened(content, marks), marks.words);
    PageBlanks blanks = blanksOf(page);
    for (PageBlanks::Area& area : blanks.areas)
        area.rect = asDisplayed(area.rect, blanks.size, marks.skew);
    for (PageBlanks::Text& text : blanks.texts)
        text.box = asDisplayed(text.box, blanks.size, marks.skew);
    return blanks;
}

QList<SimilarArea> findSimilarAreas(const std::vector<PageBlanks>& pages, int page,
                                    const domain::PageRect& rect)
{
    if (page < 0 || static_cast<size_t>(page) >= pages.size()) return {};
    const auto at = static_cast<size_t>(page);
    const QRectF chosen = toRect(rect);
    std::vector<size_t> order{at};
    for (size_t i = 0; i < pages.size(); ++i)
        if (i != at) order.push_back(i);
    PlaceCollector collector(pages, page, chosen);
    if (const PageBlanks::Area* from = placeUnder(pages[at], chosen)) {
        for (const size_t i : order)
            for (const PageBlanks::Area& place : pages[i].areas)
                if (&place != from && isLike(*from, place))
                    collector.add(i, moved(chosen, *from, place), place.name);
        return collector.take();
    }
    const PageBlanks::Text* label = labelOf(pages[at], chosen);
    if (!label) return {};
    for (const size_t i : order)
        for (const PageBlanks::Text& text : pages[i].texts) {
            if (&text == label || text.plain != label->plain) continue;
            const QRectF there = chosen.translated(text.box.topLeft() - label->box.topLeft());
            const bool isBlank = std::none_of(pages[i].texts.begin(), pages[i].texts.end(),
                                              [&](const PageBlanks::Text& other) {
                                                  return other.box.adjusted(1, 1, -1, -1).intersects(there);
                                              });
            if (isBlank) collector.add(i, there, QString());
        }
    return collector.take();
}

} // namespace ink::pdf
