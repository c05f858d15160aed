#pragma once

#include "app/base/message.h"

#include <QString>

namespace ink {

/** A message in a language (BCP 47) other than the window's, such as that of a certificate's readers. Uses
 * the window's texts from the catalogues under `:/i18n`, or English if the language isn't supported. Numbers
 * are plain digits; names and titles are isolated(). Thread-safe. */
[[nodiscard]] QString messageIn(const QString& language, const Message& message);

} // namespace ink
