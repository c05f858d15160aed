#pragma once

#include "app/base/result.h"
#include "app/domain/shownvalues.h"

#include <QJsonObject>

#include <optional>

namespace ink::wire {

class ObjectReader;
struct SignerView;

/** The values that a signer's client shows, as `finish` carries them. */
struct ShownValues
{
    QByteArray digest;                ///< domain::shownDigest of `values`
    QList<domain::ShownValue> values; ///< optional: names the fields when the digest does not match
    bool operator==(const ShownValues&) const = default;
};
[[nodiscard]] QJsonObject toJson(const ShownValues& shown);
/** A digest that does not belong to the values is an issue. */
[[nodiscard]] ShownValues readShownValues(ObjectReader& reader);

/**
 * The values that a client with this view shows, with their digest. The view's tags carry the values as they
 * are on the screen, computed ones included; conditions are judged over `inputs` and `tags`. The signer's own
 * sign dates are left out: they are filled in by finishing.
 */
[[nodiscard]] ShownValues shownValues(const SignerView& view);

/** One field whose stored value is not the one that the signer saw. */
struct ShownDifference
{
    domain::TagId id; ///< null = a signature placed freely
    QString name;
    domain::TagType type = domain::TagType::Text;
    int pageIndex = 0;
    bool editable = false; ///< the signer may keep the value that they see
    QString shownText;     ///< what the client said that it shows; empty also when it did not say
    QByteArray shownContent;
    QString storedText;
    QByteArray storedContent;
    QByteArray storedImage; ///< the stored picture itself
    bool operator==(const ShownDifference&) const = default;
};

/** `Error::reason` of the 409 to a finish whose digest differs; `Error::args` holds the differences. */
inline constexpr QLatin1StringView shownDiffersReason{"shown_differs"};
[[nodiscard]] QJsonObject toJson(const QList<ShownDifference>& differences);
/** The differences of such an error; nothing for any other error. */
[[nodiscard]] std::optional<QList<ShownDifference>> shownDifferences(const Error& error);

} // namespace ink::wire
