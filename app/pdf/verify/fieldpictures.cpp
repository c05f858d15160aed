#include "app/pdf/verify/fieldpictures.h"

#include "app/pdf/content/contentreader.h"
#include "app/pdf/content/pagerenderer.h"
#include "app/pdf/file/objecttext.h"
#include "app/pdf/file/worklimit.h"
#include "app/pdf/forms/inkpixels.h"
#include "app/pdf/forms/shownpages.h"
#include "app/pdf/verify/annotationrect.h"
#include "app/pdf/verify/appearancerules.h"

#include <QImage>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFWriter.hh>

#include <algorithm>
#include <cmath>
#include <map>

namespace ink::pdf {

namespace {

constexpr double usualScale = 3;     ///< pixels per point
constexpr double maxLookSide = 2400; ///< pixels
constexpr int strongInk = 90;        ///< gray, 0 … 255: inside a letter
constexpr int anyInk = 245;          ///< gray: at the edge of a letter
constexpr int halo = 2;              ///< pixels around letters that are ignored
constexpr int visibleContrast = 45;  ///< out of 255: minimum contrast of a readable letter
constexpr int strayContrast = 24;    ///< out of 255: minimum contrast of other visible content
constexpr double visiblePart = 0.75; ///< minimum visible share of a letter
constexpr int minLetterPixels = 3;
constexpr int maxStrayPixels = 8;
constexpr double fullLine = 0.85; ///< minimum share of the height that a comb line covers
constexpr double maxCombLine = 2; ///< points
constexpr size_t looksOfFile = 200;

std::string codeText(const EmbeddedGlyph& glyph)
{
    std::string code = "<";
    for (int byte = glyph.byteCount - 1; byte >= 0; --byte)
        code += QByteArray(1, char((glyph.code >> (8U * unsigned(byte))) & 0xFFU)).toHex().toStdString();
    return code + "> Tj\n";
}

double lookScale(const QSizeF& size)
{
    return std::min(usualScale, maxLookSide / std::max({size.width(), size.height(), 1.0}));
}

/** A file with two pages for each appearance: the original, and only its letters. */
class Specimens final
{
public:
    explicit Specimens(QPDF& file) : m_file(file)
    {
        m_out.emptyPDF();
        m_out.setSuppressWarnings(true);
        QPDFObjectHandle layers = file.getRoot().getKey("/OCProperties");
        if (layers.isDictionary()) m_out.getRoot().replaceKey("/OCProperties", copyOf(layers));
        QPDFObjectHandle form = file.getRoot().getKey("/AcroForm");
        if (form.isDictionary()) m_shared = form.getKey("/DR");
    }

    void add(QPDFObjectHandle look, const QSizeF& size, const std::vector<DrawnGlyph>& letters)
    {
        QPDFObjectHandle form = copyOf(look);
        QPDFObjectHandle dict = form.getDict();
        dict.replaceKey("/Type", QPDFObjectHandle::newName("/XObject"));
        dict.replaceKey("/Subtype", QPDFObjectHandle::newName("/Form"));
        if (!dict.getKey("/Resources").isDictionary())
            dict.replaceKey("/Resources",
                            m_shared.isDictionary() ? copyOf(m_shared) : QPDFObjectHandle::newDictionary());
        QPDFObjectHandle drawn = QPDFObjectHandle::newDictionary();
        drawn.replaceKey("/L", form);
        QPDFObjectHandle resources = QPDFObjectHandle::newDictionary();
        resources.replaceKey("/XObject", drawn);
        addPage(size, resources, "q " + placement(dict, size) + " cm /L Do Q");

        QPDFObjectHandle fonts = QPDFObjectHandle::newDictionary();
        std::map<QPDFObjGen, std::string> names;
        std::string content = "1 0 0 -1 0 " + numberText(size.height()) + " cm BT 0 g\n";
        for (const DrawnGlyph& letter : letters) {
            const QPDFObjectHandle font = copyOf(letter.glyph.font);
            const auto [name, isNew] = names.emplace(font.getObjGen(), "/F" + std::to_string(names.size()));
            if (isNew) fonts.replaceKey(name->second, font);
            content += name->second + " 1 Tf " + matrixText(letter.matrix) + " Tm " + codeText(letter.glyph);
        }
        resources = QPDFObjectHandle::newDictionary();
        resources.replaceKey("/Font", fonts);
        addPage(size, resources, content + "ET");
    }

