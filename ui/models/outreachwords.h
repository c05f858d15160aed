#pragma once

#include "app/domain/account.h"

#include <QString>

namespace ink::ui {

// How a service reaches people, in the words of the window. What a foreign server doesn't tell is neither
// promised nor denied.

/** Before a document is sent: how its recipients learn of it; empty when the service doesn't tell. */
[[nodiscard]] QString howTheyLearn(const domain::Outreach& outreach);
/** Returns whether `howTheyLearn` says that somebody must do something about it. */
[[nodiscard]] bool reachesNobody(const domain::Outreach& outreach);
/** After a document was sent. */
[[nodiscard]] QString sentWords(const domain::Outreach& outreach);
/** The button that sends to so many people. */
[[nodiscard]] QString sendButtonWords(const domain::Outreach& outreach, int people);
/** After reminders were asked for. */
[[nodiscard]] QString remindedWords(const domain::Outreach& outreach, int people);
/** Beside the settings for emails. */
[[nodiscard]] QString mailSettingsWords(const domain::Outreach& outreach);

/** Returns whether an address leads to the computer that opens it, and nowhere else. */
[[nodiscard]] bool isOnlyHere(const QString& address);
/** After a signing link was copied. */
[[nodiscard]] QString linkCopiedWords(const QString& address);
/** Beside a signing link that may be handed out. */
[[nodiscard]] QString linkWords(const QString& address);

} // namespace ink::ui
