#pragma once

#include "app/domain/document/documentsummary.h"
#include "ui/widgets/style/icons.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <memory>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** The documents that a command acts on, and the state that decides whether it is available. */
struct DocumentSelection
{
    qsizetype count = 0;
    QList<const domain::DocumentSummary*>
        loadedDocuments; ///< the loaded documents; valid until the listing changes
    bool isInTrash = false;
    bool hasDetails = false;    ///< the only document is completely loaded
    bool canCorrect = false;    ///< the service can correct running documents
    bool canSendCopies = false; ///< the service can email signed files to any address
    std::shared_ptr<const domain::DocumentSummary> detailsSummary{}; ///< owns an element of `loadedDocuments`

    /** The selection of a single document that is completely loaded. */
    [[nodiscard]] static DocumentSelection ofDetails(const domain::Document& document, bool canCorrect);
    /** Returns whether a single document is selected, and has this status. */
    [[nodiscard]] bool isSingle(domain::SigningStatus status) const;
};

/** A command on the selected documents. Menus, panes, the command palette and shortcuts take text, icon,
 * shortcut and availability from here. `SelectionActions::perform` runs it. */
struct DocumentCommand
{
    enum class Id {
        Open,
        Rename,
        Trash,
        Remind,
        Correct,
        Export,
        SendSignedCopy,
        Copy,
        CopyLink,
        Cancel,
        Move,
        Template,
        SendAgain,
        Restore
    };

    Id id;
    const char* name; ///< the object name of its action
    Icon icon;
    const char* label; ///< most have a mnemonic
    /** Returns whether the command applies to a selection that isn't empty. */
    bool (*applies)(const DocumentSelection& selection);
    const char* toolTipText = nullptr;
    QKeySequence shortcut = {};
    bool isListShortcut = false;    ///< only while the listing has the focus
    QKeySequence menuShortcut = {}; ///< shown in the menu of the listing
    // The icon and the label for some selections.
    bool (*usesAlternate)(const DocumentSelection& selection) = nullptr;
    Icon alternateIcon = {};
    const char* alternateLabel = nullptr;

    [[nodiscard]] bool isAvailable(const DocumentSelection& selection) const;
    /** The label in the menu bar for these documents, with a mnemonic if it has one. */
    [[nodiscard]] QString menuText(const DocumentSelection& selection = {}) const;
    [[nodiscard]] QString toolTip() const; ///< empty if the label is sufficient
    /** The label for these documents, without a mnemonic. */
    [[nodiscard]] QString textFor(const DocumentSelection& selection) const;
    [[nodiscard]] Icon iconFor(const DocumentSelection& selection) const;
};

using DocumentCommandId = DocumentCommand::Id;

/** Every command on documents, in the order of the command palette. */
[[nodiscard]] const QList<DocumentCommand>& documentCommands();
[[nodiscard]] const DocumentCommand& documentCommand(DocumentCommand::Id id);

} // namespace ink::ui
