#pragma once

#include "app/domain/document/invitation.h"

#include <QString>

namespace ink::domain {

/**
 * A telephone number in the form of E.164, e.g. `+4915112345678`: a plus sign, a country code and at most 15
 * digits. Takes spaces, hyphens, dots, slashes and parentheses, the prefix `00` in place of the plus sign,
 * and digits of any script. Empty when `text` isn't such a number, for example without a country code.
 */
[[nodiscard]] QString e164Number(const QString& text);
/** The number that a code by SMS goes to, in the form of E.164: `phone` with its country code, or with
 * `phoneCountryCode` before it. Empty when it isn't valid. */
[[nodiscard]] QString smsNumber(const Authentication& asked);
/** The number for the first code by SMS that this recipient needs; empty when there is none, or no valid
 * number.
 */
[[nodiscard]] QString smsNumber(const Invitation& invitation);
/** Returns whether the recipient is asked for a code by SMS. */
[[nodiscard]] bool asksForSms(const Invitation& invitation);
/** Sets the number of all codes by SMS; empty text leaves them without one. */
void setSmsNumber(Invitation& invitation, const QString& number);
/** A number in E.164 form, masked for people other than the sender, e.g. `+49 ••• 78`. */
[[nodiscard]] QString maskedNumber(const QString& number);

} // namespace ink::domain
