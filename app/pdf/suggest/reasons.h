// Reasons used in app/pdf/suggest.
#if !defined(INK_REASONS_APP_PDF_SUGGEST) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_PDF_SUGGEST
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(tagOnFormOnlyFile, "tag_on_form_only_file", QT_TRANSLATE_NOOP("ink::Reason", "%1 is in a file that is certified so that only its form can be filled in."), Message)
INK_REASON(tagInMargin, "tag_in_margin", QT_TRANSLATE_NOOP("ink::Reason", "%1 is in the unprintable margin of most printers."), Message)
INK_REASON(tagOverText, "tag_over_text", QT_TRANSLATE_NOOP("ink::Reason", "%1 covers text of the page."), Message)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
