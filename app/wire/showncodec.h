#pragma once

#include "app/base/result.h"
#include "app/domain/document/shownvalues.h"

#include <QJsonObject>

#include <optional>

namespace ink::wire {

class ObjectReader;
struct SignerView;

/** The values that a signer's client displays, as sent with `finish`. */
struct ShownValues
{
    QByteArray digest;                ///< domain::shownDigest of `values`
    QList<domain::ShownValue> values; ///< optional: names the fields when the digest does not match
    bool operator==(const ShownValues&) const = default;
};
[[nodiscard]] QJsonObject toJson(const ShownValues& shown);
/** A digest that doesn't match the values is an issue. */
[[nodiscard]] ShownValues readShownValues(ObjectReader& reader);

/**
 * The values that a client with this view displays, with their digest. The view's tags carry the displayed
 * values, including computed ones; conditions are evaluated over `inputs` and `tags`. The signer's own sign
 * dates are left out: finishing fills them in.
 */
[[nodiscard]] ShownValues shownValues(const SignerView& view);

/** One field whose stored value differs from the one that the signer saw. */
struct ShownDifference
{
    domain::TagId id; ///< null = a freely placed signature
    QString name;
    domain::TagType type = domain::TagType::Text;
    int pageIndex = 0;
    bool editable = false; ///< the signer may keep the displayed value
    QString shownText;     ///< the text that the client displays; also empty when it was not sent
    QByteArray shownContent;
    QString storedText;
    QByteArray storedContent;
    QByteArray storedImage; ///< the stored image itself
    bool operator==(const ShownDifference&) const = default;
};

/** `Error::reason` of the 409 response to a finish with a different digest; `Error::args` has the
 * differences. */
inline constexpr QLatin1StringView shownDiffersReason{"shown_differs"};
[[nodiscard]] QJsonObject toJson(const QList<ShownDifference>& differences);
/** The differences of such an error; nothing for any other error. */
[[nodiscard]] std::optional<QList<ShownDifference>> shownDifferences(const Error& error);

} // namespace ink::wire
