#include "app/pdf/verify/appearancetext.h"

#include "app/pdf/content/contentreader.h"
#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/verify/annotationrect.h"

#include <qpdf/QPDF.hh>

#include <algorithm>
#include <cmath>

namespace ink::pdf {

namespace {

constexpr double minReadable = 1.5;  ///< points: minimum em of readable letters
constexpr double brightText = 0.85;  ///< minimum brightness of invisible text on paper
constexpr double angleTolerance = 2; ///< degrees
constexpr double newLine = 0.4;      ///< ems between two baselines
constexpr double minAdvance = 0.35;  ///< minimum fraction of a letter's width before the next one begins
constexpr double narrow = 0.15;      ///< ems: marks and thin letters may overlap others
constexpr double filledRoom = 0.7;   ///< share of the space, for text that continues beyond it

using Letter = PageContent::Letter;

struct PlacedLetter
{
    const Letter* letter = nullptr;
    double along = 0;  ///< points in reading direction
    double across = 0; ///< points towards the next line
};

bool isBlank(const QString& text)
{
    return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isSpace() || !c.isPrint(); });
}

bool isMark(const QString& text)
{
    return !text.isEmpty() && text.front().isMark();
}

double normalAngle(double angle)
{
    angle = std::fmod(angle, 360);
    return angle < 0 ? angle + 360 : angle;
}

bool isSameAngle(double a, double b)
{
    const double difference = normalAngle(a - b);
    return difference < angleTolerance || difference > 360 - angleTolerance;
}

/** The rotation of the widget (/MK /R), degrees counterclockwise (ISO 32000-2 table 192). */
double widgetRotation(QPDFObjectHandle widget)
{
    QPDFObjectHandle characteristics = widget.getKey("/MK");
    QPDFObjectHandle rotation =
        characteristics.isDictionary() ? characteristics.getKey("/R") : QPDFObjectHandle::newNull();
    return rotation.isNumber() ? normalAngle(rotation.getNumericValue()) : 0;
}

/** The rotation of the widget's page (/Rotate), degrees clockwise (ISO 32000-2 §7.7.3.4). */
double pageRotation(QPDFObjectHandle widget)
{
    QPDFObjectHandle node = widget.getKey("/P");
    for (int depth = 0; depth < 32 && node.isDictionary(); ++depth, node = node.getKey("/Parent"))
        if (QPDFObjectHandle rotation = node.getKey("/Rotate"); rotation.isNumber())
            return normalAngle(rotation.getNumericValue());
    return 0;
}

/** The matrix from the coordinates of the form's parent to points of the rectangle, y downwards (ISO 32000-2
 * §12.5.5). */
Matrix toRectangle(QPDFObjectHandle dict, const QRectF& rect)
{
    QPDFObjectHandle box = dict.getKey("/BBox");
    if (!box.isRectangle()) return {1, 0, 0, -1, 0, rect.height()};
    const auto sides = box.getArrayAsRectangle();
    const Matrix matrix = ContentReader::parseMatrix(dict.getKey("/Matrix"));
    double left = 0;
    double right = 0;
    double low = 0;
    double high = 0;
    bool isFirst = true;
    for (const double x : {sides.llx, sides.urx})
        for (const double y : {sides.lly, sides.ury}) {
            const QPointF p = matrix.map(x, y);
            left = isFirst ? p.x() : std::min(left, p.x());
            right = isFirst ? p.x() : std::max(right, p.x());
            low = isFirst ? p.y() : std::min(low, p.y());
            high = isFirst ? p.y() : std::max(high, p.y());
            isFirst = false;
        }
    if (right - left < 1e-6 || high - low < 1e-6) return {0, 0, 0, 0, 0, 0};
    const double across = rect.width() / (right - left);
    const double up = rect.height() / (high - low);
    return {across, 0, 0, -up, -left * across, rect.height() + low * up};
}

bool isMirrored(const Letter& letter, bool vertical)
{
    if (vertical) return false;
    const double angle = letter.angle * M_PI / 180;
    return std::cos(angle) * letter.up.y() - std::sin(angle) * letter.up.x() > 0;
}

/** Returns whether letters are too narrow or too wide for their height to be readable. */
bool isSqueezed(const PageContent::TextRun& show)
{
    constexpr double maxRatio = 3.5;
    const double width = std::hypot(show.along.x(), show.along.y());
    const double height = std::hypot(show.across.x(), show.across.y());
    return width * maxRatio < height || width > maxRatio * height;
}

/** Sorts by line and position; a mark stays with the letter before it. */
void sortForReading(std::vector<PlacedLetter>& letters)
{
    for (size_t i = 1; i < letters.size(); ++i)
        if (isMark(letters[i].letter->text)) {
            letters[i].along = std::max(letters[i].along, letters[i - 1].along);
            letters[i].across = letters[i - 1].across;
        }
    std::stable_sort(letters.begin(), letters.end(),
                     [](const PlacedLetter& a, const PlacedLetter& b) { return a.across < b.across; });
    for (auto line = letters.begin(); line != letters.end();) {
        auto end = std::next(line);
        while (end != letters.end() &&
               end->across - std::prev(end)->across < newLine * std::prev(end)->letter->size)
            ++end;
        const double across = line->across;
        std::stable_sort(line, end,
                         [](const PlacedLetter& a, const PlacedLetter& b) { return a.along < b.along; });
        for (; line != end; ++line)
            line->across = across;
    }
}

