// From one field to the next, and where one is.
#include "app/domain/rules.h"
#include "app/workflow/signaturepresets.h"
#include "ui/pages/signingfieldeditor.h"
#include "ui/pages/signingpage.h"
#include "ui/pages/signingsteps.h"
#include "ui/widgets/banner.h"

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
        m_editor->edit(*tag, signerName(), earlier);
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
    if (tag && tag->isMandatory && !domain::hasValue(*tag) && tag->type != TagType::Radio) {
        m_editor->setFault(domain::isSignatureLike(tag->type)
                               ? tr("Draw, type or choose your signature first.")
                           : tag->type == TagType::Attachment ? tr("Attach a file first.")
                                                              : tr("This one is needed."));
        return;
    }
    goTo(m_step + 1);
}

void SigningPage::updateProgress()
{
    const bool working = m_stack->currentIndex() == Work;
    m_steps->progress().setVisible(working && stepCount() > 0);
    m_leave->setVisible(m_stack->currentIndex() != End);
    QList<bool> filled;
    for (const domain::TagId id : std::as_const(m_fields)) {
        const domain::Tag* tag = tagOf(id);
        filled.append(tag && domain::hasValue(*tag));
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
    const auto missing = m_signing.missing();
    const bool approves = view.myAction == domain::ActionType::Reviewer;
    m_next->setText(approves ? tr("Approve") : tr("Finish and sign"));
    const bool agreed = view.consentText.isEmpty() || m_consent->isChecked();
    const bool free = view.canSignTags && m_fields.isEmpty(); // placed by hand, which is done in the browser
    m_next->setEnabled(missing.isEmpty() && agreed && view.blockedReason.isEmpty() && !free);
    m_steps->setReviewTexts(free                ? tr("Place your signature yourself.")
                            : missing.isEmpty() ? tr("Everything is filled in.")
                                                : tr("Something is still missing."),
                            !view.blockedReason.isEmpty() ? view.blockedReason
                            : free ? tr("This signature goes where the signer puts it. That is done on the "
                                        "signing page: leave, copy the signing link and open it in a "
                                        "browser.")
                            : missing.isEmpty() ? tr("Look at the pages once more, then finish.")
                                                : tr("Choose a field below that has no tick yet."));
    m_consent->setVisible(!view.consentText.isEmpty());
}

} // namespace ink::ui
