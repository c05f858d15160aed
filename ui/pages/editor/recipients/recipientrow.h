#pragma once

#include "app/domain/document/invitation.h"

#include <QFrame>

#include <functional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QStandardItemModel;
class QToolButton;

namespace ink::ui {

class EditorRecipients;
class ElidedLabel;
class RecipientRouting;
class RecipientSms;

/** The action of a role, for example "Signs". */
[[nodiscard]] QString actionLabel(domain::ActionType type);

/** One recipient in the editor's list: a card that expands to its fields. */
class RecipientRow final : public QFrame
{
    Q_OBJECT
public:
    RecipientRow(EditorRecipients& list, int index);

    void setRecipient(const domain::Invitation& invitation, bool active, bool expanded, bool editable,
                      int count);
    void focusField(const QString& field);
    /** Places the row after `before` in the tab order; returns the last widget of the row. */
    QWidget* setTabOrderAfter(QWidget* before);
    [[nodiscard]] bool hasFieldFocus() const;
    /** Reserves the width that the open card needs, so that opening it doesn't move the pages. */
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void declare();
    void openMenu();
    void completeFrom(QLineEdit* field, int role);
    void suggestPeople(const QString& typed);
    void makeSettings();
    void showSettings();
    void changeSettings(const QString& property, const std::function<void(domain::Invitation&)>& change);

    EditorRecipients& m_list;
    int m_index; ///< 1-based
    domain::Invitation m_invitation;
    bool m_active = false;
    bool m_expanded = false;
    bool m_editable = true;
    int m_count = 0;
    mutable int m_widest = 0; ///< px that the open card has needed so far
    ElidedLabel* m_name;
    ElidedLabel* m_detail;
    QLabel* m_route; ///< groups, witnesses and days, when there are any
    QToolButton* m_edit;
    QToolButton* m_more;
    QWidget* m_form;
    QLabel* m_nameLabel;
    QLabel* m_emailLabel;
    QLabel* m_actionTitle;
    QLabel* m_stepLabel;
    QLineEdit* m_nameEdit;
    QLineEdit* m_emailEdit;
    QComboBox* m_action;
    QStandardItemModel* m_offered;
    QSpinBox* m_step;
    QLabel* m_hostedLabel;
    QPlainTextEdit* m_hosted; ///< hosted signers, one per line
    QToolButton* m_settingsButton;
    QWidget* m_settings;
    QLabel* m_languageLabel;
    QComboBox* m_language;
    QLineEdit* m_company; ///< used by automatic fields, like the job title
    QLineEdit* m_jobTitle;
    QLabel* m_codeLabel;
    QLineEdit* m_code;
    QCheckBox* m_mailCode; ///< a one-time code by email
    QCheckBox* m_free;     ///< may place signatures freely
    QCheckBox* m_delegate; ///< may delegate
    QLabel* m_privateLabel;
    QPlainTextEdit* m_private; ///< a message to this recipient only
    QLabel* m_proof;           ///< describes the requirements for acting as this recipient: the link, codes
    RecipientRouting* m_routing;
    RecipientSms* m_sms; ///< a one-time code to their phone
};

} // namespace ink::ui
