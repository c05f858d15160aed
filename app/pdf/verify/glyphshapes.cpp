#include "app/pdf/verify/glyphshapes.h"

#include "app/pdf/content/pagerenderer.h"
#include "app/pdf/file/worklimit.h"
#include "app/pdf/text/bundledfonts.h"
#include "app/pdf/text/systemfonts.h"

#include <QFont>
#include <QGlyphRun>
#include <QMutex>
#include <QPainter>
#include <QPainterPath>
#include <QSet>
#include <QTextLayout>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <tuple>

namespace ink::pdf {

namespace {

constexpr int canvasSide = 32; ///< side in pixels of the square to which a glyph is scaled
constexpr int canvasMargin = 2;
constexpr int cellSide = 8; ///< pixels; cells overlap by half
constexpr int cellsOfSide = 2 * canvasSide / cellSide - 1;
constexpr int directions = 8;
constexpr size_t featureCount = size_t(cellsOfSide) * cellsOfSide * directions;
// The factor by which another character must be closer. Measured with 81 fonts (tst_glyphshapes).
constexpr double nearerDigit = 1.2;
constexpr double nearerLetter = 1.35;
constexpr double nearerElsewhere = 1.5; ///< for letters of other scripts, which have several forms
constexpr int maxGlyphs = 4000;
constexpr int cellPoints = 96;
constexpr int cellsAcross = 10;
constexpr int cellsOfPage = 100;
constexpr int fontPoints = 32;
constexpr double pixelsPerPoint = double(glyphPixels) / fontPoints;
constexpr int lightestInk = 160; ///< out of 255

/** The shape of a glyph: histograms of edge directions in each part of its box, as in Dalal and Triggs,
 * "Histograms of Oriented Gradients" (2005), which depend little on a font's weight and style. */
struct Shape
{
    std::vector<float> features; ///< normalized to length 1
    double logAspect = 0;        ///< logarithm of width / height of the ink
    double logHeight = 0;        ///< logarithm of the ink's height in ems

    [[nodiscard]] bool isBlank() const { return features.empty(); }
};

QRect inkBounds(const QImage& picture)
{
    QRect ink;
    for (int y = 0; y < picture.height(); ++y) {
        const uchar* line = picture.constScanLine(y);
        for (int x = 0; x < picture.width(); ++x)
            if (line[x] < lightestInk) ink = ink.united(QRect(x, y, 1, 1));
    }
    return ink;
}

using Canvas = std::array<float, size_t(canvasSide) * canvasSide>;

float at(const Canvas& canvas, int x, int y)
{
    if (x < 0 || y < 0 || x >= canvasSide || y >= canvasSide) return 0;
    return canvas[static_cast<size_t>(y * canvasSide + x)];
}

void blur(Canvas& canvas)
{
    for (const QPoint step : {QPoint(1, 0), QPoint(0, 1)}) {
        const Canvas source = canvas;
        for (int y = 0; y < canvasSide; ++y)
            for (int x = 0; x < canvasSide; ++x)
                canvas[static_cast<size_t>(y * canvasSide + x)] =
                    (at(source, x - step.x(), y - step.y()) + 2 * at(source, x, y) +
                     at(source, x + step.x(), y + step.y())) /
                    4;
    }
}

/** The glyph centred in a square. A narrow one is widened, so that it has enough features. */
Canvas canvasOf(const QImage& gray, const QRect& ink)
{
    constexpr int room = canvasSide - 2 * canvasMargin;
    const double scale = double(room) / std::max(ink.width(), ink.height());
    const auto side = [&](int pixels) {
        return std::clamp(int(std::lround(std::sqrt(std::max(2.0, pixels * scale) * room))), 1, room);
    };
    const QSize size(side(ink.width()), side(ink.height()));
    const QImage small = gray.copy(ink).scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    const QPoint corner((canvasSide - size.width()) / 2, (canvasSide - size.height()) / 2);
    Canvas canvas{};
    for (int y = 0; y < size.height(); ++y)
        for (int x = 0; x < size.width(); ++x)
            canvas[static_cast<size_t>((corner.y() + y) * canvasSide + corner.x() + x)] =
                float(255 - qGray(small.pixel(x, y))) / 255;
    blur(canvas);
    blur(canvas);
    return canvas;
}

std::vector<float> featuresOf(const Canvas& canvas)
{
    std::vector<float> features(featureCount, 0);
    for (int y = 0; y < canvasSide; ++y)
        for (int x = 0; x < canvasSide; ++x) {
            const float dx = at(canvas, x + 1, y) - at(canvas, x - 1, y);
            const float dy = at(canvas, x, y + 1) - at(canvas, x, y - 1);
            const float strength = std::hypot(dx, dy);
            if (strength <= 0) continue;
            const float turn = (std::atan2(dy, dx) / float(2 * M_PI) + 1) * directions;
            const int first = int(std::floor(turn)) % directions;
            const float share = turn - std::floor(turn);
            for (int row = 0; row < cellsOfSide; ++row) {
                const float down = float(y - row * cellSide / 2) - (cellSide - 1) / 2.0F;
                if (std::abs(down) >= cellSide / 2.0F) continue;
                for (int column = 0; column < cellsOfSide; ++column) {
                    const float right = float(x - column * cellSide / 2) - (cellSide - 1) / 2.0F;
                    if (std::abs(right) >= cellSide / 2.0F) continue;
                    const float weight = strength * (1 - std::abs(down) / (cellSide / 2.0F)) *
                                         (1 - std::abs(right) / (cellSide / 2.0F));
                    float* cell = &features[static_cast<size_t>((row * cellsOfSide + column) * directions)];
                    cell[first] += weight * (1 - share);
                    cell[(first + 1) % directions] += weight * share;
                }
            }
        }
    double length = 0;
    for (float& feature : features) {
        length += double(feature); // the square of the resulting feature
        feature = std::sqrt(feature);
    }
    for (float& feature : features)
        feature = float(double(feature) / std::sqrt(std::max(length, 1e-9)));
    return features;
}

Shape shapeOf(const QImage& picture)
{
    const QImage gray = picture.convertToFormat(QImage::Format_Grayscale8);
    const QRect ink = inkBounds(gray);
    if (ink.isEmpty()) return {};
    return {featuresOf(canvasOf(gray, ink)), std::log(double(ink.width()) / ink.height()),
            std::log(double(ink.height()) / glyphPixels)};
}

double distance(const Shape& a, const Shape& b)
{
    double product = 0;
    for (size_t i = 0; i < featureCount; ++i)
        product += double(a.features[i]) * double(b.features[i]);
    return std::sqrt(std::max(0.0, 2 - 2 * product)) + 0.25 * std::abs(a.logAspect - b.logAspect) +
           0.3 * std::abs(a.logHeight - b.logHeight);
}

/** Characters drawn with the system's fonts. */
class References final
{
public:
    /** The minimum distance between a glyph and a character; nothing if no font has it. */
    std::optional<double> distanceTo(const QString& text, const Shape& shape)
    {
        const std::vector<Shape>& known = shapes(text);
        if (known.empty()) return std::nullopt;
        double best = distance(shape, known.front());
        for (const Shape& one : known)
            best = std::min(best, distance(shape, one));
        return best;
    }

