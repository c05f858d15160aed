#include "app/inkstone/commands/sendcommand.h"

#include "app/api/networktransport.h"
#include "app/domain/document/contentissue.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/tagplacement.h"
#include "app/domain/routing/absence.h"
#include "app/domain/routing/routing.h"
#include "app/domain/values/reasons.h"
#include "app/domain/values/validation.h"
#include "app/inkstone/commands/jsonfile.h"
#include "app/inkstone/commands/secretprompt.h"
#include "app/settings/settings.h"
#include "app/wire/documentcodec.h"
#include "app/workflow/session/session.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

namespace ink {

using namespace domain;

namespace {

constexpr int waitEveryMs = 500;
constexpr int signatureGap = 12;
constexpr int signatureMargin = 72;

/** A signature for every signer, side by side from the bottom left of the last page upwards. */
void addSignatures(Document& document)
{
    const int page = document.pageCount();
    const QSizeF size = document.pageAt(page).page->size;
    const QSize tag = defaultTagSize(TagType::Signature);
    const int columns =
        std::max(1, (int(size.width()) - 2 * signatureMargin + signatureGap) / (tag.width() + signatureGap));
    int n = 0;
    for (int i = 0; i < document.invitations.size(); ++i) {
        if (!isSigner(document.invitations.at(i).actionType)) continue;
        const double x = signatureMargin + (n % columns) * (tag.width() + signatureGap) + tag.width() / 2.0;
        const double y = size.height() - signatureMargin - (n / columns) * (tag.height() + signatureGap) -
                         tag.height() / 2.0;
        document.tags.append(
            makeTag(document, TagType::Signature, page, {x, y}, i + 1, QStringLiteral("en")));
        ++n;
    }
}

Result<QList<Tag>> readTags(const QString& path)
{
    INK_ASSIGN(json, readJsonFile(path, QStringLiteral("tags")));
    return wire::tagsFromJson(json);
}

/** Errors after which the document is certainly still an unsent draft. */
bool refusedForGood(ErrorCode code)
{
    return code == ErrorCode::SpendLimit || code == ErrorCode::Validation || code == ErrorCode::Forbidden;
}

} // namespace

SendCommand::SendCommand(SendRequest request, Workplace& workplace, secrets::SecretStore& secrets,
                         settings::Settings& settings)
    : m_request(std::move(request)), m_workplace(workplace), m_secrets(secrets), m_settings(settings)
{
    m_poll.setInterval(waitEveryMs);
}

SendCommand::~SendCommand() = default;

void SendCommand::giveUp(const Error& error)
{
    m_poll.stop();
    complain(sentence(error));
    Q_EMIT finished(1);
}

void SendCommand::start()
{
    const auto askCode = [](const Invitation& person) {
        return readSecretLine(QStringLiteral("Access code for %1:").arg(person.recipientName));
    };
    if (const auto routed = applyRouting(m_document, m_request.routing, askCode); !routed)
        return giveUp(routed.error());
    m_document.title =
        m_request.title.isEmpty() ? QFileInfo(m_request.files.value(0)).completeBaseName() : m_request.title;
    m_document.message = m_request.message;
    if (!m_request.tagsFile.isEmpty()) {
        auto tags = readTags(m_request.tagsFile);
        if (!tags) return giveUp(tags.error());
        m_document.tags = *tags;
    }
    for (const QString& path : std::as_const(m_request.files))
        if (!QFileInfo(path).isReadable())
            return giveUp(
                fail(ErrorCode::Io, Message::literal(QStringLiteral("Cannot read %1.").arg(path))).value());

    if (m_request.server.isEmpty()) {
        m_workplace.unlock(this, [this] {
            const auto service = m_workplace.service();
            if (!service) return giveUp(service.error());
            const auto key = (*service)->localKey();
            if (!key) return giveUp(key.error());
            connectTo(QUrl((*service)->baseUrl()), *key);
        });
        return;
    }
    const auto checked = workflow::Session::checkedBaseUrl(m_request.server.toString());
    if (!checked) return giveUp(checked.error());
    if (const QByteArray key = qgetenv("INKSTONE_API_KEY"); !key.isEmpty()) {
        connectTo(*checked, Secret(key));
        return;
    }
    m_session = std::make_unique<workflow::Session>(m_settings, m_secrets, workflow::StartLocalService());
    const QList<workflow::Profile> profiles = m_session->profiles();
    const auto known = std::find_if(profiles.begin(), profiles.end(),
                                    [&](const workflow::Profile& p) { return p.baseUrl == *checked; });
    if (known == profiles.end())
        return giveUp(fail(ErrorCode::Auth,
                           Message::literal(QStringLiteral("No API key found for %1. Connect to it once in "
                                                           "the workstation, or set INKSTONE_API_KEY.")
                                                .arg(checked->toDisplayString())))
                          .value());
    m_session->open(known->id, this, [this](const Result<void>& opened) {
        if (!opened) return giveUp(opened.error());
        begin(m_session->client());
    });
}

void SendCommand::connectTo(const QUrl& baseUrl, const Secret& key)
{
    api::NetworkTransport::Options options;
    options.baseUrl = baseUrl;
    options.key = key;
    options.extraCaFile = m_settings.value(settings::options::extraCaFile);
    m_transport = std::make_unique<api::NetworkTransport>(options);
    m_ownClient = std::make_unique<api::ApiClient>(*m_transport);
    begin(m_ownClient.get());
}

void SendCommand::begin(api::ApiClient* client)
{
    m_client = client;
    m_client->accountDetails(this, [this](Result<AccountDetails> account) {
        if (!account) return giveUp(account.error());
        m_outreach = account->outreach;
        m_document.senderEmail = account->email;
        m_document.senderName =
            account->userSetting.name.isEmpty() ? account->email : account->userSetting.name;
        DocumentSetting& setting = m_document.setting;
        setting.emailSubject = m_request.subject;
        setting.language = m_request.language.value_or(
            domain::documentLanguage(account->userSetting.language, account->limits.languages));
        setting.expireDaysAfterSent = m_request.expireDays.value_or(account->userSetting.defaultExpireDays);
        setting.remindEveryDays = m_request.remindDays.value_or(account->notificationSetting.remindEveryDays);
        setting.maxReminders = m_request.maxReminders.value_or(account->notificationSetting.maxReminders);
        setting.signaturePerSigner = m_request.signaturePerSigner || account->userSetting.signaturePerSigner;
        if (const auto fits = checkAgainst(*account, m_document); !fits) return giveUp(fits.error());
        create();
    });
}

void SendCommand::create()
{
    QList<api::Upload> uploads;
    for (const QString& path : std::as_const(m_request.files))
        uploads.append({QFileInfo(path).fileName(), path});
    Document draft = m_document;
    draft.tags.clear();           // their places are checked against the pages, which the service tells
    draft.setting.sendAt.reset(); // only what could be sent now can be scheduled
    m_client->create(
        draft, uploads, QUuid::createUuid().toString(QUuid::WithoutBraces), this,
        [this](Result<Document> created) {
            if (!created) return giveUp(created.error());
            for (const File& file : std::as_const(created->files))
                for (const ContentIssue issue : contentIssues(file))
                    complain(reasons::namedFileContent(file.name, contentIssueMessage(issue)).english());
            created->tags = m_document.tags;
            created->setting.sendAt = m_document.setting.sendAt;
            m_document = std::move(*created);
            placeTags();
        },
        {}, false, m_request.content);
}

void SendCommand::refuse(const Error& error)
{
    // Nothing half-made is left behind.
    m_client->remove({m_document.id}, this,
                     [this, error](const Result<QList<api::ApiClient::Removal>>&) { giveUp(error); });
}

void SendCommand::placeTags()
{
    if (m_document.tags.isEmpty()) addSignatures(m_document);
    if (const auto checked = asResult(validate(m_document)); !checked) return refuse(checked.error());
    m_client->replaceTags(m_document.id, m_document.tags, this, [this](const Result<QList<Tag>>& tags) {
        if (!tags) return refuse(tags.error());
        send();
    });
}

void SendCommand::send()
{
    wire::DocumentPatch patch;
    if (m_document.setting.sendAt)
        patch.setting.emplace().sendAt = m_document.setting.sendAt;
    else
        patch.signingStatus = SigningStatus::InProgress;
    m_client->update(m_document.id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces), this,
                     [this](Result<Document> sent) {
                         if (!sent && refusedForGood(sent.error().code)) return refuse(sent.error());
                         if (!sent) return giveUp(sent.error());
                         m_document = std::move(*sent);
                         if (m_document.status == SigningStatus::Draft && !m_request.json) return scheduled();
                         if (!m_request.json || !m_request.wait) report();
                         if (m_request.wait)
                             waitForEnd();
                         else
                             Q_EMIT finished(0);
                     });
}

