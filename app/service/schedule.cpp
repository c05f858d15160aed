#include "app/service/schedule.h"

#include "app/base/reasons.h"
#include "app/domain/routing.h"
#include "app/service/lifecycle.h"
#include "app/service/signedplaces.h"
#include "app/service/signingserviceprivate.h"

#include <QHash>

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::SigningStatus;

namespace schedule {

namespace {

bool isAsked(const Invitation& invitation)
{
    const bool open = invitation.status == InvitationStatus::WaitToOpen ||
                      invitation.status == InvitationStatus::Viewed ||
                      invitation.status == InvitationStatus::WorkInProgress;
    const bool isReachable = !invitation.mailFault || !invitation.mailFault->isFinal;
    return open && isReachable && domain::mustAct(invitation.actionType) &&
           !invitation.recipientEmail.isEmpty();
}

Timestamp invitedAt(const Document& document, const Invitation& invitation)
{
    return invitation.invitedTime.value_or(document.sentTime.value_or(document.createdTime));
}

std::optional<Timestamp> reminderOf(const Document& document, const Invitation& invitation)
{
    const int every = document.setting.remindEveryDays;
    if (every <= 0 || invitation.remindersAsked >= document.setting.maxReminders || !isAsked(invitation))
        return std::nullopt;
    const Timestamp invited = invitedAt(document, invitation);
    return std::max(invited, invitation.reminderAskedTime.value_or(invited)) + std::chrono::days(every);
}

std::optional<Timestamp> warningOf(const Document& document, const Invitation& invitation,
                                   const domain::NotificationSetting& choices)
{
    const auto deadline = lifecycle::deadlineOf(document);
    if (choices.expiryWarningDays <= 0 || !deadline || invitation.warned || !isAsked(invitation))
        return std::nullopt;
    const Timestamp at = *deadline - std::chrono::days(choices.expiryWarningDays);
    return invitedAt(document, invitation) < at ? std::optional(at) : std::nullopt;
}

bool isRunning(const Document& document)
{
    return document.status == SigningStatus::InProgress && !document.deleted;
}

} // namespace

bool isScheduled(const Document& document)
{
    return document.status == SigningStatus::Draft && document.type == domain::DocumentType::Document &&
           !document.deleted && document.setting.sendAt;
}

std::chrono::milliseconds pauseBeforeRetry(int attempts)
{
    return std::min<std::chrono::milliseconds>(
        std::chrono::seconds(1) * (1 << std::clamp(attempts - 1, 0, 10)), std::chrono::minutes(10));
}

Due dueAt(const Document& document, const domain::NotificationSetting& choices, Timestamp now)
{
    Due due;
    const auto deadline = lifecycle::deadlineOf(document);
    if (!isRunning(document) || (deadline && *deadline <= now)) return due;
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const Invitation& invitation = document.invitations.at(i);
        const auto reached = [&](const std::optional<Timestamp>& at) { return at && *at <= now; };
        // One mail at a time is enough: the warning says all that a reminder would.
        if (reached(warningOf(document, invitation, choices)))
            due.warnings.append(i);
        else if (reached(reminderOf(document, invitation)))
            due.reminders.append(i);
    }
    return due;
}

std::optional<Timestamp> nextLook(const Document& document, const domain::NotificationSetting& choices,
                                  Timestamp now, bool mail)
{
    if (!isRunning(document)) return std::nullopt;
    if (lifecycle::isSealing(document)) return now + sealingCheck;
    std::optional<Timestamp> next;
    const auto consider = [&](Timestamp at) { next = next ? std::min(*next, at) : at; };
    for (const Invitation& invitation : document.invitations) {
        if (const auto start = domain::startOf(invitation)) consider(*start);
        if (auto at = reminderOf(document, invitation)) {
            const std::chrono::milliseconds every = std::chrono::days(document.setting.remindEveryDays);
            if (!mail && *at <= now) *at += every * ((now - *at) / every + 1);
            consider(*at);
        }
        if (const auto at = warningOf(document, invitation, choices); at && (mail || *at > now))
            consider(*at);
    }
    // What comes after the deadline never comes.
    if (const auto deadline = lifecycle::deadlineOf(document); next && deadline && *next >= *deadline)
        return std::nullopt;
    return next;
}

} // namespace schedule

// What a host calls

namespace {

bool isOfDatabase(const Error& error)
{
    return error.code == ErrorCode::Database;
}

} // namespace

