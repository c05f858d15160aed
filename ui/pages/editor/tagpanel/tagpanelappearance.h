// Private to ui/pages: a part of the tag panel.
#pragma once

#include "ui/pages/editor/tagpanel/tagpanelsection.h"

class QSpinBox;

namespace ink::ui {

/** Font, size, colour, alignment. */
class TagAppearanceSection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagAppearanceSection(QWidget* parent);
    void retranslate() override;

protected:
    bool loadTags(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    void setColour(const QString& colour);

    QComboBox* m_family;
    QLabel* m_familyLabel;
    QSpinBox* m_size;
    QLabel* m_sizeLabel;
    QComboBox* m_align;
    QLabel* m_alignLabel;
    QList<QToolButton*> m_swatches;
    QLineEdit* m_colour;
    QLabel* m_colourLabel;
};

} // namespace ink::ui
