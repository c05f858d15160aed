#include "app/pdf/forms/valuelayout.h"

#include "app/domain/values/autofill.h"
#include "app/pdf/text/bundledfonts.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr double maxFittedSize = 14; ///< for values without a specified size
constexpr double maxParagraphSize = 10;
constexpr double maxSignatureSize = 26;
constexpr double largest = 400;
constexpr double readable = minReadablePoints; ///< below this, words are broken rather than shrunk further
constexpr double smallest = 0.02;              ///< small enough for 10,000 characters in a check box
/** The fraction of the font's height that a line requires. The rest is for marks that few texts have; their
 * extents are measured. */
constexpr double lineShare = 0.87;
constexpr double blockShare = 0.97;
constexpr int steps = 9;
constexpr int maxCombBoxes = 1000;

/** Finds the largest size that fits. Laying out text is as expensive as shaping it, so the search uses an
 * estimate; only the sizes that determine the result are laid out, and if the estimate was wrong, the search
 * is repeated with the sizes laid out so far. The result equals that of a search that lays out every size,
 * provided that text that fits at one size also fits at smaller ones. */
class Fitting
{
public:
    Fitting(TextBlock& block, QSizeF room) : m_block(block), m_room(room) {}

    /** Lays the text out at the best size. */
    double best(double first)
    {
        if (fitsIndeed(first, TextBreaks::Words)) return first; // almost always the case
        constexpr int rounds = 8;
        for (int round = 0; round < rounds; ++round) {
            const Choice choice = choose(first);
            if (choice.points > 0 && holds(choice)) return chosen(choice.points, choice.breaks);
        }
        m_isExact = true;
        const Choice choice = choose(first);
        return chosen(choice.points > 0 ? choice.points : smallest, choice.breaks);
    }

    double chosen(double points, TextBreaks breaks)
    {
        m_breaks = breaks;
        if (points != m_laidPoints || breaks != m_laidBreaks) (void)lay(points, breaks);
        return points;
    }
    double smaller(double points) { return chosen(points, m_breaks); }

private:
    /** The result of a search: fits at `points`, but not at `over`. 0 = no such size. */
    struct Found
    {
        double points = 0;
        double over = 0;
    };
    struct Choice
    {
        double points = 0;
        TextBreaks breaks = TextBreaks::Words;
        double over = 0;         ///< the text must not fit at this size with these breaks
        double wordsOver = 0;    ///< whole words must not fit at this size
        double anywhereOver = 0; ///< broken words must not fit at this size
    };
    struct Known
    {
        double fits = 0;
        double fails = 1e300;
    };
    Known& known(TextBreaks breaks) { return breaks == TextBreaks::Words ? m_words : m_anywhere; }

    [[nodiscard]] bool isWithin(const TextBlock::Extent& extent, double points) const
    {
        const double room = m_room.width() * 1000 / points;
        const double share = extent.lines == 1 ? lineShare : blockShare;
        return extent.width <= room + 0.5 && extent.height * points / 1000 * share <= m_room.height() + 0.01;
    }
    bool lay(double points, TextBreaks breaks)
    {
        m_laidPoints = points;
        m_laidBreaks = breaks;
        return isWithin(m_block.layOut(m_room.width() * 1000 / points, breaks), points);
    }
    bool fitsIndeed(double points, TextBreaks breaks)
    {
        const bool fits = lay(points, breaks);
        // Words that fit are not broken; text that doesn't fit when broken doesn't fit unbroken either.
        for (Known* each : {&m_words, &m_anywhere}) {
            if (fits && (each == &m_anywhere || breaks == TextBreaks::Words))
                each->fits = std::max(each->fits, points);
            if (!fits && (each == &m_words || breaks == TextBreaks::Anywhere))
                each->fails = std::min(each->fails, points);
        }
        return fits;
    }
    bool fits(double points, TextBreaks breaks)
    {
        const Known& bounds = known(breaks);
        if (points <= bounds.fits) return true;
        if (points >= bounds.fails) return false;
        if (m_isExact) return fitsIndeed(points, breaks);
        m_laidPoints = 0; // the first estimate discards the layout
        const double scaled = points * m_bias;
        return isWithin(m_block.estimate(m_room.width() * 1000 / scaled, breaks), scaled);
    }

