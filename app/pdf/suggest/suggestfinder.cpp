#include "app/pdf/suggest/suggestfinder.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

using domain::TagType;

namespace {
constexpr size_t maxCandidates = 3'000; ///< per page
constexpr double longAnswer = 0.8;      ///< of the content's width; shorter lines are separate answers
constexpr int maxLabelWords = 9;
constexpr int maxWalk = 60; ///< cells in a row or column
using Cell = SuggestGrid::Cell;

/** The text of a cell as one line. */
QString cellText(const Cell& cell)
{
    QStringList parts;
    for (const SuggestPage::Segment* segment : cell.segments)
        parts += segment->text;
    return parts.join(QLatin1Char(' '));
}

/** Returns whether a cell contains a word, not only a number or a symbol. */
bool hasLabel(const Cell& cell)
{
    if (cell.segments.empty() || cell.wordCount() > maxLabelWords) return false;
    return std::any_of(cell.segments.begin(), cell.segments.end(), [](const SuggestPage::Segment* segment) {
        return std::count_if(segment->plain.begin(), segment->plain.end(),
                             [](QChar c) { return c.isLetter(); }) >= 2;
    });
}

bool isForOffice(const BlankLabel& label)
{
    return label.segment && isOfficeText(label.segment->plain);
}

} // namespace

std::vector<SuggestCandidate> SuggestFinder::find()
{
    const SuggestGrid grid(m_page);
    findOfficeAreas(grid);
    findBlanks(grid);
    findCheckBoxes(grid);
    for (const QRectF& comb : grid.combs())
        addComb(comb);
    findPlaces(grid);
    findBare();
    findPartyAreas();
    return std::move(m_found);
}

std::vector<SuggestCandidate> SuggestFinder::findBlankAreas()
{
    const SuggestGrid grid(m_page);
    for (const Mark& mark : marksIn(grid))
        add(mark.isRound ? TagType::Radio : TagType::Checkbox, mark.rect, 0.5, {});
    for (const QRectF& comb : grid.combs())
        addComb(comb);
    for (const BlankArea& place : BlankAreaFinder(m_page, grid).findAll()) {
        const bool isLine = place.kind == BlankArea::Kind::Line;
        const PlaceLabel found = isLine ? labelOfLine(place) : labelOfCell(grid, place);
        SuggestCandidate* made = add(TagType::Text, place.rect, 0.5, found.label);
        if (!made) continue;
        made->heading = found.heading;
        made->isOnLine = isLine;
        made->isInLabelledCell = place.kind == BlankArea::Kind::LabelledCell;
    }
    for (const SuggestPage::Blank& blank : m_page.blanks) {
        if (blank.kind != SuggestPage::BlankKind::Underscores && blank.kind != SuggestPage::BlankKind::Dots)
            continue;
        const double line = blank.baseline + 0.1 * blank.size;
        SuggestCandidate* made =
            add(TagType::Text, QRectF(blank.box.left(), line - 10, blank.box.width(), 10), 0.5,
                m_labels.leftLabel(blank.box.left(), blank.baseline, blank.size, 3.5 * blank.size));
        if (made) made->isOnLine = true;
    }
    return std::move(m_found);
}

QRectF SuggestFinder::above(TagType type, double left, double right, double y, double textSize) const
{
    const double line = std::max(textSize, 8.0);
    double height = type == TagType::Signature ? 32
                    : type == TagType::Initial ? 20
                                               : std::clamp(line * 1.45, 13.0, 22.0);
    const double free = m_page.freeAbove(left, right, y - 1, height + 2);
    height = std::clamp(height, 11.0, std::max(free, domain::isSignatureLike(type) ? 14.0 : 11.0));
    return {left, y + 1 - height, right - left, height};
}

