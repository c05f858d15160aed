#pragma once

#include "app/api/apiclient.h"
#include "app/base/workfolder.h"
#include "app/secrets/overlaysecretstore.h"
#include "app/workplace/workplace.h"

#include <QObject>
#include <QUrl>

#include <memory>

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class Session;
}

namespace ink {

/**
 * A subcommand's account: the workspace on this computer, or a server whose key comes from INKSTONE_API_KEY
 * or the keychain. Works on a copy of the settings, so that the window opens the same account as before.
 */
class Connection final : public QObject
{
    Q_OBJECT
public:
    Connection(Workplace& workplace, secrets::SecretStore& secrets, const settings::Settings& settings);
    ~Connection() override;

    /** Connects to a server; an empty address means this computer. Call once. */
    void open(const QUrl& server, QObject* context, api::Done<void> done);
    /** Valid after open(). */
    [[nodiscard]] workflow::Session& session() const { return *m_session; }
    [[nodiscard]] api::ApiClient* client() const;
    /** The workstation's profile for this account; for an unknown account, its base URL and email address. */
    [[nodiscard]] const QString& profile() const { return m_profile; }
    /** The address of a profile's service: empty for this computer, nothing for an unknown profile. */
    [[nodiscard]] static std::optional<QUrl> serverOf(const QString& profile,
                                                      const settings::Settings& settings);

private:
    Workplace& m_workplace;
    secrets::SecretStore& m_secrets;
    Result<std::shared_ptr<WorkFolder>> m_folder; ///< temporary folder below the data folder
    std::unique_ptr<settings::Settings> m_settings;
    secrets::OverlaySecretStore m_runSecrets; ///< includes the key from the environment
    std::unique_ptr<workflow::Session> m_session;
    QString m_profile;
};

} // namespace ink
