#include "app/pdf/text/textclusters.h"

#include "app/pdf/text/emoji.h"
#include "app/pdf/text/writtentext.h"

#include <QGlyphRun>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>

namespace ink::pdf {

namespace {

constexpr qsizetype maxCodeLength = 8;  ///< maximum UTF-16 units that every reader accepts for one code
constexpr QChar placeholder(u'\u25A0'); ///< as wide as an emoji, with neutral direction
constexpr size_t box = SIZE_MAX;
constexpr double stackedWithin = 60;         ///< thousandths of an em
constexpr qsizetype maxComparedLength = 600; ///< characters per line

/** Returns whether PDF readers treat a character's script as right-to-left; they don't support rarer scripts.
 */
bool isRightToLeft(char32_t c)
{
    const bool known =
        (c >= 0x590 && c < 0x7C0) || (c >= 0xFB1D && c < 0xFE00) || (c >= 0xFE70 && c < 0xFF00);
    if (!known) return false;
    const auto direction = QChar::direction(c);
    return direction == QChar::DirR || direction == QChar::DirAL;
}

bool isLeftToRight(char32_t c)
{
    return QChar::direction(c) == QChar::DirL;
}

bool isNumber(char32_t c)
{
    switch (QChar::direction(c)) {
    case QChar::DirEN:
    case QChar::DirAN:
    case QChar::DirES:
    case QChar::DirET:
    case QChar::DirCS:
        return true;
    default:
        return false;
    }
}

bool isAllSpace(const QString& text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace(); });
}

bool isAllInvisible(const QString& text)
{
    const auto points = text.toUcs4();
    return std::all_of(points.begin(), points.end(), [](uint c) { return isInvisible(c); });
}

/** Pieces of at most `maxCodeLength` units; for right-to-left text single characters, in reverse order. */
QStringList pieces(const QString& text, bool rightToLeft)
{
    QStringList out;
    QString piece;
    const qsizetype longest = rightToLeft ? 1 : maxCodeLength;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool pair =
            text.at(i).isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        if (!piece.isEmpty() && piece.size() + (pair ? 2 : 1) > longest) {
            out << piece;
            piece.clear();
        }
        piece += text.at(i);
        if (pair) piece += text.at(++i);
    }
    if (!piece.isEmpty()) out << piece;
    if (rightToLeft) std::reverse(out.begin(), out.end());
    return out;
}

/** The text that readers extract from characters in visual order: runs in the opposite direction of most
 * characters are reversed. (Poppler's rule, which others follow where it matters here.) */
QString readText(const std::vector<char32_t>& seen)
{
    int lead = 0;
    for (const char32_t c : seen)
        lead += isLeftToRight(c) ? 1 : isRightToLeft(c) ? -1 : 0;
    std::u32string out;
    const auto size = static_cast<qsizetype>(seen.size());
    const auto at = [&seen](qsizetype i) { return seen[static_cast<size_t>(i)]; };
    if (lead >= 0) {
        for (qsizetype i = 0; i < size;) {
            qsizetype j = i;
            for (; j < size && !isRightToLeft(at(j)); ++j)
                out += at(j);
            i = j;
            for (; j < size && !(isLeftToRight(at(j)) || isNumber(at(j))); ++j) {
            }
            for (qsizetype k = j - 1; k >= i; --k)
                out += at(k);
            i = j;
        }
    } else {
        for (qsizetype i = size - 1; i >= 0;) {
            qsizetype j = i;
            for (; j >= 0 && !(isLeftToRight(at(j)) || isNumber(at(j))); --j)
                out += at(j);
            i = j;
            for (; j >= 0 && !isRightToLeft(at(j)); --j) {
            }
            for (qsizetype k = j + 1; k <= i; ++k)
                out += at(k);
            i = j;
        }
    }
    return QString::fromUcs4(out.data(), static_cast<qsizetype>(out.size()));
}

