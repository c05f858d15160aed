#include "ui/pages/account/settingspart.h"

#include "ui/widgets/quietlabel.h"
#include "ui/widgets/style/theme.h"

#include <QVBoxLayout>

namespace ink::ui {

SettingsPart::SettingsPart(const QString& name, QWidget* parent)
    : QWidget(parent), m_title(makeSectionLabel(this)), m_column(new QVBoxLayout(this))
{
    setObjectName(name);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(space::m);
    m_column->addWidget(m_title);
}

QuietLabel* SettingsPart::makeParagraph()
{
    auto* words = new QuietLabel(this);
    words->setWordWrap(true);
    return words;
}

} // namespace ink::ui

#include "moc_settingspart.cpp"
