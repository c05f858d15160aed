#pragma once

#include <QApplication>
#include <QTest>
#include <QWheelEvent>
#include <QWidget>
#include <QtTest/qtestspontaneevent.h>

namespace ink::test {

/** Turns the wheel over the middle of a widget like a real wheel: ignored events go to the parents. A
 * positive notch is away from the user, as in Qt. */
inline void turnWheel(QWidget& over, int notches)
{
    QWidget* target = &over;
    if (QWidget* inner = over.childAt(over.rect().center())) target = inner;
    const QPointF at(target->rect().center());
    for (int turned = 0; turned < std::abs(notches); ++turned) {
        QWheelEvent turn(at, target->mapToGlobal(at), {}, {0, notches > 0 ? 120 : -120}, Qt::NoButton,
                         Qt::NoModifier, Qt::NoScrollPhase, false);
        QSpontaneKeyEvent::setSpontaneous(&turn); // synthetic events don't propagate to parents
        qApp->notify(target, &turn);
    }
}

} // namespace ink::test
