// Reasons used in app/store/search.
#if !defined(INK_REASONS_APP_STORE_SEARCH) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_SEARCH
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(documentsChangedMeanwhile, "documents_changed_meanwhile", QT_TRANSLATE_NOOP("ink::Reason", "The documents were changed in the meantime. Try again."))
INK_REASON_ENGLISH(cursorExpired, "cursor_expired", "The cursor has expired, because documents have changed in the days since its first page was read. Start again at the first page, without a cursor.")
INK_REASON_ENGLISH(hasExpired, "has_expired", "has expired")
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
