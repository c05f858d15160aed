#pragma once

#include "app/inkstone/commandbase/servicecommand.h"
#include "app/inkstone/commands/sendrouting.h"

#include <QJsonObject>
#include <QTimer>

#include <optional>

namespace ink {

/** The arguments of `inkstone send`. */
struct SendRequest
{
    QStringList files;
    SendRouting routing;
    QString title;
    QString tagsFile; ///< JSON: `{"tags":[…]}` or `[…]` as in the API; empty = a signature for each on the
                      ///< last page
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

/** Parses the options of `inkstone send`. */
[[nodiscard]] ParsedCommand parseSend(SubcommandLine& line);

/** `inkstone send`: a document from files and recipients, sent. Prints the id and each recipient's signing
 * address. */
class SendCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    SendCommand(const SendRequest& request, const CommandContext& context);
    void start() override;

private:
    void run() override;
    /** The draft as the request describes it; everything that can be checked without the service. */
    [[nodiscard]] Result<void> prepare();
    void create();
    void placeTags();
    void send();
    void scheduled();
    void report();
    void waitForEnd();
    /** Deletes the draft and gives up. */
    void refuse(const Error& error);

    SendRequest m_request;
    domain::Document m_document;
    domain::Outreach m_outreach; ///< of the service that is used
    QTimer m_poll;
};

/** A document with the signing links of its recipients, as `--json` prints it. */
[[nodiscard]] QJsonObject sentDocumentJson(const domain::Document& document);

} // namespace ink
