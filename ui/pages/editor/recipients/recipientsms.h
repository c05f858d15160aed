#pragma once

#include "app/domain/document/invitation.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;

namespace ink::ui {

/** The code by SMS of a recipient, and the phone number. */
class RecipientSms final : public QWidget
{
    Q_OBJECT
public:
    using Change = std::function<void(domain::Invitation&)>;

    explicit RecipientSms(QWidget* parent = nullptr);

    /** A channel that the service doesn't support is hidden; one that is already set can be cleared.
     * `isRole`: the number is entered when the role is filled. */
    void setRecipient(const domain::Invitation& invitation, bool isOffered, bool isRole);
    void focusNumber();
    /** Sets its tab order; returns the last widget. */
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
