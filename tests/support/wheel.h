#pragma once

#include <QApplication>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>
#include <QtTest/qtestspontaneevent.h>

namespace ink::test {

/** Turns the wheel over the middle of a widget as a person does: what ignores it lets its parents have it. A
 * notch is positive away from the hand, as Qt counts. */
inline void turnWheel(QWidget& over, int notches)
{
    QWidget* target = &over;
    if (QWidget* inner = over.childAt(over.rect().center())) target = inner;
    const QPointF at(target->rect().center());
    for (int turned = 0; turned < std::abs(notches); ++turned) {
        QWheelEvent turn(at, target->mapToGlobal(at), {}, {0, notches > 0 ? 120 : -120}, Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&turn); // others don't go on to the parents
        qApp->notify(target, &turn);
    }
}

} // namespace ink::test
