#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

namespace ink::wire {

/** `POST /sign/{GUID}/looks`: values as they are on the screen, to be shown as they will be sealed. */
struct LooksRequest
{
    double scale = 1; ///< pixels a point
    QList<SignerValue> values;
    static constexpr int maxValues = 200;
    static constexpr double maxScale = 4;
    bool operator==(const LooksRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const LooksRequest& request);
[[nodiscard]] Result<LooksRequest> looksRequestFromJson(const QJsonObject& object);

/** How one value will be sealed. */
struct SignerLook
{
    domain::TagId id;
    double points = 0;  ///< size of the letters; 0 = no text
    QByteArray picture; ///< PNG with transparency, as large as the tag
    bool operator==(const SignerLook&) const = default;
};
[[nodiscard]] QJsonObject toJson(const QList<SignerLook>& looks);

} // namespace ink::wire
