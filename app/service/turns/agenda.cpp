#include "app/service/turns/agenda.h"

#include "app/domain/document/document.h"
#include "app/domain/history/documentevent.h"
#include "app/domain/routing/routing.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/schedule.h"
#include "app/service/core/servicecore.h"
#include "app/service/core/stores.h"
#include "app/service/records/documentwriter.h"
#include "app/service/turns/documentsender.h"
#include "app/service/turns/turns.h"

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::SigningStatus;

namespace {

bool isOfDatabase(const Error& error)
{
    return error.code == ErrorCode::Database;
}

} // namespace

Agenda::Agenda(const ServiceCore& core, const DocumentWriter& writer, const Turns& turns,
               const DocumentSender& sending)
    : m_core(core), m_stores(core.stores()), m_writer(writer), m_turns(turns), m_sender(sending)
{
}

Result<int> Agenda::expireOverdue()
{
    constexpr int atOnce = 500;
    INK_ASSIGN(ids, m_stores.documents.overdueDocuments(m_core.now(), atOnce));
    int expired = 0;
    for (const domain::DocumentId id : std::as_const(ids)) {
        const auto done = m_writer.change(
            [&] { return m_stores.documents.loadAny(id); },
            [&](DocumentChange& change) -> Result<void> {
                const auto deadline = lifecycle::deadlineOf(change.document);
                if (!deadline || *deadline > change.now || lifecycle::isSealing(change.document)) return {};
                Q_ASSERT(change.document.status == SigningStatus::InProgress);
                INK_TRY(lifecycle::expire(change.document));
                Q_ASSERT(change.document.status == SigningStatus::ReachDeadline);
                recordEvent(change, domain::HistoryEvent::Expired, QStringLiteral("Inkstone"), {}, {});
                INK_TRY(m_turns.notifyEnd(change, NoticeKind::Expired));
                ++expired;
                return {};
            });
        // A document that can't be written must not prevent others from expiring.
        if (!done && isOfDatabase(done.error())) return fail(done.error());
    }
    return expired;
}

void Agenda::remindAndWarn(DocumentChange& change, const domain::NotificationSetting& choices)
{
    Document& document = change.document;
    Q_ASSERT(document.status == SigningStatus::InProgress);
    const schedule::DueNotices due = schedule::dueNoticesAt(document, choices, change.now);
    for (const qsizetype index : due.warnings) {
        Invitation& invitation = document.invitations[index];
        Q_ASSERT(!invitation.wasWarned);
        invitation.wasWarned = true;
        change.notices.append({NoticeKind::ExpiryWarning,
                               invitation.guid,
                               {},
                               QStringLiteral("expiryWarning:%1").arg(invitation.guid)});
    }
    for (const qsizetype index : due.reminders) {
        Invitation& invitation = document.invitations[index];
        Q_ASSERT(invitation.requestedReminderCount < document.setting.maxReminders);
        invitation.reminderRequestedTime = change.now;
        ++invitation.requestedReminderCount;
        change.notices.append(reminderNotice(invitation));
    }
}

Result<void> Agenda::processEntry(domain::DocumentId id)
{
    // Reads the files before anything is locked.
    if (const auto known = m_stores.documents.loadAny(id); known && schedule::isScheduled(*known))
        return m_sender.sendScheduled(*known);
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    auto loaded = m_stores.documents.loadAny(id);
    if (!loaded && loaded.error().code != ErrorCode::NotFound) return fail(loaded.error());
    if (!loaded || loaded->status != SigningStatus::InProgress) {
        INK_TRY(m_stores.agenda.remove(transaction, id));
        return transaction.commit();
    }
    const Document before = *loaded;
    Document document = before;
    DocumentChange change{transaction, document, m_core.now()};
    INK_ASSIGN(choices, m_core.notificationSetting(document.accountId));
    if (lifecycle::isSealing(document)) {
        INK_ASSIGN(jobs, m_stores.outbox.jobsOf(id));
        const bool stands = std::any_of(jobs.begin(), jobs.end(), [](const store::Job& job) {
            return job.kind == store::JobKind::Finalize;
        });
        if (!stands) {
            INK_TRY(m_turns.queueSealing(transaction, id, change.now));
            change.wakesWorkers = true;
        }
    } else {
        const auto isDue = [&](const Invitation& each) {
            const auto start = domain::startOf(each);
            return start && *start <= change.now;
        };
        if (std::any_of(document.invitations.begin(), document.invitations.end(), isDue))
            INK_TRY(m_turns.advance(change));
        if (m_core.hasMail()) remindAndWarn(change, choices); // without email, no notice could be sent
    }
    if (document == before) {
        INK_TRY(m_writer.updateAgenda(transaction, document, choices, change.now));
    } else {
        document.lastModifiedTime = change.now;
        INK_ASSIGN(after, m_stores.documents.replace(transaction, std::move(document), before.version));
        Q_ASSERT(after.version > before.version);
        INK_TRY(m_writer.writeRelated(change, after));
    }
    INK_TRY(transaction.commit());
    if (change.wakesWorkers) m_core.wakeWorkers();
    return {};
}

Result<int> Agenda::processBatch()
{
    const Timestamp now = m_core.now();
    INK_ASSIGN(ids, m_stores.agenda.dueDocuments(now, batchSize));
    for (const domain::DocumentId id : std::as_const(ids)) {
        const auto done = processEntry(id);
        if (done) continue;
        if (isOfDatabase(done.error())) return fail(done.error());
        // A document that can't be processed must not block the others forever.
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_TRY(m_stores.agenda.set(transaction, id, now + std::chrono::hours(1)));
        INK_TRY(transaction.commit());
    }
    return static_cast<int>(ids.size());
}

Result<void> Agenda::addMissing()
{
    constexpr int atOnce = 500;
    const Timestamp now = m_core.now();
    INK_ASSIGN(missing, m_stores.agenda.unscheduledDocuments(atOnce));
    {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        for (const domain::DocumentId id : std::as_const(missing))
            INK_TRY(m_stores.agenda.set(transaction, id, now));
        INK_TRY(m_stores.accessCodes.removeExpired(transaction, now, now - std::chrono::hours(25)));
        INK_TRY(transaction.commit());
    }
    const auto removed = m_stores.events.removeBefore(now - domain::eventRetention);
    INK_ASSIGN(ids, m_stores.agenda.documentsWithoutSealing(atOnce));
    for (const domain::DocumentId id : std::as_const(ids))
        INK_TRY(processEntry(id));
    return removed; // a failure must not prevent the repair above
}

} // namespace ink::service
