// What TemplatesPage does to templates.
#include "app/base/reasons.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/outreachwords.h"
#include "ui/models/words.h"
#include "ui/pages/documents/folderchooser.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/pages/templates/templatedefaults.h"
#include "ui/pages/templates/templatedetailspane.h"
#include "ui/pages/templates/templatespage.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/icons.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QTreeView>
#include <QUuid>

#include <algorithm>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using domain::DocumentType;
using domain::SigningStatus;
using workflow::DocumentAct;
using workflow::DocumentRef;
using ActKind = DocumentAct::Kind;

void TemplatesPage::tell(const Result<void>& result, const QString& text, const std::function<void()>& undo)
{
    m_actError->setError(result ? std::nullopt : std::optional(result.error()));
    if (result) Q_EMIT said(text, undo);
}

void TemplatesPage::chooseAndCreate(DocumentType type)
{
    m_prompts.chooseFiles(
        this, {QStringLiteral("newTemplate"), tr("New template"), tr("PDF files (*.pdf)"), true, {}},
        [this, type](const QStringList& paths) {
            if (!paths.isEmpty()) createFrom(paths, type);
        });
}

void TemplatesPage::createFrom(const QStringList& paths, DocumentType type)
{
    const domain::FolderId folder =
        m_view.kind == FolderView::Kind::Folder ? m_view.folder : domain::FolderId();
    m_copier.createFrom(paths, type, folder, this,
                        [this](const Result<domain::Document>& result) { made(result, {}, true); });
}

void TemplatesPage::made(const Result<domain::Document>& result, const QString& text, bool edit)
{
    m_actError->setError(result ? std::nullopt : std::optional(result.error()));
    if (!result) return;
    const DocumentId id = result->id;
    m_catalog.refresh();
    select(id);
    if (!text.isEmpty())
        Q_EMIT said(text, [this, made = workflow::refOf(*result)] {
            m_acts.carryOut({{ActKind::Trash}, {made}, [](qsizetype) { return tr("Moved to the trash."); }});
        });
    if (edit) Q_EMIT editRequested(id);
}

void TemplatesPage::saveAsTemplate(DocumentId document)
{
    m_copier.copy(
        document, DocumentType::RegularTemplate,
        [](domain::Document& copy) {
            // The people of one document are the roles of all that follow.
            int number = 0;
            for (domain::Invitation& role : copy.invitations) {
                role.recipientName = tr("%1 %2").arg(actionWord(role.actionType)).arg(++number);
                role.recipientEmail.clear();
                role.authentications.clear();
                role.hostedSigners.clear();
            }
        },
        this,
        [this](const Result<domain::Document>& result) {
            made(result,
                 result ? tr("“%1” is now a template. The document is unchanged.").arg(result->title)
                        : QString(),
                 false);
        });
}

void TemplatesPage::openSelected()
{
    const auto rows = selectedRows();
    if (rows.size() == 1 && !rows.first().deleted) Q_EMIT editRequested(rows.first().id);
}

void TemplatesPage::renameSelected()
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    if (rows.size() == 1) m_table->edit(rows.first());
}

void TemplatesPage::duplicateSelected()
{
    for (const DocumentSummary& row : selectedRows())
        m_copier.copy(
            row.id, row.type,
            [folder = row.folderId](domain::Document& copy) {
                copy.title = tr("Copy of %1").arg(copy.title).left(255);
                copy.folderId = folder;
            },
            this,
            [this](const Result<domain::Document>& result) {
                made(result, result ? tr("“%1” created.").arg(result->title) : QString(), false);
            });
}

void TemplatesPage::trashSelected()
{
    trash(selectedIds());
}

QList<DocumentRef> TemplatesPage::refsOf(const QList<DocumentId>& ids) const
{
    QList<DocumentRef> refs;
    for (const DocumentSummary& row : m_catalog.rows())
        if (ids.contains(row.id)) refs.append(workflow::refOf(row));
    return refs;
}

void TemplatesPage::rename(DocumentId id, const QString& title)
{
    const DocumentAct act{ActKind::Rename, {}, {}, title.trimmed()};
    m_acts.carryOut({act, act.fitting(refsOf({id})),
                     [act](qsizetype) { return tr("Renamed to “%1”.").arg(act.title); },
                     [](qsizetype) { return tr("The old title is restored."); }});
}

