#include "ui/widgets/forms/listrow.h"

#include "ui/widgets/forms/named.h"
#include "ui/widgets/layout/wraprow.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

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

ListRow::ListRow(const char* name, QLabel* sign)
    : m_texts(new QVBoxLayout), m_buttons(layOutListRow(*this, sign, m_texts))
{
    setObjectName(QAnyStringView(name));
    layout()->setContentsMargins(0, space::s, 0, space::s);
    m_texts->setSpacing(2);
}

ElidedLabel* ListRow::addTitle(const char* name, const QString& text)
{
    auto* title = named(name, new ElidedLabel);
    title->setFullText(text);
    m_texts->addWidget(title);
    return title;
}

QuietLabel* ListRow::addDetails(const char* name, const QString& text)
{
    auto* details = named(name, new QuietLabel(text));
    details->setWordWrap(true);
    m_texts->addWidget(details);
    return details;
}

QPushButton* ListRow::addButton(const char* name, const QString& text, const RowButtonOptions& options)
{
    auto* button = named(name, new QPushButton(text));
    button->setAccessibleName(options.accessibleName);
    button->setToolTip(options.toolTip);
    if (options.clicked) connect(button, &QPushButton::clicked, this, [act = options.clicked] { act(); });
    m_buttons->addWidget(button);
    return button;
}

} // namespace ink::ui
