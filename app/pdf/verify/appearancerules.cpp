#include "app/pdf/verify/appearancerules.h"

#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/file/streamlimits.h"
#include "app/pdf/verify/appearancetext.h"

#include <QPolygonF>
#include <QRegularExpression>
#include <QSet>
#include <QTransform>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>

#include <algorithm>
#include <cmath>
#include <set>
#include <vector>

namespace ink::pdf {

namespace {

constexpr int appearanceNesting = 6;
constexpr int operatorLimit = 200'000;
constexpr long long passwordFlag = 1 << 13;
constexpr double maxNoteSize = 48; ///< points: maximum size of a note icon
constexpr qsizetype longValue = 200;

/** The effects of a content stream. */
struct Painted
{
    bool text = false;
    bool fills = false;
    bool strokes = false;
    bool pictures = false;
    bool multiplies = false; ///< uses the blend mode Multiply, through which the background is visible
    bool unreadable = false;
    bool strays = false;  ///< paints lines or areas other than a border, background or comb
    bool level = true;    ///< all lines are horizontal
    bool upright = true;  ///< all lines are vertical
    double widest = 0;    ///< maximum line width, in units of the appearance
    double paper = 1;     ///< brightness of the background of the text
    AppearanceText words; ///< only set by readText

    [[nodiscard]] bool anything() const { return text || fills || strokes || pictures || unreadable; }
};

bool isOneOf(const std::string& name, std::initializer_list<const char*> names)
{
    return std::any_of(names.begin(), names.end(), [&](const char* one) { return name == one; });
}

class AppearancePainter final : public QPDFObjectHandle::ParserCallbacks
{
public:
    AppearancePainter(Painted& painted, QPDFObjectHandle form, int depth)
        : m_painted(painted), m_resources(form.getDict().getKey("/Resources")), m_depth(depth)
    {
        QPDFObjectHandle box = form.getDict().getKey("/BBox");
        if (!box.isRectangle()) return;
        const auto sides = box.getArrayAsRectangle();
        m_box = QRectF(QPointF(sides.llx, sides.lly), QPointF(sides.urx, sides.ury)).normalized();
    }

    static void read(Painted& painted, QPDFObjectHandle form, int depth)
    {
        if (!form.isStream()) return;
        if (depth > appearanceNesting) {
            painted.unreadable = true;
            return;
        }
        AppearancePainter painter(painted, form, depth);
        try {
            form.parseAsContents(&painter);
        } catch (const std::exception&) {
            painted.unreadable = true;
        }
    }

    void handleObject(QPDFObjectHandle object) override
    {
        if (!object.isOperator()) {
            if (!object.isInlineImage()) m_operands.push_back(object);
            if (m_operands.size() > 1000) m_operands.clear();
            return;
        }
        if (++m_operators > operatorLimit) {
            m_painted.unreadable = true;
            terminateParsing();
            return;
        }
        apply(object.getOperatorValue());
        m_operands.clear();
    }
    void handleEOF() override {}

private:
    /** The part of the graphics state that determines visibility. */
    struct State
    {
        QTransform matrix;
        double fill = 0; ///< brightness
        double width = 1;
    };

    double operand(size_t i) const
    {
        QPDFObjectHandle value = i < m_operands.size() ? m_operands[i] : QPDFObjectHandle::newNull();
        return value.isNumber() ? value.getNumericValue() : 0;
    }
    /** The brightness of the colour in the operands; a pattern or spot colour counts as dark. */
    double brightness() const
    {
        switch (m_operands.size()) {
        case 1:
            return operand(0);
        case 3:
            return (operand(0) + operand(1) + operand(2)) / 3;
        case 4:
            return (1 - operand(3)) * (1 - (operand(0) + operand(1) + operand(2)) / 3);
        default:
            return 0;
        }
    }