void addBox(QPainterPath& path, double left, double right)
{
    const double edge = std::max(20.0, (right - left) * 0.08);
    const QRectF outer(QPointF(left + edge, -700), QPointF(right - edge, 0));
    const QRectF inner = outer.adjusted(edge, edge, -edge, -edge);
    path.addRect(outer);
    path.moveTo(inner.topLeft()); // in the opposite direction, which makes it a hole
    path.lineTo(inner.bottomLeft());
    path.lineTo(inner.bottomRight());
    path.lineTo(inner.topRight());
    path.closeSubpath();
}

} // namespace

PreparedText prepareText(const QString& clean)
{
    PreparedText prepared;
    const bool emoji = mayContainEmoji(clean);
    if (!emoji && !clean.contains(QChar(QChar::SoftHyphen))) {
        prepared.text = clean;
        return prepared;
    }
    const QList<qsizetype> bounds = clusterBounds(clean);
    for (qsizetype i = 0; i + 1 < bounds.size(); ++i) {
        const QString cluster = clean.mid(bounds.at(i), bounds.at(i + 1) - bounds.at(i));
        if (emoji && isEmoji(cluster) && emojiPicture(cluster)) {
            prepared.pictures.insert(prepared.text.size(), cluster);
            prepared.text += placeholder;
        } else if (cluster == QChar(QChar::SoftHyphen)) {
            prepared.softHyphens[prepared.text.size()] += cluster; // removed: Qt reserves space for it
        } else {
            prepared.text += cluster;
        }
    }
    return prepared;
}

QString PreparedText::originalText(qsizetype from, qsizetype length) const
{
    const qsizetype end = length < 0 ? text.size() : from + length;
    if (pictures.isEmpty() && softHyphens.isEmpty()) return text.mid(from, end - from);
    QString out;
    for (qsizetype i = from; i < end; ++i) {
        out += softHyphens.value(i);
        const auto picture = pictures.constFind(i);
        if (picture != pictures.cend())
            out += *picture;
        else
            out += text.at(i);
    }
    if (end == text.size()) out += softHyphens.value(end);
    return out;
}

void ClusterWriter::writeLine(qsizetype length)
{
    m_baseline = m_source.y() + m_source.ascent();
    collect(length);
    attachSpaces();
    std::stable_sort(m_clusters.begin(), m_clusters.end(),
                     [](const Cluster& a, const Cluster& b) { return a.x < b.x; });
    mergeStacked();
    mergeMisread();
    for (size_t i = 0; i < m_clusters.size(); ++i) {
        const Cluster& cluster = m_clusters[i];
        const double end = i + 1 < m_clusters.size() ? m_clusters[i + 1].x : cluster.right;
        if (cluster.picture >= 0)
            writePicture(cluster, end - cluster.x);
        else
            write(cluster, std::clamp(end - cluster.x, 0.0, 60'000.0));
    }
}

void ClusterWriter::takeParts(Cluster& cluster, const QList<QGlyphRun>& runs)
{
    for (const QGlyphRun& run : runs) {
        const QRawFont raw = run.rawFont();
        const bool usable = m_painter.canUse(raw);
        const size_t font = usable ? m_painter.indexOf(raw) : box;
        const QList<quint32> ids = run.glyphIndexes();
        const QList<QPointF> positions = run.positions();
        for (qsizetype i = 0; i < ids.size(); ++i) {
            const QPointF position = positions.at(i);
            if (cluster.parts.empty()) cluster.rightToLeft = run.isRightToLeft();
            cluster.x = std::min(cluster.x, position.x());
            cluster.right = std::max(
                cluster.right, position.x() + (usable ? m_painter.m_fonts[font].advanceOf(ids.at(i)) : 600));
            cluster.parts.push_back(
                {ids.at(i) == 0 ? box : font, ids.at(i), position.x(), m_baseline - position.y()});
        }
    }
}

void ClusterWriter::showAsPicture(Cluster& cluster, const QString& emoji)
{
    auto& all = m_painter.m_pictures;
    const auto at =
        std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.first == emoji; });
    cluster.picture = static_cast<int>(at - all.begin());
    if (at == all.end()) all.emplace_back(emoji, emojiPicture(emoji));
}

/** Replaces the glyphs of bitmap fonts, which have no outlines: with the emoji's image if there is one,
 * otherwise with a box. */
