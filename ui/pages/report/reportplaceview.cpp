#include "ui/pages/report/reportplaceview.h"

#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/sheet.h"
#include "ui/widgets/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

ReportPlaceView::ReportPlaceView(QWidget* parent)
    : QWidget(parent), m_title(new ElidedLabel(this)), m_value(new QLabel(this)),
      m_kind(new QuietLabel(this)), m_close(new QToolButton(this)), m_open(new QPushButton(this)),
      m_error(new ErrorBanner(this)), m_stack(new QStackedWidget(this)), m_busy(new QWidget),
      m_pages(new PageView)
{
    setObjectName(QStringLiteral("reportPlace"));
    setMinimumWidth(320);
    m_title->setFont(sectionFont());
    m_value->setObjectName(QStringLiteral("reportPlaceValue"));
    m_value->setTextFormat(Qt::PlainText);
    m_value->setWordWrap(true);
    m_kind->setWordWrap(true);
    m_close->setObjectName(QStringLiteral("reportPlaceClose"));
    m_close->setAutoRaise(true);
    m_close->setIcon(icon(Icon::Close));
    m_open->setObjectName(QStringLiteral("reportPlaceOpen"));
    m_pages->setObjectName(QStringLiteral("reportPlacePages"));
    m_pages->setZoomMode(PageView::ZoomMode::FitWidth);
    auto* spinning = new QVBoxLayout(m_busy);
    spinning->addWidget(new Spinner(m_busy), 0, Qt::AlignCenter);
    m_stack->addWidget(m_busy);
    m_stack->addWidget(m_pages);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(space::m, 0, 0, 0);
    column->setSpacing(space::xs);
    column->addLayout(head);
    column->addWidget(m_value);
    column->addWidget(m_kind);
    column->addWidget(m_error);
    column->addWidget(m_stack, 1);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    connect(m_close, &QToolButton::clicked, this, &ReportPlaceView::closeRequested);
    connect(m_open, &QPushButton::clicked, this, &ReportPlaceView::documentRequested);
    connect(m_error, &ErrorBanner::retry, this, &ReportPlaceView::retryRequested);
    retranslate();
}

void ReportPlaceView::expect(const QString& title, const QString& value)
{
    m_title->setFullText(title);
    m_value->setText(value);
    m_kind->clear();
    m_error->setError(std::nullopt);
    m_stack->setCurrentWidget(m_busy);
}

void ReportPlaceView::showPlace(const workflow::Report::Place& place)
{
    m_kind->setText(place.isSigned ? tr("As it stands in the signed file")
                                   : tr("Not finalized: where it will stand in the file"));
    domain::Document shown = place.document;
    // The signed file holds the value itself: there the tag is only a frame around its place.
    if (place.isSigned)
        for (domain::Tag& tag : shown.tags) {
            tag.name.clear();
            tag.text.clear();
            tag.style.placeholder.clear();
        }
    m_pages->setShowValues(true);
    m_pages->setDocument(shown);
    m_pages->setFileBytes(shown.files.first().id, place.bytes);
    m_stack->setCurrentWidget(m_pages);
    m_pages->goToTag(place.tag);
}

void ReportPlaceView::showError(const Error& error)
{
    m_error->setError(error);
}

void ReportPlaceView::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) retranslate();
}

void ReportPlaceView::retranslate()
{
    setAccessibleName(tr("Where the value stands"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the page"));
    m_open->setText(tr("Show the document"));
    m_pages->setAccessibleName(tr("Page with the value"));
}

} // namespace ink::ui
