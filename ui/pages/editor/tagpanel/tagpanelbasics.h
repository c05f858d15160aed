// Private to ui/pages: a part of the tag panel.
#pragma once

#include "app/domain/document/customfield.h"
#include "ui/pages/editor/tagpanel/tagpanelsection.h"

namespace ink::ui {

/** Type, recipient, name, group, required, read-only. */
class TagBasicsSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagBasicsSection(QWidget* parent);
    void retranslate() override;
    /** The custom fields that can be chosen. */
    void setCustomFields(const domain::CustomFields& fields) { m_fields = fields; }

Q_SIGNALS:
    void assigned(int invitationIndex);
    void renamed(const QString& name);
    void groupRenamed(const QString& name); ///< while typing
    void groupChosen(const QString& name);  ///< another existing group
    void groupLeft();                       ///< the buttons should become a separate group

protected:
    bool loadTags(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    void loadField(const QList<domain::Tag>& tags);
    void chooseField(const QString& name);

    QLabel* m_sign;
    QComboBox* m_kind;
    QComboBox* m_for;
    QLabel* m_forLabel;
    QLineEdit* m_name;
    QLabel* m_nameLabel;
    QComboBox* m_field;
    QLabel* m_fieldLabel;
    QLabel* m_fieldHint;
    domain::CustomFields m_fields;
    QComboBox* m_group;
    QLabel* m_groupLabel;
    QToolButton* m_leaveGroup;
    QCheckBox* m_mandatory;
    QCheckBox* m_readOnly;
    QList<domain::TagType> m_kinds; ///< types of the entries in `m_kind`
    QStringList m_people;           ///< entries of `m_for`
};

} // namespace ink::ui
