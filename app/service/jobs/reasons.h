// Reasons used in app/service/jobs.
#if !defined(INK_REASONS_APP_SERVICE_JOBS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_JOBS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(documentHasNoSuchDelivery, "document_has_no_such_delivery", QT_TRANSLATE_NOOP("ink::Reason", "This document has no delivery with this ID."))
INK_REASON(noSuchSubscription, "no_such_subscription", QT_TRANSLATE_NOOP("ink::Reason", "This event subscription doesn't exist."))
INK_REASON(tooManySubscriptions, "too_many_subscriptions", QT_TRANSLATE_NOOP("ink::Reason", "An account can have at most %1 event subscriptions. Remove one first."), qint64)
INK_REASON(subscriptionIsPaused, "subscription_is_paused", QT_TRANSLATE_NOOP("ink::Reason", "This event subscription is paused. Resume it first."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
