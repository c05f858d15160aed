#pragma once

#include "app/inkstone/commands/command.h"

namespace ink::settings {
class Settings;
}

namespace ink {

/** `inkstone settings [--json]`: prints all settings, and which of them an administrator has made. */
class SettingsCommand final : public Command
{
    Q_OBJECT
public:
    SettingsCommand(const settings::Settings& settings, bool json) : m_settings(settings), m_json(json) {}
    void start() override;

private:
    const settings::Settings& m_settings;
    bool m_json;
};

} // namespace ink
