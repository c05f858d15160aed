// Reasons used in app/service/http.
#if !defined(INK_REASONS_APP_SERVICE_HTTP) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_HTTP
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON_ENGLISH(changedSinceRead, "changed_since_read", "The resource has changed: If-Match is not its current ETag. Read it again, then repeat the change.")
INK_REASON_ENGLISH(queryParameterUnknown, "query_parameter_unknown", "This address takes no query parameter “%1”.", QString)
INK_REASON_ENGLISH(queryParameterRepeated, "query_parameter_repeated", "The query parameter “%1” appears more than once.", QString)
INK_REASON_ENGLISH(isNoParameter, "is_no_parameter", "is not a query parameter of this address")
INK_REASON_ENGLISH(isRepeated, "is_repeated", "appears more than once")
INK_REASON(databaseUnavailable, "database_unavailable", QT_TRANSLATE_NOOP("ink::Reason", "The database doesn't respond. Try again in a moment."))
INK_REASON(rangeOutsideFile, "range_outside_file", QT_TRANSLATE_NOOP("ink::Reason", "The range is outside the file."))
INK_REASON_ENGLISH(noSuchObject, "no_such_object", "There is no such %1.", QString)
INK_REASON(credentialsInvalid, "credentials_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The credentials are not valid. Check the API key, or the email address and password."))
INK_REASON(addressNotAccepted, "address_not_accepted", QT_TRANSLATE_NOOP("ink::Reason", "This account doesn't accept requests from your IP address."))
INK_REASON_ENGLISH(credentialsNeeded, "credentials_needed", "Send an API key, or an email address and password, with Basic authentication.")
INK_REASON(tooManyFailedLogins, "too_many_failed_logins", QT_TRANSLATE_NOOP("ink::Reason", "Too many failed sign-in attempts. Wait before you try again."))
INK_REASON(noSuchAddress, "no_such_address", QT_TRANSLATE_NOOP("ink::Reason", "Nothing was found at this address."))
INK_REASON_ENGLISH(notAnAddressOrNetwork, "not_an_address_or_network", "%1 is neither an IP address nor a network such as 10.0.0.0/8.", QString)
INK_REASON_ENGLISH(noRandomNumbers, "no_random_numbers", "The system's random number generator is not available.")
INK_REASON_ENGLISH(passwordNotHashed, "password_not_hashed", "The password could not be hashed.")
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
