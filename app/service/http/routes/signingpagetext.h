#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace ink::service::http {

/** A text of the signing page in a language (BCP 47), by its key; the page fills in %1, %2 and %3. Empty
 * for an unknown key. */
[[nodiscard]] QString signingPageText(const QString& language, const QString& key);
/** Every key of signingPageText(). */
[[nodiscard]] QStringList signingPageKeys();
/** The parts in which the page loads its texts. */
enum class PageTextPart {
    Page,  ///< everything except the parts below
    Review ///< of the review of several documents; its keys begin with `review`
};
/** The texts of a language in the page's format: a JSON object of keys and texts, with the `direction`
 * of the language (`ltr` or `rtl`). */
[[nodiscard]] QByteArray signingPageCatalogue(const QString& language,
                                              PageTextPart part = PageTextPart::Page);

} // namespace ink::service::http
