#include "ui/pages/signing/signingprogress.h"

#include "app/domain/document/document.h"
#include "app/domain/document/taborder.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/evaluation.h"
#include "app/workflow/signing/signerform.h"
#include "ui/pages/signing/signinginputs.h"

#include <algorithm>

namespace ink::ui {

using domain::Tag;
using domain::TagId;
using domain::TagType;

void SigningProgress::reset()
{
    m_fields.clear();
    m_stepByTag.clear();
    m_confirmed.clear();
    m_proposed.clear();
    m_step = 0;
}

bool SigningProgress::update(const domain::Document& filled)
{
    const domain::Evaluation evaluation(filled);
    QSet<TagId> hidden;
    for (qsizetype i = 0; i < filled.tags.size(); ++i)
        if (!evaluation.isShown(i)) hidden.insert(filled.tags.at(i).id);
    const QList<Tag>& mine = m_form.tags();
    QList<Tag> shown;
    for (const qsizetype i : domain::tabOrder(mine)) { // in the sender's order, else in reading order
        const Tag& tag = mine.at(i);
        if (!tag.style.readOnly && tag.type != TagType::SignDate && tag.type != TagType::Note &&
            !hidden.contains(tag.id))
            shown.append(tag);
    }
    const SigningStepList list(shown);
    if (list.steps == m_fields) return false;
    const bool review = isAtReview() && !m_fields.isEmpty();
    const TagId now = current();
    m_fields = list.steps;
    m_stepByTag = list.stepByTag;
    if (review)
        m_step = count();
    else if (!now.isNull())
        m_step = std::max(0, stepAt(now));
    return true;
}

QList<Tag> SigningProgress::tags() const
{
    QList<Tag> all;
    for (const TagId id : m_fields)
        if (const Tag* one = tag(id)) all.append(*one);
    return all;
}

void SigningProgress::goTo(int step)
{
    m_step = std::clamp(step, 0, count());
}

int SigningProgress::stepAt(TagId id) const
{
    return static_cast<int>(m_fields.indexOf(id));
}

const Tag* SigningProgress::tag(TagId id) const
{
    const auto& tags = m_form.tags();
    const auto found =
        std::find_if(tags.begin(), tags.end(), [id](const Tag& each) { return each.id == id; });
    return found == tags.end() ? nullptr : &*found;
}

QString SigningProgress::faultOf(const Tag& tag) const
{
    const bool isRadio = tag.type == TagType::Radio;
    if (isEmpty(tag)) {
        if (!isRequired(tag)) return {};
        if (domain::isSignatureLike(tag.type)) return tr("Draw, type or choose your signature first.");
        return tag.type == TagType::Attachment ? tr("Attach a file.") : tr("This field is required.");
    }
    if (isRadio || tag.type == TagType::Checkbox || tag.type == TagType::Attachment ||
        domain::isSignatureLike(tag.type))
        return {};
    return valueFaultText(tag);
}

bool SigningProgress::isRequired(const Tag& tag) const
{
    if (tag.invitationIndex != m_form.view().invitationIndex) return false;
    const QList<Tag> buttons = buttonsOf(tag, m_form.tags());
    return tag.type == TagType::Radio ? std::any_of(buttons.begin(), buttons.end(),
                                                    [](const Tag& button) { return button.isMandatory; })
                                      : tag.isMandatory;
}

bool SigningProgress::isEmpty(const Tag& tag) const
{
    const QList<Tag> buttons = buttonsOf(tag, m_form.tags());
    return tag.type == TagType::Radio ? std::none_of(buttons.begin(), buttons.end(), domain::isChecked)
                                      : !domain::hasValue(tag);
}

QList<SigningFieldState> SigningProgress::states() const
{
    QSet<TagId> faulty;
    for (const workflow::SignerForm::Fault& fault : m_form.faults())
        faulty.insert(m_stepByTag.value(fault.tag, fault.tag));
    QList<SigningFieldState> all;
    for (const TagId id : m_fields) {
        const Tag* one = tag(id);
        all.append(one ? SigningFieldState{isDone(*one), isRequired(*one),
                                           faulty.contains(id) || m_proposed.contains(id) ||
                                               !faultOf(*one).isEmpty()}
                       : SigningFieldState());
    }
    return all;
}

bool SigningProgress::isComplete() const
{
    return std::all_of(m_fields.begin(), m_fields.end(), [this](TagId id) {
        const Tag* one = tag(id);
        return one && isDone(*one);
    });
}

bool SigningProgress::isDone(const Tag& tag) const
{
    return !isEmpty(tag) && !m_proposed.contains(tag.id) && faultOf(tag).isEmpty();
}

void SigningProgress::confirm()
{
    if (isAtReview()) return;
    m_confirmed.insert(current());
    m_proposed.remove(current());
}

void SigningProgress::propose()
{
    m_proposed.clear();
    for (const TagId id : std::as_const(m_fields)) {
        const Tag* one = tag(id);
        if (!one || domain::isSignatureLike(one->type) || one->type == TagType::Attachment) continue;
        if (!m_confirmed.contains(id) && isDone(*one)) m_proposed.insert(id);
    }
}

bool SigningProgress::hasProposed() const
{
    return std::any_of(m_fields.begin(), m_fields.end(),
                       [this](TagId id) { return m_proposed.contains(id); });
}

} // namespace ink::ui
