// How SigningPage is laid out and what its parts are called.
#include "ui/pages/signing/signingcodeform.h"
#include "ui/pages/signing/signingconsent.h"
#include "ui/pages/signing/signingdifference.h"
#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/signing/signingphone.h"
#include "ui/pages/signing/signingsteps.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QFrame>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace ink::ui {

using domain::TagType;

SigningPage::SigningPage(workflow::Session& session, Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_session(session), m_prompts(prompts), m_signing(session),
      m_title(new ElidedLabel(this)), m_lock(new QPushButton(this)), m_leave(new QPushButton(this)),
      m_stack(new QStackedWidget(this)), m_steps(new SigningSteps(QStringLiteral("signing"), prompts)),
      m_view(&m_steps->view()), m_editor(&m_steps->editor()), m_next(&m_steps->next()),
      m_error(new ErrorBanner), m_spinner(new Spinner), m_consentText(new SigningConsent),
      m_consent(&m_consentText->box()), m_reject(new QPushButton), m_delegate(new QPushButton),
      m_onPhone(new QPushButton), m_code(new SigningCodeForm),
      m_handOver(new SigningNotice(QStringLiteral("takeDevice"))),
      m_end(new SigningNotice(QStringLiteral("signingDone"))), m_difference(new SigningDifference),
      m_phone(new SigningPhone(prompts)), m_loading(new QLabel), m_loadError(new ErrorBanner)
{
    setObjectName(QStringLiteral("signingPage"));
    m_title->setFont(titleFont());
    m_lock->setObjectName(QStringLiteral("lockScreen"));
    m_lock->setFlat(true);
    m_lock->setIcon(icon(Icon::Lock));
    m_leave->setObjectName(QStringLiteral("leaveSigning"));
    m_leave->setFlat(true);
    m_leave->setIcon(icon(Icon::Close));
    m_reject->setObjectName(QStringLiteral("rejectSigning"));
    m_reject->setFlat(true);
    m_steps->addAbove(m_error);
    m_steps->addToReview(m_consentText);
    m_delegate->setObjectName(QStringLiteral("delegateSigning"));
    m_delegate->setFlat(true);
    m_delegate->hide();
    m_onPhone->setObjectName(QStringLiteral("signOnPhone"));
    m_onPhone->setFlat(true);
    m_onPhone->hide();
    m_steps->addBelow(m_onPhone, Qt::AlignLeft);
    m_steps->addBelow(m_delegate, Qt::AlignLeft);
    m_steps->addBelow(m_reject, Qt::AlignLeft);

    auto* loading = new QWidget;
    auto* loadColumn = new QVBoxLayout(loading);
    loadColumn->setContentsMargins(space::xxl, space::xxl, space::xxl, space::xxl);
    loadColumn->addWidget(m_loadError);
    loadColumn->addStretch();
    loadColumn->addWidget(m_spinner, 0, Qt::AlignHCenter);
    loadColumn->addWidget(m_loading, 0, Qt::AlignHCenter);
    loadColumn->addStretch();

    auto* code = new QWidget;
    auto* codeColumn = new QVBoxLayout(code);
    codeColumn->addStretch(2);
    auto* codeRow = new QHBoxLayout; // not an alignment: that takes the height of one line of text
    codeRow->addStretch();
    codeRow->addWidget(m_code);
    codeRow->addStretch();
    codeColumn->addLayout(codeRow);
    codeColumn->addStretch(3);
    for (QWidget* page :
         std::initializer_list<QWidget*>{loading, code, m_steps, m_handOver, m_end, m_difference, m_phone})
        m_stack->addWidget(page); // as in Pages

    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::l, space::m, space::l, space::m);
    head->setSpacing(space::l);
    head->addWidget(m_title, 1);
    head->addWidget(&m_steps->progress());
    head->addWidget(m_lock);
    head->addWidget(m_leave);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    line->setFixedHeight(1);
    column->addWidget(line);
    column->addWidget(m_stack, 1);

    connect(m_lock, &QPushButton::clicked, this, &SigningPage::lockRequested);
    connect(m_leave, &QPushButton::clicked, this, &SigningPage::leave);
    connect(m_next, &QPushButton::clicked, this, &SigningPage::next);
    connect(&m_steps->back(), &QPushButton::clicked, this, [this] {
        m_editor->commit();
        goTo(m_step - 1);
    });
    connect(m_steps, &SigningSteps::chosen, this, [this](int step) {
        m_editor->commit();
        goTo(step);
    });
    connect(m_reject, &QPushButton::clicked, this, &SigningPage::reject);
    connect(m_delegate, &QPushButton::clicked, this, &SigningPage::delegate);
    connect(m_onPhone, &QPushButton::clicked, this, &SigningPage::signOnPhone);
    connect(m_phone, &SigningPhone::started, this, [this] {
        m_stack->setCurrentIndex(Phone);
        updateProgress();
        m_phone->arrive();
    });
    connect(m_phone, &SigningPhone::backRequested, this, &SigningPage::load);
    connect(m_phone, &SigningPhone::decided, this, [this](workflow::PhoneHandOver::State state) {
        if (state == workflow::PhoneHandOver::State::Delegated) {
            Q_EMIT finished(m_document);
            return;
        }
        showEnd(state == workflow::PhoneHandOver::State::Signed);
    });
    connect(m_consent, &QCheckBox::toggled, this, &SigningPage::updateProgress);
    connect(m_error, &ErrorBanner::retry, this, &SigningPage::finish);
    connect(m_loadError, &ErrorBanner::retry, this, &SigningPage::load);
    connect(m_code, &SigningCodeForm::codeGiven, this, &SigningPage::giveCode);
    connect(m_code, &SigningCodeForm::sendRequested, &m_signing, &workflow::SignInPerson::sendCode);
    connect(m_handOver, &SigningNotice::actionTriggered, this, &SigningPage::showLoaded);
    connect(m_end, &SigningNotice::actionTriggered, this, [this] {
        if (m_isLocked) return askToReturn();
        Q_EMIT finished(m_document);
    });
    connect(m_difference, &SigningDifference::backRequested, this, [this] {
        m_stack->setCurrentIndex(Work);
        goTo(m_step);
    });
    connect(m_difference, &SigningDifference::settled, this,
            [this](const QHash<domain::TagId, bool>& keepsMine) {
                m_stack->setCurrentIndex(Work);
                m_consent->setChecked(false); // what is agreed to is not what it was
                m_signing.settle(keepsMine, this, [this](const Result<void>& result) {
                    if (m_signing.state() == workflow::SignInPerson::State::NeedsCode) return;
                    goTo(stepCount());
                    if (!result) m_error->setError(result.error());
                });
            });
    connect(m_editor, &SigningFieldEditor::valueChanged, this,
            [this](domain::TagId id, const QString& text, const QByteArray& image) {
                const domain::Tag* tag = tagOf(id);
                if (tag && tag->type == TagType::Radio && text == QStringLiteral("true") &&
                    !tag->groupName.isEmpty()) {
                    const QString group = tag->groupName;
                    const QList<domain::Tag> all = m_signing.tags();
                    for (const domain::Tag& other : all)
                        if (other.type == TagType::Radio && other.groupName == group && other.id != id)
                            m_signing.setValue(other.id, QStringLiteral("false"), {});
                }
                confirmStep();
                m_signing.setValue(id, text, image);
            });
    connect(m_editor, &SigningFieldEditor::handwritingChosen, this, &SigningPage::handwritingChosen);
    connect(m_editor, &SigningFieldEditor::fileChosen, this, &SigningPage::attach);
    connect(m_editor, &SigningFieldEditor::fileRemoved, this, &SigningPage::detach);
    connect(m_editor, &SigningFieldEditor::sendingStopped, &m_signing, &workflow::SignInPerson::cancelAttach);
    m_view->viewport()->installEventFilter(this);
    connect(&m_signing, &workflow::SignInPerson::sendingChanged, this, [this] {
        showFile();
        updateProgress();
    });
    connect(&m_signing, &workflow::SignInPerson::changed, this, &SigningPage::takeValues);
    retranslate();
}

