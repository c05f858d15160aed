// Reasons that are given in ui/pages/verify.
#if !defined(INK_REASONS_UI_PAGES_VERIFY) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_UI_PAGES_VERIFY
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(fileLargerThan512Mb, "file_larger_than512_mb", QT_TRANSLATE_NOOP("ink::Reason", "The file is larger than 512 MB."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
