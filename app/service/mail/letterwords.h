#pragma once

#include <QString>
#include <QStringList>

namespace ink::service::mail {

/**
 * Words of letters in a language (BCP 47), by a key such as `buttons.sign`; `{name}` stands for what the
 * letter fills in. Empty for a key that isn't there.
 */
[[nodiscard]] QString letterWords(const QString& language, const QString& key);
/** Every key of letterWords(). */
[[nodiscard]] QStringList letterKeys();

} // namespace ink::service::mail
