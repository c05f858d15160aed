#pragma once

namespace ink {

/** The process keeps memory that it frees, up to 64 MiB at a time, for the next use: for processes that make
 * and free pictures of pages all the time, where giving each back to the system costs as much as painting it.
 */
void keepFreedMemory();

/** Gives memory that was freed back to the system: for the end of work on something large. The allocator
 * would keep it for good after a burst. */
void releaseFreedMemory();

} // namespace ink
