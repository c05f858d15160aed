#pragma once

#include <QString>

namespace ink::domain {
struct Document;
struct File;
} // namespace ink::domain

namespace ink::service {

/** The title of a sealed file whose upload has no meaningful one: the document's, and the file's name where a
 * document has several files. */
[[nodiscard]] QString sealedTitle(const domain::Document& document, const domain::File& file);

} // namespace ink::service
