#pragma once

#include "app/permission/permission.h"

#include <QString>

#include <atomic>

namespace ink::mcp {

/**
 * Asks on the controlling terminal, not on the standard streams, which belong to the program that started
 * this process. Only the word “yes” grants permission; input typed before the question is discarded. Blocks
 * until there is an answer, or until `stop` is set (TimedOut). Returns Unavailable if there is no terminal,
 * or if this process is in its background and would be stopped by reading.
 */
[[nodiscard]] permission::Answer askOnTerminal(const QString& text, const std::atomic<bool>& stop);

} // namespace ink::mcp
