#pragma once

#include "app/base/orderthread.h"
#include "app/pdf/forms/stampitem.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QSize>

namespace ink::ui {

/** A request to paint a value. */
struct ValueRenderRequest
{
    QByteArray key;
    pdf::StampItem item;
    QSize pixels; ///< size of the whole rectangle
};
/** The picture of one value; null on failure. */
struct RenderedValue
{
    QByteArray key;
    QImage image;
};

/** Paints values with the stamping code. Failures have a null picture. */
[[nodiscard]] QList<RenderedValue> renderValues(const QList<ValueRenderRequest>& orders);

/** Paints values in a background thread. New orders replace those that have not started. */
class ValueRenderThread final : public OrderThread
{
    Q_OBJECT
public:
    explicit ValueRenderThread(QObject* parent = nullptr);
    ~ValueRenderThread() override;

    void setRequests(const QList<ValueRenderRequest>& orders);

Q_SIGNALS:
    void rendered(const QList<ink::ui::RenderedValue>& looks);

protected:
    void run() override;

private:
    QList<ValueRenderRequest> m_requests;
};

} // namespace ink::ui
