#include "app/base/languages.h"

#include <QDir>
#include <QHash>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <map>
#include <memory>

namespace ink {

namespace {

/** Every catalogue translates this to the name of its own language. */
constexpr const char* nameContext = "ink::Language";
constexpr const char* nameSource = QT_TRANSLATE_NOOP("ink::Language", "English");

class Catalogues final
{
public:
    Catalogues()
    {
        languages.append({QStringLiteral("en"), QString::fromUtf8(nameSource)});
        const QDir folder(QStringLiteral(":/i18n"));
        for (const QString& file : folder.entryList({QStringLiteral("inkstone_*.qm")}, QDir::Files)) {
            const QString code = file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0);
            auto translator = std::make_unique<QTranslator>();
            if (code == languages.first().code || !translator->load(folder.filePath(file))) continue;
            languages.append({code, translator->translate(nameContext, nameSource)});
            m_translators.emplace(code, std::move(translator));
        }
        std::sort(languages.begin() + 1, languages.end(),
                  [](const Language& one, const Language& other) { return one.name < other.name; });
        for (const Language& each : std::as_const(languages))
            codes.append(each.code);
    }

    /** Null for English. */
    [[nodiscard]] const QTranslator* of(const QString& code) const
    {
        const auto found = m_translators.find(code);
        return found == m_translators.end() ? nullptr : found->second.get();
    }

    QList<Language> languages;
    QStringList codes;

private:
    std::map<QString, std::unique_ptr<const QTranslator>> m_translators;
};

const Catalogues& catalogues()
{
    static const Catalogues all; // only read afterwards
    return all;
}

} // namespace

const QList<Language>& languages()
{
    return catalogues().languages;
}

// Index(languageCode): Languages that the program speaks, and how one is chosen
const QStringList& languageCodes()
{
    return catalogues().codes;
}

QString primarySubtag(const QString& tag)
{
    return tag.section(QLatin1Char('-'), 0, 0).section(QLatin1Char('_'), 0, 0).toLower();
}

QString languageCode(const QString& tag)
{
    const QString primary = primarySubtag(tag);
    return languageCodes().contains(primary) ? primary : languageCodes().first();
}

QString windowLanguage()
{
    return languageCode(QLocale().bcp47Name());
}

bool isRightToLeft(const QString& tag)
{
    return QLocale(languageCode(tag)).textDirection() == Qt::RightToLeft;
}

QLocale withAsciiDigits(const QLocale& locale)
{
    const QLatin1String zero("0");
    if (locale.zeroDigit() == zero) return locale;
    if (locale.language() == QLocale::Arabic) return {QLocale::Arabic, QLocale::UnitedArabEmirates};
    const QList<QLocale> all =
        QLocale::matchingLocales(locale.language(), locale.script(), QLocale::AnyTerritory);
    const auto fit =
        std::find_if(all.begin(), all.end(), [&](const QLocale& other) { return other.zeroDigit() == zero; });
    return fit == all.end() ? locale : *fit;
}

QString translatedIn(const QString& language, const char* context, const char* source, const char* comment)
{
    const QTranslator* const catalogue = catalogues().of(languageCode(language));
    const QString words = catalogue ? catalogue->translate(context, source, comment) : QString();
    return words.isEmpty() ? QString::fromUtf8(source) : words;
}

QString languageName(const QString& tag, const QString& in)
{
    constexpr const char* context = "ink::LanguageName";
    static const QHash<QString, const char*> known{
        {QStringLiteral("en"), QT_TRANSLATE_NOOP("ink::LanguageName", "English")},
        {QStringLiteral("fr"), QT_TRANSLATE_NOOP("ink::LanguageName", "French")},
        {QStringLiteral("de"), QT_TRANSLATE_NOOP("ink::LanguageName", "German")},
        {QStringLiteral("es"), QT_TRANSLATE_NOOP("ink::LanguageName", "Spanish")},
        {QStringLiteral("ar"), QT_TRANSLATE_NOOP("ink::LanguageName", "Arabic")},
    };
    const auto at = known.constFind(primarySubtag(tag));
    return at == known.cend() ? ownLanguageName(tag) : translatedIn(in, context, *at);
}

QString ownLanguageName(const QString& tag)
{
    const QString code = primarySubtag(tag);
    const auto own = std::find_if(languages().cbegin(), languages().cend(),
                                  [&](const Language& each) { return each.code == code; });
    return own == languages().cend() ? tag : own->name;
}

} // namespace ink
