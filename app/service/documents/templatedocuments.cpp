#include "app/service/documents/templatedocuments.h"

#include "app/base/reasons.h"
#include "app/domain/account/account.h"
#include "app/domain/bulk/columnmapping.h"
#include "app/domain/bulk/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/phonenumber.h"
#include "app/domain/document/recipientname.h"
#include "app/domain/history/history.h"
#include "app/domain/text/emailaddress.h"
#include "app/domain/values/autofill.h"
#include "app/domain/values/validation.h"
#include "app/service/core/actor.h"
#include "app/service/core/allowance.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/notices.h"
#include "app/service/core/schedule.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/documents/reasons.h"
#include "app/service/files/quota.h"
#include "app/service/records/documentpresenter.h"
#include "app/service/records/documentwriter.h"
#include "app/service/rules/draftrules.h"
#include "app/service/rules/requestchecks.h"
#include "app/service/rules/signedplaces.h"
#include "app/service/rules/templates.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/service/turns/documentsender.h"
#include "app/wire/reasons.h"
#include "app/wire/templatecodec.h"

#include <QUuid>

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::SigningStatus;

namespace {

Message origin(const Document& document)
{
    return reasons::historyFromTemplate(document.title, QString::number(document.id.value()));
}

/** Returns notices to the recipients whose turn begins when the document is sent. */
QList<Notice> invitationsOf(const Document& document)
{
    QList<qsizetype> open;
    for (qsizetype i = 0; i < document.invitations.size(); ++i)
        if (document.invitations.at(i).status == domain::InvitationStatus::WaitToOpen) open.append(i);
    return invitationNotices(document, open, document.createdTime);
}

/** Limits the number of documents started from one IP address, so that a link can't be used to fill an
 * account. */
Result<void> countStart(store::AccessCodeStore& gate, store::Transaction& transaction, const QString& address,
                        Timestamp now)
{
    INK_ASSIGN(wait, spend(gate, transaction,
                           {QStringLiteral("start:") + address, 1, 10, std::chrono::minutes(5)}, now));
    if (wait.count() == 0) return {};
    auto refused = fail(ErrorCode::RateLimit, reasons::tooManyStartedFromAddress());
    refused.value().retryAfterMs = static_cast<int>(wait.count());
    return refused;
}

// Index(countForLink): Link template: documents per hour
/** Enforces the owner's limit of documents per link and hour. */
Result<void> countForLink(store::AccessCodeStore& gate, store::Transaction& transaction, const Document& link,
                          Timestamp now)
{
    const int max = link.setting.linkDocumentsPerHour;
    if (max == 0) return {};
    INK_ASSIGN(wait,
               spend(gate, transaction,
                     {QStringLiteral("link:%1").arg(link.id.value()), 1, max, std::chrono::hours(1)}, now));
    if (wait.count() == 0) return {};
    auto refused = fail(ErrorCode::RateLimit, reasons::linkOpenedTooOften());
    refused.value().reason = QStringLiteral("link_limit");
    refused.value().retryAfterMs = static_cast<int>(wait.count());
    return refused;
}

} // namespace

TemplateDocuments::TemplateDocuments(const ServiceCore& core, const DocumentPresenter& presenter,
                                     const DocumentWriter& writer, const DocumentSender& sending,
                                     const Quota& quota, const SignerAuthenticator& gate)
    : m_core(core), m_stores(core.stores()), m_presenter(presenter), m_writer(writer), m_sender(sending),
      m_quota(quota), m_authenticator(gate)
{
}

Result<Document> TemplateDocuments::create(const Actor& actor, domain::DocumentId id,
                                           const wire::TemplateUse& use)
{
    const bool isSent = use.signingStatus == SigningStatus::InProgress;
    INK_TRY(actor.require(isSent ? domain::KeyScope::Send : domain::KeyScope::Draft));
    if (const auto source = m_stores.documents.load(actor.reach(), id))
        cacheSignedPlaces(m_stores.blobs, *source);
    return store::runWithRetries(m_stores.database, [&] { return createOnce(actor, id, use); });
}