Result<int> SigningService::expireOverdue()
{
    constexpr int atOnce = 500;
    INK_ASSIGN(ids, d->stores.documents.overdue(d->core.now(), atOnce));
    int expired = 0;
    for (const domain::DocumentId id : std::as_const(ids)) {
        const auto done = d->writer.change(
            [&] { return d->stores.documents.loadAny(id); },
            [&](DocumentChange& change) -> Result<void> {
                const auto deadline = lifecycle::deadlineOf(change.document);
                if (!deadline || *deadline > change.now || lifecycle::isSealing(change.document)) return {};
                INK_TRY(lifecycle::expire(change.document));
                noteEvent(change, domain::HistoryEvent::Expired, QStringLiteral("Inkstone"), {}, {});
                INK_TRY(d->turns.notifyEnd(change, NoticeKind::Expired));
                ++expired;
                return {};
            });
        // One document that cannot be written must not keep the others from expiring.
        if (!done && isOfDatabase(done.error())) return fail(done.error());
    }
    return expired;
}

void SigningService::Private::remindAndWarn(DocumentChange& change,
                                            const domain::NotificationSetting& choices)
{
    Document& document = change.document;
    const schedule::Due due = schedule::dueAt(document, choices, change.now);
    for (const qsizetype index : due.warnings) {
        Invitation& invitation = document.invitations[index];
        invitation.warned = true;
        change.notices.append({NoticeKind::ExpiryWarning,
                               invitation.guid,
                               {},
                               QStringLiteral("expiryWarning:%1").arg(invitation.guid)});
    }
    for (const qsizetype index : due.reminders) {
        Invitation& invitation = document.invitations[index];
        invitation.reminderAskedTime = change.now;
        ++invitation.remindersAsked;
        change.notices.append(reminderNotice(invitation));
    }
}

Result<void> SigningService::Private::lookAt(domain::DocumentId id)
{
    // The files are read before anything is locked.
    if (const auto known = stores.documents.loadAny(id); known && schedule::isScheduled(*known))
        return sending.sendScheduled(*known);
    INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
    auto loaded = stores.documents.loadAny(id);
    if (!loaded && loaded.error().code != ErrorCode::NotFound) return fail(loaded.error());
    if (!loaded || loaded->status != SigningStatus::InProgress) {
        INK_TRY(stores.agenda.remove(transaction, id));
        return transaction.commit();
    }
    const Document before = *loaded;
    Document document = before;
    DocumentChange change{transaction, document, core.now()};
    INK_ASSIGN(choices, core.notificationSetting(document.accountId));
    if (lifecycle::isSealing(document)) {
        INK_ASSIGN(jobs, stores.outbox.jobsOf(id));
        const bool stands = std::any_of(jobs.begin(), jobs.end(), [](const store::Job& job) {
            return job.kind == QLatin1StringView("finalize");
        });
        if (!stands) {
            INK_TRY(turns.queueSealing(transaction, id, change.now));
            change.wakes = true;
        }
    } else {
        const auto isDue = [&](const Invitation& each) {
            const auto start = domain::startOf(each);
            return start && *start <= change.now;
        };
        if (std::any_of(document.invitations.begin(), document.invitations.end(), isDue))
            INK_TRY(turns.advance(change));
        if (core.hasMail()) remindAndWarn(change, choices); // without mail nobody would be told
    }
    if (document == before) {
        INK_TRY(writer.plan(transaction, document, choices, change.now));
    } else {
        document.lastModifiedTime = change.now;
        INK_ASSIGN(after, stores.documents.replace(transaction, std::move(document), before.version));
        INK_TRY(writer.settle(change, after));
    }
    INK_TRY(transaction.commit());
    if (change.wakes) core.wakeWorkers();
    return {};
}

Result<int> SigningService::carryOutAgenda()
{
    const Timestamp now = d->core.now();
    INK_ASSIGN(ids, d->stores.agenda.due(now, scheduleBatch));
    for (const domain::DocumentId id : std::as_const(ids)) {
        const auto done = d->lookAt(id);
        if (done) continue;
        if (isOfDatabase(done.error())) return fail(done.error());
        // One document that cannot be dealt with must not stand before the others for ever.
        INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
        INK_TRY(d->stores.agenda.set(transaction, id, now + std::chrono::hours(1)));
        INK_TRY(transaction.commit());
    }
    return static_cast<int>(ids.size());
}

Result<void> SigningService::checkAgenda()
{
    constexpr int atOnce = 500;
    const Timestamp now = d->core.now();
    INK_ASSIGN(missing, d->stores.agenda.missing(atOnce));
    {
        INK_ASSIGN(transaction, store::Transaction::begin(d->stores.database));
        for (const domain::DocumentId id : std::as_const(missing))
            INK_TRY(d->stores.agenda.set(transaction, id, now));
        INK_TRY(d->stores.gate.clean(transaction, now, now - std::chrono::hours(25)));
        INK_TRY(transaction.commit());
    }
    INK_ASSIGN(ids, d->stores.agenda.withoutSealing(atOnce));
    for (const domain::DocumentId id : std::as_const(ids))
        INK_TRY(d->lookAt(id));
    return {};
}

} // namespace ink::service
