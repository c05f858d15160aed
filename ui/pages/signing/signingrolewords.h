#pragma once

#include "app/domain/document/codes.h"

#include <QCoreApplication>
#include <QString>

namespace ink::ui {

/** The texts of signing in person that depend on the recipient's role: reviewers approve, editors fill in,
 * and neither of them signs. */
class SigningRoleWords final
{
    Q_DECLARE_TR_FUNCTIONS(ink::ui::SigningRoleWords)
public:
    explicit SigningRoleWords(domain::ActionType role) : m_role(role) {}

    [[nodiscard]] QString title(const QString& person, const QString& document) const;
    [[nodiscard]] QString finishLabel() const;
    [[nodiscard]] QString thanksText(const QString& document) const;
    /** The label of the button that declines. */
    [[nodiscard]] QString declineLabel() const;
    /** The title of the question for the reason. */
    [[nodiscard]] QString declineTitle() const;

private:
    domain::ActionType m_role;
};

} // namespace ink::ui
