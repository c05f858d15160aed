#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ink::service::http {

/** Returns a text of the signing page in a language (BCP 47), by its key. The page replaces %1, %2 and %3.
 * Empty for an unknown key. */
[[nodiscard]] QString signingPageText(const QString& language, const QString& key);
/** Returns every key of signingPageText(). */
[[nodiscard]] QStringList signingPageKeys();
/** The parts in which the page loads its texts. */
enum class PageTextPart {
    Page,  ///< everything except the parts below
    Review ///< the review of several documents; the keys begin with `review`
};
/** Returns the texts of a language in the page's format: a JSON object of keys and texts, with the
 * `direction` of the language (`ltr` or `rtl`). */
[[nodiscard]] QByteArray signingPageCatalogue(const QString& language,
                                              PageTextPart part = PageTextPart::Page);

} // namespace ink::service::http
