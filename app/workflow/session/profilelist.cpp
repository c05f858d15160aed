#include "app/workflow/session/profilelist.h"

#include "app/settings/settings.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QUuid>

#include <algorithm>

namespace ink::workflow {

const QString& localProfileId()
{
    static const QString id = QStringLiteral("local");
    return id;
}

ProfileList::ProfileList(settings::Settings& settings) : m_settings(settings) {}

void ProfileList::load()
{
    const QJsonArray kept = m_settings.value(settings::options::profiles);
    for (const QJsonValue& value : kept) {
        const QJsonObject object = value.toObject();
        Profile profile;
        profile.id = object.value(QStringLiteral("id")).toString();
        profile.label = object.value(QStringLiteral("label")).toString();
        profile.email = object.value(QStringLiteral("email")).toString();
        if (profile.isLocal()) {
            profile.label = Session::tr("This computer");
        } else {
            // The file may have been edited: an address is checked each time it is loaded.
            const auto url = Session::checkBaseUrl(object.value(QStringLiteral("baseUrl")).toString());
            if (!url || QUuid::fromString(profile.id).isNull()) continue;
            profile.baseUrl = *url;
        }
        if (!find(profile.id)) m_profiles.append(profile);
    }
}

void ProfileList::store()
{
    QJsonArray kept;
    for (const Profile& profile : std::as_const(m_profiles)) {
        QJsonObject object{{QStringLiteral("id"), profile.id}};
        if (!profile.isLocal()) {
            object.insert(QStringLiteral("label"), profile.label);
            object.insert(QStringLiteral("email"), profile.email);
            object.insert(QStringLiteral("baseUrl"), profile.baseUrl.toString());
        }
        kept.append(object);
    }
    m_settings.set(settings::options::profiles, kept);
}

const Profile* ProfileList::find(const QString& id) const
{
    const auto found = std::find_if(m_profiles.cbegin(), m_profiles.cend(),
                                    [&](const Profile& profile) { return profile.id == id; });
    return found == m_profiles.cend() ? nullptr : &*found;
}

bool ProfileList::put(const Profile& profile)
{
    Q_ASSERT(!profile.id.isEmpty());
    const auto found = std::find_if(m_profiles.begin(), m_profiles.end(),
                                    [&](const Profile& known) { return known.id == profile.id; });
    if (found != m_profiles.end() && *found == profile) return false;
    if (found == m_profiles.end())
        m_profiles.append(profile);
    else
        *found = profile;
    store();
    return true;
}

void ProfileList::remove(const QString& id)
{
    m_profiles.removeIf([&](const Profile& profile) { return profile.id == id; });
    store();
}

} // namespace ink::workflow
