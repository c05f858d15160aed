// Reasons used in app/domain/text.
#if !defined(INK_REASONS_APP_DOMAIN_TEXT) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_DOMAIN_TEXT
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(patternTooLong, "pattern_too_long", QT_TRANSLATE_NOOP("ink::Reason", "A pattern can have at most %1 characters."), qint64)
INK_REASON(patternTooLarge, "pattern_too_large", QT_TRANSLATE_NOOP("ink::Reason", "This pattern repeats too much. Use smaller counts."))
INK_REASON(patternUnsupported, "pattern_unsupported", QT_TRANSLATE_NOOP("ink::Reason", "“%2” (character %1) isn't supported in patterns."), qint64, QString)
INK_REASON(patternUnclosed, "pattern_unclosed", QT_TRANSLATE_NOOP("ink::Reason", "“%2” (character %1) isn't closed."), qint64, QString)
INK_REASON(patternUnmatched, "pattern_unmatched", QT_TRANSLATE_NOOP("ink::Reason", "Unmatched parenthesis “%2” (character %1)."), qint64, QString)
INK_REASON(patternNothingToRepeat, "pattern_nothing_to_repeat", QT_TRANSLATE_NOOP("ink::Reason", "“%2” (character %1) has nothing to repeat."), qint64, QString)
INK_REASON(patternCountInvalid, "pattern_count_invalid", QT_TRANSLATE_NOOP("ink::Reason", "“%2” (character %1) isn't a valid count. Write {0,3} or {2,}."), qint64, QString)
INK_REASON(patternRangeInvalid, "pattern_range_invalid", QT_TRANSLATE_NOOP("ink::Reason", "“%2” (character %1) isn't a valid range."), qint64, QString)
INK_REASON(patternEscapeUnknown, "pattern_escape_unknown", QT_TRANSLATE_NOOP("ink::Reason", "“%2” (character %1) isn't a supported escape sequence."), qint64, QString)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