void ClusterWriter::takePicture(Cluster& cluster)
{
    const auto blank = [this](const Part& part) {
        return part.font != box && m_painter.m_fonts[part.font].isBitmapFont();
    };
    if (std::none_of(cluster.parts.begin(), cluster.parts.end(), blank)) return;
    if (emojiPicture(cluster.text)) {
        showAsPicture(cluster, cluster.text);
        return;
    }
    for (Part& part : cluster.parts)
        if (blank(part)) part.font = box;
}

void ClusterWriter::collect(qsizetype length)
{
    const int start = m_source.textStart();
    std::set<std::tuple<size_t, quint32, long, long>> known;
    const QString text = m_prepared.text.mid(start, length);
    const QList<qsizetype> bounds = clusterBounds(text);
    QString unseen; ///< the text before the first glyph
    size_t found = 0;
    for (qsizetype b = 0; b + 1 < bounds.size(); ++b) {
        Cluster cluster;
        cluster.from = bounds.at(b);
        const qsizetype size = bounds.at(b + 1) - cluster.from;
        cluster.text = m_prepared.originalText(start + cluster.from, size);
        takeParts(cluster,
                  m_source.glyphRuns(start + static_cast<int>(cluster.from), static_cast<int>(size)));
        // Qt reports a ligature again for each of its characters.
        std::erase_if(cluster.parts, [&](const Part& part) {
            return !known.emplace(part.font, part.glyph, std::lround(part.x), std::lround(part.y)).second;
        });
        found += cluster.parts.size();
        if (const auto picture = m_prepared.pictures.constFind(start + cluster.from);
            picture != m_prepared.pictures.cend() && !cluster.parts.empty()) {
            showAsPicture(cluster, *picture);
        }
        if (cluster.picture < 0) takePicture(cluster);
        const bool seen = !cluster.parts.empty() && !isAllInvisible(cluster.text);
        // Without glyphs: part of the previous ligature, or invisible.
        if (seen) {
            cluster.text.prepend(unseen);
            unseen.clear();
            m_clusters.push_back(std::move(cluster));
        } else if (!m_clusters.empty()) {
            m_clusters.back().text += cluster.text;
        } else {
            unseen += cluster.text;
        }
    }
    size_t glyphs = 0;
    const QList<QGlyphRun> all = m_source.glyphRuns(start, static_cast<int>(length));
    for (const QGlyphRun& run : all)
        glyphs += static_cast<size_t>(run.glyphIndexes().size());
    if (found == glyphs && !m_clusters.empty()) return;
    if (std::any_of(m_clusters.begin(), m_clusters.end(), [](const Cluster& c) { return c.picture >= 0; }))
        return;
    // The last resort: all glyphs in their positions.
    m_clusters.clear();
    Cluster cluster;
    takeParts(cluster, all);
    if (cluster.parts.empty()) {
        cluster.x = 0;
        cluster.right = 250;
    }
    cluster.text = m_line.m_text;
    cluster.rightToLeft = m_line.m_rightToLeft;
    cluster.whole = !cluster.rightToLeft;
    m_clusters.push_back(std::move(cluster));
}

/** Attaches repeated and unusual spaces to the letter before them, because readers would collapse them to one
 * space. Not in right-to-left text, where a code represents one character. */
void ClusterWriter::attachSpaces()
{
    const size_t count = m_clusters.size();
    std::vector<bool> space(count);
    for (size_t i = 0; i < count; ++i)
        space[i] = m_clusters[i].picture < 0 && isAllSpace(m_clusters[i].text);
    // If all letters are separated by spaces, readers take them for one letter-spaced word.
    bool alone = count > 2;
    for (size_t i = 0; i + 1 < count && alone; ++i)
        alone = space[i] != space[i + 1];
    std::vector<Cluster> kept;
    QString leading;
    for (size_t i = 0; i < count; ++i) {
        Cluster& cluster = m_clusters[i];
        const bool last = i + 1 == count;
        const bool unusual = space[i] && (cluster.text != QLatin1String(" ") || i == 0 || last || alone ||
                                          space[i - 1] || space[i + 1]);
        if (unusual && !cluster.rightToLeft) {
            if (!kept.empty() && !kept.back().rightToLeft && kept.back().picture < 0) {
                kept.back().text += cluster.text;
                if (!last) kept.back().right = cluster.right;
                kept.back().whole = kept.back().whole || !last;
                continue;
            }
            if (kept.empty() && !last) {
                leading += cluster.text;
                continue;
            }
        }
        cluster.text.prepend(leading);
        leading.clear();
        kept.push_back(std::move(cluster));
    }
    m_clusters = std::move(kept);
}

