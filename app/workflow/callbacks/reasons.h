// Reasons used in app/workflow/callbacks.
#if !defined(INK_REASONS_APP_WORKFLOW_CALLBACKS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKFLOW_CALLBACKS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(postJsonUnreadable, "post_json_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "Its JSON isn't valid."))
INK_REASON(postHasNoDocument, "post_has_no_document", QT_TRANSLATE_NOOP("ink::Reason", "It contains no document."))
INK_REASON(postEventInvalid, "post_event_invalid", QT_TRANSLATE_NOOP("ink::Reason", "Its event has no type or no ID."))
INK_REASON(postPartsUnreadable, "post_parts_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "Its multipart data isn't valid."))
INK_REASON(postHasNoFile, "post_has_no_file", QT_TRANSLATE_NOOP("ink::Reason", "The callback contains no file."))
INK_REASON(cannotListenHere, "cannot_listen_here", QT_TRANSLATE_NOOP("ink::Reason", "The service can't listen on this address."))
INK_REASON(portTaken, "port_taken", QT_TRANSLATE_NOOP("ink::Reason", "Another program uses this port. Choose another one."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
