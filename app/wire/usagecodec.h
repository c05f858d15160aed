#pragma once

#include "app/base/result.h"
#include "app/domain/account/usage.h"

#include <QJsonObject>

// The statement of an account's charges (an extension of the specification).
namespace ink::wire {

/** `{"group","from","to","timeZone","documents","cents","repeats","chargeCount","groups":[…]}`, or with
 * `"charges":[…]` instead of groups. */
[[nodiscard]] QJsonObject toJson(const domain::UsageStatement& statement);
[[nodiscard]] Result<domain::UsageStatement> usageFromJson(const QJsonObject& object);

} // namespace ink::wire
