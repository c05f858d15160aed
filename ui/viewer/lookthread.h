#pragma once

#include "app/base/orderthread.h"
#include "app/pdf/forms/stampitem.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QSize>

namespace ink::ui {

/** A value to be painted. */
struct LookOrder
{
    QByteArray key;
    pdf::StampItem item;
    QSize pixels; ///< of the whole rectangle
};
/** The picture of one value; null on failure. */
struct DrawnLook
{
    QByteArray key;
    QImage image;
};

/** Paints values with the stamping code. Failures have a null picture. */
[[nodiscard]] QList<DrawnLook> drawLooks(const QList<LookOrder>& orders);

/** Paints values in a background thread. New orders replace those that have not started. */
class LookThread final : public OrderThread
{
    Q_OBJECT
public:
    explicit LookThread(QObject* parent = nullptr);
    ~LookThread() override;

    void order(const QList<LookOrder>& orders);

Q_SIGNALS:
    void drawn(const QList<ink::ui::DrawnLook>& looks);

protected:
    void run() override;

private:
    QList<LookOrder> m_orders;
};

} // namespace ink::ui
