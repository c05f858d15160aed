#include "app/domain/history/withheldhistory.h"

#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/routing/filevisibility.h"

#include <algorithm>

namespace ink::domain {

namespace {

/** Not the key of any message. */
constexpr QLatin1StringView withheldReason("withheld");

/** Returns whether the details of such an entry can be about a file, or contain text that a person
 * entered. */
bool canDiscloseFiles(HistoryEvent::Kind kind)
{
    switch (kind) {
    case HistoryEvent::Unknown:
    case HistoryEvent::Updated:
    case HistoryEvent::Corrected:
    case HistoryEvent::Edited:
    case HistoryEvent::Attached:
    case HistoryEvent::Detached:
    case HistoryEvent::Rejected:
    case HistoryEvent::Cancelled:
    case HistoryEvent::Delegated:
    case HistoryEvent::QuestionAsked:
    case HistoryEvent::QuestionAnswered:
    case HistoryEvent::ScheduleFailed:
    case HistoryEvent::CallbackFailed:
    case HistoryEvent::FileRepaired:
    case HistoryEvent::FileDecrypted:
    case HistoryEvent::FileReplaced:
    case HistoryEvent::SealingDelayed:
    case HistoryEvent::Finalized:
    case HistoryEvent::Completed:
        return true;
    case HistoryEvent::Created:
    case HistoryEvent::Sent:
    case HistoryEvent::Invited:
    case HistoryEvent::Opened:
    case HistoryEvent::Viewed:
    case HistoryEvent::Saved:
    case HistoryEvent::Consented:
    case HistoryEvent::DisclosureAccepted:
    case HistoryEvent::InPerson:
    case HistoryEvent::SubmittedOffline:
    case HistoryEvent::OpenedToNetwork:
    case HistoryEvent::ClosedToNetwork:
    case HistoryEvent::SignedOnPaper:
    case HistoryEvent::Signed:
    case HistoryEvent::Approved:
    case HistoryEvent::Finished:
    case HistoryEvent::Authenticated:
    case HistoryEvent::CodesLocked:
    case HistoryEvent::SignedCopySent:
    case HistoryEvent::Reminded:
    case HistoryEvent::Warned:
    case HistoryEvent::Expired:
    case HistoryEvent::DeputyInvited:
    case HistoryEvent::Named:
    case HistoryEvent::Released:
    case HistoryEvent::Scheduled:
    case HistoryEvent::ScheduleCancelled:
    case HistoryEvent::MailDelayed:
    case HistoryEvent::MailFailed:
    case HistoryEvent::MailBounced:
    case HistoryEvent::SmsDelayed:
    case HistoryEvent::SmsFailed:
    case HistoryEvent::RecipientChanged:
    case HistoryEvent::RecipientAdded:
    case HistoryEvent::RecipientRemoved:
    case HistoryEvent::OrderChanged:
    case HistoryEvent::TagsChanged:
    case HistoryEvent::DeadlineChanged:
    case HistoryEvent::SignatureAdded:
    case HistoryEvent::Sealed:
    case HistoryEvent::SealRaised:
    case HistoryEvent::SealStays:
    case HistoryEvent::Deleted:
    case HistoryEvent::Trashed:
    case HistoryEvent::Restored:
    case HistoryEvent::Moved:
        break;
    }
    return false;
}

bool hasDetails(const HistoryEntry& entry)
{
    return !entry.detail.isEmpty() || !entry.reason.isEmpty();
}

} // namespace

HistoryEntry withheldEntry(HistoryEntry entry)
{
    entry.detail.clear();
    entry.reason = QString(withheldReason);
    entry.args = {};
    return entry;
}

bool isWithheld(const HistoryEntry& entry)
{
    return entry.reason == withheldReason;
}

Document describedWith(Document document, const QList<File>& files)
{
    if (files.size() == document.files.size()) return document;
    const auto isDescribed = [&files](const File& file) {
        return std::any_of(files.begin(), files.end(),
                           [&file](const File& each) { return each.id == file.id; });
    };
    QList<Invitation> readers; // recipients who see no other files, so that their actions concern these
    for (int index = 1; index <= document.invitations.size(); ++index) {
        Invitation& person = document.invitations[index - 1];
        const bool seesOthers =
            std::any_of(document.files.begin(), document.files.end(),
                        [&](const File& file) { return maySee(file, index) && !isDescribed(file); });
        if (seesOthers)
            person.rejectReason.clear();
        else
            readers.append(person);
    }
    const auto isByReader = [&readers](const HistoryEntry& entry) {
        return std::any_of(readers.begin(), readers.end(),
                           [&entry](const Invitation& each) { return isActorOf(entry.actor, each); });
    };
    for (HistoryEntry& entry : document.histories)
        if (canDiscloseFiles(entry.event.kind()) && hasDetails(entry) && !isByReader(entry))
            entry = withheldEntry(std::move(entry));
    document.files.removeIf([&](const File& file) { return !isDescribed(file); });
    return document;
}

} // namespace ink::domain
