#pragma once

class QLocalSocket;
class QString;

namespace ink::mcp {

// Index(isOfWindow): MCP: which process may grant a question
/** Returns whether the process at the other end of a connected socket is the window of this person: the
 * process that holds the instance's lock on Windows, where anybody may listen under a pipe's name; a process
 * of the same user elsewhere. */
[[nodiscard]] bool isOfWindow(const QLocalSocket& socket, const QString& instance);

} // namespace ink::mcp