/** Returns whether letters overlap so that they are unreadable. */
bool overlaps(const std::vector<PlacedLetter>& letters)
{
    for (size_t i = 1; i < letters.size(); ++i) {
        const PlacedLetter& before = letters[i - 1];
        const PlacedLetter& now = letters[i];
        if (now.across != before.across || isMark(now.letter->text)) continue;
        const auto width = [](const Letter& letter) {
            return std::hypot(letter.to.x() - letter.from.x(), letter.to.y() - letter.from.y());
        };
        if (isBlank(before.letter->text) || isBlank(now.letter->text)) continue;
        const double minimum = std::min(width(*before.letter), width(*now.letter));
        if (minimum < narrow * now.letter->size) continue;
        if (now.along - before.along < minAdvance * minimum) return true;
    }
    return false;
}

/** Returns whether sorted letters fill the space without gaps: a value longer than its field, clipped at its
 * edge. */
bool fills(const std::vector<PlacedLetter>& letters, const QSizeF& room)
{
    double first = letters.front().along;
    double last = first;
    bool hasLines = false;
    for (size_t i = 1; i < letters.size(); ++i) {
        const PlacedLetter& before = letters[i - 1];
        const PlacedLetter& now = letters[i];
        const bool isSameLine = now.across == before.across;
        if (isSameLine && now.along - before.along > 2 * now.letter->size) return false;
        hasLines = hasLines || !isSameLine;
        first = std::min(first, now.along);
        last = std::max(last, now.along + now.letter->size / 2);
    }
    const double depth = letters.back().across - letters.front().across + letters.front().letter->size;
    return last - first >= filledRoom * room.width() || (hasLines && depth >= filledRoom * room.height());
}

} // namespace

AppearanceText readAppearanceText(QPDFObjectHandle look, QPDFObjectHandle widget, double paper)
{
    AppearanceText result;
    const QRectF rect = rectOf(widget);
    if (!look.isStream() || rect.isEmpty()) return result;
    QPDFObjectHandle dict = look.getDict();

    PageContent content;
    content.page.size = rect.size();
    FontCache fonts(FontCache::Mappings::Embedded);
    PageReader::Options options;
    options.includesVectors = false;
    options.usesActualText = false;
    const HiddenLayers layers;
    ContentReader(fonts, layers, options, content).readForm(look, toRectangle(dict, rect));

    std::vector<PlacedLetter> letters;
    bool hasClipped = false;
    double angle = 0;
    for (const Letter& letter : content.letters) {
        const PageContent::TextRun& show = content.textRuns.at(static_cast<size_t>(letter.textRun));
        const bool type3 = show.font && show.font->isType3();
        const bool blank = !letter.text.isEmpty() && isBlank(letter.text) && !type3;
        if (letter.size < minReadable || (letter.lightness > brightText && paper > brightText)) continue;
        if (!letter.isVisible) {
            hasClipped = hasClipped || !blank;
            continue;
        }
        result.isUnclear = result.isUnclear || letter.text.isEmpty() || type3 ||
                           isMirrored(letter, show.isVertical) || isSqueezed(show) ||
                           (!letters.empty() && !isSameAngle(letter.angle, angle));
        angle = letters.empty() ? letter.angle : angle;
        const double turn = angle * M_PI / 180;
        const QPointF u(std::cos(turn), std::sin(turn));
        const QPointF v(-u.y(), u.x());
        letters.push_back(
            {&letter, QPointF::dotProduct(letter.from, u), QPointF::dotProduct(letter.from, v)});
        result.written += letter.text;
        if (!blank && show.font && show.font->isEmbedded())
            result.glyphs.push_back(
                {show.font->object(), letter.code, letter.byteCount, show.isVertical, letter.text});
    }
    if (letters.empty()) return result;

    // An upside-down 6 reads as 9, so upside-down text is accepted only in a rotated widget.
    const double quarter = std::fmod(angle + angleTolerance, 90) - angleTolerance;
    if (std::abs(quarter) > angleTolerance) result.isUnclear = true;
    const bool followsWidget = isSameAngle(angle, 180) && isSameAngle(widgetRotation(widget), 180);
    if (isSameAngle(angle + pageRotation(widget), 180) && !followsWidget) result.isUnclear = true;

    sortForReading(letters);
    result.isUnclear = result.isUnclear || overlaps(letters);
    int line = 0;
    double across = letters.front().across;
    for (const PlacedLetter& placed : letters) {
        const Letter& letter = *placed.letter;
        result.text += letter.text;
        if (placed.across != across) ++line;
        across = placed.across;
        const PageContent::TextRun& show = content.textRuns.at(static_cast<size_t>(letter.textRun));
        if (isBlank(letter.text) || !show.font || !show.font->object().isDictionary()) continue;
        result.drawn.push_back(
            {{show.font->object(), letter.code, letter.byteCount, show.isVertical, letter.text},
             show.font->isEmbedded(),
             {show.along.x(), show.along.y(), show.across.x(), show.across.y(), letter.from.x(),
              letter.from.y()},
             letter.box(),
             line});
    }
    const bool sideways = isSameAngle(angle, 90) || isSameAngle(angle, 270);
    result.isCut = hasClipped && fills(letters, sideways ? rect.size().transposed() : rect.size());
    return result;
}

} // namespace ink::pdf
