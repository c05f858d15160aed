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
    const auto add = [this, &locale](const QString& name, const QString& folder) {
        auto translator = std::make_unique<QTranslator>();
        if (!translator->load(locale, name, QStringLiteral("_"), folder)) return;
        m_app.installTranslator(translator.get());
        m_translators.push_back(std::move(translator));
    };
    if (locale.language() != QLocale::English && locale.language() != QLocale::C)
        add(QStringLiteral("qtbase"), QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    add(QStringLiteral("inkstone"), QStringLiteral(":/i18n"));
}

} // namespace ink::ui
