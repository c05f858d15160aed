#pragma once

#include <functional>

namespace ink::pdf {

/** Runs work that opens fonts on one of a few dedicated threads, and returns when it is done. Qt caches each
 * font that a thread has opened until the thread ends, and some characters are searched for in every system
 * font: a font thread ends after a number of jobs, or after being idle for two seconds. On the main thread,
 * where Qt removes unused fonts itself, and on a font thread, the work runs directly. Exceptions are rethrown
 * to the caller. Thread-safe. */
void runOnFontThread(const std::function<void()>& work);

} // namespace ink::pdf
