// Reasons used in app/service/log.
#if !defined(INK_REASONS_APP_SERVICE_LOG) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_LOG
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON_ENGLISH(logUnwritable, "log_unwritable", "The log %1 cannot be written.", QString)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
