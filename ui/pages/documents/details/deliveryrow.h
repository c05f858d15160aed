#pragma once

#include "app/base/clock.h"
#include "app/wire/deliverycodec.h"

#include <QWidget>

namespace ink::ui {

class RelativeTimeLabels;

/** A callback or an event of a document: its state, its last error, and a button to send it again. */
class DeliveryRow final : public QWidget
{
    Q_OBJECT
public:
    /** `previous` is the delivery to the same receiver that is sent before this one; null if there is
     * none. */
    DeliveryRow(const wire::Delivery& delivery, const wire::Delivery* previous, RelativeTimeLabels& timely,
                const Clock& clock, QWidget* parent = nullptr);

Q_SIGNALS:
    void redeliverRequested();
};

} // namespace ink::ui