void SendCommand::scheduled()
{
    say(QStringLiteral("“%1” (document %2) will be sent at %3 UTC.")
            .arg(m_document.title)
            .arg(m_document.id.value())
            .arg(minuteText(m_document.setting.sendAt.value_or(Timestamp()))));
    Q_EMIT finished(0);
}

void SendCommand::report()
{
    if (m_request.json) {
        QJsonArray recipients;
        for (const Invitation& i : std::as_const(m_document.invitations))
            recipients.append(QJsonObject{{QStringLiteral("name"), i.recipientName},
                                          {QStringLiteral("email"), i.recipientEmail},
                                          {QStringLiteral("step"), i.sequence},
                                          {QStringLiteral("status"), invitationStatusName(i.status)},
                                          {QStringLiteral("signingURL"), i.signingUrl}});
        const QJsonObject answer{{QStringLiteral("id"), m_document.id.value()},
                                 {QStringLiteral("title"), m_document.title},
                                 {QStringLiteral("signingStatus"), static_cast<int>(m_document.status)},
                                 {QStringLiteral("status"), signingStatusName(m_document.status)},
                                 {QStringLiteral("recipients"), recipients}};
        sayJson(answer);
        return;
    }
    // "Sent" is what leaves: without mail the links are all that there is.
    const bool mailed = m_outreach.canSendMail.value_or(true);
    say((mailed ? QStringLiteral("Sent “%1” (document %2).")
                : QStringLiteral("Ready to sign: “%1” (document %2)."))
            .arg(m_document.title)
            .arg(m_document.id.value()));
    for (const Invitation& i : std::as_const(m_document.invitations)) {
        const QString absent = i.onBehalfOf ? domain::shownName(*i.onBehalfOf) : QString();
        say(QStringLiteral("  step %1  %2 <%3>%4")
                .arg(i.sequence)
                .arg(i.recipientName, i.recipientEmail,
                     absent.isEmpty() ? QString() : QStringLiteral(" on behalf of ") + absent));
        say(QStringLiteral("          ") + i.signingUrl);
    }
    if (m_outreach.canSendMail == false)
        say(QStringLiteral("Nobody was notified: this service can't send email."));
    if (m_outreach.links == Outreach::Links::ThisComputer)
        say(m_request.server.isEmpty()
                ? QStringLiteral("The links work only on this computer, while Inkstone is running on it.")
                : QStringLiteral("The links work only on the service's own computer."));
    else if (m_outreach.canSendMail == false)
        say(QStringLiteral("Send each person their link yourself."));
}

void SendCommand::waitForEnd()
{
    if (!m_request.json)
        say(QStringLiteral("Waiting for everybody to sign. Ctrl+C leaves; the document stays sent."));
    connect(&m_poll, &QTimer::timeout, this, [this] {
        m_poll.stop();
        m_client->retrieve(m_document.id, this, [this](Result<Document> now) {
            if (!now) return giveUp(now.error());
            m_document = std::move(*now);
            if (!isFinal(m_document.status)) return m_poll.start();
            if (m_request.json)
                report();
            else
                say(QStringLiteral("The document is %1.").arg(signingStatusName(m_document.status)));
            Q_EMIT finished(m_document.status == SigningStatus::Completed ? 0 : 1);
        });
    });
    m_poll.start();
}

} // namespace ink

#include "moc_sendcommand.cpp"
