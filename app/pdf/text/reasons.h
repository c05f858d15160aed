// Reasons used in app/pdf/text.
#if !defined(INK_REASONS_APP_PDF_TEXT) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_PDF_TEXT
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(valueNeedsRestrictedFont, "value_needs_restricted_font", QT_TRANSLATE_NOOP("ink::Reason", "“%1” contains characters that only the font “%2” supports, but that font doesn't permit embedding: %3."), Message, QString, QString)
INK_REASON(valueHasMissingGlyphs, "value_has_missing_glyphs", QT_TRANSLATE_NOOP("ink::Reason", "No available font supports these characters in “%1”: %2."), Message, QString)
INK_REASON(recipientNameHasMissingGlyphs, "recipient_name_has_missing_glyphs", QT_TRANSLATE_NOOP("ink::Reason", "No available font supports these characters in the name of recipient %1: %2."), qint64, QString)
INK_REASON(titleHasMissingGlyphs, "title_has_missing_glyphs", QT_TRANSLATE_NOOP("ink::Reason", "No available font supports these characters in the title: %1."), QString)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
