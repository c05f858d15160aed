#include "ui/widgets/inputs/wheelguard.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QScrollBar>
#include <QWheelEvent>

namespace ink::ui {

namespace {

bool holdsValue(const QObject* object)
{
    return qobject_cast<const QComboBox*>(object) || qobject_cast<const QAbstractSpinBox*>(object) ||
           (qobject_cast<const QAbstractSlider*>(object) && !qobject_cast<const QScrollBar*>(object));
}

/** Qt sets the focus before any filter sees the event, so only the focus policy can prevent it. */
void refuseFocusByWheel(QWidget& widget)
{
    if (widget.focusPolicy() == Qt::WheelFocus) widget.setFocusPolicy(Qt::StrongFocus);
}

} // namespace

WheelGuard::WheelGuard(QObject* parent) : QObject(parent)
{
    QCoreApplication::instance()->installEventFilter(this);
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget* widget : widgets)
        refuseFocusByWheel(*widget);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type != QEvent::Wheel && type != QEvent::Polish) return false;
    if (!watched->isWidgetType()) return false;
    auto& control = static_cast<QWidget&>(*watched);
    if (type == QEvent::Polish) refuseFocusByWheel(control);
    if (type == QEvent::Polish || !holdsValue(watched)) return false;
    const QWidget* focus = QApplication::focusWidget();
    if (focus && (focus == &control || control.isAncestorOf(focus))) return false;
    event->ignore(); // the parent gets it and scrolls
    return true;
}

} // namespace ink::ui

#include "moc_wheelguard.cpp"
