#pragma once

#include "app/domain/document/document.h"

#include <QString>

namespace ink::domain {

// A recipient's name ends up on the certificate of completion. A name that the program or a file made up
// ("Signer 1", "landlord", a template's role) is marked as a placeholder until a person gives a name.

/** Names the recipient until a person does. */
void setPlaceholderName(Invitation& invitation, const QString& name);
/** The name that a person gave. */
void setRecipientName(Invitation& invitation, const QString& name);

/** How a sentence calls a recipient (0-based): by name, address, or number. */
[[nodiscard]] Message recipientCalled(const Invitation& invitation, qsizetype index);

} // namespace ink::domain
