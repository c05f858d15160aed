#pragma once

#include <QString>

namespace ink::domain {

/** The placeholder address of this computer's own workspace account; it receives no email. */
[[nodiscard]] QString localSenderEmail();
/** The name of that account when the system doesn't know the person's. */
inline constexpr QLatin1StringView namelessSender("This computer");
/** The workspace names the keys of its window by this and a mark of the run. */
inline constexpr QLatin1StringView localKeyPrefix("This computer #");
/** A sender's address as others may see it; empty for the workspace's. */
[[nodiscard]] QString shownSenderEmail(const QString& email);
/** An account in the history: `Name <address>`, or what it has of these. */
[[nodiscard]] QString accountActor(const QString& name, const QString& email);

} // namespace ink::domain
