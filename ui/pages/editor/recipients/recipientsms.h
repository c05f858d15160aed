#pragma once

#include "app/domain/document/invitation.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace ink::ui {

/** Inputs for a recipient's code by SMS and phone number. */
class RecipientSms final : public QWidget
{
    Q_OBJECT
public:
    using Change = std::function<void(domain::Invitation&)>;

    explicit RecipientSms(QWidget* parent = nullptr);

    /** Shows the settings of a recipient. Hidden if codes by SMS aren't offered, unless one is already set
     * and can be cleared. `isRole`: the number is entered when the role is filled. */
    void setRecipient(const domain::Invitation& invitation, bool isOffered, bool isRole);
    void focusNumber();
    /** Places the inputs after `before` in the tab order; returns the last input. */
    QWidget* setTabOrderAfter(QWidget* before);

Q_SIGNALS:
    /** `property` identifies the edited property, so that its edits are one undo step; empty = a separate
     * step. */
    void edited(const QString& property, const ink::ui::RecipientSms::Change& change);

private:
    void retranslate();
    void showFault();

    bool m_isRole = false;
    QCheckBox* m_asks;
    QLabel* m_label;
    QLineEdit* m_number;
    QLabel* m_fault;
};

} // namespace ink::ui
