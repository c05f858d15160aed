#include "app/service/core/schedule.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/amendment.h"
#include "app/domain/routing/routing.h"
#include "app/service/core/lifecycle.h"

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::SigningStatus;

namespace schedule {

namespace {

bool isAsked(const Invitation& invitation)
{
    const auto& fault = invitation.mailFault;
    const bool wasReturned = fault && fault->isFinal && fault->wasAccepted;
    return domain::isOpen(invitation.status) && !wasReturned && domain::mustAct(invitation.actionType) &&
           !invitation.recipientEmail.isEmpty();
}

Timestamp invitedAt(const Document& document, const Invitation& invitation)
{
    return invitation.invitedTime.value_or(document.sentTime.value_or(document.createdTime));
}

std::optional<Timestamp> reminderOf(const Document& document, const Invitation& invitation)
{
    const int every = document.setting.remindEveryDays;
    if (every <= 0 || invitation.requestedReminderCount >= document.setting.maxReminders ||
        !isAsked(invitation))
        return std::nullopt;
    const Timestamp invited = invitedAt(document, invitation);
    return std::max(invited, invitation.reminderRequestedTime.value_or(invited)) + std::chrono::days(every);
}

std::optional<Timestamp> warningOf(const Document& document, const Invitation& invitation,
                                   const domain::NotificationSetting& choices)
{
    const auto deadline = lifecycle::deadlineOf(document);
    if (choices.expiryWarningDays <= 0 || !deadline || invitation.wasWarned || !isAsked(invitation))
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

// Index(retryDelay): SealingState: retries
std::chrono::milliseconds retryDelay(int attempts)
{
    return std::min<std::chrono::milliseconds>(
        std::chrono::seconds(1) * (1 << std::clamp(attempts - 1, 0, 10)), std::chrono::minutes(10));
}

// Index(dueNoticesAt): Reminders: when they are due
DueNotices dueNoticesAt(const Document& document, const domain::NotificationSetting& choices, Timestamp now)
{
    DueNotices due;
    const auto deadline = lifecycle::deadlineOf(document);
    if (!isRunning(document) || (deadline && *deadline <= now)) return due;
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const Invitation& invitation = document.invitations.at(i);
        const auto reached = [&](const std::optional<Timestamp>& at) { return at && *at <= now; };
        // One email at a time is enough, so the warning replaces the reminder.
        if (reached(warningOf(document, invitation, choices)))
            due.warnings.append(i);
        else if (reached(reminderOf(document, invitation)))
            due.reminders.append(i);
    }
    return due;
}

std::optional<Timestamp> nextStepTime(const Document& document, const domain::NotificationSetting& choices,
                                      Timestamp now, bool mail)
{
    if (!isRunning(document)) return std::nullopt;
    if (lifecycle::isSealing(document)) return now + sealingCheckDelay;
    std::optional<Timestamp> next;
    const auto consider = [&](Timestamp at) { next = next ? std::min(*next, at) : at; };
    for (const Invitation& invitation : document.invitations) {
        if (const auto start = domain::startOf(invitation)) consider(*start);
        if (auto at = reminderOf(document, invitation)) {
            const std::chrono::milliseconds every = std::chrono::days(document.setting.remindEveryDays);
            if (!mail && *at <= now) *at += every * ((now - *at) / every + 1);
            Q_ASSERT(mail || *at > now);
            consider(*at);
        }
        if (const auto at = warningOf(document, invitation, choices); at && (mail || *at > now))
            consider(*at);
    }
    // Reminders after the deadline are never sent.
    if (const auto deadline = lifecycle::deadlineOf(document); next && deadline && *next >= *deadline)
        return std::nullopt;
    return next;
}

} // namespace schedule

} // namespace ink::service
