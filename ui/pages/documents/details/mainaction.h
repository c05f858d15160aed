#pragma once

#include "app/domain/document/document.h"
#include "ui/pages/documents/commands/documentcommands.h"
#include "ui/pages/documents/details/recipientcommands.h"

#include <QStringList>

#include <optional>
#include <variant>

namespace ink::ui {

/** The account's addresses and its ability to send email. */
struct SenderInfo
{
    QStringList ownAddresses; ///< see workflow::allOwnAddresses
    bool canSendMail = true;  ///< false if the service can't notify anybody
    bool operator==(const SenderInfo&) const = default;
};

/** Returns whether the recipient is the user. */
[[nodiscard]] bool isOwn(const RecipientTurn& turn, const SenderInfo& sender);

/** Saves the only signed file of a completed document. */
struct DownloadSigned
{
    bool operator==(const DownloadSigned&) const = default;
};

/** A command on one recipient (0-based). */
struct RecipientRequest
{
    RecipientCommandId command;
    qsizetype recipient = 0;
    bool operator==(const RecipientRequest&) const = default;
};

using MainAction = std::variant<DocumentCommandId, RecipientRequest, DownloadSigned>;

// Index(mainAction): The one filled button of the details, by the state of the document
/** The next step for a document in its current state; nothing while the service is processing it. `selection`
 * holds this document, `turns` the recipients whose turn it is. */
[[nodiscard]] std::optional<MainAction> mainAction(const domain::Document& document,
                                                   const DocumentSelection& selection,
                                                   const QList<RecipientTurn>& turns,
                                                   const SenderInfo& sender);

} // namespace ink::ui
