#include "app/settings/policy.h"

#include <QDir>
#include <QFile>
#include <QSettings>

#include <algorithm>

namespace ink::settings {

namespace {

const QString& recommendedGroup()
{
    static const QString group = QStringLiteral("recommended/");
    return group;
}

bool isRegistryKey(const QString& place)
{
    return place.startsWith(QLatin1StringView("HKEY_"));
}

} // namespace

struct Policy::Location
{
    explicit Location(const QString& where)
        : name(where), kept(where, isRegistryKey(where) || where.endsWith(QLatin1StringView(".plist"))
                                       ? QSettings::NativeFormat
                                       : QSettings::IniFormat)
    {
        kept.setFallbacksEnabled(false);
    }
    QString name;
    QSettings kept;
};

Policy::Policy(const QStringList& places)
{
    for (const QString& place : places)
        if (isRegistryKey(place) || QFile::exists(place))
            m_locations.push_back(std::make_unique<Location>(place));
}

Policy::~Policy() = default;

bool Policy::isLocked(const QString& key) const
{
    return lockedValue(key).isValid();
}

QVariant Policy::lockedValue(const QString& key) const
{
    for (const auto& place : m_locations)
        if (place->kept.contains(key)) return place->kept.value(key);
    return {};
}

QVariant Policy::recommendedValue(const QString& key) const
{
    return lockedValue(recommendedGroup() + key);
}

QString Policy::locationOf(const QString& key) const
{
    for (const QString& wanted : {key, recommendedGroup() + key})
        for (const auto& place : m_locations)
            if (place->kept.contains(wanted)) return QDir::toNativeSeparators(place->name);
    return {};
}

QStringList Policy::keys() const
{
    QStringList all;
    for (const auto& place : m_locations)
        all += place->kept.allKeys();
    all.removeDuplicates();
    std::sort(all.begin(), all.end());
    return all;
}

// Index(systemLocations): Policy: where administrators lock settings
QStringList Policy::systemLocations()
{
#if defined(Q_OS_WIN)
    const QString folder = qEnvironmentVariable("PROGRAMDATA", QStringLiteral("C:/ProgramData"));
    return {QStringLiteral("HKEY_LOCAL_MACHINE\\Software\\Policies\\Inkstone"),
            QStringLiteral("HKEY_CURRENT_USER\\Software\\Policies\\Inkstone"),
            folder + QStringLiteral("/inkstone/policy.ini"), folder + QStringLiteral("/inkstone/locked.ini")};
#elif defined(Q_OS_MACOS)
    const QString managed = QStringLiteral("/Library/Managed Preferences/");
    const QString list = QStringLiteral("org.inkstone.inkstone.plist");
    const QString folder = QStringLiteral("/Library/Application Support/inkstone/");
    return {managed + list, managed + qEnvironmentVariable("USER") + QLatin1Char('/') + list,
            folder + QStringLiteral("policy.ini"), folder + QStringLiteral("locked.ini")};
#else
    return {QStringLiteral("/etc/inkstone/policy.ini"), QStringLiteral("/etc/xdg/inkstone/policy.ini"),
            QStringLiteral("/etc/xdg/inkstone/locked.ini")};
#endif
}

} // namespace ink::settings
