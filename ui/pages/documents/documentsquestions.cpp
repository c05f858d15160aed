// Recipients' questions in DocumentsPage: answering them, and showing the place that they are about.
#include "app/workflow/session/session.h"
#include "ui/pages/documents/answerdialog.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/placedialog.h"

#include <QPointer>

namespace ink::ui {

void DocumentsPage::answer(const domain::Question& question)
{
    const auto& document = m_details.document();
    if (!document) return;
    auto* dialog = new AnswerDialog(question, this);
    connect(
        dialog, &AnswerDialog::sendRequested, this,
        [this, dialog = QPointer(dialog), id = document->id, number = question.number](const QString& text) {
            if (!m_session.client()) return;
            m_session.client()->answerQuestion(id, number, text, this,
                                               [this, dialog](const Result<void>& result) {
                                                   m_details.refresh();
                                                   if (!result && dialog)
                                                       return dialog->showError(result.error());
                                                   if (dialog) dialog->accept();
                                                   tell(result, tr("Answer sent."));
                                               });
        });
    dialog->open();
}

void DocumentsPage::showPlace(const domain::Question& question)
{
    const auto& document = m_details.document();
    if (!document || !document->pageAt(question.pageIndex).page) return;
    auto* dialog = new PlaceDialog(m_session, *document, question, this);
    dialog->open();
}

} // namespace ink::ui
