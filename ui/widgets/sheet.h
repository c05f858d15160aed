#pragma once

#include <QWidget>

namespace ink::ui {

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
