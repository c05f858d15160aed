#pragma once

#include "app/api/apiclient.h"
#include "app/api/networktransport.h"
#include "app/base/result.h"
#include "app/base/secret.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QUrl>

#include <memory>

namespace ink::secrets {
class SecretStore;
}
namespace ink::settings {
class Settings;
}

namespace ink::workflow {

/** A place to work: this computer or a server account. Kept in the settings; its key only in the keychain. */
struct Profile
{
    QString id; ///< UUID; `local` for this computer
    QString label;
    QUrl baseUrl;
    QString email;
    [[nodiscard]] bool isLocal() const { return id == QStringLiteral("local"); }
    bool operator==(const Profile&) const = default;
};

/** Starts the embedded service when it is first needed: its address and a key good for this run. Wired in
 * main. */
struct LocalService
{
    QUrl baseUrl;
    Secret key;
};
using StartLocalService = std::function<Result<LocalService>()>;
/** Creates the transport to a server with a key. The session's own makes an api::NetworkTransport. */
using MakeTransport = std::function<std::unique_ptr<api::Transport>(const QUrl& baseUrl, const Secret& key)>;

/** The connection to an account. The client changes with `currentChanged`; old calls end with
 * Cancelled. */
class Session final : public QObject
{
    Q_OBJECT
public:
    Session(settings::Settings& settings, secrets::SecretStore& secrets, StartLocalService startLocal,
            QObject* parent = nullptr);
    /** With another way out than the network, for tests. */
    Session(settings::Settings& settings, secrets::SecretStore& secrets, StartLocalService startLocal,
            MakeTransport makeTransport, QObject* parent = nullptr);
    ~Session() override;

    [[nodiscard]] QList<Profile> profiles() const;
    [[nodiscard]] std::optional<Profile> current() const;
    /** The client of the current profile; null before one is opened. */
    [[nodiscard]] api::ApiClient* client() const;
    /** A key could not be kept in the keychain and lives for this run only: show the banner. */
    [[nodiscard]] bool keyIsForThisRunOnly() const;

    /** The ways in which the open service reaches people, as far as they are known: everything open until
     * `askOutreach` got an answer. */
    [[nodiscard]] domain::Outreach outreach() const;
    /** The limits of the open service, as far as they are known; fetched together with `outreach()`. */
    [[nodiscard]] domain::Limits knownLimits() const;
    /** Asks the service once for each connection; later calls get the same answer. */
    void askOutreach(QObject* context, api::Done<domain::Outreach> done);
    /** Asks for the limits of the service, in the same way. */
    void askLimits(QObject* context, api::Done<domain::Limits> done);

    /** A client for a known profile that isn't the open one, which stays as it is. */
    void borrow(const QString& profileId, QObject* context, api::Done<std::shared_ptr<api::ApiClient>> done);

    /** Opens the local workspace or a known profile (reads the key from the keychain). */
    void open(const QString& profileId, QObject* context, api::Done<void> done);
    /** After the service on this computer started anew: the open local workspace goes on with it, without
     * being opened anew. Starts it when it doesn't run; nothing when another profile is open. */
    [[nodiscard]] Result<void> renewLocal();
    /** Opens the profile used last; false when there is none: show the welcome page. */
    [[nodiscard]] bool hasLastProfile() const;
    void openLast(QObject* context, api::Done<void> done);
    /** The service that an administrator recommends or has set; empty for none. */
    [[nodiscard]] QString serverAddress() const;
    /** An administrator has locked the address of the service. */
    [[nodiscard]] bool isServerLocked() const;
    /** Returns whether the service on this computer may be used. */
    [[nodiscard]] bool isLocalAllowed() const;
    /** Plain http is refused except to loopback: Validation on `baseUrl`. */
    [[nodiscard]] static Result<QUrl> checkedBaseUrl(const QString& text);
    /** Asks the server for the account's details with this key; stores nothing. */
    void test(const QUrl& baseUrl, const Secret& key, QObject* context,
              api::Done<domain::AccountDetails> done);
    /** Tests, keeps the profile, puts the key into the keychain (or keeps it for this run), opens it. */
    void connectTo(const QUrl& baseUrl, const Secret& key, QObject* context, api::Done<void> done);
    void remove(const QString& profileId);
    /** Ends the session on the server, as far as it can be reached, and closes the profile. It stays known.
     */
    void leave();
    /** Sets the name of the profile; an empty label restores its email address and server. */
    void rename(const QString& profileId, const QString& label);

    // Keys
    /** The last characters of the open profile's key, as lists of keys show them. */
    [[nodiscard]] QString keyTail() const;
    /**
     * A new key for a known profile: tested first, and refused (Validation on `apiKey`) when it is another
     * account's. The open profile goes on with it, without being opened anew.
     */
    void replaceKey(const QString& profileId, const Secret& key, QObject* context, api::Done<void> done);
    /** The result of a rotation. The new key is in use in any case. */
    struct Rotation
    {
        std::optional<Error> oldStays; ///< the old key could not be revoked, and why
    };
    /**
     * Has the service make a successor of the open profile's key, keeps it in the keychain, reads it back,
     * goes on with it, then revokes the old one. When a step before the last fails everything is as it was.
     * State in the local workspace, whose key is made anew at each start.
     */
    void rotateKey(QObject* context, api::Done<Rotation> done);

    // The way to the server
    enum class Reach {
        Unknown,   ///< nothing requested yet
        Online,    ///< it answered
        Offline,   ///< it failed; it is retried from time to time
        KeyRefused ///< it answers, but the key is not accepted: a new one is needed
    };
    [[nodiscard]] Reach reach() const;
    /** Probes the server now. */
    void probe();
    /** The proxy as the settings have it. */
    [[nodiscard]] api::NetworkTransport::Proxy proxy() const;
    /** Keeps the proxy's password in the keychain; an empty one is taken out. */
    void setProxyPassword(const Secret& password, QObject* context, api::Done<void> done);
    [[nodiscard]] bool hasProxyPassword() const;
    /** Proxy or own certificates were changed in the settings: the open line takes them from now on. */
    void networkChanged();

Q_SIGNALS:
    void profilesChanged();
    void currentChanged();
    void reachChanged();
    void outreachChanged();

private:
    /** Validation on `baseUrl` when an administrator has set another service. */
    [[nodiscard]] Result<void> checkServer(const QUrl& baseUrl) const;
    struct Private;
    std::unique_ptr<Private> d;
};

/** The error of work that needs an account while none is open. */
[[nodiscard]] Error noAccount();

} // namespace ink::workflow
