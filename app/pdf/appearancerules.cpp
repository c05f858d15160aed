#include "app/pdf/appearancerules.h"

#include "app/pdf/pdfobjects.h"

#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

#include <set>
#include <vector>

namespace ink::pdf {

namespace {

constexpr int nestingLimit = 6;
constexpr int operatorLimit = 200'000;
constexpr long long passwordFlag = 1 << 13;
constexpr double largestNote = 48; ///< points: the icon of a note
constexpr qsizetype longValue = 200;

/** What a content stream does. */
struct Painted
{
    bool text = false;
    bool fills = false;
    bool strokes = false;
    bool pictures = false;
    bool multiplies = false; ///< with the blend mode that lets what is below show through
    bool unreadable = false;
    bool onlySimpleFonts = true;
    std::string shown; ///< the bytes of all strings that are shown

    [[nodiscard]] bool anything() const { return text || fills || strokes || pictures || unreadable; }
};

bool isOneOf(const std::string& name, std::initializer_list<const char*> names)
{
    return std::any_of(names.begin(), names.end(), [&](const char* one) { return name == one; });
}

class Painter final : public QPDFObjectHandle::ParserCallbacks
{
public:
    Painter(Painted& painted, QPDFObjectHandle resources, int depth)
        : m_painted(painted), m_resources(resources), m_depth(depth)
    {
    }