Result<Document> TemplateDocuments::createOnce(const Actor& actor, domain::DocumentId id,
                                               const wire::TemplateUse& use)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_ASSIGN(source, m_stores.documents.load(actor.reach(), id));
    INK_TRY(templates::checkUsable(source));
    INK_ASSIGN(document, templates::documentFromUse(source, use));
    INK_TRY(m_quota.check(&transaction, actor.account, 1, bytesOfFiles(document)));
    DocumentChange change{transaction, document, m_core.now()};
    change.run = use.run;
    const auto prepare = [&]() -> Result<void> {
        INK_TRY(drafts::checkSetting(document.setting));
        if (document.setting.sendAt) INK_TRY(actor.require(domain::KeyScope::Send));
        INK_TRY(domain::toResult(domain::checkDraft(document)));
        INK_TRY(checkLimits(document, m_core.limits()));
        INK_TRY(checkLanguages(document, source));
        INK_TRY(checkFolder(m_stores.folders, actor, document));
        document.accountId = actor.account;
        document.createdTime = change.now;
        document.lastModifiedTime = change.now;
        recordEvent(change, domain::HistoryEvent::Created, actor, origin(source));
        return use.signingStatus == SigningStatus::InProgress ? m_sender.send(change, actor) : Result<void>();
    };
    if (auto prepared = prepare(); !prepared) {
        templates::mapToRequestPaths(prepared.error().fields, use.invitations.size());
        return fail(std::move(prepared).error());
    }
    INK_ASSIGN(stored, m_writer.insert(change, &actor));
    INK_TRY(m_writer.charge(change, stored));
    if (!change.charge && !use.run.isEmpty())
        INK_TRY(m_stores.charges.keepRun(transaction, stored.id, use.run));
    INK_TRY(transaction.commit());
    if (change.wakesWorkers) m_core.wakeWorkers();
    return m_presenter.present(std::move(stored));
}

Result<wire::BulkResponse> TemplateDocuments::sendBulk(const Actor& actor, domain::DocumentId id,
                                                       const wire::BulkRequest& request,
                                                       const StoreBulkResponse& keep)
{
    const QString base = request.callback.trimmed();
    if (const auto judged = drafts::checkCallbackUrl(base); !judged)
        return fieldError(QStringLiteral("callback"), judged.error().detail);
    if (request.rows.isEmpty()) return fieldError(QStringLiteral("Invitations"), reasons::noRowInRequest());
    if (request.rows.size() > m_core.limits().bulkRows)
        return fail(ErrorCode::TooLarge, reasons::bulkCallTooManyRows(m_core.limits().bulkRows));

    // A call is a run of its own unless the request names the run that it is part of.
    const QString run =
        request.run.isEmpty() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : request.run;
    constexpr int maximum = 3; // attempts; the template may change while the rows are planned
    for (int tries = 1;; ++tries) {
        INK_ASSIGN(known, m_stores.documents.load(actor.reach(), id));
        INK_TRY(checkFolder(m_stores.folders, actor, templates::draftFrom(known)));
        INK_ASSIGN(plan, planBulk(actor, known, request));
        if (plan.documents.isEmpty()) return wire::BulkResponse{{}, {}, std::move(plan.errors)};
        INK_ASSIGN(done, store::runWithRetries(m_stores.database, [&] {
                       return storeBulk(actor, known, base, run, plan, keep);
                   }));
        if (done) return std::move(*done);
        if (tries == maximum) return fail(ErrorCode::Version, reasons::templateBusy());
    }
}

