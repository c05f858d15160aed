#pragma once

#include "app/base/message.h"

#include <QString>

namespace ink {

/**
 * A message in a language (BCP 47) that is not the window's, such as that of a certificate's readers. The
 * sentences are the window's, from the catalogues under `:/i18n`; English where the program has none for the
 * language. Numbers are plain digits; names and titles are isolated(). Safe from any thread.
 */
[[nodiscard]] QString messageIn(const QString& language, const Message& message);

} // namespace ink
