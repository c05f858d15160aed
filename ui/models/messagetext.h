#pragma once

#include "app/base/message.h"

#include <QString>

namespace ink::ui {

/** A message in the interface language: the translated text of its reason, with arguments formatted for the
 * locale. Literal text, such as a foreign server's, is returned unchanged. */
[[nodiscard]] QString messageText(const Message& message);

} // namespace ink::ui
