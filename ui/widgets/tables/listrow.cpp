#include "ui/widgets/tables/listrow.h"

#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QLabel>

namespace ink::ui {

QHBoxLayout* layOutListRow(QWidget& box, QLabel* sign, QLayout* words)
{
    constexpr int minTextWidth = 240;
    auto* row = new WrapRow(&box);
    row->setSpacing(space::m);
    row->setLineSpacing(space::s);
    auto* about = new QWidget;
    about->setMinimumWidth(minTextWidth);
    auto* start = new QHBoxLayout(about);
    start->setContentsMargins(0, 0, 0, 0);
    start->setSpacing(space::m);
    if (sign) start->addWidget(sign, 0, Qt::AlignTop);
    start->addLayout(words, 1);
    row->add(about, 1);
    row->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(space::s);
    buttons->setAlignment(Qt::AlignTop);
    row->add(buttons);
    return buttons;
}

} // namespace ink::ui
