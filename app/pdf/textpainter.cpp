#include "app/pdf/textpainter.h"

#include "app/pdf/objecttext.h"

#include <QFontMetricsF>
#include <QGlyphRun>
#include <QTextBoundaryFinder>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr double em = 1000; ///< everything is shaped at this size, so one font serves all sizes
constexpr qsizetype longestText = 20'000;
constexpr qsizetype longestLigature = 4;

QString cleaned(const QString& text)
{
    QString clean = text.left(longestText);
    for (QChar& c : clean)
        if (c.unicode() < 32 || c == QChar::LineSeparator || c == QChar::ParagraphSeparator)
            c = QLatin1Char(' ');
    return clean;
}

/** Letters of which several may become one glyph without anything else being moved. */
bool mayJoin(QChar c)
{
    return c.unicode() < 0x250 && c.isLetter();
}

void put(std::string& out, double value)
{
    // Hundredths of a point are finer than any printer.
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

TextPainter::TextPainter() = default;
TextPainter::~TextPainter() = default;

const QFont& TextPainter::fontOf(const TextFace& face)
{
    for (const auto& [known, font] : m_faces)
        if (known == face) return font;
    QFont font;
    font.setFamilies(face.families);
    font.setStyleHint(face.fixedPitch ? QFont::Monospace : QFont::SansSerif);
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setWeight(static_cast<QFont::Weight>(face.weight));
    font.setItalic(face.italic);
    font.setPixelSize(static_cast<int>(em));
    return m_faces.emplace_back(face, font).second;
}

/** Where no font has a character, Qt draws boxes of its own, which have no font's tables. */
bool TextPainter::canUse(const QRawFont& font) const
{
    if (std::any_of(m_fonts.begin(), m_fonts.end(),
                    [&](const EmbeddedFont& known) { return known.is(font); }))
        return true;
    return font.isValid() && !font.fontTable("head").isEmpty();
}

size_t TextPainter::indexOf(const QRawFont& font)
{
    for (size_t i = 0; i < m_fonts.size(); ++i)
        if (m_fonts[i].is(font)) return i;
    m_fonts.emplace_back(font);
    return m_fonts.size() - 1;
}

std::vector<TextLine> TextPainter::wrapped(const QString& text, const TextFace& face, double points,
                                           double width, int maxLines)
{
    const QString clean = cleaned(text);
    const QFont& font = fontOf(face);
    QTextLayout layout(clean, font);
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.setCacheEnabled(true);
    std::vector<TextLine> lines;
    layout.beginLayout();
    for (;;) {
        QTextLine line = layout.createLine();
        if (!line.isValid()) break;
        line.setLineWidth(width * em / points);
        if (static_cast<int>(lines.size()) + 1 == maxLines &&
            line.textStart() + line.textLength() < clean.size()) {
            const int start = line.textStart();
            layout.endLayout();
            lines.push_back(fitted(clean.mid(start), face, points, width));
            return lines;
        }
        lines.push_back(shaped(layout, line, points));
    }
    layout.endLayout();
    return lines;
}

TextLine TextPainter::fitted(const QString& text, const TextFace& face, double points, double width,
                             Qt::TextElideMode where)
{
    const QFont& font = fontOf(face);
    QString clean = cleaned(text);
    const double room = width * em / points;
    for (bool tried = false;; tried = true) {
        QTextLayout layout(clean, font);
        QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
        option.setWrapMode(QTextOption::NoWrap);
        layout.setTextOption(option);
        layout.setCacheEnabled(true);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        line.setLineWidth(room);
        layout.endLayout();
        if (tried || line.naturalTextWidth() <= room) return shaped(layout, line, points);
        clean = QFontMetricsF(font).elidedText(clean, where, room);
    }
}

TextLine TextPainter::shaped(const QTextLayout& layout, const QTextLine& line, double points)
{
    TextLine made;
    made.m_points = points;
    made.m_ascent = line.ascent();
    made.m_descent = line.descent();
    const QString text = layout.text();
    qsizetype length = std::min<qsizetype>(line.textLength(), text.size() - line.textStart());
    while (length > 0 && text.at(line.textStart() + length - 1).isSpace())
        --length;
    if (length == 0) return made;
    made.m_text = text.mid(line.textStart(), length);
    QList<QGlyphRun> runs = line.glyphRuns(line.textStart(), static_cast<int>(length));
    runs.removeIf([this](const QGlyphRun& run) { return !canUse(run.rawFont()); });
    qsizetype glyphs = 0;
    for (const QGlyphRun& run : runs)
        glyphs += run.glyphIndexes().size();
    if (!takeSimply(made, runs, made.m_text) && !takeByClusters(made, line, glyphs, line.textStart()))
        takeWhole(made, runs);
    const double baseline = line.y() + line.ascent();
    double left = 1e9;
    double right = -1e9;
    for (TextLine::Run& run : made.m_runs)
        for (TextLine::Glyph& glyph : run.glyphs) {
            left = std::min(left, glyph.x);
            right = std::max(right, glyph.x + m_fonts[run.font].use(glyph.id));
            glyph.y = baseline - glyph.y;
        }
    if (made.m_runs.empty()) return made;
    made.m_width = right - left;
    for (TextLine::Run& run : made.m_runs)
        for (TextLine::Glyph& glyph : run.glyphs)
            glyph.x -= left;
    return made;
}

/** Left-to-right text in which each character, or some joined letters, became one glyph. */
bool TextPainter::takeSimply(TextLine& line, const QList<QGlyphRun>& runs, QStringView text)
{
    struct Said
    {
        size_t font = 0;
        quint32 glyph = 0;
        QStringView text;
    };
    std::vector<TextLine::Run> taken;
    std::vector<Said> said;
    said.reserve(static_cast<size_t>(text.size()));
    qsizetype at = 0;
    double pen = -1e9;
    for (qsizetype r = 0; r < runs.size(); ++r) {
        const QGlyphRun& run = runs.at(r);
        if (run.isRightToLeft()) return false;
        const QList<quint32> glyphs = run.glyphIndexes();
        const QList<QPointF> positions = run.positions();
        const size_t font = indexOf(run.rawFont());
        taken.push_back({font, {}, {}});
        for (qsizetype i = 0; i < glyphs.size(); ++i) {
            const quint32 glyph = glyphs.at(i);
            if (at >= text.size() || glyph == 0 || positions.at(i).x() < pen) return false;
            pen = positions.at(i).x();
            qsizetype length = 1;
            if (m_fonts[font].glyphOf(text.at(at)) != glyph) {
                const auto follows = [&](qsizetype next) {
                    if (next > text.size()) return false;
                    if (i + 1 == glyphs.size()) return r + 1 < runs.size() || next == text.size();
                    return next < text.size() && m_fonts[font].glyphOf(text.at(next)) == glyphs.at(i + 1);
                };
                for (length = 2; length <= longestLigature && !follows(at + length); ++length) {
                }
                if (length > longestLigature || at + length > text.size()) return false;
                const QStringView joined = text.sliced(at, length);
                if (!std::all_of(joined.begin(), joined.end(), mayJoin)) return false;
            }
            said.push_back({font, glyph, text.sliced(at, length)});
            taken.back().glyphs.push_back({glyph, positions.at(i).x(), positions.at(i).y()});
            at += length;
        }
    }
    if (at != text.size()) return false;
    for (const Said& each : said)
        if (!m_fonts[each.font].says(each.glyph, each.text)) return false;
    line.m_runs = std::move(taken);
    return true;
}

/** Any text: asks for the glyphs of each cluster of characters, and puts them into the order on the page. */
bool TextPainter::takeByClusters(TextLine& line, const QTextLine& source, qsizetype glyphs, int start)
{
    struct Cluster
    {
        QString text;
        double x = 1e9;
        size_t font = 0;
        std::vector<TextLine::Glyph> glyphs;
        bool mixed = false; ///< of several fonts
    };
    std::vector<Cluster> clusters;
    const auto isKnown = [&](size_t font, quint32 id, QPointF position) {
        return std::any_of(clusters.begin(), clusters.end(), [&](const Cluster& cluster) {
            return cluster.font == font && std::any_of(cluster.glyphs.begin(), cluster.glyphs.end(),
                                                       [&](const TextLine::Glyph& glyph) {
                                                           return glyph.id == id &&
                                                                  std::abs(glyph.x - position.x()) < 0.5 &&
                                                                  std::abs(glyph.y - position.y()) < 0.5;
                                                       });
        });
    };
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, line.m_text);
    QString unseen; ///< the text before the first glyph
    qsizetype found = 0;
    for (qsizetype from = 0, to = finder.toNextBoundary(); to > from;
         from = to, to = finder.toNextBoundary()) {
        Cluster cluster;
        cluster.text = line.m_text.mid(from, to - from);
        const auto runs = source.glyphRuns(start + static_cast<int>(from), static_cast<int>(to - from));
        for (const QGlyphRun& run : runs) {
            if (!canUse(run.rawFont())) continue;
            const QList<quint32> ids = run.glyphIndexes();
            const QList<QPointF> positions = run.positions();
            const size_t font = indexOf(run.rawFont());
            for (qsizetype i = 0; i < ids.size(); ++i) {
                if (isKnown(font, ids.at(i), positions.at(i))) continue;
                cluster.mixed = cluster.mixed || (!cluster.glyphs.empty() && cluster.font != font);
                cluster.font = font;
                cluster.x = std::min(cluster.x, positions.at(i).x());
                cluster.glyphs.push_back({ids.at(i), positions.at(i).x(), positions.at(i).y()});
            }
        }
        if (cluster.mixed) return false;
        found += static_cast<qsizetype>(cluster.glyphs.size());
        // Without glyphs: a part of the ligature before it, or nothing to be seen.
        if (!cluster.glyphs.empty()) {
            cluster.text.prepend(unseen);
            unseen.clear();
            clusters.push_back(std::move(cluster));
        } else if (!clusters.empty()) {
            clusters.back().text += cluster.text;
        } else {
            unseen += cluster.text;
        }
    }
    if (found != glyphs) return false;
    std::stable_sort(clusters.begin(), clusters.end(),
                     [](const Cluster& a, const Cluster& b) { return a.x < b.x; });
    for (Cluster& cluster : clusters) {
        EmbeddedFont& font = m_fonts[cluster.font];
        bool says = cluster.glyphs.size() == 1 && font.says(cluster.glyphs.front().id, cluster.text);
        if (!says && cluster.glyphs.size() > 1 && qsizetype(cluster.glyphs.size()) == cluster.text.size()) {
            says = true;
            for (size_t i = 0; says && i < cluster.glyphs.size(); ++i) {
                const QChar c = cluster.text.at(static_cast<qsizetype>(i));
                says = font.glyphOf(c) == cluster.glyphs[i].id &&
                       font.says(cluster.glyphs[i].id, QStringView(&c, 1));
            }
        }
        const bool joins = says && !line.m_runs.empty() && line.m_runs.back().font == cluster.font &&
                           line.m_runs.back().told.isEmpty();
        if (joins) {
            auto& into = line.m_runs.back().glyphs;
            into.insert(into.end(), cluster.glyphs.begin(), cluster.glyphs.end());
        } else {
            line.m_runs.push_back(
                {cluster.font, std::move(cluster.glyphs), says ? QString() : std::move(cluster.text)});
        }
    }
    return true;
}

