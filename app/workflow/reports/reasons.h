// Reasons used in app/workflow/reports.
#if !defined(INK_REASONS_APP_WORKFLOW_REPORTS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKFLOW_REPORTS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(noSuchPlaceInDocument, "no_such_place_in_document", QT_TRANSLATE_NOOP("ink::Reason", "This place doesn't exist in the document."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
