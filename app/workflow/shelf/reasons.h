// Reasons used in app/workflow/shelf.
#if !defined(INK_REASONS_APP_WORKFLOW_SHELF) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKFLOW_SHELF
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(exportSubfolderNotMade, "export_subfolder_not_made", QT_TRANSLATE_NOOP("ink::Reason", "The folder can't be created."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
