#pragma once

#include "app/inkstone/commandbase/servicecommand.h"
#include "app/inkstone/commands/filesending.h"

#include <QJsonObject>
#include <QTimer>

#include <memory>

namespace ink {

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
    /** Loads the account, and sends with its name and settings. */
    void sendAsAccount();
    void send();
    void reportSchedule();
    void report();
    void waitForCompletion();

    SendRequest m_request;
    domain::Document m_document;
    domain::Outreach m_outreach; ///< capabilities of the service that is used
    std::unique_ptr<FileSending> m_sending;
    QTimer m_poll;
};

/** A document with the signing links of its recipients, as `--json` prints it. */
[[nodiscard]] QJsonObject sentDocumentJson(const domain::Document& document);

} // namespace ink
