#include "app/base/isolated.h"

#include "app/base/languages.h"

#include <QList>

#include <algorithm>

namespace ink {

namespace {

constexpr QChar firstStrongIsolate(0x2068);
constexpr QChar popDirectionalIsolate(0x2069);

bool isDirectionControl(QChar c)
{
    return (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
}

/** Returns whether the text contains right-to-left characters. */
bool hasRightToLeft(const QString& text)
{
    const QList<uint> codePoints = text.toUcs4();
    return std::any_of(codePoints.begin(), codePoints.end(), [](uint c) {
        const QChar::Direction direction = QChar::direction(c);
        return direction == QChar::DirR || direction == QChar::DirAL || direction == QChar::DirAN;
    });
}

} // namespace

QString withoutDirectionControls(const QString& text)
{
    if (std::none_of(text.begin(), text.end(), isDirectionControl)) return text;
    QString rest = text;
    rest.removeIf(isDirectionControl);
    return rest;
}

QString isolated(const QString& text, Qt::LayoutDirection surrounding)
{
    const QString own = withoutDirectionControls(text);
    if (own.isEmpty() || (surrounding != Qt::RightToLeft && !hasRightToLeft(own))) return own;
    return firstStrongIsolate + own + popDirectionalIsolate;
}

QString isolatedIn(const QString& language, const QString& text)
{
    return isolated(text, isRightToLeft(language) ? Qt::RightToLeft : Qt::LeftToRight);
}

} // namespace ink
