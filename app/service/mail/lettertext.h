#pragma once

#include <QString>
#include <QStringList>

namespace ink::service::mail {

/** A text of letters in a language (BCP 47), by a key such as `buttons.sign`; the letter replaces `{name}`.
 * Empty for an unknown key. */
[[nodiscard]] QString letterText(const QString& language, const QString& key);
/** Every key of letterText(). */
[[nodiscard]] QStringList letterKeys();

} // namespace ink::service::mail
