#pragma once

#include <QString>

namespace ink::domain {
struct Document;
struct File;
} // namespace ink::domain

namespace ink::ui {

/** Who signs a file, who has signed it, what became of it, and who may see it if not everybody may. Lines of
 * plain text; empty if the service doesn't return the parties of files. */
[[nodiscard]] QString fileResultWords(const domain::Document& document, const domain::File& file);

} // namespace ink::ui
