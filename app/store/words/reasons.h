// Reasons used in app/store/words.
#if !defined(INK_REASONS_APP_STORE_WORDS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_WORDS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(wordIndexDamaged, "word_index_damaged", QT_TRANSLATE_NOOP("ink::Reason", "The search index is damaged."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
