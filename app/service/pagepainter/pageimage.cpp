#include "app/service/pagepainter/pageimage.h"

#include <QBuffer>
#include <QImage>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <vector>

namespace ink::service::pagepainter {

namespace {

constexpr int pngQuality = 60;          // on Qt's scale: zlib's compression effort
constexpr int jpegQuality = 86;         // keeps letters in scans sharp
constexpr int paletteEffort = 5;        // of zlib: 7 takes 40 % longer for 1 % fewer bytes
constexpr qsizetype maxColours = 16384; // more indicate a photograph
constexpr double maxChanges = 0.3; // share of pixels that differ from the previous one; more are a photograph
constexpr double smoothEdges =
    0.05;                   // share of pixels; fewer indicate colour gradients, which may be smaller as PNG
constexpr int edgeStep = 4; // in one channel, from one pixel to the next
constexpr double areaShare = 0.0005; // share of the page: colours that cover more are areas, which stay exact
constexpr int areaRun = 8;   // pixels side by side; the edges of letters have shorter runs of one colour
constexpr int areaTall = 64; // pixels one above the other, of narrower runs: upright lines are as exact
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
    struct Entry
    {
        QRgb colour = 0;
        qint64 count = 0;   ///< 0 = a free slot
        qint64 covered = 0; ///< pixels in runs of an area
        quint8 index = 0;   ///< in the palette
    };

