// Reasons used in app/service/outbound.
#if !defined(INK_REASONS_APP_SERVICE_OUTBOUND) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_OUTBOUND
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(addressNotHttp, "address_not_http", QT_TRANSLATE_NOOP("ink::Reason", "This is not a valid http or https address."))
INK_REASON(hostNameNotFound, "host_name_not_found", QT_TRANSLATE_NOOP("ink::Reason", "The host name was not found."))
INK_REASON(noAnswerInTime, "no_answer_in_time", QT_TRANSLATE_NOOP("ink::Reason", "The request timed out."))
INK_REASON(trustedAuthoritiesUnreadable, "trusted_authorities_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "The file of trusted authorities can't be read."))
INK_REASON(noSecureConnection, "no_secure_connection", QT_TRANSLATE_NOOP("ink::Reason", "No secure connection."))
INK_REASON(connectionCut, "connection_cut", QT_TRANSLATE_NOOP("ink::Reason", "The connection was lost."))
INK_REASON(answerNotHttp, "answer_not_http", QT_TRANSLATE_NOOP("ink::Reason", "The response was not HTTP."))
INK_REASON(serviceStopped, "service_stopped", QT_TRANSLATE_NOOP("ink::Reason", "The service was stopped."))
INK_REASON(fetchAddressInvalid, "fetch_address_invalid", QT_TRANSLATE_NOOP("ink::Reason", "the address is invalid"))
INK_REASON(fetchHostNotFound, "fetch_host_not_found", QT_TRANSLATE_NOOP("ink::Reason", "the host name was not found"))
INK_REASON(fetchNoConnection, "fetch_no_connection", QT_TRANSLATE_NOOP("ink::Reason", "no connection"))
INK_REASON(fetchTimeout, "fetch_timeout", QT_TRANSLATE_NOOP("ink::Reason", "the request timed out"))
INK_REASON(fetchStopping, "fetch_stopping", QT_TRANSLATE_NOOP("ink::Reason", "the service is shutting down"))
INK_REASON(fetchCertificateNotAccepted, "fetch_certificate_not_accepted", QT_TRANSLATE_NOOP("ink::Reason", "the server's certificate was not accepted"))
INK_REASON(fetchAuthoritiesUnreadable, "fetch_authorities_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "the file of trusted authorities cannot be read"))
INK_REASON(fetchNoSecureConnection, "fetch_no_secure_connection", QT_TRANSLATE_NOOP("ink::Reason", "no secure connection"))
INK_REASON(fetchConnectionCut, "fetch_connection_cut", QT_TRANSLATE_NOOP("ink::Reason", "the connection was lost"))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
