#pragma once

#include "app/secrets/secretstore.h"
#include "app/settings/settings.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/profilelist.h"
#include "app/workflow/session/proxyaccess.h"
#include "app/workflow/session/reachmonitor.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/watchedtransport.h"

#include <QHash>

#include <optional>

namespace ink::workflow {

/** A client and its transport, kept together and destroyed in the right order. */
struct SessionConnection
{
    std::unique_ptr<WatchedTransport> transport;
    std::unique_ptr<api::ApiClient> client;
};

struct Session::Private
{
    Private(Session* session, settings::Settings& chosen, secrets::SecretStore& store);

    /** Caches the service's outreach and limits. */
    void cacheDetails(const domain::AccountDetails& account);
    /** Queries one part of the account's details, cached or from the service. */
    template <typename T>
    void queryDetail(const std::optional<T>& known, T domain::AccountDetails::*part, QObject* context,
                     api::Done<T> done);
    void put(const Profile& profile);
    [[nodiscard]] std::unique_ptr<SessionConnection> makeConnection(const QUrl& baseUrl, const Secret& key,
                                                                    api::RetryPolicy retry, bool watched);
    void activateProfile(const Profile& profile, const Secret& key);
    void openRemote(const Profile& profile, Listener<void> listener);
    void close();

    /** Sets a profile's verified key: in the keychain and for the open connection. */
    void setKey(const QString& profileId, const Secret& key, const Listener<void>& listener);
    void rotateListedKey(const QList<domain::ApiKeyInfo>& keys, const Listener<Rotation>& listener);
    void storeRotatedKey(const wire::CreatedKey& made, qint64 oldId, const Listener<Rotation>& listener);

    Session* q;
    settings::Settings& settings;
    secrets::SecretStore& secrets;
    LocalServiceStarter startLocal;
    TransportFactory makeTransport;
    ProfileList profiles;
    ProxyAccess proxy;
    std::optional<Profile> current;
    Secret key; ///< key of the open profile
    std::unique_ptr<SessionConnection> connection;
    std::optional<domain::Outreach> outreach; ///< outreach of the open connection; nothing = not known yet
    std::optional<domain::Limits> limits;     ///< limits of the open connection; nothing = not known yet
    QHash<QString, Secret> temporaryKeys;     ///< by profile id; keys that aren't stored in the keychain
    quint64 generation = 0;                   ///< incremented when a profile is opened or closed; pending
                                              ///< opens are then cancelled

    ReachMonitor monitor;
    quint64 connectionNumber = 0; ///< signals of an earlier connection are ignored
};

} // namespace ink::workflow
