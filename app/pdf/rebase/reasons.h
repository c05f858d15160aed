// Reasons used in app/pdf/rebase.
#if !defined(INK_REASONS_APP_PDF_REBASE) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_PDF_REBASE
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(movingTagsStopped, "moving_tags_stopped", QT_TRANSLATE_NOOP("ink::Reason", "Moving the fields was cancelled."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
