#include "app/pdf/suggest/blanklabels.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr double farLabel = 190; ///< points

/** Returns whether text is a sentence or a numbered note, not a label for the line above it. */
bool isFootnote(const SuggestPage::Segment& segment)
{
    const QChar first = segment.text.isEmpty() ? QChar() : segment.text.front();
    return first.isDigit() || first == QLatin1Char('*') ||
           (segment.wordCount >= 5 && segment.text.endsWith(QLatin1Char('.')));
}

} // namespace

/** The last clause may be a label: "… in Exhibit A. Initial here:" */
LabelMeaning BlankLabels::meaningOfClause(const Segment& segment) const
{
    const qsizetype cut = std::max({segment.text.lastIndexOf(QStringLiteral(". ")),
                                    segment.text.lastIndexOf(QStringLiteral(", ")),
                                    segment.text.lastIndexOf(QStringLiteral("; "))});
    if (cut <= 0 || !segment.endsWithColon) return {};
    return meaningOf(plainWords(segment.text.mid(cut + 1)), m_language);
}

const LabelMeaning& BlankLabels::meaningIn(const Segment& segment)
{
    auto& known = m_known[static_cast<size_t>(&segment - m_page.segments.data())].meaning;
    if (!known) known = meaningOf(segment.plain, m_language);
    return *known;
}

const Party& BlankLabels::partyOf(const Segment& segment)
{
    auto& known = m_known[static_cast<size_t>(&segment - m_page.segments.data())].party;
    if (!known) known = findParty(segment.plain);
    return *known;
}

BlankLabel BlankLabels::read(Segment* segment, bool canBeTail)
{
    BlankLabel label;
    label.segment = segment;
    if (!segment) return label;
    const bool unfinished = segment->wordCount >= 3 && segment->text.endsWith(QLatin1Char(','));
    if (canBeTail && (unfinished || segment->wordCount > 6) &&
        !(segment->endsWithColon && segment->wordCount <= 10)) {
        label.isTail = true;
        label.meaning = meaningOfTail(segment->plain, m_language);
        if (!label.meaning.type) label.meaning = meaningOfClause(*segment);
        return label;
    }
    label.meaning = meaningIn(*segment);
    label.party = partyOf(*segment);
    if (!label.meaning.type && canBeTail) {
        label.meaning = meaningOfClause(*segment);
        if (!label.meaning.type) label.meaning = meaningOfTail(segment->plain, m_language);
        label.isTail = !segment->endsWithColon && segment->wordCount > 3;
    }
    return label;
}

BlankLabel BlankLabels::leftLabel(double left, double base, double size, double reach)
{
    Segment* best = nullptr;
    for (Segment& segment : m_page.segments) {
        if (segment.box.right() > left + 4 || left - segment.box.right() > std::max(reach, farLabel))
            continue;
        if (segment.baseline < base - 0.75 * std::max(size, segment.size) ||
            segment.baseline > base + 0.4 * segment.size)
            continue;
        if (!best || segment.box.right() > best->box.right()) best = &segment;
    }
    if (!best) return {};
    // Farther away, only text that is certainly a label is accepted: a column of labels with the blanks in
    // another column.
    if (left - best->box.right() > reach && !best->endsWithColon && !meaningIn(*best).type) return {};
    // If another blank is between them, the text is the label of that one.
    for (const SuggestPage::Blank& blank : m_page.blanks)
        if (std::abs(blank.baseline - base) < 4 && blank.box.left() >= best->box.right() - 2 &&
            blank.box.right() <= left + 2 && blank.kind != SuggestPage::BlankKind::CheckBox &&
            blank.kind != SuggestPage::BlankKind::Circle)
            return {};
    return read(best, true);
}

BlankLabel BlankLabels::rowLabel(double left, double base)
{
    Segment* best = nullptr;
    for (Segment& segment : m_page.segments) {
        if (std::abs(segment.baseline - base) > 5 || segment.box.right() > left + 4 ||
            segment.letterCount() < 2)
            continue;
        if (!best || segment.box.right() > best->box.right()) best = &segment;
    }
    if (!best) return {};
    const double middle = best->baseline - 0.3 * best->size;
    for (const SuggestPage::VerticalLine& plumb : m_page.verticalLines)
        if (plumb.x > best->box.right() && plumb.x < left && plumb.top < middle && plumb.bottom > middle)
            return {};
    return read(best, false);
}

