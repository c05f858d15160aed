#include "ui/pages/editor/draft/filereplacement.h"

#include "app/domain/document/document.h"
#include "app/workflow/drafts/drafteditor.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/editor/draft/draftfiles.h"
#include "ui/pages/editor/draft/editorstage.h"
#include "ui/pages/editor/draft/fileoperation.h"
#include "ui/pages/editor/draft/opendraft.h"
#include "ui/pages/rebase/rebasereview.h"

namespace ink::ui {

using Kind = EditorStage::Kind;

FileReplacement::FileReplacement(OpenDraft& draft, EditorStage& stage, FileOperation& work, DraftFiles& files,
                                 RebaseReview& review, Prompts& prompts)
    : m_draft(draft), m_stage(stage), m_work(work), m_files(files), m_review(review), m_prompts(prompts)
{
    connect(&m_review, &RebaseReview::cancelled, this, [this] {
        end();
        Q_EMIT cancelled();
    });
    connect(&m_review, &RebaseReview::accepted, this, &FileReplacement::apply);
}

void FileReplacement::choose(domain::FileId file, QWidget& parent)
{
    if (!m_draft.isEditable() || m_stage.is(Kind::Reviewing)) return;
    Prompts::Files question;
    question.id = QStringLiteral("replaceFile");
    question.title = tr("Choose the newer version");
    question.filter = tr("PDF files (*.pdf)");
    question.allowsMultiple = false;
    m_prompts.chooseFiles(&parent, question, [this, file](const QStringList& paths) {
        if (!paths.isEmpty()) Q_EMIT chosen(file, paths.first());
    });
}

void FileReplacement::start(domain::FileId file, const QString& path)
{
    m_stage.beginReview();
    m_review.start(m_draft.document(), file, m_draft.editor().fileBytes(file), path);
}

void FileReplacement::end()
{
    if (m_stage.end(Kind::Reviewing)) m_review.stop();
}

void FileReplacement::apply()
{
    if (!m_stage.is(Kind::Reviewing)) return;
    const domain::FileId file = m_review.file();
    const domain::Document before = m_draft.document();
    const qsizetype at = m_draft.files().indexOf(file);
    const QString oldPath =
        at < 0 ? QString() : m_work.saveCopy(before.files.at(at).name, m_draft.editor().fileBytes(file));
    m_review.setApplying(true);
    m_draft.editor().replaceFile(file, m_review.path(), m_review.tags(), &m_draft.editor(),
                                 [this, file, before, at, oldPath](const Result<void>& replaced) {
                                     if (!m_stage.is(Kind::Reviewing)) return;
                                     // Nothing was changed: the review can be retried.
                                     if (!replaced && m_draft.files().size() == before.files.size())
                                         return m_review.showError(replaced.error());
                                     if (replaced)
                                         pushStep(before, at, oldPath);
                                     else
                                         m_draft.undoStack().clear(); // its steps may refer to missing pages
                                     Q_EMIT fileInvalidated(file);
                                     end();
                                     Q_EMIT applied(replaced ? std::nullopt
                                                             : std::optional(replaced.error()));
                                 });
}

void FileReplacement::pushStep(const domain::Document& before, qsizetype at, const QString& oldPath)
{
    const QList<domain::File> files = m_draft.document().files;
    if (at < 0 || at >= files.size()) return m_draft.undoStack().clear();
    const domain::File& newer = files.at(at);
    m_files.pushReplacement(before, at, oldPath,
                            m_work.saveCopy(newer.name, m_draft.editor().fileBytes(newer.id)));
}

} // namespace ink::ui

#include "moc_filereplacement.cpp"
