#include "ui/pages/documents/selectionactions.h"

#include "app/domain/document/document.h"
#include "app/domain/text/emailaddress.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/documents/documentlinks.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/models/isolated.h"
#include "ui/pages/documents/commands/commandreports.h"
#include "ui/pages/documents/correct/recipientactions.h"
#include "ui/pages/documents/documentcopyactions.h"
#include "ui/pages/documents/list/actionbar.h"
#include "ui/pages/documents/list/documentexporter.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/documents/list/folderchooser.h"
#include "ui/pages/shared/actionqueue.h"
#include "ui/widgets/style/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <optional>
#include <utility>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using domain::SigningStatus;
using workflow::DocumentAction;
using workflow::DocumentRef;
using ActKind = DocumentAction::Kind;

namespace {

/** The commands in the menu of the listing; `nullopt` is a separator. */
QList<std::optional<DocumentCommandId>> menuCommands(bool inTrash)
{
    if (inTrash) return {DocumentCommandId::Restore, std::nullopt, DocumentCommandId::Trash};
    return {DocumentCommandId::Open,
            DocumentCommandId::Rename,
            DocumentCommandId::Copy,
            DocumentCommandId::CopyLink,
            DocumentCommandId::Template,
            DocumentCommandId::Move,
            DocumentCommandId::Export,
            DocumentCommandId::SendSignedCopy,
            std::nullopt,
            DocumentCommandId::Remind,
            DocumentCommandId::Correct,
            DocumentCommandId::Cancel,
            std::nullopt,
            DocumentCommandId::Trash};
}

QString localCount(qsizetype count)
{
    return QLocale().toString(static_cast<qint64>(count));
}

QString restoredWords(qsizetype count)
{
    return count == 1 ? SelectionActions::tr("Restored from the trash.")
                      : SelectionActions::tr("%1 documents restored from the trash.").arg(localCount(count));
}

QStringList copyAddressesIn(const QString& text)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    QStringList addresses = text.split(between, Qt::SkipEmptyParts);
    addresses.removeDuplicates();
    return addresses;
}

/** Returns why signed copies can't be sent to these addresses; empty if they can. */
QString copyAddressFault(const QString& text)
{
    constexpr qsizetype maxAddresses = 20; // the service's limit
    const QStringList addresses = copyAddressesIn(text);
    for (const QString& address : addresses)
        if (!domain::isEmail(address))
            return SelectionActions::tr("“%1” isn't a valid email address.").arg(isolated(address));
    if (addresses.isEmpty()) return SelectionActions::tr("Enter an email address.");
    if (addresses.size() > maxAddresses)
        return SelectionActions::tr("Enter at most %1 addresses.").arg(localCount(maxAddresses));
    return {};
}

} // namespace

