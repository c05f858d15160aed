#pragma once

#include "app/workflow/session/session.h"

namespace ink::settings {
class Settings;
}

namespace ink::workflow {

/** The known profiles, stored in the settings. */
class ProfileList final
{
public:
    explicit ProfileList(settings::Settings& settings);

    /** Reads the profiles from the settings; skips those with an invalid address or ID. */
    void load();
    [[nodiscard]] const QList<Profile>& all() const { return m_profiles; }
    /** The profile with this id; null if it is unknown. */
    [[nodiscard]] const Profile* find(const QString& id) const;
    /** Adds a profile or replaces the one with its id; returns false when nothing changed. */
    bool put(const Profile& profile);
    void remove(const QString& id);

private:
    void store();

    settings::Settings& m_settings;
    QList<Profile> m_profiles;
};

/** The id of the profile for this computer: `local`. */
[[nodiscard]] const QString& localProfileId();

} // namespace ink::workflow
