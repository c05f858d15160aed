#include "ui/pages/templates/templateactions.h"

#include "app/domain/document/document.h"
#include "app/workflow/documents/documentdetails.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/session/session.h"
#include "app/workflow/templates/templatecatalog.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/templatetablemodel.h"
#include "ui/models/words.h"
#include "ui/pages/documents/documentcopyactions.h"
#include "ui/pages/documents/list/folderchooser.h"
#include "ui/pages/templates/templatedefaults.h"

#include <memory>

namespace ink::ui {

using domain::DocumentId;
using domain::DocumentSummary;
using domain::DocumentType;
using workflow::DocumentAction;
using workflow::DocumentRef;
using ActKind = DocumentAction::Kind;

TemplateActions::TemplateActions(workflow::Session& session, Prompts& prompts,
                                 workflow::TemplateCatalog& catalog, workflow::FolderTree& folders,
                                 workflow::DocumentDetails& details, QWidget* window)
    : QObject(window), m_session(session), m_prompts(prompts), m_catalog(catalog), m_folders(folders),
      m_details(details), m_window(window), m_queue(session), m_copier(session)
{
    connect(&m_queue, &ActionQueue::started, this, &TemplateActions::started);
    connect(&m_queue, &ActionQueue::messageRequested, this, &TemplateActions::messageRequested);
    connect(&m_queue, &ActionQueue::finished, this,
            [this](const ActionJob& job, const QList<DocumentRef>& good,
                   const QList<workflow::ActionResult>& faults) {
                if (job.action.kind == ActKind::Trash || job.action.kind == ActKind::Purge) {
                    QList<DocumentId> ids;
                    for (const DocumentRef& gone : good)
                        ids.append(gone.id);
                    Q_EMIT removed(ids);
                }
                if (!faults.isEmpty()) Q_EMIT failed(faults.constFirst().result.error());
                Q_EMIT changed();
            });
}

void TemplateActions::notify(const Result<void>& result, const QString& text,
                             const std::function<void()>& undo)
{
    if (result)
        Q_EMIT messageRequested(text, undo);
    else
        Q_EMIT failed(result.error());
}

void TemplateActions::chooseAndCreate(DocumentType type, domain::FolderId folder)
{
    m_prompts.chooseFiles(
        m_window, {QStringLiteral("newTemplate"), tr("New template"), tr("PDF files (*.pdf)"), true, {}},
        [this, type, folder](const QStringList& paths) {
            if (!paths.isEmpty()) createFrom(paths, type, folder);
        });
}

void TemplateActions::createFrom(const QStringList& paths, DocumentType type, domain::FolderId folder)
{
    m_copier.createFrom(paths, type, folder, this,
                        [this](const Result<domain::Document>& result) { reportCreated(result, {}, true); });
}

void TemplateActions::reportCreated(const Result<domain::Document>& result, const QString& text, bool edit)
{
    if (!result) return void(Q_EMIT failed(result.error()));
    m_catalog.refresh();
    Q_EMIT created(result->id, edit);
    if (!text.isEmpty())
        Q_EMIT messageRequested(text, [this, fresh = workflow::refOf(*result)] {
            m_queue.perform({{ActKind::Trash}, {fresh}, [](qsizetype) { return tr("Moved to the trash."); }});
        });
}

void TemplateActions::saveAsTemplate(DocumentId document)
{
    const auto toCheck = std::make_shared<QStringList>();
    m_copier.copy(
        document, DocumentType::RegularTemplate,
        [toCheck](domain::Document& copy, const domain::Document& source) {
            *toCheck = workflow::textsToCheck(source);
            // The document's recipients become the template's roles.
            int number = 0;
            for (domain::Invitation& role : copy.invitations) {
                role.recipientName = tr("%1 %2").arg(actionText(role.actionType)).arg(++number);
                role.recipientEmail.clear();
                role.company.clear();
                role.jobTitle.clear();
                role.privateMessage.clear();
                role.authentications.clear();
                role.hostedSigners.clear();
            }
        },
        this,
        [this, toCheck](const Result<domain::Document>& result) {
            QString text = result ? tr("“%1” was saved as a template. The document is unchanged.")
                                        .arg(isolated(result->title))
                                  : QString();
            if (result && !toCheck->isEmpty()) text += QLatin1Char(' ') + textsToCheckMessage(*toCheck);
            reportCreated(result, text, false);
        });
}

void TemplateActions::duplicate(const QList<DocumentSummary>& templates)
{
    for (const DocumentSummary& row : templates)
        m_copier.copy(
            row.id, row.type,
            [folder = row.folderId](domain::Document& copy, const domain::Document&) {
                copy.title = tr("Copy of %1").arg(copy.title).left(255);
                copy.folderId = folder;
            },
            this,
            [this](const Result<domain::Document>& result) {
                reportCreated(result, result ? tr("“%1” created.").arg(isolated(result->title)) : QString(),
                              false);
            });
}

QList<DocumentRef> TemplateActions::refsOf(const QList<DocumentId>& ids) const
{
    QList<DocumentRef> refs;
    for (const DocumentSummary& row : m_catalog.rows())
        if (ids.contains(row.id)) refs.append(workflow::refOf(row));
    return refs;
}

void TemplateActions::rename(DocumentId id, const QString& title)
{
    const DocumentAction act{ActKind::Rename, {}, {}, title.trimmed()};
    m_queue.perform({act, act.applicableDocuments(refsOf({id})),
                     [act](qsizetype) { return tr("Renamed to “%1”.").arg(isolated(act.title)); },
                     [](qsizetype) { return tr("Previous title restored."); }});
}

void TemplateActions::trash(const QList<DocumentId>& ids)
{
    const DocumentAction act{ActKind::Trash};
    const auto fit = act.applicableDocuments(refsOf(ids));
    if (fit.isEmpty()) return;
    m_queue.perform({act, fit,
                     [](qsizetype count) {
                         return tr("%n template(s) moved to the trash.", nullptr, static_cast<int>(count));
                     },
                     [](qsizetype) { return tr("Restored from the trash."); }});
}

void TemplateActions::purge(const QList<DocumentId>& ids)
{
    const DocumentAction act{ActKind::Purge};
    const auto fit = act.applicableDocuments(refsOf(ids));
    if (fit.isEmpty()) return;
    m_prompts.confirm(m_window,
                      {QStringLiteral("purgeTemplates"), tr("Delete permanently?"),
                       tr("Documents created from a deleted template aren't affected."),
                       tr("Delete %n template(s)", nullptr, static_cast<int>(fit.size())), true},
                      [this, act, fit](bool yes) {
                          if (!yes) return;
                          m_queue.perform({act, fit, [](qsizetype count) {
                                               return tr("%n template(s) deleted.", nullptr,
                                                         static_cast<int>(count));
                                           }});
                      });
}

void TemplateActions::restore(const QList<DocumentId>& ids)
{
    const DocumentAction act{ActKind::Restore};
    m_queue.perform({act, act.applicableDocuments(refsOf(ids)),
                     [](qsizetype) { return tr("Restored from the trash."); }});
}

void TemplateActions::chooseFolder(const QList<DocumentSummary>& templates)
{
    if (templates.isEmpty()) return;
    QList<DocumentId> ids;
    for (const DocumentSummary& row : templates)
        ids.append(row.id);
    const bool one = templates.size() == 1;
    auto* chooser = new FolderChooser(
        m_folders, m_prompts,
        one ? tr("Move “%1” to a folder").arg(isolated(templates.first().title))
            : tr("Move %n template(s) to a folder", nullptr, static_cast<int>(templates.size())),
        one ? templates.first().folderId : domain::FolderId(), m_window);
    connect(chooser, &QDialog::accepted, this,
            [this, chooser, ids] { move(ids, chooser->selectedFolder()); });
    chooser->open();
}

void TemplateActions::move(const QList<DocumentId>& ids, domain::FolderId folder)
{
    const domain::Folder* found = domain::findFolder(m_folders.folders(), folder);
    const QString text =
        found ? tr("Moved to “%1”.").arg(isolated(found->name)) : tr("Removed from the folder.");
    const DocumentAction act{ActKind::Move, {}, folder};
    m_queue.perform({act, act.applicableDocuments(refsOf(ids)), [text](qsizetype) { return text; },
                     [](qsizetype) { return tr("Move undone."); }});
}

void TemplateActions::changeType(DocumentType type)
{
    if (!m_details.document()) return;
    const domain::Document known = *m_details.document();
    if (!workflow::canChangeType(known.status, known.type, type)) return;
    m_catalog.changeType(known, type, this, [this, known, type](const Result<void>& result) {
        m_details.refresh();
        notify(result, tr("Changed to %1.").arg(templateTypeText(type).toLower()), [this, known] {
            if (!m_details.document() || m_details.id() != known.id) return;
            domain::Document now = *m_details.document();
            now.invitations = known.invitations;
            m_catalog.changeType(now, known.type, this, [this](const Result<void>& back) {
                m_details.refresh();
                notify(back, tr("Previous type restored."));
            });
        });
    });
}

void TemplateActions::openLink(DocumentId id)
{
    m_prompts.confirm(m_window,
                      {QStringLiteral("publishLink"), tr("Publish the link?"),
                       tr("Anyone with the link can fill in and sign their own copy. A published template "
                          "can't be edited."),
                       tr("Publish link"), true},
                      [this, id](bool yes) {
                          if (!yes) return;
                          m_catalog.openLink(id, this, [this](const Result<void>& result) {
                              m_details.refresh();
                              notify(result, tr("Link published. Anyone with the link can sign."));
                          });
                      });
}

void TemplateActions::closeLink(DocumentId id)
{
    m_prompts.confirm(m_window,
                      {QStringLiteral("closeLink"), tr("Close link?"),
                       tr("The link stops working and can't be reopened. A duplicate of the template gets a "
                          "new link. Signed documents are kept."),
                       tr("Close link"), true},
                      [this, id](bool yes) {
                          if (!yes) return;
                          m_catalog.closeLink(id, this, [this](const Result<void>& result) {
                              m_details.refresh();
                              notify(result, tr("Link closed."));
                          });
                      });
}

void TemplateActions::editDefaults()
{
    if (!m_details.document()) return;
    const domain::Document known = *m_details.document();
    auto* dialog = new TemplateDefaultsDialog(known, m_session.knownLimits().languages, m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog, known] {
        m_catalog.setDefaults(
            known.id, dialog->setting(), dialog->message(), this, [this, known](const Result<void>& result) {
                m_details.refresh();
                notify(result, tr("New documents will use these defaults."), [this, known] {
                    m_catalog.setDefaults(known.id, known.setting, known.message, this,
                                          [this](const Result<void>& back) {
                                              m_details.refresh();
                                              notify(back, tr("Previous defaults restored."));
                                          });
                });
            });
    });
    dialog->open();
}

} // namespace ink::ui

#include "moc_templateactions.cpp"
