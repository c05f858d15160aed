#include "ui/pages/signing/signingpage.h"

#include "app/domain/document/document.h"
#include "app/workflow/session/session.h"
#include "app/workflow/session/signaturepresets.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/isolated.h"
#include "ui/models/words.h"
#include "ui/pages/signing/delegatedialog.h"
#include "ui/pages/signing/nextpeopledialog.h"
#include "ui/pages/signing/paintedform.h"
#include "ui/pages/signing/signingcodeform.h"
#include "ui/pages/signing/signingconsent.h"
#include "ui/pages/signing/signingdifference.h"
#include "ui/pages/signing/signingendtexts.h"
#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/pages/signing/signingfiles.h"
#include "ui/pages/signing/signinginputs.h"
#include "ui/pages/signing/signingmarks.h"
#include "ui/pages/signing/signingnotes.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingphone.h"
#include "ui/pages/signing/signingquestions.h"
#include "ui/pages/signing/signingrolewords.h"
#include "ui/pages/signing/signingsteps.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/currentstack.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/icons.h"
#include "ui/widgets/style/onchange.h"
#include "ui/widgets/style/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ink::ui {

using SigningState = workflow::InPersonSession::State;

SigningPage::~SigningPage() = default;

void SigningPage::setHandwriting(const QString& style)
{
    m_editor->setHandwriting(style);
}

void SigningPage::open(domain::DocumentId document, const QString& invitationGuid)
{
    m_document = document;
    m_guid = invitationGuid;
    m_delegatedTo.clear();
    m_questions->reset();
    m_progress.reset();
    m_consent->setChecked(false);
    m_isCorrected = false;
    m_error->setError(std::nullopt);
    load();
}

void SigningPage::load()
{
    m_phone->stop();
    m_stack->setCurrentIndex(Loading);
    m_loadError->setError(std::nullopt);
    m_spinner->show();
    m_loading->show();
    m_title->setFullText({});
    updateProgress();
    m_signing.open(m_document, m_guid, this, [this](const Result<void>& result) {
        m_spinner->hide();
        m_loading->hide();
        if (m_signing.state() == SigningState::NeedsCode) return; // already displayed
        if (!result) return m_loadError->setError(result.error());
        showLoaded();
    });
}

void SigningPage::showCode()
{
    if (m_stack->currentIndex() != Code) {
        m_stack->setCurrentIndex(Code);
        m_title->setFullText(title());
        m_code->start(signerName());
        updateProgress();
    }
    m_code->setRequest(m_signing.codeRequest());
}

void SigningPage::submitCode(const QString& code)
{
    m_signing.submitCode(code, this, [this](const Result<void>& result) {
        if (result && m_signing.state() == SigningState::Open) showLoaded();
    });
}

void SigningPage::showLoaded()
{
    m_notes->setView(m_signing.form().view());
    if (std::exchange(m_isCorrected, false)) m_notes->showCorrection({});
    m_view->setDocument(m_signing.form().document());
    for (const domain::File& file : m_signing.form().document().files)
        m_view->setFileBytes(file.id, m_signing.fileBytes(file.id));
    m_view->setFillingRecipient(m_signing.form().view().invitationIndex);
    m_view->setShowValues(true);
    m_view->setZoomMode(PageView::ZoomMode::FitWidth);

    updateFields(m_signing.form().filled());
    updateProposed();
    retranslate();
    m_stack->setCurrentIndex(Work);
    updateValues();
    goTo(m_progress.step());
}

void SigningPage::updateFields(const domain::Document& filled)
{
    const auto& tags = m_signing.form().tags();
    m_steps->setMaySign(m_signing.form().view().canSignTags ||
                        std::any_of(tags.begin(), tags.end(), [](const domain::Tag& tag) {
                            return domain::isSignatureLike(tag.type);
                        }));
    if (m_progress.update(filled))
        m_steps->setFields(m_progress.tags(), isAtReview() ? -1 : m_progress.step(), m_progress.stepByTag());
}

