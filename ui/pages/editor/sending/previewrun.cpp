#include "ui/pages/editor/sending/previewrun.h"

#include "app/domain/document/document.h"
#include "app/domain/document/finding.h"
#include "app/domain/document/taborder.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/text/characters.h"
#include "app/domain/values/values.h"
#include "ui/models/taglistmodel.h"
#include "ui/pages/signing/signinginputs.h"

#include <QSet>

#include <algorithm>

namespace ink::ui {

using domain::ActionType;
using domain::TagType;

namespace {

/** Returns whether a recipient can fill this tag in. */
bool isFillable(const domain::Tag& tag)
{
    return !tag.style.readOnly && tag.style.formula.isEmpty() && tag.type != TagType::SignDate &&
           tag.type != TagType::Note;
}

} // namespace

PreviewRun::PreviewRun(domain::Document draft) : m_document(std::move(draft))
{
    m_document.status = domain::SigningStatus::InProgress;
    for (qsizetype i = 0; i < m_document.invitations.size(); ++i) {
        const domain::Invitation& invitation = m_document.invitations.at(i);
        const int index = static_cast<int>(i) + 1;
        if (invitation.actionType == ActionType::Viewer) continue;
        if (invitation.actionType != ActionType::SigningHost) {
            m_people.append({index, 0, recipientLabel(m_document, index)});
            continue;
        }
        for (int hosted = 1; hosted <= invitation.hostedSigners.size(); ++hosted)
            m_people.append({index, hosted, invitation.hostedSigners.at(hosted - 1)});
    }
    std::stable_sort(m_people.begin(), m_people.end(),
                     [this](const PreviewPerson& a, const PreviewPerson& b) {
                         return m_document.invitations.at(a.invitation - 1).sequence <
                                m_document.invitations.at(b.invitation - 1).sequence;
                     });
    domain::computeValues(m_document);
    if (!m_people.isEmpty()) updateWritableTags();
}

void PreviewRun::setPerson(qsizetype at)
{
    if (at < 0 || at >= m_people.size()) return;
    m_person = at;
    updateWritableTags();
}

void PreviewRun::updateWritableTags()
{
    // Assumes that recipients of earlier steps have finished.
    for (qsizetype i = 0; i < m_people.size(); ++i) {
        domain::Invitation& invitation = m_document.invitations[m_people.at(i).invitation - 1];
        const bool mine = m_people.at(i).invitation == person().invitation;
        const bool before = invitation.sequence < m_document.invitations.at(person().invitation - 1).sequence;
        invitation.status = mine     ? domain::InvitationStatus::Viewed
                            : before ? domain::InvitationStatus::Finalized
                                     : domain::InvitationStatus::NotSent;
        if (mine) invitation.finishedHostedSigners = std::max(0, person().hosted - 1);
    }
    m_writable = domain::writableTags(m_document, person().invitation);
    m_hosted = domain::hostedOwners(m_document, person().invitation);
}

bool PreviewRun::isMine(qsizetype at) const
{
    const domain::Tag& tag = m_document.tags.at(at);
    if (!m_writable.at(at)) return false;
    return tag.invitationIndex == person().invitation ? isFillable(tag) : tag.type != TagType::Attachment;
}

domain::Document PreviewRun::visibleDocument() const
{
    domain::Document seen = m_document;
    seen.tags.clear();
    const domain::Evaluation evaluation(m_document);
    for (qsizetype i = 0; i < m_document.tags.size(); ++i) {
        domain::Tag tag = m_document.tags.at(i);
        const bool own = tag.invitationIndex == person().invitation;
        const bool known = tag.invitationIndex >= 1 && tag.invitationIndex <= m_document.invitations.size();
        const bool finished = known && m_document.invitations.at(tag.invitationIndex - 1).status ==
                                           domain::InvitationStatus::Finalized;
        const bool signedBefore = own && m_hosted.at(i) > 0 && m_hosted.at(i) < person().hosted;
        const bool isVisible = (finished || signedBefore) && domain::hasValue(tag);
        if ((!m_writable.at(i) && !isVisible) || !evaluation.isShown(i)) continue;
        if (!own && tag.type == TagType::MaskedText) tag.text = QStringLiteral("•••");
        seen.tags.append(tag);
    }
    return seen;
}

QList<domain::Tag> PreviewRun::ordered() const
{
    const domain::Evaluation evaluation(m_document);
    QList<domain::Tag> mine;
    for (qsizetype i = 0; i < m_document.tags.size(); ++i)
        if (isMine(i) && evaluation.isShown(i)) mine.append(m_document.tags.at(i));
    QList<domain::Tag> inOrder;
    for (const qsizetype i : domain::tabOrder(mine))
        inOrder.append(mine.at(i));
    return inOrder;
}

QList<domain::TagId> PreviewRun::fields() const
{
    return SigningStepList(ordered()).steps;
}

QHash<domain::TagId, domain::TagId> PreviewRun::stepByTag() const
{
    return SigningStepList(ordered()).stepByTag;
}

QList<domain::Tag> PreviewRun::buttonsOf(const domain::Tag& button) const
{
    return ui::buttonsOf(button, ordered());
}

const domain::Tag* PreviewRun::tag(domain::TagId id) const
{
    const auto found = std::find_if(m_document.tags.begin(), m_document.tags.end(),
                                    [id](const domain::Tag& tag) { return tag.id == id; });
    return found == m_document.tags.end() ? nullptr : &*found;
}

void PreviewRun::setValue(domain::TagId id, const QString& text, const QByteArray& image)
{
    const auto tag = std::find_if(m_document.tags.begin(), m_document.tags.end(),
                                  [id](const domain::Tag& other) { return other.id == id; });
    if (tag == m_document.tags.end() || !isMine(tag - m_document.tags.begin())) return;
    tag->text = text;
    tag->image = image;
    if (tag->type == TagType::Radio && text == QLatin1StringView("true") && !tag->groupName.isEmpty())
        for (domain::Tag& other : m_document.tags)
            if (other.id != id && other.type == TagType::Radio &&
                domain::isSameText(other.groupName, tag->groupName))
                other.text = QStringLiteral("false");
    domain::computeValues(m_document);
}

QList<PreviewRun::Fault> PreviewRun::faults() const
{
    domain::Document judged = m_document;
    if (person().hosted > 0) // each hosted signer is responsible for their own fields
        for (qsizetype i = 0; i < judged.tags.size(); ++i)
            if (judged.tags.at(i).invitationIndex == person().invitation && !m_writable.at(i))
                judged.tags[i].invitationIndex = 0;
    QList<Fault> faults;
    QSet<QString> groups; // a missing choice is reported once
    for (const FieldIssue& issue : domain::checkValues(judged, person().invitation)) {
        const qsizetype at = domain::tagIndexOf(issue.field);
        if (at < 0 || at >= judged.tags.size()) continue;
        const domain::Tag& tag = judged.tags.at(at);
        if (tag.type == TagType::Radio && !tag.groupName.isEmpty()) {
            const QString group = domain::nameKey(tag.groupName);
            if (groups.contains(group)) continue;
            groups.insert(group);
        }
        faults.append({tag.id, issue.message});
    }
    return faults;
}

bool PreviewRun::maySign() const
{
    for (qsizetype i = 0; i < m_document.tags.size(); ++i)
        if (domain::isSignatureLike(m_document.tags.at(i).type) && isMine(i)) return true;
    return false;
}

bool PreviewRun::canSignFreely() const
{
    return !m_people.isEmpty() && m_document.invitations.at(person().invitation - 1).canSignTags &&
           fields().isEmpty();
}

} // namespace ink::ui
