#pragma once

#include <QString>

#include <span>

namespace ink::ui {

/**
 * The sentence of an Error or a finding in the language of the window. Known sentences are translated, with
 * what stands in their gaps; any other, such as one of a foreign server, stays as it came.
 */
[[nodiscard]] QString detailText(const QString& detail);

/** Every sentence known to detailText, in English, gaps written %1, %2. */
[[nodiscard]] std::span<const char* const> detailSentences();

} // namespace ink::ui
