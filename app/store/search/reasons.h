// Reasons that are given in app/store/search.
#if !defined(INK_REASONS_APP_STORE_SEARCH) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_SEARCH
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(documentsChangedMeanwhile, "documents_changed_meanwhile", QT_TRANSLATE_NOOP("ink::Reason", "The documents were changed in the meantime. Try again."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
