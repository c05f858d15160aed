#include "ui/shell/languages.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QLocale>

namespace ink::ui {

Languages::Languages(QCoreApplication& app, QObject* parent) : QObject(parent), m_app(app) {}

Languages::~Languages() = default;

void Languages::apply(const QString& language)
{
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    for (const auto& translator : m_translators)
        m_app.removeTranslator(translator.get());
    m_translators.clear();
    m_current = language;
    QLocale::setDefault(locale);
    const auto add = [this](const QLocale& tongue, const QString& name, const QString& folder) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(tongue, name, QStringLiteral("_"), folder)) return;
        m_app.installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    };
    const QString own = QStringLiteral(":/i18n");
    // English comes first, whatever the language: its file holds the plurals, and the last one added is asked
    // first.
    const QLocale english(QLocale::English);
    add(english, QStringLiteral("inkstone"), own);
    if (locale.language() == QLocale::English || locale.language() == QLocale::C) return;
    add(locale, QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    add(locale, QStringLiteral("inkstone"), own);
}

} // namespace ink::ui
