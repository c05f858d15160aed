#include "ui/viewer/pagepin.h"

#include "ui/viewer/pageview.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr QSize pinSize{28, 36};
constexpr int pinRing = 3;     ///< room for the focus frame
constexpr double pinStep = 10; ///< points per arrow key
constexpr double pinLeap = 50; ///< points per arrow key with Shift

} // namespace

PagePin::PagePin(PageView& pages, const PagePoint& place)
    : QWidget(pages.viewport()), m_pages(pages), m_pagePoint(place)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setObjectName(QStringLiteral("pagePin"));
    resize(pinSize + QSize(2 * pinRing, pinRing));
    pages.viewport()->installEventFilter(this);
    for (QScrollBar* bar : {pages.horizontalScrollBar(), pages.verticalScrollBar()})
        connect(bar, &QScrollBar::valueChanged, this, &PagePin::updatePosition);
    connect(&pages, &PageView::zoomChanged, this, &PagePin::updatePosition);
}

void PagePin::setPagePoint(const PagePoint& place)
{
    const PageLayout& layout = m_pages.pageLayout();
    m_pagePoint = place;
    if (layout.pageCount() > 0) {
        m_pagePoint.page = std::clamp(place.page, 0, layout.pageCount() - 1);
        const QSizeF size = layout.pageSize(m_pagePoint.page);
        const QSizeF around(std::min(m_frame.width(), size.width()),
                            std::min(m_frame.height(), size.height()));
        const double x = around.width() / 2;
        const double y = around.height() / 2;
        m_pagePoint.point = {std::clamp(place.point.x(), x, size.width() - x),
                             std::clamp(place.point.y(), y, size.height() - y)};
    }
    updatePosition();
}

void PagePin::setFrame(const QSizeF& size, const QString& word)
{
    m_frame = size;
    m_word = word;
    setPagePoint(m_pagePoint);
    update();
}

void PagePin::setMovable(bool movable)
{
    m_isMovable = movable;
    setFocusPolicy(movable ? Qt::StrongFocus : Qt::NoFocus);
    if (movable)
        m_pages.viewport()->setCursor(Qt::CrossCursor);
    else
        m_pages.viewport()->unsetCursor();
}

QPoint PagePin::tipPosition() const
{
    return m_pages.toViewport(m_pagePoint).toPoint();
}

void PagePin::reveal()
{
    m_pages.goToPage(m_pagePoint.page + 1);
    QScrollBar* bar = m_pages.verticalScrollBar();
    bar->setValue(bar->value() + tipPosition().y() - m_pages.viewport()->height() / 3);
    updatePosition();
}

void PagePin::updatePosition()
{
    if (m_frame.isEmpty()) {
        move(tipPosition() - QPoint(width() / 2, height()));
    } else {
        resize((m_frame * m_pages.pageLayout().zoom(m_pagePoint.page)).toSize() +
               2 * QSize(pinRing, pinRing));
        move(tipPosition() - rect().center());
    }
    raise();
}

void PagePin::moveTo(const QMouseEvent& event)
{
    if (const auto place = m_pages.pagePointAt(event.globalPosition().toPoint())) setPagePoint(*place);
}

bool PagePin::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::Resize:
        updatePosition();
        break;
    case QEvent::MouseButtonPress:
    case QEvent::MouseMove:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease: {
        if (!m_isMovable) break;
        const auto& mouse = *static_cast<QMouseEvent*>(event);
        if (mouse.buttons().testFlag(Qt::LeftButton)) {
            moveTo(mouse);
            setFocus(Qt::MouseFocusReason);
        }
        return true; // the press must not select a tag
    }
    default:
        break;
    }
    return QWidget::eventFilter(watched, event);
}

void PagePin::keyPressEvent(QKeyEvent* event)
{
    const double step = event->modifiers().testFlag(Qt::ShiftModifier) ? pinLeap : pinStep;
    QPointF by;
    switch (event->key()) {
    case Qt::Key_Left:
        by = {-step, 0};
        break;
    case Qt::Key_Right:
        by = {step, 0};
        break;
    case Qt::Key_Up:
        by = {0, -step};
        break;
    case Qt::Key_Down:
        by = {0, step};
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_isMovable) return void(Q_EMIT chosen());
        [[fallthrough]];
    default:
        return QWidget::keyPressEvent(event);
    }
    if (!m_isMovable) return QWidget::keyPressEvent(event);
    setPagePoint({m_pagePoint.page, m_pagePoint.point + by});
    m_pages.reveal(m_pagePoint.page + 1, QRectF(m_pages.toContent(tipPosition()), QSizeF(1, 1)));
}

void PagePin::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void PagePin::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

void PagePin::paintFrame(QPainter& painter) const
{
    const QColor ink(0x34, 0x51, 0xc6);
    const QRectF area = QRectF(rect()).adjusted(pinRing, pinRing, -pinRing, -pinRing);
    painter.setPen(QPen(Qt::white, 2.0 * pinRing));
    painter.drawRect(area);
    painter.fillRect(area, QColor(ink.red(), ink.green(), ink.blue(), 36));
    painter.setPen(QPen(ink, hasFocus() ? 2.5 : 1.5, hasFocus() ? Qt::SolidLine : Qt::DashLine));
    painter.drawRect(area);
    QFont font = painter.font();
    font.setPixelSize(std::clamp(static_cast<int>(area.height() / 3), 8, 20));
    painter.setFont(font);
    painter.drawText(area, Qt::AlignCenter, m_word);
}

void PagePin::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    // The page is white in every theme.
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_frame.isEmpty()) return paintFrame(painter);
    const QRectF head = QRectF(2, 2, pinSize.width() - 4, pinSize.width() - 4).translated(pinRing, pinRing);
    QPainterPath shape;
    shape.moveTo(width() / 2.0, height());
    shape.arcTo(head, 225, -270);
    shape.closeSubpath();
    if (hasFocus()) {
        painter.setPen(QPen(QColor(0x1b, 0x24, 0x30), 6));
        painter.drawPath(shape);
    }
    painter.setPen(QPen(Qt::white, hasFocus() ? 2.5 : 1.5));
    painter.setBrush(QColor(0xc5, 0x30, 0x30));
    painter.drawPath(shape);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(16);
    painter.setFont(font);
    painter.drawText(head, Qt::AlignCenter, QStringLiteral("?"));
}

} // namespace ink::ui

#include "moc_pagepin.cpp"
