#include "app/pdf/text/textpainter.h"

#include "app/pdf/file/objecttext.h"
#include "app/pdf/text/bundledfonts.h"
#include "app/pdf/text/emoji.h"
#include "app/pdf/text/fontchoice.h"
#include "app/pdf/text/scriptfonts.h"
#include "app/pdf/text/systemfonts.h"
#include "app/pdf/text/textclusters.h"
#include "app/pdf/text/writtentext.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace ink::pdf {

namespace {

constexpr double em = 1000; ///< all text is shaped at this size, so that one font serves all sizes
constexpr qsizetype maxPaintedText = 20'000;
constexpr qsizetype maxLigatureLength = 4;

QString cleaned(const QString& text, bool keepLines)
{
    return writableText(text.size() > maxPaintedText ? text.left(maxPaintedText) : text, keepLines);
}

/** Returns whether text consists of words separated by single ordinary spaces, which all readers extract
 * correctly. */
bool isPlainWords(const QString& text)
{
    bool space = true;
    bool word = text.size() == 1; // if all letters are isolated, readers take them for one word
    for (const QChar c : text) {
        const bool isSpace = c == QLatin1Char(' ');
        if (isSpace && space) return false;
        if (c.unicode() > 0x7F && (c.isSpace() || isInvisible(c.unicode()))) return false;
        word = word || (!isSpace && !space);
        space = isSpace;
    }
    return word && !space;
}

/** Returns whether a letter may be joined with others into one glyph without other changes. */
bool mayJoin(QChar c)
{
    return c.unicode() < 0x250 && c.isLetter();
}

QTextOption optionFor(const QString& text, QTextOption::WrapMode wrap)
{
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setTextDirection(text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    option.setWrapMode(wrap);
    return option;
}

void put(std::string& out, double value, bool fine = false)
{
    if (fine) { // letters so small that hundredths are visible
        out += numberText(value);
        return;
    }
    // Hundredths of a point are more precise than any printer.
    const long hundredths = std::lround(value * 100);
    if (hundredths < 0) out += '-';
    const long size = std::labs(hundredths);
    out += std::to_string(size / 100);
    if (size % 100 == 0) return;
    out += '.';
    out += static_cast<char>('0' + size % 100 / 10);
    if (size % 10 != 0) out += static_cast<char>('0' + size % 10);
}

void putHex(std::string& out, quint32 value)
{
    static constexpr char digits[] = "0123456789ABCDEF";
    for (const int shift : {12, 8, 4, 0})
        out += digits[(value >> shift) & 15];
}

std::string actualText(const QString& text)
{
    std::string out = "<FEFF";
    for (const QChar unit : text)
        putHex(out, unit.unicode());
    return out + '>';
}

} // namespace

namespace {

constexpr double pictureMiddle =
    360; ///< above the baseline: between the middle of capitals and that of small letters

} // namespace

struct TextBlock::Paragraph
{
    Paragraph(PreparedText requested, const QFont& font)
        : prepared(std::move(requested)), layout(prepared.text, font)
    {
        layout.setCacheEnabled(true);
    }
    PreparedText prepared;
    QTextLayout layout;
    std::optional<LineEstimate> estimate;
};

TextBlock::TextBlock(const QString& text, const QFont& font)
{
    for (const QString& paragraph : text.split(QLatin1Char('\n')))
        m_paragraphs.push_back(std::make_unique<Paragraph>(prepareText(paragraph), font));
}
TextBlock::~TextBlock() = default;

TextBlock::Extent TextBlock::layOut(double room, TextBreaks breaks)
{
    Extent extent;
    for (const auto& paragraph : m_paragraphs) {
        QTextLayout& layout = paragraph->layout;
        layout.setTextOption(optionFor(layout.text(), breaks == TextBreaks::Words
                                                          ? QTextOption::WordWrap
                                                          : QTextOption::WrapAtWordBoundaryOrAnywhere));
        layout.beginLayout();
        for (;;) {
            QTextLine line = layout.createLine();
            if (!line.isValid()) break;
            line.setLineWidth(room);
            extent.width = std::max(extent.width, line.naturalTextWidth());
            extent.height += line.ascent() + line.descent();
            ++extent.lines;
        }
        layout.endLayout();
    }
    return extent;
}

TextBlock::Extent TextBlock::estimate(double room, TextBreaks breaks)
{
    Extent extent;
    for (const auto& paragraph : m_paragraphs) {
        QTextLayout& layout = paragraph->layout;
        if (!paragraph->estimate) {
            layout.setTextOption(optionFor(layout.text(), QTextOption::WrapAnywhere));
            paragraph->estimate.emplace(layout);
        }
        paragraph->estimate->addTo(extent, room, breaks);
    }
    return extent;
}

TextPainter::TextPainter() = default;
TextPainter::~TextPainter() = default;

const QFont& TextPainter::fontOf(const TextFace& requested, const QString& text)
{
    TextFace face = requested;
    // Inserted before the families that cover many scripts.
    const qsizetype wide = face.families.indexOf(QStringLiteral("DejaVu Sans"));
    const QStringList own = familiesFor(text);
    for (qsizetype i = 0; i < own.size(); ++i)
        face.families.insert(wide < 0 ? face.families.size() : wide + i, own.at(i));
    face.families = embeddableFamilies(withBundledFonts(face.families), text);
    for (const auto& [known, font] : m_faces)
        if (known == face) return font;
    QFont font;
    font.setFamilies(face.families);
    font.setStyleHint(face.fixedPitch ? QFont::Monospace : QFont::SansSerif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setWeight(static_cast<QFont::Weight>(face.weight));
    font.setItalic(face.italic);
    font.setPixelSize(static_cast<int>(em));
    return m_faces.emplace_back(std::move(face), font).second;
}

/** Returns whether a font can be used. Without a font for a character, Qt draws boxes with a font that has no
 * tables; other fonts must not be embedded. */
bool TextPainter::canUse(const QRawFont& font)
{
    if (std::any_of(m_fonts.begin(), m_fonts.end(),
                    [&](const EmbeddedFont& known) { return known.matches(font); }))
        return true;
    return isSystemFont(font) && mayEmbed(font);
}

size_t TextPainter::indexOf(const QRawFont& font)
{
    for (size_t i = 0; i < m_fonts.size(); ++i)
        if (m_fonts[i].matches(font)) return i;
    for (size_t i = 0; i < m_fonts.size(); ++i)
        if (m_fonts[i].adopt(font)) return i;
    m_fonts.emplace_back(font);
    return m_fonts.size() - 1;
}

int TextPainter::widthOf(size_t font, quint32 code) const
{
    return font == clusterFont ? m_clusters.widthOf(code) : m_fonts[font].widthOf(code);
}

std::pair<int, int> TextPainter::inkExtents(size_t font, quint32 code) const
{
    return font == clusterFont ? m_clusters.inkExtents(code) : m_fonts[font].inkExtents(code);
}

std::vector<TextLine> TextPainter::wrap(const QString& text, const TextFace& face, double points,
                                        double width, int maxLines)
{
    const PreparedText prepared = prepareText(cleaned(text, false));
    const QFont font = fontOf(face, text);
    QTextLayout layout(prepared.text, font);
    layout.setTextOption(optionFor(prepared.text, QTextOption::WrapAtWordBoundaryOrAnywhere));
    layout.setCacheEnabled(true);
    std::vector<TextLine> lines;
    layout.beginLayout();
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(width * em / points);
        if (static_cast<int>(lines.size()) + 1 == maxLines &&
            line.textStart() + line.textLength() < prepared.text.size()) {
            const int start = line.textStart();
            layout.endLayout();
            lines.push_back(elide(prepared.originalText(start), face, points, width));
            return lines;
        }
        lines.push_back(shape(prepared, line, points));
    }
    layout.endLayout();
    return lines;
}

TextLine TextPainter::elide(const QString& text, const TextFace& face, double points, double width,
                            Qt::TextElideMode where)
{
    const QFont font = fontOf(face, text);
    PreparedText prepared = prepareText(cleaned(text, false));
    const double room = width * em / points;
    for (bool tried = false;; tried = true) {
        QTextLayout layout(prepared.text, font);
        layout.setTextOption(optionFor(prepared.text, QTextOption::NoWrap));
        layout.setCacheEnabled(true);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(room);
        layout.endLayout();
        if (tried || line.naturalTextWidth() <= room) return shape(prepared, line, points);
        // Images are wider than their characters: the truncation is recomputed.
        prepared = prepareText(QFontMetricsF(font).elidedText(prepared.originalText(0), where, room));
    }
}

std::unique_ptr<TextBlock> TextPainter::makeBlock(const QString& text, const TextFace& face)
{
    return std::unique_ptr<TextBlock>(new TextBlock(cleaned(text, true), fontOf(face, text)));
}

std::vector<TextLine> TextPainter::lines(const TextBlock& block, double points)
{
    std::vector<TextLine> lines;
    for (const auto& paragraph : block.m_paragraphs)
        for (int i = 0; i < paragraph->layout.lineCount(); ++i)
            lines.push_back(shape(paragraph->prepared, paragraph->layout.lineAt(i), points));
    return lines;
}

TextLine TextPainter::shape(const PreparedText& prepared, const QTextLine& line, double points)
{
    TextLine made;
    made.m_points = points;
    made.m_ascent = line.ascent();
    made.m_descent = line.descent();
    made.m_rightToLeft = prepared.text.isRightToLeft();
    const QString& text = prepared.text;
    qsizetype length = std::min<qsizetype>(line.textLength(), text.size() - line.textStart());
    if (line.textStart() + length < text.size()) // the space at the line break
        while (length > 0 && text.at(line.textStart() + length - 1).isSpace())
            --length;
    const qsizetype stop = line.textStart() + length;
    made.m_endsWord = stop >= text.size() || text.at(stop).isSpace();
    const auto end = text.cbegin() + line.textStart() + length;
    if (std::all_of(text.cbegin() + line.textStart(), end, [](QChar c) { return c.isSpace(); })) return made;
    const QString own = text.mid(line.textStart(), length);
    made.m_text = prepared.originalText(line.textStart(), length);
    const bool simple =
        made.m_text == own && isPlainWords(own) &&
        takeSimply(made, line.glyphRuns(line.textStart(), static_cast<int>(length)), made.m_text);
    const double baseline = line.y() + line.ascent();
    if (simple)
        for (TextLine::Run& run : made.m_runs)
            for (TextLine::Glyph& glyph : run.glyphs)
                glyph.y = baseline - glyph.y;
    else
        ClusterWriter(*this, made, prepared, line).writeLine(length);
    if (made.m_runs.empty()) return made;
    double left = 1e9;
    double right = -1e9;
    for (const TextLine::Run& run : made.m_runs)
        for (const TextLine::Glyph& glyph : run.glyphs) {
            left = std::min(left, glyph.x);
            right = std::max(right, glyph.x + widthOf(run.font, glyph.code));
            auto [bottom, top] = inkExtents(run.font, glyph.code);
            if (run.picture >= 0) {
                const QSize size = m_pictures[static_cast<size_t>(run.picture)].second->size;
                const double height = run.size * size.height() / size.width();
                bottom = static_cast<int>(pictureMiddle - height / 2);
                top = static_cast<int>(pictureMiddle + height / 2);
            }
            if (bottom == top) continue;
            made.m_inkBottom = std::min(made.m_inkBottom, glyph.y + bottom);
            made.m_inkTop = std::max(made.m_inkTop, glyph.y + top);
        }
    made.m_width = right - left;
    for (TextLine::Run& run : made.m_runs)
        for (TextLine::Glyph& glyph : run.glyphs)
            glyph.x -= left;
    return made;
}

/** Handles left-to-right text in which each character, or some joined letters, became one glyph. */
bool TextPainter::takeSimply(TextLine& line, const QList<QGlyphRun>& runs, QStringView text)
{
    struct Said
    {
        quint32 glyph = 0;
        QPointF position;
        QStringView text;
    };
    std::vector<std::pair<size_t, std::vector<Said>>> taken;
    qsizetype at = 0;
    double pen = -1e9;
    for (qsizetype r = 0; r < runs.size(); ++r) {
        const QGlyphRun& run = runs.at(r);
        if (run.isRightToLeft() || !canUse(run.rawFont())) return false;
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> positions = run.positions();
        const size_t font = indexOf(run.rawFont());
        auto& said = taken.emplace_back(font, std::vector<Said>()).second;
        said.reserve(static_cast<size_t>(glyphs.size()));
        for (qsizetype i = 0; i < glyphs.size(); ++i) {
            const quint32 glyph = glyphs.at(i);
            if (at >= text.size() || glyph == 0 || positions.at(i).x() < pen) return false;
            // Readers treat text off the baseline as another line.
            if (std::abs(positions.at(i).y() - runs.first().positions().first().y()) > 0.5) return false;
            pen = positions.at(i).x();
            qsizetype length = 1;
            if (m_fonts[font].glyphOf(text.at(at)) != glyph) {
                const auto follows = [&](qsizetype next) {
                    if (next > text.size()) return false;
                    if (i + 1 == glyphs.size()) return r + 1 < runs.size() || next == text.size();
                    return next < text.size() && m_fonts[font].glyphOf(text.at(next)) == glyphs.at(i + 1);
                };
                for (length = 2; length <= maxLigatureLength && !follows(at + length); ++length) {
                }
                if (length > maxLigatureLength || at + length > text.size()) return false;
                const QStringView joined = text.sliced(at, length);
                if (!std::all_of(joined.begin(), joined.end(), mayJoin)) return false;
            }
            said.push_back({glyph, positions.at(i), text.sliced(at, length)});
            at += length;
        }
    }
    if (at != text.size()) return false;
    for (const auto& [font, said] : taken) {
        TextLine::Run run{font, {}, {}};
        run.glyphs.reserve(said.size());
        for (const Said& each : said)
            run.glyphs.push_back(
                {m_fonts[font].code(each.glyph, each.text), each.position.x(), each.position.y()});
        line.m_runs.push_back(std::move(run));
    }
    return true;
}

void TextPainter::endWithSpace(TextLine& line)
{
    if (line.m_runs.empty()) return;
    const QString space(QLatin1Char(' '));
    const TextLine::Run& last = line.m_runs.back();
    TextLine::Run blank{last.font, {}, {}};
    quint32 code = 0;
    if (last.font != clusterFont)
        if (const quint32 glyph = m_fonts[last.font].glyphOf(space.at(0)); glyph != 0)
            code = m_fonts[last.font].code(glyph, space);
    if (code == 0) {
        if (m_clusters.isFull()) return;
        constexpr int width = 250;
        blank.font = clusterFont;
        code = m_clusters.code(
            "space", [] { return QPainterPath(); }, width, space);
    }
    const double x = line.m_rightToLeft ? -widthOf(blank.font, code) : line.m_width;
    const double y = last.glyphs.empty() ? 0 : last.glyphs.back().y;
    blank.glyphs.push_back({code, x, y});
    if (blank.font == last.font && last.picture < 0 && last.spanText.isEmpty())
        line.m_runs.back().glyphs.push_back(blank.glyphs.front());
    else
        line.m_runs.push_back(std::move(blank));
}

void TextPainter::write(std::string& content, const TextLine& line, double x, double y,
                        const QColor& colour) const
{
    if (line.m_runs.empty()) return;
    for (const double part : {colour.redF(), colour.greenF(), colour.blueF()}) {
        put(content, part);
        content += ' ';
    }
    content += "rg\nBT\n";
    size_t font = SIZE_MAX;
    const bool fine = line.m_points < 4;
    const double scale = line.m_points / em;
    for (const TextLine::Run& run : line.m_runs) {
        if (!run.spanText.isEmpty())
            content += "/Span <</ActualText " + actualText(run.spanText) + ">> BDC\n";
        if (run.font != font) {
            font = run.font;
            content += font == clusterFont ? "/C" : "/F" + std::to_string(font + 1);
            content += ' ';
            put(content, line.m_points, fine);
            content += " Tf\n";
        }
        double pen = 0;
        double height = 1e9;
        bool open = false;
        for (const TextLine::Glyph& glyph : run.glyphs) {
            const long move = std::lround(pen - glyph.x);
            if (!open || std::abs(glyph.y - height) > 0.5 || std::labs(move) > 20'000) {
                if (open) content += ">] TJ\n";
                content += "1 0 0 1 ";
                put(content, x + glyph.x * scale, fine);
                content += ' ';
                put(content, y + glyph.y * scale, fine);
                content += " Tm [<";
                open = true;
                height = glyph.y;
                pen = glyph.x;
            } else if (move != 0) {
                content += '>';
                content += std::to_string(move);
                content += '<';
                pen -= static_cast<double>(move);
            }
            putHex(content, glyph.code);
            pen += widthOf(run.font, glyph.code);
        }
        if (open) content += ">] TJ\n";
        if (run.picture >= 0 && !run.glyphs.empty()) {
            const QSize size = m_pictures[static_cast<size_t>(run.picture)].second->size;
            const double high = run.size * size.height() / size.width();
            content += "ET\nq " + numberText(run.size * scale) + " 0 0 " + numberText(high * scale) + ' ' +
                       numberText(x + run.glyphs.front().x * scale) + ' ' +
                       numberText(y + (pictureMiddle - high / 2) * scale) + " cm /E" +
                       std::to_string(run.picture + 1) + " Do Q\nBT\n";
            font = SIZE_MAX;
        }
        if (!run.spanText.isEmpty()) content += "EMC\n";
    }
    content += "ET\n";
}

void TextPainter::writeInvisible(std::string& content, const QString& text, double x, double y, double width,
                                 double height)
{
    const QString clean = cleaned(text, false).simplified();
    if (clean.isEmpty() || width <= 0 || height <= 0) return;
    m_hasUnseen = true;
    // One space of Helvetica (0.278 em), scaled to the width.
    const double points = std::min(height, 12.0);
    content += "/Span <</ActualText " + actualText(clean) + ">> BDC\nq BT 3 Tr /U " + numberText(points) +
               " Tf " + numberText(100 * width / (0.278 * points)) + " Tz 1 0 0 1 " + numberText(x) + ' ' +
               numberText(y) + " Tm ( ) Tj ET Q\nEMC\n"; // the only invisible text with a width
}

std::map<std::string, std::string> TextPainter::writeResources(const ObjectWriter& add)
{
    DictText fonts;
    for (size_t i = 0; i < m_fonts.size(); ++i)
        if (!m_fonts[i].isEmpty()) fonts["/F" + std::to_string(i + 1)] = m_fonts[i].write(add);
    if (!m_clusters.isEmpty()) fonts["/C"] = m_clusters.write(add);
    if (m_hasUnseen)
        fonts["/U"] = add("<</Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding>>");
    DictText pictures;
    for (size_t i = 0; i < m_pictures.size(); ++i)
        pictures["/E" + std::to_string(i + 1)] = m_pictures[i].second->write(add);
    DictText resources;
    if (!fonts.empty()) resources["/Font"] = textOf(fonts);
    if (!pictures.empty()) resources["/XObject"] = textOf(pictures);
    return resources;
}

} // namespace ink::pdf
