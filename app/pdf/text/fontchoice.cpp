#include "app/pdf/text/fontchoice.h"

#include "app/pdf/text/bundledfonts.h"
#include "app/pdf/text/emoji.h"
#include "app/pdf/text/fontcoverage.h"
#include "app/pdf/text/systemfonts.h"

#include <QFont>
#include <QHash>
#include <QMutex>
#include <QRawFont>
#include <QSet>

#include <algorithm>

namespace ink::pdf {

namespace {

constexpr char32_t inEveryFont = 0x17F; ///< every bundled font has the characters below this one

// Index(isRestricted): Fonts: which may be embedded, and what is used instead
/** Returns whether a family's font must not be embedded; it is opened, and the result logged, only once. */
bool isRestricted(const QString& family)
{
    static QMutex mutex;
    static QHash<QString, bool> known;
    {
        const QMutexLocker lock(&mutex);
        if (const auto answer = known.constFind(family); answer != known.cend()) return *answer;
    }
    const QRawFont font = fontOfFamily(family);
    const bool answer = familyOf(font).compare(family, Qt::CaseInsensitive) == 0 && !mayEmbed(font);
    const QMutexLocker lock(&mutex);
    if (answer && !known.contains(family))
        qWarning("The font “%s” doesn't permit embedding; another font is used.", qPrintable(family));
    known.insert(family, answer);
    return answer;
}

} // namespace

QStringList embeddableFamilies(const QStringList& families, const QString& text)
{
    QStringList chosen;
    std::copy_if(families.begin(), families.end(), std::back_inserter(chosen),
                 [](const QString& family) { return !isRestricted(family); });
    QSet<char32_t> seen;
    QSet<QString> others;
    for (const char32_t c : text.toUcs4()) {
        if (c < inEveryFont || QChar::isSpace(c) || seen.contains(c)) continue;
        seen.insert(c);
        if (isEmoji(QString::fromUcs4(&c, 1))) continue; // drawn as an image
        const auto font = fontWith(c);
        if (!font || font->isRestricted || others.contains(font->family)) continue;
        others.insert(font->family);
        const QString name = withBundledFonts({font->family}).constFirst();
        if (!chosen.contains(name)) chosen << name;
    }
    return chosen;
}

QString restrictedFontOf(char32_t character)
{
    const auto font = fontWith(character);
    return font && font->isRestricted ? font->family : QString();
}

} // namespace ink::pdf
