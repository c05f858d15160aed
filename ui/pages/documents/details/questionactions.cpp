#include "ui/pages/documents/details/questionactions.h"

#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"
#include "ui/pages/documents/details/answerdialog.h"
#include "ui/pages/documents/details/placedialog.h"

#include <QPointer>

namespace ink::ui {

QuestionActions::QuestionActions(workflow::Session& session, QWidget* window)
    : QObject(window), m_session(session), m_window(window)
{
}

void QuestionActions::answer(const domain::Document& document, const domain::Question& question)
{
    auto* dialog = new AnswerDialog(question, m_window);
    connect(
        dialog, &AnswerDialog::sendRequested, this,
        [this, dialog = QPointer(dialog), id = document.id, number = question.number](const QString& text) {
            if (!m_session.client()) return;
            m_session.client()->answerQuestion(id, number, text, this,
                                               [this, dialog](const Result<void>& result) {
                                                   Q_EMIT ended();
                                                   if (!result && dialog)
                                                       return dialog->showError(result.error());
                                                   if (!result) return Q_EMIT failed(result.error());
                                                   if (dialog) dialog->accept();
                                                   Q_EMIT answered();
                                               });
        });
    dialog->open();
}

void QuestionActions::showPlace(const domain::Document& document, const domain::Question& question)
{
    if (!document.pageAt(question.pageIndex).page) return;
    auto* dialog = new PlaceDialog(m_session, document, question, m_window);
    dialog->open();
}

} // namespace ink::ui

#include "moc_questionactions.cpp"
