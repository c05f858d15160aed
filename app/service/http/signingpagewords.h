#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ink::service::http {

/** Words of the signing page in a language (BCP 47), by their key; %1, %2 and %3 are filled in by the page.
 * Empty for a key that isn't there. */
[[nodiscard]] QString signingPageWords(const QString& language, const QString& key);
/** Every key of signingPageWords(). */
[[nodiscard]] QStringList signingPageKeys();
/** All words of a language as the page reads them: a JSON object of keys and words, with the `direction` of
 * the language (`ltr` or `rtl`). */
[[nodiscard]] QByteArray signingPageCatalogue(const QString& language);

} // namespace ink::service::http