void ClusterWriter::merge(size_t first, size_t end)
{
    if (end - first < 2) return;
    std::vector<Cluster*> logical;
    for (size_t i = first; i < end; ++i)
        logical.push_back(&m_clusters[i]);
    std::sort(logical.begin(), logical.end(),
              [](const Cluster* a, const Cluster* b) { return a->from < b->from; });
    Cluster merged;
    merged.from = logical.front()->from;
    merged.rightToLeft =
        std::all_of(logical.begin(), logical.end(), [](const Cluster* each) { return each->rightToLeft; });
    merged.whole = !merged.rightToLeft;
    for (const Cluster* each : logical) {
        merged.text += each->text;
        merged.x = std::min(merged.x, each->x);
        merged.right = std::max(merged.right, each->right);
        merged.parts.insert(merged.parts.end(), each->parts.begin(), each->parts.end());
    }
    m_clusters[first] = std::move(merged);
    m_clusters.erase(m_clusters.begin() + static_cast<std::ptrdiff_t>(first) + 1,
                     m_clusters.begin() + static_cast<std::ptrdiff_t>(end));
}

/** Merges stacked characters into one syllable, even if a cursor can be placed inside it. */
void ClusterWriter::mergeStacked()
{
    for (size_t first = 0; first + 1 < m_clusters.size(); ++first) {
        size_t end = first + 1;
        while (end < m_clusters.size() && m_clusters[first].picture < 0 && m_clusters[end].picture < 0 &&
               m_clusters[end].x - m_clusters[first].x < stackedWithin)
            ++end;
        merge(first, end);
    }
}

QString ClusterWriter::asRead() const
{
    std::vector<char32_t> seen;
    for (const Cluster& cluster : m_clusters) {
        if (cluster.text.size() == 1 && cluster.text.at(0).isSpace()) {
            seen.push_back(U' ');
            continue;
        }
        for (const QString& piece : pieces(cluster.text, cluster.rightToLeft && !cluster.whole))
            for (const uint c : piece.toUcs4())
                seen.push_back(c);
    }
    return readText(seen);
}

void ClusterWriter::mergeMisread()
{
    if (m_line.m_text.size() > maxComparedLength || m_clusters.size() < 2) return;
    if (std::any_of(m_clusters.begin(), m_clusters.end(), [](const Cluster& c) { return c.picture >= 0; }))
        return;
    const auto plain = [](QString text) {
        for (QChar& c : text)
            if (c.isSpace()) c = QLatin1Char(' ');
        return text;
    };
    const QString expected = plain(m_line.m_text);
    if (plain(asRead()) == expected) return;
    const auto points = m_line.m_text.toUcs4();
    if (std::none_of(points.begin(), points.end(), [](uint c) { return isRightToLeft(c); })) {
        merge(0, m_clusters.size());
        m_clusters.front().whole = true; // a direction that readers don't support
        return;
    }
    // Left-to-right and neutral characters between right-to-left ones are combined if that helps.
    const std::vector<Cluster> before = m_clusters;
    for (const bool withSpaces : {false, true}) {
        mergeBetween(withSpaces);
        if (plain(asRead()) == expected) return;
        m_clusters = before;
    }
}

