// What DocumentsPage does to documents, one or a hundred thousand: open, rename, move, trash, restore,
// cancel, remind.
#include "app/base/reasons.h"
#include "app/workflow/documents/documentamendment.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/documents/actbar.h"
#include "ui/pages/documents/correctiondialog.h"
#include "ui/pages/documents/deputyacts.h"
#include "ui/pages/documents/documentdetailspane.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/documenttable.h"
#include "ui/pages/documents/folderchooser.h"
#include "ui/pages/documents/reminderpreview.h"
#include "ui/pages/documents/replacerecipientdialog.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/icons.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QMenu>

#include <algorithm>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using domain::SigningStatus;
using workflow::DocumentAct;
using workflow::DocumentRef;
using ActKind = DocumentAct::Kind;

namespace {

QString many(qsizetype count)
{
    return QLocale().toString(static_cast<qint64>(count));
}

QString restoredWords(qsizetype count)
{
    return count == 1 ? DocumentsPage::tr("Restored from the trash.")
                      : DocumentsPage::tr("%1 documents restored from the trash.").arg(many(count));
}

} // namespace

void DocumentsPage::tell(const Result<void>& result, const QString& text, const std::function<void()>& undo)
{
    m_actError->setError(result ? std::nullopt : std::optional(result.error()));
    if (result) Q_EMIT said(text, undo);
    Q_EMIT contentChanged();
}

QString DocumentsPage::folderName(domain::FolderId id) const
{
    const auto& folders = m_folders.folders();
    const auto found = std::find_if(folders.begin(), folders.end(),
                                    [id](const domain::Folder& folder) { return folder.id == id; });
    return found == folders.end() ? tr("no folder") : found->name;
}

// ---- on what

QList<DocumentRef> DocumentsPage::refsOf(const QList<DocumentId>& ids) const
{
    QList<DocumentRef> refs;
    for (const DocumentId id : ids) {
        if (const auto* row = m_catalog.rows().find(id)) {
            refs.append(workflow::refOf(*row));
        } else if (m_details.document() && m_details.id() == id) {
            refs.append(workflow::refOf(*m_details.document()));
        } else {
            DocumentRef ref;
            ref.id = id;
            refs.append(ref);
        }
    }
    return refs;
}

/** Calls `then` with every selected document; what is not known of a large selection is fetched first. */
void DocumentsPage::withSelection(const Refs& then)
{
    const auto count = m_table->selectedCount();
    const auto ids = m_table->selectedIds();
    if (count == 0) return;
    if (ids.size() >= count) return then(refsOf(ids));
    if (m_collecting || m_acts.isRunning()) return;
    m_actBar->begin(tr("Checking the selected documents…"));
    m_collecting = m_catalog.collect(
        m_table->selectedSpans(), this,
        [this](qsizetype done, qsizetype all) {
            m_actBar->progress(done, all,
                               tr("Checking the selected documents… %1 of %2").arg(many(done), many(all)));
        },
        [this, then](const Result<QList<DocumentRef>>& refs) {
            m_collecting.reset();
            m_actBar->end({}, {});
            if (refs) return then(*refs);
            if (refs.error().code != ErrorCode::Cancelled) tell(fail(refs.error()), {});
        });
}

// ---- how it goes

void DocumentsPage::actBegun()
{
    acted();
    m_actError->setError(std::nullopt);
    m_actBar->begin({});
    actProgressed();
}

void DocumentsPage::actProgressed()
{
    const workflow::DocumentActs& acts = m_acts.current();
    const QString done = many(acts.done());
    const QString all = many(acts.all());
    const auto words = [&]() -> QString {
        switch (acts.act().kind) {
        case ActKind::Remind:
            return tr("Sending reminders… %1 of %2").arg(done, all);
        case ActKind::Cancel:
            return tr("Cancelling… %1 of %2").arg(done, all);
        case ActKind::Move:
            return tr("Moving… %1 of %2").arg(done, all);
        case ActKind::Trash:
            return tr("Moving to the trash… %1 of %2").arg(done, all);
        case ActKind::Restore:
            return tr("Restoring… %1 of %2").arg(done, all);
        case ActKind::Purge:
            return tr("Deleting… %1 of %2").arg(done, all);
        case ActKind::Rename:
            return tr("Renaming…");
        case ActKind::Correct:
            return tr("Correcting… %1 of %2").arg(done, all);
        }
        return {};
    };
    m_actBar->progress(acts.done(), acts.all(), words());
}

