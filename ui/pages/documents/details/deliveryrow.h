#pragma once

#include "app/base/clock.h"
#include "app/wire/deliverycodec.h"

#include <QWidget>

namespace ink::ui {

class RelativeTimeLabels;

/** A callback of a completed document: its state, its last error, and a button to send it again. */
class DeliveryRow final : public QWidget
{
    Q_OBJECT
public:
    /** `message` is the callback that is sent before the files. */
    DeliveryRow(const wire::Delivery& delivery, const wire::Delivery& message, RelativeTimeLabels& timely,
                const Clock& clock, QWidget* parent = nullptr);

Q_SIGNALS:
    void redeliverRequested();
};

} // namespace ink::ui
