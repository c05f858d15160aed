#include "app/pdf/suggest/suggestfinder.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

using domain::TagType;

namespace {

constexpr size_t maxCandidates = 3'000; ///< of a page

/** The last few words of running text, for a name. */
QString lastWords(const QString& text, qsizetype maximum)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return words.mid(std::max<qsizetype>(0, words.size() - maximum)).join(QLatin1Char(' '));
}

bool startsWithSignature(const QString& plain)
{
    for (const char* word :
         {"signature", "unterschrift", "firma", "sign here", "signed by", "lu et approuve"})
        if (plain.startsWith(QLatin1String(word))) return true;
    return false;
}

using Cell = SuggestGrid::Cell;

constexpr int maxLabelWords = 9;
constexpr int maxWalk = 60; ///< cells in a row or column

/** Returns whether a cell holds a word, not only a number or a mark. */
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

std::vector<SuggestCandidate> SuggestFinder::find()
{
    findBlanks();
    findLevels();
    findTicks();
    findFrames();
    findCells();
    findGrid();
    findBare();
    findPartyRooms();
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

void SuggestFinder::add(TagType type, QRectF rect, double confidence, const Label& label)
{
    if (m_found.size() >= maxCandidates) return;
    SuggestCandidate candidate;
    candidate.type = type;
    candidate.rect = rect;
    candidate.confidence = std::clamp(confidence, 0.05, 0.99);
    if (label.segment) {
        label.segment->isLabelUsed = true;
        candidate.label = label.segment->words > 6
                              ? lastWords(label.segment->text, label.segment->colon ? 3 : 4)
                              : label.segment->text;
        candidate.plainLabel = label.isTail ? QString() : label.segment->plain;
        candidate.labelBox = label.segment->box;
        candidate.onlyParty =
            !label.isTail && !label.meaning.type && !label.party.key.isEmpty() && label.segment->words <= 4;
    }
    m_found.push_back(candidate);
}

/** A further line below one that was found: "Address: ____" and then only "____". */
bool SuggestFinder::continues(double left, double right, double y) const
{
    return std::any_of(m_found.begin(), m_found.end(), [&](const SuggestCandidate& c) {
        return c.type == TagType::Text && std::abs(c.rect.right() - right) < 6 && c.rect.left() > left - 6 &&
               y - c.rect.bottom() > 6 && y - c.rect.bottom() < 32;
    });
}

void SuggestFinder::findBlanks()
{
    for (const SuggestPage::Blank& blank : m_page.blanks) {
        if (blank.kind != SuggestPage::BlankKind::Underscores && blank.kind != SuggestPage::BlankKind::Dots)
            continue;
        const bool dots = blank.kind == SuggestPage::BlankKind::Dots;
        const QRectF& box = blank.box;
        if (dots && m_labels.isContents(blank)) continue;
        if (box.width() < 14) continue;
        Label label = m_labels.leftLabel(box.left(), blank.base, blank.size, 3.5 * blank.size);
        const double line = blank.base + 0.1 * blank.size;
        double confidence = dots ? 0.66 : 0.78;
        const bool inText = m_labels.runsOn(box.right(), blank.base, blank.size);
        if (!inText && (!label.segment || (!label.meaning.type && !label.segment->colon))) {
            const Label caption = m_labels.captionBelow(box.left(), box.right(), line, 1.1 * blank.size + 4);
            if (caption.segment && caption.segment->words <= 8 &&
                (caption.meaning.type || (!label.segment && !caption.party.key.isEmpty())) &&
                (!label.segment || label.isTail || caption.meaning.type))
                label = caption;
        }
        if (!label.segment && !inText) {
            const Label up = m_labels.labelAbove(box.left(), box.right(), line - blank.size, 44);
            if (up.segment && (up.meaning.type || !up.party.key.isEmpty()) && !up.segment->isLabelUsed)
                label = up;
        }
        if (!label.segment) {
            // Behind the blank: "________ (signature)", or running text.
            for (Segment& segment : m_page.segments)
                if (std::abs(segment.base - blank.base) < 3 && segment.box.left() >= box.right() - 2 &&
                    segment.box.left() - box.right() < 2.5 * blank.size) {
                    label = m_labels.read(&segment, false);
                    label.isTail = !label.meaning.type || segment.words > 6;
                    if (label.isTail)
                        if (Label before = m_labels.endOfLineAbove(blank.base, blank.size); before.segment) {
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
        if (!label.segment) {
            if (!continues(box.left(), box.right(), line)) continue; // a separator
            add(TagType::Text, above(TagType::Text, box.left(), box.right(), line, blank.size), 0.5, label);
            continue;
        }
        TagType type = label.meaning.type.value_or(TagType::Text);
        if (blank.isDate) type = TagType::Date;
        if (label.meaning.type)
            confidence += 0.15;
        else if (label.segment->colon)
            confidence += 0.05;
        else
            confidence -= 0.15;
        if (!label.meaning.type && !label.party.key.isEmpty() && !label.isTail &&
            label.segment->box.top() > line - 3)
            type = TagType::Signature; // a party's word under a line
        add(type, above(type, box.left(), box.right(), line, blank.size), confidence, label);
        // ____________ ("Tenant")
        for (const Segment& segment : m_page.segments)
            if (std::abs(segment.base - blank.base) < 3 && segment.box.left() >= box.right() - 2 &&
                segment.box.left() - box.right() < blank.size && segment.text.startsWith(QLatin1Char('(')))
                if (!m_found.empty())
                    m_found.back().party = partyIn(segment.plain.section(QLatin1Char(' '), 0, 2));
    }
}

void SuggestFinder::findLevels()
{
    for (const SuggestPage::Level& level : m_page.levels) {
        if (level.inGrid || level.length() < 26 || level.length() > m_page.size.width() * 0.93) continue;
        // The text right above it: an underlined heading, a row of a table.
        double occupied = level.left;
        int words = 0;
        Segment* inside = nullptr;
        for (Segment& segment : m_page.segments) {
            if (segment.box.right() < level.left + 2 || segment.box.left() > level.right - 2) continue;
            if (segment.base > level.y + 2.5 || segment.base < level.y - 11) continue;
            occupied = std::max(occupied, segment.box.right());
            words += segment.words;
            inside = &segment;
        }
        Label label;
        double left = level.left;
        if (inside) {
            label = m_labels.read(inside, true);
            const bool atStart = inside->box.left() < level.left + 12;
            if (!atStart || !inside->colon || words > 6 || level.right - occupied < 48) continue;
            left = occupied + 4;
        } else {
            label = m_labels.leftLabel(level.left, level.y, 10, 46);
        }
        double confidence = 0.72;
        const bool named = label.segment && (label.meaning.type || label.segment->colon) && !label.isTail;
        if (!named) {
            const double room = m_page.freeAbove(level.left, level.right, level.y - 1, 40);
            const Label caption = m_labels.captionBelow(level.left, level.right, level.y, 13);
            const bool tableHead = caption.segment && [&] {
                for (const SuggestPage::Level& other : m_page.levels)
                    if (other.y > level.y + 6 && other.y < caption.segment->box.bottom() + 12 &&
                        std::abs(other.left - level.left) < 4 && std::abs(other.right - level.right) < 4)
                        return true;
                return false;
            }();
            if (caption.segment && !tableHead && room >= 11 &&
                (caption.meaning.type || (!caption.party.key.isEmpty() && caption.segment->words <= 5)) &&
                level.length() <= 340) {
                label = caption;
                confidence = 0.74;
                if (!caption.meaning.type) confidence = 0.64;
            } else if (label.segment && label.isTail) {
                confidence = 0.5; // a line in the middle of running text
            } else {
                const Label up = m_labels.labelAbove(level.left, level.right, level.y - 8, 44);
                if (!up.segment || up.segment->isLabelUsed || level.length() > 340) {
                    if (continues(level.left, level.right, level.y))
                        add(TagType::Text, above(TagType::Text, left, level.right, level.y, 9), 0.5, {});
                    continue;
                }
                if (!up.meaning.type && up.party.key.isEmpty()) continue;
                label = up;
                confidence = 0.62;
            }
        }
        TagType type = label.meaning.type.value_or(TagType::Text);
        const bool partyOnly = !label.meaning.type && !label.party.key.isEmpty() && !label.isTail;
        if (partyOnly && (!named || label.segment->box.top() > level.y - 3)) type = TagType::Signature;
        if (label.meaning.type)
            confidence += 0.18;
        else if (label.segment->colon)
            confidence += 0.02;
        else
            confidence -= 0.1;
        add(type, above(type, left, level.right, level.y, label.segment->size), confidence, label);
    }
}

void SuggestFinder::findTicks()
{
    struct Mark
    {
        QRectF rect;
        bool round;
        bool glyph;
    };
    std::vector<Mark> marks;
    for (const SuggestPage::Blank& blank : m_page.blanks)
        if (blank.kind == SuggestPage::BlankKind::Tick || blank.kind == SuggestPage::BlankKind::Circle)
            marks.push_back({blank.box, blank.kind == SuggestPage::BlankKind::Circle, true});
    for (const SuggestPage::Frame& frame : m_page.frames) {
        const double w = frame.rect.width();
        const double h = frame.rect.height();
        if (w < 4.5 || h < 4.5 || w > 20 || h > 20 || w / h < 0.8 || w / h > 1.25) continue;
        if (!m_page.isEmpty(frame.rect.adjusted(1, 1, -1, -1))) continue;
        marks.push_back({frame.rect, frame.round, false});
    }
    if (marks.size() > 400) return;
    for (size_t i = 0; i < marks.size(); ++i) {
        const Mark& mark = marks[i];
        if (!mark.glyph) {
            // Boxes that touch in a row are places for single letters, in both directions a pattern.
            int beside = 0;
            int stacked = 0;
            for (const Mark& other : marks) {
                if (&other == &mark || other.glyph || other.round) continue;
                const double gapX =
                    std::max(other.rect.left() - mark.rect.right(), mark.rect.left() - other.rect.right());
                const double gapY =
                    std::max(other.rect.top() - mark.rect.bottom(), mark.rect.top() - other.rect.bottom());
                if (gapX < 3 && std::abs(other.rect.top() - mark.rect.top()) < 2) ++beside;
                if (gapY < 2 && std::abs(other.rect.left() - mark.rect.left()) < 2) ++stacked;
            }
            if (beside > 0 && stacked > 0) continue;
            if (beside > 0) {
                // The first of the row stands for all.
                QRectF row = mark.rect;
                bool first = true;
                bool grown = true;
                while (grown) {
                    grown = false;
                    for (const Mark& other : marks) {
                        if (other.glyph || std::abs(other.rect.top() - row.top()) > 2) continue;
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
                if (!label.segment) continue;
                const TagType type = label.meaning.type == TagType::Date ? TagType::Date : TagType::Text;
                add(type, row, label.meaning.type ? 0.8 : 0.6, label);
                continue;
            }
        }
        Label label;
        double best = 26;
        for (Segment& segment : m_page.segments) {
            const double middle = segment.base - 0.3 * segment.size;
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
                const double middle = segment.base - 0.3 * segment.size;
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
        add(mark.round ? TagType::Radio : TagType::Checkbox, mark.rect, confidence, label);
    }
}

void SuggestFinder::findFrames()
{
    for (const SuggestPage::Frame& frame : m_page.frames) {
        const QRectF& rect = frame.rect;
        if (frame.round || rect.width() < 30 || rect.height() < 10.5 || rect.height() > 150) continue;
        if (rect.width() > m_page.size.width() * 0.95) continue;
        // Part of a table: findCells handles those.
        int touching = 0;
        for (const SuggestPage::Frame& other : m_page.frames) {
            if (&other == &frame || other.rect.width() < 15) continue;
            const QRectF near = rect.adjusted(-1.5, -1.5, 1.5, 1.5);
            if (near.intersects(other.rect) && !other.rect.contains(rect) && !rect.contains(other.rect))
                ++touching;
        }
        if (touching > 0) continue;
        // Its content: nothing, or a caption in its upper left corner.
        std::vector<Segment*> inside;
        for (Segment& segment : m_page.segments)
            if (segment.box.intersects(rect)) inside.push_back(&segment);
        Label label;
        QRectF room = rect.adjusted(1.5, 1.5, -1.5, -1.5);
        double confidence = 0.72;
        if (inside.size() > 1) continue;
        if (inside.size() == 1) {
            Segment* only = inside.front();
            label = m_labels.read(only, false);
            const bool caption = only->box.left() < rect.left() + 14 && (label.meaning.type || only->colon);
            if (!caption || only->words > 6) continue;
            if (rect.bottom() - only->box.bottom() >= 13)
                room.setTop(only->box.bottom() + 1);
            else if (rect.right() - only->box.right() >= 50)
                room.setLeft(only->box.right() + 3);
            else
                continue;
        } else {
            if (!m_page.isEmpty(room)) continue;
            label = m_labels.leftLabel(rect.left(), rect.bottom() - rect.height() * 0.3,
                                       std::max(rect.height(), 12.0), 46);
            if (label.segment && label.isTail && !label.meaning.type) label = {};
            if (!label.segment) label = m_labels.labelAbove(rect.left(), rect.left() + 1, rect.top(), 15);
            if (!label.segment ||
                (!label.meaning.type && !label.segment->colon && label.party.key.isEmpty())) {
                const Label caption = m_labels.captionBelow(rect.left(), rect.right(), rect.bottom(), 12);
                if (caption.segment && caption.meaning.type) label = caption;
            }
            if (!label.segment) continue;
            if (!label.meaning.type && !label.segment->colon && label.segment->words > 4) continue;
        }
        TagType type = label.meaning.type.value_or(TagType::Text);
        if (!label.meaning.type && !label.party.key.isEmpty() && rect.height() > 28)
            type = TagType::Signature;
        if (label.meaning.type) confidence += 0.18;
        add(type, room, confidence, label);
    }
}

void SuggestFinder::findCells()
{
    if (m_page.plumbs.empty()) return;
    const auto wide = [](const QRectF& cell) { return cell.width() >= 28 && cell.height() >= 10.5; };
    const auto inner = [](const QRectF& cell) { return cell.adjusted(1.5, 1.5, -1.5, -1.5); };
    for (Segment& segment : m_page.segments) {
        if (segment.isLabelUsed || segment.words > 7) continue;
        const Label label = m_labels.read(&segment, false);
        const bool known = label.meaning.type && !label.meaning.isShort;
        if (!known && !segment.colon) continue;
        const auto cell = m_page.cellAround({segment.box.left() + 1, segment.base - 0.3 * segment.size});
        if (!cell || cell->width() > m_page.size.width() * 0.96 || cell->height() > 130) continue;
        TagType type = label.meaning.type.value_or(TagType::Text);
        const double confidence = known ? 0.8 : 0.55;
        // Another text in the same cell: then the label is not alone in it.
        const bool alone =
            std::none_of(m_page.segments.begin(), m_page.segments.end(),
                         [&](const Segment& s) { return &s != &segment && s.box.intersects(inner(*cell)); });
        const auto right = m_page.cellAround({cell->right() + 2, segment.base - 0.3 * segment.size});
        if (alone && right && right->left() > cell->left() + 5 &&
            std::abs(right->left() - cell->right()) < 3 && wide(*right) && m_page.isEmpty(inner(*right))) {
            add(type, inner(*right), confidence, label);
            continue;
        }
        if (alone) {
            // Room in the label's own cell.
            QRectF room = inner(*cell);
            if (cell->right() - segment.box.right() >= 55 &&
                m_page.isEmpty(QRectF(QPointF(segment.box.right() + 2, room.top()), room.bottomRight())) &&
                (segment.colon || cell->bottom() - segment.box.bottom() < 13) && segment.colon) {
                room.setLeft(segment.box.right() + 3);
                add(type, room, confidence - 0.05, label);
                continue;
            }
            const double below = cell->bottom() - segment.box.bottom();
            if (below >= 14 && cell->width() >= 45 && segment.box.top() - cell->top() < 8) {
                room.setTop(segment.box.bottom() + 1);
                add(type, room, confidence - 0.05, label);
                continue;
            }
        }
        // A column's heading with empty cells below it.
        if (!known) continue;
        std::vector<QRectF> below;
        bool allEmpty = true;
        QRectF last = *cell;
        for (int row = 0; row < 60; ++row) {
            const auto next = m_page.cellAround({last.center().x(), last.bottom() + 2});
            if (!next || std::abs(next->left() - cell->left()) > 3 ||
                std::abs(next->right() - cell->right()) > 3)
                break;
            if (m_page.isEmpty(inner(*next))) {
                if (wide(*next)) below.push_back(*next);
            } else {
                allEmpty = false;
            }
            last = *next;
        }
        if (below.empty() || (!allEmpty && !domain::isSignatureLike(type))) continue;
        for (const QRectF& each : below) {
            add(type, inner(each), confidence - 0.1, label);
            m_found.back().isFurtherRow = &each != &below.front();
        }
    }
}

/** Labels with nothing but white behind or below them. */
void SuggestFinder::findBare()
{
    for (Segment& segment : m_page.segments) {
        if (segment.isLabelUsed || segment.words > 10) continue;
        const Label label = m_labels.read(&segment, false);
        if (!label.meaning.type || label.meaning.isShort) continue;
        if (segment.words > 6 && !startsWithSignature(segment.plain)) continue;
        if (m_page.cellAround(segment.box.center()) && !segment.colon) continue;
        // Not the end or the beginning of a sentence.
        const bool beside =
            std::any_of(m_page.segments.begin(), m_page.segments.end(), [&](const Segment& s) {
                return &s != &segment && std::abs(s.base - segment.base) < 3 &&
                       s.box.right() <= segment.box.left() + 1 && segment.box.left() - s.box.right() < 12;
            });
        if (beside) continue;
        const TagType type = *label.meaning.type;
        const double line = segment.base + 0.15 * segment.size;
        if (segment.colon) {
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
        // The words below a line belong to it, also when it is signed already.
        const bool caption =
            std::any_of(m_page.levels.begin(), m_page.levels.end(), [&](const SuggestPage::Level& l) {
                return l.y < segment.box.top() + 3 && l.y > segment.box.top() - 14 &&
                       l.left < segment.box.right() && l.right > segment.box.left();
            });
        if (caption) continue;
        // The words may go on below: "(signature précédée de la mention …)".
        double bottom = segment.box.bottom();
        for (int more = 0; more < 3; ++more)
            for (const Segment& next : m_page.segments)
                if (next.box.top() > bottom - 4 && next.box.top() < bottom + 0.5 * segment.size &&
                    std::abs(next.box.left() - segment.box.left()) < 4 && segment.words > 4) {
                    bottom = next.box.bottom();
                    break;
                }
        const double room = m_page.freeBelow(segment.box.left(), segment.box.right(), bottom + 1, 60);
        const double aside = m_page.freeRight(segment.box.left(), bottom + 3, bottom + 26, 170);
        if (room < 30 || aside < 90) continue;
        // A heading of a section has its text below; this has nothing for a while.
        add(type, QRectF(segment.box.left(), bottom + 2, std::min(aside, 170.0), std::min(room - 2, 36.0)),
            0.45, label);
    }
}

/** "The Landlord" and "The Tenant" side by side with white below: they sign there. */
void SuggestFinder::findPartyRooms()
{
    std::vector<std::pair<Segment*, Party>> names;
    for (Segment& segment : m_page.segments) {
        if (segment.words > 3 || segment.isLabelUsed) continue;
        if (Party party = partyIn(segment.plain); !party.key.isEmpty()) names.emplace_back(&segment, party);
    }
    for (const auto& [segment, party] : names) {
        const bool paired =
            std::any_of(names.begin(), names.end(), [&, s = segment, key = party.key](const auto& other) {
                return other.second.key != key && std::abs(other.first->base - s->base) < 3 &&
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

// Cells: rows of label and value, columns below a heading, captions in a corner, boxes for single letters.

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
    Label label = m_labels.leftLabel(comb.left(), comb.bottom() - comb.height() * 0.25,
                                     std::max(comb.height(), 12.0), 90);
    if (label.segment && label.isTail && !label.meaning.type) label = {};
    if (!label.segment) label = m_labels.labelAbove(comb.left(), comb.right(), comb.top(), 16);
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
        Label label = m_labels.read(cell.text.front(), false);
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
        label = m_labels.read(heading->text.front(), false);
        party = label.party;
    }
    std::optional<TagType> type = heading ? label.meaning.type : std::nullopt;
    if (rowLabel) {
        const Label row = m_labels.read(rowLabel->text.front(), false);
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
    const Cell* before = grid.above(cell);
    m_found.back().isFurtherRow = !rowLabel && before && before->isEmpty;
    if (!party.key.isEmpty()) {
        m_found.back().party = party;
        m_found.back().onlyParty = false;
    }
}

} // namespace ink::pdf
