// Reasons used in app/service/sms.
#if !defined(INK_REASONS_APP_SERVICE_SMS) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_SMS
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(smsGatewayAnswered, "sms_gateway_answered", QT_TRANSLATE_NOOP("ink::Reason", "The SMS gateway answered with status %1."), qint64)
INK_REASON(smsGatewayWithoutSuccess, "sms_gateway_without_success", QT_TRANSLATE_NOOP("ink::Reason", "The SMS gateway's response doesn't contain the text that shows success."))
INK_REASON(smsGatewayMethodInvalid, "sms_gateway_method_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The method must be POST, PUT or GET."))
INK_REASON(smsGatewayHeaderInvalid, "sms_gateway_header_invalid", QT_TRANSLATE_NOOP("ink::Reason", "“%1” isn't a valid header. Write it as Name: value."), QString)
INK_REASON(smsGatewayBodyInvalid, "sms_gateway_body_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The body template isn't valid JSON."))
INK_REASON(smsGatewayWithoutNumber, "sms_gateway_without_number", QT_TRANSLATE_NOOP("ink::Reason", "The address or the body must contain {to} or {toDigits}, which stand for the phone number."))
INK_REASON(smsGatewayWithoutText, "sms_gateway_without_text", QT_TRANSLATE_NOOP("ink::Reason", "The address or the body must contain {text}, which stands for the message."))
INK_REASON(smsGatewaySecretInAddress, "sms_gateway_secret_in_address", QT_TRANSLATE_NOOP("ink::Reason", "The secret must not be in the address. Put {secret} into a header or the body."))
INK_REASON(smsGatewaySecretMissing, "sms_gateway_secret_missing", QT_TRANSLATE_NOOP("ink::Reason", "The request contains {secret}, but no secret is set."))
INK_REASON(smsGatewayNotSecure, "sms_gateway_not_secure", QT_TRANSLATE_NOOP("ink::Reason", "The address must start with https://. Only a gateway on this computer or in a private network may use http://."))
INK_REASON(smsGatewaySuccessInvalid, "sms_gateway_success_invalid", QT_TRANSLATE_NOOP("ink::Reason", "“%1” isn't a valid status. Use numbers such as 200 or groups such as 2xx, separated by commas."), QString)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
