#pragma once

#include <QString>

namespace ink::domain {

/** The placeholder address of this computer's own workspace account; it receives no email. */
[[nodiscard]] QString localSenderEmail();
/** The name of the workspace account if the system doesn't provide the user's name. */
inline constexpr QLatin1StringView unknownSenderName("This computer");
/** The sender's name for display to others; empty for the placeholder. */
[[nodiscard]] QString displaySenderName(const QString& name);
/** The prefix of the names of the API keys with which the desktop app signs in to the workspace; an
 * identifier of the run follows. */
inline constexpr QLatin1StringView localKeyPrefix("This computer #");
/** A sender's address for display to others; empty for the workspace's placeholder address. */
[[nodiscard]] QString displaySenderEmail(const QString& email);
/** An account in the history: `Name <address>`, or just one of them if the other is missing. */
[[nodiscard]] QString accountActor(const QString& name, const QString& email);

} // namespace ink::domain
