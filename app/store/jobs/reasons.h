// Reasons used in app/store/jobs.
#if !defined(INK_REASONS_APP_STORE_JOBS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_JOBS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(requestTakenOver, "request_taken_over", QT_TRANSLATE_NOOP("ink::Reason", "Another instance has taken over this request. Try again."))
INK_REASON(notSuchDelivery, "not_such_delivery", QT_TRANSLATE_NOOP("ink::Reason", "This delivery doesn't exist."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
