#include "ui/widgets/layout/currentstack.h"

#include <QLayout>
#include <QResizeEvent>

#include <algorithm>

namespace ink::ui {

CurrentStack::CurrentStack(QWidget* parent) : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, &QWidget::updateGeometry);
}

QSize CurrentStack::sizeHint() const
{
    return currentWidget() ? currentWidget()->sizeHint() : QStackedWidget::sizeHint();
}

QSize CurrentStack::minimumSizeHint() const
{
    if (!currentWidget()) return QStackedWidget::minimumSizeHint();
    const QSize minimum = currentWidget()->minimumSizeHint().expandedTo(currentWidget()->minimumSize());
    return {minimum.width(), std::max(minimum.height(), heightForWidth(width()))};
}

int CurrentStack::heightForWidth(int width) const
{
    const QWidget* page = currentWidget();
    if (!page) return -1;
    if (const QLayout* layout = page->layout(); layout && layout->hasHeightForWidth())
        return std::max(page->minimumHeight(), layout->totalMinimumHeightForWidth(width));
    return page->heightForWidth(width);
}

void CurrentStack::resizeEvent(QResizeEvent* event)
{
    QStackedWidget::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) updateGeometry();
}

} // namespace ink::ui

#include "moc_currentstack.cpp"