SuggestCandidate* SuggestFinder::add(TagType type, QRectF rect, double confidence, const Label& label)
{
    if (m_found.size() >= maxCandidates || isForOffice(label)) return nullptr;
    if (std::any_of(m_offices.begin(), m_offices.end(),
                    [&rect](const QRectF& office) { return office.contains(rect.center()); }))
        return nullptr;
    SuggestCandidate candidate;
    candidate.type = type;
    candidate.rect = rect;
    candidate.confidence = std::clamp(confidence, 0.05, 0.99);
    if (label.segment) {
        label.segment->isLabelUsed = true;
        candidate.label = label.segment->wordCount > 6
                              ? lastWords(label.segment->text, label.segment->endsWithColon ? 3 : 4)
                              : label.segment->text;
        candidate.plainLabel = label.isTail ? QString() : label.segment->plain;
        candidate.labelBox = label.segment->box;
        candidate.isOnlyParty = !label.isTail && !label.meaning.type && !label.party.key.isEmpty() &&
                                label.segment->wordCount <= 4;
    }
    m_found.push_back(candidate);
    return &m_found.back();
}

/** Detects a continuation line: "Address: ____" followed by a line with only "____". */
bool SuggestFinder::continues(double left, double right, double y) const
{
    return std::any_of(m_found.begin(), m_found.end(), [&](const SuggestCandidate& c) {
        return c.type == TagType::Text && c.isOnLine && std::abs(c.rect.right() - right) < 6 &&
               c.rect.left() > left - 6 && y - c.rect.bottom() > 6 && y - c.rect.bottom() < 32;
    });
}

/** Detects a few characters that merely extend a drawn line. */
bool SuggestFinder::endsLine(const QRectF& blank, double y) const
{
    constexpr double minStart = 30; // minimum length in points of the line before them
    return blank.width() < 30 && std::any_of(m_page.horizontalLines.begin(), m_page.horizontalLines.end(),
                                             [&blank, y](const SuggestPage::HorizontalLine& level) {
                                                 return std::abs(level.y - y) < 3 &&
                                                        level.left < blank.left() - minStart &&
                                                        level.right > blank.left() - 3;
                                             });
}

/** The answer that a full-width line of underscores or dots continues; null if there is none. */
SuggestCandidate* SuggestFinder::answerAbove(const QRectF& blank, double y)
{
    if (blank.width() < longAnswer * (m_page.contentRight - m_page.contentLeft)) return nullptr;
    const auto found = std::find_if(m_found.begin(), m_found.end(), [&blank, y](const SuggestCandidate& c) {
        const double gap = y - c.rect.bottom();
        return c.type == TagType::Text && c.isOnLine && std::abs(c.rect.left() - blank.left()) < 6 &&
               std::abs(c.rect.right() - blank.right()) < 6 && gap > 6 && gap < 36;
    });
    return found == m_found.end() ? nullptr : &*found;
}

/** Detects leader dots: spaced out, or followed by a page number. */
bool SuggestFinder::isLeader(const SuggestPage::Blank& blank) const
{
    return blank.isSparse || m_labels.isContentsLeader(blank);
}

/** Detects dots that lead to a box or line for the value. */
bool SuggestFinder::leadsToPlace(const SuggestGrid& grid, const SuggestPage::Blank& blank) const
{
    constexpr double reach = 130;
    const double middle = blank.baseline - 0.3 * blank.size;
    const double right = blank.box.right();
    const auto isNext = [&](double left) { return left > right - 2 && left < right + reach; };
    return std::any_of(grid.cells().begin(), grid.cells().end(),
                       [&](const Cell& cell) {
                           return isNext(cell.rect.left()) && cell.rect.top() < middle &&
                                  cell.rect.bottom() > middle && cell.wordCount() <= 2;
                       }) ||
           std::any_of(m_page.horizontalLines.begin(), m_page.horizontalLines.end(),
                       [&](const SuggestPage::HorizontalLine& level) {
                           return isNext(level.left) && std::abs(level.y - blank.baseline) < 5 &&
                                  level.length() < 180;
                       }) ||
           // All leaders in a column end at the same position.
           std::any_of(m_page.blanks.begin(), m_page.blanks.end(), [&](const SuggestPage::Blank& other) {
               // The line may be between the two lines of its label.
               if (other.kind == SuggestPage::BlankKind::Underscores)
                   return std::abs(other.baseline - blank.baseline) < 1.2 * blank.size &&
                          isNext(other.box.left()) && other.box.left() < right + 30;
               return std::abs(other.baseline - blank.baseline) >= 4 &&
                      other.kind == SuggestPage::BlankKind::Dots && std::abs(other.box.right() - right) < 4 &&
                      std::abs(other.box.left() - blank.box.left()) > 30 && isLeader(other);
           });
}