    [[nodiscard]] QByteArray bytes()
    {
        QPDFWriter writer(m_out);
        writer.setOutputMemory();
        writer.setStaticID(true);
        writer.write();
        const auto buffer = writer.getBufferSharedPointer();
        return {reinterpret_cast<const char*>(buffer->getBuffer()),
                static_cast<qsizetype>(buffer->getSize())};
    }

private:
    QPDFObjectHandle copyOf(QPDFObjectHandle object)
    {
        if (!object.isIndirect()) {
            const std::string text = object.unparse();
            auto known = m_direct.find(text);
            if (known == m_direct.end())
                known = m_direct.emplace(text, m_file.makeIndirectObject(object)).first;
            object = known->second;
        }
        auto known = m_copies.find(object.getObjGen());
        if (known == m_copies.end())
            known = m_copies.emplace(object.getObjGen(), m_out.copyForeignObject(object)).first;
        return known->second;
    }

    void addPage(const QSizeF& size, QPDFObjectHandle resources, const std::string& content)
    {
        QPDFObjectHandle page = QPDFObjectHandle::newDictionary();
        page.replaceKey("/Type", QPDFObjectHandle::newName("/Page"));
        page.replaceKey("/MediaBox", QPDFObjectHandle::newArray(
                                         QPDFObjectHandle::Rectangle(0, 0, size.width(), size.height())));
        page.replaceKey("/Resources", resources);
        // A white background for blend modes.
        const std::string paper =
            "q 1 g 0 0 " + numberText(size.width()) + ' ' + numberText(size.height()) + " re f Q ";
        page.replaceKey("/Contents", QPDFObjectHandle::newStream(&m_out, paper + content));
        m_out.addPage(page, false);
    }

    /** The matrix from the appearance's box to the widget's rectangle at the origin (ISO 32000-2 §12.5.5). */
    static std::string placement(QPDFObjectHandle dict, const QSizeF& size)
    {
        QPDFObjectHandle box = dict.getKey("/BBox");
        if (!box.isRectangle()) return matrixText({});
        const auto sides = box.getArrayAsRectangle();
        const Matrix matrix = ContentReader::parseMatrix(dict.getKey("/Matrix"));
        QRectF turned;
        for (const double x : {sides.llx, sides.urx})
            for (const double y : {sides.lly, sides.ury})
                turned = turned.isNull() ? QRectF(matrix.map(x, y), QSizeF(1e-9, 1e-9))
                                         : turned.united(QRectF(matrix.map(x, y), QSizeF(1e-9, 1e-9)));
        if (turned.width() < 1e-6 || turned.height() < 1e-6) return matrixText({0, 0, 0, 0, 0, 0});
        const double across = size.width() / turned.width();
        const double up = size.height() / turned.height();
        return matrixText({across, 0, 0, up, -turned.left() * across, -turned.top() * up});
    }

    QPDF& m_file;
    QPDF m_out;
    QPDFObjectHandle m_shared = QPDFObjectHandle::newNull();
    std::map<std::string, QPDFObjectHandle> m_direct;
    std::map<QPDFObjGen, QPDFObjectHandle> m_copies;
};

/** An appearance compared with its letters. */
class LookPicture final
{
public:
    LookPicture(const QImage& actual, const QImage& letters, double scale, double border)
        : m_actual(actual), m_scale(scale), m_width(actual.width()), m_height(actual.height()),
          m_strong(actual.size(), QImage::Format_Grayscale8), m_near(actual.size(), QImage::Format_Grayscale8)
    {
        const int least = std::min(m_width, m_height);
        m_band = std::min(static_cast<int>(std::ceil(scale * std::max(2.5, 2 * border + 1))), least / 5);
        m_strong.fill(0);
        m_near.fill(0);
        for (int y = 0; y < m_height; ++y) {
            const auto* const line = reinterpret_cast<const QRgb*>(letters.constScanLine(y));
            for (int x = 0; x < m_width; ++x) {
                const int gray = qGray(line[x]);
                if (gray < strongInk) m_strong.scanLine(y)[x] = 1;
                if (gray >= anyInk) continue;
                for (int v = std::max(0, y - halo); v <= std::min(m_height - 1, y + halo); ++v)
                    for (int u = std::max(0, x - halo); u <= std::min(m_width - 1, x + halo); ++u)
                        m_near.scanLine(v)[u] = 1;
            }
        }
        readRows();
    }

