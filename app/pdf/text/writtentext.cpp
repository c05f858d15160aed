#include "app/pdf/text/writtentext.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace ink::pdf {

namespace {

bool isNoncharacter(char32_t c)
{
    return (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF);
}

} // namespace

bool containsRightToLeft(const QString& text)
{
    const QList<uint> all = text.toUcs4();
    return std::any_of(all.cbegin(), all.cend(), [](uint c) {
        return QChar::direction(c) == QChar::DirR || QChar::direction(c) == QChar::DirAL;
    });
}

QString writableText(const QString& text, bool keepLines)
{
    const QChar lineEnd = keepLines ? QLatin1Char('\n') : QLatin1Char(' ');
    QString out;
    out.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text.at(i);
        const char16_t unit = c.unicode();
        if (unit >= 0x20 && unit < 0x7F) {
            out += c;
        } else if (unit == u'\r') {
            out += lineEnd;
            if (i + 1 < text.size() && text.at(i + 1) == QLatin1Char('\n')) ++i;
        } else if ((unit >= 0x0A && unit <= 0x0C) || unit == 0x85 || unit == 0x2028 || unit == 0x2029) {
            out += lineEnd;
        } else if (unit == u'\t') {
            out += QLatin1Char(' ');
        } else if (unit < 0x20 || (unit >= 0x7F && unit < 0xA0)) {
            continue;
        } else if (c.isHighSurrogate() && i + 1 < text.size() && text.at(i + 1).isLowSurrogate()) {
            const char32_t whole = QChar::surrogateToUcs4(c, text.at(++i));
            if (isNoncharacter(whole))
                out += QChar(QChar::ReplacementCharacter);
            else
                (out += c) += text.at(i);
        } else if (c.isSurrogate() || isNoncharacter(unit)) {
            out += QChar(QChar::ReplacementCharacter);
        } else {
            out += c;
        }
    }
    return out;
}

bool isInvisible(char32_t c)
{
    // Default_Ignorable_Code_Point (Unicode, DerivedCoreProperties.txt).
    if (c < 0xAD) return false;
    return c == 0xAD || c == 0x34F || c == 0x61C || c == 0x115F || c == 0x1160 || c == 0x17B4 ||
           c == 0x17B5 || (c >= 0x180B && c <= 0x180F) || (c >= 0x200B && c <= 0x200F) ||
           (c >= 0x202A && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0x3164 ||
           (c >= 0xFE00 && c <= 0xFE0F) || c == 0xFEFF || c == 0xFFA0 || (c >= 0xFFF0 && c <= 0xFFF8) ||
           (c >= 0x1BCA0 && c <= 0x1BCA3) || (c >= 0x1D173 && c <= 0x1D17A) || (c >= 0xE0000 && c <= 0xE0FFF);
}

QList<qsizetype> clusterBounds(const QString& text)
{
    QList<qsizetype> bounds{0};
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    for (qsizetype at = finder.toNextBoundary(); at > bounds.constLast(); at = finder.toNextBoundary())
        bounds.append(at);
    if (bounds.constLast() < text.size()) bounds.append(text.size());
    return bounds;
}

} // namespace ink::pdf
