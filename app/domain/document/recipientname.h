#pragma once

#include "app/domain/document/invitation.h"

#include <QString>

namespace ink::domain {

// A recipient's name ends up on the certificate of completion. A name that the program or a file made up
// ("Signer 1", "landlord", a template's role) is marked as a placeholder until a person gives a name.

// Index(setPlaceholderName): Invented name: what marks and refuses it
/** Sets a placeholder name. */
void setPlaceholderName(Invitation& invitation, const QString& name);
/** Sets a name that a person entered. */
void setRecipientName(Invitation& invitation, const QString& name);

/** The display name of a recipient (0-based): name, address, or number. */
[[nodiscard]] Message recipientCalled(const Invitation& invitation, qsizetype index);

} // namespace ink::domain
