#include "ui/pages/rebase/rebasemarks.h"

#include "ui/viewer/pageview.h"

#include <QEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <optional>

namespace ink::ui {

namespace {

constexpr int iconExtent = 14;
constexpr double outline = 3;  ///< pixels around a field
constexpr double badgeGap = 4; ///< pixels between a field's outline and its badge

/** A free place beside a field: at its right, its left, above or below it. */
std::optional<QRectF> placeBeside(const QRectF& field, QSizeF size, const QList<QRectF>& taken,
                                  const QRectF& within)
{
    const double middle = field.center().y() - size.height() / 2;
    for (const QPointF corner :
         {QPointF(field.right() + badgeGap, middle), QPointF(field.left() - badgeGap - size.width(), middle),
          QPointF(field.left(), field.top() - badgeGap - size.height()),
          QPointF(field.left(), field.bottom() + badgeGap)}) {
        const QRectF place(corner, size);
        if (place.left() < within.left() || place.right() > within.right()) continue;
        if (std::none_of(taken.begin(), taken.end(),
                         [&place](const QRectF& other) { return other.intersects(place); }))
            return place;
    }
    return std::nullopt;
}

} // namespace

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

QList<RebaseMarks::Badge> RebaseMarks::badges() const
{
    QList<Badge> all;
    QList<QRectF> taken;
    for (const domain::Tag& tag : m_view.document().tags) {
        const QRectF rect = m_view.tagViewportRect(tag.id);
        if (!rect.isValid() || !rect.adjusted(-80, -40, 80, 40).intersects(QRectF(this->rect()))) continue;
        taken.append(rect.adjusted(-outline, -outline, outline, outline));
        if (const auto mark = m_marks.constFind(tag.id); mark != m_marks.constEnd())
            all.append({tag.id, *mark, taken.last(), {}, true});
    }
    const QFontMetricsF metrics(quietFont());
    const double high = metrics.height() + 4;
    for (Badge& badge : all) {
        const QSizeF whole(metrics.horizontalAdvance(rebaseWord(badge.mark)) + iconExtent + 14, high);
        const auto place = placeBeside(badge.field, whole, taken, this->rect());
        badge.hasWord = place.has_value();
        badge.rect =
            place ? *place
                  : placeBeside(badge.field, {iconExtent + 8, high}, taken, this->rect()).value_or(QRectF());
        if (badge.rect.isValid()) taken.append(badge.rect);
    }
    return all;
}

QHash<domain::TagId, QRectF> RebaseMarks::badgeRects() const
{
    QHash<domain::TagId, QRectF> rects;
    for (const Badge& badge : badges())
        if (badge.rect.isValid()) rects.insert(badge.tag, badge.rect);
    return rects;
}

void RebaseMarks::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(quietFont());
    for (const Badge& badge : badges()) {
        // Pages are white in every theme.
        const QColor colour = toneColour(rebaseTone(badge.mark), lightTokens());
        QPen pen(colour, 2.5);
        if (isOpen(badge.mark)) pen.setStyle(Qt::DashLine);
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(badge.field, 4, 4);
        if (!badge.rect.isValid()) continue; // the outline alone shows the state
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawRoundedRect(badge.rect, 4, 4);
        painter.drawPixmap(QPointF(badge.rect.left() + 4, badge.rect.center().y() - iconExtent / 2.0),
                           iconPixmap(rebaseIcon(badge.mark), Qt::white, iconExtent, devicePixelRatioF()));
        painter.setPen(Qt::white);
        if (badge.hasWord)
            painter.drawText(badge.rect.adjusted(iconExtent + 8, 0, -4, 0), Qt::AlignVCenter | Qt::AlignLeft,
                             rebaseWord(badge.mark));
    }
}

} // namespace ink::ui

#include "moc_rebasemarks.cpp"
