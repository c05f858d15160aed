#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/deliverystate.h"

#include <QJsonObject>
#include <QList>
#include <QString>

#include <optional>

namespace ink::wire {

/** One attempt of a callback delivery. */
struct DeliveryAttempt
{
    Timestamp time{};
    int httpStatus = 0; ///< 0 = no response
    Message error;
    bool operator==(const DeliveryAttempt&) const = default;
};
/** A callback delivery and its outcome (contract §7). */
struct Delivery
{
    QString id;   ///< UUID, the value of X-Inkstone-Delivery
    QString kind; ///< `json` or `files` for the first or second POST of a callback; `event` for an event
    QString url;
    domain::DeliveryState state = domain::DeliveryState::Waiting;
    Timestamp createdTime{};
    std::optional<Timestamp> nextAttempt;
    std::optional<Timestamp> deliveredTime;
    QList<DeliveryAttempt> attempts;
    qint64 subscription = 0; ///< subscription of an event; 0 for a callback
    qint64 event = 0;        ///< number of the event; 0 for a callback and for a test event
    QString eventType;
    bool operator==(const Delivery&) const = default;
};
[[nodiscard]] QJsonObject toJson(const Delivery& delivery);
/** `{"deliveries":[…]}` and back. */
[[nodiscard]] QJsonObject deliveriesToJson(const QList<Delivery>& deliveries);
[[nodiscard]] Result<QList<Delivery>> deliveriesFromJson(const QJsonObject& object);

} // namespace ink::wire