/** Combines the characters between right-to-left ones into one code; spaces at the edges separate words. */
void ClusterWriter::mergeBetween(bool withSpaces)
{
    const auto turns = [](const Cluster& cluster) {
        const auto all = cluster.text.toUcs4();
        return std::any_of(all.begin(), all.end(), [](uint c) { return isRightToLeft(c); });
    };
    for (size_t first = 0; first < m_clusters.size(); ++first) {
        size_t end = first;
        while (end < m_clusters.size() && !turns(m_clusters[end]))
            ++end;
        size_t from = first;
        size_t to = end;
        while (!withSpaces && from < to && isAllSpace(m_clusters[from].text))
            ++from;
        while (!withSpaces && to > from && isAllSpace(m_clusters[to - 1].text))
            --to;
        merge(from, to);
        first = end - (to > from ? to - from - 1 : 0);
    }
}

std::vector<TextLine::Glyph>& ClusterWriter::glyphsOf(size_t font)
{
    auto& runs = m_line.m_runs;
    if (runs.empty() || runs.back().font != font || !runs.back().spanText.isEmpty())
        runs.push_back({font, {}, {}});
    return runs.back().glyphs;
}

void ClusterWriter::write(const Cluster& cluster, double advance)
{
    const qsizetype characters = cluster.text.toUcs4().size();
    // Readers treat text off the baseline as another line.
    if (cluster.parts.size() == 1 && !cluster.whole && cluster.parts.front().font != box &&
        std::abs(cluster.parts.front().y) < 0.5 &&
        (characters == 1 || (!cluster.rightToLeft && cluster.text.size() <= maxCodeLength))) {
        const Part& part = cluster.parts.front();
        const quint32 code = m_painter.m_fonts[part.font].code(part.glyph, cluster.text);
        glyphsOf(part.font).push_back({code, part.x, part.y});
        return;
    }
    if (m_painter.m_clusters.isFull()) return;
    QByteArray key;
    for (const Part& part : cluster.parts)
        key += QByteArray::number(part.font == box ? 0 : m_painter.m_fonts[part.font].id()) + '.' +
               QByteArray::number(part.glyph) + '@' + QByteArray::number(std::lround(part.x - cluster.x)) +
               ',' + QByteArray::number(std::lround(part.y)) + ' ';
    if (cluster.parts.size() == 1 && cluster.parts.front().font == box) key += "box";
    const auto outline = [&] {
        QPainterPath path;
        for (const Part& part : cluster.parts) {
            if (part.font == box)
                addBox(path, part.x - cluster.x,
                       cluster.parts.size() == 1 ? advance : part.x - cluster.x + 600);
            else
                path.addPath(
                    m_painter.m_fonts[part.font].outline(part.glyph).translated(part.x - cluster.x, -part.y));
        }
        return path;
    };
    const QStringList texts = pieces(cluster.text, cluster.rightToLeft && !cluster.whole);
    const double width = advance / double(std::max<qsizetype>(1, texts.size()));
    double x = cluster.x;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const auto nothing = [] { return QPainterPath(); };
        const quint32 code =
            i == 0
                ? m_painter.m_clusters.code(key, outline, static_cast<int>(std::lround(width)), texts.at(i))
                : m_painter.m_clusters.code({}, nothing, static_cast<int>(std::lround(width)), texts.at(i));
        glyphsOf(TextPainter::clusterFont).push_back({code, x, 0});
        x += width;
    }
}

void ClusterWriter::writePicture(const Cluster& cluster, double advance)
{
    const QStringList texts = pieces(cluster.text, cluster.rightToLeft);
    const double width = advance / double(std::max<qsizetype>(1, texts.size()));
    TextLine::Run run{TextPainter::clusterFont, {}, cluster.text};
    for (qsizetype i = 0; i < texts.size(); ++i) {
        const quint32 code = m_painter.m_clusters.code(
            {}, [] { return QPainterPath(); }, static_cast<int>(std::lround(width)), texts.at(i));
        run.glyphs.push_back({code, cluster.x + width * double(i), 0});
    }
    run.picture = cluster.picture;
    const QSizeF size = m_painter.m_pictures[static_cast<size_t>(cluster.picture)].second->size;
    run.size = advance * 0.94 * std::min(1.0, size.width() / size.height()); // leaves space between images
    m_line.m_runs.push_back(std::move(run));
}

} // namespace ink::pdf
