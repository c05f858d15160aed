#include "ui/viewer/lookthread.h"

#include "app/pdf/stamp/valuepage.h"

#include <QBuffer>
#include <QMutexLocker>
#include <QPdfDocument>

#include <algorithm>

namespace ink::ui {

namespace {

constexpr qsizetype batchSize = 8; ///< values per batch; new orders are checked in between

} // namespace

QList<DrawnLook> drawLooks(const QList<LookOrder>& orders)
{
    QList<pdf::StampItem> items;
    for (const LookOrder& order : orders)
        items.append(order.item);
    const auto pages = pdf::valuePages(items);
    QBuffer content;
    QPdfDocument document;
    if (pages) {
        content.setData(*pages);
        if (content.open(QIODevice::ReadOnly)) document.load(&content);
    }
    QList<DrawnLook> looks;
    for (qsizetype i = 0; i < orders.size(); ++i)
        looks.append({orders.at(i).key, i < document.pageCount()
                                            ? document.render(static_cast<int>(i), orders.at(i).pixels)
                                            : QImage()});
    document.close(); // before its device is destroyed
    return looks;
}

LookThread::LookThread(QObject* parent) : QThread(parent)
{
    setObjectName(QStringLiteral("value-looks"));
    qRegisterMetaType<QList<ink::ui::DrawnLook>>();
}

LookThread::~LookThread()
{
    {
        const QMutexLocker lock(&m_mutex);
        m_stop = true;
        m_wake.wakeAll();
    }
    wait();
}

void LookThread::order(const QList<LookOrder>& orders)
{
    const QMutexLocker lock(&m_mutex);
    m_orders = orders;
    if (!isRunning()) start(QThread::LowPriority);
    m_wake.wakeAll();
}

void LookThread::run()
{
    for (;;) {
        QList<LookOrder> batch;
        {
            QMutexLocker lock(&m_mutex);
            while (!m_stop && m_orders.isEmpty())
                m_wake.wait(&m_mutex);
            if (m_stop) return;
            batch = m_orders.first(std::min(batchSize, m_orders.size()));
            m_orders.remove(0, batch.size());
        }
        Q_EMIT drawn(drawLooks(batch));
    }
}

} // namespace ink::ui

#include "moc_lookthread.cpp"
