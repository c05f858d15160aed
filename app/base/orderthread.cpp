#include "app/base/orderthread.h"

namespace ink {

OrderThread::OrderThread(const QString& name, QObject* parent) : QThread(parent)
{
    setObjectName(name);
}

void OrderThread::wake()
{
    if (!isRunning()) start(QThread::LowPriority);
    m_wake.wakeAll();
}

void OrderThread::finish()
{
    {
        const auto lock = lockOrders();
        m_isEnding = true;
        m_wake.wakeAll();
    }
    wait();
}

} // namespace ink
