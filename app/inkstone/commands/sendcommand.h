#pragma once

#include "app/api/apiclient.h"
#include "app/inkstone/commands/command.h"
#include "app/inkstone/commands/sendrouting.h"
#include "app/workplace/workplace.h"

#include <QTimer>

#include <memory>
#include <optional>

namespace ink::settings {
class Settings;
}
namespace ink::workflow {
class Session;
}

namespace ink {

/** The arguments of `inkstone send`. */
struct SendRequest
{
    QStringList files;
    SendRouting routing;
    QString title;
    QString tagsFile; ///< JSON: `{"tags":[…]}` or `[…]` in the contract's words; empty = a signature for each
                      ///< on the last page
    QString message;
    QString subject;               ///< of the emails; empty = the default one
    std::optional<int> expireDays; ///< nothing = as the account says
    std::optional<int> remindDays; ///< between reminders; 0 = none; nothing = as the account says
    std::optional<int> maxReminders;
    std::optional<domain::LanguageCode> language;
    bool signaturePerSigner = false;                                   ///< else as the account says
    domain::ContentTreatment content = domain::ContentTreatment::Keep; ///< of files whose content can change
    QUrl server;                                                       ///< empty = the local workspace
    bool wait = false;
    bool json = false;
};

/** `inkstone send`: a document from files and recipients, sent. Prints the id and each recipient's signing
 * address. */
class SendCommand final : public Command
{
    Q_OBJECT
public:
    SendCommand(SendRequest request, Workplace& workplace, secrets::SecretStore& secrets,
                settings::Settings& settings);
    ~SendCommand() override;
    void start() override;

private:
    void connectTo(const QUrl& baseUrl, const Secret& key);
    void begin(api::ApiClient* client);
    void create();
    void placeTags();
    void send();
    void scheduled();
    void report();
    void waitForEnd();
    void giveUp(const Error& error);
    /** As giveUp, and the draft goes away first. */
    void refuse(const Error& error);

    SendRequest m_request;
    Workplace& m_workplace;
    secrets::SecretStore& m_secrets;
    settings::Settings& m_settings;
    std::unique_ptr<workflow::Session> m_session; ///< for a server that the workstation knows
    std::unique_ptr<api::Transport> m_transport;
    std::unique_ptr<api::ApiClient> m_ownClient;
    api::ApiClient* m_client = nullptr;
    domain::Document m_document;
    domain::Outreach m_outreach; ///< of the service that is used
    QTimer m_poll;
};

} // namespace ink
