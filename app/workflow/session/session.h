#pragma once

#include "app/api/apiclient.h"
#include "app/api/networktransport.h"
#include "app/api/retrypolicy.h"
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

/** A workspace: this computer or a server account. Stored in the settings; its key only in the keychain. */
struct Profile
{
    QString id; ///< UUID; `local` for this computer
    QString label;
    QUrl baseUrl;
    QString email;
    [[nodiscard]] bool isLocal() const { return id == QStringLiteral("local"); }
    bool operator==(const Profile&) const = default;
};

/** The address of the embedded service and a key for this run. A LocalServiceStarter, which main sets up,
 * starts the service on first use. */
struct LocalService
{
    QUrl baseUrl;
    Secret key;
};
using LocalServiceStarter = std::function<Result<LocalService>()>;
/** Creates the transport to a server with a key. The default creates an api::NetworkTransport. */
using TransportFactory =
    std::function<std::unique_ptr<api::Transport>(const QUrl& baseUrl, const Secret& key)>;

/** The connection to an account. The client changes with `currentChanged`; earlier calls end with
 * Cancelled. */
class Session final : public QObject
{
    Q_OBJECT
public:
    Session(settings::Settings& settings, secrets::SecretStore& secrets, LocalServiceStarter startLocal,
            QObject* parent = nullptr);
    /** Creates a session with a custom transport, for tests. */
    Session(settings::Settings& settings, secrets::SecretStore& secrets, LocalServiceStarter startLocal,
            TransportFactory makeTransport, QObject* parent = nullptr);
    ~Session() override;

    [[nodiscard]] QList<Profile> profiles() const;
    [[nodiscard]] std::optional<Profile> current() const;
    /** Returns true if the open profile is the workspace on this computer; false while none is open. */
    [[nodiscard]] bool isLocal() const;
    /** Returns true if the open profile is an account on a server; false while none is open. */
    [[nodiscard]] bool isRemote() const;
    /** The client of the current profile; null before one is opened. */
    [[nodiscard]] api::ApiClient* client() const;
    /** Returns true if a key could not be stored in the keychain and is used for this run only; a banner is
     * then shown. */
    [[nodiscard]] bool isKeyTemporary() const;

    /** The ways in which the open service can reach people; everything is allowed until `queryOutreach` gets
     * a response. */
    [[nodiscard]] domain::Outreach outreach() const;
    /** The known limits of the open service; fetched together with `outreach()`. */
    [[nodiscard]] domain::Limits knownLimits() const;
    /** Queries the service once per connection; later calls get the same response. */
    void queryOutreach(QObject* context, api::Done<domain::Outreach> done);
    /** Queries the limits of the service; otherwise like queryOutreach(). */
    void queryLimits(QObject* context, api::Done<domain::Limits> done);

    /** Controls whether reading a key may prompt for the keychain password. */
    enum class KeyPrompt { Allowed, Never };
    /** Creates a client for a known profile other than the open one, which stays open. With KeyPrompt::Never,
     * fails with Keychain if the keychain is locked. */
    void openClient(const QString& profileId, QObject* context,
                    api::Done<std::shared_ptr<api::ApiClient>> done, KeyPrompt prompt = KeyPrompt::Allowed);

    /** Opens the local workspace or a known profile (with its key from the keychain). */
    void open(const QString& profileId, QObject* context, api::Done<void> done);
    /** Reconnects the open local workspace after its service restarted, without reopening it. Starts the
     * service if needed; does nothing when another profile is open. */
    [[nodiscard]] Result<void> reconnectLocal();
    /** Returns true if the profile that was used last still exists; otherwise, the welcome page is shown. */
    [[nodiscard]] bool hasLastProfile() const;
    void openLastProfile(QObject* context, api::Done<void> done);
    /** The service recommended or enforced by an administrator; empty = none. */
    [[nodiscard]] QString serverAddress() const;
    /** Returns true if an administrator has locked the address of the service. */
    [[nodiscard]] bool isServerLocked() const;
    /** Returns true if the service on this computer may be used. */
    [[nodiscard]] bool isLocalAllowed() const;
    /** Checks the address of a server. Fails with Validation on `baseUrl` for an invalid address, and for
     * plain http except to loopback. */
    [[nodiscard]] static Result<QUrl> checkBaseUrl(const QString& text);
    /** Fetches the account's details from the server with this key; stores nothing. The default is a single
     * attempt, because the user is waiting for the result. */
    void testConnection(const QUrl& baseUrl, const Secret& key, QObject* context,
                        api::Done<domain::AccountDetails> done,
                        api::RetryPolicy retry = api::RetryPolicy::never());
    /** Tests the connection, stores the profile, stores the key in the keychain (or in memory for this run),
     * and opens the profile. */
    void connectTo(const QUrl& baseUrl, const Secret& key, QObject* context, api::Done<void> done,
                   api::RetryPolicy retry = api::RetryPolicy::never());
    void remove(const QString& profileId);
    /** Ends the session on the server, if reachable, and closes the profile. The profile stays in the
     * list. */
    void signOut();
    /** Sets the name of the profile; an empty label restores its email address and server. */
    void rename(const QString& profileId, const QString& label);

    // Keys.
    /** The last four characters of the open profile's key, as shown in lists of keys. */
    [[nodiscard]] QString keySuffix() const;
    /**
     * Sets a new key for a known profile. The key is tested first, and refused (Validation on `apiKey`)
     * if it belongs to another account. The open profile continues with it, without being reopened.
     */
    void replaceKey(const QString& profileId, const Secret& key, QObject* context, api::Done<void> done);
    /** The result of a rotation. The new key is in use in any case. */
    struct Rotation
    {
        std::optional<Error> oldKeyError; ///< set if the old key could not be revoked, with the reason
    };
    /**
     * Rotates the open profile's key: the service creates a successor, which is stored in the keychain, read
     * back and used; then the old key is revoked. If a step before the last fails, nothing changes. Fails
     * with State in the local workspace, whose key is replaced at each start.
     */
    void rotateKey(QObject* context, api::Done<Rotation> done);

    // Connectivity.
    enum class Reach {
        Unknown,   ///< nothing requested yet
        Online,    ///< the server responds
        Offline,   ///< unreachable; retried periodically
        KeyRefused ///< the server responds but refuses the key: a new one is required
    };
    [[nodiscard]] Reach reach() const;
    /** Probes the server now. */
    void probe();
    /** The proxy in the settings. */
    [[nodiscard]] api::NetworkTransport::Proxy proxy() const;
    /** Stores the proxy's password in the keychain; removes an empty one. */
    void setProxyPassword(const Secret& password, QObject* context, api::Done<void> done);
    [[nodiscard]] bool hasProxyPassword() const;
    /** Applies a changed proxy or changed certificates to the open connection. */
    void applyNetworkSettings();

Q_SIGNALS:
    void profilesChanged();
    void currentChanged();
    void reachChanged();
    void outreachChanged();

private:
    /** Fails with Validation on `baseUrl` if an administrator enforces another service. */
    [[nodiscard]] Result<void> checkServer(const QUrl& baseUrl) const;
    struct Private;
    std::unique_ptr<Private> d;
};

/** The error of work that requires an account while none is open. */
[[nodiscard]] Error noAccountError();

} // namespace ink::workflow
