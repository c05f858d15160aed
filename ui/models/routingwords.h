#pragma once

#include "app/domain/document/invitation.h"

#include <QString>

namespace ink::ui {

/** The part of the recipient with this 0-based index in the routing: "1 of 3 in “Board”", "Witness of Anna",
 * "14 days later" …; empty for plain steps. */
[[nodiscard]] QString routingText(const QList<domain::Invitation>& people, qsizetype index);

} // namespace ink::ui