    void apply(const std::string& name)
    {
        if (name == "q") {
            m_states.push_back(m_state);
        } else if (name == "Q") {
            if (!m_states.empty()) {
                m_state = m_states.back();
                m_states.pop_back();
            }
        } else if (name == "cm") {
            m_state.matrix =
                QTransform(operand(0), operand(1), operand(2), operand(3), operand(4), operand(5)) *
                m_state.matrix;
        } else if (isOneOf(name, {"g", "rg", "k", "sc", "scn"})) {
            m_state.fill = brightness();
        } else if (name == "w") {
            m_state.width = operand(0);
        } else if (isOneOf(name, {"m", "l", "c", "v", "y", "re", "h"})) {
            extendPath(name);
        } else if (name == "n") {
            m_path.clear();
        } else if (isOneOf(name, {"f", "F", "f*", "B", "B*", "b", "b*", "S", "s"})) {
            paintPath(name);
        } else if (name == "sh") {
            m_painted.fills = m_painted.strays = true;
        } else if (isOneOf(name, {"BI", "EI"})) {
            m_painted.pictures = true;
        } else if (isOneOf(name, {"Tj", "TJ", "'", "\""})) {
            m_painted.text = true;
        } else if (name == "gs" && !m_operands.empty()) {
            QPDFObjectHandle state = named("/ExtGState", m_operands.front());
            const QString mode = state.isDictionary() ? nameText(state.getKey("/BM")) : QString();
            m_painted.multiplies = m_painted.multiplies || mode == QLatin1String("Multiply");
        } else if (name == "Do" && !m_operands.empty()) {
            QPDFObjectHandle object = named("/XObject", m_operands.front());
            if (!object.isStream()) return;
            if (nameText(object.getDict().getKey("/Subtype")) == QLatin1String("Form"))
                read(m_painted, object, m_depth + 1);
            else
                m_painted.pictures = true;
        }
    }

    struct Segment
    {
        QPointF from;
        QPointF to;
    };

    void extendPath(const std::string& name)
    {
        const auto at = [this](size_t i) { return m_state.matrix.map(QPointF(operand(i), operand(i + 1))); };
        if (name == "m") {
            m_start = m_current = at(0);
        } else if (name == "re") {
            const QPointF corner(operand(0), operand(1));
            const QRectF rect = QRectF(corner, QSizeF(operand(2), operand(3))).normalized();
            const QPolygonF sides = m_state.matrix.map(QPolygonF(rect));
            for (qsizetype i = 0; i + 1 < sides.size(); ++i)
                m_path.push_back({sides.at(i), sides.at(i + 1)});
        } else if (name == "h") {
            m_path.push_back({m_current, m_start});
            m_current = m_start;
        } else {
            const QPointF to = at(name == "c" ? 4 : name == "l" ? 0 : 2);
            m_path.push_back({m_current, to});
            m_current = to;
        }
        if (m_path.size() > operatorLimit) m_painted.strays = true;
    }

    /** Returns whether a segment is part of a field's frame: a border or bevel along the edge, a corner, or a
     * comb line from edge to edge. */
    bool isFrame(const Segment& segment) const
    {
        const double margin = std::max(3.0, 0.15 * std::min(m_box.width(), m_box.height()));
        const QRectF inner = m_box.adjusted(margin, margin, -margin, -margin);
        const QPointF step = segment.to - segment.from;
        const double length = std::hypot(step.x(), step.y());
        if (length < 0.01) return true;
        const auto onEdge = [&](QPointF p) { return !inner.contains(p); };
        if (!onEdge(segment.from) || !onEdge(segment.to)) return false;
        if (length <= 2 * margin) return true; // a corner
        const bool upright = std::abs(step.x()) < 0.5;
        const bool level = std::abs(step.y()) < 0.5;
        if (upright) return length >= m_box.height() - 2 * margin;
        return level && length >= m_box.width() - 2 * margin;
    }

    void paintPath(const std::string& name)
    {
        const bool strokes = isOneOf(name, {"S", "s", "B", "B*", "b", "b*"});
        const bool fills = !isOneOf(name, {"S", "s"});
        if (isOneOf(name, {"s", "b", "b*"})) m_path.push_back({m_current, m_start});
        m_painted.strokes = m_painted.strokes || strokes;
        m_painted.fills = m_painted.fills || fills;
        if (strokes)
            m_painted.widest =
                std::max(m_painted.widest, m_state.width * std::sqrt(std::abs(m_state.matrix.determinant())));
        QRectF bounds;
        for (const Segment& segment : m_path) {
            m_painted.strays = m_painted.strays || !isFrame(segment);
            m_painted.level = m_painted.level && std::abs(segment.from.y() - segment.to.y()) < 0.5;
            m_painted.upright = m_painted.upright && std::abs(segment.from.x() - segment.to.x()) < 0.5;
            bounds = bounds.united(QRectF(segment.from, segment.to).normalized().adjusted(0, 0, 0.01, 0.01));
        }
        const bool whole = bounds.width() > 0.8 * m_box.width() && bounds.height() > 0.8 * m_box.height();
        if (fills && whole) {
            m_painted.paper = m_state.fill;
            m_painted.strays = m_painted.strays || m_painted.text; // covers text
        }
        m_path.clear();
    }

