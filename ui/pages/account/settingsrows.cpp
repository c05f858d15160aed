#include "ui/pages/account/settingsrows.h"

#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/style/theme.h"

namespace ink::ui {

WrapRow* makeFieldRow(std::initializer_list<std::pair<QWidget*, int>> fields)
{
    auto* row = new WrapRow;
    row->setSpacing(space::m);
    for (const auto& [field, stretch] : fields)
        row->add(field, stretch, Qt::AlignTop);
    return row;
}

WrapRow* makeButtonRow(std::initializer_list<QWidget*> buttons)
{
    auto* row = new WrapRow;
    row->setSpacing(space::s);
    for (QWidget* button : buttons)
        row->add(button);
    return row;
}

} // namespace ink::ui
