#pragma once

#include <QWidget>

namespace ink::ui {

/** Paints the surface that lists and details lie on, over the whole widget: rounded, with a thin edge. */
void paintSheet(QWidget& widget);

/** A widget on such a surface. */
class Sheet : public QWidget
{
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent*) override { paintSheet(*this); }
};

} // namespace ink::ui