    QPDFObjectHandle named(const char* category, QPDFObjectHandle name)
    {
        if (!name.isName() || !m_resources.isDictionary()) return QPDFObjectHandle::newNull();
        QPDFObjectHandle all = m_resources.getKey(category);
        return all.isDictionary() ? all.getKey(name.getName()) : QPDFObjectHandle::newNull();
    }

    Painted& m_painted;
    QPDFObjectHandle m_resources;
    QRectF m_box{0, 0, 0, 0};
    int m_depth;
    int m_operators = 0;
    std::vector<QPDFObjectHandle> m_operands;
    State m_state;
    std::vector<State> m_states;
    std::vector<Segment> m_path;
    QPointF m_start;
    QPointF m_current;
};

/** The appearances of an annotation that viewers may show now: that of its state, or all if it has none. */
std::vector<QPDFObjectHandle> appearancesOf(QPDFObjectHandle annotation)
{
    QPDFObjectHandle all = annotation.getKey("/AP");
    QPDFObjectHandle normal = all.isDictionary() ? all.getKey("/N") : QPDFObjectHandle::newNull();
    if (normal.isStream() || !normal.isDictionary()) return {normal};
    if (annotation.getKey("/AS").isName()) return {normal.getKey(annotation.getKey("/AS").getName())};
    std::vector<QPDFObjectHandle> states;
    for (const auto& [name, look] : normal.getDictAsMap())
        states.push_back(look);
    return states;
}

Painted paintedBy(QPDFObjectHandle annotation)
{
    Painted painted;
    for (const QPDFObjectHandle& look : appearancesOf(annotation))
        AppearancePainter::read(painted, look, 0);
    return painted;
}

/** Like paintedBy, including the visible text. */
Painted readText(QPDFObjectHandle widget)
{
    Painted painted = paintedBy(widget);
    if (!painted.text) return painted;
    for (const QPDFObjectHandle& look : appearancesOf(widget)) {
        try {
            AppearanceText words = readAppearanceText(look, widget, painted.paper);
            painted.words.text += words.text;
            painted.words.written += words.written;
            painted.words.isCut = painted.words.isCut || words.isCut;
            painted.words.isUnclear = painted.words.isUnclear || words.isUnclear;
            painted.words.glyphs.insert(painted.words.glyphs.end(), words.glyphs.begin(), words.glyphs.end());
            painted.words.drawn.insert(painted.words.drawn.end(), words.drawn.begin(), words.drawn.end());
        } catch (const std::exception&) {
            painted.unreadable = true;
        }
    }
    return painted;
}

/** Returns normalized text without spaces. */
QString dense(const QString& text)
{
    QString out;
    for (const QChar c : text.normalized(QString::NormalizationForm_KC))
        if (!c.isSpace() && c.isPrint()) out.append(c);
    return out;
}

/** Returns whether text has a script whose letters are drawn in another order than they are encoded. */
bool isReorderedText(const QString& text)
{
    constexpr char16_t firstBrahmic = 0x0900; // Devanagari … Khmer
    constexpr char16_t lastBrahmic = 0x17FF;
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        return c.direction() == QChar::DirR || c.direction() == QChar::DirAL ||
               (c.unicode() >= firstBrahmic && c.unicode() <= lastBrahmic);
    });
}

/** The numbers in a text, which are drawn from left to right in every script. */
QStringList numbersIn(const QString& text)
{
    QStringList numbers;
    bool inNumber = false;
    for (const QChar c : text) {
        if (c.isDigit()) {
            if (!inNumber) numbers.append(QString());
            numbers.last().append(c);
        }
        inNumber = c.isDigit() || (inNumber && (c == u'.' || c == u','));
    }
    numbers.sort();
    return numbers;
}

