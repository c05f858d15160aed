#pragma once

#include "app/domain/account/account.h"

#include <QString>

namespace ink::ui {

// Texts about how a service notifies people. If a foreign server doesn't state it, the texts make no promise.

/** Before a document is sent: how its recipients are notified; empty when the service doesn't state it. */
[[nodiscard]] QString howTheyLearn(const domain::Outreach& outreach);
/** Returns whether `howTheyLearn` asks the sender to do something. */
[[nodiscard]] bool reachesNobody(const domain::Outreach& outreach);
/** After a document was sent. */
[[nodiscard]] QString sentWords(const domain::Outreach& outreach);
/** The button that sends to this many people. */
[[nodiscard]] QString sendButtonWords(const domain::Outreach& outreach, int people);
/** After a reminder was requested. */
[[nodiscard]] QString remindedWords(const domain::Outreach& outreach, int people);
/** Before reminders are sent: the links work only on this computer; empty otherwise. */
[[nodiscard]] QString remindWarning(const domain::Outreach& outreach);
/** Next to the settings for email. */
[[nodiscard]] QString mailSettingsWords(const domain::Outreach& outreach, bool isLocal);

/** Returns whether an address works only on the computer that opens it. */
[[nodiscard]] bool isOnlyHere(const QString& address);
/** After a signing link was copied. */
[[nodiscard]] QString linkCopiedWords(const QString& address);
/** Next to a signing link that may be shared. */
[[nodiscard]] QString linkWords(const QString& address);

} // namespace ink::ui
