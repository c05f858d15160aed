#include "app/pdf/forms/annotationappearance.h"

#include "app/pdf/file/revision.h"
#include "app/pdf/forms/fieldappearance.h"

#include <QPointF>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

namespace ink::pdf {

namespace {

constexpr int maxMarks = 10'000; ///< lines of text or points of a drawing
constexpr double maxEdge = 100;  ///< points
constexpr double noteSide = 20;
constexpr double waveLength = 4;

std::string kindOf(QPDFObjectHandle annotation)
{
    QPDFObjectHandle kind = annotation.getKey("/Subtype");
    return kind.isName() ? kind.getName() : std::string();
}

std::string at(QPointF point)
{
    return numberText(point.x()) + ' ' + numberText(point.y()) + ' ';
}

/** The points of an array of coordinate pairs. */
std::vector<QPointF> pointsOf(QPDFObjectHandle array)
{
    const int count = array.isArray() ? std::min(array.getArrayNItems(), 2 * maxMarks) / 2 * 2 : 0;
    std::vector<QPointF> points;
    for (int i = 0; i < count; i += 2) {
        QPDFObjectHandle x = array.getArrayItem(i);
        QPDFObjectHandle y = array.getArrayItem(i + 1);
        const QPointF point(x.isNumber() ? x.getNumericValue() : 0, y.isNumber() ? y.getNumericValue() : 0);
        constexpr double maxCoordinate = 1e6; // larger than any page
        points.push_back(std::hypot(point.x(), point.y()) < maxCoordinate ? point : QPointF());
    }
    return points;
}

double edgeOf(QPDFObjectHandle annotation)
{
    QPDFObjectHandle width;
    if (QPDFObjectHandle style = annotation.getKey("/BS"); style.isDictionary())
        width = style.getKey("/W");
    else if (QPDFObjectHandle border = annotation.getKey("/Border");
             border.isArray() && border.getArrayNItems() > 2)
        width = border.getArrayItem(2);
    const double edge = width.isInitialized() && width.isNumber() ? width.getNumericValue() : 1;
    return std::isfinite(edge) ? std::clamp(edge, 0.0, maxEdge) : 1;
}

std::string ellipseText(const QRectF& box)
{
    constexpr double handle = 0.5523;
    const QPointF c = box.center();
    const double a = box.width() / 2;
    const double b = box.height() / 2;
    const auto point = [&](double x, double y) { return at({c.x() + x * a, c.y() + y * b}); };
    return point(1, 0) + "m " + point(1, handle) + point(handle, 1) + point(0, 1) + "c " + point(-handle, 1) +
           point(-1, handle) + point(-1, 0) + "c " + point(-1, -handle) + point(-handle, -1) + point(0, -1) +
           "c " + point(handle, -1) + point(1, -handle) + point(1, 0) + "c h ";
}

std::string lineText(const std::vector<QPointF>& points)
{
    std::string out;
    for (size_t i = 0; i < points.size(); ++i)
        out += at(points[i]) + (i == 0 ? "m " : "l ");
    return out;
}

bool isTextMark(const std::string& kind)
{
    return kind == "/Highlight" || kind == "/Underline" || kind == "/StrikeOut" || kind == "/Squiggly";
}

/** A marked line of text, by the corners of its quadrilateral. */
struct MarkedLine
{
    QPointF topLeft;
    QPointF topRight;
    QPointF bottomLeft;
    QPointF bottomRight;
};

/** Returns the marked lines of text. Their corners are either in the order that programs write, both top
 * corners first, or around the line as in ISO 32000-2. */
std::vector<MarkedLine> markedLines(QPDFObjectHandle annotation, const QRectF& rect)
{
    const std::vector<QPointF> points = pointsOf(annotation.getKey("/QuadPoints"));
    std::vector<MarkedLine> lines;
    for (size_t i = 0; i + 3 < points.size(); i += 4) {
        const QPointF* const p = &points[i];
        const bool goesAround = QPointF::dotProduct(p[1] - p[0], p[3] - p[2]) < 0;
        lines.push_back(goesAround ? MarkedLine{p[3], p[2], p[0], p[1]} : MarkedLine{p[0], p[1], p[2], p[3]});
    }
    if (lines.empty())
        lines.push_back({rect.bottomLeft(), rect.bottomRight(), rect.topLeft(), rect.topRight()});
    return lines;
}

/** Returns the operators that draw a zigzag along the bottom of a marked line. */
std::string waveText(const MarkedLine& line)
{
    const QPointF along = line.bottomRight - line.bottomLeft;
    const double length = std::hypot(along.x(), along.y());
    const int steps = std::clamp(static_cast<int>(2 * length / waveLength), 1, maxMarks);
    const QPointF up =
        (line.topLeft - line.bottomLeft) / std::max(1.0, std::hypot(line.topLeft.x() - line.bottomLeft.x(),
                                                                    line.topLeft.y() - line.bottomLeft.y()));
    std::vector<QPointF> points;
    for (int i = 0; i <= steps; ++i)
        points.push_back(line.bottomLeft + along * i / steps +
                         up * (i % 2 == 0 ? 1.0 : 1.0 + waveLength / 2));
    return lineText(points);
}

std::string marksText(QPDFObjectHandle annotation, const std::string& kind, const QRectF& rect)
{
    const bool fills = kind == "/Highlight";
    std::string colour = colourOperator(annotation.getKey("/C"), fills);
    if (colour.empty()) colour = fills ? "1 1 0 rg " : "0 G ";
    std::string out = "/GS gs " + colour + "1 w ";
    for (const MarkedLine& line : markedLines(annotation, rect)) {
        const QPointF height = line.topLeft - line.bottomLeft;
        if (fills)
            out += lineText({line.topLeft, line.topRight, line.bottomRight, line.bottomLeft}) + "h f ";
        else if (kind == "/Squiggly")
            out += waveText(line) + "S ";
        else {
            const QPointF up = kind == "/StrikeOut"
                                   ? height / 2
                                   : height / std::max(1.0, std::hypot(height.x(), height.y()));
            out += lineText({line.bottomLeft + up, line.bottomRight + up}) + "S ";
        }
    }
    return out;
}

/** Returns the operators that draw a line, a shape or an ink drawing. */
std::string shapeText(QPDFObjectHandle annotation, const std::string& kind, const QRectF& rect)
{
    const double edge = edgeOf(annotation);
    std::string stroke = colourOperator(annotation.getKey("/C"), false);
    const bool isClosed = kind == "/Square" || kind == "/Circle" || kind == "/Polygon";
    const std::string fill = isClosed ? colourOperator(annotation.getKey("/IC"), true) : std::string();
    if (stroke.empty() && !isClosed) stroke = "0 G ";
    if (stroke.empty() && fill.empty() && isClosed) stroke = "0 G ";
    const bool strokes = !stroke.empty() && edge > 0;
    if (!strokes && fill.empty()) return {};
    std::string path;
    const QRectF inside = rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
    if (kind == "/Square")
        path = at(inside.topLeft()) + at({inside.width(), inside.height()}) + "re ";
    else if (kind == "/Circle")
        path = ellipseText(inside);
    else if (kind == "/Ink") {
        QPDFObjectHandle lists = annotation.getKey("/InkList");
        for (int i = 0; lists.isArray() && i < std::min(lists.getArrayNItems(), maxMarks); ++i)
            path += lineText(pointsOf(lists.getArrayItem(i)));
    } else {
        path = lineText(pointsOf(annotation.getKey(kind == "/Line" ? "/L" : "/Vertices")));
        if (kind == "/Polygon" && !path.empty()) path += "h ";
    }
    if (path.empty()) return {};
    return "/GS gs " + stroke + fill + numberText(edge) + " w " + path +
           (strokes ? (fill.empty() ? "S " : "B ") : "f ");
}

/** Returns the operators that draw a note icon: a sheet with lines. */
std::string noteText(QPDFObjectHandle annotation, const QRectF& rect)
{
    std::string fill = colourOperator(annotation.getKey("/C"), true);
    if (fill.empty()) fill = "1 1 0 rg ";
    const QRectF sheet = rect.adjusted(1, 2, -1, -2);
    std::string out =
        "/GS gs 0 G 1 w " + fill + at(sheet.topLeft()) + at({sheet.width(), sheet.height()}) + "re B ";
    for (const double part : {0.3, 0.5, 0.7})
        out += lineText({{sheet.left() + 3, sheet.top() + part * sheet.height()},
                         {sheet.right() - 3, sheet.top() + part * sheet.height()}}) +
               "S ";
    return out;
}

} // namespace

bool isAppearanceGenerated(QPDFObjectHandle annotation)
{
    const std::string kind = kindOf(annotation);
    if (kind.empty() || kind == "/Widget" || kind == "/Link" || kind == "/Popup") return false;
    QPDFObjectHandle all = annotation.getKey("/AP");
    return !all.isDictionary() || all.getKey("/N").isNull();
}

QRectF generatedAppearanceRect(QPDFObjectHandle annotation)
{
    const QRectF rect = parseRect(annotation.getKey("/Rect"));
    const std::string kind = kindOf(annotation);
    if (kind == "/Text")
        return {rect.left(), std::max(rect.top(), rect.bottom() - noteSide), noteSide, noteSide};
    const std::vector<QPointF> corners =
        isTextMark(kind) ? pointsOf(annotation.getKey("/QuadPoints")) : std::vector<QPointF>();
    if (corners.size() < 4) return rect;
    const auto [left, right] = std::minmax_element(corners.begin(), corners.end(),
                                                   [](QPointF a, QPointF b) { return a.x() < b.x(); });
    const auto [low, high] = std::minmax_element(corners.begin(), corners.end(),
                                                 [](QPointF a, QPointF b) { return a.y() < b.y(); });
    return QRectF(QPointF(left->x(), low->y()), QPointF(right->x(), high->y()));
}

ObjectId generateAppearance(Revision& revision, QPDFObjectHandle annotation, const QRectF& rect)
{
    const std::string kind = kindOf(annotation);
    std::string content;
    if (isTextMark(kind))
        content = marksText(annotation, kind, rect);
    else if (kind == "/Square" || kind == "/Circle" || kind == "/Ink" || kind == "/Line" ||
             kind == "/PolyLine" || kind == "/Polygon")
        content = shapeText(annotation, kind, rect);
    else if (kind == "/Text")
        content = noteText(annotation, rect);
    if (content.empty()) return {};
    QPDFObjectHandle opacity = annotation.getKey("/CA");
    const double alpha = opacity.isNumber() ? opacity.getNumericValue() : 1;
    const std::string part = numberText(std::isfinite(alpha) ? std::clamp(alpha, 0.0, 1.0) : 1);
    DictText form{{"/Type", "/XObject"}, {"/Subtype", "/Form"}};
    form["/BBox"] = rectText(QRectF(QPointF(), rect.size()));
    form["/Resources"] = "<</ExtGState <</GS <</CA " + part + " /ca " + part + " /BM /" +
                         (kind == "/Highlight" ? "Multiply" : "Normal") + ">>>>>>";
    return revision.addStream(std::move(form), "1 0 0 1 " + numberText(-rect.left()) + ' ' +
                                                   numberText(-rect.top()) + " cm " + content);
}

} // namespace ink::pdf