    Found search(double minimum, double maximum, TextBreaks breaks)
    {
        if (fits(maximum, breaks)) return {maximum, 0};
        if (minimum >= maximum || !fits(minimum, breaks)) return {0, minimum};
        for (int i = 0; i < steps; ++i) {
            const double middle = std::sqrt(minimum * maximum);
            (fits(middle, breaks) ? minimum : maximum) = middle;
        }
        return {minimum, maximum};
    }

    Choice choose(double first)
    {
        const double minimum = std::min(first, readable);
        if (const Found found = search(minimum, first, TextBreaks::Words); found.points > 0)
            return {found.points, TextBreaks::Words, found.over, 0, 0};
        if (const Found found = search(minimum, first, TextBreaks::Anywhere); found.points > 0)
            return {found.points, TextBreaks::Anywhere, found.over, minimum, 0};
        const Found words = search(smallest, minimum, TextBreaks::Words);
        const Found anywhere = search(smallest, minimum, TextBreaks::Anywhere);
        // Words are broken only if that makes the letters considerably larger.
        if (words.points > 0 && words.points * 1.25 >= anywhere.points)
            return {words.points, TextBreaks::Words, words.over, 0, anywhere.over};
        const bool isClear = words.points * 2 < anywhere.points;
        return {anywhere.points, TextBreaks::Anywhere, anywhere.over, isClear ? 0 : words.over, 0};
    }

    /** Returns whether the sizes assumed by a choice actually fit or don't fit. */
    bool holds(const Choice& choice)
    {
        return fails(choice.wordsOver, TextBreaks::Words) &&
               fails(choice.anywhereOver, TextBreaks::Anywhere) && fails(choice.over, choice.breaks) &&
               succeeds(choice.points, choice.breaks);
    }
    bool fails(double points, TextBreaks breaks)
    {
        if (points <= 0 || points >= known(breaks).fails) return true;
        if (points > known(breaks).fits && !fitsIndeed(points, breaks)) return true;
        correct(1 / m_step);
        return false;
    }
    bool succeeds(double points, TextBreaks breaks)
    {
        if (points <= known(breaks).fits || fitsIndeed(points, breaks)) return true;
        correct(m_step);
        return false;
    }
    /** Corrects the estimate after it was too high or too low. */
    void correct(double factor)
    {
        m_bias *= factor;
        m_step = 1 + (m_step - 1) * (m_corrected == 0 || (factor > 1) == (m_corrected > 0) ? 2 : 0.5);
        m_corrected = factor > 1 ? 1 : -1;
    }

    TextBlock& m_block;
    QSizeF m_room;
    TextBreaks m_breaks = TextBreaks::Words;
    Known m_words;
    Known m_anywhere;
    bool m_isExact = false;
    double m_laidPoints = 0; ///< size of the current layout; 0 = none
    TextBreaks m_laidBreaks = TextBreaks::Words;
    double m_bias = 1; ///< correction of the estimate, derived from its errors
    double m_step = 1.006;
    int m_corrected = 0;
};

double leftOf(const TextLine& line, domain::TextAlign align, double pad, double width)
{
    if (align == domain::TextAlign::Center) return pad + (width - line.width()) / 2;
    if (align == domain::TextAlign::Right || (align == domain::TextAlign::Natural && line.isRightToLeft()))
        return pad + width - line.width();
    return pad;
}