/** Finds the areas for office use: a narrow cell "For office use only" applies to everything to its right;
 * with vertical text, to its whole row. */
void SuggestFinder::findOfficeAreas(const SuggestGrid& grid)
{
    constexpr double band = 70; // points
    for (const Cell& cell : grid.cells()) {
        if (cell.segments.empty() || cell.rect.width() > band || !isOfficeText(plainWords(cellText(cell))))
            continue;
        m_offices.push_back(QRectF(cell.rect.topRight(), QPointF(m_page.size.width(), cell.rect.bottom())));
    }
    for (const SuggestPage::VerticalText& aside : m_page.verticalTexts) {
        if (!isOfficeText(aside.plain)) continue;
        const auto cell = m_page.cellAround(aside.box.center());
        if (cell && cell->width() <= band)
            m_offices.push_back(QRectF(0, cell->top(), m_page.size.width(), cell->height()));
    }
}

void SuggestFinder::findBlanks(const SuggestGrid& grid)
{
    for (const SuggestPage::Blank& blank : m_page.blanks) {
        if (blank.kind != SuggestPage::BlankKind::Underscores && blank.kind != SuggestPage::BlankKind::Dots)
            continue;
        const bool dots = blank.kind == SuggestPage::BlankKind::Dots;
        const QRectF& box = blank.box;
        if (dots && (isLeader(blank) || leadsToPlace(grid, blank))) continue;
        if (box.width() < (dots ? 12 : 14)) continue;
        const double line = blank.baseline + 0.1 * blank.size;
        if (endsLine(box, line)) continue;
        Label label = m_labels.leftLabel(box.left(), blank.baseline, blank.size, 3.5 * blank.size);
        double confidence = dots ? 0.66 : 0.78;
        const bool inText = m_labels.continuesAfter(box.right(), blank.baseline, blank.size);
        if (!inText && (!label.segment || (!label.meaning.type && !label.segment->endsWithColon))) {
            const Label caption = m_labels.captionBelow(box.left(), box.right(), line, 1.1 * blank.size + 4);
            if (caption.segment && caption.segment->wordCount <= 8 &&
                (caption.meaning.type || (!label.segment && !caption.party.key.isEmpty())) &&
                (!label.segment || label.isTail || caption.meaning.type))
                label = caption;
        }
        if (!label.segment && !inText) {
            const Label up = m_labels.labelAbove(box.left(), box.right(), line - blank.size, 44);
            if (up.segment && (up.meaning.type || !up.party.key.isEmpty() || up.segment->endsWithColon) &&
                !up.segment->isLabelUsed)
                label = up;
        }
        if (!label.segment) {
            // After the blank: "________ (signature)", or running text.
            for (Segment& segment : m_page.segments)
                if (std::abs(segment.baseline - blank.baseline) < 3 &&
                    segment.box.left() >= box.right() - 2 &&
                    segment.box.left() - box.right() < 2.5 * blank.size) {
                    label = m_labels.read(&segment, false);
                    label.isTail = !label.meaning.type || segment.wordCount > 6;
                    if (label.isTail)
                        if (Label before = m_labels.endOfLineAbove(blank.baseline, blank.size);
                            before.segment) {
                            label = before;
                            break;
                        }
                    if (label.isTail) {
                        label.meaning = {};
                        label.party = {};
                    }
                    confidence -= 0.1;
                    break;
                }
        }
        if (!label.segment && !m_found.empty() && m_found.back().type == TagType::Initial) {
            // "Initials: ____ ____": one for each party.
            const QRectF& before = m_found.back().rect;
            if (std::abs(before.bottom() - line - 1) < 3 && box.left() - before.right() < 5 * blank.size) {
                add(TagType::Initial, above(TagType::Initial, box.left(), box.right(), line, blank.size), 0.8,
                    {});
                continue;
            }
        }
        const std::vector<Segment*> captions = captionsBelow(m_page, box.left(), box.right(), line);
        if (const std::vector<double> begins = partsOfLine(box.left(), box.right(), captions);
            begins.size() > 1) {
            for (size_t i = 0; i < begins.size(); ++i) {
                const double end = i + 1 < begins.size() ? begins[i + 1] - 2 : box.right();
                const Label part = m_labels.read(captions[i], false);
                const TagType type = part.meaning.type.value_or(TagType::Text);
                add(type, above(type, begins[i], end, line, blank.size), 0.75, part);
            }
            continue;
        }
        if (!label.segment) {
            // A long line may be a separator between sections.
            const bool isLong = box.width() > 0.62 * (m_page.contentRight - m_page.contentLeft);
            if (isLong && captions.empty() && !continues(box.left(), box.right(), line)) continue;
            if (SuggestCandidate* last = answerAbove(box, line)) {
                last->rect.setBottom(line + 1);
                last->isMultiline = true;
                continue;
            }
            if (SuggestCandidate* made =
                    add(TagType::Text, above(TagType::Text, box.left(), box.right(), line, blank.size), 0.5,
                        label))
                made->isOnLine = true;
            continue;
        }
        TagType type = label.meaning.type.value_or(TagType::Text);
        if (blank.isDate) type = TagType::Date;
        if (label.meaning.type)
            confidence += 0.15;
        else if (label.segment->endsWithColon)
            confidence += 0.05;
        else
            confidence -= 0.15;
        if (!label.meaning.type && !label.party.key.isEmpty() && !label.isTail &&
            label.segment->box.top() > line - 3)
            type = TagType::Signature; // the name of a party below a line
        SuggestCandidate* made =
            add(type, above(type, box.left(), box.right(), line, blank.size), confidence, label);
        if (!made) continue;
        made->isOnLine = true;
        // The party in parentheses after a blank: ____________ ("Tenant").
        for (const Segment& segment : m_page.segments)
            if (std::abs(segment.baseline - blank.baseline) < 3 && segment.box.left() >= box.right() - 2 &&
                segment.box.left() - box.right() < blank.size && segment.text.startsWith(QLatin1Char('(')))
                made->party = findParty(segment.plain.section(QLatin1Char(' '), 0, 2));
    }
}

