#include "ui/pages/stack/stackrolewords.h"

#include "app/workflow/signing/signingstack.h"

namespace ink::ui {

using domain::ActionType;

// Index(StackRoleWords): Signing stack: words for signers, reviewers and editors
QString StackRoleWords::decideLabel(QChar key) const
{
    return (m_role == ActionType::Reviewer ? tr("Approve (%1)")
            : m_role == ActionType::Editor ? tr("Finish (%1)")
                                           : tr("Sign (%1)"))
        .arg(key);
}

QString StackRoleWords::hint() const
{
    return m_role == ActionType::Reviewer
               ? tr("Press Space for the next page. You can approve after all pages have been shown.")
           : m_role == ActionType::Editor
               ? tr("Press Space for the next page. You can finish after all pages have been shown.")
               : tr("Press Space for the next page. You can sign after all pages have been shown.");
}

QString StackRoleWords::declineTitle() const
{
    return m_role == ActionType::Reviewer || m_role == ActionType::Editor ? tr("Decline the document")
                                                                          : tr("Decline to sign");
}

QString StackRoleWords::plannedText() const
{
    return m_role == ActionType::Reviewer ? tr("To be approved")
           : m_role == ActionType::Editor ? tr("To be finished")
                                          : tr("To be signed");
}

QString StackRoleWords::inProgressText() const
{
    return m_role == ActionType::Reviewer ? tr("Approving…")
           : m_role == ActionType::Editor ? tr("Finishing…")
                                          : tr("Signing…");
}

QString StackRoleWords::doneText() const
{
    return m_role == ActionType::Reviewer ? tr("Approved")
           : m_role == ActionType::Editor ? tr("Finished")
                                          : tr("Signed");
}

StackTotalWords::StackTotalWords(const workflow::SigningStack& stack)
    : m_decline(stack.count(workflow::SigningStack::Decision::Decline))
{
    using State = workflow::SigningStack::State;
    for (const workflow::StackItem& item : stack.items()) {
        Counts& counts = item.role == ActionType::Reviewer ? m_approve
                         : item.role == ActionType::Editor ? m_finish
                                                           : m_sign;
        if (item.state == State::Signed)
            ++counts.done;
        else if (item.state != State::Declined && item.decision == workflow::SigningStack::Decision::Sign)
            ++counts.planned;
    }
}

bool StackTotalWords::areAll(const Counts& counts) const
{
    const int planned = m_sign.planned + m_approve.planned + m_finish.planned;
    if (planned > 0) return counts.planned == planned;
    const int done = m_sign.done + m_approve.done + m_finish.done;
    return done > 0 && counts.done == done;
}

QString StackTotalWords::title() const
{
    return areAll(m_sign)      ? tr("Sign the documents")
           : areAll(m_approve) ? tr("Approve the documents")
                               : tr("Finish the documents");
}

QString StackTotalWords::openLabel() const
{
    return areAll(m_sign) ? tr("Sign…") : areAll(m_approve) ? tr("Approve…") : tr("Finish…");
}

QString StackTotalWords::performLabel() const
{
    const int count = m_sign.planned + m_approve.planned + m_finish.planned;
    if (count == 0)
        return m_decline > 0 ? tr("Decline %n documents", nullptr, m_decline) : tr("Nothing to do");
    return areAll(m_sign)      ? tr("Sign %n documents", nullptr, count)
           : areAll(m_approve) ? tr("Approve %n documents", nullptr, count)
                               : tr("Finish %n documents", nullptr, count);
}

QString StackTotalWords::inProgressText() const
{
    return StackRoleWords(areAll(m_sign)      ? ActionType::Signer
                          : areAll(m_approve) ? ActionType::Reviewer
                                              : ActionType::Editor)
        .inProgressText();
}

QStringList StackTotalWords::plannedTexts() const
{
    QStringList lines;
    if (m_sign.planned > 0) lines.append(tr("%n documents to sign", nullptr, m_sign.planned));
    if (m_approve.planned > 0) lines.append(tr("%n documents to approve", nullptr, m_approve.planned));
    if (m_finish.planned > 0) lines.append(tr("%n documents to finish", nullptr, m_finish.planned));
    return lines;
}

QStringList StackTotalWords::doneTexts() const
{
    QStringList lines;
    if (m_sign.done > 0) lines.append(tr("%n signed", nullptr, m_sign.done));
    if (m_approve.done > 0) lines.append(tr("%n approved", nullptr, m_approve.done));
    if (m_finish.done > 0) lines.append(tr("%n finished", nullptr, m_finish.done));
    return lines;
}

} // namespace ink::ui
