#include "ui/pages/documents/details/mainaction.h"

#include "app/workflow/signing/ownaddresses.h"

#include <algorithm>

namespace ink::ui {

using domain::SigningStatus;

bool isOwn(const RecipientTurn& turn, const SenderInfo& sender)
{
    return sender.ownAddresses.contains(workflow::plainAddress(turn.invitation().recipientEmail),
                                        Qt::CaseInsensitive);
}

std::optional<MainAction> mainAction(const domain::Document& document, const DocumentSelection& selection,
                                     const QList<RecipientTurn>& turns, const SenderInfo& sender)
{
    if (document.deleted) return DocumentCommandId::Restore;
    switch (document.status) {
    case SigningStatus::Draft:
        return DocumentCommandId::Open;
    case SigningStatus::InProgress: {
        const auto own = std::find_if(turns.cbegin(), turns.cend(),
                                      [&sender](const RecipientTurn& turn) { return isOwn(turn, sender); });
        if (own != turns.cend()) return RecipientRequest{RecipientCommandId::SignHere, own->index};
        if (turns.isEmpty()) return std::nullopt;
        if (sender.canSendMail) return DocumentCommandId::Remind;
        return RecipientRequest{RecipientCommandId::SignHere, turns.constFirst().index};
    }
    case SigningStatus::Completed:
        if (document.files.size() == 1) return DownloadSigned();
        return DocumentCommandId::Export;
    default:
        break;
    }
    for (const auto id : {DocumentCommandId::SendAgain, DocumentCommandId::Copy})
        if (documentCommand(id).isAvailable(selection)) return id;
    return std::nullopt;
}

} // namespace ink::ui
