#pragma once

#include "app/base/message.h"

#include <QString>

namespace ink::ui {

/**
 * A message in the language of the window: the translated text of its reason with its arguments by the
 * locale. Plain words, such as a foreign server's, stay as they are.
 */
[[nodiscard]] QString messageText(const Message& message);

} // namespace ink::ui
