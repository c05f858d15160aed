#include "ui/pages/templates/templatespage.h"

#include "ui/pages/pagecontext.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace ink::ui {

TemplatesPage::TemplatesPage(const PageContext&, QWidget* parent)
    : QWidget(parent), m_title(titleLabel(this)), m_empty(new EmptyState(Icon::Templates))
{
    setObjectName(QStringLiteral("templatesPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::m);
    column->setSpacing(space::m);
    column->addWidget(m_title);
    column->addWidget(m_empty, 1);
    retranslate();
}

TemplatesPage::~TemplatesPage() = default;

void TemplatesPage::refresh() {}

void TemplatesPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void TemplatesPage::retranslate()
{
    m_title->setText(tr("Templates"));
    m_empty->setSentence(tr("No templates yet. A template keeps the tags and roles of a document that you "
                            "send again and again."));
}

} // namespace ink::ui