Result<templates::BulkPlan> TemplateDocuments::planBulk(const Actor& actor, const Document& known,
                                                        const wire::BulkRequest& request) const
{
    INK_TRY(templates::checkUsable(known));
    const QList<qsizetype> roles = domain::bulkRoles(known);
    if (roles.isEmpty())
        return fieldError(QStringLiteral("template.invitations"), reasons::templateWithoutSigner());
    Document prototype = templates::draftFrom(known);
    for (const qsizetype role : roles) {
        domain::Invitation& recipient = prototype.invitations[role];
        domain::setRecipientName(recipient, QStringLiteral("Recipient"));
        recipient.recipientEmail = QStringLiteral("recipient%1@example.com").arg(role + 1);
    }
    const Timestamp now = m_core.now();
    // Placeholder numbers let a prototype with codes by SMS be sent; each row provides the real number.
    const QList<domain::Invitation> ofTemplate = prototype.invitations;
    for (const qsizetype role : roles)
        if (domain::smsNumber(prototype.invitations.at(role)).isEmpty())
            domain::setSmsNumber(prototype.invitations[role], QStringLiteral("+4915100000000"));
    prototype.accountId = actor.account;
    prototype.createdTime = now;
    prototype.lastModifiedTime = now;
    domain::HistoryEntry entry;
    entry.time = now;
    entry.event = domain::HistoryEvent::Created;
    entry.actor = actor.name;
    entry.address = actor.address;
    entry.userAgent = actor.userAgent.left(400);
    domain::setDetail(entry, origin(known));
    domain::appendHistory(prototype, entry);
    auto sent = checkSignedPlaces(m_stores.blobs, prototype);
    if (sent) sent = lifecycle::send(prototype, now, m_core.codeChannels());
    if (!sent) {
        templates::mapToRequestPaths(sent.error().fields, 0);
        return fail(std::move(sent).error());
    }
    domain::storeSenderSources(prototype);
    for (const qsizetype role : roles)
        prototype.invitations[role].authentications = ofTemplate.at(role).authentications;
    for (domain::Invitation& invitation : prototype.invitations)
        if (invitation.status == domain::InvitationStatus::WaitToOpen) invitation.invitedTime = now;
    INK_ASSIGN(account, m_stores.accounts.load(actor.account));
    lifecycle::applyDateFormat(prototype, account.userSetting.dateFormat);
    entry.event = domain::HistoryEvent::Sent;
    domain::setDetail(entry, {});
    domain::appendHistory(prototype, entry);
    return templates::planBulk(prototype, templates::TagIndex(known), roles, request);
}

Result<std::optional<wire::BulkResponse>>
TemplateDocuments::storeBulk(const Actor& actor, const Document& known, const QString& callbackBase,
                             const QString& run, templates::BulkPlan plan, const StoreBulkResponse& keep)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_ASSIGN(version, m_stores.templates.liveVersion(transaction, known.id));
    if (version != known.version) return std::nullopt;
    INK_TRY(m_quota.check(&transaction, actor.account, plan.documents.size(),
                          plan.documents.size() * bytesOfFiles(known)));
    INK_ASSIGN(affordable, m_stores.charges.affordable(transaction, actor.account, plan.documents.size(),
                                                       domain::documentFeeCents));
    if (affordable == 0) return fail(ErrorCode::SpendLimit, reasons::spendLimitReached());
    if (affordable < plan.documents.size()) {
        for (qsizetype i = affordable; i < plan.rows.size(); ++i)
            plan.errors.append({plan.rows.at(i), {}, reasons::spendLimitReached()});
        std::stable_sort(plan.errors.begin(), plan.errors.end(),
                         [](const auto& a, const auto& b) { return a.row < b.row; });
        plan.documents.resize(affordable);
        plan.rows.resize(affordable);
    }
    INK_ASSIGN(account, m_stores.accounts.load(actor.account));
    QString base = callbackBase;
    if (base.isEmpty() && known.setting.postBackUrl.isEmpty()) base = account.userSetting.postBackBase;
    INK_TRY(m_stores.templates.insertAll(transaction, plan.documents, base));
    const Document& first = plan.documents.constFirst(); // the next step is due at the same time for all
                                                         // documents
    INK_TRY(m_stores.templates.setAgenda(
        transaction, plan.documents,
        schedule::nextStepTime(first, account.notificationSetting, first.createdTime, m_core.hasMail())));
    int queued = 0;
    wire::BulkResponse answer;
    answer.documents.reserve(plan.documents.size());
    for (const Document& document : std::as_const(plan.documents)) {
        if (m_core.hasMail()) {
            INK_ASSIGN(mails, m_writer.queueNotices(transaction, document.id, invitationsOf(document),
                                                    document.createdTime));
            queued += mails;
        }
        answer.documents.append(domain::summaryOf(document));
        domain::DocumentSummary& summary = answer.documents.last();
        m_presenter.fillUrls(summary);
        m_presenter.fillPending(summary);
    }
    answer.documentRows = plan.rows;
    answer.errors = plan.errors;
    if (keep) INK_TRY(keep(transaction, answer));
    QList<store::ChargeStore::Item> charged;
    for (const Document& document : std::as_const(plan.documents))
        charged.append({document.id, document.templateId});
    INK_TRY(m_writer.charge(transaction, actor.account,
                            {first.createdTime, actor.key, run, actor.idempotencyKey}, charged));
    INK_ASSIGN(tells, m_stores.events.hasSubscriptions(actor.account));
    INK_TRY(transaction.commit());
    if (queued > 0 || tells) m_core.wakeWorkers();
    return answer;
}

