#include "ui/pages/editor/draft/openingpage.h"

#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/style/theme.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

namespace ink::ui {

OpeningPage::OpeningPage(QWidget* parent) : QWidget(parent)
{
    auto* spinner = new Spinner(this);
    m_text = new QLabel(this);
    m_text->setAlignment(Qt::AlignCenter);
    m_progress = new QProgressBar(this);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(280, 6);
    m_cancel = new QPushButton(this);
    m_cancel->setObjectName(QStringLiteral("cancelOpening"));
    auto* column = new QVBoxLayout(this);
    column->setSpacing(space::m);
    column->addStretch(1);
    column->addWidget(spinner, 0, Qt::AlignHCenter);
    column->addWidget(m_text);
    column->addWidget(m_progress, 0, Qt::AlignHCenter);
    column->addWidget(m_cancel, 0, Qt::AlignHCenter);
    column->addStretch(2);
    connect(m_cancel, &QPushButton::clicked, this, &OpeningPage::cancelled);
}

void OpeningPage::start(const QString& what)
{
    m_text->setText(what);
    m_progress->setRange(0, 0);
}

void OpeningPage::setProgress(qint64 done, qint64 total)
{
    m_progress->setRange(0, 1000);
    m_progress->setValue(static_cast<int>(done * 1000 / total));
}

void OpeningPage::retranslate()
{
    m_cancel->setText(tr("Cancel"));
}

} // namespace ink::ui

#include "moc_openingpage.cpp"
