#pragma once

#include "app/domain/document/documentsummary.h"
#include "ui/widgets/style/icons.h"

#include <QKeySequence>
#include <QList>
#include <QString>

namespace ink::ui {

/** The documents that a command would act on, and what decides besides whether it is available. */
struct DocumentSelection
{
    qsizetype count = 0;
    QList<const domain::DocumentSummary*> known; ///< those that are loaded; valid until the listing changes
    bool inTrash = false;
    bool hasDetails = false; ///< the only document is completely loaded
    bool canCorrect = false; ///< the service can correct running documents

    /** Returns whether it is one document, of this status. */
    [[nodiscard]] bool isOne(domain::SigningStatus status) const;
};

/** A command on the selected documents: the menu bar, the menu of the listing, the panes beside it, the
 * command palette and the shortcuts are made from its description. `SelectionActions::perform` carries it
 * out. */
struct DocumentCommand
{
    enum class Id {
        Open,
        Rename,
        Trash,
        Remind,
        Correct,
        Export,
        Copy,
        Cancel,
        Move,
        Template,
        SendAgain,
        Restore
    };

    Id id;
    const char* name; ///< the object name of its action
    Icon sign;
    const char* words; ///< with a mnemonic
    /** Decides whether it applies to a selection that isn't empty. */
    bool (*applies)(const DocumentSelection& selection);
    const char* tip = nullptr;
    QKeySequence key = {};
    bool isKeyOfListing = false; ///< only while the listing has the focus
    QKeySequence menuKey = {};   ///< shown in the menu of the listing
    // Some selections have other words for it.
    bool (*isSpecial)(const DocumentSelection& selection) = nullptr;
    Icon specialSign = {};
    const char* specialWords = nullptr;

    [[nodiscard]] bool isAvailable(const DocumentSelection& selection) const;
    /** Its words in the menu bar, the same for every selection. */
    [[nodiscard]] QString text() const;
    [[nodiscard]] QString toolTip() const; ///< empty when it has none besides its words
    /** Its words for these documents, without a mnemonic. */
    [[nodiscard]] QString textFor(const DocumentSelection& selection) const;
    [[nodiscard]] Icon signFor(const DocumentSelection& selection) const;
};

using DocumentCommandId = DocumentCommand::Id;

/** Every command on documents, in the order of the command palette. */
[[nodiscard]] const QList<DocumentCommand>& documentCommands();
[[nodiscard]] const DocumentCommand& documentCommand(DocumentCommand::Id id);

} // namespace ink::ui
