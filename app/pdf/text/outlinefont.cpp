#include "app/pdf/text/outlinefont.h"

#include <QPainterPath>
#include <QtEndian>

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr double scale = outlineUnits / 1000.0;

struct Point
{
    int x = 0;
    int y = 0;
    bool onCurve = true;
};
using Contour = std::vector<Point>;

void put16(QByteArray& out, int value)
{
    const auto word = static_cast<quint16>(value);
    out.append(static_cast<char>(word >> 8));
    out.append(static_cast<char>(word & 0xFF));
}

void put32(QByteArray& out, quint32 value)
{
    put16(out, static_cast<int>(value >> 16));
    put16(out, static_cast<int>(value & 0xFFFF));
}

Point roundedPoint(QPointF point, bool onCurve)
{
    const auto whole = [](double value) {
        return static_cast<int>(std::lround(std::clamp(value * scale, -32000.0, 32000.0)));
    };
    return {whole(point.x()), whole(-point.y()), onCurve};
}

void addCubic(Contour& contour, QPointF p0, QPointF c1, QPointF c2, QPointF p3)
{
    const QPointF first = (3 * c1 - p0) / 2;
    const QPointF second = (3 * c2 - p3) / 2;
    const QPointF apart = first - second;
    if (apart.x() * apart.x() + apart.y() * apart.y() < 1) {
        contour.push_back(roundedPoint((first + second) / 2, false));
        contour.push_back(roundedPoint(p3, true));
        return;
    }
    const auto at = [&](double t) {
        const double s = 1 - t;
        return s * s * s * p0 + 3 * s * s * t * c1 + 3 * s * t * t * c2 + t * t * t * p3;
    };
    const auto slope = [&](double t) {
        const double s = 1 - t;
        return 3 * (s * s * (c1 - p0) + 2 * s * t * (c2 - c1) + t * t * (p3 - c2));
    };
    constexpr int parts = 4;
    for (int i = 0; i < parts; ++i) {
        const double t0 = double(i) / parts;
        const double t1 = double(i + 1) / parts;
        // The quadratic curve closest to a cubic one with the same ends and tangents.
        const QPointF a = at(t0) + slope(t0) / (3.0 * parts);
        const QPointF b = at(t1) - slope(t1) / (3.0 * parts);
        contour.push_back(roundedPoint((3 * (a + b) - at(t0) - at(t1)) / 4, false));
        contour.push_back(roundedPoint(at(t1), true));
    }
}

std::vector<Contour> contoursOf(const QPainterPath& path)
{
    std::vector<Contour> contours;
    QPointF at;
    for (int i = 0; i < path.elementCount(); ++i) {
        const auto element = path.elementAt(i);
        if (element.isMoveTo()) {
            contours.push_back({roundedPoint(element, true)});
            at = element;
        } else if (element.isCurveTo() && i + 2 < path.elementCount() && !contours.empty()) {
            const QPointF end = path.elementAt(i + 2);
            addCubic(contours.back(), at, element, path.elementAt(i + 1), end);
            at = end;
            i += 2;
        } else if (!contours.empty()) {
            contours.back().push_back(roundedPoint(element, true));
            at = element;
        }
    }
    for (Contour& contour : contours) {
        const Point first = contour.front();
        if (const Point last = contour.back();
            contour.size() > 1 && last.onCurve && last.x == first.x && last.y == first.y)
            contour.pop_back();
    }
    std::erase_if(contours, [](const Contour& contour) { return contour.size() < 3; });
    return contours;
}

/** Writes a coordinate as a difference: in one byte if possible (OpenType, glyf, simple glyph). */
void putCoordinate(QByteArray& out, int difference)
{
    if (difference == 0) return;
    if (std::abs(difference) < 256)
        out.append(static_cast<char>(std::abs(difference)));
    else
        put16(out, difference);
}

int coordinateFlags(int difference, int shortFlag, int sameFlag)
{
    if (difference == 0) return sameFlag;
    if (std::abs(difference) < 256) return shortFlag | (difference > 0 ? sameFlag : 0);
    return 0;
}

quint32 checksum(const QByteArray& table)
{
    quint32 sum = 0;
    for (qsizetype i = 0; i + 3 < table.size(); i += 4)
        sum += qFromBigEndian<quint32>(table.constData() + i);
    return sum;
}

void pad(QByteArray& table)
{
    while (table.size() % 4 != 0)
        table.append('\0');
}

} // namespace

