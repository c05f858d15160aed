#pragma once

#include "ui/shell/languages.h"
#include "ui/widgets/dialogroom.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/wheelguard.h"

namespace ink::settings {
class Settings;
}

namespace ink::ui {

/** Theme and language of the program as the settings name them, and what holds for every widget. */
class Appearance final
{
public:
    /** Colours and language come before the first widget: nothing is styled or worded twice. */
    explicit Appearance(const settings::Settings& settings);

    /** Applies the setting with this key; other keys are ignored. */
    void apply(const QString& key);

private:
    const settings::Settings& m_settings;
    Theme m_theme;
    WheelGuard m_wheelGuard;
    DialogRoom m_dialogRoom;
    Languages m_languages;
};

} // namespace ink::ui
