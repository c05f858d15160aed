// Reasons used in app/service/records.
#if !defined(INK_REASONS_APP_SERVICE_RECORDS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_RECORDS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(historyOpenedToNetwork, "history_opened_to_network", QT_TRANSLATE_NOOP("ink::Reason", "%1 can sign on a phone. Network address: %2"), Message, QString)
INK_REASON(sentLater, "sent_later", QT_TRANSLATE_NOOP("ink::Reason", "Will be sent on %1 (UTC)"), QString)
INK_REASON(notSentAtTime, "not_sent_at_time", QT_TRANSLATE_NOOP("ink::Reason", "Couldn't be sent at the scheduled time: %1"), Message)
INK_REASON(sealBeingRaised, "seal_being_raised", QT_TRANSLATE_NOOP("ink::Reason", "Sealed at level %1. Level %2 is pending: %3"), QString, QString, Message)
INK_REASON(smsCodesTooMany, "sms_codes_too_many", QT_TRANSLATE_NOOP("ink::Reason", "Too many codes were sent to this phone number today. Try again later."))
INK_REASON(codeSentRecently, "code_sent_recently", QT_TRANSLATE_NOOP("ink::Reason", "A code was sent less than a minute ago. Check your email."))
INK_REASON(noSuchInvitation, "no_such_invitation", QT_TRANSLATE_NOOP("ink::Reason", "This invitation doesn't exist."))
INK_REASON(codesLocked, "codes_locked", QT_TRANSLATE_NOOP("ink::Reason", "Too many wrong codes. Try again in %1 min, or ask the sender for help."), QString)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