    static void read(Painted& painted, QPDFObjectHandle form, int depth)
    {
        if (!form.isStream()) return;
        if (depth > nestingLimit) {
            painted.unreadable = true;
            return;
        }
        Painter painter(painted, form.getDict().getKey("/Resources"), depth);
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
    void apply(const std::string& name)
    {
        if (isOneOf(name, {"f", "F", "f*", "sh"})) {
            m_painted.fills = true;
        } else if (isOneOf(name, {"B", "B*", "b", "b*"})) {
            m_painted.fills = m_painted.strokes = true;
        } else if (isOneOf(name, {"S", "s"})) {
            m_painted.strokes = true;
        } else if (isOneOf(name, {"BI", "EI"})) {
            m_painted.pictures = true;
        } else if (isOneOf(name, {"Tj", "TJ", "'", "\""})) {
            if (!m_operands.empty()) show(m_operands.back());
        } else if (name == "Tf" && m_operands.size() >= 2) {
            useFont(m_operands.front());
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
    void show(QPDFObjectHandle operand)
    {
        if (operand.isString()) m_painted.shown += operand.getStringValue();
        if (operand.isArray())
            for (int i = 0; i < operand.getArrayNItems(); ++i)
                if (operand.getArrayItem(i).isString())
                    m_painted.shown += operand.getArrayItem(i).getStringValue();
        m_painted.text = m_painted.text || !m_painted.shown.empty();
    }
    void useFont(QPDFObjectHandle name)
    {
        QPDFObjectHandle font = named("/Font", name);
        if (font.isDictionary() && nameText(font.getKey("/Subtype")) == QLatin1String("Type0"))
            m_painted.onlySimpleFonts = false;
    }
    QPDFObjectHandle named(const char* category, QPDFObjectHandle name)
    {
        if (!name.isName() || !m_resources.isDictionary()) return QPDFObjectHandle::newNull();
        QPDFObjectHandle all = m_resources.getKey(category);
        return all.isDictionary() ? all.getKey(name.getName()) : QPDFObjectHandle::newNull();
    }

    Painted& m_painted;
    QPDFObjectHandle m_resources;
    int m_depth;
    int m_operators = 0;
    std::vector<QPDFObjectHandle> m_operands;
};

/** The normal appearance that is shown now. */
QPDFObjectHandle appearanceOf(QPDFObjectHandle annotation)
{
    QPDFObjectHandle all = annotation.getKey("/AP");
    QPDFObjectHandle normal = all.isDictionary() ? all.getKey("/N") : QPDFObjectHandle::newNull();
    if (normal.isDictionary() && annotation.getKey("/AS").isName())
        return normal.getKey(annotation.getKey("/AS").getName());
    return normal;
}

Painted paintedBy(QPDFObjectHandle annotation)
{
    Painted painted;
    Painter::read(painted, appearanceOf(annotation), 0);
    return painted;
}

/** Text without blanks. */
QString dense(const QString& text)
{
    QString out;
    for (const QChar c : text)
        if (!c.isSpace() && c.isPrint()) out.append(c);
    return out;
}

bool isPlain(const QString& text)
{
    return std::all_of(text.begin(), text.end(),
                       [](QChar c) { return c.unicode() < 0x7F && (c.unicode() >= 0x20 || c.isSpace()); });
}

} // namespace

QRectF rectOf(QPDFObjectHandle annotation)
{
    QPDFObjectHandle rect = annotation.getKey("/Rect");
    if (!rect.isArray() || rect.getArrayNItems() != 4) return {};
    double side[4] = {};
    for (int i = 0; i < 4; ++i) {
        if (!rect.getArrayItem(i).isNumber()) return {};
        side[i] = rect.getArrayItem(i).getNumericValue();
    }
    return QRectF(QPointF(side[0], side[1]), QPointF(side[2], side[3])).normalized();
}

bool isShown(QPDFObjectHandle annotation)
{
    QPDFObjectHandle flags = annotation.getKey("/F");
    if (flags.isInteger() && (flags.getIntValue() & hiddenFlags) != 0) return false;
    return isVisible(annotation);
}

bool paintsSomething(QPDFObjectHandle annotation)
{
    return paintedBy(annotation).anything();
}

bool showsAnotherValue(QPDFObjectHandle widget, QPDFObjectHandle value, QPDFObjectHandle options,
                       long long flags)
{
    if ((flags & passwordFlag) != 0) return false;
    if (!value.isString() && !value.isNull()) return false;
    const Painted painted = paintedBy(widget);
    if (!painted.text || !painted.onlySimpleFonts || painted.unreadable) return false;
    const QString shown =
        QString::fromLatin1(painted.shown.data(), static_cast<qsizetype>(painted.shown.size()));
    const QString text = stringText(value);
    if (!isPlain(shown) || !isPlain(text)) return false;
    const QString now = dense(shown);
    const QString expected = dense(text);
    if (now.isEmpty() || now == expected) return false;
    if (expected.size() > longValue && expected.startsWith(now)) return false; // what does not fit is cut
    if (options.isArray())
        for (int i = 0; i < std::min(options.getArrayNItems(), 5000); ++i) {
            QPDFObjectHandle option = options.getArrayItem(i);
            if (!option.isArray() || option.getArrayNItems() != 2) continue;
            if (dense(stringText(option.getArrayItem(0))) == expected &&
                dense(stringText(option.getArrayItem(1))) == now)
                return false;
        }
    return true;
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

bool isHarmlessComment(QPDFObjectHandle annotation, const std::function<bool(const QRectF&)>& coversContent)
{
    if (!annotation.isDictionary()) return false;
    static const std::set<QString> notes{QStringLiteral("Text"), QStringLiteral("Popup")};
    static const std::set<QString> marks{QStringLiteral("Highlight"), QStringLiteral("Underline"),
                                         QStringLiteral("Squiggly"), QStringLiteral("StrikeOut"),
                                         QStringLiteral("Caret")};
    static const std::set<QString> drawings{QStringLiteral("Ink"),     QStringLiteral("Line"),
                                            QStringLiteral("Square"),  QStringLiteral("Circle"),
                                            QStringLiteral("Polygon"), QStringLiteral("PolyLine")};
    if (annotation.hasKey("/A") || annotation.hasKey("/AA") || annotation.hasKey("/FT")) return false;
    const QString kind = nameText(annotation.getKey("/Subtype"));
    const Painted painted = paintedBy(annotation);
    const QRectF rect = rectOf(annotation);
    if (notes.count(kind) != 0)
        return kind == QLatin1String("Popup") ||
               (rect.width() <= largestNote && rect.height() <= largestNote && !painted.text &&
                !painted.pictures);
    if (painted.text || painted.pictures || painted.unreadable) return false;
    if (marks.count(kind) != 0)
        return !painted.fills || painted.multiplies || kind == QLatin1String("Caret") || !coversContent(rect);
    return drawings.count(kind) != 0 && !coversContent(rect);
}

} // namespace ink::pdf
