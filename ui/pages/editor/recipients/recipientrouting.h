#pragma once

#include "app/domain/document/invitation.h"

#include <QWidget>

#include <functional>

class QCheckBox;
class QLabel;
class QLineEdit;
class QSpinBox;

namespace ink::ui {

class CountBox;

/** A recipient's part in the routing: group, delay, witness, being named by another recipient, and getting
 * the copy at the end. */
class RecipientRouting final : public QWidget
{
    Q_OBJECT
public:
    using Change = std::function<void(domain::Invitation&)>;

    explicit RecipientRouting(QWidget* parent = nullptr);

    void setRecipient(const QList<domain::Invitation>& people, qsizetype index);
    /** The number of settings in use. */
    [[nodiscard]] static int settingCount(const domain::Invitation& invitation);
    /** Places the inputs after `before` in the tab order; returns the last input. */
    QWidget* setTabOrderAfter(QWidget* before);

Q_SIGNALS:
    /** `property` identifies the edited property, so that its edits are one undo step; empty = a separate
     * step. */
    void edited(const QString& property, const ink::ui::RecipientRouting::Change& change);

private:
    QList<domain::Invitation> m_people;
    qsizetype m_index = 0;
    QLabel* m_groupLabel;
    QLineEdit* m_group;
    QLabel* m_neededLabel;
    QSpinBox* m_needed;
    QLabel* m_delayLabel;
    CountBox* m_delay;
    QCheckBox* m_witness;
    QCheckBox* m_named;
    QCheckBox* m_copyAtEnd;
};

} // namespace ink::ui
