#pragma once

#include <QString>

namespace ink::helper {

/** The path of a helper program by its name, such as `inkstone-pages`: beside the program, or in
 * `../libexec/inkstone` when installed. */
[[nodiscard]] QString helperProgram(const QString& name);

} // namespace ink::helper