QString SigningPage::signerName() const
{
    const auto& view = m_signing.form().view();
    if (m_signing.isOpen() && !view.hostedSigner.isEmpty()) return view.hostedSigner;
    const auto& document = m_signing.form().document();
    const int index = document.invitationIndexOf(m_guid);
    return index < 1 ? QString() : personName(document.invitations.at(index - 1));
}

QString SigningPage::title() const
{
    if (!m_signing.isOpen())
        return m_signing.state() == SigningState::NeedsCode ? tr("Sign in person") : QString();
    const auto& view = m_signing.form().view();
    if (view.hostedIndex > 0)
        return tr("Now signing: %1 (%2 of %3) · “%4”")
            .arg(isolated(signerName()), QString::number(view.hostedIndex), QString::number(view.hostedCount),
                 isolated(view.title));
    if (view.hostedCount > 0) return isolated(view.title); // all hosted signers have finished
    return SigningRoleWords(view.myAction).title(signerName(), view.title);
}

void SigningPage::updateValues()
{
    if (m_signing.state() == SigningState::NeedsCode) return showCode();
    if (!m_signing.isOpen()) return;
    if (m_stack->currentIndex() == Work) updateFields(m_signing.form().filled());
    m_view->setDocument(paintedDocument(m_signing.form()));
    m_view->viewport()->repaint(); // the next press must be aimed at this content
    m_files->showAttachment();
    updateProgress();
}

void SigningPage::showCorrection(const QList<domain::TagId>& fields, bool pages)
{
    m_consent->setChecked(false); // the consent was given for the previous version
    m_isCorrected = pages;
    if (pages) return load();
    m_notes->setView(m_signing.form().view());
    QStringList names;
    for (const domain::Tag& tag : m_signing.form().filled().tags)
        if (fields.contains(tag.id)) names.append(fieldTitle(tag));
    m_notes->showCorrection(names);
    QList<domain::TagId> onPages = fields;
    onPages.removeAll(domain::TagId());
    m_view->selection().select(onPages); // draws a frame around them
    retranslate();
    // A correction of another field doesn't affect the input in progress.
    const domain::TagId now = m_progress.current();
    if (m_stack->currentIndex() == Work && !isAtReview() && (fields.contains(now) || !m_progress.tag(now)))
        goTo(m_progress.step());
}

// From one field to the next

void SigningPage::goTo(int step)
{
    const auto& sending = m_signing.upload();
    if (sending && step != m_progress.stepAt(sending->tag)) return; // that step shows the progress
    m_progress.goTo(step);
    m_error->setError(std::nullopt);
    m_signing.setEditing(m_progress.current());
    if (isAtReview()) {
        m_steps->showReview();
        updateProgress();
        QWidget* first = m_steps->requiredButton().isEnabled() ? &m_steps->requiredButton()
                         : m_consent->isVisibleTo(this)        ? static_cast<QWidget*>(m_consent)
                                                               : m_next;
        first->setFocus(Qt::OtherFocusReason);
        return;
    }
    {
        const domain::TagId id = m_progress.current();
        const domain::Tag* tag = m_progress.tag(id);
        if (!tag) return;
        QByteArray earlier;
        if (domain::isSignatureLike(tag->type))
            for (const domain::Tag& other : m_signing.form().tags())
                if (other.type == tag->type && other.id != id && !other.image.isEmpty())
                    earlier = other.image;
        const bool isKept = m_presets && tag->type == domain::TagType::Signature;
        if (const auto kept = isKept ? m_presets->find(signerName()) : std::nullopt;
            kept && earlier.isEmpty())
            earlier = kept->png;
        m_editor->edit(*tag, signerName(), earlier,
                       tag->type == domain::TagType::Radio ? buttonsOf(*tag, m_signing.form().tags())
                                                           : QList<domain::Tag>());
        m_editor->setProposed(m_isLocked && m_progress.isProposed(id));
        m_files->showAttachment();
        m_steps->showField(m_progress.step());
    }
    updateProgress();
}

