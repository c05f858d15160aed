#include "ui/viewer/lookthread.h"

#include "app/pdf/stamp/valuepage.h"

#include <QBuffer>
#include <QPdfDocument>

#include <algorithm>
#include <optional>

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

LookThread::LookThread(QObject* parent) : OrderThread(QStringLiteral("value-looks"), parent)
{
    qRegisterMetaType<QList<ink::ui::DrawnLook>>();
}

LookThread::~LookThread()
{
    finish();
}

void LookThread::order(const QList<LookOrder>& orders)
{
    const auto lock = held();
    m_orders = orders;
    wake();
}

void LookThread::run()
{
    const auto take = [this]() -> std::optional<QList<LookOrder>> {
        if (m_orders.isEmpty()) return std::nullopt;
        QList<LookOrder> batch = m_orders.first(std::min(batchSize, m_orders.size()));
        m_orders.remove(0, batch.size());
        return batch;
    };
    while (const auto batch = next(take))
        Q_EMIT drawn(drawLooks(*batch));
}

} // namespace ink::ui

#include "moc_lookthread.cpp"