    bool isKnown(const QString& text) { return !shapes(text).empty(); }

private:
    const std::vector<Shape>& shapes(const QString& text)
    {
        const QMutexLocker lock(&m_mutex);
        const auto known = m_shapes.find(text);
        if (known != m_shapes.end()) return known->second; // references into a map stay valid
        return m_shapes.emplace(text, draw(text)).first->second;
    }

    static std::vector<Shape> draw(const QString& text)
    {
        static const QStringList families = withBundledFonts(
            {QStringLiteral("Arial"), QStringLiteral("Times New Roman"), QStringLiteral("Courier New"),
             QStringLiteral("Georgia"), QStringLiteral("DejaVu Sans"), QStringLiteral("DejaVu Serif"),
             QStringLiteral("Noto Sans"), QStringLiteral("Noto Serif"), QStringLiteral("Noto Sans Mono")});
        struct Style
        {
            QFont::Weight weight;
            bool italic;
        };
        QStringList forms{text};
        if (const QChar first = text.front(); first.script() == QChar::Script_Arabic && first.isLetter()) {
            const QChar joiner(0x200D); // letters change their shape next to others
            forms << joiner + text << text + joiner << joiner + text + joiner;
        }
        std::vector<Shape> shapes;
        QSet<QString> drawn;
        for (const QString& form : std::as_const(forms))
            for (const QString& family : families)
                for (const Style style :
                     {Style{QFont::Normal, false}, {QFont::Bold, false}, {QFont::Normal, true}}) {
                    QFont font(family);
                    font.setPixelSize(glyphPixels);
                    font.setHintingPreference(QFont::PreferNoHinting);
                    font.setItalic(style.italic);
                    font.setWeight(style.weight);
                    QString name;
                    const QImage picture = drawWith(font, form, name);
                    name += form;
                    if (picture.isNull() || drawn.contains(name)) continue;
                    drawn.insert(name);
                    const Shape shape = shapeOf(picture);
                    if (!shape.isBlank()) shapes.push_back(shape);
                }
        return shapes;
    }