QString SigningPage::commitField()
{
    m_editor->commit();
    const domain::Tag* tag = m_progress.tag(m_progress.current());
    return tag ? m_progress.faultOf(*tag) : QString();
}

void SigningPage::next()
{
    if (isAtReview()) return finish();
    if (const QString fault = commitField(); !fault.isEmpty()) {
        m_editor->setFault(fault);
        m_editor->focusInput();
        return;
    }
    m_progress.confirm();
    goTo(m_progress.step() + 1);
}

void SigningPage::showOffline()
{
    const bool offline = m_signing.isOpen() && m_signing.isOffline();
    m_offline->setVisible(offline);
    QString until;
    if (const auto by = m_signing.submissionDeadline())
        until = u' ' +
                tr("The signature must be submitted before %1. After that, the service no longer accepts it.")
                    .arg(dateTimeText(*by));
    m_offline->setText(tr("You're offline. The signature will be stored on this computer and submitted when "
                          "the connection is back.") +
                       until);
    m_reject->setEnabled(!offline);
    m_reject->setToolTip(offline ? tr("Declining requires a connection.") : QString());
    if (!m_signing.isOpen() || !m_signing.isWaitingForSubmission() || m_rejected) return;
    m_end->setIcon(Icon::Inbox, Tone::Info);
    m_end->setTexts({tr("Signed on this computer"),
                     tr("The signature in “%1” is in the outbox and will be submitted when the connection is "
                        "back. Please hand the device back.")
                             .arg(isolated(m_signing.form().view().title)) +
                         until,
                     tr("Done")});
}

void SigningPage::updateProgress()
{
    const bool working = m_stack->currentIndex() == Work;
    m_steps->progressWidget().setVisible(working && m_progress.count() > 0);
    m_leave->setVisible(m_stack->currentIndex() != End);
    m_lock->setVisible(!m_isLocked && m_stack->currentIndex() != End);
    m_steps->setStates(m_progress.states());
    m_steps->setNavigationEnabled(!m_signing.upload());
    m_marks->updateButtons();
    if (!m_signing.isOpen()) return;
    if (isAtReview()) return showReview();
    m_next->setText(tr("Next"));
    m_next->setEnabled(!m_signing.upload());
}

void SigningPage::showReview()
{
    const auto& view = m_signing.form().view();
    const auto faults = m_signing.form().faults();
    m_next->setText(m_signing.isFinishing() ? tr("Signing…") : SigningRoleWords(view.myAction).finishLabel());
    const bool agreed = view.consentText.isEmpty() || m_consent->isChecked();
    m_next->setEnabled(faults.isEmpty() && !m_progress.hasProposed() && agreed &&
                       view.blockedReason.isEmpty() && !m_signing.isFinishing());
    const auto [verdict, advice] = reviewTexts(view, m_progress, !faults.isEmpty());
    m_steps->setReviewTexts(verdict, advice);
    m_consentText->setVisible(!view.consentText.isEmpty());
}

void SigningPage::updateProposed()
{
    // On a locked screen, another person may have filled in these values.
    m_isLocked ? m_progress.propose() : m_progress.clearProposals();
}

void SigningPage::finish()
{
    if (m_signing.isFinishing()) return;
    m_error->setError(std::nullopt);
    if (showDifference()) return;
    m_signing.hold();
    if (const auto wanted = m_signing.form().view().nextPeople;
        !wanted.isEmpty() && m_signing.form().faults().isEmpty()) {
        auto* dialog = new NextPeopleDialog(wanted, this);
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            m_signing.setNextPeople(dialog->people());
            sign();
        });
        connect(dialog, &QDialog::rejected, this, [this] { m_signing.release(); });
        dialog->open();
        return;
    }
    sign();
}