void TemplatesPage::trash(const QList<DocumentId>& ids)
{
    const DocumentAct act{inTrash() ? ActKind::Purge : ActKind::Trash};
    const auto fit = act.fitting(refsOf(ids));
    if (fit.isEmpty()) return;
    if (inTrash()) {
        m_prompts.confirm(this,
                          {QStringLiteral("purgeTemplates"), tr("Delete permanently?"),
                           tr("Documents created from them are unchanged."),
                           tr("Delete %n template(s)", nullptr, static_cast<int>(fit.size())), true},
                          [this, act, fit](bool yes) {
                              if (!yes) return;
                              m_acts.carryOut({act, fit, [](qsizetype count) {
                                                   return tr("%n template(s) deleted.", nullptr,
                                                             static_cast<int>(count));
                                               }});
                          });
        return;
    }
    m_acts.carryOut({act, fit,
                     [](qsizetype count) {
                         return tr("%n template(s) moved to the trash.", nullptr, static_cast<int>(count));
                     },
                     [](qsizetype) { return tr("Restored from the trash."); }});
}

void TemplatesPage::restoreSelected()
{
    const DocumentAct act{ActKind::Restore};
    m_acts.carryOut(
        {act, act.fitting(refsOf(selectedIds())), [](qsizetype) { return tr("Restored from the trash."); }});
}

void TemplatesPage::moveSelected()
{
    const QList<DocumentSummary> rows = selectedRows();
    if (rows.isEmpty()) return;
    const bool one = rows.size() == 1;
    auto* chooser =
        new FolderChooser(m_folders, m_prompts,
                          one ? tr("Move “%1” to a folder").arg(rows.first().title)
                              : tr("Move %n template(s) to a folder", nullptr, static_cast<int>(rows.size())),
                          one ? rows.first().folderId : domain::FolderId(), this);
    connect(chooser, &QDialog::accepted, this,
            [this, chooser, ids = selectedIds()] { moveTo(ids, chooser->chosen()); });
    chooser->open();
}

void TemplatesPage::moveTo(const QList<DocumentId>& ids, domain::FolderId folder)
{
    const auto& folders = m_folders.folders();
    const auto found = std::find_if(folders.begin(), folders.end(),
                                    [folder](const domain::Folder& f) { return f.id == folder; });
    const QString text =
        found == folders.end() ? tr("Removed from the folder.") : tr("Moved to “%1”.").arg(found->name);
    const DocumentAct act{ActKind::Move, {}, folder};
    m_acts.carryOut({act, act.fitting(refsOf(ids)), [text](qsizetype) { return text; },
                     [](qsizetype) { return tr("Moved back."); }});
}

void TemplatesPage::retypeSelected(DocumentType type)
{
    if (!m_details.document()) return;
    const domain::Document known = *m_details.document();
    if (!workflow::canRetype(known.status, known.type, type)) return;
    m_catalog.retype(known, type, this, [this, known, type](const Result<void>& result) {
        m_details.refresh();
        tell(result, tr("Changed to %1.").arg(templateTypeWord(type).toLower()), [this, known] {
            if (!m_details.document() || m_details.id() != known.id) return;
            domain::Document now = *m_details.document();
            now.invitations = known.invitations;
            m_catalog.retype(now, known.type, this, [this](const Result<void>& back) {
                m_details.refresh();
                tell(back, tr("Changed back."));
            });
        });
    });
}

void TemplatesPage::copyLink(const QString& address)
{
    QGuiApplication::clipboard()->setText(address);
    Q_EMIT said(linkCopiedWords(address), {});
}

namespace {
/** The service's words for it name a number of the interface for programs. */
bool needsOneSigner(const Error& error)
{
    const QString words = reasons::templateLinkNeedsOpenSigner().english();
    return error.detail.english() == words ||
           std::any_of(error.fields.cbegin(), error.fields.cend(),
                       [&words](const FieldIssue& issue) { return issue.message.english() == words; });
}
} // namespace

void TemplatesPage::openLink()
{
    const auto ids = selectedIds();
    if (ids.size() != 1) return;
    m_prompts.confirm(this,
                      {QStringLiteral("publishLink"), tr("Publish the link?"),
                       tr("Anyone with the link can fill in and sign their own copy. A published template "
                          "can't be edited."),
                       tr("Publish link"), false},
                      [this, id = ids.first()](bool yes) {
                          if (!yes) return;
                          m_catalog.openLink(id, this, [this](Result<void> result) {
                              m_details.refresh();
                              if (!result && needsOneSigner(result.error())) {
                                  result.error().fields.clear();
                                  result.error().detail = Message::literal(
                                      tr("A link template needs exactly one recipient with the role “%1”. "
                                         "Choose the role in the editor.")
                                          .arg(actionWord(domain::ActionType::OpenSigner)));
                              }
                              tell(result, tr("The link is published. Anyone with the address can sign."));
                          });
                      });
}

