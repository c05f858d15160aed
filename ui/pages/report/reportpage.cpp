#include "ui/pages/report/reportpage.h"

#include "ui/pages/pagecontext.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace ink::ui {

ReportPage::ReportPage(const PageContext&, QWidget* parent)
    : QWidget(parent), m_title(titleLabel(this)), m_empty(new EmptyState(Icon::Report))
{
    setObjectName(QStringLiteral("reportPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::m);
    column->setSpacing(space::m);
    column->addWidget(m_title);
    column->addWidget(m_empty, 1);
    retranslate();
}

ReportPage::~ReportPage() = default;

void ReportPage::open(domain::DocumentId) {}

void ReportPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void ReportPage::retranslate()
{
    m_title->setText(tr("Reports"));
    m_empty->setSentence(
        tr("No answers yet. Choose a template to see what was filled in on all documents made from it."));
}

} // namespace ink::ui
