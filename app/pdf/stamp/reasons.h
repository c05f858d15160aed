// Reasons used in app/pdf/stamp.
#if !defined(INK_REASONS_APP_PDF_STAMP) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_PDF_STAMP
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(additionsNeedSignature, "additions_need_signature", QT_TRANSLATE_NOOP("ink::Reason", "Changes to a signed file must be signed as well."))
INK_REASON(valueOnMissingPage, "value_on_missing_page", QT_TRANSLATE_NOOP("ink::Reason", "A value is on a page that this file doesn't have."))
INK_REASON(valuePlaceWithoutSize, "value_place_without_size", QT_TRANSLATE_NOOP("ink::Reason", "A value has a rectangle without a size."))
INK_REASON(signedPageTakesNothing, "signed_page_takes_nothing", QT_TRANSLATE_NOOP("ink::Reason", "Nothing can be added to a page of this signed PDF."))
INK_REASON(fieldForValueNotMade, "field_for_value_not_made", QT_TRANSLATE_NOOP("ink::Reason", "A form field can't be created for a value."))
INK_REASON(signedPagesTakeNothing, "signed_pages_take_nothing", QT_TRANSLATE_NOOP("ink::Reason", "Nothing can be added to the pages of this signed PDF."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