void SigningPage::retranslate()
{
    m_lock->setText(tr("Lock screen…"));
    m_leave->setText(m_isLocked ? tr("Return to Inkstone") : tr("Leave"));
    m_reject->setText(tr("Decline to sign…"));
    m_onPhone->setText(tr("Sign on your phone…"));
    m_delegate->setText(tr("Delegate to another person…"));
    m_loading->setText(tr("Loading pages…"));
    m_view->setAccessibleName(tr("Pages of the document"));
    m_title->setFullText(title());
    m_end->setSign(m_rejected ? Icon::Rejected : Icon::Completed, m_rejected ? Tone::Bad : Tone::Good);
    m_handOver->setSign(Icon::Person, Tone::Info);
    if (!m_delegatedTo.isEmpty())
        return m_end->setTexts(
            tr("Delegated"),
            tr("%1 gets a signing link by email. You can hand the computer back.").arg(m_delegatedTo),
            tr("Done"));
    if (m_signing.isOpen()) {
        const auto& view = m_signing.view();
        m_delegate->setVisible(view.canDelegate);
        m_onPhone->setVisible(canUsePhone());
        m_consentText->setText(view.consentText, view.disclosure, view.consentLanguage);
        m_handOver->setTexts(tr("Hand the device to %1").arg(signerName()),
                             tr("%1 has signed. %2 is next, %3 of %4.")
                                 .arg(m_before, signerName(), QString::number(view.hostedIndex),
                                      QString::number(view.hostedCount)),
                             tr("I am %1").arg(signerName()));
        const QString told = tr("%1 will be notified with your reason.").arg(view.senderName);
        const QString thanks =
            view.hostedCount > 1
                ? tr("All %n people have signed “%1”. You can hand the computer back.", nullptr,
                     view.hostedCount)
                      .arg(view.title)
                : tr("You have signed “%1”. You can hand the computer back.").arg(view.title);
        const QString ended = view.thanks.isEmpty() ? thanks : thanks + QStringLiteral("\n\n") + view.thanks;
        m_end->setTexts(m_rejected ? tr("Declined") : tr("Thank you"), m_rejected ? told : ended, tr("Done"));
    }
    updateProgress();
}

} // namespace ink::ui
