// Reasons used in app/secrets.
#if !defined(INK_REASONS_APP_SECRETS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SECRETS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(noSuchSecret, "no_such_secret", QT_TRANSLATE_NOOP("ink::Reason", "There is no secret with this name."))
INK_REASON(keychainAccessDenied, "keychain_access_denied", QT_TRANSLATE_NOOP("ink::Reason", "Access to the system's keychain was denied."))
INK_REASON(keychainRefused, "keychain_refused", QT_TRANSLATE_NOOP("ink::Reason", "The system's keychain refused the request."))
INK_REASON(keychainSilent, "keychain_silent", QT_TRANSLATE_NOOP("ink::Reason", "The system's keychain isn't responding."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