std::vector<SuggestFinder::Mark> SuggestFinder::marksIn(const SuggestGrid& grid) const
{
    std::vector<Mark> marks;
    for (const SuggestPage::Blank& blank : m_page.blanks)
        if (blank.kind == SuggestPage::BlankKind::CheckBox || blank.kind == SuggestPage::BlankKind::Circle)
            marks.push_back({blank.box, blank.kind == SuggestPage::BlankKind::Circle, true});
    for (const SuggestPage::Frame& frame : m_page.frames) {
        const double w = frame.rect.width();
        const double h = frame.rect.height();
        if (w < 4.5 || h < 4.5 || w > 20 || h > 20 || w / h < 0.8 || w / h > 1.25) continue;
        if (!m_page.isEmpty(frame.rect.adjusted(1, 1, -1, -1))) continue;
        marks.push_back({frame.rect, frame.isRound, false});
    }
    // Boxes that are drawn as four lines.
    for (const SuggestGrid::Cell& cell : grid.cells()) {
        const QRectF& rect = cell.rect;
        if (!cell.isEmpty || cell.isComb || rect.width() > 20 || rect.height() > 20 ||
            rect.width() / rect.height() < 0.8 || rect.width() / rect.height() > 1.25)
            continue;
        const bool isKnown = std::any_of(marks.begin(), marks.end(), [&rect](const Mark& mark) {
            return mark.rect.adjusted(-3, -3, 3, 3).intersects(rect);
        });
        if (!isKnown) marks.push_back({rect, false, false});
    }
    return marks;
}

