#include "ui/pages/documents/details/answerdialog.h"

#include "app/workflow/session/session.h"
#include "ui/models/isolated.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

AnswerDialog::AnswerDialog(const domain::Question& question, QWidget* parent)
    : QDialog(parent), m_intro(new QuietLabel(this)), m_question(new QLabel(this)),
      m_answerTitle(makeSectionLabel(this)), m_answer(new TextArea(this)), m_error(new ErrorBanner(this)),
      m_send(new QPushButton(this)), m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("answerDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(480);
    m_intro->setWordWrap(true);
    m_question->setObjectName(QStringLiteral("askedText"));
    m_question->setText(isolated(question.text));
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_answer->setObjectName(QStringLiteral("answerEdit"));
    m_answer->setMinimumHeight(120);
    m_answer->setTabChangesFocus(true);
    m_answerTitle->setBuddy(m_answer);
    m_send->setObjectName(QStringLiteral("answerSend"));
    m_send->setDefault(true);
    m_cancel->setObjectName(QStringLiteral("answerCancel"));
    m_cancel->setAutoDefault(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::xl, space::xl, space::xl, space::l);
    column->setSpacing(space::s);
    column->addWidget(m_question);
    column->addSpacing(space::s);
    column->addWidget(m_answerTitle);
    column->addWidget(m_answer, 1);
    column->addWidget(m_intro);
    column->addWidget(m_error);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_send, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_cancel, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_send, &QPushButton::clicked, this, &AnswerDialog::send);
    connect(m_error, &ErrorBanner::retryRequested, this, &AnswerDialog::send);
    connect(m_answer, &QPlainTextEdit::textChanged, this, &AnswerDialog::check);
    column->addWidget(buttons);
    retranslate();
    check();
    m_answer->setFocus();
    onLanguageChange(this, [this] { retranslate(); });
}

void AnswerDialog::retranslate()
{
    setWindowTitle(tr("Answer question"));
    m_intro->setText(
        tr("The recipient sees your answer on the signing page and, if this service sends email, gets it by "
           "email. It's recorded in the history but doesn't appear on the signed pages."));
    m_answerTitle->setText(tr("Your answer"));
    m_answer->setAccessibleName(m_answerTitle->text());
    m_send->setText(tr("Send answer"));
    m_cancel->setText(tr("Cancel"));
}

void AnswerDialog::check()
{
    const QString text = m_answer->toPlainText().trimmed();
    m_send->setEnabled(!m_isSending && !text.isEmpty() && text.size() <= domain::maxQuestionLength);
}

void AnswerDialog::send()
{
    m_error->setError(std::nullopt);
    m_isSending = true;
    check();
    Q_EMIT sendRequested(m_answer->toPlainText().trimmed());
}

void AnswerDialog::showError(const Error& error)
{
    m_isSending = false;
    m_error->setError(error);
    check();
}

void askForAnswer(const domain::Question& question, domain::DocumentId document,
                  const std::function<api::ApiClient*()>& client, QWidget* parent, QObject* context,
                  const std::function<void(const Result<void>& result, bool isShown)>& done)
{
    auto* dialog = new AnswerDialog(question, parent);
    QObject::connect(dialog, &AnswerDialog::sendRequested, context,
                     [dialog = QPointer(dialog), number = question.number, document, client, context,
                      done](const QString& text) {
                         api::ApiClient* service = client();
                         if (!service) return dialog->showError(workflow::noAccountError());
                         service->answerQuestion(document, number, text, context,
                                                 [dialog, done](const Result<void>& result) {
                                                     const bool isShown = dialog;
                                                     if (isShown && result) dialog->accept();
                                                     if (isShown && !result)
                                                         dialog->showError(result.error());
                                                     done(result, isShown);
                                                 });
                     });
    dialog->open();
}

} // namespace ink::ui

#include "moc_answerdialog.cpp"
