#include "app/pdf/suggest/suggestfinder.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

using domain::TagType;

namespace {

constexpr double farLabel = 190;         ///< points
constexpr size_t mostCandidates = 3'000; ///< of a page

/** A sentence or a numbered note, not a word for the line above it. */
bool isFootnote(const SuggestPage::Segment& segment)
{
    const QChar first = segment.text.isEmpty() ? QChar() : segment.text.front();
    return first.isDigit() || first == QLatin1Char('*') ||
           (segment.words >= 5 && segment.text.endsWith(QLatin1Char('.')));
}

/** The last few words of running text, for a name. */
QString lastWords(const QString& text, qsizetype most)
{
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    return words.mid(std::max<qsizetype>(0, words.size() - most)).join(QLatin1Char(' '));
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

/** The last clause may be a label of its own: "… in Exhibit A. Initial here:" */
LabelMeaning SuggestFinder::meaningOfClause(const Segment& segment) const
{
    const qsizetype cut = std::max({segment.text.lastIndexOf(QStringLiteral(". ")),
                                    segment.text.lastIndexOf(QStringLiteral(", ")),
                                    segment.text.lastIndexOf(QStringLiteral("; "))});
    if (cut <= 0 || !segment.colon) return {};
    return meaningOf(plainWords(segment.text.mid(cut + 1)), m_language);
}

SuggestFinder::Label SuggestFinder::read(Segment* segment, bool mayBeTail)
{
    Label label;
    label.segment = segment;
    if (!segment) return label;
    const bool unfinished = segment->words >= 3 && segment->text.endsWith(QLatin1Char(','));
    if (mayBeTail && (unfinished || segment->words > 6) && !(segment->colon && segment->words <= 10)) {
        label.isTail = true;
        label.meaning = meaningOfTail(segment->plain, m_language);
        if (!label.meaning.type) label.meaning = meaningOfClause(*segment);
        return label;
    }
    label.meaning = meaningOf(segment->plain, m_language);
    label.party = partyIn(segment->plain);
    if (!label.meaning.type && mayBeTail) {
        label.meaning = meaningOfClause(*segment);
        if (!label.meaning.type) label.meaning = meaningOfTail(segment->plain, m_language);
        label.isTail = !segment->colon && segment->words > 3;
    }
    return label;
}

SuggestFinder::Label SuggestFinder::leftLabel(double left, double base, double size, double reach)
{
    Segment* best = nullptr;
    for (Segment& segment : m_page.segments) {
        if (segment.box.right() > left + 4 || left - segment.box.right() > std::max(reach, farLabel))
            continue;
        if (segment.base < base - 0.75 * std::max(size, segment.size) ||
            segment.base > base + 0.4 * segment.size)
            continue;
        if (!best || segment.box.right() > best->box.right()) best = &segment;
    }
    if (!best) return {};
    // Farther away only what is surely a label: a column of labels with the blanks in a column of their own.
    if (left - best->box.right() > reach && !best->colon && !meaningOf(best->plain, m_language).type)
        return {};
    // Another blank between them has it.
    for (const SuggestPage::Blank& blank : m_page.blanks)
        if (std::abs(blank.base - base) < 4 && blank.box.left() >= best->box.right() - 2 &&
            blank.box.right() <= left + 2 && blank.kind != SuggestPage::BlankKind::Tick &&
            blank.kind != SuggestPage::BlankKind::Circle)
            return {};
    return read(best, true);
}

SuggestFinder::Label SuggestFinder::captionBelow(double left, double right, double y, double reach)
{
    Segment* best = nullptr;
    int count = 0;
    for (Segment& segment : m_page.segments) {
        if (segment.box.top() < y - 2 || segment.box.top() > y + reach) continue;
        const double centre = segment.box.center().x();
        const bool under = std::abs(centre - (left + right) / 2) <= std::max(12.0, (right - left) * 0.36);
        const bool startsWith = std::abs(segment.box.left() - left) < 8 && segment.box.right() < right + 60;
        if (!under && !startsWith) continue;
        ++count;
        if (!best || segment.box.top() < best->box.top() - 3) best = &segment;
    }
    if (!best || count > 2 || best->words > 9 || isFootnote(*best) ||
        best->box.width() > (right - left) * 1.5 + 40)
        return {};
    Label label = read(best, false);
    if (label.meaning.isShort) label.meaning = {};
    return label;
}

SuggestFinder::Label SuggestFinder::labelAbove(double left, double right, double y, double reach)
{
    Segment* best = nullptr;
    for (Segment& segment : m_page.segments) {
        const double bottom = segment.box.bottom();
        if (bottom > y + 1 || bottom < y - reach) continue;
        const bool starts = std::abs(segment.box.left() - left) < 14;
        const bool middle = std::abs(segment.box.center().x() - (left + right) / 2) < 14;
        if (!starts && !middle) {
            // Something else stands above it: then that is what belongs there.
            if (segment.box.right() > left && segment.box.left() < right && best &&
                bottom > best->box.bottom())
                best = nullptr;
            continue;
        }
        if (!best || bottom > best->box.bottom()) best = &segment;
    }
    if (!best || best->words > 9) return {};
    Label label = read(best, false);
    if (label.meaning.isShort) label.meaning = {};
    return label;
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
    if (m_found.size() >= mostCandidates) return;
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

/** A leader to a page number, as in a table of contents. */
bool SuggestFinder::isContents(const SuggestPage::Blank& blank) const
{
    for (const Segment& segment : m_page.segments) {
        if (std::abs(segment.base - blank.base) > 3 || segment.box.left() < blank.box.right() - 2) continue;
        if (segment.box.left() - blank.box.right() > 90) continue;
        if (segment.words > 2) continue;
        const QString text = segment.text.section(QLatin1Char(' '), 0, 0);
        bool number = !text.isEmpty() && text.size() <= 12;
        for (const QChar c : text)
            number = number && (c.isDigit() || QStringLiteral("ivxlc.,€$£- ").contains(c.toLower()));
        if (number) return true;
    }
    return false;
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
        if (dots && isContents(blank)) continue;
        if (box.width() < 14) continue;
        Label label = leftLabel(box.left(), blank.base, blank.size, 3.5 * blank.size);
        const double line = blank.base + 0.1 * blank.size;
        double confidence = dots ? 0.66 : 0.78;
        const bool inText = runsOn(box.right(), blank.base, blank.size);
        if (!inText && (!label.segment || (!label.meaning.type && !label.segment->colon))) {
            const Label caption = captionBelow(box.left(), box.right(), line, 1.1 * blank.size + 4);
            if (caption.segment && caption.segment->words <= 8 &&
                (caption.meaning.type || (!label.segment && !caption.party.key.isEmpty())) &&
                (!label.segment || label.isTail || caption.meaning.type))
                label = caption;
        }
        if (!label.segment && !inText) {
            const Label up = labelAbove(box.left(), box.right(), line - blank.size, 44);
            if (up.segment && (up.meaning.type || !up.party.key.isEmpty()) && !up.segment->isLabelUsed)
                label = up;
        }
        if (!label.segment) {
            // Behind the blank: "________ (signature)", or running text.
            for (Segment& segment : m_page.segments)
                if (std::abs(segment.base - blank.base) < 3 && segment.box.left() >= box.right() - 2 &&
                    segment.box.left() - box.right() < 2.5 * blank.size) {
                    label = read(&segment, false);
                    label.isTail = !label.meaning.type || segment.words > 6;
                    if (label.isTail)
                        if (Label before = endOfLineAbove(blank.base, blank.size); before.segment) {
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

/** Whether text goes on right behind a blank. */
bool SuggestFinder::runsOn(double right, double base, double size) const
{
    return std::any_of(m_page.segments.begin(), m_page.segments.end(), [&](const Segment& s) {
        return std::abs(s.base - base) < 3 && s.box.left() >= right - 2 &&
               s.box.left() - right < 0.9 * size &&
               (s.words >= 2 || (!s.plain.isEmpty() && s.text.front().isLower()));
    });
}

/** The end of the line before, for a blank at the beginning of a line. */
SuggestFinder::Label SuggestFinder::endOfLineAbove(double base, double size)
{
    Segment* best = nullptr;
    for (Segment& segment : m_page.segments)
        if (segment.base < base - 0.7 * size && segment.base > base - 2 * size && segment.words >= 2 &&
            (!best || segment.box.right() > best->box.right()))
            best = &segment;
    Label label;
    label.segment = best;
    label.isTail = true;
    if (best) label.meaning = meaningOfTail(best->plain, m_language);
    return label;
}

void SuggestFinder::findLevels()
{
    for (const SuggestPage::Level& level : m_page.levels) {
        if (level.inGrid || level.length() < 26 || level.length() > m_page.size.width() * 0.93) continue;
        // What stands right above it: a heading that is underlined, a row of a table.
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
            label = read(inside, true);
            const bool atStart = inside->box.left() < level.left + 12;
            if (!atStart || !inside->colon || words > 6 || level.right - occupied < 48) continue;
            left = occupied + 4;
        } else {
            label = leftLabel(level.left, level.y, 10, 46);
        }
        double confidence = 0.72;
        const bool named = label.segment && (label.meaning.type || label.segment->colon) && !label.isTail;
        if (!named) {
            const double room = m_page.freeAbove(level.left, level.right, level.y - 1, 40);
            const Label caption = captionBelow(level.left, level.right, level.y, 13);
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
                const Label up = labelAbove(level.left, level.right, level.y - 8, 44);
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
                Label label = leftLabel(row.left(), row.bottom() - 2, mark.rect.height(), 60);
                if (!label.segment) label = labelAbove(row.left(), row.right(), row.top(), 14);
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

} // namespace ink::pdf
