#pragma once

namespace ink::test {

/**
 * Whether a sanitizer watches this build. It keeps what was freed for a while and shadows all memory, so how
 * much memory a process takes says nothing there; everything else is tested as ever.
 */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace ink::test
