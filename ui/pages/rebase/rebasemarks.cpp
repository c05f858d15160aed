#include "ui/pages/rebase/rebasemarks.h"

#include "ui/viewer/pageview.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

namespace ink::ui {

RebaseMarks::RebaseMarks(PageView& view) : QWidget(view.viewport()), m_view(view)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setAttribute(Qt::WA_NoSystemBackground);
    setGeometry(view.viewport()->rect());
    view.viewport()->installEventFilter(this);
    const auto redraw = [this] { update(); };
    connect(view.verticalScrollBar(), &QScrollBar::valueChanged, this, redraw);
    connect(view.horizontalScrollBar(), &QScrollBar::valueChanged, this, redraw);
    connect(&view, &PageView::zoomChanged, this, redraw);
    connect(&view.selection(), &TagSelection::changed, this, redraw);
    show();
}

void RebaseMarks::setMarks(const QHash<domain::TagId, RebaseMark>& marks)
{
    m_marks = marks;
    update();
}

bool RebaseMarks::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize) setGeometry(m_view.viewport()->rect());
    return QWidget::eventFilter(watched, event);
}

void RebaseMarks::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(quietFont());
    constexpr int extent = 14;
    for (const domain::Tag& tag : m_view.document().tags) {
        const auto mark = m_marks.constFind(tag.id);
        if (mark == m_marks.constEnd()) continue;
        const QRectF rect = m_view.tagViewportRect(tag.id);
        if (!rect.isValid() || !rect.adjusted(-80, -40, 80, 40).intersects(QRectF(this->rect()))) continue;
        // Pages are white in every theme.
        const QColor colour = toneColour(rebaseTone(*mark), lightTokens());
        QPen pen(colour, 2.5);
        if (isOpen(*mark)) pen.setStyle(Qt::DashLine);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), 4, 4);
        // The label is above the tag, or below it at the upper edge of the page.
        const QString word = rebaseWord(*mark);
        const int width = painter.fontMetrics().horizontalAdvance(word) + extent + 14;
        const double high = painter.fontMetrics().height() + 4;
        QRectF label(rect.left() - 3, rect.top() - 3 - high, width, high);
        if (label.top() < 0) label.moveTop(rect.bottom() + 3);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(label, 4, 4);
        painter.drawPixmap(QPointF(label.left() + 4, label.center().y() - extent / 2.0),
                           iconPixmap(rebaseIcon(*mark), Qt::white, extent, devicePixelRatioF()));
        painter.setPen(Qt::white);
        painter.drawText(label.adjusted(extent + 8, 0, -4, 0), Qt::AlignVCenter | Qt::AlignLeft, word);
    }
}

} // namespace ink::ui

#include "moc_rebasemarks.cpp"
