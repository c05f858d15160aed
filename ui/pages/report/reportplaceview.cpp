#include "ui/pages/report/reportplaceview.h"

#include "app/domain/document/document.h"
#include "ui/models/isolated.h"
#include "ui/viewer/pageview.h"
#include "ui/widgets/banner.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/forms/form.h"
#include "ui/widgets/forms/named.h"
#include "ui/widgets/quietlabel.h"
#include "ui/widgets/reading.h"
#include "ui/widgets/style/sheet.h"
#include "ui/widgets/style/theme.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QScrollBar>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace ink::ui {

/** A frame around an area of a page; the content inside stays readable. */
class PlaceFrame final : public QWidget
{
public:
    explicit PlaceFrame(PageView& pages) : QWidget(pages.viewport()), m_pages(pages)
    {
        setObjectName(QStringLiteral("reportPlaceFrame"));
        setAttribute(Qt::WA_TransparentForMouseEvents);
        hide(); // until a location is set
        const auto follow = [this] {
            setGeometry(m_pages.viewport()->rect());
            update();
        };
        for (QScrollBar* bar : {pages.verticalScrollBar(), pages.horizontalScrollBar()}) {
            connect(bar, &QScrollBar::valueChanged, this, follow);
            connect(bar, &QScrollBar::rangeChanged, this, follow);
            bar->installEventFilter(this);
        }
        pages.installEventFilter(this);
        pages.viewport()->installEventFilter(this);
        // The pane gets its final height after the place is set; queued, because the view scrolls as well.
        connect(
            pages.verticalScrollBar(), &QScrollBar::rangeChanged, this,
            [this] {
                if (m_isCentred) centre();
            },
            Qt::QueuedConnection);
        connect(&pages, &PageView::zoomChanged, this, follow);
        connect(&pages, &PageView::pagePainted, this, follow);
    }
    void setPlace(int page, const domain::PageRect& rect)
    {
        m_page = page;
        m_rect = rect;
        m_isCentred = true;
        centre();
        show();
        raise();
    }
    [[nodiscard]] QRectF frame() const
    {
        return {m_pages.toViewport({m_page - 1, QPointF(m_rect.left, m_rect.top)}),
                m_pages.toViewport({m_page - 1, QPointF(m_rect.right(), m_rect.bottom())})};
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Wheel || event->type() == QEvent::MouseButtonPress ||
            event->type() == QEvent::KeyPress)
            m_isCentred = false; // from here on the user scrolls
        return QWidget::eventFilter(watched, event);
    }
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor colour = readableOn(lightTokens().accent, Qt::white, 4.5); // pages are white
        painter.setPen(QPen(colour, 2.5));
        painter.drawRoundedRect(frame().adjusted(-4, -4, 4, 4), 4, 4);
    }

private:
    /** Centres the frame vertically, as far as the scroll range allows. */
    void centre()
    {
        setGeometry(m_pages.viewport()->rect());
        QScrollBar* bar = m_pages.verticalScrollBar();
        bar->setValue(bar->value() + static_cast<int>(frame().center().y() - height() / 2.0));
    }
    PageView& m_pages;
    int m_page = 1;
    bool m_isCentred = false; ///< until the user scrolls
    domain::PageRect m_rect;
};

ReportPlaceView::ReportPlaceView(QWidget* parent)
    : QWidget(parent), m_title(new ElidedLabel(this)), m_value(named("reportPlaceValue", new QLabel(this))),
      m_kind(new QuietLabel(this)), m_close(new QToolButton(this)), m_open(new QPushButton(this)),
      m_error(new ErrorBanner(this)), m_stack(new QStackedWidget(this)), m_busy(new QWidget),
      m_pages(new PageView), m_frame(new PlaceFrame(*m_pages))
{
    setObjectName(QStringLiteral("reportPlace"));
    setMinimumWidth(320);
    m_title->setFont(sectionFont());
    m_value->setTextFormat(Qt::PlainText);
    m_value->setWordWrap(true);
    m_kind->setWordWrap(true);
    const Form form(this);
    form.setUpButton(
        m_close, "reportPlaceClose", {},
        {.toolTip = QT_TR_NOOP("Close"), .accessibleName = QT_TR_NOOP("Close page"), .icon = Icon::Close});
    form.setUpButton(m_open, "reportPlaceOpen", QT_TR_NOOP("Show the document"));
    form.setUpInput(m_pages, "reportPlacePages", {.accessibleName = QT_TR_NOOP("Page that shows the value")});
    m_close->setAutoRaise(true);
    m_pages->setZoomMode(PageView::ZoomMode::FitWidth);
    auto* spinning = new QVBoxLayout(m_busy);
    spinning->addWidget(new Spinner(m_busy), 0, Qt::AlignCenter);
    m_stack->addWidget(m_busy);
    m_stack->addWidget(m_pages);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_close);
    auto* column = new QVBoxLayout(this);
    setDirectionalMargins(*this, *column, {space::m, 0, 0, 0});
    column->setSpacing(space::xs);
    column->addLayout(head);
    column->addWidget(m_value);
    column->addWidget(m_kind);
    column->addWidget(m_error);
    column->addWidget(m_stack, 1);
    column->addWidget(m_open, 0, Qt::AlignLeft);
    connect(m_close, &QToolButton::clicked, this, &ReportPlaceView::closeRequested);
    connect(m_open, &QPushButton::clicked, this, &ReportPlaceView::documentRequested);
    connect(m_error, &ErrorBanner::retryRequested, this, &ReportPlaceView::retryRequested);
    form.translate([this] { setAccessibleName(tr("Position of the value")); });
}

void ReportPlaceView::startLoading(const QString& title, const QString& value)
{
    m_title->setFullText(isolated(title));
    m_value->setText(value);
    m_kind->clear();
    m_error->setError(std::nullopt);
    m_stack->setCurrentWidget(m_busy);
    m_busy->setVisible(true);
}

void ReportPlaceView::showPlace(const workflow::Report::ValueLocation& place)
{
    m_kind->setText(place.isSigned ? tr("As shown in the signed file")
                                   : tr("Not completed yet: position in the signed file"));
    domain::Document shown = place.document;
    const domain::Tag tag = shown.tags.first();
    // The signed file contains the value, so only its position is marked.
    if (place.isSigned) shown.tags.clear();
    m_pages->setShowValues(true);
    m_pages->setDocument(shown);
    m_pages->setFileBytes(shown.files.first().id, place.bytes);
    m_stack->setCurrentWidget(m_pages);
    m_pages->goToPage(tag.pageIndex);
    m_frame->setPlace(tag.pageIndex, tag.rect);
}

void ReportPlaceView::showError(const Error& error)
{
    m_busy->setVisible(false);
    m_error->setError(error);
}

} // namespace ink::ui

#include "moc_reportplaceview.cpp"
