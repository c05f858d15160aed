// Private to ui/pages: a part of the tag panel.
#pragma once

#include "app/settings/settings.h"
#include "ui/pages/editor/tagpanel/tagpanelsection.h"

#include <array>

class QDoubleSpinBox;
class QLabel;

namespace ink::ui {

/** A coordinate, the width or the height of a rectangle. */
using RectField = int domain::PageRect::*;

/** Left, top, width and height in the chosen unit. */
class TagGeometrySection final : public TagPanelSection
{
    Q_OBJECT
public:
    explicit TagGeometrySection(QWidget* parent);
    void retranslate() override;
    void setUnits(settings::Units units);

Q_SIGNALS:
    /** Emitted when the user has changed a field to this number of points. */
    void fieldEdited(ink::ui::RectField field, int points);
    void unitsChosen(ink::settings::Units units);
    void unlockRequested();

protected:
    bool loadTags(const domain::Document& document, const QList<domain::Tag>& tags) override;

private:
    struct Field
    {
        QLabel* label = nullptr;
        QDoubleSpinBox* box = nullptr;
        RectField field = nullptr;
    };
    void showValues();
    void showLocked();

    std::array<Field, 4> m_fields{};
    QComboBox* m_units;
    QLabel* m_locked;
    QToolButton* m_unlock;
    settings::Units m_chosen = settings::Units::Points;
    QList<domain::Tag> m_tags;
};

} // namespace ink::ui
