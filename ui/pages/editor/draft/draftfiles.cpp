#include "ui/pages/editor/draft/draftfiles.h"

#include "app/domain/document/document.h"
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftmerge.h"
#include "ui/commands/drafttarget.h"
#include "ui/commands/setfileorder.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/pages/editor/draft/editorheader.h"
#include "ui/pages/editor/draft/fileoperation.h"
#include "ui/pages/editor/draft/filestep.h"
#include "ui/pages/editor/draft/opendraft.h"
#include "ui/pages/editor/draft/tagsonpages.h"

#include <QUndoStack>
#include <QWidget>

#include <algorithm>
#include <iterator>

namespace ink::ui {

DraftFiles::DraftFiles(OpenDraft& draft, FileOperation& work, EditorHeader& header, Prompts& prompts,
                       QWidget& page)
    : m_draft(draft), m_work(work), m_header(header), m_prompts(prompts), m_page(page)
{
}

void DraftFiles::add(const QStringList& paths, int at)
{
    if (!m_draft.isEditable() || m_work.isRunning()) return;
    m_header.setState(tr("adding %n file(s)…", nullptr, static_cast<int>(paths.size())));
    m_header.setAddingFiles(true);
    const QList<domain::FileId> before = m_draft.files();
    m_draft.editor().addFiles(paths, &m_draft.editor(), [this, paths, at, before](const Result<void>& added) {
        m_header.setAddingFiles(false);
        Q_EMIT finished(added ? std::nullopt : std::optional(added.error()),
                        [this, paths, at] { Q_EMIT addRequested(paths, at); });
        if (added && at >= 0 && at < before.size()) moveAdded(before, at);
    });
}

void DraftFiles::moveAdded(const QList<domain::FileId>& before, int at)
{
    QList<domain::FileId> order = m_draft.files();
    const auto isNew = [&before](domain::FileId id) { return !before.contains(id); };
    QList<domain::FileId> fresh;
    std::copy_if(order.begin(), order.end(), std::back_inserter(fresh), isNew);
    order.removeIf(isNew);
    for (qsizetype i = 0; i < fresh.size(); ++i)
        order.insert(std::min<qsizetype>(at, order.size()) + i, fresh.at(i));
    m_draft.undoStack().push(new SetFileOrder(m_draft.target(), order, tr("Move a file")));
}

void DraftFiles::remove(domain::FileId file)
{
    if (!m_draft.isEditable() || m_draft.document().files.size() < 2) return;
    const domain::Document& document = m_draft.document();
    const qsizetype at = workflow::fileOrder(document.files).indexOf(file);
    if (at < 0 || m_work.isRunning()) return;
    const auto tags = tagsOfFile(document, at).size();
    const QString text =
        tags == 0
            ? tr("Its pages are removed. You can undo this while the editor is open.")
            : tr("Its pages and their %n field(s) are removed. You can undo this while the editor is open.",
                 nullptr, static_cast<int>(tags));
    m_prompts.confirm(&m_page,
                      {QStringLiteral("removeFile"),
                       tr("Remove “%1”?").arg(isolated(document.files.at(at).name)), text, tr("Remove file"),
                       true},
                      [this, file](bool yes) {
                          if (yes) removeNow(file);
                      });
}

void DraftFiles::removeNow(domain::FileId file)
{
    if (!m_draft.isEditable() || m_work.isRunning()) return;
    const domain::Document before = m_draft.document();
    const qsizetype at = workflow::fileOrder(before.files).indexOf(file);
    if (at < 0) return;
    const QString path = m_work.saveCopy(before.files.at(at).name, m_draft.editor().fileBytes(file));
    m_work.begin(tr("removing a file…"));
    m_draft.editor().removeFile(
        file, &m_draft.editor(), [this, file, before, at, path](const Result<void>& removed) {
            Q_EMIT fileInvalidated(file);
            if (!removed) {
                // The tags were removed first: restores those of files that still exist.
                if (m_draft.files() == workflow::fileOrder(before.files))
                    m_draft.editor().apply(withTags(m_draft.document(), before.tags));
                m_work.end();
                Q_EMIT finished(removed.error(), [this, file] { removeNow(file); });
                return;
            }
            if (path.isEmpty()) {
                m_draft.undoStack().clear(); // its steps refer to deleted pages
            } else {
                m_draft.undoStack().push(new FileStep(
                    tr("Remove a file"), [this, before, at, path] { undoRemoval(before, at, path); },
                    [this, at] { redoRemoval(at); }));
            }
            m_work.finish(removed);
        });
}

void DraftFiles::redoRemoval(qsizetype at)
{
    const QList<domain::FileId> order = m_draft.files();
    if (m_work.isRunning() || at >= order.size()) return;
    m_work.begin(tr("removing a file…"));
    m_draft.editor().removeFile(order.at(at), &m_draft.editor(),
                                [this, file = order.at(at)](const Result<void>& removed) {
                                    Q_EMIT fileInvalidated(file);
                                    m_work.finish(removed);
                                });
}

void DraftFiles::undoRemoval(const domain::Document& before, qsizetype at, const QString& path)
{
    if (m_work.isRunning()) return;
    m_work.begin(tr("restoring a file…"));
    const QList<domain::FileId> known = m_draft.files();
    m_draft.editor().addFiles({path}, &m_draft.editor(),
                              [this, before, at, known](const Result<void>& added) {
                                  if (added) {
                                      domain::Document now = m_draft.document();
                                      QList<domain::FileId> order = workflow::fileOrder(now.files);
                                      for (const domain::FileId id : workflow::fileOrder(now.files))
                                          if (!known.contains(id)) order.move(order.indexOf(id), at);
                                      now.files = workflow::filesInOrder(now.files, order);
                                      m_draft.editor().apply(withTags(now, before.tags));
                                  }
                                  m_work.finish(added);
                              });
}

void DraftFiles::treat(domain::FileId file, domain::ContentTreatment treatment)
{
    if (!m_draft.isEditable() || m_work.isRunning()) return;
    m_work.begin(treatment == domain::ContentTreatment::TakeAttachments
                     ? tr("extracting files from a portfolio…")
                 : treatment == domain::ContentTreatment::RemoveScripts ? tr("removing scripts…")
                                                                        : tr("freezing a file…"));
    m_draft.editor().treatFile(file, treatment, &m_draft.editor(),
                               [this, file, treatment](const Result<void>& treated) {
                                   if (!treated) return m_work.abandon(treated.error());
                                   Q_EMIT fileInvalidated(file); // its bytes have changed
                                   if (treatment == domain::ContentTreatment::TakeAttachments)
                                       m_draft.undoStack().clear();
                                   m_work.finish(treated);
                               });
}

void DraftFiles::exchange(qsizetype at, const QString& path, const domain::Document& wanted)
{
    const QList<domain::FileId> order = m_draft.files();
    if (m_work.isRunning() || at >= order.size()) return;
    m_work.begin(tr("replacing a file…"));
    const domain::FileId goes = order.at(at);
    m_draft.editor().replaceFile(goes, path, tagsOfFile(wanted, at), &m_draft.editor(),
                                 [this, goes, wanted](const Result<void>& replaced) {
                                     Q_EMIT fileInvalidated(goes);
                                     if (replaced)
                                         m_draft.editor().apply(withTags(m_draft.document(), wanted.tags));
                                     m_work.finish(replaced);
                                 });
}

void DraftFiles::pushReplacement(const domain::Document& before, qsizetype at, const QString& oldPath,
                                 const QString& newPath)
{
    if (oldPath.isEmpty() || newPath.isEmpty())
        return m_draft.undoStack().clear(); // its steps refer to deleted pages
    const domain::Document after = m_draft.document();
    m_draft.undoStack().push(new FileStep(
        tr("Replace a file"), [this, before, at, oldPath] { exchange(at, oldPath, before); },
        [this, after, at, newPath] { exchange(at, newPath, after); }));
}

} // namespace ink::ui

#include "moc_draftfiles.cpp"
