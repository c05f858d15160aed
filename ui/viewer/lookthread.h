#pragma once

#include "app/pdf/forms/stampitem.h"

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QMutex>
#include <QSize>
#include <QThread>
#include <QWaitCondition>

namespace ink::ui {

/** A value to be drawn. */
struct LookOrder
{
    QByteArray key;
    pdf::StampItem item;
    QSize pixels; ///< of the whole rectangle
};
/** The picture of one value; null when it can't be drawn. */
struct DrawnLook
{
    QByteArray key;
    QImage image;
};

/** Draws values with the stamping code. Values that can't be drawn have a null picture. */
[[nodiscard]] QList<DrawnLook> drawLooks(const QList<LookOrder>& orders);

/** Draws values away from the windows' thread. New orders replace the ones that are not begun. */
class LookThread final : public QThread
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
    QMutex m_mutex;
    QWaitCondition m_wake;
    bool m_stop = false;
    QList<LookOrder> m_orders;
};

} // namespace ink::ui
