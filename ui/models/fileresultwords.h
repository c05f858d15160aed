#pragma once

#include <QString>

namespace ink::domain {
struct Document;
struct File;
} // namespace ink::domain

namespace ink::ui {

/** Describes a file's signers, signatures and result, and its viewers if not everyone may see it, as lines of
 * plain text. Empty if the service doesn't return the parties of files. */
[[nodiscard]] QString fileResultWords(const domain::Document& document, const domain::File& file);

} // namespace ink::ui