/** Finds check boxes, radio buttons, and rows of boxes for single letters. */
void SuggestFinder::findCheckBoxes(const SuggestGrid& grid)
{
    const std::vector<Mark> marks = marksIn(grid);
    if (marks.size() > 400) return;
    for (size_t i = 0; i < marks.size(); ++i) {
        const Mark& mark = marks[i];
        if (!mark.isGlyph) {
            // Adjoining boxes in a row are for single letters; a grid in both directions is a pattern.
            int beside = 0;
            int stacked = 0;
            for (const Mark& other : marks) {
                if (&other == &mark || other.isGlyph || other.isRound) continue;
                const double gapX =
                    std::max(other.rect.left() - mark.rect.right(), mark.rect.left() - other.rect.right());
                const double gapY =
                    std::max(other.rect.top() - mark.rect.bottom(), mark.rect.top() - other.rect.bottom());
                if (gapX < 3 && std::abs(other.rect.top() - mark.rect.top()) < 2) ++beside;
                if (gapY < 2 && std::abs(other.rect.left() - mark.rect.left()) < 2) ++stacked;
            }
            if (beside > 0 && stacked > 0) continue;
            if (beside > 0) {
                // The first box represents the whole row.
                QRectF row = mark.rect;
                bool first = true;
                bool grown = true;
                while (grown) {
                    grown = false;
                    for (const Mark& other : marks) {
                        if (other.isGlyph || std::abs(other.rect.top() - row.top()) > 2) continue;
                        if (other.rect.right() <= row.left() + 1 && row.left() - other.rect.right() < 6)
                            first = false;
                        if (other.rect.left() >= row.right() - 1 && other.rect.left() - row.right() < 6) {
                            row = row.united(other.rect);
                            grown = true;
                        }
                    }
                }
                if (!first || row.width() < mark.rect.width() * 2.5) continue;
                Label label = m_labels.leftLabel(row.left(), row.bottom() - 2, mark.rect.height(), 60);
                if (!label.segment) label = m_labels.labelAbove(row.left(), row.right(), row.top(), 14);
                const TagType type = label.meaning.type == TagType::Date ? TagType::Date : TagType::Text;
                add(type, row, label.meaning.type ? 0.8 : 0.6, label);
                continue;
            }
        }
        Label label;
        double best = 26;
        for (Segment& segment : m_page.segments) {
            const double middle = segment.baseline - 0.3 * segment.size;
            if (std::abs(middle - mark.rect.center().y()) > std::max(5.0, mark.rect.height() * 0.5)) continue;
            const double gap = segment.box.left() - mark.rect.right();
            if (gap > -2 && gap < best) {
                best = gap;
                label.segment = &segment;
            }
        }
        double confidence = 0.85;
        if (!label.segment) {
            for (Segment& segment : m_page.segments) {
                const double middle = segment.baseline - 0.3 * segment.size;
                if (std::abs(middle - mark.rect.center().y()) > 5) continue;
                const double gap = mark.rect.left() - segment.box.right();
                if (gap > -2 && gap < best) {
                    best = gap;
                    label.segment = &segment;
                }
            }
            confidence = 0.7;
        }
        if (!label.segment) {
            if (!m_page.cellAround(mark.rect.center() + QPointF(0, mark.rect.height()))) continue;
            confidence = 0.5;
        }
        label.isTail = false;
        label.meaning.type = TagType::Checkbox;
        add(mark.isRound ? TagType::Radio : TagType::Checkbox, mark.rect, confidence, label);
    }
}

