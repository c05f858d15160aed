#include "ui/pages/documents/commands/documentcommands.h"

#include "app/domain/document/document.h"
#include "app/domain/routing/signingorder.h"
#include "ui/widgets/inputs/shortcutwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace ink::ui {

using domain::DocumentSummary;
using domain::SigningStatus;

namespace {

QString commandText(const char* text)
{
    return QCoreApplication::translate("ink::ui::DocumentCommand", text);
}

/** Returns true if any selected document matches, or if some aren't loaded. */
bool mayContain(const DocumentSelection& selection, bool (*matches)(const DocumentSummary& document))
{
    return selection.loadedDocuments.size() < selection.count ||
           std::any_of(selection.loadedDocuments.cbegin(), selection.loadedDocuments.cend(),
                       [matches](const DocumentSummary* document) { return matches(*document); });
}

bool appliesToAny(const DocumentSelection&)
{
    return true;
}

bool appliesToOne(const DocumentSelection& selection)
{
    return selection.count == 1 && selection.loadedDocuments.size() == 1;
}

/** Not every service gives its documents addresses. */
bool hasLink(const DocumentSelection& selection)
{
    return appliesToOne(selection) && !selection.isInTrash &&
           !selection.loadedDocuments.constFirst()->documentUrl.isEmpty();
}

bool isOneDraft(const DocumentSelection& selection)
{
    return selection.isSingle(SigningStatus::Draft);
}

bool isInTrash(const DocumentSelection& selection)
{
    return selection.isInTrash;
}

bool isNotInTrash(const DocumentSelection& selection)
{
    return !selection.isInTrash;
}

bool canRename(const DocumentSelection& selection)
{
    return isOneDraft(selection) &&
           !selection.loadedDocuments.constFirst()->deleted; // a sent document keeps its title
}

bool mayBeRunning(const DocumentSelection& selection)
{
    return !selection.isInTrash && mayContain(selection, [](const DocumentSummary& document) {
        return document.status == SigningStatus::InProgress;
    });
}

bool canCorrectAny(const DocumentSelection& selection)
{
    return selection.canCorrect && !selection.isInTrash &&
           mayContain(selection, [](const DocumentSummary& document) {
               return document.status == SigningStatus::InProgress &&
                      !domain::haveAllFinished(document.invitations);
           });
}

bool canSendCopy(const DocumentSelection& selection)
{
    return selection.canSendCopies && !selection.isInTrash && selection.isSingle(SigningStatus::Completed);
}

bool canSendAgain(const DocumentSelection& selection)
{
    return !selection.isInTrash && selection.hasDetails &&
           (selection.isSingle(SigningStatus::Cancelled) || selection.isSingle(SigningStatus::Rejected) ||
            selection.isSingle(SigningStatus::ReachDeadline));
}

} // namespace