    /** Draws a text; null if no system font has it. `name` is set to the name of the font used. */
    static QImage drawWith(const QFont& font, const QString& text, QString& name)
    {
        QTextLayout layout(text, font);
        layout.beginLayout();
        QTextLine line = layout.createLine();
        if (line.isValid()) line.setLineWidth(1e4);
        layout.endLayout();
        QPainterPath path;
        for (const QGlyphRun& run : layout.glyphRuns()) {
            const QRawFont raw = run.rawFont();
            if (!isSystemFont(raw)) return {};
            name = familyOf(raw) + raw.styleName() + QString::number(font.italic()) +
                   QString::number(font.weight());
            const QList<quint32> glyphs = run.glyphIndexes();
            for (qsizetype i = 0; i < glyphs.size(); ++i) {
                if (glyphs.at(i) == 0) return {};
                path.addPath(raw.pathForGlyph(glyphs.at(i)).translated(run.positions().at(i)));
            }
        }
        const QRectF bounds = path.boundingRect();
        if (bounds.isEmpty() || bounds.width() > 40 * glyphPixels) return {};
        QImage picture(bounds.toAlignedRect().adjusted(-2, -2, 2, 2).size(), QImage::Format_Grayscale8);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(QPointF(2, 2) - QPointF(std::floor(bounds.left()), std::floor(bounds.top())));
        painter.fillPath(path, Qt::black);
        return picture;
    }

    QMutex m_mutex;
    std::map<QString, std::vector<Shape>> m_shapes;
};

/** Returns the rendered glyphs, which are cached for the process because the fonts are the same for all
 * files. */
References& systemReferences()
{
    static References all;
    return all;
}

/** Returns whether fonts draw two characters identically or almost identically. */
bool areAlike(QChar a, QChar b)
{
    static const QStringList groups{QStringLiteral("0OoQDaeU"), QStringLiteral("1Iil|JjtfrLT7"),
                                    QStringLiteral("5Ss"),      QStringLiteral("2Zz"),
                                    QStringLiteral("9gqyY"),    QStringLiteral("6b"),
                                    QStringLiteral("8B"),       QStringLiteral("hn"),
                                    QStringLiteral("ceoCG"),    QStringLiteral("EF"),
                                    QStringLiteral("uvyVYU"),   QStringLiteral("nu"),
                                    QStringLiteral("vo"),       QStringLiteral("dJ"),
                                    QStringLiteral("ag")};
    if (a.isDigit() && b.isDigit()) return false;
    if (a.toCaseFolded() == b.toCaseFolded()) return true;
    return std::any_of(groups.begin(), groups.end(),
                       [&](const QString& group) { return group.contains(a) && group.contains(b); });
}

/** Characters that a reader could mistake for the glyph: digits, Latin letters, and its own alphabet. */
QString candidates(QChar own)
{
    static const QString digits = QStringLiteral("0123456789");
    static const QString latin = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
    struct Alphabet
    {
        char16_t first;
        char16_t last;
    };
    static constexpr std::array alphabets{Alphabet{0x0391, 0x03C9}, // Greek
                                          Alphabet{0x0410, 0x044F}, // Cyrillic
                                          Alphabet{0x0660, 0x0669}, // Arabic-Indic digits
                                          Alphabet{0x06F0, 0x06F9}, Alphabet{0x0966, 0x096F}};
    QString all = digits;
    if (own.script() == QChar::Script_Latin || own.script() == QChar::Script_Common) all += latin;
    for (const Alphabet& alphabet : alphabets)
        if (own.unicode() >= alphabet.first && own.unicode() <= alphabet.last)
            for (char16_t c = alphabet.first; c <= alphabet.last; ++c)
                if (QChar(c).isLetterOrNumber()) all.append(QChar(c));
    return all;
}

double neededRatio(const QString& text)
{
    const QChar first = text.front();
    if (first.isDigit()) return nearerDigit;
    const QChar::Script script = first.script();
    const bool simple = script == QChar::Script_Latin || script == QChar::Script_Greek ||
                        script == QChar::Script_Cyrillic || script == QChar::Script_Common;
    return simple ? nearerLetter : nearerElsewhere;
}

/** A PDF with one glyph in each cell of its pages. */
QByteArray specimen(const std::vector<EmbeddedGlyph>& glyphs)
{
    QPDF out;
    out.emptyPDF();
    std::map<QPDFObjGen, QPDFObjectHandle> copies;
    const auto copyOf = [&](const QPDFObjectHandle& font) {
        auto known = copies.find(font.getObjGen());
        if (known == copies.end())
            known = copies.emplace(font.getObjGen(), out.copyForeignObject(font)).first;
        return known->second;
    };
    for (size_t first = 0; first < glyphs.size(); first += cellsOfPage) {
        QPDFObjectHandle fonts = QPDFObjectHandle::newDictionary();
        std::map<QPDFObjGen, std::string> names;
        std::string content;
        for (size_t i = first; i < std::min(glyphs.size(), first + cellsOfPage); ++i) {
            const EmbeddedGlyph& glyph = glyphs[i];
            const QPDFObjectHandle font = copyOf(glyph.font);
            auto name = names.find(font.getObjGen());
            if (name == names.end()) {
                name = names.emplace(font.getObjGen(), "/F" + std::to_string(names.size())).first;
                fonts.replaceKey(name->second, font);
            }
            const int cell = static_cast<int>(i - first);
            const int x = cell % cellsAcross * cellPoints;
            const int y = cell / cellsAcross * cellPoints;
            std::string code;
            for (int byte = glyph.byteCount - 1; byte >= 0; --byte)
                code +=
                    QByteArray(1, char((glyph.code >> (8U * unsigned(byte))) & 0xFFU)).toHex().toStdString();
            const int startX = x + cellPoints / 3;
            const int startY = y + cellPoints * (glyph.isVertical ? 2 : 1) / 3;
            content += "q " + std::to_string(x) + " " + std::to_string(y) + " " + std::to_string(cellPoints) +
                       " " + std::to_string(cellPoints) + " re W n BT " + name->second + " " +
                       std::to_string(fontPoints) + " Tf " + std::to_string(startX) + " " +
                       std::to_string(startY) + " Td <" + code + "> Tj ET Q\n";
        }
        const int side = cellsAcross * cellPoints;
        QPDFObjectHandle page = QPDFObjectHandle::newDictionary();
        page.replaceKey("/Type", QPDFObjectHandle::newName("/Page"));
        page.replaceKey("/MediaBox",
                        QPDFObjectHandle::newArray(QPDFObjectHandle::Rectangle(0, 0, side, side)));
        QPDFObjectHandle resources = QPDFObjectHandle::newDictionary();
        resources.replaceKey("/Font", fonts);
        page.replaceKey("/Resources", resources);
        page.replaceKey("/Contents", QPDFObjectHandle::newStream(&out, content));
        out.addPage(page, false);
    }
    QPDFWriter writer(out);
    writer.setOutputMemory();
    writer.setStaticID(true);
    writer.write();
    const auto buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize())};
}

} // namespace