Result<QString> TemplateDocuments::startFromLink(const SignerActor& visitor, const wire::LinkStart& input)
{
    const QString name = input.name.simplified();
    const QString email = input.email.trimmed();
    if (name.isEmpty()) return fieldError(QStringLiteral("name"), reasons::nameNeeded());
    if (!domain::isEmail(email)) return fieldError(QStringLiteral("email"), reasons::emailNeeded());
    if (const auto link = m_authenticator.load(visitor)) cacheSignedPlaces(m_stores.blobs, *link);
    return store::runWithRetries(m_stores.database,
                                 [&] { return startOnce(visitor, name, email, input.language); });
}

Result<QString> TemplateDocuments::startOnce(const SignerActor& visitor, const QString& name,
                                             const QString& email, const QString& language)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_ASSIGN(link, m_authenticator.load(visitor));
    if (link.type != domain::DocumentType::TemplateLink)
        return fail(ErrorCode::NotFound, reasons::noSuchTemplateLink());
    INK_TRY(templates::checkOpenLink(link));
    const Timestamp now = m_core.now();
    INK_TRY(countStart(m_stores.accessCodes, transaction, visitor.address, now));
    INK_TRY(countForLink(m_stores.accessCodes, transaction, link, now));
    const qsizetype role = templates::openSignerOf(link);
    Document document = templates::draftFrom(link);
    domain::Invitation& me = document.invitations[role];
    domain::setRecipientName(me, name);
    me.recipientEmail = email;
    if (!language.isEmpty()) me.language = language;
    const QString guid = me.guid;
    DocumentChange change{transaction, document, now};
    document.createdTime = now;
    document.lastModifiedTime = now;
    const Actor starter{link.accountId, QStringLiteral("%1 <%2>").arg(name, email), visitor.address,
                        visitor.userAgent};
    recordEvent(change, domain::HistoryEvent::Created, starter, origin(link));
    // A visitor can neither fix the template nor raise the limits, so the details are hidden.
    const auto forVisitor = [&](Result<void> done) -> Result<void> {
        if (!done && (done.error().code == ErrorCode::SpendLimit ||
                      done.error().code == ErrorCode::Validation || done.error().code == ErrorCode::TooLarge))
            return fail(ErrorCode::State, reasons::startingPaused(link.senderName));
        return done;
    };
    INK_TRY(forVisitor(m_quota.check(&transaction, link.accountId, 1, bytesOfFiles(document))));
    INK_TRY(forVisitor(m_sender.send(change, starter, 1))); // any length: the owner chose the access codes
    INK_ASSIGN(stored, m_writer.insert(change, nullptr));
    INK_TRY(forVisitor(m_writer.charge(change, stored)));
    INK_TRY(transaction.commit());
    if (change.wakesWorkers) m_core.wakeWorkers();
    return m_core.signingUrl(guid);
}

} // namespace ink::service
