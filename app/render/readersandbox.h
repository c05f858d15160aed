#pragma once

#include <QtGlobal>

namespace ink::render {

/** Restricts the calling process, which is about to execute another program: no writable files, no core
 * dumps, limits for processor time (seconds) and memory (bytes, not on macOS), and on Linux no network. Ends
 * the process if that fails. Calls only functions that are safe between fork and exec. Does nothing on
 * Windows. */
void enterReaderSandbox(qint64 seconds, qint64 memory);

} // namespace ink::render