    [[nodiscard]] bool showsLetters(const std::vector<DrawnGlyph>& letters) const
    {
        for (const DrawnGlyph& letter : letters) {
            const QRect box = ShownPages::toPixels(letter.box.adjusted(-0.5, -0.5, 0.5, 0.5), m_scale)
                                  .intersected(m_actual.rect().adjusted(m_band, m_band, -m_band, -m_band));
            int all = 0; // excluding pixels that may be clipped at the edge
            int seen = 0;
            for (int y = box.top(); y <= box.bottom(); ++y)
                for (int x = box.left(); x <= box.right(); ++x) {
                    if (m_strong.constScanLine(y)[x] == 0) continue;
                    ++all;
                    if (contrastOf(at(x, y), m_rows[static_cast<size_t>(y)]) >= visibleContrast) ++seen;
                }
            if (all >= minLetterPixels && seen < visiblePart * all) return false;
        }
        return true;
    }

    // Index(hasStrays): Filled after signing: how a field may look
    /** Returns whether anything but letters, one background and a frame is visible. `bars`: rows may have
     * different backgrounds. */
    [[nodiscard]] bool hasStrays(const std::vector<DrawnGlyph>& letters, bool bars) const
    {
        std::vector<int> columns(static_cast<size_t>(m_width), 0);
        for (int y = m_band; y < m_height - m_band; ++y) {
            const QRgb row = m_rows[static_cast<size_t>(y)];
            if (!bars && contrastOf(row, m_paper) > strayContrast) return true;
            for (int x = m_band; x < m_width - m_band; ++x)
                if (isStray(x, y, row)) ++columns[static_cast<size_t>(x)];
        }
        const std::vector<bool> comb = combOf(columns, letters);
        int strays = strayOfFrame(comb);
        for (size_t x = 0; x < columns.size(); ++x)
            if (!comb[x]) strays += columns[x];
        return strays > maxStrayPixels;
    }

    /** Returns whether the background of a line of text differs from that of most of the field. */
    [[nodiscard]] bool isHighlighted(const QRectF& line) const
    {
        const QRect part = ShownPages::toPixels(line, m_scale).intersected(m_actual.rect());
        int other = 0;
        for (int y = part.top(); y <= part.bottom(); ++y)
            if (contrastOf(m_rows[static_cast<size_t>(y)], m_paper) > strayContrast) ++other;
        return 2 * other > part.height();
    }

private:
    QRgb at(int x, int y) const { return reinterpret_cast<const QRgb*>(m_actual.constScanLine(y))[x]; }
    bool isNear(int x, int y) const { return m_near.constScanLine(y)[x] != 0; }
    bool isStray(int x, int y, QRgb background) const
    {
        return !isNear(x, y) && contrastOf(at(x, y), background) > strayContrast;
    }

    template <typename Pixels> static QRgb medianOf(Pixels& pixels)
    {
        const auto middle = pixels.begin() + static_cast<std::ptrdiff_t>(pixels.size() / 2);
        std::nth_element(pixels.begin(), middle, pixels.end(),
                         [](QRgb a, QRgb b) { return qGray(a) != qGray(b) ? qGray(a) < qGray(b) : a < b; });
        return *middle;
    }

