#pragma once

#include <QString>

namespace ink::ui {

#ifdef Q_OS_MACOS
inline constexpr bool hasCommandKey = true;
#else
inline constexpr bool hasCommandKey = false;
#endif

/**
 * Converts the shortcuts in a text to the system's keyboard. Texts contain the keys of Windows and Linux,
 * such as Ctrl+K or Strg+K; on macOS that is ⌘K. Alt with a digit becomes Control there, because Alt types a
 * character.
 */
[[nodiscard]] QString withNativeShortcuts(const QString& text, bool isMac = hasCommandKey);
/** A label without the & of its mnemonic. */
[[nodiscard]] QString withoutMnemonic(QString label);

} // namespace ink::ui
