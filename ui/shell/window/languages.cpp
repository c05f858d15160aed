#include "ui/shell/window/languages.h"

#include "app/base/languages.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace ink::ui {

namespace {

/** Groups the digits of numbers in plural forms by locale: "12,484 documents". */
class GroupingTranslator final : public QTranslator
{
public:
    [[nodiscard]] QString translate(const char* context, const char* source, const char* comment,
                                    int n) const override
    {
        QString words = QTranslator::translate(context, source, comment, n);
        if (n >= 1000) words.replace(QLatin1String("%n"), QLatin1String("%Ln"));
        return words;
    }
};

} // namespace

QLocale localeFor(const QString& language, const QLocale& system)
{
    const bool isSystem = language.isEmpty() || primarySubtag(language) == primarySubtag(system.name());
    return isSystem ? system : QLocale(language);
}

Languages::Languages(QCoreApplication& app, QObject* parent) : QObject(parent), m_app(app) {}

Languages::~Languages() = default;

void Languages::apply(const QString& language)
{
    const QLocale locale = withAsciiDigits(localeFor(language, QLocale::system()));
    for (const auto& translator : m_translators)
        m_app.removeTranslator(translator.get());
    m_translators.clear();
    m_current = language;
    QLocale::setDefault(locale);
    const auto load = [](const QLocale& tongue, const QString& name, const QString& folder) {
        auto translator = std::make_unique<GroupingTranslator>();
        return translator->load(tongue, name, QStringLiteral("_"), folder) ? std::move(translator) : nullptr;
    };
    const auto add = [this](std::unique_ptr<QTranslator> translator) {
        if (!translator) return;
        m_app.installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    };
    const QString own = QStringLiteral(":/i18n");
    const bool isEnglish = locale.language() == QLocale::English || locale.language() == QLocale::C;
    auto words = isEnglish ? nullptr : load(locale, QStringLiteral("inkstone"), own);
    // Before the translators, because widgets that re-layout on LanguageChange need the direction.
    // Unsupported languages fall back to English.
    if (qobject_cast<QGuiApplication*>(&m_app))
        QGuiApplication::setLayoutDirection(words ? locale.textDirection() : Qt::LeftToRight);
    // English is installed first for every language: its file has the plurals, and the last translator
    // installed is searched first.
    add(load(QLocale(QLocale::English), QStringLiteral("inkstone"), own));
    if (isEnglish) return;
    add(load(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath)));
    add(std::move(words));
}

} // namespace ink::ui

#include "moc_languages.cpp"
