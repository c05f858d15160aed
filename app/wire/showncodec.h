#pragma once

#include "app/base/result.h"
#include "app/domain/document/codes.h"
#include "app/domain/document/shownvalues.h"
#include "app/domain/document/tag.h"

#include <QJsonObject>

#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::wire {

class ObjectReader;
struct SignerView;

/** The values that a signer's client displays, as sent with `finish`. */
struct ShownValues
{
    QByteArray digest;                ///< domain::shownDigest of `values` and `fingerprint`
    QList<domain::ShownValue> values; ///< optional: names the fields when the digest does not match
    QByteArray fingerprint = {};      ///< SignerView::fingerprint as painted; empty if the digest is in form
                                      ///< 1
    bool operator==(const ShownValues&) const = default;
};
[[nodiscard]] QJsonObject toJson(const ShownValues& shown);
/** Reads the values; a digest that doesn't match them is an issue. */
[[nodiscard]] ShownValues readShownValues(ObjectReader& reader);

/**
 * Returns the values that a client with this view displays, with their digest: in form 2 if the view has a
 * fingerprint, else in form 1. The view's tags contain the displayed values, including computed ones;
 * conditions are evaluated over `inputs` and `tags`. The signer's own sign dates have `signDate`, the day
 * that is written when the signer finishes; in form 1 they have no value.
 */
[[nodiscard]] ShownValues shownValues(const SignerView& view);

/** Writes the view's `signDate` to the signer's own sign dates. */
void writeSignDates(domain::Document& shown, const SignerView& view);
/** Returns whether finishing writes the day of signing: the view has a sign date of the signer. */
[[nodiscard]] bool stampsSignDate(const SignerView& view);

/** Returns the digest of everything in a tag except its value (text and picture), as 64 lower-case hex
 * digits. Tags that differ in position, size, page, options, style or anything else have different
 * digests. */
[[nodiscard]] QByteArray fingerprintOf(const domain::Tag& tag);
/** Sets the fingerprints of the view and of its tags; the view's fingerprint covers those of its files. */
void setFingerprints(SignerView& view);
[[nodiscard]] QByteArray readFingerprint(ObjectReader& reader);

/** A field that differs from the one that the signer saw, in its value, position or appearance. */
struct ShownDifference
{
    domain::TagId id; ///< null = a freely placed signature
    QString name;
    domain::TagType type = domain::TagType::Text;
    int pageIndex = 0;
    bool isEditable = false; ///< the signer may keep the displayed value
    QString shownText;       ///< the text that the client displays; also empty when it was not sent
    QByteArray shownContent;
    QString storedText;
    QByteArray storedContent;
    QByteArray storedImage;             ///< the stored image itself
    bool isAppearanceDifferent = false; ///< the field was moved, changed, added or removed
    bool operator==(const ShownDifference&) const = default;
};

/** `Error::reason` of the 409 response to a finish with a different digest; `Error::args` has the
 * differences. */
inline constexpr QLatin1StringView shownDiffersReason{"shown_differs"};
/** `isDocumentDifferent`: something besides the fields differs, such as the message or the pages. */
[[nodiscard]] QJsonObject toJson(const QList<ShownDifference>& differences, bool isDocumentDifferent = false);
/** Returns the differences that an error with `shownDiffersReason` contains; nothing for any other error. */
[[nodiscard]] std::optional<QList<ShownDifference>> shownDifferences(const Error& error);

} // namespace ink::wire
