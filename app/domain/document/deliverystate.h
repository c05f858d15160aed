#pragma once

#include <QString>

#include <optional>

namespace ink::domain {

/** The state of a callback delivery (contract §7). */
enum class DeliveryState { Waiting, Delivered, Failed };

/** Returns `waiting`, `delivered` or `failed`. */
[[nodiscard]] QString deliveryStateCode(DeliveryState state);
[[nodiscard]] std::optional<DeliveryState> deliveryStateFromCode(const QString& code);

} // namespace ink::domain
