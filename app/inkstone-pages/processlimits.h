#pragma once

#include <QtGlobal>

namespace ink::inkstonepages {

/** The exit code of a helper that has used up its memory. */
inline constexpr int exitOutOfMemory = 77;

/** Closes the files inherited from the starting process, so that the sockets of that process are closed when
 * it ends. Call before anything else is opened. */
void closeInheritedFiles();
// Index(niceIncrement): Page picture: priority of the helper processes
/** The nice(2) increment relative to the service, so that viewing pages doesn't slow down signing. */
inline constexpr int niceIncrement = 5;
/** Disables core dumps, which would contain a document's content; ignores Ctrl+C, because the service decides
 * when this process ends; makes this process end with the service; and lowers its priority. */
void prepareProcess();
/**
 * Ends this process if it uses more than `bytes` of private memory: by a system limit where available, and on
 * Linux and macOS by a thread that checks often, because a sandbox may forbid setting limits.
 */
void limitMemory(qint64 bytes);

} // namespace ink::inkstonepages
