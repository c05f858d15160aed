#include "app/inkstone/commands/sendcommand.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/absence.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/routing.h"
#include "app/inkstone/commandbase/commandfiles.h"
#include "app/inkstone/commandbase/secretprompt.h"
#include "app/inkstone/commands/dataoption.h"
#include "app/inkstone/commands/filesending.h"
#include "app/inkstone/commands/sendername.h"
#include "app/inkstone/commands/spending.h"
#include "app/wire/documentcodec.h"

#include <QFileInfo>
#include <QJsonArray>

namespace ink {

using namespace domain;

namespace {

constexpr int waitEveryMs = 500;

Result<QList<Tag>> readTags(const QString& path)
{
    INK_ASSIGN(json, readJsonFile(path, QStringLiteral("tags")));
    return wire::tagsFromJson(json);
}

} // namespace

ParsedCommand parseSend(SubcommandLine& line)
{
    SendRequest request;
    SendRouting& routing = request.routing;
    QStringList data;
    const auto language = [&request](const QString& value) -> SubcommandLine::Fault {
        const QString tag = value.toLower();
        request.language = domain::documentLanguage(tag, true);
        if (domain::languageTag(*request.language) == tag) return std::nullopt;
        return QStringLiteral("--language takes en, fr, de, es or ar.");
    };
    const auto content = [&request](const QString& value) -> SubcommandLine::Fault {
        const auto treatment = domain::contentTreatmentFromCode(value);
        request.content = treatment.value_or(request.content);
        if (treatment) return std::nullopt;
        return QStringLiteral("--file-content takes keep, freeze, removeScripts, takeAttachments or refuse.");
    };
    line.add("to", "RECIPIENT", routing.to,
             "A recipient: \"Name <email>\" or email, with @2 behind it for the second step. Repeatable.");
    line.add("recipients", "FILE.json", routing.file,
             "Recipients as JSON: {\"invitations\":[…]}, as the API describes them. --to adds to them.");
    line.add("copy", "RECIPIENT", routing.copies, "A recipient who gets a copy immediately. Repeatable.");
    line.add("copy-at-end", "RECIPIENT", routing.copiesAtEnd,
             "A recipient who gets a copy when the document is completed. Repeatable.");
    line.add("group", "[N:]EMAIL,EMAIL,...", routing.groups,
             "Recipients of whom any one must sign: addresses with commas between them. With 2: before them "
             "two of them must. Repeatable.");
    line.add("witness", "EMAIL", routing.witnesses,
             "Signs as the witness of the recipient before them. Repeatable.");
    line.add("after", "EMAIL=DAYS", routing.delays,
             "Invites a recipient so many days after the step before has finished. Repeatable.");
    line.add("access-code", "EMAIL", routing.accessCodes,
             "Asks a recipient for an access code. It is read from the terminal, or from the standard input, "
             "one line each. Repeatable.");
    line.add("email-code", "EMAIL", routing.mailCodes,
             "Asks a recipient for a one-time code by email. Repeatable.");
    line.add("sms-code", "EMAIL=NUMBER", routing.smsCodes,
             "Asks a recipient for a one-time code by SMS to this number. Repeatable.");
    line.add("visible", "FILE=EMAIL,...", request.visible,
             "Only these recipients see a file, which is named or numbered (1 is the first). The others see "
             "nothing of it. Repeatable.");
    line.add("at", "TIME", routing.sendAt,
             "Sends at this time instead of now, such as 2026-12-03T09:00 (local time) or "
             "2026-12-03T09:00Z.");
    line.add("title", "TITLE", request.title, "The title (default: the first file's name).");
    line.add("message", "TEXT", request.message, "A message to the recipients.");
    addSenderName(line, request.senderName);
    addDataOption(line, data, "Data to find the document by, such as caseNumber=2026-117. Repeatable.");
    line.add("subject", "TEXT", request.subject, "The subject of the emails (default: one with the title).");
    line.add("expires", "DAYS", request.expireDays, {1, 3650},
             "Days until the document expires (default: as the account says).");
    line.add("remind", "DAYS", request.remindDays, {0, 365},
             "Days between reminders; 0 sends none (default: as the account says).");
    line.add("max-reminders", "COUNT", request.maxReminders, {1, 1000},
             "How many reminders each recipient gets at most.");
    line.add("language", "LANGUAGE", language,
             "The language of emails and of the signing page for recipients without one of their own: en, "
             "fr, de, es or ar.");
    line.add(
        "sign-each", request.signaturePerSigner,
        "A signature for each signer in the files as they finish, then the seal (default: as the account "
        "says).");
    line.add("file-content", "TREATMENT", content,
             "What is done with files whose content can change or differs between programs: keep (default), "
             "freeze, removeScripts, takeAttachments or refuse.");
    line.add("tags", "FILE.json", request.tagsFile,
             "Fields as JSON (default: a signature for each recipient on the last page).");
    line.addServer(request.server);
    line.add("wait", request.waitsForCompletion,
             "Waits until the document is completed (exit 0) or ended otherwise (exit 1).");
    line.addJson(request.json);
    line.addArgument("file", "FILE…", "PDFs, in order.");
    line.acceptArguments(request.files, 1, SubcommandLine::unlimited,
                         QStringLiteral("send needs at least one PDF."));
    if (auto end = line.parse()) return *std::move(end);
    if (const auto fault = parseData(data, request.data)) return line.fault(*fault);
    if (routing.isEmpty())
        return line.fault(QStringLiteral("send needs at least one --to, or --recipients."));
    if (request.waitsForCompletion && !routing.sendAt.isEmpty())
        return line.fault(QStringLiteral("--wait and --at can't be combined."));
    return commandFor<SendCommand>(request);
}

QJsonObject sentDocumentJson(const Document& document)
{
    QJsonArray recipients;
    for (const Invitation& i : document.invitations)
        recipients.append(QJsonObject{{QStringLiteral("name"), i.recipientName},
                                      {QStringLiteral("email"), i.recipientEmail},
                                      {QStringLiteral("step"), i.sequence},
                                      {QStringLiteral("status"), invitationStatusName(i.status)},
                                      {QStringLiteral("signingURL"), i.signingUrl}});
    QJsonObject json{{QStringLiteral("id"), document.id.value()},
                     {QStringLiteral("title"), document.title},
                     {QStringLiteral("signingStatus"), static_cast<int>(document.status)},
                     {QStringLiteral("status"), signingStatusName(document.status)},
                     {QStringLiteral("recipients"), recipients}};
    if (!document.documentUrl.isEmpty()) json.insert(QStringLiteral("documentURL"), document.documentUrl);
    return json;
}

SendCommand::SendCommand(const SendRequest& request, const CommandContext& context)
    : ServiceCommand(request.server, context), m_request(request)
{
    m_poll.setInterval(waitEveryMs);
}

void SendCommand::start()
{
    if (const auto prepared = prepare(); !prepared) return finishWithError(prepared.error());
    ServiceCommand::start();
}

Result<void> SendCommand::prepare()
{
    const auto askCode = [](const Invitation& person) {
        return readSecretLine(QStringLiteral("Access code for %1:").arg(person.recipientName));
    };
    INK_TRY(applyRouting(m_document, m_request.routing, askCode));
    INK_TRY(applyVisibility(m_document, m_request.files, m_request.visible));
    m_document.title =
        m_request.title.isEmpty() ? QFileInfo(m_request.files.value(0)).completeBaseName() : m_request.title;
    m_document.message = m_request.message;
    m_document.data = m_request.data;
    if (!m_request.tagsFile.isEmpty()) {
        INK_ASSIGN(tags, readTags(m_request.tagsFile));
        m_document.tags = tags;
    }
    for (const QString& path : std::as_const(m_request.files))
        if (!QFileInfo(path).isReadable())
            return fail(ErrorCode::Io, Message::literal(QStringLiteral("Cannot read %1.").arg(path)));
    return {};
}

void SendCommand::run()
{
    requireSender(*this, m_request.senderName, {}, [this] { sendAsAccount(); });
}

void SendCommand::sendAsAccount()
{
    m_sending = std::make_unique<FileSending>(client(), m_request, m_document);
    m_sending->loadAccount(this, then<AccountDetails>([this](const AccountDetails& account) {
                               m_outreach = account.outreach;
                               if (const QString note = sendingSpendNote(account); !note.isEmpty())
                                   printErrorLine(note);
                               send();
                           }));
}

void SendCommand::send()
{
    m_sending->start(this, [this](Result<Document> sent) {
        for (const QString& note : m_sending->notes())
            printErrorLine(note);
        if (!sent) return finishWithError(sent.error());
        m_document = std::move(*sent);
        if (m_document.status == SigningStatus::Draft && !m_request.json) return reportSchedule();
        if (!m_request.json || !m_request.waitsForCompletion) report();
        if (m_request.waitsForCompletion)
            waitForCompletion();
        else
            Q_EMIT finished(0);
    });
}

void SendCommand::reportSchedule()
{
    printLine(QStringLiteral("“%1” (document %2) will be sent at %3 UTC.")
                  .arg(m_document.title)
                  .arg(m_document.id.value())
                  .arg(formatMinute(m_document.setting.sendAt.value_or(Timestamp()))));
    Q_EMIT finished(0);
}

void SendCommand::report()
{
    if (m_request.json) return printJson(sentDocumentJson(m_document));
    // If the service can't send email, the sender passes on the links.
    const bool mailed = m_outreach.canSendMail.value_or(true);
    printLine((mailed ? QStringLiteral("Sent “%1” (document %2).")
                      : QStringLiteral("Ready to sign: “%1” (document %2)."))
                  .arg(m_document.title)
                  .arg(m_document.id.value()));
    for (const Invitation& i : std::as_const(m_document.invitations)) {
        const QString absent = i.onBehalfOf ? domain::displayName(*i.onBehalfOf) : QString();
        printLine(QStringLiteral("  step %1  %2 <%3>%4")
                      .arg(i.sequence)
                      .arg(i.recipientName, i.recipientEmail,
                           absent.isEmpty() ? QString() : QStringLiteral(" on behalf of ") + absent));
        printLine(QStringLiteral("          ") + i.signingUrl);
    }
    if (m_outreach.canSendMail == false)
        printLine(QStringLiteral("Nobody was notified: this service can't send email."));
    if (m_outreach.links == Outreach::Links::ThisComputer)
        printLine(
            m_request.server.isEmpty()
                ? QStringLiteral("The links work only on this computer, while Inkstone is running on it.")
                : QStringLiteral("The links work only on the service's own computer."));
    else if (m_outreach.canSendMail == false)
        printLine(QStringLiteral("Send each person their link yourself."));
}

void SendCommand::waitForCompletion()
{
    if (!m_request.json)
        printLine(QStringLiteral("Waiting for everybody to sign. Ctrl+C leaves; the document stays sent."));
    connect(&m_poll, &QTimer::timeout, this, [this] {
        m_poll.stop();
        client().retrieve(
            m_document.id, this, then<Document>([this](Document now) {
                m_document = std::move(now);
                if (!isFinal(m_document.status)) return m_poll.start();
                if (m_request.json)
                    report();
                else
                    printLine(
                        QStringLiteral("The document is %1.").arg(signingStatusName(m_document.status)));
                Q_EMIT finished(m_document.status == SigningStatus::Completed ? 0 : 1);
            }));
    });
    m_poll.start();
}

} // namespace ink

#include "moc_sendcommand.cpp"
