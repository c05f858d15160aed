#include "ui/pages/documents/commands/documentcommands.h"

#include "app/domain/routing/signingorder.h"
#include "ui/widgets/inputs/shortcutwords.h"

#include <QCoreApplication>

#include <algorithm>

namespace ink::ui {

using domain::DocumentSummary;
using domain::SigningStatus;

namespace {

QString commandWords(const char* words)
{
    return QCoreApplication::translate("ink::ui::DocumentCommand", words);
}

/** Documents that aren't loaded may be like this too. */
bool mayHave(const DocumentSelection& selection, bool (*isLikeThis)(const DocumentSummary& document))
{
    return selection.known.size() < selection.count ||
           std::any_of(selection.known.cbegin(), selection.known.cend(),
                       [isLikeThis](const DocumentSummary* document) { return isLikeThis(*document); });
}

bool appliesToAny(const DocumentSelection&)
{
    return true;
}

bool appliesToOne(const DocumentSelection& selection)
{
    return selection.count == 1;
}

bool isOneDraft(const DocumentSelection& selection)
{
    return selection.isOne(SigningStatus::Draft);
}

bool isInTrash(const DocumentSelection& selection)
{
    return selection.inTrash;
}

bool isNotInTrash(const DocumentSelection& selection)
{
    return !selection.inTrash;
}

bool canRenameIt(const DocumentSelection& selection)
{
    return isOneDraft(selection) && !selection.known.constFirst()->deleted; // a sent document keeps its title
}

bool mayBeRunning(const DocumentSelection& selection)
{
    return !selection.inTrash && mayHave(selection, [](const DocumentSummary& document) {
        return document.status == SigningStatus::InProgress;
    });
}

bool canCorrectSome(const DocumentSelection& selection)
{
    return selection.canCorrect && !selection.inTrash &&
           mayHave(selection, [](const DocumentSummary& document) {
               return document.status == SigningStatus::InProgress &&
                      !domain::everyoneFinished(document.invitations);
           });
}

bool canSendAgain(const DocumentSelection& selection)
{
    return !selection.inTrash && selection.hasDetails &&
           (selection.isOne(SigningStatus::Cancelled) || selection.isOne(SigningStatus::Rejected) ||
            selection.isOne(SigningStatus::ReachDeadline));
}

} // namespace

const QList<DocumentCommand>& documentCommands()
{
    static const QList<DocumentCommand> commands{
        {.id = DocumentCommandId::Open,
         .name = "document.open",
         .sign = Icon::Preview,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Show &pages"),
         .applies = appliesToOne,
         .key = Qt::Key_Space,
         .isKeyOfListing = true,
         .menuKey = Qt::Key_Return,
         .isSpecial = isOneDraft,
         .specialSign = Icon::Edit,
         .specialWords = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Continue editing")},
        {.id = DocumentCommandId::Rename,
         .name = "document.rename",
         .sign = Icon::Text,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Re&name"),
         .applies = canRenameIt,
         .key = Qt::Key_F2,
         .isKeyOfListing = true,
         .menuKey = Qt::Key_F2},
        {.id = DocumentCommandId::Trash,
         .name = "document.trash",
         .sign = Icon::Trash,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Move to &trash"),
         .applies = appliesToAny,
         .key = QKeySequence::Delete,
         .isKeyOfListing = true,
         .menuKey = QKeySequence::Delete,
         .isSpecial = isInTrash,
         .specialSign = Icon::Trash,
         .specialWords = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Delete permanently…")},
        {.id = DocumentCommandId::Remind,
         .name = "document.remind",
         .sign = Icon::Bell,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Re&mind"),
         .applies = mayBeRunning},
        {.id = DocumentCommandId::Correct,
         .name = "document.correct",
         .sign = Icon::Edit,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "C&orrect…"),
         .applies = canCorrectSome,
         .tip = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand",
                                  "Fixes a name or address, replaces or adds people while a document runs")},
        {.id = DocumentCommandId::Export,
         .name = "document.export",
         .sign = Icon::Download,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "E&xport…"),
         .applies = appliesToAny,
         .tip = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand",
                                  "Saves the files of the selected documents with a table"),
         .key = Qt::CTRL | Qt::Key_E},
        {.id = DocumentCommandId::Copy,
         .name = "document.copy",
         .sign = Icon::Copy,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Cop&y as a new document"),
         .applies = appliesToOne},
        {.id = DocumentCommandId::Cancel,
         .name = "document.cancel",
         .sign = Icon::Cancelled,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "&Cancel signing…"),
         .applies = mayBeRunning},
        {.id = DocumentCommandId::Move,
         .name = "document.move",
         .sign = Icon::Folder,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Move to folder…"),
         .applies = isNotInTrash},
        {.id = DocumentCommandId::Template,
         .name = "document.template",
         .sign = Icon::Templates,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Save as template"),
         .applies =
             [](const DocumentSelection& selection) {
                 return appliesToOne(selection) && isNotInTrash(selection);
             }},
        {.id = DocumentCommandId::SendAgain,
         .name = "document.sendAgain",
         .sign = Icon::Send,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Send again…"),
         .applies = canSendAgain,
         .tip = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand",
                                  "A new document with the same files, recipients and message")},
        {.id = DocumentCommandId::Restore,
         .name = "document.restore",
         .sign = Icon::Restore,
         .words = QT_TRANSLATE_NOOP("ink::ui::DocumentCommand", "Restore"),
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

bool DocumentSelection::isOne(SigningStatus status) const
{
    return count == 1 && known.size() == 1 && known.constFirst()->status == status;
}

bool DocumentCommand::isAvailable(const DocumentSelection& selection) const
{
    return selection.count > 0 && applies(selection);
}

QString DocumentCommand::text() const
{
    return commandWords(words);
}

QString DocumentCommand::toolTip() const
{
    return tip ? commandWords(tip) : QString();
}

QString DocumentCommand::textFor(const DocumentSelection& selection) const
{
    return isSpecial && isSpecial(selection) ? commandWords(specialWords) : withoutMnemonic(text());
}

Icon DocumentCommand::signFor(const DocumentSelection& selection) const
{
    return isSpecial && isSpecial(selection) ? specialSign : sign;
}

} // namespace ink::ui
