#include "app/domain/document/documentsummary.h"

#include "app/domain/document/document.h"

namespace ink::domain {

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
    DocumentSummary summary{.id = d.id,
                            .guid = d.guid,
                            .title = d.title,
                            .senderName = d.senderName,
                            .senderEmail = d.senderEmail,
                            .type = d.type,
                            .status = d.status,
                            .createdTime = d.createdTime,
                            .lastModifiedTime = d.lastModifiedTime,
                            .sentTime = d.sentTime,
                            .completedTime = d.completedTime,
                            .folderId = d.folderId,
                            .version = d.version,
                            .deleted = d.deleted,
                            .templateId = d.templateId,
                            .invitations = d.invitations,
                            .accountId = d.accountId,
                            .message = d.message,
                            .data = d.data,
                            .setting = d.setting,
                            .files = d.files,
                            .waitingFor = d.waitingFor,
                            .documentUrl = d.documentUrl};
    for (File& file : summary.files)
        file.pages.clear();
    return summary;
}

} // namespace ink::domain