bool resemblesOtherCharacter(const QImage& glyph, const QString& text)
{
    const QString wanted = text.normalized(QString::NormalizationForm_KC);
    References& references = systemReferences();
    if (wanted.isEmpty() || !references.isKnown(wanted)) return false;
    const Shape shape = shapeOf(glyph);
    if (shape.isBlank()) return true;
    const double own = *references.distanceTo(wanted, shape);
    const double ratio = neededRatio(wanted);
    for (const QChar other : candidates(wanted.front())) {
        if (wanted.contains(other) || (wanted.size() == 1 && areAlike(wanted.front(), other))) continue;
        const std::optional<double> another = references.distanceTo(other, shape);
        if (another && own > ratio * *another) return true;
    }
    return false;
}

bool drawsOtherShapes(const std::vector<EmbeddedGlyph>& glyphs, QPDF& file, const PageRenderer& renderer,
                      const WorkLimit& limit)
{
    std::set<std::tuple<QPDFObjGen, std::uint32_t, QString>> distinct;
    std::map<std::string, QPDFObjectHandle> direct;
    std::vector<EmbeddedGlyph> wanted;
    for (EmbeddedGlyph glyph : glyphs) {
        if (!glyph.font.isIndirect()) {
            const std::string text = glyph.font.unparse();
            auto known = direct.find(text);
            if (known == direct.end())
                known = direct.emplace(text, file.makeIndirectObject(glyph.font)).first;
            glyph.font = known->second;
        }
        if (distinct.emplace(glyph.font.getObjGen(), glyph.code, glyph.text).second) wanted.push_back(glyph);
    }
    if (wanted.empty()) return false;
    if (wanted.size() > maxGlyphs) return true;
    const auto specimens = renderer.open(specimen(wanted));
    if (!specimens) return false;
    for (size_t i = 0; i < wanted.size();) {
        if (limit.isExceeded()) return true;
        const QImage page = specimens->render(static_cast<int>(i / cellsOfPage), pixelsPerPoint);
        if (page.isNull()) return false;
        const int side = int(cellPoints * pixelsPerPoint);
        for (int cell = 0; cell < cellsOfPage && i < wanted.size(); ++cell, ++i) {
            const QRect place(cell % cellsAcross * side, (cellsAcross - 1 - cell / cellsAcross) * side, side,
                              side);
            if (resemblesOtherCharacter(page.copy(place), wanted[i].text)) return true;
        }
    }
    return false;
}

} // namespace ink::pdf
