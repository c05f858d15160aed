#pragma once

#include "app/domain/document/invitation.h"

#include <QList>
#include <QString>

namespace ink::ui {

/** Returns whether the recipient must enter this type of code. */
[[nodiscard]] bool requiresProof(const domain::Invitation& person, domain::AuthenticationType type);
/** Sets whether the recipient must enter this type of code; replaces the code if there is one already. */
void setProof(domain::Invitation& person, domain::AuthenticationType type, bool asks, const QString& code);
/** Describes who could act as the recipient, given the required codes. */
[[nodiscard]] QString proofText(const QList<domain::Authentication>& asked);

} // namespace ink::ui
