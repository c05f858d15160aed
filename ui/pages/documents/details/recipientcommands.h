#pragma once

#include "app/domain/document/document.h"
#include "app/domain/routing/absence.h"
#include "ui/widgets/style/icons.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace ink::ui {

/** A recipient of a document, and the state that decides which commands are available. */
struct RecipientTurn
{
    const domain::Document& document;
    qsizetype index = 0;
    const domain::AbsenceList& absences;
    bool canImportScans = false; ///< the service can record paper signatures

    [[nodiscard]] const domain::Invitation& invitation() const { return document.invitations.at(index); }
    /** Returns whether the document is in progress and it is this recipient's turn. */
    [[nodiscard]] bool isPending() const;
    /** The recipient's absence, and the deputy whom the sender can choose. */
    [[nodiscard]] domain::DeputyPlan deputyPlan() const;
};

/** A command on a recipient whose turn it is, in the details of a document and in the command palette.
 * `DetailsActions::perform` runs it. */
struct RecipientCommand
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::RecipientCommand)
public:
    enum class Id { CopyLink, ShowLink, MailLink, Print, ImportScan, Remind, Reassign, SignHere };

    Id id;
    Icon icon;
    QString (*label)(const RecipientTurn& turn);
    QString (*paletteLabel)(const RecipientTurn& turn) = nullptr; ///< null if it isn't in the palette
    bool (*applies)(const RecipientTurn& turn) = nullptr;         ///< null if it always does
    QString (*shortText)() = nullptr; ///< for a button beside the recipient; null if `label` is short

    [[nodiscard]] bool isAvailable(const RecipientTurn& turn) const;
    /** The label of a button beside the recipient. */
    [[nodiscard]] QString shortLabel(const RecipientTurn& turn) const;
};

using RecipientCommandId = RecipientCommand::Id;

/** Every command on recipients, in the order of the command palette. */
[[nodiscard]] const QList<RecipientCommand>& recipientCommands();
[[nodiscard]] const RecipientCommand& recipientCommand(RecipientCommand::Id id);

} // namespace ink::ui
