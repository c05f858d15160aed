// Reasons used in app/service/callbacks.
#if !defined(INK_REASONS_APP_SERVICE_CALLBACKS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_CALLBACKS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(addressReserved, "address_reserved", QT_TRANSLATE_NOOP("ink::Reason", "This address is not allowed (loopback, private or reserved)."))
INK_REASON(serverRedirected, "server_redirected", QT_TRANSLATE_NOOP("ink::Reason", "The server answered with status %1; redirects are not followed."), qint64)
INK_REASON_ENGLISH(subscriptionRemoved, "subscription_removed", "The event subscription has been removed.")
INK_REASON(storedFileShorter, "stored_file_shorter", QT_TRANSLATE_NOOP("ink::Reason", "A stored file is truncated."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
