#include "app/pdf/valuelayout.h"

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr double largestFitted = 14; ///< values whose size is not said
constexpr double largestParagraph = 10;
constexpr double largestSignature = 26;
constexpr double largest = 400;
constexpr double readable = 6;    ///< words are broken rather than smaller
constexpr double smallest = 0.02; ///< ten thousand characters still fit into a check box
/** What a line needs of its font's height: the rest is for marks that few texts have, and is measured. */
constexpr double lineShare = 0.87;
constexpr double blockShare = 0.97;
constexpr int steps = 9;

class Fitting
{
public:
    Fitting(TextBlock& block, QSizeF room) : m_block(block), m_room(room) {}

    bool fits(double points, TextBreaks breaks)
    {
        const double room = m_room.width() * 1000 / points;
        const TextBlock::Extent extent = m_block.lay(room, breaks);
        const double share = extent.lines == 1 ? lineShare : blockShare;
        return extent.width <= room + 0.5 && extent.height * points / 1000 * share <= m_room.height() + 0.01;
    }

    /** The largest size from `least` to `most` that fits; 0 when none does. */
    double search(double least, double most, TextBreaks breaks)
    {
        if (fits(most, breaks)) return most;
        if (least >= most || !fits(least, breaks)) return 0;
        for (int i = 0; i < steps; ++i) {
            const double middle = std::sqrt(least * most);
            (fits(middle, breaks) ? least : most) = middle;
        }
        return least;
    }

    /** Lays the text out at the best size. */
    double best(double first)
    {
        const double least = std::min(first, readable);
        if (const double points = search(least, first, TextBreaks::Words); points > 0)
            return chosen(points, TextBreaks::Words);
        if (const double points = search(least, first, TextBreaks::Anywhere); points > 0)
            return chosen(points, TextBreaks::Anywhere);
        const double words = search(smallest, least, TextBreaks::Words);
        const double anywhere = search(smallest, least, TextBreaks::Anywhere);
        // A word is broken when that makes the letters a good deal larger.
        if (words > 0 && words * 1.25 >= anywhere) return chosen(words, TextBreaks::Words);
        return chosen(anywhere > 0 ? anywhere : smallest, TextBreaks::Anywhere);
    }

    double chosen(double points, TextBreaks breaks)
    {
        m_breaks = breaks;
        m_block.lay(m_room.width() * 1000 / points, breaks);
        return points;
    }
    double smaller(double points) { return chosen(points, m_breaks); }

private:
    TextBlock& m_block;
    QSizeF m_room;
    TextBreaks m_breaks = TextBreaks::Words;
};

double leftOf(const TextLine& line, const QString& align, double pad, double width)
{
    if (align == QLatin1String("center")) return pad + (width - line.width()) / 2;
    if (align == QLatin1String("right") || (align.isEmpty() && line.isRightToLeft()))
        return pad + width - line.width();
    return pad;
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

PlacedText placed(TextPainter& painter, const QString& text, QSizeF room, domain::TagType type,
                  const domain::TagStyle& style)
{
    const double pad = std::min(2.0, room.width() / 10);
    const double width = room.width() - 2 * pad;
    const bool paragraphs = text.contains(QLatin1Char('\n')) || type == domain::TagType::Note;
    double first = style.fontSize;
    if (!(first > 0)) {
        first =
            std::min(room.height() * 0.68, domain::isSignatureLike(type) ? largestSignature : largestFitted);
        if (paragraphs) first = std::min(first, largestParagraph);
    }
    first = std::clamp(first, smallest, largest);

    const auto block = painter.block(text, faceOf(type, style));
    Fitting fitting(*block, {width, room.height()});
    PlacedText out;
    out.points = fitting.best(first);
    for (int i = 0;; ++i) {
        double height = 0;
        for (TextLine& line : painter.lines(*block, out.points)) {
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
        if (ink > room.height() + 0.01 && i < 4) { // marks piled up beyond what their font reckons with
            out.points = fitting.smaller(out.points * room.height() / ink * 0.98);
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
