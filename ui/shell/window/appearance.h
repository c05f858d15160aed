#pragma once

#include "ui/shell/window/languages.h"
#include "ui/widgets/inputs/enterguard.h"
#include "ui/widgets/inputs/wheelguard.h"
#include "ui/widgets/layout/dialogresizer.h"
#include "ui/widgets/style/theme.h"

namespace ink::settings {
class Settings;
}

namespace ink::ui {

/** Applies the theme and the language from the settings, and the style of all widgets. */
class Appearance final
{
public:
    /** Must be created before the first widget, so that nothing is styled or translated twice. */
    explicit Appearance(const settings::Settings& settings);

    /** Applies the setting with this key; other keys are ignored. */
    void apply(const QString& key);

private:
    const settings::Settings& m_settings;
    Theme m_theme;
    WheelGuard m_wheelGuard;
    EnterGuard m_enterGuard;
    DialogResizer m_dialogRoom;
    Languages m_languages;
};

} // namespace ink::ui