void SigningPage::sign()
{
    m_signing.finish(this, [this, before = signerName()](const Result<void>& result) {
        m_signing.release();
        updateProgress();
        if (m_signing.state() == SigningState::NeedsCode) return;
        if (!result) return showDifference() ? void() : m_error->setError(result.error());
        m_signing.state() == SigningState::Open ? showHandOver(before) : showEnd(true);
    });
    m_next->setEnabled(false);
    m_next->setText(tr("Signing…"));
}

bool SigningPage::showDifference()
{
    const auto differences = m_signing.form().differences();
    if (differences.isEmpty()) return false;
    m_difference->setDifferences(differences, m_signing.form().filled().tags, m_signing.form().storedTags());
    m_stack->setCurrentIndex(Difference);
    m_difference->focusFirstChoice();
    return true;
}

void SigningPage::reject()
{
    m_prompts.text(this,
                   {QStringLiteral("rejectReason"),
                    SigningRoleWords(m_signing.form().view().myAction).declineTitle(),
                    tr("Reason for declining (the sender will see it)"),
                    {},
                    tr("Decline"),
                    2000,
                    true,
                    true},
                   [this](const std::optional<QString>& reason) {
                       if (!reason) return;
                       m_signing.reject(*reason, this, [this](const Result<void>& result) {
                           if (m_signing.state() == SigningState::NeedsCode) return;
                           if (!result) return m_error->setError(result.error());
                           showEnd(false);
                       });
                   });
}

void SigningPage::delegate()
{
    auto* dialog = new DelegateDialog(this);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        const wire::DelegateRequest person = dialog->person();
        m_signing.delegate(person, this, [this, person](const Result<void>& result) {
            if (m_signing.state() == SigningState::NeedsCode) return;
            if (!result) return m_error->setError(result.error());
            m_delegatedTo = QStringLiteral("%1 <%2>").arg(person.name, person.email);
            showEnd(true);
        });
    });
    dialog->open();
}

void SigningPage::setHandOver(workflow::PhoneHandover* handOver)
{
    m_phone->setHandOver(handOver);
}

bool SigningPage::canUsePhone() const
{
    if (m_isLocked || !m_signing.isOpen() || m_signing.isOffline())
        return false; // a locked screen must not open anything to the network
    const auto profile = m_session.current();
    const auto& document = m_signing.form().document();
    const int index = document.invitationIndexOf(m_guid);
    return index >= 1 && profile &&
           m_phone->canStart({m_guid, document.invitations.at(index - 1).signingUrl, document.title},
                             profile->isLocal());
}

void SigningPage::signOnPhone()
{
    m_editor->commit();
    const auto& document = m_signing.form().document();
    const int index = document.invitationIndexOf(m_guid);
    if (index >= 1) m_phone->start({m_guid, document.invitations.at(index - 1).signingUrl, document.title});
}

void SigningPage::showEnd(bool signedIt)
{
    m_rejected = !signedIt;
    m_stack->setCurrentIndex(End);
    m_nextSigners.clear();
    retranslate();
    m_end->focusButton();
    // On a locked screen, nobody may open another person's part.
    if (m_isLocked || m_rejected || m_signing.isOffline() || !m_session.client()) return;
    m_session.client()->retrieve(m_document, this, [this](const Result<domain::Document>& now) {
        if (!now || now->id != m_document || m_isLocked || m_stack->currentIndex() != End) return;
        m_nextSigners = nextSigners(*now);
        retranslate();
    });
}

void SigningPage::showHandOver(const QString& before)
{
    m_before = before;
    m_questions->reset();
    m_progress.reset();
    m_consent->setChecked(false);
    m_stack->setCurrentIndex(HandOver);
    retranslate();
    m_handOver->focusButton();
}

void SigningPage::setLocked(bool locked)
{
    m_isLocked = locked;
    m_nextSigners.clear();
    if (m_signing.isOpen() && m_stack->currentIndex() == Work) {
        updateProposed();
        goTo(m_progress.step());
    }
    retranslate();
}

