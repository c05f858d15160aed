#include "ui/pages/signing/signingquestiondialog.h"

#include "app/workflow/signing/inpersonsession.h"
#include "ui/models/isolated.h"
#include "ui/pages/signing/signingpositiondialog.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/inputs/textarea.h"
#include "ui/widgets/layout/contentscroll.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QAccessible>
#include <QDialogButtonBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <cmath>

namespace ink::ui {

namespace {

QLabel* writtenLabel(const QString& text, const char* name)
{
    auto* label = new QLabel(isolated(text));
    label->setObjectName(QLatin1String(name));
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    label->setWordWrap(true);
    return label;
}

} // namespace

SigningQuestionDialog::SigningQuestionDialog(workflow::InPersonSession& signing, PageView& view,
                                             QWidget* parent)
    : QDialog(parent), m_signing(signing), m_view(view), m_scroll(new ContentScroll(this)),
      m_intro(new QuietLabel), m_new(new QWidget), m_textTitle(makeSectionLabel(nullptr)),
      m_text(new TextArea), m_mark(named("askMark", new QPushButton)), m_unmark(new QPushButton),
      m_sent(new ToneLabel(Tone::Good)), m_fault(named("askFault", new ToneLabel(Tone::Bad))),
      m_error(new ErrorBanner(this)), m_send(new QPushButton(this)), m_close(new QPushButton(this))
{
    setObjectName(QStringLiteral("askDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowModality(Qt::WindowModal);
    setMinimumWidth(520);
    const Form form(this);
    form.setUpLabel(
        m_intro,
        QT_TR_NOOP("Your question goes to the sender. The answer appears here. Questions don't appear "
                   "on the signed pages."),
        {.isWrapped = true});
    form.setUpInput(m_text, "askQuestion",
                    {.label = m_textTitle, .labelText = QT_TR_NOOP("Your question or comment")});
    form.setUpButton(m_unmark, "askUnmark", QT_TR_NOOP("Remove the mark"), {.isAutoDefault = false});
    form.setUpLabel(m_sent, QT_TR_NOOP("Your question was sent."), {.name = "askSent"});
    form.setUpButton(m_send, "askSend", QT_TR_NOOP("Send question"),
                     {.isDefault = true, .clicked = [this] { send(); }});
    form.setUpButton(m_close, "askClose", QT_TR_NOOP("Close"), {.isAutoDefault = false});
    m_text->setFixedHeight(96);
    m_text->setTabChangesFocus(true);
    m_mark->setIcon(icon(Icon::Preview));
    m_mark->setAutoDefault(false);
    m_unmark->setFlat(true);
    layOut();
    connect(m_text, &QPlainTextEdit::textChanged, this, &SigningQuestionDialog::check);
    connect(m_mark, &QPushButton::clicked, this, &SigningQuestionDialog::choosePosition);
    connect(m_unmark, &QPushButton::clicked, this, [this] {
        m_place = {};
        showPlace();
        m_mark->setFocus(Qt::OtherFocusReason);
    });
    connect(m_error, &ErrorBanner::retryRequested, this, &SigningQuestionDialog::send);
    connect(&m_signing, &workflow::InPersonSession::changed, this, &SigningQuestionDialog::updateQuestions);
    m_sent->hide();
    m_questions = m_signing.form().view().questions;
    showQuestions();
    retranslate();
    updateQuestions();
    m_text->setFocus();
    onLanguageChange(this, [this] {
        retranslate();
        showQuestions();
    });
}

void SigningQuestionDialog::layOut()
{
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    setDirectionalMargins(*content, *column, {0, 0, ContentScroll::barGap, 0});
    column->setSpacing(space::s);
    column->addWidget(m_intro);
    m_list = new QVBoxLayout;
    m_list->setSpacing(space::s);
    column->addLayout(m_list);
    column->addWidget(m_sent);
    auto* entry = new QVBoxLayout(m_new);
    entry->setContentsMargins(0, space::xs, 0, 0);
    entry->setSpacing(space::s);
    entry->addWidget(m_textTitle);
    entry->addWidget(m_text);
    entry->addWidget(m_fault);
    auto* place = new QHBoxLayout;
    place->setSpacing(space::s);
    place->addWidget(m_mark);
    place->addWidget(m_unmark);
    place->addStretch();
    entry->addLayout(place);
    column->addWidget(m_new);
    m_scroll->setWidget(content);
    m_scroll->setWidgetResizable(true);
    auto* all = new QVBoxLayout(this);
    setDirectionalMargins(*this, *all, {space::xl, space::xl, space::xl - ContentScroll::barGap, space::l});
    all->setSpacing(space::s);
    all->addWidget(m_scroll, 1);
    auto* foot = new QVBoxLayout;
    setDirectionalMargins(*this, *foot, {0, 0, ContentScroll::barGap, 0});
    foot->setSpacing(space::s);
    foot->addWidget(m_error);
    all->addLayout(foot);
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_send, QDialogButtonBox::AcceptRole);
    buttons->addButton(m_close, QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    foot->addWidget(buttons);
}

void SigningQuestionDialog::updateQuestions()
{
    if (m_signing.state() != workflow::InPersonSession::State::Open) return reject();
    const auto& view = m_signing.form().view();
    if (m_questions != view.questions) {
        m_questions = view.questions;
        showQuestions();
    }
    m_new->setVisible(view.canAsk);
    m_send->setVisible(view.canAsk);
    check();
}

QString SigningQuestionDialog::senderName() const
{
    const auto& view = m_signing.form().view();
    const QString sender = view.senderName.isEmpty() ? view.senderEmail : view.senderName;
    return sender.isEmpty() ? sender : isolated(sender);
}

void SigningQuestionDialog::showQuestions()
{
    while (QLayoutItem* item = m_list->takeAt(0)) {
        if (item->widget()) item->widget()->deleteLater();
        delete item;
    }
    for (const domain::Question& question : std::as_const(m_questions))
        m_list->addWidget(makeRow(question));
}

QWidget* SigningQuestionDialog::makeRow(const domain::Question& question)
{
    auto* row = named("askRow", new QFrame);
    row->setFrameShape(QFrame::StyledPanel);
    auto* column = new QVBoxLayout(row);
    column->setContentsMargins(space::m, space::m, space::m, space::m);
    column->setSpacing(space::xs);
    column->addWidget(writtenLabel(question.text, "askedText"));
    if (question.pageIndex > 0) {
        auto* place =
            named("askedPlace", new QPushButton(icon(Icon::Preview), tr("Page %1").arg(question.pageIndex)));
        place->setAutoDefault(false);
        connect(place, &QPushButton::clicked, this, [this, question] { showPlaceOf(question); });
        column->addWidget(place, 0, Qt::AlignLeft);
    }
    if (question.answers.isEmpty()) column->addWidget(new QuietLabel(tr("Not answered yet")));
    for (const domain::QuestionAnswer& answer : question.answers) {
        auto* answered = new QVBoxLayout;
        setDirectionalMargins(*this, *answered, {space::l, space::xs, 0, 0});
        answered->setSpacing(0);
        answered->addWidget(new QuietLabel(senderName().isEmpty() ? tr("Answer from the sender")
                                                                  : tr("Answer from %1").arg(senderName())));
        answered->addWidget(writtenLabel(answer.text, "askedAnswer"));
        column->addLayout(answered);
    }
    return row;
}

void SigningQuestionDialog::showPlaceOf(const domain::Question& question)
{
    const PagePoint place{question.pageIndex - 1, QPointF(question.left, question.top)};
    auto* dialog = new SigningPositionDialog(m_signing, SigningPositionDialog::Purpose::ShowQuestion, place,
                                             question.text, this);
    dialog->open();
}

void SigningQuestionDialog::choosePosition()
{
    const PagePoint from = m_place.pageIndex > 0
                               ? PagePoint{m_place.pageIndex - 1, QPointF(m_place.left, m_place.top)}
                               : m_view.middleOfView();
    auto* dialog =
        new SigningPositionDialog(m_signing, SigningPositionDialog::Purpose::MarkQuestion, from, {}, this);
    connect(dialog, &QDialog::finished, this, [this, dialog](int result) {
        if (result == QDialog::Accepted) {
            const PagePoint chosen = dialog->position();
            m_place.pageIndex = chosen.page + 1;
            m_place.left = static_cast<int>(std::lround(chosen.point.x()));
            m_place.top = static_cast<int>(std::lround(chosen.point.y()));
            showPlace();
        }
        m_text->setFocus(Qt::OtherFocusReason);
    });
    dialog->open();
}

void SigningQuestionDialog::showPlace()
{
    const bool isMarked = m_place.pageIndex > 0;
    m_mark->setText(isMarked ? tr("Page %1").arg(m_place.pageIndex) : tr("Mark a place on a page"));
    m_unmark->setVisible(isMarked);
}

wire::QuestionRequest SigningQuestionDialog::draft() const
{
    wire::QuestionRequest draft = m_place;
    draft.text = m_text->toPlainText();
    return draft;
}

void SigningQuestionDialog::setDraft(const wire::QuestionRequest& draft)
{
    m_place = draft;
    m_text->setPlainText(draft.text);
    showPlace();
}

void SigningQuestionDialog::check()
{
    const QString text = m_text->toPlainText().trimmed();
    const bool isLong = text.size() > domain::maxQuestionLength;
    if (!text.isEmpty()) m_sent->hide();
    m_fault->setVisible(isLong);
    m_send->setEnabled(!m_isSending && !text.isEmpty() && !isLong);
}

void SigningQuestionDialog::send()
{
    wire::QuestionRequest question = draft();
    question.text = question.text.trimmed();
    if (m_isSending || question.text.isEmpty()) return;
    m_error->setError(std::nullopt);
    m_isSending = true;
    check();
    m_signing.ask(question, this, [this](const Result<void>& result) {
        m_isSending = false;
        if (!result) {
            m_error->setError(result.error());
            return check();
        }
        setDraft({});
        m_sent->show();
        QAccessibleEvent announced(m_sent, QAccessible::Alert);
        QAccessible::updateAccessibility(&announced);
        m_close->setFocus(Qt::OtherFocusReason);
        QTimer::singleShot(0, this, [this] { m_scroll->ensureWidgetVisible(m_sent); });
        Q_EMIT sent();
    });
}

void SigningQuestionDialog::retranslate()
{
    setWindowTitle(senderName().isEmpty() ? tr("Questions to the sender")
                                          : tr("Questions to %1").arg(senderName()));
    m_fault->setText(tr("A question can have a maximum of %1 characters.")
                         .arg(locale().toString(domain::maxQuestionLength)));
    showPlace();
}

} // namespace ink::ui

#include "moc_signingquestiondialog.cpp"
