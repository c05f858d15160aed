// A newer version of a file: chosen, reviewed side by side, and only then put in its place.
#include "app/workflow/drafts/drafteditor.h"
#include "app/workflow/drafts/draftmerge.h"
#include "ui/dialogs/prompts.h"
#include "ui/pages/editor/editorpage.h"
#include "ui/pages/editor/editorworkspace.h"
#include "ui/pages/rebase/rebasereview.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"

#include <QFrame>
#include <QStackedWidget>

namespace ink::ui {

void EditorPage::makeReplacing()
{
    m_review = new RebaseReview(this);
    m_stage->addWidget(m_review);
    connect(m_review, &RebaseReview::cancelled, this, [this] {
        endReview();
        showDocument();
    });
    connect(m_review, &RebaseReview::accepted, this, &EditorPage::applyReplacement);
}

void EditorPage::replaceFile(domain::FileId file)
{
    if (!m_editor->isOpen() || m_editor->isReadOnly() || m_reviewing) return;
    Prompts::Files question;
    question.id = QStringLiteral("replaceFile");
    question.title = tr("Choose the newer version");
    question.filter = tr("PDF files (*.pdf)");
    question.several = false;
    m_prompts.chooseFiles(this, question, [this, file](const QStringList& paths) {
        if (!paths.isEmpty()) reviewReplacement(file, paths.first());
    });
}

void EditorPage::reviewReplacement(domain::FileId file, const QString& path)
{
    if (!m_editor->isOpen() || m_editor->isReadOnly() || m_busy) return;
    m_reviewing = true;
    m_header->hide();
    m_rule->hide();
    m_error->setError(std::nullopt);
    m_stage->setCurrentWidget(m_review);
    m_review->start(m_editor->document(), file, m_editor->fileBytes(file), path);
}

void EditorPage::applyReplacement()
{
    if (!m_reviewing) return;
    const domain::FileId file = m_review->file();
    const domain::Document before = m_editor->document();
    const auto files = before.files.size();
    const qsizetype at = workflow::orderOf(before.files).indexOf(file);
    const QString oldPath =
        at < 0 ? QString() : keepFile(before.files.at(at).name, m_editor->fileBytes(file));
    m_review->setApplying(true);
    m_editor->replaceFile(file, m_review->path(), m_review->tags(), m_editor.get(),
                          [this, file, files, before, at, oldPath](const Result<void>& replaced) {
                              if (!m_reviewing) return;
                              // As it was: the review can be tried again.
                              if (!replaced && m_editor->document().files.size() == files)
                                  return m_review->showError(replaced.error());
                              if (replaced)
                                  rememberReplacement(before, at, oldPath);
                              else
                                  m_stack.clear(); // its steps may name pages that are not there
                              m_filesShown.removeAll(file);
                              endReview();
                              showDocument();
                              m_error->setError(replaced ? std::nullopt : std::optional(replaced.error()));
                              m_workspace->view().setFocus(Qt::OtherFocusReason);
                          });
}

void EditorPage::rememberReplacement(const domain::Document& before, qsizetype at, const QString& oldPath)
{
    const QList<domain::File> files = m_editor->document().files;
    if (at < 0 || at >= files.size()) return m_stack.clear();
    const domain::File& newer = files.at(at);
    rememberExchange(before, at, oldPath, keepFile(newer.name, m_editor->fileBytes(newer.id)));
}

void EditorPage::endReview()
{
    if (!m_reviewing) return;
    m_reviewing = false;
    m_review->stop();
}

} // namespace ink::ui
