#pragma once

#include <QString>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <vector>

namespace ink::settings {

/**
 * Settings that an administrator made: locked ones, and recommended ones (in the group `recommended`) that
 * people may change. They are read once.
 */
class Policy final
{
public:
    /** INI files, on Windows also registry keys (`HKEY_…`), on macOS property lists (`.plist`). The first
     * place that has a setting counts. */
    explicit Policy(const QStringList& places);
    ~Policy();
    Policy(const Policy&) = delete;
    Policy& operator=(const Policy&) = delete;

    [[nodiscard]] bool isLocked(const QString& key) const;
    [[nodiscard]] QVariant locked(const QString& key) const;
    /** Invalid for none. */
    [[nodiscard]] QVariant recommended(const QString& key) const;
    /** The place that a locked or recommended setting is from; empty for none. */
    [[nodiscard]] QString placeOf(const QString& key) const;
    /** All settings that any place has, with their group where they are recommended. */
    [[nodiscard]] QStringList keys() const;

    /** The place of policies on this system. */
    [[nodiscard]] static QStringList systemPlaces();

private:
    struct Place;
    std::vector<std::unique_ptr<Place>> m_places;
};

} // namespace ink::settings
