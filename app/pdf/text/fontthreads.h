#pragma once

#include <functional>

namespace ink::pdf {

/**
 * Runs work that looks into fonts on one of a few threads for that, and returns when it is done. Qt keeps
 * each font that a thread has looked into until the thread ends, and some characters are looked for in every
 * font of the system: a thread for fonts ends after some work, or when there has been none for two seconds.
 * On the main thread, where Qt clears fonts away itself, and on a thread for fonts the work runs at once.
 * Passes exceptions on. Safe from any thread.
 */
void runOnFontThread(const std::function<void()>& work);

} // namespace ink::pdf