    /** The background of each row: the median colour outside the letters. */
    void readRows()
    {
        m_rows.assign(static_cast<size_t>(m_height), qRgb(255, 255, 255));
        std::vector<bool> known(static_cast<size_t>(m_height), false);
        std::vector<QRgb> all;
        std::vector<QRgb> row;
        for (int y = 0; y < m_height; ++y) {
            row.clear();
            for (int x = m_band; x < m_width - m_band; ++x)
                if (!isNear(x, y)) row.push_back(at(x, y));
            if (row.empty()) continue;
            m_rows[static_cast<size_t>(y)] = medianOf(row);
            known[static_cast<size_t>(y)] = true;
            if (y >= m_band && y < m_height - m_band) all.push_back(m_rows[static_cast<size_t>(y)]);
        }
        m_paper = all.empty() ? qRgb(255, 255, 255) : medianOf(all);
        for (int y = 0; y < m_height; ++y) // rows filled with letters
            if (!known[static_cast<size_t>(y)]) m_rows[static_cast<size_t>(y)] = m_paper;
    }

    /** Counts the stray pixels of the frame: along each edge, it must have a single colour or show the
     * background. */
    int strayOfFrame(const std::vector<bool>& comb) const
    {
        int strays = 0;
        for (int i = 0; i < m_band; ++i)
            for (const int y : {i, m_height - 1 - i}) {
                const QRgb row = m_rows[static_cast<size_t>(y)];
                for (int x = m_band; x < m_width - m_band; ++x)
                    if (!comb[static_cast<size_t>(x)] && isStray(x, y, row) && isStray(x, y, m_paper))
                        ++strays;
            }
        std::vector<QRgb> column;
        for (int i = 0; i < m_band; ++i)
            for (const int x : {i, m_width - 1 - i}) {
                column.clear();
                for (int y = m_band; y < m_height - m_band; ++y)
                    if (!isNear(x, y)) column.push_back(at(x, y));
                if (column.empty()) continue;
                const QRgb frame = medianOf(column);
                for (int y = m_band; y < m_height - m_band; ++y)
                    if (isStray(x, y, frame) && isStray(x, y, m_rows[static_cast<size_t>(y)])) ++strays;
            }
        return strays;
    }

    /** Columns of vertical lines from edge to edge that divide the field into equal cells for one letter
     * each. */
    std::vector<bool> combOf(const std::vector<int>& columns, const std::vector<DrawnGlyph>& letters) const
    {
        const std::vector<bool> none(columns.size(), false);
        std::vector<bool> comb = none;
        std::vector<double> lines; // centres of the lines
        for (int x = m_band; x < m_width - m_band; ++x) {
            const int begin = x;
            while (x < m_width - m_band &&
                   columns[static_cast<size_t>(x)] >= fullLine * (m_height - 2 * m_band))
                ++x;
            if (x == begin) continue;
            if (x - begin > maxCombLine * m_scale) return none;
            lines.push_back((begin + x) / 2.0);
            for (int at = std::max(0, begin - 1); at < std::min(m_width, x + 1); ++at)
                comb[static_cast<size_t>(at)] = true;
        }
        const double cell = double(m_width) / double(lines.size() + 1);
        for (size_t i = 0; i < lines.size(); ++i)
            if (std::abs(lines[i] - cell * double(i + 1)) > maxCombLine * m_scale) return none;
        std::vector<int> held(lines.size() + 1, 0);
        for (const DrawnGlyph& letter : letters) {
            const auto index = static_cast<size_t>(
                std::clamp(letter.box.center().x() * m_scale / cell, 0.0, double(lines.size())));
            if (!lines.empty() && ++held[index] > 1) return none;
        }
        return comb;
    }

    const QImage& m_actual;
    double m_scale;
    int m_width;
    int m_height;
    int m_band = 0; ///< pixels along the edges in which a frame is allowed
    QImage m_strong;
    QImage m_near;
    std::vector<QRgb> m_rows;
    QRgb m_paper = 0;
};

QString plain(const QString& text)
{
    QString out;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC))
        if (!c.isSpace() && c.isPrint()) out.append(c);
    return out;
}

