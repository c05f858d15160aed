#pragma once

namespace ink {

/** Keeps up to 64 MiB of freed memory in the process for reuse: for processes that constantly create and free
 * page images, where returning each to the system takes as long as painting it. */
void retainFreedMemory();

/** Returns freed memory to the system: call at the end of work on something large. Otherwise the allocator
 * would keep it permanently after a burst. */
void releaseFreedMemory();

} // namespace ink