void TemplatesPage::closeLink()
{
    const auto ids = selectedIds();
    if (ids.size() != 1) return;
    m_prompts.confirm(this,
                      {QStringLiteral("closeLink"), tr("Close link?"),
                       tr("Its address stops working and can't be reopened; a duplicate of the template gets "
                          "a new address. Signed documents are kept."),
                       tr("Close link"), true},
                      [this, id = ids.first()](bool yes) {
                          if (!yes) return;
                          m_catalog.closeLink(id, this, [this](const Result<void>& result) {
                              m_details.refresh();
                              tell(result, tr("Link closed."));
                          });
                      });
}

void TemplatesPage::editDefaults()
{
    if (!m_details.document()) return;
    const domain::Document known = *m_details.document();
    auto* dialog = new TemplateDefaultsDialog(known, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, known] {
        m_catalog.setDefaults(
            known.id, dialog->setting(), dialog->message(), this, [this, known](const Result<void>& result) {
                m_details.refresh();
                tell(result, tr("New documents will use these defaults."), [this, known] {
                    m_catalog.setDefaults(known.id, known.setting, known.message, this,
                                          [this](const Result<void>& back) {
                                              m_details.refresh();
                                              tell(back, tr("The previous defaults are restored."));
                                          });
                });
            });
    });
    dialog->open();
}

void TemplatesPage::fillMenu(QMenu& menu)
{
    const QList<DocumentSummary> rows = selectedRows();
    if (rows.isEmpty()) return;
    const bool one = rows.size() == 1;
    const auto add = [&menu, this](Icon sign, const QString& text, auto act) {
        return menu.addAction(icon(sign), text, this, act);
    };
    if (inTrash()) {
        add(Icon::Restore, tr("Restore"), [this] { restoreSelected(); });
        menu.addSeparator();
        add(Icon::Trash, tr("Delete permanently…"), [this] { trashSelected(); });
        return;
    }
    if (one) {
        const DocumentSummary& row = rows.first();
        const bool draft = row.status == SigningStatus::Draft;
        if (row.type != DocumentType::TemplateLink) {
            add(Icon::Send, tr("Use template…"), [this, id = row.id] { use(id); });
            add(Icon::Bulk, tr("Start a bulk run…"), [this, id = row.id] { Q_EMIT bulkRequested(id); });
        }
        add(draft ? Icon::Edit : Icon::Preview, draft ? tr("Edit") : tr("Show pages"),
            [this] { openSelected(); });
        add(Icon::Report, tr("Report"), [this, id = row.id] { Q_EMIT reportRequested(id); });
        menu.addSeparator();
        if (draft) add(Icon::Text, tr("Rename"), [this] { renameSelected(); })->setShortcut(Qt::Key_F2);
    }
    add(Icon::Copy, tr("Duplicate"), [this] { duplicateSelected(); });
    if (one) add(Icon::Download, tr("Export to a file…"), [this] { exportSelected(); });
    if (one && m_details.document()) {
        QMenu* kinds = menu.addMenu(tr("Change to"));
        for (const DocumentType type :
             {DocumentType::RegularTemplate, DocumentType::BulkTemplate, DocumentType::TemplateLink}) {
            QAction* kind =
                kinds->addAction(templateTypeWord(type), this, [this, type] { retypeSelected(type); });
            kind->setEnabled(workflow::canRetype(rows.first().status, rows.first().type, type));
        }
        kinds->setEnabled(rows.first().status == SigningStatus::Draft);
    }
    add(Icon::Folder, tr("Move to folder…"), [this] { moveSelected(); });
    menu.addSeparator();
    add(Icon::Trash, tr("Move to trash"), [this] { trashSelected(); })->setShortcut(QKeySequence::Delete);
}

void TemplatesPage::showMenu(const QPoint& globalPlace)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("templateMenu"));
    fillMenu(*menu);
    menu->popup(globalPlace);
}

} // namespace ink::ui
