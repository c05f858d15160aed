#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <vector>

namespace ink::settings {

/**
 * An administrator's settings: locked ones, and recommended ones (in the group `recommended`), which users
 * may change. They are read once.
 */
class Policy final
{
public:
    /** Reads policies from `places`: INI files, on Windows also registry keys (`HKEY_…`), on macOS property
     * lists (`.plist`). The first place that has a setting takes precedence. */
    explicit Policy(const QStringList& places);
    ~Policy();
    Policy(const Policy&) = delete;
    Policy& operator=(const Policy&) = delete;

    [[nodiscard]] bool isLocked(const QString& key) const;
    [[nodiscard]] QVariant lockedValue(const QString& key) const;
    /** The recommended value; invalid if there is none. */
    [[nodiscard]] QVariant recommendedValue(const QString& key) const;
    /** The place that contains a locked or recommended setting; empty if there is none. */
    [[nodiscard]] QString locationOf(const QString& key) const;
    /** The keys of all settings in all places; those of recommended ones include the group. */
    [[nodiscard]] QStringList keys() const;

    /** The places of policies on this system. */
    [[nodiscard]] static QStringList systemLocations();

private:
    struct Location;
    std::vector<std::unique_ptr<Location>> m_locations;
};

} // namespace ink::settings
