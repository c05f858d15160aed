#pragma once

#include <QWidget>

class QBrush;
class QColor;
class QPainter;

namespace ink::ui {

struct Tokens;

/** A rounded box whose edge, `width` pixels wide (0 = none), lies inside `rect`. */
void paintBox(QPainter& painter, const QRect& rect, const QBrush& fill, const QColor& edge, int width,
              qreal corner);
/** The edge around a popup menu or list, visible on any background. */
[[nodiscard]] QColor popupEdge(const Tokens& t);
/** Paints the background of lists and details over the whole widget: rounded, with a thin edge. */
void paintSheet(QWidget& widget);

/** A widget with such a background. */
class Sheet : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override { paintSheet(*this); }
};

} // namespace ink::ui
