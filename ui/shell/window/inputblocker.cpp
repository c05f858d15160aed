#include "ui/shell/window/inputblocker.h"

#include <QCoreApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QScrollBar>

namespace ink::ui {

namespace {

bool acts(const QEvent& event)
{
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonRelease:
    case QEvent::MouseButtonDblClick:
    case QEvent::TouchBegin:
    case QEvent::ContextMenu:
    case QEvent::DragEnter:
    case QEvent::Drop:
        return true;
    case QEvent::KeyPress: {
        const int key = static_cast<const QKeyEvent&>(event).key();
        return key != Qt::Key_Tab && key != Qt::Key_Backtab;
    }
    default:
        return false;
    }
}

} // namespace

InputBlocker::InputBlocker(QList<const QWidget*> showing) : m_blocked(std::move(showing))
{
    QCoreApplication::instance()->installEventFilter(this);
}

void InputBlocker::runDeferred() const
{
    for (const auto& wish : m_deferred)
        wish();
}

bool InputBlocker::eventFilter(QObject* watched, QEvent* event)
{
    if (!acts(*event)) return false;
    for (const auto* widget = qobject_cast<const QWidget*>(watched); widget;
         widget = widget->parentWidget()) {
        if (qobject_cast<const QScrollBar*>(widget)) return false;
        if (m_blocked.contains(widget)) return true;
    }
    return false;
}

} // namespace ink::ui