/** Returns whether the visible letters are the same; some scripts are drawn in another order. */
bool saysTheSame(const QString& value, const AppearanceText& words)
{
    QString expected = dense(value);
    QString shown = dense(words.text);
    if (expected == shown) return true;
    if (words.isCut && !shown.isEmpty() && expected.contains(shown)) return true;
    if (!isReorderedText(expected) || expected.size() != shown.size() ||
        numbersIn(value) != numbersIn(words.text))
        return false;
    if (expected == dense(words.written)) return true;
    std::sort(expected.begin(), expected.end());
    std::sort(shown.begin(), shown.end());
    return expected == shown;
}

QString valueText(QPDFObjectHandle value)
{
    if (value.isString()) return stringText(value);
    if (!value.isStream()) return {};
    try { // a long value may be a stream (ISO 32000-2 §12.7.5.3)
        const StreamBudget budget(1024 * 1024);
        const auto data = value.getStreamData(qpdf_dl_generalized);
        const std::string bytes(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
        return stringText(QPDFObjectHandle::newString(bytes));
    } catch (const std::exception&) {
        return {};
    }
}

const QRegularExpression notDigits(QStringLiteral("[^0-9]+"));

QString digitsIn(const QString& text)
{
    QString digits;
    for (const QChar c : text)
        if (c.isDigit()) digits.append(QChar(u'0' + c.digitValue()));
    return digits;
}

/** Returns whether `shown` is this number in a format of AFNumber_Format or AFPercent_Format: rounded, with
 * separators, signs and a currency. */
bool isNumberShown(double value, const QString& shown)
{
    constexpr double maxExact = 1e15;
    const qsizetype last = std::max(shown.lastIndexOf(u'.'), shown.lastIndexOf(u','));
    const QString digits = digitsIn(shown);
    if (digits.isEmpty() || digits.size() > 15) return digits.isEmpty() ? false : std::abs(value) >= maxExact;
    if (shown.contains(u'%')) value *= 100;
    // The last separator may be the decimal or the thousands separator.
    for (const qsizetype decimals : {qsizetype(0), last < 0 ? 0 : digitsIn(shown.mid(last)).size()}) {
        const double scaled = std::abs(value) * std::pow(10.0, double(decimals));
        if (std::abs(scaled - digits.toDouble()) <= 0.5 + 1e-6) return true;
    }
    return false;
}

/** Returns whether all numbers in an appearance come from a date or time: years may have two digits, hours
 * may use the 12-hour clock, and months have names. */
bool isDateShown(const QString& value, const QString& shown)
{
    QSet<int> known{12}; // noon and midnight
    for (const QString& group : value.split(notDigits, Qt::SkipEmptyParts)) {
        const int number = group.toInt();
        known << number << number % 100;
        if (number > 12 && number < 24) known << number - 12;
        if (group.size() == 8) // 20240531
            known << group.left(4).toInt() << group.mid(2, 2).toInt() << group.mid(4, 2).toInt()
                  << group.right(2).toInt();
    }
    const QStringList numbers = shown.split(notDigits, Qt::SkipEmptyParts);
    const auto isKnown = [&](const QString& group) { return known.contains(group.toInt()); };
    const bool named = std::any_of(value.begin(), value.end(), [](QChar c) { return c.isLetter(); });
    // A month may be shown by its name.
    const auto strangers =
        std::count_if(numbers.begin(), numbers.end(), [&](const QString& g) { return !isKnown(g); });
    return strangers <= (named ? 1 : 0);
}

/** The letters and digits in lower case. */
QString signsIn(const QString& text)
{
    QString signs;
    for (const QChar c : text.toLower())
        if (c.isLetterOrNumber()) signs.append(c);
    return signs;
}

/** Returns whether an appearance shows something other than a script's formatted value: well-known functions
 * are emulated; any other script may add letters around the value, such as a currency, but not replace it. */
bool showsAnotherFormat(const QString& script, const QString& value, const QString& shown)
{
    constexpr qsizetype maxAddedLetters = 6;
    const auto calls = [&script](const char* function) { return script.contains(QLatin1String(function)); };
    const bool isNumber = calls("AFNumber_Format") || calls("AFPercent_Format");
    const bool isDigits = calls("AFSpecial_Format");
    if (value.isEmpty() || shown.isEmpty()) return value.isEmpty() != shown.isEmpty();
    if (isDigits) return digitsIn(value) != digitsIn(shown);
    if (calls("AFDate_Format") || calls("AFTime_Format")) return !isDateShown(value, shown);
    if (!isNumber) {
        const QString wanted = signsIn(value);
        const QString found = signsIn(shown);
        return !found.contains(wanted) || digitsIn(value) != digitsIn(shown) ||
               found.size() - wanted.size() > maxAddedLetters;
    }
    bool ok = false;
    const double number = QString(value).replace(u',', u'.').toDouble(&ok);
    return ok && !isNumberShown(number, shown);
}

/** The display text of an option. */
QString optionLabel(QPDFObjectHandle option)
{
    if (option.isArray() && option.getArrayNItems() == 2) return stringText(option.getArrayItem(1));
    return stringText(option);
}

} // namespace

