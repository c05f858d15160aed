#pragma once

#include <QWidget>

class QBrush;
class QColor;
class QPainter;

namespace ink::ui {

struct Tokens;

/** A rounded box whose edge, `width` device-independent pixels wide (0 = none), lies inside `rect` and covers
 * whole pixels of the device at every scale. */
void paintBox(QPainter& painter, const QRect& rect, const QBrush& fill, const QColor& edge, int width,
              qreal corner, Qt::PenStyle style = Qt::SolidLine);
/** Fills a thin line: at every scale it is as many whole pixels of the device thick as every other line of
 * the same thickness, and not blurred. It begins at the top left of `rect`. */
void paintRule(QPainter& painter, const QRect& rect, const QColor& colour);
/** The edge around a popup menu or list, visible on any background. */
[[nodiscard]] QColor popupEdge(const Tokens& t);
/** Paints the background of lists and details over the whole widget: rounded, with a thin edge. */
void paintSheet(QWidget& widget);

/** A widget with the background of paintSheet(). */
class Sheet : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override { paintSheet(*this); }
};

} // namespace ink::ui
