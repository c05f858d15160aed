// Reasons used in app/service/jobs.
#if !defined(INK_REASONS_APP_SERVICE_JOBS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_JOBS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(documentHasNoSuchDelivery, "document_has_no_such_delivery", QT_TRANSLATE_NOOP("ink::Reason", "This document has no delivery with this ID."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