void SigningPage::askToReturn()
{
    if (m_stack->currentIndex() == Work) m_editor->commit();
    Q_EMIT returnRequested();
}

void SigningPage::closeNow()
{
    if (m_stack->currentIndex() == End) {
        Q_EMIT finished(m_document);
        return;
    }
    if (m_stack->currentIndex() == Work) m_editor->commit();
    m_phone->stop();
    m_signing.leave();
    Q_EMIT closeRequested();
}

void SigningPage::leave()
{
    if (m_isLocked) return askToReturn();
    const auto go = [this] {
        m_phone->stop();
        m_signing.leave();
        Q_EMIT closeRequested();
    };
    if (m_stack->currentIndex() != Work) return go();
    m_editor->commit();
    m_prompts.confirm(this,
                      {QStringLiteral("leaveSigning"), tr("Leave without signing?"),
                       tr("Your entries are saved. Nothing has been signed yet."), tr("Leave"), false},
                      [go](bool yes) {
                          if (yes) go();
                      });
}

void SigningPage::keyPressEvent(QKeyEvent* event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const QWidget* at = window()->focusWidget();
    const bool leadsOn = qobject_cast<const QLineEdit*>(at) || qobject_cast<const QCheckBox*>(at) ||
                         qobject_cast<const QRadioButton*>(at) || qobject_cast<const QComboBox*>(at);
    if (enter && m_stack->currentIndex() == Work && !isAtReview() && leadsOn) return next();
    QWidget::keyPressEvent(event);
}

/** Tab leads from a field to Next, and from the last one to the consent. */
bool SigningPage::focusNextPrevChild(bool isForward)
{
    if (!isForward || m_stack->currentIndex() != Work || !m_steps->isAtLastInput() || !m_next->isEnabled())
        return QWidget::focusNextPrevChild(isForward);
    if (m_progress.step() + 1 == m_progress.count() && commitField().isEmpty())
        next();
    else
        m_next->setFocus(Qt::TabFocusReason);
    return true;
}

// Layout