/** Finds labels followed only by white space to the right or below. */
void SuggestFinder::findBare()
{
    for (Segment& segment : m_page.segments) {
        if (segment.isLabelUsed || segment.wordCount > 10) continue;
        const Label label = m_labels.read(&segment, false);
        if (!label.meaning.type || label.meaning.isShort) continue;
        if (segment.wordCount > 6 && !startsWithSignature(segment.plain)) continue;
        if (m_page.cellAround(segment.box.center()) && !segment.endsWithColon) continue;
        // With text directly to its left, this is the end of a sentence, not a label.
        const bool beside =
            std::any_of(m_page.segments.begin(), m_page.segments.end(), [&](const Segment& s) {
                return &s != &segment && std::abs(s.baseline - segment.baseline) < 3 &&
                       s.box.right() <= segment.box.left() + 1 && segment.box.left() - s.box.right() < 12;
            });
        if (beside) continue;
        const TagType type = *label.meaning.type;
        const double line = segment.baseline + 0.15 * segment.size;
        if (segment.endsWithColon) {
            const double free =
                m_page.freeRight(segment.box.right() + 1, segment.box.top(), segment.box.bottom(), 190);
            const double under =
                m_page.freeBelow(segment.box.left(), segment.box.left() + 60, segment.box.bottom() + 1, 30);
            const bool valueBelow = under < 1.0 * segment.size;
            if (free >= 70 && !valueBelow) {
                const double width = std::min(free - 6, 180.0);
                add(type,
                    above(type, segment.box.right() + 4, segment.box.right() + 4 + width, line + 1,
                          segment.size),
                    domain::isSignatureLike(type) ? 0.52 : 0.45, label);
                continue;
            }
        }
        if (type != TagType::Signature || !startsWithSignature(segment.plain)) continue;
        // The words below a line are its caption, even if it is already signed.
        const bool caption =
            std::any_of(m_page.horizontalLines.begin(), m_page.horizontalLines.end(),
                        [&](const SuggestPage::HorizontalLine& l) {
                            return l.y < segment.box.top() + 3 && l.y > segment.box.top() - 14 &&
                                   l.left < segment.box.right() && l.right > segment.box.left();
                        });
        if (caption) continue;
        // The text may continue below: "(signature précédée de la mention …)".
        double bottom = segment.box.bottom();
        for (int more = 0; more < 3; ++more)
            for (const Segment& next : m_page.segments)
                if (next.box.top() > bottom - 4 && next.box.top() < bottom + 0.5 * segment.size &&
                    std::abs(next.box.left() - segment.box.left()) < 4 && segment.wordCount > 4) {
                    bottom = next.box.bottom();
                    break;
                }
        const double room = m_page.freeBelow(segment.box.left(), segment.box.right(), bottom + 1, 60);
        const double aside = m_page.freeRight(segment.box.left(), bottom + 3, bottom + 26, 170);
        if (room < 30 || aside < 90) continue;
        // A section heading is followed by text; this one has white space below.
        add(type, QRectF(segment.box.left(), bottom + 2, std::min(aside, 170.0), std::min(room - 2, 36.0)),
            0.45, label);
    }
}

/** Finds areas for signatures: white space below "The Landlord" and "The Tenant" side by side. */
void SuggestFinder::findPartyAreas()
{
    std::vector<std::pair<Segment*, Party>> names;
    for (Segment& segment : m_page.segments) {
        if (segment.wordCount > 3 || segment.isLabelUsed) continue;
        if (Party party = findParty(segment.plain); !party.key.isEmpty()) names.emplace_back(&segment, party);
    }
    for (const auto& [segment, party] : names) {
        const bool paired =
            std::any_of(names.begin(), names.end(), [&, s = segment, key = party.key](const auto& other) {
                return other.second.key != key && std::abs(other.first->baseline - s->baseline) < 3 &&
                       std::abs(other.first->box.left() - s->box.left()) > 100;
            });
        if (!paired || m_page.cellAround(segment->box.center())) continue;
        const QRectF below(segment->box.left() - 5, segment->box.bottom(), 170, 130);
        const bool served = std::any_of(m_found.begin(), m_found.end(), [&below](const SuggestCandidate& c) {
            return c.rect.intersects(below) && (c.type == TagType::Signature || c.type == TagType::Initial);
        });
        const double room =
            m_page.freeBelow(segment->box.left(), segment->box.left() + 120, segment->box.bottom() + 1, 60);
        const double aside =
            m_page.freeRight(segment->box.left(), segment->box.bottom() + 3, segment->box.bottom() + 40, 170);
        if (served || room < 45 || aside < 90) continue;
        Label label;
        label.segment = segment;
        label.party = party;
        label.meaning.type = TagType::Signature;
        add(TagType::Signature,
            QRectF(segment->box.left(), segment->box.bottom() + 6, std::min(aside, 170.0), 36), 0.45, label);
    }
}

