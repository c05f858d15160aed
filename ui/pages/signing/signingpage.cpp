#include "ui/pages/signing/signingpage.h"

#include "app/domain/evaluation.h"
#include "app/domain/rules.h"
#include "app/domain/taborder.h"
#include "app/workflow/session/session.h"
#include "ui/dialogs/prompts.h"
#include "ui/models/words.h"
#include "ui/pages/signing/delegatedialog.h"
#include "ui/pages/signing/nextpeopledialog.h"
#include "ui/pages/signing/signingcodeform.h"
#include "ui/pages/signing/signingdifference.h"
#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/pages/signing/signinginputs.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingphone.h"
#include "ui/pages/signing/signingsteps.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/quietlabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStackedWidget>

#include <algorithm>

namespace ink::ui {

using domain::TagType;
using SigningState = workflow::SignInPerson::State;

namespace {
/** Of a signing host: the hosted person in turn stands for the recipient, the others for themselves. */
void showHosted(domain::Document& shown, const wire::SignerView& view)
{
    const int me = view.invitationIndex;
    if (view.hostedIndex == 0 || me < 1 || me > shown.invitations.size()) return;
    const QList<int> owners = domain::hostedOwners(shown, me);
    const QStringList people = shown.invitations.at(me - 1).hostedSigners;
    const auto first = static_cast<int>(shown.invitations.size());
    for (const QString& name : people) {
        domain::Invitation person;
        person.recipientName = name;
        shown.invitations.append(person);
    }
    shown.invitations[me - 1].recipientName = view.hostedSigner;
    for (qsizetype i = 0; i < shown.tags.size(); ++i)
        if (owners.at(i) > 0 && owners.at(i) != view.hostedIndex)
            shown.tags[i].invitationIndex = first + owners.at(i);
}
} // namespace

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
    m_fields.clear();
    m_confirmed.clear();
    m_proposed.clear();
    m_step = 0;
    m_consent->setChecked(false);
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
        if (m_signing.state() == SigningState::NeedsCode) return; // shown already
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
    m_code->setAsked(m_signing.codeAsked());
}

void SigningPage::giveCode(const QString& code)
{
    m_signing.submitCode(code, this, [this](const Result<void>& result) {
        if (result && m_signing.state() == SigningState::Open) showLoaded();
    });
}

void SigningPage::showLoaded()
{
    const auto& view = m_signing.view();
    m_view->setDocument(m_signing.document());
    for (const domain::File& file : m_signing.document().files)
        m_view->setFileBytes(file.id, m_signing.fileBytes(file.id));
    m_view->setFilling(view.invitationIndex);
    m_view->setShowValues(true);
    m_view->setZoomMode(PageView::ZoomMode::FitWidth);

    takeFields(m_signing.filled());
    noteProposed();
    retranslate();
    m_stack->setCurrentIndex(Work);
    takeValues();
    goTo(m_step);
}

void SigningPage::takeFields(const domain::Document& filled)
{
    const domain::Evaluation evaluation(filled);
    QSet<domain::TagId> hidden;
    for (qsizetype i = 0; i < filled.tags.size(); ++i)
        if (!evaluation.isShown(i)) hidden.insert(filled.tags.at(i).id);
    const QList<domain::Tag>& mine = m_signing.tags();
    QList<domain::Tag> shown;
    for (const qsizetype i : domain::tabOrder(mine)) { // as the sender wants it, else as one reads
        const domain::Tag& tag = mine.at(i);
        if (!tag.style.readOnly && tag.type != TagType::SignDate && tag.type != TagType::Note &&
            !hidden.contains(tag.id))
            shown.append(tag);
    }
    const SigningStepList list(shown);
    const QList<domain::TagId> fields = list.steps;
    if (fields == m_fields) return;
    const bool review = atReview() && !m_fields.isEmpty();
    const domain::TagId now = m_fields.value(m_step);
    m_fields = fields;
    if (review)
        m_step = stepCount();
    else if (!now.isNull())
        m_step = static_cast<int>(std::max<qsizetype>(0, m_fields.indexOf(now)));
    QList<domain::Tag> tags;
    for (const domain::TagId id : std::as_const(m_fields))
        if (const domain::Tag* tag = tagOf(id)) tags.append(*tag);
    m_steps->setFields(tags, atReview() ? -1 : m_step, list.stepOf);
}

QString SigningPage::signerName() const
{
    const auto& view = m_signing.view();
    if (m_signing.isOpen() && !view.hostedSigner.isEmpty()) return view.hostedSigner;
    const auto& document = m_signing.document();
    const int index = document.invitationIndexOf(m_guid);
    return index < 1 ? QString() : personName(document.invitations.at(index - 1));
}

