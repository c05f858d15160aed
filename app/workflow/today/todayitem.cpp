#include "app/workflow/today/todayitem.h"

#include "app/workflow/documents/waitingpeople.h"
#include "app/workflow/signing/signingstack.h"

#include <algorithm>

namespace ink::workflow {

using namespace domain;

namespace {

using ItemKind = TodayItem::Kind;

bool wasRemindedLately(const Invitation& person, Timestamp now)
{
    return person.lastReminderSent && *person.lastReminderSent + reminderPause > now;
}

/** The most urgent kind for a pending recipient; nothing if there is nothing to do about them. */
std::optional<ItemKind> kindOf(const WaitingPerson& one, Timestamp now)
{
    if (one.person.mail && one.person.mail->state == MailProgress::State::Failed)
        return ItemKind::Undelivered;
    if (one.person.openQuestions > 0) return ItemKind::Question;
    if (wasRemindedLately(one.person, now)) return {};
    if (one.deadline && *one.deadline <= now + nearDeadline) return ItemKind::Deadline;
    if (one.since + longWait <= now) return ItemKind::LongWait;
    return {};
}

/** A smaller value is more urgent. */
Timestamp::rep urgencyOf(const TodayItem& item)
{
    if (item.kind == ItemKind::Draft) return -item.since.time_since_epoch().count();
    if (item.kind == ItemKind::Deadline && item.deadline) return item.deadline->time_since_epoch().count();
    return item.since.time_since_epoch().count();
}

} // namespace

bool TodayItem::isSameAs(const TodayItem& other) const
{
    return kind == other.kind && profile == other.profile && document == other.document && run == other.run &&
           person.guid == other.person.guid;
}

// Index(todayItems): Today: what is listed, and under which heading
QList<TodayItem> todayItems(const DocumentSummary& document, const QStringList& ownAddresses, Timestamp now)
{
    QList<TodayItem> items;
    if (document.deleted || document.type != DocumentType::Document) return items;
    TodayItem item;
    item.document = document.id;
    item.title = document.title;
    if (document.status == SigningStatus::Draft) {
        item.since = document.lastModifiedTime;
        return {item};
    }
    const QList<Invitation> own = waitingInvitations(document, ownAddresses);
    const QList<WaitingPerson> people = waitingPeople(document);
    for (const WaitingPerson& one : people) {
        item.person = one.person;
        item.since = one.since;
        item.deadline = one.deadline;
        if (own.contains(one.person)) {
            item.kind = ItemKind::Sign;
            item.sender = document.senderName.isEmpty() ? document.senderEmail : document.senderName;
        } else if (const auto kind = kindOf(one, now)) {
            item.kind = *kind;
            item.sender.clear();
        } else {
            continue;
        }
        items.append(item);
    }
    return items;
}

void sortByUrgency(QList<TodayItem>& items)
{
    std::stable_sort(items.begin(), items.end(), [](const TodayItem& a, const TodayItem& b) {
        return a.kind != b.kind ? a.kind < b.kind : urgencyOf(a) < urgencyOf(b);
    });
}

} // namespace ink::workflow
