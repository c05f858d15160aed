#include "ui/shell/window/appearance.h"

#include "app/settings/settings.h"

#include <QApplication>

namespace ink::ui {

namespace options = settings::options;

namespace {

ThemeMode modeOf(settings::Theme theme)
{
    switch (theme) {
    case settings::Theme::System:
        return ThemeMode::System;
    case settings::Theme::Light:
        return ThemeMode::Light;
    case settings::Theme::Dark:
        return ThemeMode::Dark;
    case settings::Theme::HighContrast:
        return ThemeMode::HighContrast;
    }
    return ThemeMode::System;
}

} // namespace

Appearance::Appearance(const settings::Settings& settings)
    : m_settings(settings), m_theme(*qobject_cast<QApplication*>(QCoreApplication::instance())),
      m_languages(*QCoreApplication::instance())
{
    apply(options::theme.key);
    apply(options::language.key);
}

void Appearance::apply(const QString& key)
{
    if (key == options::theme.key) m_theme.setMode(modeOf(m_settings.value(options::theme)));
    if (key == options::language.key) m_languages.apply(m_settings.value(options::language));
}

} // namespace ink::ui
