#pragma once

#include <QtGlobal>

/** What the helper processes share. They are started by inkstone or inkstoned. */
namespace ink::helper {

/** The exit code of a helper that has used up its memory. */
inline constexpr int exitOutOfMemory = 77;

/** Closes the files inherited from the starting process, so that the sockets of that process are closed when
 * it ends. Call before anything else is opened. */
void closeInheritedFiles();
/** Disables core dumps, which would contain a document's content or a PIN; ignores Ctrl+C, because the
 * starting process decides when this one ends; and makes this process end with that one. */
void prepareProcess();
// Index(niceIncrement): Page picture: priority of the helper processes
/** The nice(2) increment relative to the service, so that viewing pages doesn't slow down signing. */
inline constexpr int niceIncrement = 5;
/** Lowers the priority of this process. */
void lowerPriority();
/**
 * Ends this process if it uses more than `bytes` of private memory: by a system limit where available, and on
 * Linux and macOS by a thread that checks often, because a sandbox may forbid setting limits.
 */
void limitMemory(qint64 bytes);

} // namespace ink::helper
