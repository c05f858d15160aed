#pragma once

#include "app/domain/document/invitation.h"

#include <QString>

namespace ink::ui {

/** A recipient's part (0-based) in the routing: "1 of 3 in “Board”", "Witness of Anna", "14 days later" …;
 * empty for plain steps. */
[[nodiscard]] QString routingWords(const QList<domain::Invitation>& people, qsizetype index);

} // namespace ink::ui
