#pragma once

#include <QString>
#include <QStringList>

namespace ink::service::mail {

/** Returns a text for emails in a language (BCP 47), by a key such as `buttons.sign`. The caller replaces
 * `{name}`. Empty for an unknown key. */
[[nodiscard]] QString emailText(const QString& language, const QString& key);
/** Returns every key of emailText(). */
[[nodiscard]] QStringList emailTextKeys();

} // namespace ink::service::mail
