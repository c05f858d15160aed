#pragma once

#include "app/base/result.h"
#include "app/wire/signercodec.h"

namespace ink::wire {

/** `POST /sign/{GUID}/looks`: the values as currently displayed, to be rendered as they will be sealed. */
struct LooksRequest
{
    double scale = 1; ///< pixels per point
    QList<SignerValue> values;
    static constexpr int maxValues = 200;
    static constexpr double maxScale = 4;
    bool operator==(const LooksRequest&) const = default;
};
[[nodiscard]] QJsonObject toJson(const LooksRequest& request);
[[nodiscard]] Result<LooksRequest> looksRequestFromJson(const QJsonObject& object);

/** The rendering of one value as it will be sealed. */
struct SignerLook
{
    domain::TagId id;
    double points = 0;  ///< font size; 0 = no text
    QByteArray picture; ///< PNG with transparency, of the tag's size
    bool operator==(const SignerLook&) const = default;
};
[[nodiscard]] QJsonObject toJson(const QList<SignerLook>& looks);

} // namespace ink::wire
