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

// In the transaction of every change

Result<domain::NotificationSetting> SigningService::Private::choicesOf(domain::AccountId account) const
{
    INK_ASSIGN(found, stores.accounts.load(account));
    return found.notificationSetting;
}

void SigningService::Private::invite(Change& change)
{
    QList<qsizetype> invited;
    for (qsizetype i = 0; i < change.document.invitations.size(); ++i) {
        Invitation& invitation = change.document.invitations[i];
        if (invitation.status != InvitationStatus::WaitToOpen || invitation.invitedTime) continue;
        invitation.invitedTime = change.now;
        invited.append(i);
    }
    change.notices += invitationNotices(change.document, invited, change.now);
}

Result<int> SigningService::Private::tell(store::Transaction& transaction, domain::DocumentId id,
                                          const QList<Notice>& notices, Timestamp now) const
{
    int queued = 0;
    for (const Notice& notice : notices) {
        INK_ASSIGN(wasQueued, queueNotice(stores.outbox, transaction, options.mail, id, notice, now));
        queued += wasQueued ? 1 : 0;
    }
    return queued;
}

Result<void> SigningService::Private::plan(store::Transaction& transaction, const Document& document,
                                           const domain::NotificationSetting& choices, Timestamp now) const
{
    if (schedule::isScheduled(document))
        return stores.agenda.set(transaction, document.id, document.setting.sendAt);
    if (document.status != SigningStatus::InProgress) return stores.agenda.remove(transaction, document.id);
    return stores.agenda.set(transaction, document.id,
                             schedule::nextLook(document, choices, now, options.mail));
}

Result<void> SigningService::Private::settle(Change& change, Document& after) const
{
    if (after.status == SigningStatus::Draft)
        return schedule::isScheduled(after) ? plan(change.transaction, after, {}, change.now)
                                            : Result<void>();
    if (fillCallback(change, after)) {
        const qint64 version = after.version;
        INK_ASSIGN(again, stores.documents.replace(change.transaction, std::move(after), version));
        after = std::move(again);
    }
    INK_ASSIGN(queued, tell(change.transaction, after.id, change.notices, change.now));
    if (queued > 0) change.wakes = true;
    domain::NotificationSetting choices;
    if (after.status == SigningStatus::InProgress) {
        INK_ASSIGN(chosen, choicesOf(after.accountId));
        choices = std::move(chosen);
    }
    return plan(change.transaction, after, choices, change.now);
}

Result<void> SigningService::Private::queueSealing(store::Transaction& transaction, domain::DocumentId id,
                                                   Timestamp now) const
{
    store::Job job;
    job.kind = QStringLiteral("finalize");
    job.key = QString::number(id.value());
    job.documentId = id;
    job.notBefore = now;
    return stores.outbox.queue(transaction, job);
}

Result<void> SigningService::Private::tellEnd(Change& change, NoticeKind kind, const QString& about) const
{
    INK_ASSIGN(choices, choicesOf(change.document.accountId));
    change.notices += endNotices(kind, change.document, about);
    if (kind != NoticeKind::Cancelled) // the sender did that
        change.notices += senderNotices(kind, change.document, choices, about);
    return {};
}

namespace {

/** All but what keeps a document from being sealed; true when it is being sealed. */
bool fillPeople(SigningStatus status, const domain::DocumentSetting& setting, QList<Invitation>& invitations,
                Message& waitingFor)
{
    waitingFor = {};
    if (status == SigningStatus::Draft) {
        if (setting.sendAt)
            waitingFor = reasons::sentLater(domain::minuteText(*setting.sendAt));
        else if (!setting.sendFault.isEmpty())
            waitingFor = reasons::notSentAtTime(setting.sendFault);
    }
    if (status != SigningStatus::InProgress) return false;
    for (qsizetype i = 0; i < invitations.size(); ++i)
        invitations[i].waitingFor = domain::waitingFor(invitations, i);
    if (!domain::everyoneFinished(invitations)) {
        waitingFor = domain::waitingFor(invitations);
        return false;
    }
    waitingFor = reasons::beingSealed();
    return true;
}

void fillSealing(const store::Job& job, Message& waitingFor)
{
    if (job.kind == QLatin1StringView("finalize") && !job.lastError.isEmpty())
        waitingFor = reasons::sealingRetried(job.tries, job.lastError);
}

} // namespace

void SigningService::Private::fillWaiting(SigningStatus status, const domain::DocumentSetting& setting,
                                          domain::DocumentId id, QList<Invitation>& invitations,
                                          Message& waitingFor) const
{
    if (!fillPeople(status, setting, invitations, waitingFor)) return;
    const auto jobs = stores.outbox.jobsOf(id).value_or(QList<store::Job>());
    for (const store::Job& job : jobs)
        fillSealing(job, waitingFor);
}

