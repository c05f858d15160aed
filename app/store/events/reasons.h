// Reasons used in app/store/events.
#if !defined(INK_REASONS_APP_STORE_EVENTS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_EVENTS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(noSuchEvent, "no_such_event", QT_TRANSLATE_NOOP("ink::Reason", "This event doesn't exist or is no longer stored."))
INK_REASON(eventsRemoved, "events_removed", QT_TRANSLATE_NOOP("ink::Reason", "Events up to %1 are no longer stored. Read the documents themselves, then continue after %1."), qint64)
INK_REASON(noSuchEventYet, "no_such_event_yet", QT_TRANSLATE_NOOP("ink::Reason", "There is no event with this ID yet. The ID of the last event is %1. If the service was restored from a backup, read the documents themselves, then continue after %1."), qint64)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