SigningPage::SigningPage(workflow::Session& session, Prompts& prompts, QWidget* parent)
    : QWidget(parent), m_session(session), m_prompts(prompts), m_signing(session, this),
      m_progress(m_signing.form()), m_title(new ElidedLabel(this)), m_lock(new QPushButton(this)),
      m_leave(named("leaveSigning", new QPushButton(this))), m_stack(new CurrentStack(this)),
      m_steps(new SigningSteps(QStringLiteral("signing"), prompts)), m_view(&m_steps->view()),
      m_editor(&m_steps->editor()), m_next(&m_steps->nextButton()),
      m_files(new SigningFiles(m_signing, m_progress, *m_view, *m_editor, this)),
      m_marks(new SigningMarks(m_signing, m_progress, *m_view)), m_notes(new SigningNotes),
      m_questions(new SigningQuestions(m_signing, *m_view)),
      m_offline(named("signingOffline", new ToneLabel(Tone::Info))), m_error(new ErrorBanner),
      m_spinner(new Spinner), m_consentText(new SigningConsent), m_consent(&m_consentText->box()),
      m_reject(named("rejectSigning", new QPushButton)), m_delegate(new QPushButton),
      m_onPhone(new QPushButton), m_code(new SigningCodeForm),
      m_handOver(new SigningNotice(QStringLiteral("takeDevice"))),
      m_end(new SigningNotice(QStringLiteral("signingDone"))), m_difference(new SigningDifference),
      m_phone(new SigningPhone(prompts)), m_loading(new QLabel), m_loadError(new ErrorBanner)
{
    setObjectName(QStringLiteral("signingPage"));
    m_title->setFont(titleFont());
    const Form form(this);
    form.setUpButton(m_lock, "lockScreen", QT_TR_NOOP("Lock screen…"), {.icon = Icon::Lock});
    form.setUpButton(m_onPhone, "signOnPhone", QT_TR_NOOP("Sign on your phone…"),
                     {.clicked = [this] { signOnPhone(); }});
    form.setUpButton(m_delegate, "delegateSigning", QT_TR_NOOP("Delegate to another person…"),
                     {.clicked = [this] { delegate(); }});
    form.setUpLabel(m_loading, QT_TR_NOOP("Loading pages…"));
    form.setUpInput(m_view, nullptr, {.accessibleName = QT_TR_NOOP("Pages of the document")});
    m_lock->setFlat(true);
    m_leave->setFlat(true);
    m_leave->setIcon(icon(Icon::Close));
    m_reject->setFlat(true);
    m_steps->addAboveField(m_notes);
    m_steps->addAboveField(m_questions);
    m_steps->addBelowField(m_marks);
    m_offline->setWordWrap(true);
    m_steps->addAboveField(m_offline);
    m_steps->addNotice(m_error);
    m_steps->addToReview(m_consentText);
    m_delegate->setFlat(true);
    m_delegate->hide();
    m_onPhone->setFlat(true);
    m_onPhone->hide();
    m_steps->addSecondaryButton(&m_marks->button());
    m_steps->addSecondaryButton(&m_questions->button());
    m_steps->addSecondaryButton(m_onPhone);
    m_steps->addSecondaryButton(m_delegate);
    m_steps->addSecondaryButton(m_reject);

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
    auto* codeRow = new QHBoxLayout; // without an alignment, which would limit it to the height of one line
    codeRow->addStretch();
    codeRow->addWidget(m_code);
    codeRow->addStretch();
    codeColumn->addLayout(codeRow);
    codeColumn->addStretch(3);
    for (QWidget* page :
         std::initializer_list<QWidget*>{loading, code, m_steps, m_handOver, m_end, m_difference, m_phone})
        m_stack->addWidget(page); // in the order of Pages

    auto* head = new QHBoxLayout;
    head->setContentsMargins(space::l, space::m, space::l, space::m);
    head->setSpacing(space::l);
    head->addWidget(m_title, 1);
    head->addWidget(&m_steps->progressWidget());
    head->addWidget(m_lock);
    head->addWidget(m_leave);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    auto* line = new QFrame;
    line->setFrameShape(QFrame::HLine);
    column->addWidget(line);
    column->addWidget(m_stack, 1);

    connect(m_lock, &QPushButton::clicked, this, &SigningPage::lockRequested);
    connect(m_leave, &QPushButton::clicked, this, &SigningPage::leave);
    connect(m_next, &QPushButton::clicked, this, &SigningPage::next);
    connect(&m_steps->backButton(), &QPushButton::clicked, this, [this] {
        m_editor->commit();
        goTo(m_progress.step() - 1);
    });
    connect(m_steps, &SigningSteps::chosen, this, [this](int step) {
        m_editor->commit();
        goTo(step);
    });
    connect(m_reject, &QPushButton::clicked, this, &SigningPage::reject);
    connect(m_phone, &SigningPhone::started, this, [this] {
        m_stack->setCurrentIndex(Phone);
        updateProgress();
        m_phone->focusButton();
    });
    connect(m_phone, &SigningPhone::backRequested, this, &SigningPage::load);
    connect(m_phone, &SigningPhone::decided, this, [this](workflow::PhoneHandover::State state) {
        if (state == workflow::PhoneHandover::State::Delegated) {
            Q_EMIT finished(m_document);
            return;
        }
        showEnd(state == workflow::PhoneHandover::State::Signed);
    });
    connect(m_consent, &QCheckBox::toggled, this, &SigningPage::updateProgress);
    connect(m_error, &ErrorBanner::retryRequested, this, &SigningPage::finish);
    connect(m_loadError, &ErrorBanner::retryRequested, this, &SigningPage::load);
    connect(m_code, &SigningCodeForm::codeEntered, this, &SigningPage::submitCode);
    connect(m_code, &SigningCodeForm::sendRequested, &m_signing, &workflow::InPersonSession::sendCode);
    connect(m_handOver, &SigningNotice::actionTriggered, this, &SigningPage::showLoaded);
    connect(m_end, &SigningNotice::actionTriggered, this, [this] {
        if (m_isLocked) return askToReturn();
        Q_EMIT finished(m_document);
    });
    connect(m_end, &SigningNotice::offerChosen, this,
            [this](int offer) { Q_EMIT nextSignerRequested(m_document, m_nextSigners.value(offer).guid); });
    connect(m_difference, &SigningDifference::backRequested, this, [this] {
        m_stack->setCurrentIndex(Work);
        goTo(m_progress.step());
    });
    connect(m_difference, &SigningDifference::resolved, this,
            [this](const QHash<domain::TagId, bool>& keepsMine) {
                m_stack->setCurrentIndex(Work);
                m_consent->setChecked(false); // the accepted text has changed
                m_signing.resolve(keepsMine, this, [this](const Result<void>& result) {
                    if (m_signing.state() == workflow::InPersonSession::State::NeedsCode) return;
                    goTo(m_progress.count());
                    if (!result) m_error->setError(result.error());
                });
            });
    connect(m_editor, &SigningFieldEditor::valueChanged, this,
            [this](domain::TagId id, const QString& text, const QByteArray& image) {
                m_progress.confirm();
                m_signing.setValue(id, text, image);
            });
    connect(m_editor, &SigningFieldEditor::handwritingChosen, this, &SigningPage::handwritingChosen);
    connect(m_files, &SigningFiles::stepRequested, this, &SigningPage::goTo);
    connect(m_marks, &SigningMarks::stepRequested, this, &SigningPage::goTo);
    connect(m_stack, &QStackedWidget::currentChanged, m_files,
            [this](int index) { m_files->setActive(index == Work); });
    connect(&m_signing, &workflow::InPersonSession::uploadChanged, this, &SigningPage::updateProgress);
    connect(&m_signing, &workflow::InPersonSession::changed, this, &SigningPage::updateValues);
    connect(&m_signing, &workflow::InPersonSession::corrected, this, &SigningPage::showCorrection);
    retranslate();
    onLanguageChange(this, [this] {
        retranslate();
        if (m_signing.isOpen()) goTo(m_progress.step());
    });
    onChange(this, {QEvent::PaletteChange}, [this] { retranslate(); });
}

