#include "ui/pages/signing/signingrolewords.h"

#include "ui/models/isolated.h"

namespace ink::ui {

using domain::ActionType;

// Index(SigningRoleWords): In person: words for signers, reviewers and editors
QString SigningRoleWords::title(const QString& person, const QString& document) const
{
    return (m_role == ActionType::Reviewer ? tr("%1 reviews “%2”")
            : m_role == ActionType::Editor ? tr("%1 fills in “%2”")
                                           : tr("%1 signs “%2”"))
        .arg(isolated(person), isolated(document));
}

QString SigningRoleWords::finishLabel() const
{
    return m_role == ActionType::Reviewer ? tr("Approve")
           : m_role == ActionType::Editor ? tr("Finish")
                                          : tr("Finish and sign");
}

QString SigningRoleWords::thanksText(const QString& document) const
{
    return (m_role == ActionType::Reviewer ? tr("You have approved “%1”. Please hand the device back.")
            : m_role == ActionType::Editor
                ? tr("You have finished your part of “%1”. Please hand the device back.")
                : tr("You have signed “%1”. Please hand the device back."))
        .arg(isolated(document));
}

QString SigningRoleWords::declineLabel() const
{
    return m_role == ActionType::Reviewer || m_role == ActionType::Editor ? tr("Decline the document…")
                                                                          : tr("Decline to sign…");
}

QString SigningRoleWords::declineTitle() const
{
    return m_role == ActionType::Reviewer || m_role == ActionType::Editor ? tr("Decline the document")
                                                                          : tr("Decline to sign");
}

} // namespace ink::ui
