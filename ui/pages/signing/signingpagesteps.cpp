// From one field to the next, and where one is.
#include "app/domain/rules.h"
#include "app/workflow/session/signaturepresets.h"
#include "ui/models/messagetext.h"
#include "ui/pages/signing/signingconsent.h"
#include "ui/pages/signing/signingfieldeditor.h"
#include "ui/pages/signing/signinginputs.h"
#include "ui/pages/signing/signingnotice.h"
#include "ui/pages/signing/signingpage.h"
#include "ui/pages/signing/signingsteps.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QCheckBox>
#include <QPushButton>
#include <QStackedWidget>

#include <algorithm>

namespace ink::ui {

using domain::TagType;

void SigningPage::goTo(int step)
{
    const auto& sending = m_signing.sending();
    if (sending && step != m_fields.indexOf(sending->tag)) return; // it is shown there how far it is
    m_step = std::clamp(step, 0, stepCount());
    m_error->setError(std::nullopt);
    m_signing.setEditing(atReview() ? domain::TagId() : m_fields.at(m_step));
    if (atReview()) {
        m_steps->showReview();
        updateProgress();
        (m_consent->isVisibleTo(this) ? static_cast<QWidget*>(m_consent) : m_next)
            ->setFocus(Qt::OtherFocusReason);
        return;
    }
    {
        const domain::TagId id = m_fields.at(m_step);
        const domain::Tag* tag = tagOf(id);
        if (!tag) return;
        QByteArray earlier;
        if (domain::isSignatureLike(tag->type))
            for (const domain::Tag& other : m_signing.tags())
                if (other.type == tag->type && other.id != id && !other.image.isEmpty())
                    earlier = other.image;
        if (const auto kept =
                m_presets && tag->type == TagType::Signature ? m_presets->of(signerName()) : std::nullopt;
            kept && earlier.isEmpty())
            earlier = kept->png;
        m_editor->edit(*tag, signerName(), earlier,
                       tag->type == TagType::Radio ? buttonsOf(*tag, m_signing.tags())
                                                   : QList<domain::Tag>());
        m_editor->setProposed(m_isLocked && m_proposed.contains(id));
        showFile();
        m_steps->showField(m_step);
    }
    updateProgress();
}

void SigningPage::next()
{
    if (atReview()) return finish();
    m_editor->commit();
    const domain::Tag* tag = tagOf(m_fields.at(m_step));
    if (const QString fault = tag ? faultOf(*tag) : QString(); !fault.isEmpty()) {
        m_editor->setFault(fault);
        m_editor->arrive();
        return;
    }
    confirmStep();
    goTo(m_step + 1);
}

QString SigningPage::faultOf(const domain::Tag& tag) const
{
    const QList<domain::Tag> buttons = buttonsOf(tag, m_signing.tags());
    const bool isRadio = tag.type == TagType::Radio;
    const bool empty =
        isRadio ? std::none_of(buttons.begin(), buttons.end(), domain::isChecked) : !domain::hasValue(tag);
    if (empty) {
        const bool mine = tag.invitationIndex == m_signing.view().invitationIndex;
        const bool needed = isRadio
                                ? std::any_of(buttons.begin(), buttons.end(),
                                              [](const domain::Tag& button) { return button.isMandatory; })
                                : tag.isMandatory;
        if (!mine || !needed) return {};
        if (domain::isSignatureLike(tag.type)) return tr("Draw, type or choose your signature first.");
        return tag.type == TagType::Attachment ? tr("Attach a file.") : tr("This field is required.");
    }
    if (isRadio || tag.type == TagType::Checkbox || tag.type == TagType::Attachment ||
        domain::isSignatureLike(tag.type))
        return {};
    return messageText(domain::valueFault(tag, fieldTitle(tag)));
}

void SigningPage::confirmStep()
{
    if (atReview()) return;
    m_confirmed.insert(m_fields.at(m_step));
    m_proposed.remove(m_fields.at(m_step));
}

void SigningPage::noteProposed()
{
    m_proposed.clear();
    if (!m_isLocked) return;
    for (const domain::TagId id : std::as_const(m_fields)) {
        const domain::Tag* tag = tagOf(id);
        if (!tag || domain::isSignatureLike(tag->type) || tag->type == TagType::Attachment) continue;
        if (!m_confirmed.contains(id) && isDone(*tag)) m_proposed.insert(id);
    }
}

bool SigningPage::isDone(const domain::Tag& tag) const
{
    const QList<domain::Tag> buttons = buttonsOf(tag, m_signing.tags());
    const bool has = tag.type == TagType::Radio
                         ? std::any_of(buttons.begin(), buttons.end(), domain::isChecked)
                         : domain::hasValue(tag);
    return has && !m_proposed.contains(tag.id) && faultOf(tag).isEmpty();
}

void SigningPage::showOffline()
{
    const bool offline = m_signing.isOpen() && m_signing.isOffline();
    m_offline->setVisible(offline);
    m_offline->setText(tr("You're offline. The signature is kept on this computer and handed in when the "
                          "connection is back."));
    m_reject->setEnabled(!offline);
    m_reject->setToolTip(offline ? tr("Declining requires a connection.") : QString());
    if (!m_signing.isOpen() || !m_signing.isWaitingForHandIn() || m_rejected) return;
    m_end->setSign(Icon::Inbox, Tone::Info);
    m_end->setTexts(tr("Signed on this computer"),
                    tr("The signature in “%1” waits in the outbox. It is handed in when the connection is "
                       "back. You can hand the computer back.")
                        .arg(m_signing.view().title),
                    tr("Done"));
}

void SigningPage::updateProgress()
{
    const bool working = m_stack->currentIndex() == Work;
    m_steps->progress().setVisible(working && stepCount() > 0);
    m_leave->setVisible(m_stack->currentIndex() != End);
    m_lock->setVisible(!m_isLocked && m_stack->currentIndex() != End);
    QList<bool> filled;
    for (const domain::TagId id : std::as_const(m_fields)) {
        const domain::Tag* tag = tagOf(id);
        filled.append(tag && isDone(*tag));
    }
    m_steps->setFilled(filled);
    m_steps->back().setVisible(m_step > 0);
    m_steps->setWalkable(!m_signing.sending());
    if (!m_signing.isOpen()) return;
    if (atReview()) return showReview();
    m_next->setText(tr("Next"));
    m_next->setEnabled(!m_signing.sending());
}

void SigningPage::showReview()
{
    const auto& view = m_signing.view();
    const auto faults = m_signing.faults();
    const bool approves = view.myAction == domain::ActionType::Reviewer;
    m_next->setText(approves ? tr("Approve") : tr("Finish and sign"));
    const bool agreed = view.consentText.isEmpty() || m_consent->isChecked();
    const bool free = view.canSignTags && m_fields.isEmpty(); // placed by hand, which is done in the browser
    const bool proposed = std::any_of(m_fields.begin(), m_fields.end(),
                                      [this](domain::TagId id) { return m_proposed.contains(id); });
    m_next->setEnabled(faults.isEmpty() && !proposed && agreed && view.blockedReason.isEmpty() && !free);
    m_steps->setReviewTexts(
        free               ? tr("Place your signature yourself.")
        : proposed         ? tr("Some values haven't been confirmed.")
        : faults.isEmpty() ? tr("All fields are filled in.")
                           : tr("Some required fields are empty."),
        !view.blockedReason.isEmpty() ? view.blockedReason
        : free ? tr("The signer chooses where this signature goes, which is only possible on the signing "
                    "page. Leave, copy the signing link and open it in a browser.")
        : proposed
            ? tr("They were filled in before you got the device. Choose each field below that has no check "
                 "mark, review its value, then choose Next.")
        : faults.isEmpty() ? tr("Review the pages, then finish.")
                           : tr("Choose a field below that isn't filled in yet."));
    m_consentText->setVisible(!view.consentText.isEmpty());
}

} // namespace ink::ui
