#pragma once

#include "app/domain/account/account.h"

#include <QString>

namespace ink::ui {

// Texts about how a service notifies people. They promise nothing if a foreign server doesn't state how.

/** The text before sending: how recipients are notified; empty if the service doesn't state how. */
[[nodiscard]] QString notificationText(const domain::Outreach& outreach);
/** Returns whether `notificationText` asks the sender to do something. */
[[nodiscard]] bool requiresSenderAction(const domain::Outreach& outreach);
/** The text after a document was sent. */
[[nodiscard]] QString sentText(const domain::Outreach& outreach);
/** The text of the button that sends to this many people. */
[[nodiscard]] QString sendButtonText(const domain::Outreach& outreach, int people);
/** The text after a reminder was requested. */
[[nodiscard]] QString reminderSentText(const domain::Outreach& outreach, int people);
/** The warning before sending reminders whose links work only on this computer; empty otherwise. */
[[nodiscard]] QString reminderWarning(const domain::Outreach& outreach);
/** The text next to the email settings. */
[[nodiscard]] QString mailSettingsText(const domain::Outreach& outreach, bool isLocal);

/** Returns whether an address works only on this computer (a loopback address). */
[[nodiscard]] bool isLocalAddress(const QString& address);
/** The text after a signing link was copied. */
[[nodiscard]] QString linkCopiedText(const QString& address);
/** The text next to a signing link that may be shared. */
[[nodiscard]] QString linkHintText(const QString& address);

} // namespace ink::ui
