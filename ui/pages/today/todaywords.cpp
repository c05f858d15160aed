#include "ui/pages/today/todaywords.h"

#include "ui/models/words.h"
#include "ui/widgets/errortext.h"

#include <QCoreApplication>
#include <QLocale>

namespace ink::ui {

using workflow::TodayItem;
using ItemKind = TodayItem::Kind;

namespace {

/** The context of the translations. */
struct TodayWords
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::TodayWords)
};

QString waitText(Timestamp since, Timestamp now)
{
    const int days = wholeDays(since, now);
    return days < 1 ? TodayWords::tr("Waiting for less than a day")
                    : TodayWords::tr("Waiting for %n days", nullptr, days);
}

QString dueText(Timestamp deadline, Timestamp now)
{
    if (deadline <= now) return TodayWords::tr("Overdue");
    const qint64 days = calendarDays(now, deadline);
    if (days == 0) return TodayWords::tr("Due today");
    if (days == 1) return TodayWords::tr("Due tomorrow");
    return TodayWords::tr("Due in %n days", nullptr, static_cast<int>(days));
}

} // namespace

QString todayHeading(ItemKind kind)
{
    switch (kind) {
    case ItemKind::AccountError:
        return TodayWords::tr("Accounts that could not be checked");
    case ItemKind::Sign:
        return TodayWords::tr("Waiting for me");
    case ItemKind::Undelivered:
        return TodayWords::tr("Undelivered email");
    case ItemKind::Question:
        return TodayWords::tr("Questions");
    case ItemKind::Deadline:
        return TodayWords::tr("Deadline within %n days", nullptr,
                              static_cast<int>(workflow::nearDeadline.count()));
    case ItemKind::LongWait:
        return TodayWords::tr("Waiting for others for a week or longer");
    case ItemKind::BulkRun:
        return TodayWords::tr("Unfinished bulk runs");
    case ItemKind::Draft:
        return TodayWords::tr("Drafts");
    }
    return {};
}

QString todayPerson(const TodayItem& item)
{
    switch (item.kind) {
    case ItemKind::Sign:
        return item.sender;
    case ItemKind::Undelivered:
    case ItemKind::Question:
    case ItemKind::Deadline:
    case ItemKind::LongWait:
        return personName(item.person);
    case ItemKind::AccountError:
    case ItemKind::BulkRun:
    case ItemKind::Draft:
        break;
    }
    return {};
}

QString todayFact(const TodayItem& item, Timestamp now)
{
    switch (item.kind) {
    case ItemKind::AccountError:
        return item.error ? errorTitle(*item.error) : QString();
    case ItemKind::Sign:
        return item.deadline && *item.deadline <= now + workflow::nearDeadline ? dueText(*item.deadline, now)
                                                                               : waitText(item.since, now);
    case ItemKind::Undelivered:
        return mailStatusText(item.person.mail);
    case ItemKind::Question:
        return questionCountText(item.person);
    case ItemKind::Deadline:
        return item.deadline ? dueText(*item.deadline, now) : QString();
    case ItemKind::LongWait:
        return waitText(item.since, now);
    case ItemKind::BulkRun:
        return TodayWords::tr("%1 of %2 documents sent")
            .arg(QLocale().toString(item.sent), QLocale().toString(item.total));
    case ItemKind::Draft:
        return TodayWords::tr("Changed %1", "%1: a relative time, such as yesterday")
            .arg(relativeTime(item.since, now));
    }
    return {};
}

bool canRetry(const TodayItem& item)
{
    return item.error && isConnectionError(item.error->code);
}

QString todayAction(const TodayItem& item)
{
    switch (item.kind) {
    case ItemKind::AccountError:
        return canRetry(item) ? TodayWords::tr("Retry") : TodayWords::tr("Open account");
    case ItemKind::Sign:
        return item.person.actionType == domain::ActionType::Signer ? TodayWords::tr("Sign")
                                                                    : TodayWords::tr("Review");
    case ItemKind::Undelivered:
        return TodayWords::tr("Correct address");
    case ItemKind::Question:
        return TodayWords::tr("Answer");
    case ItemKind::Deadline:
    case ItemKind::LongWait:
        return TodayWords::tr("Remind");
    case ItemKind::BulkRun:
        return TodayWords::tr("Resume run");
    case ItemKind::Draft:
        return TodayWords::tr("Open draft");
    }
    return {};
}

} // namespace ink::ui