const QList<DocumentCommand>& documentCommands()
{
    static const QList<DocumentCommand> commands{
        {.id = DocumentCommandId::Open,
         .name = "document.open",
         .icon = Icon::Preview,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Show &pages"),
         .applies = appliesToOne,
         .shortcut = Qt::Key_Space,
         .isListShortcut = true,
         .menuShortcut = Qt::Key_Return,
         .usesAlternate = isOneDraft,
         .alternateIcon = Icon::Edit,
         .alternateLabel = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Continue editing")},
        {.id = DocumentCommandId::Rename,
         .name = "document.rename",
         .icon = Icon::Text,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Re&name"),
         .applies = canRename,
         .shortcut = Qt::Key_F2,
         .isListShortcut = true,
         .menuShortcut = Qt::Key_F2},
        {.id = DocumentCommandId::Trash,
         .name = "document.trash",
         .icon = Icon::Trash,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Move to &trash"),
         .applies = appliesToAny,
         .shortcut = QKeySequence::Delete,
         .isListShortcut = true,
         .menuShortcut = QKeySequence::Delete,
         .usesAlternate = isInTrash,
         .alternateIcon = Icon::Trash,
         .alternateLabel = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Delete permanently…")},
        {.id = DocumentCommandId::Remind,
         .name = "document.remind",
         .icon = Icon::Bell,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Re&mind"),
         .applies = mayBeRunning},
        {.id = DocumentCommandId::Correct,
         .name = "document.correct",
         .icon = Icon::Edit,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "C&orrect…"),
         .applies = canCorrectAny,
         .toolTipText =
             QT_TRANSLATE_NOOP("ink::ui::DocumentCommand",
                               "Corrects names and addresses, and replaces or adds recipients, while a "
                               "document is in progress")},
        {.id = DocumentCommandId::Export,
         .name = "document.export",
         .icon = Icon::Download,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "E&xport…"),
         .applies = appliesToAny,
         .toolTipText = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand",
                                          "Saves the files of the selected documents and a CSV list of them"),
         .shortcut = Qt::CTRL | Qt::Key_E},
        {.id = DocumentCommandId::SendSignedCopy,
         .name = "document.sendSignedCopy",
         .icon = Icon::Mail,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Send a signed copy…"),
         .applies = canSendCopy,
         .toolTipText =
             QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Emails the signed document to any address")},
        {.id = DocumentCommandId::Copy,
         .name = "document.copy",
         .icon = Icon::Copy,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Cop&y as new document"),
         .applies = appliesToOne},
        {.id = DocumentCommandId::CopyLink,
         .name = "document.copyLink",
         .icon = Icon::Link,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Copy &link"),
         .applies = hasLink,
         .toolTipText =
             QT_TRANSLATE_NOOP("ink::ui::DocumentCommand",
                               "Copies a link that opens the document in Inkstone. Some services don't "
                               "have such links.")},
        {.id = DocumentCommandId::Cancel,
         .name = "document.cancel",
         .icon = Icon::Cancelled,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "&Cancel signing…"),
         .applies = mayBeRunning},
        {.id = DocumentCommandId::Move,
         .name = "document.move",
         .icon = Icon::Folder,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Move to folder…"),
         .applies = isNotInTrash},
        {.id = DocumentCommandId::Template,
         .name = "document.template",
         .icon = Icon::Templates,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Save as template"),
         .applies =
             [](const DocumentSelection& selection) {
                 return appliesToOne(selection) && isNotInTrash(selection);
             }},
        {.id = DocumentCommandId::SendAgain,
         .name = "document.sendAgain",
         .icon = Icon::Send,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Send again…"),
         .applies = canSendAgain,
         .toolTipText =
             QT_TRANSLATE_NOOP("ink::ui::DocumentCommand",
                               "Creates a new document with the same files, recipients and message")},
        {.id = DocumentCommandId::Restore,
         .name = "document.restore",
         .icon = Icon::Restore,
         .label = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Restore"),
         .applies = isInTrash},
    };
    return commands;
}

const DocumentCommand& documentCommand(DocumentCommandId id)
{
    const auto found = std::find_if(documentCommands().cbegin(), documentCommands().cend(),
                                    [id](const DocumentCommand& command) { return command.id == id; });
    Q_ASSERT(found != documentCommands().cend());
    return *found;
}

DocumentSelection DocumentSelection::ofDetails(const domain::Document& document, bool canCorrect)
{
    DocumentSelection selected;
    selected.count = 1;
    selected.detailsSummary = std::make_shared<const DocumentSummary>(domain::summaryOf(document));
    selected.loadedDocuments = {selected.detailsSummary.get()};
    selected.isInTrash = document.deleted;
    selected.hasDetails = true;
    selected.canCorrect = canCorrect;
    return selected;
}

bool DocumentSelection::isSingle(SigningStatus status) const
{
    return count == 1 && loadedDocuments.size() == 1 && loadedDocuments.constFirst()->status == status;
}

bool DocumentCommand::isAvailable(const DocumentSelection& selection) const
{
    return selection.count > 0 && applies(selection);
}

QString DocumentCommand::menuText(const DocumentSelection& selection) const
{
    return commandText(usesAlternate && usesAlternate(selection) ? alternateLabel : label);
}

QString DocumentCommand::toolTip() const
{
    return toolTipText ? commandText(toolTipText) : QString();
}

QString DocumentCommand::textFor(const DocumentSelection& selection) const
{
    return withoutMnemonic(menuText(selection));
}

Icon DocumentCommand::iconFor(const DocumentSelection& selection) const
{
    return usesAlternate && usesAlternate(selection) ? alternateIcon : icon;
}

} // namespace ink::ui
