#pragma once

#include <QString>

namespace ink::ui {

#ifdef Q_OS_MACOS
inline constexpr bool hasCommandKey = true;
#else
inline constexpr bool hasCommandKey = false;
#endif

/**
 * A text with its shortcuts as the system's keyboard has them. Texts are written with the keys of Windows and
 * Linux, such as Ctrl+K or Strg+K; on macOS that is ⌘K. Alt with a digit is Control there, as Alt types a
 * character.
 */
[[nodiscard]] QString withNativeShortcuts(const QString& text, bool isMac = hasCommandKey);

} // namespace ink::ui
