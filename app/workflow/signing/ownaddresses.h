#pragma once

#include <QString>
#include <QStringList>

namespace ink::settings {
class Settings;
}

namespace ink::workflow {

class Session;

/** Returns the address in `Name <address>`, or the whole text if it has no brackets, in lower case. */
[[nodiscard]] QString plainAddress(const QString& text);

/** The user's email addresses, in lower case: those of the accounts (`accountEmails`, as reported by their
 * services, and as stored), of the mail account, and those that the user added. */
[[nodiscard]] QStringList allOwnAddresses(const Session& session, const settings::Settings& settings,
                                          const QStringList& accountEmails);

} // namespace ink::workflow
