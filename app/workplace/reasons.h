// Reasons used in app/workplace.
#if !defined(INK_REASONS_APP_WORKPLACE) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_WORKPLACE
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(mailboxTestFailed, "mailbox_test_failed", QT_TRANSLATE_NOOP("ink::Reason", "The message was sent, but the incoming mail server can't be used: %1"), Message)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
