#include "app/base/printable.h"

namespace ink {

namespace {

constexpr char32_t zeroWidthNonJoiner = 0x200C; ///< Persian and Indic scripts need both
constexpr char32_t zeroWidthJoiner = 0x200D;

// Index(isVisible): Verify: names and titles on a terminal
bool isVisible(char32_t c)
{
    switch (QChar::category(c)) {
    case QChar::Other_Control:
    case QChar::Other_Surrogate:
    case QChar::Separator_Line:
    case QChar::Separator_Paragraph:
        return false;
    case QChar::Other_Format:
        return c == zeroWidthNonJoiner || c == zeroWidthJoiner;
    default:
        return true;
    }
}

QString escape(QChar c)
{
    if (c == QLatin1Char('\n')) return QStringLiteral("\\n");
    if (c == QLatin1Char('\r')) return QStringLiteral("\\r");
    if (c == QLatin1Char('\t')) return QStringLiteral("\\t");
    return QStringLiteral("\\u%1").arg(static_cast<uint>(c.unicode()), 4, 16, QLatin1Char('0'));
}

QString escaped(const QString& text, bool keepsLines)
{
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const bool pair = c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate();
        const bool kept = keepsLines && (c == QLatin1Char('\n') || c == QLatin1Char('\t'));
        if (kept || isVisible(pair ? QChar::surrogateToUcs4(c, text.at(i + 1)) : c.unicode())) {
            out += c;
            if (pair) out += text.at(++i);
            continue;
        }
        out += escape(c);
        if (pair) out += escape(text.at(++i));
    }
    return out;
}

} // namespace

QString printable(const QString& text)
{
    return escaped(text, false);
}

QString printableLines(const QString& text)
{
    return escaped(text, true);
}

} // namespace ink