void DocumentsPage::actFinished(const ActJob& job, const QList<DocumentRef>& good,
                                const QList<workflow::ActResult>& failed)
{
    // Removes documents that have left this listing at once; the next answer updates the rest.
    if (job.act.kind == ActKind::Trash || job.act.kind == ActKind::Restore ||
        job.act.kind == ActKind::Purge) {
        QList<DocumentId> ids;
        for (const DocumentRef& document : good)
            ids.append(document.id);
        m_catalog.rows().take(ids);
        m_table->forget(ids);
    }
    if (job.documents.size() == 1 && !failed.isEmpty()) {
        m_actBar->end({}, {});
        tell(fail(failed.constFirst().result.error()), {});
    } else {
        m_actBar->end(tr("%1 of %2 documents failed.").arg(many(failed.size()), many(job.documents.size())),
                      failed);
    }
    acted();
    // The act re-sorts the listing, and of a long one only the first page is loaded again at once: nothing is
    // selected afterwards rather than some of the documents.
    if (job.documents.size() > 1 && m_catalog.rows().size() > workflow::DocumentCatalog::pageSize)
        m_table->clearSelection();
    m_catalog.refresh();
    m_details.refresh();
    Q_EMIT contentChanged();
}

void DocumentsPage::rename(DocumentId id, const QString& title)
{
    const DocumentAct act{ActKind::Rename, {}, {}, title.trimmed()};
    const auto fit = act.fitting(refsOf({id}));
    m_acts.carryOut({act, fit, [act](qsizetype) { return tr("Renamed to “%1”.").arg(act.title); },
                     [](qsizetype) { return tr("The old title is restored."); }});
    // Shown at once; the old title comes back when the service refuses.
    const auto* row = m_catalog.rows().find(id);
    if (!row || fit.isEmpty() || !m_acts.isRunning()) return;
    domain::DocumentSummary renamed = *row;
    renamed.title = act.title;
    m_catalog.rows().update(renamed);
}

// ---- the acts

void DocumentsPage::openSelected()
{
    const DocumentId id = m_table->selectedOne();
    if (id.isNull()) return;
    const DocumentRef document = refsOf({id}).constFirst();
    if (document.status == SigningStatus::Completed && !document.deleted &&
        document.type == domain::DocumentType::Document)
        return void(Q_EMIT signedRequested(id));
    Q_EMIT openRequested(id);
}

bool DocumentsPage::canRename() const
{
    const DocumentSummary* one = m_catalog.rows().find(m_table->selectedOne());
    return one && one->status == SigningStatus::Draft && !one->deleted;
}

bool DocumentsPage::selectionHas(SigningStatus status) const
{
    const auto ids = m_table->selectedIds();
    if (ids.size() < m_table->selectedCount()) return true; // some aren't known: they may have it
    return std::any_of(ids.cbegin(), ids.cend(), [this, status](DocumentId id) {
        const DocumentSummary* row = m_catalog.rows().find(id);
        return !row || row->status == status;
    });
}

void DocumentsPage::renameSelected()
{
    const int row = m_model->rowOf(m_table->selectedOne());
    if (row >= 0 && canRename()) m_table->edit(m_model->index(row, 0));
}

void DocumentsPage::moveSelected()
{
    const auto count = m_table->selectedCount();
    if (count == 0) return;
    const DocumentSummary* one = m_catalog.rows().find(m_table->selectedOne());
    auto* chooser =
        new FolderChooser(m_folders, m_prompts,
                          one ? tr("Move “%1” to a folder").arg(one->title)
                              : tr("Move %n document(s) to a folder", nullptr, static_cast<int>(count)),
                          one ? one->folderId : domain::FolderId(), this);
    connect(chooser, &QDialog::accepted, this, [this, chooser] {
        withSelection(
            [this, id = chooser->chosen()](const QList<DocumentRef>& documents) { moveRefs(documents, id); });
    });
    chooser->open();
}

void DocumentsPage::moveTo(const QList<DocumentId>& ids, domain::FolderId folder)
{
    moveRefs(refsOf(ids), folder);
}

void DocumentsPage::moveRefs(const QList<DocumentRef>& documents, domain::FolderId folder)
{
    const DocumentAct act{ActKind::Move, {}, folder};
    const QString name = folderName(folder);
    m_acts.carryOut({act, act.fitting(documents),
                     [name](qsizetype count) {
                         return count == 1 ? tr("Moved to “%1”.").arg(name)
                                           : tr("%1 documents moved to “%2”.").arg(many(count), name);
                     },
                     [](qsizetype) { return tr("Moved back."); }});
}