/** Finds blank areas by geometry alone; the words only determine their labels. */
void SuggestFinder::findPlaces(const SuggestGrid& grid)
{
    const size_t first = m_found.size();
    for (const BlankArea& place : BlankAreaFinder(m_page, grid).find()) {
        const bool isLine = place.kind == BlankArea::Kind::Line;
        const QRectF& rect = place.rect;
        const PlaceLabel found = isLine ? labelOfLine(place) : labelOfCell(grid, place);
        const Label& label = found.label;
        const bool known = label.meaning.type && !label.meaning.isShort;
        const bool asks = label.segment && label.segment->endsWithColon;
        if (!label.segment) {
            const auto last =
                std::find_if(m_found.begin() + static_cast<std::ptrdiff_t>(first), m_found.end(),
                             [&](const auto& each) { return continuesBelow(each, grid, place); });
            if (last != m_found.end()) {
                // The rest of the label's line is too short to start writing on.
                if (last->rect.left() > rect.left() + 6) last->rect.setTop(last->rect.bottom() + 1);
                last->rect.setLeft(rect.left());
                last->rect.setBottom(rect.bottom());
                last->isMultiline = true;
                continue;
            }
        }
        if (place.labelRequirement == BlankArea::LabelRequirement::Question &&
            !(asks && label.segment->box.top() < rect.bottom() - 3))
            continue;
        const bool isSentence =
            label.segment && label.segment->wordCount > 3 && label.segment->text.endsWith(QLatin1Char('.'));
        if (place.labelRequirement == BlankArea::LabelRequirement::Label && ((!known && !asks) || isSentence))
            continue;
        // A low, wide cell without adjacent text is the space between two sections.
        if (place.kind == BlankArea::Kind::Cell && rect.height() < 9.5 &&
            rect.width() > 0.3 * (m_page.contentRight - m_page.contentLeft) &&
            (!label.segment || label.segment->box.top() > rect.bottom() - 1 ||
             label.segment->box.bottom() < rect.top() + 1))
            continue;
        // A line directly below a printed value underlines it.
        if (isLine && label.segment && label.segment->letterCount() == 0 &&
            label.segment->baseline < rect.bottom() - 3 && label.segment->box.right() > rect.left() &&
            label.segment->box.left() < rect.right())
            continue;
        if (isLine && (!label.segment || label.segment->box.top() > rect.bottom() - 3) &&
            m_page.freeAbove(rect.left() + 1, rect.right() - 1, rect.bottom() - 1, 30) < 10.5)
            continue;
        if (isLine && !label.segment && !continues(rect.left(), rect.right(), rect.bottom())) continue;
        const TagType type = label.meaning.type.value_or(TagType::Text);
        const double size = label.segment ? label.segment->size : 9;
        SuggestCandidate* made =
            add(type, isLine ? above(type, rect.left(), rect.right(), rect.bottom(), size) : rect,
                known           ? 0.78
                : label.segment ? 0.66
                                : 0.55,
                label);
        if (!made) continue;
        made->heading = found.heading;
        made->isOnLine = isLine;
        made->isAdditionalRow = found.isAdditionalRow;
        if (!found.headingParty.key.isEmpty()) {
            made->party = found.headingParty;
            made->isOnlyParty = false;
        }
    }
    nameByColumns(first);
}

/** Returns whether an unlabelled line or box below another one of the same length continues its answer. */
bool SuggestFinder::continuesBelow(const SuggestCandidate& last, const SuggestGrid& grid,
                                   const BlankArea& place) const
{
    constexpr double wideBox = 0.35; // minimum share of the content width for boxes alone in their rows
    const QRectF& rect = place.rect;
    const double content = m_page.contentRight - m_page.contentLeft;
    const bool isLine = place.kind == BlankArea::Kind::Line;
    if (last.type != TagType::Text || last.isOnLine != isLine || last.rect.left() < rect.left() - 6 ||
        std::abs(rect.right() - last.rect.right()) > 6)
        return false;
    const double gap = rect.bottom() - last.rect.bottom();
    if (isLine) return gap > 9 && gap < 36 && rect.width() > longAnswer * content;
    if (last.rect.left() > rect.left() + 6) return false;
    return place.kind == BlankArea::Kind::Cell && !grid.leftOf(*place.cell) && !grid.rightOf(*place.cell) &&
           rect.top() - last.rect.bottom() < 7 && rect.top() > last.rect.bottom() - 1 && rect.height() < 26 &&
           rect.width() > wideBox * content;
}

/** Distinguishes areas of one row with the same label by their column headers. */
void SuggestFinder::nameByColumns(size_t first)
{
    for (size_t i = first; i < m_found.size(); ++i) {
        SuggestCandidate& candidate = m_found[i];
        if (!candidate.heading.isEmpty() || candidate.labelBox.isNull()) continue;
        const bool isShared = std::any_of(
            m_found.begin() + static_cast<std::ptrdiff_t>(first), m_found.end(), [&](const auto& other) {
                return &other != &candidate && other.labelBox == candidate.labelBox &&
                       std::abs(other.rect.bottom() - candidate.rect.bottom()) < 3;
            });
        if (isShared)
            candidate.heading = m_labels.columnHeader(candidate.rect.left(), candidate.rect.right(),
                                                      candidate.rect.top() + 2);
    }
}