void SigningService::Private::fillWaiting(QList<domain::DocumentSummary>& summaries) const
{
    QHash<domain::DocumentId, domain::DocumentSummary*> sealing;
    for (domain::DocumentSummary& summary : summaries)
        if (summary.type == domain::DocumentType::Document && // a link that is open waits for nobody
            fillPeople(summary.status, summary.setting, summary.invitations, summary.waitingFor))
            sealing.insert(summary.id, &summary);
    if (sealing.isEmpty()) return;
    const auto jobs = stores.outbox.jobsOf(sealing.keys()).value_or(QList<store::Job>());
    for (const store::Job& job : jobs)
        fillSealing(job, sealing.value(job.documentId)->waitingFor);
}

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
    INK_ASSIGN(ids, d->stores.documents.overdue(d->clock.now(), atOnce));
    int expired = 0;
    for (const domain::DocumentId id : std::as_const(ids)) {
        const auto done = d->changeLoaded(
            [&] { return d->stores.documents.loadAny(id); },
            [&](Private::Change& change) -> Result<void> {
                const auto deadline = lifecycle::deadlineOf(change.document);
                if (!deadline || *deadline > change.now || lifecycle::isSealing(change.document)) return {};
                INK_TRY(lifecycle::expire(change.document));
                Private::note(change, domain::HistoryEvent::Expired, QStringLiteral("Inkstone"), {}, {});
                INK_TRY(d->tellEnd(change, NoticeKind::Expired));
                ++expired;
                return {};
            });
        // One document that cannot be written must not keep the others from expiring.
        if (!done && isOfDatabase(done.error())) return fail(done.error());
    }
    return expired;
}

void SigningService::Private::remindAndWarn(Change& change, const domain::NotificationSetting& choices)
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

Result<void> SigningService::Private::scheduleFrom(Change& change, const std::optional<Timestamp>& before,
                                                   const Actor& actor) const
{
    Document& document = change.document;
    const auto at = document.setting.sendAt;
    if (at == before) return {};
    document.setting.sendFault = {};
    if (!at) {
        if (document.status == SigningStatus::Draft)
            note(change, domain::HistoryEvent::ScheduleCancelled, actor);
        return {};
    }
    if (!schedule::isScheduled(document)) return fail(ErrorCode::State, reasons::onlyDraftsAreScheduled());
    if (*at <= change.now)
        return fail(ErrorCode::Validation, reasons::sendAtPassed(),
                    {{QStringLiteral("documentSetting.sendAt"), reasons::sendAtPassed()}});
    Document trial = document;
    INK_TRY(lifecycle::send(trial, change.now, options.channels()));
    note(change, domain::HistoryEvent::Scheduled, actor, reasons::historyScheduled(domain::minuteText(*at)));
    return {};
}

Result<void> SigningService::Private::sendScheduled(const Document& known)
{
    lookAtSignedPlaces(stores.blobs, known);
    Actor sender;
    sender.account = known.accountId;
    INK_ASSIGN(account, stores.accounts.load(known.accountId));
    sender.name = QStringLiteral("%1 <%2>").arg(account.userSetting.name, account.email);
    const auto isDue = [](const Change& change) {
        return schedule::isScheduled(change.document) && *change.document.setting.sendAt <= change.now;
    };
    const auto load = [&] { return stores.documents.loadAny(known.id); };
    const auto sent = changeLoaded(load, [&](Change& change) -> Result<void> {
        return isDue(change) ? send(change, sender) : Result<void>();
    });
    if (sent || sent.error().code == ErrorCode::Database) return sent.map([](const Document&) {});
    const Message fault = sent.error().detail;
    const auto told = changeLoaded(load, [&](Change& change) -> Result<void> {
        if (!isDue(change)) return {};
        change.document.setting.sendAt.reset();
        change.document.setting.sendFault = fault;
        note(change, domain::HistoryEvent::ScheduleFailed, QStringLiteral("Inkstone"), {}, {}, fault);
        return stores.agenda.remove(change.transaction, change.document.id);
    });
    return told.map([](const Document&) {});
}

Result<void> SigningService::Private::lookAt(domain::DocumentId id)
{
    // The files are read before anything is locked.
    if (const auto known = stores.documents.loadAny(id); known && schedule::isScheduled(*known))
        return sendScheduled(*known);
    INK_ASSIGN(transaction, store::Transaction::begin(stores.database));
    auto loaded = stores.documents.loadAny(id);
    if (!loaded && loaded.error().code != ErrorCode::NotFound) return fail(loaded.error());
    if (!loaded || loaded->status != SigningStatus::InProgress) {
        INK_TRY(stores.agenda.remove(transaction, id));
        return transaction.commit();
    }
    const Document before = *loaded;
    Document document = before;
    Change change{transaction, document, clock.now()};
    INK_ASSIGN(choices, choicesOf(document.accountId));
    if (lifecycle::isSealing(document)) {
        INK_ASSIGN(jobs, stores.outbox.jobsOf(id));
        const bool stands = std::any_of(jobs.begin(), jobs.end(), [](const store::Job& job) {
            return job.kind == QLatin1StringView("finalize");
        });
        if (!stands) {
            INK_TRY(queueSealing(transaction, id, change.now));
            change.wakes = true;
        }
    } else {
        const auto isDue = [&](const Invitation& each) {
            const auto start = domain::startOf(each);
            return start && *start <= change.now;
        };
        if (std::any_of(document.invitations.begin(), document.invitations.end(), isDue))
            INK_TRY(goOn(change));
        if (options.mail) remindAndWarn(change, choices); // without mail nobody would be told
    }
    if (document == before) {
        INK_TRY(plan(transaction, document, choices, change.now));
    } else {
        document.lastModifiedTime = change.now;
        INK_ASSIGN(after, stores.documents.replace(transaction, std::move(document), before.version));
        INK_TRY(settle(change, after));
    }
    INK_TRY(transaction.commit());
    if (change.wakes) wake();
    return {};
}

Result<int> SigningService::carryOutAgenda()
{
    const Timestamp now = d->clock.now();
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
    const Timestamp now = d->clock.now();
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
