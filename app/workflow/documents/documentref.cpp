#include "app/workflow/documents/documentref.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/amendment.h"

namespace ink::workflow {

using namespace domain;

bool isAwaitingAction(const Invitation& invitation)
{
    return isOpen(invitation.status);
}

DocumentRef refOf(const DocumentSummary& summary)
{
    DocumentRef ref;
    ref.id = summary.id;
    ref.title = summary.title;
    ref.type = summary.type;
    ref.status = summary.status;
    ref.folder = summary.folderId;
    ref.isDeleted = summary.deleted;
    ref.created = summary.createdTime;
    ref.sent = summary.sentTime;
    ref.completed = summary.completedTime;
    ref.guid = summary.guid;
    ref.documentUrl = summary.documentUrl;
    ref.data = summary.data;
    for (const Invitation& invitation : summary.invitations) {
        if (ref.recipient.isEmpty() && mustAct(invitation.actionType))
            ref.recipient =
                invitation.recipientName.isEmpty() ? invitation.recipientEmail : invitation.recipientName;
        if (summary.status == SigningStatus::InProgress && isAwaitingAction(invitation) &&
            !invitation.guid.isEmpty())
            ref.pendingInvitations.append(invitation.guid);
    }
    return ref;
}

DocumentRef refOf(const Document& document)
{
    return refOf(summaryOf(document));
}

} // namespace ink::workflow