/** Centres each character in its box, in the size required by the widest one. */
PlacedText combed(TextPainter& painter, const QString& text, QSizeF room, int boxes, domain::TagType type,
                  const domain::TagStyle& style)
{
    domain::TagStyle one = style;
    one.comb = false;
    one.align = domain::TextAlign::Center;
    const double width = room.width() / boxes;
    const QList<uint> letters = text.toUcs4();
    PlacedText out;
    out.pointSize = one.fontSize;
    for (int round = 0; round < 2; ++round) { // in the second round all use the smallest size
        out.lines.clear();
        double minUsed = 0;
        for (qsizetype i = 0; i < letters.size(); ++i) {
            const char32_t letter = letters.at(i);
            const QString character = QString::fromUcs4(&letter, 1);
            if (character.trimmed().isEmpty()) continue;
            PlacedText cell = layOutValue(painter, character, {width, room.height()}, type, one);
            minUsed = minUsed > 0 ? std::min(minUsed, cell.pointSize) : cell.pointSize;
            for (PlacedLine& each : cell.lines) {
                each.x += width * static_cast<double>(i);
                out.lines.push_back(std::move(each));
            }
        }
        out.pointSize = minUsed;
        if (one.fontSize == minUsed) break;
        one.fontSize = minUsed;
    }
    return out;
}

} // namespace

TextFace faceOf(domain::TagType type, const domain::TagStyle& style)
{
    TextFace face;
    if (!style.fontFamily.isEmpty()) face.families << style.fontFamily.left(100);
    face.families << QStringLiteral("Noto Sans") << QStringLiteral("DejaVu Sans")
                  << QStringLiteral("Helvetica") << QStringLiteral("Arial");
    face.italic = domain::isSignatureLike(type);
    return face;
}

QStringList screenFamilies(domain::TagType type, const domain::TagStyle& style)
{
    return withBundledFonts(faceOf(type, style).families);
}

PlacedText layOutValue(TextPainter& painter, const QString& text, QSizeF room, domain::TagType type,
                       const domain::TagStyle& style)
{
    const int boxes = style.comb && !style.multiline ? style.maxLength.value_or(0) : 0;
    if (boxes > 0 && boxes <= maxCombBoxes && text.toUcs4().size() <= boxes)
        return combed(painter, text, room, boxes, type, style);
    const double pad = std::min(2.0, room.width() / 10);
    const double width = room.width() - 2 * pad;
    const bool paragraphs =
        !domain::isSenderField(type, style) &&
        (text.contains(QLatin1Char('\n')) || style.multiline || type == domain::TagType::Note);
    double first = style.fontSize;
    if (!(first > 0)) {
        first =
            std::min(room.height() * 0.68, domain::isSignatureLike(type) ? maxSignatureSize : maxFittedSize);
        if (paragraphs) first = std::min(first, maxParagraphSize);
    }
    first = std::clamp(first, smallest, largest);

    const auto block = painter.makeBlock(text, faceOf(type, style));
    Fitting fitting(*block, {width, room.height()});
    PlacedText out;
    out.pointSize = fitting.best(first);
    for (int i = 0;; ++i) {
        double height = 0;
        for (TextLine& line : painter.lines(*block, out.pointSize)) {
            height += line.ascent() + line.descent();
            out.lines.push_back({std::move(line), 0, 0});
        }
        double top = paragraphs ? 0 : (room.height() - height) / 2;
        double inkTop = 1e9;
        double inkBottom = -1e9;
        for (PlacedLine& each : out.lines) {
            each.x = leftOf(each.line, style.align, pad, width);
            each.y = top + each.line.ascent();
            top = each.y + each.line.descent();
            inkTop = std::min(inkTop, each.y - each.line.inkTop());
            inkBottom = std::max(inkBottom, each.y - each.line.inkBottom());
        }
        const double ink = inkBottom - inkTop;
        if (ink > room.height() + 0.01 && i < 4) { // stacked marks beyond the font's extents
            out.pointSize = fitting.smaller(out.pointSize * room.height() / ink * 0.98);
            out.lines.clear();
            continue;
        }
        const double shift = inkTop < 0 ? -inkTop : std::min(0.0, room.height() - inkBottom);
        for (PlacedLine& each : out.lines)
            each.y += shift;
        return out;
    }
}

} // namespace ink::pdf