/** The label of a cell: in it, at the beginning of its row, above its column, or else around it. */
SuggestFinder::PlaceLabel SuggestFinder::labelOfCell(const SuggestGrid& grid, const BlankArea& place)
{
    PlaceLabel found;
    if (place.text) {
        found.label = m_labels.read(place.text, false);
        return found;
    }
    const QRectF& rect = place.rect;
    const Cell* rowLabel = nullptr;
    int steps = 0;
    for (const Cell* at = grid.leftOf(*place.cell); at && steps < maxWalk; at = grid.leftOf(*at), ++steps)
        if (!at->isEmpty && hasLabel(*at)) rowLabel = at;
    const Cell* heading = nullptr;
    for (const Cell* at = grid.above(*place.cell); at && !heading && steps < 2 * maxWalk;
         at = grid.above(*at), ++steps)
        if (!at->isEmpty && hasLabel(*at)) heading = at;
    Label& label = found.label;
    if (heading) {
        label = m_labels.read(heading->segments.front(), false);
        found.headingParty = label.party;
    }
    if (rowLabel) {
        // "Start" above, "Monday" to the left: the header may determine the type, the row the name.
        const Label row = m_labels.read(rowLabel->segments.front(), false);
        if (!label.meaning.type || label.meaning.type == TagType::Text) label.meaning = row.meaning;
        if (heading) found.heading = cellText(*heading);
        label.segment = row.segment;
        label.party = found.headingParty.key.isEmpty() ? row.party : found.headingParty;
    }
    const Cell* before = grid.above(*place.cell);
    found.isAdditionalRow = !rowLabel && before && before->isEmpty;
    if (label.segment) return found;
    label = m_labels.leftLabel(rect.left(), rect.bottom() - rect.height() * 0.3,
                               std::max(rect.height(), 12.0), 46);
    if (label.segment && label.isTail && !label.meaning.type) label.party = {};
    if (!label.segment) label = m_labels.labelAbove(rect.left(), rect.left() + 1, rect.top(), 15);
    if (!label.segment) label = m_labels.captionBelow(rect.left(), rect.right(), rect.bottom(), 12);
    return found;
}

SuggestFinder::PlaceLabel SuggestFinder::labelOfLine(const BlankArea& place)
{
    const QRectF& line = place.rect;
    PlaceLabel found;
    if (place.text) {
        found.label = m_labels.read(place.text, false);
        return found;
    }
    const Label left = m_labels.leftLabel(line.left(), line.bottom(), 10, 46);
    const bool isNamed = left.segment && (left.meaning.type || left.segment->endsWithColon) && !left.isTail;
    const Label caption =
        isNamed ? Label() : m_labels.captionBelow(line.left(), line.right(), line.bottom(), 13);
    if (isNamed) {
        found.label = left;
    } else if (caption.segment && (caption.meaning.type || !left.segment)) {
        found.label = caption;
    } else if (left.segment) {
        found.label = left;
    } else if (place.caption) {
        found.label = m_labels.read(place.caption, false);
    } else {
        const bool isShort = line.width() < 0.35 * (m_page.contentRight - m_page.contentLeft);
        if (isShort) found.label = m_labels.rowLabel(line.left(), line.bottom() - 2);
        if (!found.label.segment) {
            found.label = m_labels.labelAbove(line.left(), line.right(), line.bottom() - 8, 44);
            if (found.label.segment && found.label.segment->isLabelUsed) found.label = {};
        }
    }
    return found;
}

void SuggestFinder::addComb(const QRectF& comb)
{
    Label label = m_labels.leftLabel(comb.left(), comb.bottom() - comb.height() * 0.25,
                                     std::max(comb.height(), 12.0), 90);
    if (!label.segment || (label.isTail && !label.meaning.type)) {
        const Label up = m_labels.labelAbove(comb.left(), comb.right(), comb.top(), 16);
        if (up.segment) label = up;
    }
    const TagType type = label.meaning.type == TagType::Date ? TagType::Date : TagType::Text;
    add(type, comb, label.meaning.type ? 0.86 : 0.72, label);
}

} // namespace ink::pdf
