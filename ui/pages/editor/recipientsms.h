#pragma once

#include "app/domain/document.h"

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

    /** A channel that the service lacks is not offered; one that is set already can be cleared. `isRole`:
     * whoever takes the role brings the number along. */
    void show(const domain::Invitation& invitation, bool isOffered, bool isRole);
    void focusNumber();
    /** Takes its place in the order of Tab; returns the last stop. */
    QWidget* tabAfter(QWidget* before);
    void retranslate();

Q_SIGNALS:
    /** `property` names what is being typed, so that its steps are undone together; empty = one step. */
    void edited(const QString& property, const ink::ui::RecipientSms::Change& change);

private:
    void showFault();

    bool m_isRole = false;
    QCheckBox* m_asks;
    QLabel* m_label;
    QLineEdit* m_number;
    QLabel* m_fault;
};

} // namespace ink::ui