    ColourCount() : m_entries(places) {}
    /** The entry of a colour, created if new; null when there are too many. */
    Entry* entry(QRgb colour)
    {
        for (std::size_t place = (colour * 2654435761U) >> 17U;; ++place) {
            Entry& found = m_entries[place % places];
            if (found.count == 0) {
                if (++m_size > maxColours) return nullptr;
                found.colour = colour;
                return &found;
            }
            if (found.colour == colour) return &found;
        }
    }
    [[nodiscard]] std::vector<Entry*> byCount()
    {
        std::vector<Entry*> found;
        for (Entry& each : m_entries)
            if (each.count > 0) found.push_back(&each);
        std::sort(found.begin(), found.end(), [](const Entry* a, const Entry* b) {
            return a->count != b->count ? a->count > b->count : a->colour < b->colour;
        });
        return found;
    }

private:
    static constexpr std::size_t places = 32768;
    std::vector<Entry> m_entries;
    qsizetype m_size = 0;
};

const QRgb* line(const QImage& page, int y)
{
    return reinterpret_cast<const QRgb*>(page.constScanLine(y));
}

/** The end of the run of pixels equal to the one at `from`. Most of a page is blank paper, so compares
 * eight at a time. */
int runEnd(const QRgb* pixels, int from, int width)
{
    constexpr int step = 8;
    const QRgb colour = pixels[from];
    int end = from + 1;
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

/** A pixel on white paper. */
QRgb onPaper(QRgb pixel)
{
    const int alpha = qAlpha(pixel);
    if (alpha == 255) return pixel;
    if (alpha == 0) return paper;
    const auto mixed = [alpha](int channel) { return (channel * alpha + 255 * (255 - alpha) + 127) / 255; };
    return qRgb(mixed(qRed(pixel)), mixed(qGreen(pixel)), mixed(qBlue(pixel)));
}

/** Pixels of one colour side by side. */
struct ColourRun
{
    int from = 0;
    int end = 0;
    const ColourCount::Entry* colour = nullptr;
};

/** What is painted on a page. */
struct PaintedPage
{
    bool isPhotograph = false;
    bool isSmooth = false;
    std::vector<ColourRun> runs;               ///< without those of blank paper; not all for a photograph
    std::vector<std::size_t> lineEnd;          ///< of each line, in `runs`
    const ColourCount::Entry* blank = nullptr; ///< null when all paper is covered
};

/** The number of pixels with which a run counts as part of an area or of a line, not of a letter's edge.
 * Upright lines are looked for in few rows, which stand for those above. */
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

/** Counts the colours, until there are too many. */
PaintedPage read(const QImage& page, ColourCount& colours)
{
    // QtPdf paints black letters in black of more or less alpha: their colours are looked up once.
    struct Ink
    {
        QRgb colour = paper;
        ColourCount::Entry* entry = nullptr;
    };
    std::array<Ink, 256> inks;
    for (std::size_t alpha = 0; alpha < inks.size(); ++alpha)
        inks[alpha].colour = onPaper(qRgba(0, 0, 0, static_cast<int>(alpha)));
    PaintedPage painted;
    qint64 changes = 0;
    qint64 edges = 0;
    const double pixels = static_cast<double>(page.width()) * page.height();
    const double most = maxChanges * pixels;
    painted.lineEnd.reserve(static_cast<std::size_t>(page.height()));
    for (int y = 0; y < page.height(); ++y) {
        const QRgb* row = line(page, y);
        QRgb before = paper;
        for (int x = 0; x < page.width();) {
            const int end = runEnd(row, x, page.width());
            Ink* const ink =
                (row[x] & RGB_MASK) == 0 ? &inks[static_cast<std::size_t>(qAlpha(row[x]))] : nullptr;
            const QRgb colour = ink ? ink->colour : onPaper(row[x]);
            if (!painted.isPhotograph) {
                ColourCount::Entry* entry = ink && ink->entry ? ink->entry : colours.entry(colour);
                if (ink) ink->entry = entry;
                if (entry) entry->count += end - x;
                if (colour == paper) {
                    painted.blank = entry;
                } else if (entry) {
                    entry->covered += coveredBy(page, y, x, end);
                    painted.runs.push_back({x, end, entry});
                }
                painted.isPhotograph = !entry || static_cast<double>(changes) > most;
            }
            if (x > 0) {
                ++changes;
                edges += distance(before, colour) > edgeStep ? 1 : 0;
            }
            before = colour;
            x = end;
        }
        painted.lineEnd.push_back(painted.runs.size());
    }
    painted.isPhotograph = painted.isPhotograph || static_cast<double>(changes) > most;
    painted.isSmooth = static_cast<double>(edges) < smoothEdges * pixels;
    return painted;
}

/** Reduces to at most `most` colours, mapping each colour to the nearest of them; nothing when too many
 * pixels would change visibly. */
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

void append(QByteArray& png, const char* type, const QByteArray& data)
{
    static const std::array<quint32, 256> table = [] {
        std::array<quint32, 256> values{};
        for (quint32 i = 0; i < values.size(); ++i) {
            quint32 value = i;
            for (int bit = 0; bit < 8; ++bit)
                value = (value & 1U) != 0 ? 0xedb88320U ^ (value >> 1U) : value >> 1U;
            values[i] = value;
        }
        return values;
    }();
    const auto number = [&png](quint32 value) {
        std::array<char, 4> bytes{};
        qToBigEndian(value, bytes.data());
        png.append(bytes.data(), bytes.size());
    };
    number(static_cast<quint32>(data.size()));
    const qsizetype begin = png.size();
    png.append(type, 4);
    png += data;
    quint32 crc = 0xffffffffU;
    for (qsizetype i = begin; i < png.size(); ++i)
        crc = table[(crc ^ static_cast<quint8>(png.at(i))) & 0xffU] ^ (crc >> 8U);
    number(crc ^ 0xffffffffU);
}

/** Qt writes palettes only with 8 bits per pixel; a page of text requires 4. */
QByteArray palettePng(QSize size, const PaintedPage& painted, const std::vector<QRgb>& chosen)
{
    const int depth = chosen.size() <= 2 ? 1 : chosen.size() <= 4 ? 2 : chosen.size() <= 16 ? 4 : 8;
    const qsizetype bytesPerLine = (static_cast<qsizetype>(size.width()) * depth + 7) / 8;
    const int levels = (1 << depth) - 1;
    const int blank = painted.blank ? painted.blank->index * (255 / levels) : 0; // in each pixel of a byte
    QByteArray raw((bytesPerLine + 1) * size.height(), static_cast<char>(blank));
    std::size_t next = 0;
    for (int y = 0; y < size.height(); ++y) {
        auto* out = reinterpret_cast<quint8*>(raw.data()) + y * (bytesPerLine + 1);
        *out++ = 0; // the line's filter
        for (; next < painted.lineEnd[static_cast<std::size_t>(y)]; ++next) {
            const ColourRun& run = painted.runs[next];
            const int index = run.colour->index;
            for (int x = run.from; x < run.end; ++x) {
                const int shift = 8 - depth - x * depth % 8;
                quint8& byte = out[x * depth / 8];
                byte = static_cast<quint8>((byte & ~(levels << shift)) | (index << shift));
            }
        }
    }
    QByteArray header(13, '\0');
    qToBigEndian(static_cast<quint32>(size.width()), header.data());
    qToBigEndian(static_cast<quint32>(size.height()), header.data() + 4);
    header[8] = static_cast<char>(depth);
    header[9] = 3; // with a palette
    QByteArray entries;
    for (const QRgb colour : chosen)
        for (const int channel : {qRed(colour), qGreen(colour), qBlue(colour)})
            entries.append(static_cast<char>(channel));
    QByteArray png("\x89PNG\r\n\x1a\n");
    append(png, "IHDR", header);
    append(png, "PLTE", entries);
    append(png, "IDAT", qCompress(raw, paletteEffort).mid(4)); // Qt puts the length before the zlib stream
    append(png, "IEND", {});
    return png;
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

QByteArray pageImage(const QImage& page, bool takesJpeg)
{
    const bool isPlain = page.format() == QImage::Format_ARGB32 || page.format() == QImage::Format_RGB32;
    const QImage image = isPlain ? page : page.convertToFormat(QImage::Format_ARGB32);
    ColourCount colours;
    const PaintedPage painted = read(image, colours);
    if (!painted.isPhotograph) {
        const double pixels = static_cast<double>(image.width()) * image.height();
        const std::vector<ColourCount::Entry*> sorted = colours.byCount();
        for (const auto& [maximum, step] : {std::pair{16, 15}, {64, 15}, {256, 7}, {256, 15}})
            if (const auto chosen = palette(sorted, static_cast<std::size_t>(maximum), step, pixels))
                return palettePng(image.size(), painted, *chosen);
    }
    QImage covered(image.size(), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        std::transform(line(image, y), line(image, y) + image.width(),
                       reinterpret_cast<QRgb*>(covered.scanLine(y)), onPaper);
    const QImage plain = isGrey(covered) ? covered.convertToFormat(QImage::Format_Grayscale8) : covered;
    const QByteArray jpeg = takesJpeg ? written(plain, "JPEG", jpegQuality) : QByteArray();
    if (!jpeg.isEmpty() && !painted.isSmooth) return jpeg;
    const QByteArray png = written(plain, "PNG", pngQuality);
    return jpeg.isEmpty() || (!png.isEmpty() && png.size() < jpeg.size()) ? png : jpeg;
}

} // namespace ink::service::pagepainter
