#pragma once

#include <QtGlobal>

namespace ink::render {

/** Restricts the calling process, which is about to execute another program: no network, no writable files,
 * no core dumps, and limits for processor time (seconds) and memory (bytes). Ends the process if that fails.
 * Calls only functions that are safe between fork and exec. */
void enterReaderSandbox(qint64 seconds, qint64 memory);

} // namespace ink::render
