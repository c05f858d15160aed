#pragma once

#include "app/base/error.h"

#include <QString>

namespace ink::ui {

/** The error as one short sentence in the user's language, for example "This item was deleted." */
[[nodiscard]] QString errorTitle(const Error& error);
/** The advice for an error, preceded by the service's message if it is more specific than the code. May be
 * empty. */
[[nodiscard]] QString errorAdvice(const Error& error);
/** Title and advice as a single line. */
[[nodiscard]] QString errorText(const Error& error);
/** The message for one field of a Validation error (exact path), or empty. */
[[nodiscard]] QString fieldErrorText(const Error& error, const QString& field);
/** Returns whether the connection or the service failed, and not the request itself. */
[[nodiscard]] bool isConnectionError(ErrorCode code);

} // namespace ink::ui
