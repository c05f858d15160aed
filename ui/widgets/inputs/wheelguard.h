#pragma once

#include <QObject>

namespace ink::ui {

// Index(WheelGuard): Wheel: why it changes no value unasked
/**
 * Keeps the wheel from changing values by accident, in all windows of the application: a combo box, spin box,
 * date field, slider or dial handles the wheel only while it has the focus. Otherwise the wheel scrolls the
 * surrounding area. No widget gets the focus by the wheel.
 */
class WheelGuard final : public QObject
{
    Q_OBJECT
public:
    /** Guards the application during its lifetime. */
    explicit WheelGuard(QObject* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ink::ui