bool paintsSomething(QPDFObjectHandle annotation)
{
    QPDFObjectHandle colours = annotation.getKey("/MK");
    if (colours.isDictionary() && (colours.hasKey("/BG") || colours.hasKey("/BC") || colours.hasKey("/CA")))
        return true;
    return paintedBy(annotation).anything();
}

bool showsAnotherValue(QPDFObjectHandle widget, QPDFObjectHandle value, QPDFObjectHandle options,
                       long long flags, bool isList, const QString& formatScript)
{
    const bool isText = value.isString() || value.isStream() || value.isNull();
    if (!isText && !(isList && value.isArray())) return true;
    const Painted painted = readText(widget);
    const QString shown = dense(painted.words.text);
    if (painted.pictures || painted.unreadable) return true;
    if ((flags & passwordFlag) != 0)
        return !std::all_of(shown.begin(), shown.end(), [&](QChar c) { return c == shown.front(); });
    if (isList) {
        QString all;
        for (int i = 0; options.isArray() && i < std::min(options.getArrayNItems(), 5000); ++i)
            all += dense(optionLabel(options.getArrayItem(i)));
        return painted.words.isUnclear ||
               !all.contains(shown); // also compared as an image: see FilledAppearance
    }
    const QString plain = valueText(value);
    const QString expected = dense(plain);
    if (!formatScript.isEmpty())
        return painted.anything() ? painted.strays || painted.words.isUnclear ||
                                        showsAnotherFormat(formatScript, expected, shown)
                                  : showsAnotherFormat(formatScript, expected, shown) &&
                                        !appearancesOf(widget).front().isNull();
    if (!painted.anything()) return !expected.isEmpty() && !appearancesOf(widget).front().isNull();
    if (painted.strays || painted.words.isUnclear) return true;
    if (saysTheSame(plain, painted.words)) return false;
    if (expected.size() > longValue && shown.size() > longValue / 4 && expected.startsWith(shown))
        return false; // overflowing text is clipped
    for (int i = 0; options.isArray() && i < std::min(options.getArrayNItems(), 5000); ++i) {
        QPDFObjectHandle option = options.getArrayItem(i);
        if (!option.isArray() || option.getArrayNItems() != 2) continue;
        if (dense(stringText(option.getArrayItem(0))) == expected && dense(optionLabel(option)) == shown)
            return false;
    }
    return true;
}

AppearanceText appearanceText(QPDFObjectHandle widget)
{
    return readText(widget).words;
}

QPDFObjectHandle soleAppearance(QPDFObjectHandle widget)
{
    const std::vector<QPDFObjectHandle> looks = appearancesOf(widget);
    return looks.size() == 1 ? looks.front() : QPDFObjectHandle::newNull();
}

bool showsAnotherState(QPDFObjectHandle widget, QPDFObjectHandle value)
{
    if (!widget.hasKey("/AS") || !value.isName()) return false;
    const QString state = nameText(widget.getKey("/AS"));
    const QString wanted = nameText(value);
    if (state == wanted) return false;
    if (state != QLatin1String("Off")) return true;
    QPDFObjectHandle all = widget.getKey("/AP");
    QPDFObjectHandle normal = all.isDictionary() ? all.getKey("/N") : QPDFObjectHandle::newNull();
    return normal.isDictionary() && normal.hasKey("/" + wanted.toStdString());
}

