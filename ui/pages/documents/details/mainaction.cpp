#include "ui/pages/documents/details/mainaction.h"

#include <algorithm>

namespace ink::ui {

using domain::SigningStatus;

std::optional<MainAction> mainAction(const domain::Document& document, const DocumentSelection& selection,
                                     const QList<RecipientTurn>& turns, const SenderReach& reach)
{
    if (document.deleted) return DocumentCommandId::Restore;
    switch (document.status) {
    case SigningStatus::Draft:
        return DocumentCommandId::Open;
    case SigningStatus::InProgress: {
        const auto own = std::find_if(turns.cbegin(), turns.cend(), [&reach](const RecipientTurn& turn) {
            return !reach.email.isEmpty() &&
                   turn.invitation().recipientEmail.compare(reach.email, Qt::CaseInsensitive) == 0;
        });
        if (own != turns.cend()) return RecipientRequest{RecipientCommandId::SignHere, own->index};
        if (turns.isEmpty()) return std::nullopt;
        if (reach.canSendMail) return DocumentCommandId::Remind;
        return RecipientRequest{RecipientCommandId::SignHere, turns.constFirst().index};
    }
    case SigningStatus::Completed:
        if (document.files.size() == 1) return DownloadSigned{document.files.constFirst().id};
        return DocumentCommandId::Export;
    default:
        break;
    }
    for (const auto id : {DocumentCommandId::SendAgain, DocumentCommandId::Copy})
        if (documentCommand(id).isAvailable(selection)) return id;
    return std::nullopt;
}

} // namespace ink::ui
