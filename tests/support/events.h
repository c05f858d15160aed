#pragma once

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QTimer>

namespace ink::test {

/**
 * Handles the pending events and those that they cause: queued calls, layouts, zero timers, deferred
 * deletes. Returns when none is left; doesn't wait for later timers or for other threads.
 */
inline void processEvents()
{
    constexpr int maxTurns = 300; // an event that always causes another doesn't hang the test
    QAbstractEventDispatcher* dispatcher = QAbstractEventDispatcher::instance();
    for (int turn = 0, idle = 0; turn < maxTurns && idle < 2; ++turn) {
        const bool hadEvents = dispatcher->processEvents(QEventLoop::AllEvents);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        idle = hadEvents ? 0 : idle + 1;
    }
}

/** Lets the running timers among an object's children expire now, and handles what that causes; returns their
 * number. */
inline int expireTimers(const QObject& parent)
{
    int count = 0;
    for (QTimer* timer : parent.findChildren<QTimer*>()) {
        if (!timer->isActive()) continue;
        if (timer->isSingleShot()) timer->stop();
        QMetaObject::invokeMethod(timer, "timeout", Qt::DirectConnection);
        ++count;
    }
    processEvents();
    return count;
}

} // namespace ink::test
