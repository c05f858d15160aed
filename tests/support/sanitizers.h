#pragma once

namespace ink::test {

/** True if a sanitizer is enabled. It delays freeing memory and shadows all memory, so tests of memory use
 * are meaningless; everything else is tested as usual. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool isSanitized = true;
#else
inline constexpr bool isSanitized = false;
#endif

} // namespace ink::test