SelectionActions::SelectionActions(const Parts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_window(window)
{
}

// Targets

const domain::Document* SelectionActions::currentDetails(DocumentId id) const
{
    const auto& document = m_parts.details.document();
    if (!document || m_parts.details.id() != id) return nullptr;
    const DocumentSummary* row = m_parts.catalog.rows().find(id);
    return row && row->lastModifiedTime > document->lastModifiedTime ? nullptr : &*document;
}

QList<DocumentRef> SelectionActions::refsOf(const QList<DocumentId>& ids) const
{
    QList<DocumentRef> refs;
    for (const DocumentId id : ids) {
        if (const domain::Document* document = currentDetails(id)) {
            refs.append(workflow::refOf(*document));
        } else if (const auto* row = m_parts.catalog.rows().find(id)) {
            refs.append(workflow::refOf(*row));
        } else {
            DocumentRef ref;
            ref.id = id;
            refs.append(ref);
        }
    }
    return refs;
}

void SelectionActions::withSelection(const RefsHandler& then)
{
    const auto count = m_parts.table.selectedCount();
    const auto ids = m_parts.table.selectedIds();
    if (count == 0) return;
    if (ids.size() >= count) return then(refsOf(ids));
    if (m_collection || m_parts.queue.isRunning()) return;
    m_parts.bar.begin(tr("Checking the selected documents…"));
    m_collection = m_parts.catalog.collect(
        m_parts.table.selectedSpans(), this,
        [this](qsizetype done, qsizetype all) {
            m_parts.bar.setProgress(
                done, all,
                tr("Checking the selected documents… %1 of %2").arg(localCount(done), localCount(all)));
        },
        [this, then, count, ids](const Result<QList<DocumentRef>>& refs) {
            m_collection.reset();
            m_parts.bar.end({}, {});
            if (!refs) {
                if (refs.error().code != ErrorCode::Cancelled) Q_EMIT m_parts.reports.failed(refs.error());
                return;
            }
            QSet<DocumentId> found;
            for (const DocumentRef& ref : *refs)
                found.insert(ref.id);
            const bool hasAll =
                std::all_of(ids.cbegin(), ids.cend(), [&found](DocumentId id) { return found.contains(id); });
            hasAll && refs->size() == count ? then(*refs) : askAboutOthers(*refs, count, then);
        });
}

/** Prevents the assumption that the action was applied to all documents that were selected. */
void SelectionActions::askAboutOthers(const QList<DocumentRef>& found, qsizetype selected,
                                      const RefsHandler& then)
{
    m_parts.prompts.confirm(
        m_window,
        {QStringLiteral("otherDocuments"), tr("The list has changed"),
         found.size() == selected
             ? tr("Some of the %1 documents that you selected are no longer in the list, and others have "
                  "taken their places.")
                   .arg(localCount(selected))
             : tr("You selected %1 documents, but the list now has %2. Documents may have been added, moved "
                  "or deleted in the meantime.")
                   .arg(localCount(selected), localCount(found.size())),
         tr("Continue with %n document(s)", nullptr, static_cast<int>(found.size())), true},
        [found, then](bool yes) {
            if (yes) then(found);
        });
}

void SelectionActions::stopCollecting()
{
    if (m_collection) m_collection->cancel();
}

DocumentSelection SelectionActions::selection() const
{
    DocumentSelection selected;
    const auto ids = m_parts.table.selectedIds();
    const domain::Document* document = ids.size() == 1 ? currentDetails(ids.constFirst()) : nullptr;
    if (document) {
        selected = DocumentSelection::ofDetails(*document, m_canCorrect);
    } else {
        for (const DocumentId id : ids)
            if (const DocumentSummary* row = m_parts.catalog.rows().find(id))
                selected.loadedDocuments.append(row);
    }
    selected.count = m_parts.table.selectedCount();
    selected.isInTrash = m_isInTrash;
    selected.hasDetails = m_parts.details.document() && ids == QList{m_parts.details.id()};
    selected.canCorrect = m_canCorrect;
    selected.canSendCopies = m_canSendCopies;
    return selected;
}

// One document

void SelectionActions::open()
{
    const DocumentId id = m_parts.table.selectedDocument();
    if (id.isNull()) return;
    const DocumentRef document = refsOf({id}).constFirst();
    if (document.status == SigningStatus::Completed && document.type == domain::DocumentType::Document)
        return void(Q_EMIT m_parts.reports.signedFileRequested(id));
    Q_EMIT m_parts.reports.openRequested(id);
}

void SelectionActions::rename()
{
    const int row = m_parts.model.rowOf(m_parts.table.selectedDocument());
    if (row >= 0 && documentCommand(DocumentCommandId::Rename).isAvailable(selection()))
        m_parts.table.edit(m_parts.model.index(row, 0));
}

void SelectionActions::renameTo(DocumentId id, const QString& title)
{
    const DocumentAction act{ActKind::Rename, {}, {}, title.trimmed()};
    const auto fit = act.applicableDocuments(refsOf({id}));
    m_parts.queue.perform({act, fit,
                           [act](qsizetype) { return tr("Renamed to “%1”.").arg(isolated(act.title)); },
                           [](qsizetype) { return tr("Previous title restored."); }});
    // The new title is shown immediately; it reverts to the old one if the service rejects it.
    const auto* row = m_parts.catalog.rows().find(id);
    if (!row || fit.isEmpty() || !m_parts.queue.isRunning()) return;
    domain::DocumentSummary renamed = *row;
    renamed.title = act.title;
    m_parts.catalog.rows().update(renamed);
}

void SelectionActions::copy()
{
    const DocumentId id = m_parts.table.selectedDocument();
    if (!id.isNull()) m_parts.copying.copy(id, false);
}

void SelectionActions::copyLink()
{
    const DocumentSelection selected = selection();
    if (!documentCommand(DocumentCommandId::CopyLink).isAvailable(selected)) return;
    const bool isLocal = m_parts.session.isLocal();
    QGuiApplication::clipboard()->setText(
        workflow::shareableLink(workflow::refOf(*selected.loadedDocuments.constFirst()), isLocal));
    Q_EMIT m_parts.reports.messageRequested(
        isLocal ? tr("Link copied. It works only on this computer.")
                : tr("Link copied. It opens the document for people whose account has access to it."),
        {});
}

void SelectionActions::saveAsTemplate()
{
    const DocumentId id = m_parts.table.selectedDocument();
    if (!id.isNull()) Q_EMIT m_parts.reports.templateRequested(id);
}

void SelectionActions::sendAgain()
{
    if (const auto& document = m_parts.details.document()) m_parts.copying.offerResend(*document);
}

// Folders and the trash

void SelectionActions::chooseFolder()
{
    const auto count = m_parts.table.selectedCount();
    if (count == 0) return;
    const DocumentSummary* one = m_parts.catalog.rows().find(m_parts.table.selectedDocument());
    auto* chooser =
        new FolderChooser(m_parts.folders, m_parts.prompts,
                          one ? tr("Move “%1” to a folder").arg(isolated(one->title))
                              : tr("Move %n document(s) to a folder", nullptr, static_cast<int>(count)),
                          one ? one->folderId : domain::FolderId(), m_window);
    connect(chooser, &QDialog::accepted, this, [this, chooser] {
        withSelection([this, id = chooser->selectedFolder()](const QList<DocumentRef>& documents) {
            moveRefs(documents, id);
        });
    });
    chooser->open();
}

void SelectionActions::moveTo(const QList<DocumentId>& ids, domain::FolderId folder)
{
    moveRefs(refsOf(ids), folder);
}

void SelectionActions::moveRefs(const QList<DocumentRef>& documents, domain::FolderId folder)
{
    const DocumentAction act{ActKind::Move, {}, folder};
    const domain::Folder* found = domain::findFolder(m_parts.folders.folders(), folder);
    const QString name = found ? found->name : QString();
    const auto words = [name](qsizetype count) {
        if (name.isEmpty())
            return count == 1 ? tr("Removed from the folder.")
                              : tr("%1 documents removed from their folders.").arg(localCount(count));
        return count == 1 ? tr("Moved to “%1”.").arg(isolated(name))
                          : tr("%1 documents moved to “%2”.").arg(localCount(count), isolated(name));
    };
    m_parts.queue.perform(
        {act, act.applicableDocuments(documents), words, [](qsizetype) { return tr("Move undone."); }});
}

void SelectionActions::trash()
{
    withSelection([this](const QList<DocumentRef>& documents) { trashRefs(documents); });
}

void SelectionActions::trash(const QList<DocumentId>& ids)
{
    trashRefs(refsOf(ids));
}

void SelectionActions::trashRefs(const QList<DocumentRef>& documents)
{
    const bool areDeleted =
        !documents.isEmpty() && std::all_of(documents.cbegin(), documents.cend(),
                                            [](const DocumentRef& document) { return document.isDeleted; });
    if (m_isInTrash || areDeleted) return purgeRefs(documents);
    const DocumentAction act{ActKind::Trash};
    const auto fit = act.applicableDocuments(documents);
    if (fit.isEmpty()) return;
    const auto words = [](qsizetype count) {
        return count == 1 ? tr("Moved to the trash.")
                          : tr("%1 documents moved to the trash.").arg(localCount(count));
    };
    const auto running = std::count_if(fit.cbegin(), fit.cend(), [](const DocumentRef& document) {
        return document.status == SigningStatus::InProgress;
    });
    if (running == 0) return m_parts.queue.perform({act, fit, words, restoredWords});
    m_parts.prompts.confirm(
        m_window,
        {QStringLiteral("trashRunning"), tr("Cancel signing?"),
         tr("People who haven't signed yet can no longer sign. This can't be undone."),
         running == 1 ? tr("Cancel 1 document") : tr("Cancel %1 documents").arg(localCount(running)), true},
        [this, act, fit, words](bool yes) {
            if (yes) m_parts.queue.perform({act, fit, words});
        });
}

void SelectionActions::purgeRefs(const QList<DocumentRef>& documents)
{
    const DocumentAction act{ActKind::Purge};
    const auto fit = act.applicableDocuments(documents);
    if (fit.isEmpty()) return;
    const bool one = fit.size() == 1;
    m_parts.prompts.confirm(
        m_window,
        {QStringLiteral("purge"),
         one && !fit.constFirst().title.isEmpty()
             ? tr("Delete “%1” permanently?").arg(isolated(fit.constFirst().title))
             : tr("Delete permanently?"),
         tr("The pages and all values are deleted. The history is kept."),
         one ? tr("Delete 1 document") : tr("Delete %1 documents").arg(localCount(fit.size())), true},
        [this, act, fit](bool yes) {
            if (!yes) return;
            m_parts.queue.perform({act, fit, [](qsizetype count) {
                                       return count == 1 ? tr("Deleted.")
                                                         : tr("%1 documents deleted.").arg(localCount(count));
                                   }});
        });
}

void SelectionActions::restore()
{
    withSelection([this](const QList<DocumentRef>& documents) {
        const DocumentAction act{ActKind::Restore};
        m_parts.queue.perform({act, act.applicableDocuments(documents), restoredWords});
    });
}

void SelectionActions::emptyTrash()
{
    if (!m_isInTrash) return;
    m_parts.table.selectAll(); // shows the affected documents behind the question
    trash();
}

// Recipients and files

void SelectionActions::cancel()
{
    withSelection([this](const QList<DocumentRef>& documents) { m_parts.recipients.cancel(documents); });
}

void SelectionActions::correct()
{
    withSelection([this](const QList<DocumentRef>& documents) { m_parts.recipients.correct(documents); });
}

void SelectionActions::remind()
{
    withSelection([this](const QList<DocumentRef>& documents) { m_parts.recipients.remind(documents); });
}

void SelectionActions::exportFiles()
{
    withSelection(
        [this](const QList<DocumentRef>& documents) { m_parts.exporter.exportDocuments(documents); });
}

void SelectionActions::sendSignedCopy()
{
    const DocumentSelection selected = selection();
    if (!documentCommand(DocumentCommandId::SendSignedCopy).isAvailable(selected)) return;
    if (!m_parts.session.outreach().canSendMail.value_or(true))
        return m_parts.prompts.confirm(m_window,
                                       {QStringLiteral("copyNeedsMail"), tr("Set up email first?"),
                                        tr("Signed copies are sent by email, and email isn't set up yet."),
                                        tr("Open settings"), true},
                                       [this](bool yes) {
                                           if (yes) Q_EMIT m_parts.reports.settingsRequested();
                                       });
    const DocumentRef document = workflow::refOf(*selected.loadedDocuments.constFirst());
    constexpr int maxLength = 6000;
    m_parts.prompts.text(m_window,
                         {QStringLiteral("signedCopy"),
                          tr("Send a signed copy of “%1”").arg(isolated(document.title)),
                          tr("Email addresses, one per line"),
                          {},
                          tr("Send copy"),
                          maxLength,
                          true,
                          true,
                          [](const QString& text) { return copyAddressFault(text); }},
                         [this, id = document.id](const std::optional<QString>& text) {
                             if (text) sendSignedCopies(id, copyAddressesIn(*text));
                         });
}

void SelectionActions::sendSignedCopies(DocumentId id, const QStringList& addresses)
{
    Q_EMIT m_parts.reports.started();
    m_parts.details.sendSignedCopies(id, addresses, this, [this, addresses](const Result<void>& result) {
        if (!result) return void(Q_EMIT m_parts.reports.failed(result.error()));
        Q_EMIT m_parts.reports.succeeded(
            addresses.size() == 1
                ? tr("A signed copy is on its way to %1.").arg(isolated(addresses.constFirst()))
                : tr("Signed copies are on their way to %n address(es).", nullptr,
                     static_cast<int>(addresses.size())));
    });
}

// Commands

void SelectionActions::perform(DocumentCommandId command)
{
    switch (command) {
    case DocumentCommandId::Open:
        return open();
    case DocumentCommandId::Rename:
        return rename();
    case DocumentCommandId::Trash:
        return trash();
    case DocumentCommandId::Remind:
        return remind();
    case DocumentCommandId::Correct:
        return correct();
    case DocumentCommandId::Export:
        return exportFiles();
    case DocumentCommandId::SendSignedCopy:
        return sendSignedCopy();
    case DocumentCommandId::Copy:
        return copy();
    case DocumentCommandId::CopyLink:
        return copyLink();
    case DocumentCommandId::Cancel:
        return cancel();
    case DocumentCommandId::Move:
        return chooseFolder();
    case DocumentCommandId::Template:
        return saveAsTemplate();
    case DocumentCommandId::SendAgain:
        return sendAgain();
    case DocumentCommandId::Restore:
        return restore();
    }
}

void SelectionActions::showMenu(const QPoint& at)
{
    const DocumentSelection selected = selection();
    if (selected.count == 0) return;
    auto* menu = new QMenu(m_window);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("documentMenu"));
    bool separates = false;
    for (const auto& entry : menuCommands(selected.isInTrash)) {
        if (!entry) {
            separates = true;
            continue;
        }
        const DocumentCommand& command = documentCommand(*entry);
        if (!command.isAvailable(selected)) continue;
        if (std::exchange(separates, false)) menu->addSeparator();
        QAction* action = menu->addAction(icon(command.iconFor(selected)), command.textFor(selected));
        action->setShortcut(command.menuShortcut);
        connect(action, &QAction::triggered, this, [this, id = command.id] { perform(id); });
    }
    menu->popup(m_parts.table.viewport()->mapToGlobal(at));
}

} // namespace ink::ui

#include "moc_selectionactions.cpp"