QString SigningPage::title() const
{
    if (!m_signing.isOpen())
        return m_signing.state() == SigningState::NeedsCode ? tr("Sign in person") : QString();
    const auto& view = m_signing.view();
    if (view.hostedIndex > 0)
        return tr("Now: %1, %2 of %3 · “%4”")
            .arg(signerName(), QString::number(view.hostedIndex), QString::number(view.hostedCount),
                 view.title);
    if (view.hostedCount > 0) return view.title; // everybody has
    return tr("%1 signs “%2”").arg(signerName(), view.title);
}

const domain::Tag* SigningPage::tagOf(domain::TagId id) const
{
    const auto& tags = m_signing.tags();
    const auto found =
        std::find_if(tags.begin(), tags.end(), [id](const domain::Tag& tag) { return tag.id == id; });
    return found == tags.end() ? nullptr : &*found;
}

void SigningPage::takeValues()
{
    if (m_signing.state() == SigningState::NeedsCode) return showCode();
    if (!m_signing.isOpen()) return;
    domain::Document shown = m_signing.filled();
    if (m_stack->currentIndex() == Work) takeFields(shown);
    const domain::Evaluation evaluation(shown);
    showHosted(shown, m_signing.view());
    for (qsizetype i = shown.tags.size() - 1; i >= 0; --i)
        if (!evaluation.isShown(i)) shown.tags.removeAt(i);
    m_view->setDocument(shown);
    showFile();
    updateProgress();
}

void SigningPage::finish()
{
    m_error->setError(std::nullopt);
    if (showDifference()) return;
    if (const auto wanted = m_signing.view().nextPeople; !wanted.isEmpty() && m_signing.faults().isEmpty()) {
        auto* dialog = new NextPeopleDialog(wanted, this);
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            m_signing.setNextPeople(dialog->people());
            sign();
        });
        dialog->open();
        return;
    }
    sign();
}

void SigningPage::sign()
{
    m_next->setEnabled(false);
    m_next->setText(tr("Signing…"));
    m_signing.finish(this, [this, before = signerName()](const Result<void>& result) {
        updateProgress();
        if (m_signing.state() == SigningState::NeedsCode) return;
        if (!result) return showDifference() ? void() : m_error->setError(result.error());
        m_signing.state() == SigningState::Open ? showHandOver(before) : showEnd(true);
    });
}

bool SigningPage::showDifference()
{
    const auto differences = m_signing.differences();
    if (differences.isEmpty()) return false;
    m_difference->setDifferences(differences, m_signing.tags());
    m_stack->setCurrentIndex(Difference);
    m_difference->arrive();
    return true;
}

void SigningPage::reject()
{
    m_prompts.text(this,
                   {QStringLiteral("rejectReason"),
                    tr("Decline to sign"),
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

void SigningPage::setHandOver(workflow::PhoneHandOver* handOver)
{
    m_phone->setHandOver(handOver);
}

bool SigningPage::canUsePhone() const
{
    if (m_isLocked || !m_signing.isOpen()) return false; // a locked screen opens nothing to the network
    const auto profile = m_session.current();
    const auto& document = m_signing.document();
    const int index = document.invitationIndexOf(m_guid);
    return index >= 1 && profile &&
           m_phone->canStart({m_guid, document.invitations.at(index - 1).signingUrl, document.title},
                             profile->isLocal());
}

void SigningPage::signOnPhone()
{
    m_editor->commit();
    const auto& document = m_signing.document();
    const int index = document.invitationIndexOf(m_guid);
    if (index >= 1) m_phone->start({m_guid, document.invitations.at(index - 1).signingUrl, document.title});
}

void SigningPage::showEnd(bool signedIt)
{
    m_rejected = !signedIt;
    m_stack->setCurrentIndex(End);
    retranslate();
    m_end->arrive();
}

void SigningPage::showHandOver(const QString& before)
{
    m_before = before;
    m_fields.clear();
    m_confirmed.clear();
    m_proposed.clear();
    m_step = 0;
    m_consent->setChecked(false);
    m_stack->setCurrentIndex(HandOver);
    retranslate();
    m_handOver->arrive();
}

void SigningPage::setLocked(bool locked)
{
    m_isLocked = locked;
    if (m_signing.isOpen() && m_stack->currentIndex() == Work) {
        noteProposed();
        goTo(m_step);
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
                      {QStringLiteral("leaveSigning"), tr("Leave signing?"),
                       tr("Your entries are saved. Nothing is signed yet."), tr("Leave"), false},
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
    if (enter && m_stack->currentIndex() == Work && !atReview() && leadsOn) return next();
    QWidget::keyPressEvent(event);
}

void SigningPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        if (m_signing.isOpen()) goTo(m_step);
    }
    if (event->type() == QEvent::PaletteChange) retranslate();
}

} // namespace ink::ui
