#include "app/pdf/text/fontchoice.h"

#include "app/pdf/text/systemfonts.h"

#include <QFont>
#include <QFontDatabase>
#include <QHash>
#include <QMutex>

#include <algorithm>
#include <atomic>
#include <optional>

namespace ink::pdf {

namespace {

constexpr qsizetype maxKnownChoices = 20'000;

/** The font of a family, if it is installed. */
std::optional<QRawFont> fontOfFamily(const QString& family)
{
    QFont font;
    font.setFamilies({family});
    font.setStyleStrategy(QFont::NoFontMerging);
    font.setHintingPreference(QFont::PreferNoHinting); // as text is shaped, so that the font is opened once
    font.setPixelSize(1000);
    const QRawFont raw = QRawFont::fromFont(font);
    if (familyOf(raw).compare(family, Qt::CaseInsensitive) != 0) return std::nullopt;
    return raw;
}

/** Returns whether a family's font must not be embedded; it is opened, and logged, once. */
bool isRestricted(const QString& family)
{
    static QMutex mutex;
    static QHash<QString, bool> known;
    {
        const QMutexLocker lock(&mutex);
        if (const auto answer = known.constFind(family); answer != known.cend()) return *answer;
    }
    const auto font = fontOfFamily(family);
    const bool answer = font && !mayEmbed(*font);
    const QMutexLocker lock(&mutex);
    if (answer && !known.contains(family))
        qWarning("The font “%s” doesn't permit embedding; another font is used.", qPrintable(family));
    known.insert(family, answer);
    return answer;
}

/** A family that has a character and may be embedded; empty when there is none. */
QString embeddableFamilyOf(char32_t character)
{
    for (const QString& family : QFontDatabase::families()) {
        if (isRestricted(family)) continue;
        const auto font = fontOfFamily(family);
        if (font && !isEmojiFont(*font) && font->supportsCharacter(character)) return family;
    }
    return {};
}

/** The choice for a character that the system takes from a font that must not be embedded. */
struct Substitute
{
    QString restricted; ///< that font's family; empty when all is well
    QString family;     ///< instead; empty when no other has the character
};

/** The choices that were made for characters. */
struct Substitutes
{
    QMutex mutex;
    QHash<char32_t, Substitute> known; ///< guarded by the mutex
    std::atomic_bool isEmpty = true;
};

Substitutes& substitutes()
{
    static Substitutes all;
    return all;
}

QList<char32_t> charactersOf(const QString& text)
{
    QList<char32_t> characters;
    for (const uint c : text.toUcs4())
        if (!QChar::isSpace(c) && !characters.contains(c)) characters.append(c);
    return characters;
}

} // namespace

QStringList embeddableFamilies(const QStringList& families, const QString& text)
{
    QStringList chosen;
    std::copy_if(families.begin(), families.end(), std::back_inserter(chosen),
                 [](const QString& family) { return !isRestricted(family); });
    if (substitutes().isEmpty) return chosen;
    const QMutexLocker lock(&substitutes().mutex);
    for (const char32_t c : charactersOf(text)) {
        const QString family = substitutes().known.value(c).family;
        if (!family.isEmpty() && !chosen.contains(family)) chosen << family;
    }
    return chosen;
}

bool noteRestricted(const QRawFont& font, const QString& text)
{
    const QString restricted = familyOf(font);
    (void)isRestricted(restricted); // logs it
    bool isNews = false;
    for (const char32_t c : charactersOf(text)) {
        if (!font.supportsCharacter(c)) continue;
        {
            const QMutexLocker lock(&substitutes().mutex);
            if (substitutes().known.contains(c)) continue;
        }
        const Substitute found{restricted, embeddableFamilyOf(c)};
        const QMutexLocker lock(&substitutes().mutex);
        if (substitutes().known.size() >= maxKnownChoices) return isNews;
        substitutes().known.insert(c, found);
        substitutes().isEmpty = false;
        isNews = isNews || !found.family.isEmpty();
    }
    return isNews;
}

QString restrictedFontOf(char32_t character)
{
    const QMutexLocker lock(&substitutes().mutex);
    const Substitute found = substitutes().known.value(character);
    return found.family.isEmpty() ? found.restricted : QString();
}

} // namespace ink::pdf
