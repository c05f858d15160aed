// Reasons used in app/store/accounts.
#if !defined(INK_REASONS_APP_STORE_ACCOUNTS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_STORE_ACCOUNTS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(alreadyAccountAddress, "already_account_address", QT_TRANSLATE_NOOP("ink::Reason", "There is already an account for this address."))
INK_REASON(sessionEnded, "session_ended", QT_TRANSLATE_NOOP("ink::Reason", "The session has ended. Sign in again."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
