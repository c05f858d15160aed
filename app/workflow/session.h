#pragma once

#include "app/api/apiclient.h"
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
/** How a client reaches a server with a key. The session's own makes an api::NetworkTransport. */
using MakeTransport = std::function<std::unique_ptr<api::Transport>(const QUrl& baseUrl, const Secret& key)>;

/** Who is connected to what. The client changes with `currentChanged`; contexts of old calls are told
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

    /** Opens the local workspace or a known profile (reads the key from the keychain). */
    void open(const QString& profileId, QObject* context, api::Done<void> done);
    /** Opens the profile used last; false when there is none: show the welcome page. */
    [[nodiscard]] bool hasLastProfile() const;
    void openLast(QObject* context, api::Done<void> done);
    /** Plain http is refused except to loopback: Validation on `baseUrl`. */
    [[nodiscard]] static Result<QUrl> checkedBaseUrl(const QString& text);
    /** Asks the server for the account's details with this key; stores nothing. */
    void test(const QUrl& baseUrl, const Secret& key, QObject* context,
              api::Done<domain::AccountDetails> done);
    /** Tests, keeps the profile, puts the key into the keychain (or keeps it for this run), opens it. */
    void connectTo(const QUrl& baseUrl, const Secret& key, QObject* context, api::Done<void> done);
    void remove(const QString& profileId);

Q_SIGNALS:
    void profilesChanged();
    void currentChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
