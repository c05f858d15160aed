#include "ui/viewer/valuerenderthread.h"

#include "app/pdf/stamp/valuepage.h"

#include <QBuffer>
#include <QPdfDocument>

#include <algorithm>
#include <optional>

namespace ink::ui {

namespace {

constexpr qsizetype batchSize = 8; ///< values per batch; new orders are checked in between

} // namespace

QList<RenderedValue> renderValues(const QList<ValueRenderRequest>& orders)
{
    QList<pdf::StampItem> items;
    for (const ValueRenderRequest& order : orders)
        items.append(order.item);
    const auto pages = pdf::makeValuePages(items);
    QBuffer content;
    QPdfDocument document;
    if (pages) {
        content.setData(*pages);
        if (content.open(QIODevice::ReadOnly)) document.load(&content);
    }
    QList<RenderedValue> looks;
    for (qsizetype i = 0; i < orders.size(); ++i)
        looks.append({orders.at(i).key, i < document.pageCount()
                                            ? document.render(static_cast<int>(i), orders.at(i).pixels)
                                            : QImage()});
    document.close(); // before its device is destroyed
    return looks;
}

ValueRenderThread::ValueRenderThread(QObject* parent) : OrderThread(QStringLiteral("value-looks"), parent)
{
    qRegisterMetaType<QList<ink::ui::RenderedValue>>();
}

ValueRenderThread::~ValueRenderThread()
{
    finish();
}

void ValueRenderThread::setRequests(const QList<ValueRenderRequest>& orders)
{
    const auto lock = lockOrders();
    m_requests = orders;
    wake();
}

void ValueRenderThread::run()
{
    const auto take = [this]() -> std::optional<QList<ValueRenderRequest>> {
        if (m_requests.isEmpty()) return std::nullopt;
        QList<ValueRenderRequest> batch = m_requests.first(std::min(batchSize, m_requests.size()));
        m_requests.remove(0, batch.size());
        return batch;
    };
    while (const auto batch = waitForOrder(take))
        Q_EMIT rendered(renderValues(*batch));
}

} // namespace ink::ui

#include "moc_valuerenderthread.cpp"
