#pragma once

#include "app/base/error.h"

#include <QString>

namespace ink::ui {

/** The error as one short sentence in the user's language, for example "The service did not answer in time."
 */
[[nodiscard]] QString errorTitle(const Error& error);
/** The advice for an error; the service's own sentence comes first where it says more than the code. May be
 * empty. */
[[nodiscard]] QString errorAdvice(const Error& error);
/** Title and advice in one line, for places with one line. */
[[nodiscard]] QString errorText(const Error& error);
/** The message for one field of a Validation error (exact path), or empty. */
[[nodiscard]] QString fieldText(const Error& error, const QString& field);
/** The connection to the service, or the service as a whole, fails; the request itself is fine. */
[[nodiscard]] bool isLineFault(ErrorCode code);

} // namespace ink::ui