void DocumentsPage::trashSelected()
{
    withSelection([this](const QList<DocumentRef>& documents) { trashRefs(documents); });
}

void DocumentsPage::trash(const QList<DocumentId>& ids)
{
    trashRefs(refsOf(ids));
}

void DocumentsPage::trashRefs(const QList<DocumentRef>& documents)
{
    const DocumentAct act{inTrash() ? ActKind::Purge : ActKind::Trash, {}, {}};
    const auto fit = act.fitting(documents);
    if (fit.isEmpty()) return;
    const bool one = fit.size() == 1;
    if (inTrash()) {
        m_prompts.confirm(
            this,
            {QStringLiteral("purge"),
             one && !fit.constFirst().title.isEmpty()
                 ? tr("Delete “%1” permanently?").arg(fit.constFirst().title)
                 : tr("Delete permanently?"),
             tr("The pages and all values are deleted. The history is kept."),
             one ? tr("Delete 1 document") : tr("Delete %1 documents").arg(many(fit.size())), true},
            [this, act, fit](bool yes) {
                if (!yes) return;
                m_acts.carryOut({act, fit, [](qsizetype count) {
                                     return count == 1 ? tr("Deleted.")
                                                       : tr("%1 documents deleted.").arg(many(count));
                                 }});
            });
        return;
    }
    const auto words = [](qsizetype count) {
        return count == 1 ? tr("Moved to the trash.")
                          : tr("%1 documents moved to the trash.").arg(many(count));
    };
    const auto running = std::count_if(fit.cbegin(), fit.cend(), [](const DocumentRef& document) {
        return document.status == SigningStatus::InProgress;
    });
    if (running == 0) return m_acts.carryOut({act, fit, words, restoredWords});
    m_prompts.confirm(this,
                      {QStringLiteral("trashRunning"), tr("Cancel signing?"),
                       tr("People who haven't signed yet can no longer sign. This can't be undone."),
                       running == 1 ? tr("Cancel 1 document") : tr("Cancel %1 documents").arg(many(running)),
                       true},
                      [this, act, fit, words](bool yes) {
                          if (yes) m_acts.carryOut({act, fit, words});
                      });
}

void DocumentsPage::restoreSelected()
{
    withSelection([this](const QList<DocumentRef>& documents) { restoreRefs(documents); });
}

void DocumentsPage::restoreRefs(const QList<DocumentRef>& documents)
{
    const DocumentAct act{ActKind::Restore};
    m_acts.carryOut({act, act.fitting(documents), restoredWords});
}

void DocumentsPage::emptyTrash()
{
    if (!inTrash()) return;
    m_table->selectAll(); // what goes is seen behind the question
    trashSelected();
}

void DocumentsPage::cancelSelected()
{
    withSelection([this](const QList<DocumentRef>& documents) { cancelRefs(documents); });
}

void DocumentsPage::cancelRefs(const QList<DocumentRef>& documents)
{
    const auto fit = DocumentAct{ActKind::Cancel}.fitting(documents);
    if (fit.isEmpty()) return;
    m_prompts.text(
        this,
        {QStringLiteral("cancelReason"),
         tr("Cancel signing"),
         tr("Reason (recipients will see it)"),
         {},
         fit.size() == 1 ? tr("Cancel 1 document") : tr("Cancel %1 documents").arg(many(fit.size())),
         2000,
         true,
         false},
        [this, fit](const std::optional<QString>& reason) {
            if (!reason) return;
            m_acts.carryOut({{ActKind::Cancel, *reason}, fit, [](qsizetype count) {
                                 return count == 1 ? tr("Cancelled.")
                                                   : tr("%1 documents cancelled.").arg(many(count));
                             }});
        });
}

void DocumentsPage::correctSelected()
{
    withSelection([this](const QList<DocumentRef>& documents) {
        const auto fit = DocumentAct{ActKind::Correct}.fitting(documents);
        if (fit.size() == 1) return correctOne(fit.constFirst().id);
        if (fit.isEmpty()) return;
        auto* dialog = new ReplaceRecipientDialog(fit.size(), this);
        connect(dialog, &QDialog::accepted, this, [this, dialog, fit] {
            m_acts.carryOut({dialog->act(), fit, [](qsizetype count) {
                                 return count == 1 ? tr("1 document corrected.")
                                                   : tr("%1 documents corrected.").arg(many(count));
                             }});
        });
        dialog->open();
    });
}

