#pragma once

#include "tests/support/requirements.h"

#include <QApplication>
#include <QDrag>
#include <QTest>
#include <QTimer>
#include <QWindow>

#include <functional>

namespace ink::test {

/** Returns whether drags work: the offscreen platform has none. */
[[nodiscard]] inline bool platformDrags()
{
    return QGuiApplication::platformName() != QStringLiteral("offscreen");
}
/** Requires a platform with drags for the current test. */
[[nodiscard]] inline bool requireDrags()
{
    return runsHere(platformDrags(), "this platform has no drags; see the case under Xvfb.");
}

/**
 * Drags with the pointer: presses at `from`, moves over `over`, and releases at `to`, all by window events,
 * so that the platform runs the drag itself. The pointer rests at `over` until `rested` holds, for example
 * until a folder expands. Points are in their widgets.
 */
inline void dragByPointer(QWidget& source, const QPoint& from, QWidget& target,
                          const std::function<QPoint()>& to, const QPoint& over = {},
                          const std::function<bool()>& rested = {})
{
    QCoreApplication::sendPostedEvents(); // pending layouts would move what is to be pressed
    QWindow* window = source.window()->windowHandle();
    const auto at = [window](const QWidget& widget, const QPoint& point) {
        return window->mapFromGlobal(widget.mapToGlobal(point));
    };
    QTimer steps; // runs inside the drag's own loop
    steps.setSingleShot(true);
    steps.setInterval(5);
    int step = 0;
    int trembling = 0;
    QObject::connect(&steps, &QTimer::timeout, &steps, [&] {
        if (step > 0 || source.window()->findChild<QDrag*>()) ++step;

        if (step == 1) QTest::mouseMove(window, at(target, rested ? over : to() + QPoint(2, 0)));
        if (step == 2 && rested && !rested()) { // jitters while resting
            QTest::mouseMove(window, at(target, over + QPoint(trembling = 1 - trembling, 0)));
            --step;
        } else if (step == 2) {
            QTest::mouseMove(window, at(target, to()));
        }
        if (step == 3) return QTest::mouseRelease(window, Qt::LeftButton, {}, at(target, to()));
        steps.start();
    });
    steps.start();
    QTest::mousePress(window, Qt::LeftButton, {}, at(source, from));
    for (int i = 1; i <= 4 && step == 0; ++i) // the last of these starts the drag and returns after it
        QTest::mouseMove(window, at(source, from + QPoint(0, i * QApplication::startDragDistance())));
    steps.stop();
}

} // namespace ink::test
