#pragma once

#include <QtGlobal>

namespace ink::render {

/**
 * Takes from the calling process, which is about to become another program, what that program does not need:
 * the network, files that it could write, core dumps, more processor time (seconds) and memory (bytes) than
 * this. Ends the process when that can't be done. Calls only what is safe between fork and exec.
 */
void enterReaderSandbox(qint64 seconds, qint64 memory);

} // namespace ink::render