void DocumentsPage::askWhatCanBeCorrected()
{
    m_asksLimits = true;
    m_deputies->refresh();
    m_session.askLimits(this, [this](const Result<domain::Limits>& limits) {
        m_asksLimits = false;
        m_knowsLimits = limits.has_value();
        m_pane->setTakesScans(limits && limits->paperScans);
        const bool can = limits && limits->amendRunning;
        if (can == m_canCorrect) return;
        m_canCorrect = can;
        m_pane->setCanCorrect(can);
        updateDetails();
        Q_EMIT selectionChanged();
    });
}

void DocumentsPage::correctOne(DocumentId id)
{
    acted();
    workflow::loadForAmendment(m_session, id, this, [this](const Result<domain::Document>& document) {
        m_actError->setError(document ? std::nullopt : std::optional(document.error()));
        if (!document) return m_details.refresh();
        auto* dialog = new CorrectionDialog(*document, m_session, m_clock, m_prompts, this);
        connect(dialog, &CorrectionDialog::corrected, this, &DocumentsPage::showCorrected);
        connect(dialog, &CorrectionDialog::tagsWanted, this,
                [this, id = document->id] { Q_EMIT correctTagsRequested(id); });
        dialog->open();
    });
}

void DocumentsPage::showCorrected()
{
    tell({}, tr("Corrected."));
    m_catalog.refresh();
    m_details.refresh();
}

void DocumentsPage::remindSelected()
{
    withSelection([this](const QList<DocumentRef>& documents) { remindRefs(documents); });
}

void DocumentsPage::remindRefs(const QList<DocumentRef>& documents)
{
    const DocumentAct act{ActKind::Remind, {}, {}};
    const auto fit = act.fitting(documents);
    if (fit.isEmpty()) return;
    const auto go = [this, act, fit] {
        m_acts.carryOut({act, fit, [this](qsizetype people) {
                             return remindedWords(m_session.outreach(), static_cast<int>(people));
                         }});
    };
    m_session.askOutreach(this, [this, go, fit](const Result<domain::Outreach>& outreach) {
        if (outreach && outreach->canSendMail == false) return offerLinks(fit);
        if (fit.size() == 1) return go();
        const QString told = outreach && outreach->canSendMail
                                 ? tr("Everyone who still has to act on these documents gets an email.")
                                 : tr("The service is asked to remind everyone who still has to act on these "
                                      "documents.");
        QList<const domain::DocumentSummary*> known;
        for (const DocumentRef& document : fit)
            if (const auto* summary = m_catalog.rows().find(document.id)) known.append(summary);
        const QString whom = reminderPreview(known, fit.size() - known.size(), m_clock.now());
        m_prompts.confirm(this,
                          {QStringLiteral("remindMany"), tr("Send reminders?"),
                           whom.isEmpty() ? told : told + QStringLiteral("\n\n") + whom,
                           tr("Remind for %1 documents").arg(many(fit.size())), false},
                          [go](bool yes) {
                              if (yes) go();
                          });
    });
}

void DocumentsPage::remindOne(const QString& invitationGuid)
{
    const auto& document = m_details.document();
    if (!m_session.client() || !document) return;
    acted();
    m_session.askOutreach(this, [this, id = document->id, ref = workflow::refOf(*document),
                                 invitationGuid](const Result<domain::Outreach>& outreach) {
        if (!m_session.client()) return;
        if (outreach && outreach->canSendMail == false) return offerLinks({ref}, invitationGuid);
        m_session.client()->remind(id, invitationGuid, this, [this](const Result<void>& result) {
            tell(result, remindedWords(m_session.outreach(), 1));
            m_details.refresh();
        });
    });
}

/** The other way where no mail can leave: the signing links of those who still have to act. */
void DocumentsPage::offerLinks(const QList<DocumentRef>& documents, const QString& invitationGuid)
{
    constexpr qsizetype maxCopied = 200; // each document is fetched for its links
    if (documents.size() > maxCopied)
        return tell(fail(ErrorCode::NotMailed, reasons::serviceHasNoMail()), {});
    const bool here = m_session.outreach().links == domain::Outreach::Links::ThisComputer;
    m_prompts.confirm(this,
                      {QStringLiteral("remindByLink"), tr("This service can't send email"),
                       here ? tr("Nobody can be reminded by email, and the signing links work only on this "
                                 "computer. Have people sign here in person, or connect to a service with "
                                 "email and a public address.")
                            : tr("Nobody can be reminded by email. Copy the signing links and send them "
                                 "yourself."),
                       tr("Copy signing links"), false},
                      [this, documents, invitationGuid](bool yes) {
                          if (yes) copyLinks(documents, invitationGuid, {});
                      });
}

