#pragma once

#include <QtGlobal>

namespace ink::inkstonepages {

/** The exit code of a helper that has used up its memory. */
inline constexpr int exitOutOfMemory = 77;

/** Closes what the starting process left open, so that its sockets end with it. Before anything else is
 * opened. */
void closeInheritedFiles();
// Index(niceSteps): Page picture: priority of the helper processes
/** So many steps nicer than the service (as nice(2) counts): who signs does not wait for who looks. */
inline constexpr int niceSteps = 5;
/** No core dump (it would hold a document's content), no end by Ctrl+C before the service's, none after it;
 * its work gives way to the service's. */
void prepareProcess();
/**
 * Ends this process when it takes more than `bytes` of memory of its own: by the system's limit where there
 * is one, and on Linux and macOS by a thread that looks often, because a sandbox may forbid setting limits.
 */
void limitMemory(qint64 bytes);

} // namespace ink::inkstonepages
