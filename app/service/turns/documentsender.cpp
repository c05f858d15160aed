#include "app/service/turns/documentsender.h"

#include "app/domain/document/callbackbase.h"
#include "app/domain/document/document.h"
#include "app/domain/document/localsender.h"
#include "app/domain/routing/routing.h"
#include "app/domain/values/autofill.h"
#include "app/domain/values/signdate.h"
#include "app/service/core/actor.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/schedule.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/records/documentwriter.h"
#include "app/service/rules/signedplaces.h"
#include "app/service/rules/templates.h"
#include "app/service/turns/reasons.h"
#include "app/service/turns/turns.h"

namespace ink::service {

using domain::Document;
using domain::SigningStatus;

DocumentSender::DocumentSender(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns)
    : m_core(core), m_stores(core.stores()), m_writer(writer), m_turns(turns)
{
}

Result<void> DocumentSender::send(DocumentChange& change, const Actor& actor, int minAccessCode) const
{
    if (change.document.type == domain::DocumentType::TemplateLink) return openLink(change, actor);
    Document& document = change.document;
    INK_TRY(checkSignedPlaces(m_stores.blobs, document));
    INK_ASSIGN(account, m_stores.accounts.load(actor.account));
    const domain::UserSetting& setting = account.userSetting;
    // The draft or its template was created before the user entered a name.
    if (document.senderName == domain::unknownSenderName && !setting.name.isEmpty())
        document.senderName = setting.name;
    domain::autofillDocument(document, domain::dayIn(setting.timeZone, change.now));
    INK_TRY(lifecycle::send(document, change.now, m_core.codeChannels(), minAccessCode));
    Q_ASSERT(document.status == SigningStatus::InProgress && document.sentTime == change.now);
    change.charge = {change.now, actor.key, change.run, actor.idempotencyKey};
    if (document.setting.postBackUrl.isEmpty() && !setting.postBackBase.isEmpty()) {
        if (document.id.isNull())
            change.postBackBase = setting.postBackBase;
        else
            document.setting.postBackUrl =
                domain::callbackAddress(setting.postBackBase, QString::number(document.id.value()));
    }
    lifecycle::applyDateFormat(document, setting.dateFormat);
    recordEvent(change, domain::HistoryEvent::Sent, actor);
    return m_turns.invite(change);
}

Result<void> DocumentSender::openLink(DocumentChange& change, const Actor& actor) const
{
    INK_TRY(checkSignedPlaces(m_stores.blobs, change.document));
    Document& document = change.document;
    if (document.deleted) return fail(ErrorCode::State, reasons::templateInTrashNotOpened());
    if (!domain::canTransition(document.status, SigningStatus::InProgress))
        return fail(ErrorCode::State,
                    reasons::onlyDraftLinksAreOpened(CodeWord{domain::signingStatusName(document.status)}));
    INK_TRY(templates::checkLink(document, m_core.codeChannels()));
    document.status = SigningStatus::InProgress;
    recordEvent(change, domain::HistoryEvent::Opened, actor);
    return {};
}

Result<void> DocumentSender::recordSchedule(DocumentChange& change, const std::optional<Timestamp>& before,
                                            const Actor& actor) const
{
    Document& document = change.document;
    const auto at = document.setting.sendAt;
    if (at == before) return {};
    document.setting.sendFault = {};
    if (!at) {
        if (document.status == SigningStatus::Draft)
            recordEvent(change, domain::HistoryEvent::ScheduleCancelled, actor);
        return {};
    }
    if (!schedule::isScheduled(document)) return fail(ErrorCode::State, reasons::onlyDraftsAreScheduled());
    if (*at <= change.now)
        return failField(ErrorCode::Validation, QStringLiteral("documentSetting.sendAt"),
                         reasons::sendAtPassed());
    Q_ASSERT(document.status == SigningStatus::Draft);
    Document trial = document;
    INK_TRY(lifecycle::send(trial, change.now, m_core.codeChannels()));
    recordEvent(change, domain::HistoryEvent::Scheduled, actor,
                reasons::historyScheduled(domain::formatMinute(*at)));
    return {};
}

// Index(sendScheduled): Scheduled sending: what happens at the time
Result<void> DocumentSender::sendScheduled(const Document& known) const
{
    Q_ASSERT(schedule::isScheduled(known));
    cacheSignedPlaces(m_stores.blobs, known);
    Actor sender;
    sender.account = known.accountId;
    INK_ASSIGN(account, m_stores.accounts.load(known.accountId));
    sender.name = domain::accountActor(account.userSetting.name, account.email);
    const auto isDue = [](const DocumentChange& change) {
        return schedule::isScheduled(change.document) && *change.document.setting.sendAt <= change.now;
    };
    const auto load = [&] { return m_stores.documents.loadAny(known.id); };
    const auto sent = m_writer.change(load, [&](DocumentChange& change) -> Result<void> {
        return isDue(change) ? send(change, sender) : Result<void>();
    });
    if (sent || sent.error().code == ErrorCode::Database) return sent.map([](const Document&) {});
    const Message fault = sent.error().detail;
    const auto changed = m_writer.change(load, [&](DocumentChange& change) -> Result<void> {
        if (!isDue(change)) return {};
        change.document.setting.sendAt.reset();
        change.document.setting.sendFault = fault;
        recordEvent(change, domain::HistoryEvent::ScheduleFailed, QStringLiteral("Inkstone"), {}, {}, fault);
        return m_stores.agenda.remove(change.transaction, change.document.id);
    });
    return changed.map([](const Document&) {});
}

} // namespace ink::service