namespace {

/** The factor by which a viewer scales an appearance to the annotation's rectangle (ISO 32000-2 §12.5.5). */
double enlargement(QPDFObjectHandle annotation, const QRectF& rect)
{
    double maximum = 1;
    for (QPDFObjectHandle look : appearancesOf(annotation)) {
        QPDFObjectHandle box = look.isStream() ? look.getDict().getKey("/BBox") : QPDFObjectHandle::newNull();
        if (!box.isRectangle()) continue;
        const auto sides = box.getArrayAsRectangle();
        const double width = std::abs(sides.urx - sides.llx);
        const double height = std::abs(sides.ury - sides.lly);
        if (width > 0 && height > 0)
            maximum = std::max({maximum, rect.width() / width, rect.height() / height});
    }
    return maximum;
}

double borderWidth(QPDFObjectHandle annotation)
{
    QPDFObjectHandle style = annotation.getKey("/BS");
    QPDFObjectHandle border = annotation.getKey("/Border");
    QPDFObjectHandle width = style.isDictionary()                               ? style.getKey("/W")
                             : border.isArray() && border.getArrayNItems() >= 3 ? border.getArrayItem(2)
                                                                                : QPDFObjectHandle::newNull();
    return width.isNumber() ? width.getNumericValue() : 1;
}

/** The bounds of the points that a viewer draws without an appearance, which may extend beyond /Rect. */
QRectF drawnBounds(QPDFObjectHandle annotation, QRectF bounds)
{
    const auto add = [&bounds](QPDFObjectHandle numbers) {
        if (!numbers.isArray()) return;
        for (int i = 0; i + 1 < std::min(numbers.getArrayNItems(), 20'000); i += 2) {
            QPDFObjectHandle x = numbers.getArrayItem(i);
            QPDFObjectHandle y = numbers.getArrayItem(i + 1);
            if (x.isNumber() && y.isNumber())
                bounds = bounds.united(QRectF(x.getNumericValue(), y.getNumericValue(), 0.01, 0.01));
        }
    };
    for (const char* key : {"/L", "/Vertices", "/QuadPoints", "/CL"})
        add(annotation.getKey(key));
    QPDFObjectHandle strokes = annotation.getKey("/InkList");
    if (strokes.isArray())
        for (int i = 0; i < std::min(strokes.getArrayNItems(), 5000); ++i)
            add(strokes.getArrayItem(i));
    const double width = borderWidth(annotation) / 2;
    return bounds.adjusted(-width, -width, width, width);
}

} // namespace

bool isHarmlessComment(QPDFObjectHandle annotation, const std::function<bool(const QRectF&)>& coversContent)
{
    if (!annotation.isDictionary() || !hasPlainRect(annotation)) return false;
    static const std::set<QString> lines{QStringLiteral("Underline"), QStringLiteral("StrikeOut"),
                                         QStringLiteral("Squiggly")};
    static const std::set<QString> drawings{QStringLiteral("Ink"),     QStringLiteral("Line"),
                                            QStringLiteral("Square"),  QStringLiteral("Circle"),
                                            QStringLiteral("Polygon"), QStringLiteral("PolyLine"),
                                            QStringLiteral("Caret")};
    constexpr double thinLine = 3; // points
    for (const char* key : {"/A", "/AA", "/FT", "/OC"})
        if (annotation.hasKey(key)) return false;
    const QString kind = nameText(annotation.getKey("/Subtype"));
    const bool hasVisibleAppearance = annotation.hasKey("/AP");
    const QRectF rect = rectOf(annotation);
    if (kind == QLatin1String("Popup"))
        return !hasVisibleAppearance; // viewers differ in whether they draw it
    const Painted painted = paintedBy(annotation);
    if (painted.text || painted.pictures || painted.unreadable) return false;
    if (kind == QLatin1String("Text"))
        return rect.width() <= maxNoteSize && rect.height() <= maxNoteSize &&
               (!painted.anything() || painted.multiplies || !coversContent(rect));
    if (kind == QLatin1String("Highlight"))
        return !painted.anything() || painted.multiplies || !coversContent(rect);
    if (lines.count(kind) != 0) {
        const bool straight = painted.level || painted.upright || kind == QLatin1String("Squiggly");
        const bool thin = !painted.fills && straight &&
                          painted.widest * enlargement(annotation, rect) <= thinLine &&
                          borderWidth(annotation) <= thinLine;
        return thin || !coversContent(rect);
    }
    return drawings.count(kind) != 0 && !coversContent(drawnBounds(annotation, rect));
}

} // namespace ink::pdf
