#include "app/domain/document/deliverystate.h"

namespace ink::domain {

QString deliveryStateCode(DeliveryState state)
{
    switch (state) {
    case DeliveryState::Waiting:
        return QStringLiteral("waiting");
    case DeliveryState::Delivered:
        return QStringLiteral("delivered");
    case DeliveryState::Failed:
        return QStringLiteral("failed");
    }
    return {};
}

std::optional<DeliveryState> deliveryStateFromCode(const QString& code)
{
    for (const auto state : {DeliveryState::Waiting, DeliveryState::Delivered, DeliveryState::Failed})
        if (code == deliveryStateCode(state)) return state;
    return std::nullopt;
}

} // namespace ink::domain