void DocumentsPage::copyLinks(QList<DocumentRef> documents, const QString& invitationGuid, QStringList lines)
{
    if (documents.isEmpty() || !m_session.client()) {
        if (lines.isEmpty()) return;
        QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
        return void(Q_EMIT said(tr("%n signing links copied.", nullptr, static_cast<int>(lines.size())), {}));
    }
    const DocumentRef next = documents.takeFirst();
    m_session.client()->retrieve(
        next.id, this,
        [this, documents, invitationGuid, lines](const Result<domain::Document>& document) mutable {
            if (!document) return tell(fail(document.error()), {});
            for (const domain::Invitation& invitation : document->invitations)
                if (workflow::isHeld(invitation) &&
                    (invitationGuid.isEmpty() || invitation.guid == invitationGuid))
                    lines.append(invitationGuid.isEmpty() ? QStringLiteral("%1, %2: %3")
                                                                .arg(document->title, personName(invitation),
                                                                     invitation.signingUrl)
                                                          : invitation.signingUrl);
            copyLinks(documents, invitationGuid, lines);
        });
}

void DocumentsPage::actOnSelection(SelectionPane::Act act)
{
    using Act = SelectionPane::Act;
    switch (act) {
    case Act::Remind:
        return remindSelected();
    case Act::Correct:
        return correctSelected();
    case Act::Export:
        return exportSelected();
    case Act::Cancel:
        return cancelSelected();
    case Act::Trash:
    case Act::Purge:
        return trashSelected();
    case Act::Restore:
        return restoreSelected();
    case Act::SelectAll:
        m_table->selectAll();
        return m_table->setFocus();
    case Act::Move:
        return moveSelected();
    }
}

// ---- the menu

void DocumentsPage::showMenu(const QPoint& at)
{
    const auto count = m_table->selectedCount();
    if (count == 0) return;
    const auto known = refsOf(m_table->selectedIds());
    const bool one = count == 1 && known.size() == 1;
    const bool sure = known.size() >= count;
    const auto any = [&](const auto& fits) {
        return !sure || std::any_of(known.cbegin(), known.cend(), fits);
    };
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("documentMenu"));
    const auto add = [menu, this](Icon sign, const QString& text, void (DocumentsPage::*act)()) {
        QAction* action = menu->addAction(icon(sign), text);
        connect(action, &QAction::triggered, this, act);
        return action;
    };
    if (inTrash()) {
        add(Icon::Restore, tr("Restore"), &DocumentsPage::restoreSelected);
        menu->addSeparator();
        add(Icon::Trash, tr("Delete permanently…"), &DocumentsPage::trashSelected)
            ->setShortcut(QKeySequence::Delete);
        menu->popup(m_table->viewport()->mapToGlobal(at));
        return;
    }
    if (one) {
        const bool draft = known.constFirst().status == SigningStatus::Draft;
        add(draft ? Icon::Edit : Icon::Preview, draft ? tr("Continue editing") : tr("Show pages"),
            &DocumentsPage::openSelected)
            ->setShortcut(Qt::Key_Return);
        if (draft) add(Icon::Text, tr("Rename"), &DocumentsPage::renameSelected)->setShortcut(Qt::Key_F2);
        add(Icon::Copy, tr("Copy as a new document"), &DocumentsPage::copySelected);
        menu->addAction(icon(Icon::Templates), tr("Save as template"), this,
                        [this, id = known.constFirst().id] { Q_EMIT templateRequested(id); });
    }
    add(Icon::Folder, tr("Move to folder…"), &DocumentsPage::moveSelected);
    add(Icon::Download, tr("Export…"), &DocumentsPage::exportSelected);
    if (any([](const DocumentRef& d) { return d.status == SigningStatus::InProgress; })) {
        menu->addSeparator();
        add(Icon::Send, tr("Remind"), &DocumentsPage::remindSelected);
        if (m_canCorrect) add(Icon::Edit, tr("Correct recipients…"), &DocumentsPage::correctSelected);
        add(Icon::Cancelled, tr("Cancel signing…"), &DocumentsPage::cancelSelected);
    }
    menu->addSeparator();
    add(Icon::Trash, tr("Move to trash"), &DocumentsPage::trashSelected)->setShortcut(QKeySequence::Delete);
    menu->popup(m_table->viewport()->mapToGlobal(at));
}

} // namespace ink::ui
