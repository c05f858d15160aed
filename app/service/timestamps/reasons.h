// Reasons used in app/service/timestamps.
#if !defined(INK_REASONS_APP_SERVICE_TIMESTAMPS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_TIMESTAMPS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(fetchConnectionFailed, "fetch_connection_failed", QT_TRANSLATE_NOOP("ink::Reason", "the connection failed"))
INK_REASON(fetchAddressNotAllowed, "fetch_address_not_allowed", QT_TRANSLATE_NOOP("ink::Reason", "this address is not allowed (loopback, private or reserved)"))
INK_REASON(fetchServerAnswered, "fetch_server_answered", QT_TRANSLATE_NOOP("ink::Reason", "the server answered with status %1"), qint64)
INK_REASON_ENGLISH(timestampAuthorityFault, "timestamp_authority_fault", "Time-stamp authority “%1”: %2.", QString, QString)
INK_REASON(noAnswerJustNow, "no_answer_just_now", QT_TRANSLATE_NOOP("ink::Reason", "it didn't respond a moment ago"))
INK_REASON_ENGLISH(levelNeedsTimestampAuthority, "level_needs_timestamp_authority", "Level %1 requires a time-stamp authority.", QString)
INK_REASON_ENGLISH(tooManyTimestampAuthorities, "too_many_timestamp_authorities", "There are too many time-stamp authorities.")
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