/** The last resort: all glyphs as they stand, with the whole text beside the first. */
void TextPainter::takeWhole(TextLine& line, const QList<QGlyphRun>& runs)
{
    line.m_runs.clear();
    for (const QGlyphRun& run : runs) {
        TextLine::Run taken{indexOf(run.rawFont()), {}, {}};
        const QList<quint32> ids = run.glyphIndexes();
        const QList<QPointF> positions = run.positions();
        for (qsizetype i = 0; i < ids.size(); ++i)
            taken.glyphs.push_back({ids.at(i), positions.at(i).x(), positions.at(i).y()});
        if (taken.glyphs.empty()) continue;
        taken.told = line.m_runs.empty() ? line.m_text : QString(QChar(0x200B));
        line.m_runs.push_back(std::move(taken));
    }
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
    const double scale = line.m_points / em;
    for (const TextLine::Run& run : line.m_runs) {
        if (!run.told.isEmpty()) content += "/Span <</ActualText " + actualText(run.told) + ">> BDC\n";
        if (run.font != font) {
            font = run.font;
            content += "/F" + std::to_string(font + 1) + ' ';
            put(content, line.m_points);
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
                put(content, x + glyph.x * scale);
                content += ' ';
                put(content, y + glyph.y * scale);
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
            putHex(content, glyph.id);
            pen += m_fonts[run.font].widthOf(glyph.id);
        }
        if (open) content += ">] TJ\n";
        if (!run.told.isEmpty()) content += "EMC\n";
    }
    content += "ET\n";
}

std::string TextPainter::writeFonts(const AddObject& add)
{
    std::string out = "<<";
    for (size_t i = 0; i < m_fonts.size(); ++i)
        out += "/F" + std::to_string(i + 1) + ' ' + m_fonts[i].write(add) + ' ';
    return out + ">>";
}

} // namespace ink::pdf
