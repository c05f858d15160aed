#pragma once

#include "app/secrets/secretstore.h"
#include "app/settings/settings.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/watchedtransport.h"

#include <QHash>
#include <QTimer>

#include <optional>

namespace ink::workflow {

/** A client and its way out, kept together and dropped in the right order. */
struct Line
{
    std::unique_ptr<WatchedTransport> transport;
    std::unique_ptr<api::ApiClient> client;
};

struct Session::Private
{
    Private(Session* session, settings::Settings& chosen, secrets::SecretStore& store);

    void load();
    void store();
    /** Remembers how the service reaches people and what it can do. */
    void keep(const domain::AccountDetails& account);
    /** One part of the account's details: what is known of it, else asked of the service. */
    template <typename T>
    void ask(const std::optional<T>& known, T domain::AccountDetails::*part, QObject* context,
             api::Done<T> done);
    [[nodiscard]] const Profile* find(const QString& id) const;
    void keep(const Profile& profile);
    [[nodiscard]] std::unique_ptr<Line> lineTo(const QUrl& baseUrl, const Secret& key, api::RetryPolicy retry,
                                               bool watched);
    void use(const Profile& profile, const Secret& key);
    void openRemote(const Profile& profile, Listener<void> listener);
    void close();

    // Keys (session_keys.cpp)
    /** Puts a key that works into a profile's place: keychain, and the open line. */
    void takeKey(const QString& profileId, const Secret& key, const Listener<void>& listener);
    void rotateFrom(const QList<domain::ApiKeyInfo>& keys, const Listener<Rotation>& listener);
    void keepRotated(const wire::MadeKey& made, qint64 oldId, const Listener<Rotation>& listener);

    // The way to the server (session_network.cpp)
    /** Reads the proxy's password once, if there is one to read, then goes on. */
    void withProxy(const std::function<void()>& then);
    void sign(WatchedTransport::Sign how);
    void setReach(Reach next);
    void probe();

    Session* q;
    settings::Settings& settings;
    secrets::SecretStore& secrets;
    StartLocalService startLocal;
    MakeTransport makeTransport;
    QList<Profile> profiles;
    std::optional<Profile> current;
    Secret key; ///< of the open profile
    std::unique_ptr<Line> line;
    std::optional<domain::Outreach> outreach; ///< of the open line
    std::optional<domain::Limits> limits;     ///< likewise
    QHash<QString, Secret> keysOfThisRun;     ///< the keychain would not take them
    quint64 generation = 0;                   ///< a later open makes earlier ones void

    Reach reach = Reach::Unknown;
    QTimer probeTimer;
    std::chrono::milliseconds probePause{0};
    std::unique_ptr<api::Exchange> probing;
    quint64 lineNumber = 0; ///< signs of an earlier line do not count
    bool proxyIsRead = false;
    Secret proxyPassword;
};

/** `local`. */
[[nodiscard]] const QString& localProfileId();
/** The name of the proxy's password among the secrets. */
[[nodiscard]] const QString& proxySecretName();

} // namespace ink::workflow
