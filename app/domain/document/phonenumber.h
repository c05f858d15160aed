#pragma once

#include "app/domain/document/invitation.h"

#include <QString>

namespace ink::domain {

/** Converts a phone number to E.164 format, e.g. `+4915112345678`: a plus sign, a country code and at most 15
 * digits. Accepts spaces, hyphens, dots, slashes and parentheses, the prefix `00` instead of the plus sign,
 * and digits of any script. Empty if `text` isn't such a number, for example without a country code. */
[[nodiscard]] QString e164Number(const QString& text);
/** The number for a code by SMS in E.164 format: `phone` if it has a country code, else with
 * `phoneCountryCode`. Empty if it is invalid. */
[[nodiscard]] QString smsNumber(const Authentication& asked);
/** The number for this recipient's first code by SMS; empty if there is none, or it is invalid. */
[[nodiscard]] QString smsNumber(const Invitation& invitation);
/** Returns whether the recipient has to enter a code sent by SMS. */
[[nodiscard]] bool requiresSms(const Invitation& invitation);
/** Sets the number for all codes by SMS; empty text removes it. */
void setSmsNumber(Invitation& invitation, const QString& number);
/** A number in E.164 form, masked for people other than the sender, e.g. `+49 ••• 78`. */
[[nodiscard]] QString maskedNumber(const QString& number);

} // namespace ink::domain
