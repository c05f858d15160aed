#pragma once

#include "app/permission/permission.h"

#include <QString>

#include <atomic>

namespace ink::mcp {

/**
 * Asks on the terminal that controls this process, not on its standard streams: those belong to the program
 * that has started it. Only the word “yes” grants; whatever was typed before the question is dropped.
 * Unavailable without a terminal, and when another program has it in the foreground and this one would be
 * stopped by reading. Blocks until there is an answer, or until `stop` is set (TimedOut).
 */
[[nodiscard]] permission::Answer askOnTerminal(const QString& text, const std::atomic<bool>& stop);

} // namespace ink::mcp
