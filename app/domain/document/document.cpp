#include "app/domain/document/document.h"

#include <algorithm>

namespace ink::domain {

int Document::pageCount() const
{
    int count = 0;
    for (const File& file : files)
        count += static_cast<int>(file.pages.size());
    return count;
}

Document::PageRef Document::pageAt(int joinedIndex) const
{
    int rest = joinedIndex;
    if (rest < 1) return {};
    for (const File& file : files) {
        const int here = static_cast<int>(file.pages.size());
        if (rest <= here) return {&file, &file.pages.at(rest - 1), rest};
        rest -= here;
    }
    return {};
}

int Document::invitationIndexOf(const QString& invitationGuid) const
{
    const auto found = std::find_if(invitations.begin(), invitations.end(),
                                    [&](const Invitation& i) { return i.guid == invitationGuid; });
    return found == invitations.end() ? 0 : static_cast<int>(found - invitations.begin()) + 1;
}

std::optional<Timestamp> expiryOf(const std::optional<Timestamp>& sentTime, const DocumentSetting& setting)
{
    if (!sentTime || setting.expireDaysAfterSent <= 0) return std::nullopt;
    return *sentTime + std::chrono::days(setting.expireDaysAfterSent);
}

namespace {

template <typename DocumentOrSummary> std::optional<Timestamp> lastAction(const DocumentOrSummary& document)
{
    std::optional<Timestamp> last = document.sentTime;
    if (!last) return last;
    const auto add = [&last](const std::optional<Timestamp>& time) {
        if (time && *time > *last) last = time;
    };
    for (const Invitation& invitation : document.invitations) {
        add(invitation.openedTime);
        add(invitation.finishedTime);
        add(invitation.lastReminderSent);
    }
    add(document.completedTime);
    return last;
}

} // namespace

std::optional<Timestamp> lastActionOf(const Document& document)
{
    return lastAction(document);
}

std::optional<Timestamp> lastActionOf(const DocumentSummary& summary)
{
    return lastAction(summary);
}

DocumentSummary summaryOf(const Document& d)
{
    DocumentSummary summary{d.id,          d.guid,          d.title,
                            d.senderName,  d.senderEmail,   d.type,
                            d.status,      d.createdTime,   d.lastModifiedTime,
                            d.sentTime,    d.completedTime, d.folderId,
                            d.version,     d.deleted,       d.templateId,
                            d.invitations, d.accountId,     d.message,
                            d.setting,     d.files,         d.waitingFor};
    for (File& file : summary.files)
        file.pages.clear();
    return summary;
}

} // namespace ink::domain