OutlineGlyph outlineGlyph(const QPainterPath& path, double advance)
{
    OutlineGlyph glyph;
    glyph.advance = static_cast<int>(std::lround(std::clamp(advance * scale, 0.0, 65535.0)));
    const std::vector<Contour> contours = contoursOf(path);
    if (contours.empty()) return glyph;
    int left = 32767;
    int right = -32768;
    int bottom = 32767;
    int top = -32768;
    QByteArray ends;
    QByteArray flags;
    QByteArray xs;
    QByteArray ys;
    int x = 0;
    int y = 0;
    for (const Contour& contour : contours) {
        for (const Point& point : contour) {
            left = std::min(left, point.x);
            right = std::max(right, point.x);
            bottom = std::min(bottom, point.y);
            top = std::max(top, point.y);
            flags.append(static_cast<char>((point.onCurve ? 1 : 0) | coordinateFlags(point.x - x, 2, 16) |
                                           coordinateFlags(point.y - y, 4, 32)));
            putCoordinate(xs, point.x - x);
            putCoordinate(ys, point.y - y);
            x = point.x;
            y = point.y;
        }
        glyph.points += static_cast<int>(contour.size());
        put16(ends, glyph.points - 1);
    }
    if (glyph.points > 65535) return glyph;
    glyph.contours = static_cast<int>(contours.size());
    glyph.box = QRect(QPoint(left, bottom), QPoint(right, top));
    QByteArray& out = glyph.data;
    put16(out, glyph.contours);
    for (const int each : {left, bottom, right, top})
        put16(out, each);
    out += ends;
    put16(out, 0); // no instructions
    out += flags + xs + ys;
    pad(out);
    return glyph;
}

QByteArray trueTypeProgram(const std::vector<const OutlineGlyph*>& glyphs, OutlineMetrics metrics)
{
    QByteArray glyf;
    QByteArray loca;
    QByteArray hmtx;
    QRect box;
    int points = 0;
    int contours = 0;
    int widest = 0;
    for (const OutlineGlyph* glyph : glyphs) {
        put32(loca, static_cast<quint32>(glyf.size()));
        glyf += glyph->data;
        put16(hmtx, glyph->advance);
        put16(hmtx, glyph->data.isEmpty() ? 0 : glyph->box.left());
        if (!glyph->data.isEmpty()) box |= glyph->box;
        points = std::max(points, glyph->points);
        contours = std::max(contours, glyph->contours);
        widest = std::max(widest, glyph->advance);
    }
    put32(loca, static_cast<quint32>(glyf.size()));
    if (glyf.isEmpty()) glyf = QByteArray(4, '\0');

    QByteArray head;
    put32(head, 0x00010000);
    put32(head, 0x00010000);
    put32(head, 0); // checkSumAdjustment, set below
    put32(head, 0x5F0F3CF5);
    put16(head, 0x0003); // baseline at y 0, left side bearing at x 0
    put16(head, outlineUnits);
    head += QByteArray(16, '\0'); // created, modified
    for (const int each : {box.left(), box.top(), box.right(), box.bottom()})
        put16(head, each);
    put16(head, 0);
    put16(head, 6);
    put16(head, 2);
    put16(head, 1); // long offsets in loca
    put16(head, 0);

    QByteArray hhea;
    put32(hhea, 0x00010000);
    put16(hhea, metrics.ascent);
    put16(hhea, -metrics.descent);
    put16(hhea, 0);
    put16(hhea, widest);
    put16(hhea, box.left());
    put16(hhea, 0);
    put16(hhea, box.right());
    put16(hhea, 1);
    hhea += QByteArray(14, '\0');
    put16(hhea, static_cast<int>(glyphs.size()));

    QByteArray maxp;
    put32(maxp, 0x00010000);
    put16(maxp, static_cast<int>(glyphs.size()));
    put16(maxp, points);
    put16(maxp, contours);
    put16(maxp, 0);
    put16(maxp, 0);
    put16(maxp, 2);
    maxp += QByteArray(16, '\0');

    struct Table
    {
        const char* tag;
        QByteArray* data;
    };
    const Table tables[] = {{"glyf", &glyf}, {"head", &head}, {"hhea", &hhea},
                            {"hmtx", &hmtx}, {"loca", &loca}, {"maxp", &maxp}};
    constexpr int count = 6;
    QByteArray out;
    put32(out, 0x00010000);
    for (const int each : {count, 64, 2, count * 16 - 64})
        put16(out, each);
    quint32 at = 12 + 16 * count;
    quint32 headAt = 0;
    for (const Table& table : tables) {
        const auto length = static_cast<quint32>(table.data->size());
        pad(*table.data);
        out.append(table.tag, 4);
        put32(out, checksum(*table.data));
        put32(out, at);
        put32(out, length);
        if (table.data == &head) headAt = at;
        at += static_cast<quint32>(table.data->size());
    }
    for (const Table& table : tables)
        out += *table.data;
    qToBigEndian<quint32>(0xB1B0AFBAu - checksum(out), out.data() + headAt + 8);
    return out;
}

} // namespace ink::pdf
