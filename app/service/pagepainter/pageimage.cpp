#include "app/service/pagepainter/pageimage.h"

#include "app/service/pagepainter/palettepng.h"

#include <QBuffer>
#include <QImage>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <numeric>
#include <optional>
#include <vector>

namespace ink::service::pagepainter {

namespace {

constexpr int pngQuality = 60;          // on Qt's scale: zlib's compression effort
constexpr int jpegQuality = 86;         // keeps letters in scans sharp
constexpr qsizetype maxColours = 16384; // more indicate a photograph
constexpr double maxChanges = 0.3; // share of pixels that differ from the previous one; more are a photograph
constexpr double smoothEdges =
    0.05;                   // share of pixels; fewer indicate colour gradients, which may be smaller as PNG
constexpr int edgeStep = 4; // in one channel, from one pixel to the next
// Index(areaShare): Page picture: which colours it keeps
constexpr double areaShare =
    0.0005; // share of the page: colours that cover more are areas, which keep their exact values
constexpr int areaRun = 8; // adjacent pixels; the edges of letters have shorter runs of one colour
constexpr int areaTall =
    64; // vertically adjacent pixels of narrower runs: vertical lines keep their exact colours, too
constexpr double maxMoved = 0.001; // share of pixels whose colour may change visibly
constexpr int visibleStep = 24;    // in one channel
constexpr QRgb paper = 0xffffffff;

int distance(QRgb a, QRgb b)
{
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/** The colours of a page with their frequency: an open-addressing hash table for speed, because every
 * pixel is looked up. */
class ColourCount final
{
public:
    using Slot = quint32;
    static constexpr Slot tooMany = 0xffffffff;
    struct Entry
    {
        QRgb colour = 0;
        qint64 count = 0;   ///< 0 = a free slot
        qint64 covered = 0; ///< number of pixels in runs of an area
        quint8 index = 0;   ///< index in the palette
    };

    ColourCount() : m_entries(places) {}
    /** Returns the slot of a colour, whose entry is free if the colour is new; `tooMany` beyond
     * `maxColours`. */
    Slot slotOf(QRgb colour)
    {
        for (Slot place = (colour * 2654435761U) >> 17U;; ++place) {
            const Slot slot = place % places;
            Entry& found = m_entries[slot];
            if (found.count > 0 && found.colour == colour) return slot;
            if (found.count > 0) continue;
            if (++m_size > maxColours) return tooMany;
            found.colour = colour;
            return slot;
        }
    }
    Entry& at(Slot slot) { return m_entries[slot]; }
    [[nodiscard]] const Entry& at(Slot slot) const { return m_entries[slot]; }
    [[nodiscard]] std::vector<Entry*> byCount() { return byCount(m_entries); }
    template <typename Entries> [[nodiscard]] static std::vector<Entry*> byCount(Entries& entries)
    {
        std::vector<Entry*> found;
        for (Entry& each : entries)
            if (each.count > 0) found.push_back(&each);
        std::sort(found.begin(), found.end(), [](const Entry* a, const Entry* b) {
            return a->count != b->count ? a->count > b->count : a->colour < b->colour;
        });
        return found;
    }

private:
    static constexpr Slot places = 32768;
    std::vector<Entry> m_entries;
    qsizetype m_size = 0;
};

const QRgb* line(const QImage& page, int y)
{
    return reinterpret_cast<const QRgb*>(page.constScanLine(y));
}

/** Returns the end of the run of pixels equal to the one at `from`. Compares eight pixels at a time after the
 * first few, because most of a page is blank paper, whereas runs in letters are short. */
int runEnd(const QRgb* pixels, int from, int width)
{
    constexpr int step = 8;
    const QRgb colour = pixels[from];
    int end = from + 1;
    for (const int soon = std::min(width, from + 4); end < soon; ++end)
        if (pixels[end] != colour) return end;
    for (; end + step <= width; end += step) {
        QRgb differing = 0;
        for (int i = 0; i < step; ++i)
            differing |= pixels[end + i] ^ colour;
        if (differing != 0) break;
    }
    while (end < width && pixels[end] == colour)
        ++end;
    return end;
}

/** Returns the colour of a pixel on white paper. */
QRgb onPaper(QRgb pixel)
{
    const int alpha = qAlpha(pixel);
    if (alpha == 255) return pixel;
    if (alpha == 0) return paper;
    const auto mixed = [alpha](int channel) { return (channel * alpha + 255 * (255 - alpha) + 127) / 255; };
    return qRgb(mixed(qRed(pixel)), mixed(qGreen(pixel)), mixed(qBlue(pixel)));
}

/** Horizontally adjacent pixels of one colour. */
struct ColourRun
{
    int from = 0;
    int end = 0;
    ColourCount::Slot colour = 0;
};

/** The colours and runs of a page. */
struct PaintedPage
{
    bool isPhotograph = false;        ///< true: the other members are incomplete
    std::vector<ColourRun> runs;      ///< excludes blank paper
    std::vector<std::size_t> lineEnd; ///< end of each row's runs, as an index into `runs`
    bool hasBlank = false;            ///< some paper is blank
    ColourCount::Slot blank = 0;
};

/** Returns the number of pixels if a run belongs to an area or a line, and 0 if it belongs to a letter's
 * edge. Vertical lines are detected only in some rows, which represent those above. */
int coveredBy(const QImage& page, int y, int from, int end)
{
    if (end - from >= areaRun) return end - from;
    if (y == 0 || y % areaTall != 0) return 0;
    int covered = 0;
    for (int x = from; x < end; ++x) {
        int up = areaRun;
        while (up < areaTall && line(page, y - up)[x] == line(page, y)[x])
            up += areaRun;
        covered += up >= areaTall ? areaTall : 0;
    }
    return covered;
}

/** Reads the colours and runs of a page. Stops if there are too many colours or changes, as in a
 * photograph. */
PaintedPage read(const QImage& page, ColourCount& colours)
{
    PaintedPage painted;
    const int width = page.width();
    const int height = page.height();
    const auto most = static_cast<qint64>(maxChanges * width * height);
    qint64 changes = 0;
    painted.lineEnd.reserve(static_cast<std::size_t>(height));
    painted.runs.reserve(static_cast<std::size_t>(width) * static_cast<std::size_t>(height) / 8);
    for (int y = 0; y < height; ++y) {
        const QRgb* row = line(page, y);
        for (int x = 0; x < width;) {
            const int end = runEnd(row, x, width);
            const ColourCount::Slot slot = colours.slotOf(onPaper(row[x]));
            if (slot == ColourCount::tooMany || ++changes > most) {
                painted.isPhotograph = true;
                return painted;
            }
            ColourCount::Entry& entry = colours.at(slot);
            entry.count += end - x;
            if (entry.colour == paper) {
                painted.hasBlank = true;
                painted.blank = slot;
            } else {
                if (end - x >= areaRun || y % areaTall == 0) entry.covered += coveredBy(page, y, x, end);
                painted.runs.push_back({x, end, slot});
            }
            x = end;
        }
        painted.lineEnd.push_back(painted.runs.size());
    }
    return painted;
}

/** The pixels of a page that contains only shades of grey, as most pages do. */
struct GreyPage
{
    static constexpr int block = 8; ///< pixels that are processed together
    int stride = 0;                 ///< bytes per row; a multiple of `block`
    std::vector<quint8> levels;
    std::array<ColourCount::Entry, 256> shades{}; ///< by level
};

bool isOneColour(const QRgb* pixels)
{
    std::array<quint64, GreyPage::block / 2> pairs;
    std::memcpy(pairs.data(), pixels, sizeof pairs);
    const quint64 first = pixels[0] * quint64{0x100000001};
    return ((pairs[0] ^ first) | (pairs[1] ^ first) | (pairs[2] ^ first) | (pairs[3] ^ first)) == 0;
}

/** Returns the pixels of a grey page; std::nullopt if the page has colours or too many changes for a drawing.
 * Branchless within letters, because branches on their pixels are hard to predict. */
std::optional<GreyPage> readGrey(const QImage& page)
{
    constexpr int block = GreyPage::block;
    GreyPage grey;
    const int width = page.width();
    const int height = page.height();
    const auto most = static_cast<qint64>(maxChanges * width * height);
    grey.stride = (width + block - 1) / block * block;
    grey.levels.assign(static_cast<std::size_t>(grey.stride) * static_cast<std::size_t>(height), 255);
    std::array<quint32, 256> counts{};
    std::array<quint32, 256> covered{};
    qint64 changes = 0;
    std::array<QRgb, block> rest{};
    for (int y = 0; y < height; ++y) {
        const QRgb* const row = line(page, y);
        quint8* const out = grey.levels.data() + static_cast<qsizetype>(y) * grey.stride;
        QRgb before = row[0];
        for (int x = 0; x < width; x += block) {
            const QRgb* pixels = row + x;
            if (x + block > width) { // fills the last block with the last pixel
                rest.fill(row[width - 1]);
                std::copy(pixels, row + width, rest.begin());
                pixels = rest.data();
            }
            if (isOneColour(pixels)) {
                changes += pixels[0] != before ? 1 : 0;
                before = pixels[0];
                if (before == 0 || before == paper) continue;
                const QRgb colour = onPaper(before);
                if (!qIsGray(colour)) return std::nullopt;
                const auto level = static_cast<quint8>(qBlue(colour));
                counts[level] += block;
                covered[level] += block;
                std::fill_n(out + x, block, level);
                continue;
            }
            QRgb coloured = 0;
            QRgb changed = pixels[0] != before ? 1 : 0;
            for (int i = 0; i < block; ++i) {
                const QRgb alpha = pixels[i] >> 24U;
                const QRgb mixed = (pixels[i] & 0xffU) * alpha + 255 * (255 - alpha) + 127;
                out[x + i] = static_cast<quint8>((mixed + 1 + (mixed >> 8U)) >> 8U); // = mixed / 255
                coloured |= pixels[i] ^ pixels[i] >> 8U;
            }
            for (int i = 1; i < block; ++i)
                changed += pixels[i] != pixels[i - 1] ? 1 : 0;
            for (int i = 0; i < block; ++i)
                ++counts[out[x + i]];
            if ((coloured & 0xffffU) != 0) return std::nullopt;
            changes += changed;
            before = pixels[block - 1];
        }
        if (changes > most) return std::nullopt;
        for (int x = 0; y > 0 && y % areaTall == 0 && x < width;) {
            const int end = runEnd(row, x, width);
            if (end - x < areaRun && out[x] != 255)
                covered[out[x]] += static_cast<quint32>(coveredBy(page, y, x, end));
            x = end;
        }
    }
    const quint32 painted = std::accumulate(counts.begin(), counts.end() - 1, quint32{0});
    counts[255] = static_cast<quint32>(width) * static_cast<quint32>(height) -
                  std::min(painted, static_cast<quint32>(width) * static_cast<quint32>(height));
    for (int level = 0; level < 256; ++level) {
        ColourCount::Entry& shade = grey.shades[static_cast<std::size_t>(level)];
        shade.colour = qRgb(level, level, level);
        shade.count = counts[static_cast<std::size_t>(level)];
        shade.covered = covered[static_cast<std::size_t>(level)];
    }
    return grey;
}

/** Returns whether neighbouring pixels differ visibly in few places only. */
bool isSmooth(const QImage& page)
{
    qint64 edges = 0;
    for (int y = 0; y < page.height(); ++y) {
        const QRgb* row = line(page, y);
        for (int x = 1; x < page.width(); ++x)
            edges += distance(row[x - 1], row[x]) > edgeStep ? 1 : 0;
    }
    return static_cast<double>(edges) < smoothEdges * page.width() * page.height();
}

/** Reduces to at most `maximum` colours, and maps each colour to the nearest of them. Returns nullopt if too
 * many pixels would change visibly. */
std::optional<std::vector<QRgb>> palette(const std::vector<ColourCount::Entry*>& colours, std::size_t maximum,
                                         int step, double pixels)
{
    std::vector<QRgb> chosen;
    double moved = 0;
    for (ColourCount::Entry* each : colours) {
        std::size_t nearest = 0;
        int minimum = 256;
        for (std::size_t i = 0; i < chosen.size() && minimum > 0; ++i)
            if (const int far = distance(chosen[i], each->colour); far < minimum) {
                minimum = far;
                nearest = i;
            }
        const bool isArea = static_cast<double>(each->covered) >= areaShare * pixels;
        if (minimum > (isArea ? 0 : step) && (chosen.size() < maximum || isArea)) {
            if (chosen.size() == maximum) return std::nullopt;
            nearest = chosen.size();
            minimum = 0;
            chosen.push_back(each->colour);
        }
        each->index = static_cast<quint8>(nearest);
        if (minimum > visibleStep) moved += static_cast<double>(each->count);
    }
    if (moved > maxMoved * pixels) return std::nullopt;
    return chosen;
}

/** Writes a PNG with a palette. Qt writes palettes only with 8 bits per pixel; a page of text requires 4. */
QByteArray palettePng(QSize size, const PaintedPage& painted, const ColourCount& colours,
                      const std::vector<QRgb>& chosen)
{
    PalettePng png(size, chosen, painted.hasBlank ? colours.at(painted.blank).index : 0);
    std::size_t next = 0;
    for (int y = 0; y < size.height(); ++y) {
        const std::size_t end = painted.lineEnd[static_cast<std::size_t>(y)];
        if (next == end) continue; // blank
        quint8* const pixels = png.beginLine();
        const int from = painted.runs[next].from;
        for (; next < end; ++next) {
            const ColourRun& run = painted.runs[next];
            const quint8 index = colours.at(run.colour).index;
            for (int x = run.from; x < run.end; ++x)
                pixels[x] = index;
        }
        png.endLine(y, from, painted.runs[end - 1].end);
    }
    return png.finish();
}

QByteArray palettePng(QSize size, const GreyPage& grey, const std::vector<QRgb>& chosen)
{
    constexpr int block = GreyPage::block;
    std::array<quint8, 256> indices;
    for (std::size_t level = 0; level < indices.size(); ++level)
        indices[level] = grey.shades[level].index;
    PalettePng png(size, chosen, indices[255]);
    for (int y = 0; y < size.height(); ++y) {
        const quint8* const levels = grey.levels.data() + static_cast<qsizetype>(y) * grey.stride;
        quint8* const pixels = png.beginLine();
        int from = grey.stride;
        int end = 0;
        for (int x = 0; x < grey.stride; x += block) {
            quint64 together = 0;
            std::memcpy(&together, levels + x, block);
            if (together == ~quint64{0}) continue; // blank
            from = std::min(from, x);
            end = x + block;
            for (int i = x; i < end; ++i)
                pixels[i] = indices[levels[i]];
        }
        if (from < end) png.endLine(y, from, end);
    }
    return png.finish();
}

/** Returns the colours to which a page is reduced; nullopt for a photograph. */
std::optional<std::vector<QRgb>> palette(const std::vector<ColourCount::Entry*>& colours, QSize size)
{
    const double pixels = static_cast<double>(size.width()) * size.height();
    for (const auto& [maximum, step] : {std::pair{16, 15}, {64, 15}, {256, 7}, {256, 15}})
        if (auto chosen = palette(colours, static_cast<std::size_t>(maximum), step, pixels)) return chosen;
    return std::nullopt;
}

QByteArray written(const QImage& page, const char* format, int quality)
{
    QBuffer buffer;
    if (!buffer.open(QIODevice::WriteOnly) || !page.save(&buffer, format, quality)) return {};
    return buffer.data();
}

bool isGrey(const QImage& page)
{
    for (int y = 0; y < page.height(); ++y) {
        const QRgb* pixels = line(page, y);
        if (!std::all_of(pixels, pixels + page.width(), qIsGray)) return false;
    }
    return true;
}

} // namespace

QByteArray encodePageImage(const QImage& page, bool acceptsJpeg)
{
    const bool isPlain = page.format() == QImage::Format_ARGB32 || page.format() == QImage::Format_RGB32;
    const QImage image = isPlain ? page : page.convertToFormat(QImage::Format_ARGB32);
    if (auto grey = readGrey(image))
        if (const auto chosen = palette(ColourCount::byCount(grey->shades), image.size()))
            return palettePng(image.size(), *grey, *chosen);
    ColourCount colours;
    const PaintedPage painted = read(image, colours);
    if (!painted.isPhotograph)
        if (const auto chosen = palette(colours.byCount(), image.size()))
            return palettePng(image.size(), painted, colours, *chosen);
    QImage covered(image.size(), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        std::transform(line(image, y), line(image, y) + image.width(),
                       reinterpret_cast<QRgb*>(covered.scanLine(y)), onPaper);
    const QImage plain = isGrey(covered) ? covered.convertToFormat(QImage::Format_Grayscale8) : covered;
    const QByteArray jpeg = acceptsJpeg ? written(plain, "JPEG", jpegQuality) : QByteArray();
    if (!jpeg.isEmpty() && !isSmooth(covered)) return jpeg;
    const QByteArray png = written(plain, "PNG", pngQuality);
    return jpeg.isEmpty() || (!png.isEmpty() && png.size() < jpeg.size()) ? png : jpeg;
}

} // namespace ink::service::pagepainter
