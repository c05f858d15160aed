#pragma once

#include "app/inkstone/commandbase/command.h"

namespace ink {

// `inkstone events` manages event subscriptions; `inkstone changes` prints events.

[[nodiscard]] ParsedCommand parseEventsList(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseEventsAdd(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseEventsPause(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseEventsResume(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseEventsTest(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseEventsReplay(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseEventsRemove(SubcommandLine& line);
[[nodiscard]] ParsedCommand parseChanges(SubcommandLine& line);

} // namespace ink
