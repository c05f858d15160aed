#include "ui/pages/signing/signingquestions.h"

#include "app/workflow/signing/inpersonsession.h"
#include "ui/pages/signing/signingquestiondialog.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

namespace {

qsizetype answersIn(const QList<domain::Question>& questions)
{
    qsizetype sum = 0;
    for (const domain::Question& question : questions)
        sum += question.answers.size();
    return sum;
}

} // namespace

SigningQuestions::SigningQuestions(workflow::InPersonSession& signing, PageView& view, QWidget* parent)
    : QWidget(parent), m_signing(signing), m_view(view), m_ask(new QPushButton),
      m_answered(new ToneLabel(Tone::Info, this)), m_readAnswer(new QPushButton(this))
{
    const Form form(this);
    form.setUpButton(m_ask, "askSender", QT_TR_NOOP("Ask the sender…"));
    form.setUpLabel(m_answered, QT_TR_NOOP("The sender has answered your question."),
                    {.name = "senderAnswered", .isWrapped = true});
    form.setUpButton(m_readAnswer, "readAnswer", QT_TR_NOOP("Read the answer"));
    m_ask->setFlat(true);
    m_ask->hide();
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addWidget(m_answered);
    column->addWidget(m_readAnswer, 0, Qt::AlignLeft);
    hide();
    for (QPushButton* button : {m_ask, m_readAnswer})
        connect(button, &QPushButton::clicked, this, &SigningQuestions::open);
    connect(&m_signing, &workflow::InPersonSession::changed, this, &SigningQuestions::updateState);
}

void SigningQuestions::reset()
{
    m_draft = {};
    m_read = 0;
    updateState();
}

void SigningQuestions::updateState()
{
    const bool isOpen = m_signing.isOpen() && !m_signing.isOffline();
    const auto& view = m_signing.form().view();
    const qsizetype answers = answersIn(view.questions);
    if (m_isOpen) m_read = answers;
    m_ask->setVisible(isOpen && (view.canAsk || !view.questions.isEmpty()));
    setVisible(isOpen && answers > m_read);
}

void SigningQuestions::open()
{
    if (m_isOpen || m_signing.state() != workflow::InPersonSession::State::Open) return;
    auto* dialog = new SigningQuestionDialog(m_signing, m_view, window());
    dialog->setDraft(m_draft);
    connect(dialog, &QDialog::finished, this, [this, dialog] {
        m_draft = dialog->draft();
        m_isOpen = false;
        updateState();
    });
    m_isOpen = true;
    updateState();
    dialog->open();
}

} // namespace ink::ui

#include "moc_signingquestions.cpp"
