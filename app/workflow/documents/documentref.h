#pragma once

#include "app/domain/document/document.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/invitation.h"

#include <QList>
#include <QMetaType>
#include <QString>
#include <QStringList>

#include <optional>

namespace ink::workflow {

/** The data about a document that actions and exports need; small, because there may be many. */
struct DocumentRef
{
    domain::DocumentId id;
    QString title;
    domain::DocumentType type = domain::DocumentType::Document;
    QString recipient; ///< name or email address of the first signer
    domain::SigningStatus status = domain::SigningStatus::Draft;
    domain::FolderId folder;
    bool isDeleted = false;
    Timestamp created{};
    std::optional<Timestamp> sent;
    std::optional<Timestamp> completed;
    QString guid;
    QString documentUrl; ///< see domain::Document
    domain::DocumentData data;
    QStringList pendingInvitations; ///< GUIDs of the recipients whose turn it is; never logged
    bool operator==(const DocumentRef&) const = default;
};

[[nodiscard]] DocumentRef refOf(const domain::DocumentSummary& summary);
[[nodiscard]] DocumentRef refOf(const domain::Document& document);
/** Returns whether it is this recipient's turn to act. */
[[nodiscard]] bool isAwaitingAction(const domain::Invitation& invitation);

} // namespace ink::workflow
