// Private to ui/pages: a part of the tag panel.
#pragma once

#include "ui/pages/editor/tagpanelsection.h"

namespace ink::ui {

/** Kind, recipient, name, group, mandatory, read-only. */
class TagBasicsSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagBasicsSection(QWidget* parent);
    void retranslate() override;

Q_SIGNALS:
    void assigned(int invitationIndex);
    void renamed(const QString& name);
    void groupRenamed(const QString& name); ///< while it is being written
    void groupChosen(const QString& name);  ///< another group that there is
    void groupLeft();                       ///< the buttons are to be a group of their own

protected:
    bool take(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    QLabel* m_sign;
    QComboBox* m_kind;
    QComboBox* m_for;
    QLabel* m_forLabel;
    QLineEdit* m_name;
    QLabel* m_nameLabel;
    QComboBox* m_group;
    QLabel* m_groupLabel;
    QToolButton* m_leaveGroup;
    QCheckBox* m_mandatory;
    QCheckBox* m_readOnly;
};

} // namespace ink::ui