void SigningPage::retranslate()
{
    m_leave->setText(m_isLocked ? tr("Return to Inkstone") : tr("Leave"));
    m_reject->setText(
        SigningRoleWords(m_signing.isOpen() ? m_signing.form().view().myAction : domain::ActionType::Signer)
            .declineLabel());
    m_title->setFullText(title());
    m_end->setIcon(m_rejected ? Icon::Rejected : Icon::Completed, m_rejected ? Tone::Bad : Tone::Good);
    m_handOver->setIcon(Icon::Person, Tone::Info);
    QStringList offers;
    for (const NextSigner& next : std::as_const(m_nextSigners))
        offers.append(tr("Continue with %1").arg(isolated(next.name)));
    m_end->setOffers(offers);
    if (!m_delegatedTo.isEmpty()) return m_end->setTexts(delegatedTexts(m_delegatedTo));
    if (m_signing.isOpen()) {
        const auto& view = m_signing.form().view();
        m_delegate->setVisible(view.canDelegate && !m_signing.isOffline());
        m_onPhone->setVisible(canUsePhone());
        m_consentText->setText(view.consentText, view.disclosure, view.consentLanguage, view.language);
        m_handOver->setTexts(handOverTexts(view, m_before, signerName()));
        m_end->setTexts(endTexts(view, m_rejected));
    }
    showOffline();
    updateProgress();
}

} // namespace ink::ui

#include "moc_signingpage.cpp"