/** Returns whether a list shows consecutive options, with the selected ones highlighted. */
bool showsChosen(const FilledAppearance& look, const std::vector<DrawnGlyph>& letters,
                 const LookPicture& picture)
{
    struct Line
    {
        QString text;
        QRectF box;
    };
    std::map<int, Line> lines;
    for (const DrawnGlyph& letter : letters) {
        Line& line = lines[letter.line];
        line.text += letter.glyph.text;
        line.box = line.box.united(letter.box);
    }
    QStringList shown;
    QStringList highlighted;
    for (const auto& [index, line] : lines) {
        shown.append(plain(line.text));
        if (picture.isHighlighted(line.box)) highlighted.append(shown.last());
    }
    QStringList options;
    for (const QString& option : look.options)
        options.append(plain(option));
    QStringList chosen;
    for (const QString& option : look.selected)
        chosen.append(plain(option));
    if (shown.isEmpty()) return chosen.isEmpty();
    if (highlighted.isEmpty() && shown == chosen) return true; // only the selected ones
    const auto matches = [](const QString& line, const QString& option) {
        return !line.isEmpty() && option.startsWith(line); // clipped at the edge of the field
    };
    for (qsizetype first = 0; first + shown.size() <= options.size(); ++first) {
        bool fits = true;
        QStringList expected;
        for (qsizetype i = 0; fits && i < shown.size(); ++i) {
            const QString& option = options.at(first + i);
            fits = matches(shown.at(i), option);
            if (chosen.contains(option)) expected.append(shown.at(i));
        }
        if (fits && expected == highlighted && (chosen.isEmpty() || !expected.isEmpty())) return true;
    }
    return false;
}

double borderOf(QPDFObjectHandle widget)
{
    QPDFObjectHandle style = widget.getKey("/BS");
    QPDFObjectHandle width = style.isDictionary() ? style.getKey("/W") : QPDFObjectHandle::newNull();
    return width.isNumber() ? std::clamp(width.getNumericValue(), 0.0, 4.0) : 1;
}

struct Probe
{
    size_t look;
    QSizeF size;
    std::vector<DrawnGlyph> letters;
};

AppearanceResult resultOf(const FilledAppearance& look, const Probe& probe, RenderedFile& file, int page)
{
    const double scale = lookScale(probe.size);
    const QImage actual = file.render(page, scale).convertToFormat(QImage::Format_RGB32);
    const QImage letters = file.render(page + 1, scale).convertToFormat(QImage::Format_RGB32);
    if (actual.isNull() || actual.size() != letters.size()) return AppearanceResult::NotCompared;
    const LookPicture picture(actual, letters, scale, borderOf(look.widget));
    const bool same = picture.showsLetters(probe.letters) && !picture.hasStrays(probe.letters, look.isList) &&
                      (!look.isList || showsChosen(look, probe.letters, picture));
    return same ? AppearanceResult::Same : AppearanceResult::Different;
}

} // namespace

std::vector<AppearanceResult> compareFieldPictures(const std::vector<FilledAppearance>& looks, QPDF& file,
                                                   const PageRenderer& renderer, const WorkLimit& limit)
{
    std::vector<AppearanceResult> results(looks.size(), AppearanceResult::Same);
    for (size_t first = 0; first < looks.size(); first += looksOfFile) {
        Specimens specimens(file);
        std::vector<Probe> probes;
        for (size_t i = first; i < std::min(looks.size(), first + looksOfFile); ++i) {
            QPDFObjectHandle look = soleAppearance(looks[i].widget);
            const QSizeF size = rectOf(looks[i].widget).size();
            if (!look.isStream() || size.width() < 1 || size.height() < 1) continue;
            Probe probe{i, size, appearanceText(looks[i].widget).drawn};
            specimens.add(look, size, probe.letters);
            probes.push_back(std::move(probe));
        }
        if (probes.empty()) continue;
        const auto rendered = renderer.open(specimens.bytes());
        for (size_t i = 0; i < probes.size(); ++i) {
            const size_t look = probes[i].look;
            results[look] = !rendered || limit.isExceeded()
                                ? AppearanceResult::NotCompared
                                : resultOf(looks[look], probes[i], *rendered, static_cast<int>(2 * i));
        }
    }
    return results;
}

} // namespace ink::pdf
