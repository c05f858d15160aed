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
    QStringList visible; ///< `lease.pdf=A,B`: only these recipients see the file
    QString title;
    QString tagsFile; ///< JSON: `{"tags":[…]}` or `[…]` as in the API; empty = a signature for each on the
                      ///< last page
    QString message;
    domain::DocumentData data;
    QString subject;               ///< of the emails; empty = the default one
    std::optional<int> expireDays; ///< nothing = the account's default
    std::optional<int> remindDays; ///< between reminders; 0 = none; nothing = the account's default
    std::optional<int> maxReminders;
    std::optional<domain::LanguageCode> language;
    bool signaturePerSigner = false;                                   ///< false = the account's default
    domain::ContentTreatment content = domain::ContentTreatment::Keep; ///< of files whose content can change
    QUrl server;                                                       ///< empty = the local workspace
    bool waitsForCompletion = false;
    bool json = false;
};

/** Parses the options of `inkstone send`. */
[[nodiscard]] ParsedCommand parseSend(SubcommandLine& line);

/** `inkstone send`: creates a document from files and recipients and sends it. Prints the id and each
 * recipient's signing link. */
class SendCommand final : public ServiceCommand
{
    Q_OBJECT
public:
    SendCommand(const SendRequest& request, const CommandContext& context);
    void start() override;

private:
    void run() override;
    /** Creates the draft from the request, and checks everything that doesn't require the service. */
    [[nodiscard]] Result<void> prepare();
    void create();
    void placeTags();
    void send();
    void reportSchedule();
    void report();
    void waitForCompletion();
    /** Deletes the draft and ends with the error. */
    void discardDraft(const Error& error);

    SendRequest m_request;
    domain::Document m_document;
    domain::Outreach m_outreach; ///< of the service that is used
    QTimer m_poll;
};

/** A document with the signing links of its recipients, as `--json` prints it. */
[[nodiscard]] QJsonObject sentDocumentJson(const domain::Document& document);

} // namespace ink
