#include "ui/pages/bulk/bulkpage.h"

#include "ui/pages/pagecontext.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace ink::ui {

BulkPage::BulkPage(const PageContext&, QWidget* parent)
    : QWidget(parent), m_title(titleLabel(this)), m_empty(new EmptyState(Icon::Bulk))
{
    setObjectName(QStringLiteral("bulkPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::l, space::m, space::l, space::m);
    column->setSpacing(space::m);
    column->addWidget(m_title);
    column->addWidget(m_empty, 1);
    retranslate();
}

BulkPage::~BulkPage() = default;

void BulkPage::openTable(const QString&) {}

void BulkPage::begin(domain::DocumentId) {}

void BulkPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void BulkPage::retranslate()
{
    m_title->setText(tr("Bulk runs"));
    m_empty->setSentence(tr(
        "No bulk runs yet. Choose a template and drop a CSV or XLSX file with one row for each recipient."));
}

} // namespace ink::ui