QString BlankLabels::columnHeader(double left, double right, double y) const
{
    constexpr double reach = 420;
    const Segment* best = nullptr;
    for (const Segment& segment : m_page.segments) {
        if (segment.box.bottom() > y || segment.box.bottom() < y - reach) continue;
        if (segment.box.right() < left || segment.box.left() > right) continue;
        if (!best || segment.box.bottom() > best->box.bottom()) best = &segment;
    }
    // Text that is wider than the column is a heading of something else.
    if (!best || best->wordCount > 5 || best->letterCount() < 2 ||
        best->box.width() > 1.6 * (right - left) + 20)
        return {};
    return best->text;
}

BlankLabel BlankLabels::captionBelow(double left, double right, double y, double reach)
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
    if (!best || count > 2 || best->wordCount > 9 || isFootnote(*best) ||
        best->box.width() > (right - left) * 1.5 + 40)
        return {};
    BlankLabel label = read(best, false);
    if (label.meaning.isShort) label.meaning = {};
    return label;
}

BlankLabel BlankLabels::labelAbove(double left, double right, double y, double reach)
{
    Segment* best = nullptr;
    for (Segment& segment : m_page.segments) {
        const double bottom = segment.box.bottom();
        if (bottom > y + 1 || bottom < y - reach) continue;
        const bool starts = std::abs(segment.box.left() - left) < 14;
        const bool middle = std::abs(segment.box.center().x() - (left + right) / 2) < 14;
        if (!starts && !middle) {
            // Other text between the candidate and the blank separates them.
            if (segment.box.right() > left && segment.box.left() < right && best &&
                bottom > best->box.bottom())
                best = nullptr;
            continue;
        }
        if (!best || bottom > best->box.bottom()) best = &segment;
    }
    if (!best || best->wordCount > 9) return {};
    BlankLabel label = read(best, false);
    if (label.meaning.isShort) label.meaning = {};
    return label;
}

/** Returns whether text continues directly after a blank. */
bool BlankLabels::continuesAfter(double right, double base, double size) const
{
    return std::any_of(m_page.segments.begin(), m_page.segments.end(), [&](const Segment& s) {
        return std::abs(s.baseline - base) < 3 && s.box.left() >= right - 2 &&
               s.box.left() - right < 0.9 * size &&
               (s.wordCount >= 2 || (!s.plain.isEmpty() && s.text.front().isLower()));
    });
}

/** The end of the previous line, for a blank at the beginning of a line. */
BlankLabel BlankLabels::endOfLineAbove(double base, double size)
{
    Segment* best = nullptr;
    for (Segment& segment : m_page.segments)
        if (segment.baseline < base - 0.7 * size && segment.baseline > base - 2 * size &&
            segment.wordCount >= 2 && (!best || segment.box.right() > best->box.right()))
            best = &segment;
    BlankLabel label;
    label.segment = best;
    label.isTail = true;
    if (best) label.meaning = meaningOfTail(best->plain, m_language);
    return label;
}

bool BlankLabels::isContentsLeader(const SuggestPage::Blank& blank) const
{
    for (const Segment& segment : m_page.segments) {
        if (std::abs(segment.baseline - blank.baseline) > 3 || segment.box.left() < blank.box.right() - 2)
            continue;
        if (segment.box.left() - blank.box.right() > 90) continue;
        if (segment.wordCount > 2) continue;
        const QString text = segment.text.section(QLatin1Char(' '), 0, 0);
        bool number = !text.isEmpty() && text.size() <= 12;
        for (const QChar c : text)
            number = number && (c.isDigit() || QStringLiteral("ivxlc.,€$£- ").contains(c.toLower()));
        if (number) return true;
    }
    return false;
}

} // namespace ink::pdf
