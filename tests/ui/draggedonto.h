#pragma once

#include <QAbstractItemView>
#include <QApplication>
#include <QDragEnterEvent>
#include <QDragMoveEvent>
#include <QDropEvent>
#include <QMimeData>

namespace ink::test {

/** Simulates dragging rows of `source` onto a place of `view`: the window system's events, with the actions
 * that the source's model offers. `at` is in the viewport. False when the view refuses it. */
inline bool draggedOnto(const QAbstractItemModel& source, const QMimeData& data, QAbstractItemView& view,
                        const QPoint& at)
{
    const Qt::DropActions offered = source.supportedDragActions();
    QWidget* viewport = view.viewport();
    QDragEnterEvent enter(at, offered, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(viewport, &enter);
    QDragMoveEvent move(at, offered, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(viewport, &move);
    if (!enter.isAccepted() || !move.isAccepted()) {
        QDragLeaveEvent leave;
        QApplication::sendEvent(viewport, &leave);
        return false;
    }
    QDropEvent drop(at, offered, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(viewport, &drop);
    return drop.isAccepted();
}

} // namespace ink::test
