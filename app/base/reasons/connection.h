// Connections to other servers, and the keychain of this system.
#if !defined(INK_REASONS_CONNECTION) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_CONNECTION
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(noDocumentReturned, "no_document_returned", QT_TRANSLATE_NOOP("ink::Reason", "no document was returned"))
INK_REASON(serverSentNoList, "server_sent_no_list", QT_TRANSLATE_NOOP("ink::Reason", "The server sent no list."))
INK_REASON(serviceHasNoMail, "service_has_no_mail", QT_TRANSLATE_NOOP("ink::Reason", "This service can't send email. Copy the signing link instead."))
INK_REASON(recipientHasNoEmail, "recipient_has_no_email", QT_TRANSLATE_NOOP("ink::Reason", "This recipient has no email address. Copy the signing link instead."))
INK_REASON(recipientNotSaved, "recipient_not_saved", QT_TRANSLATE_NOOP("ink::Reason", "This recipient has not been saved yet."))
INK_REASON(notADeliveryId, "not_a_delivery_id", QT_TRANSLATE_NOOP("ink::Reason", "This is not a valid delivery ID."))
INK_REASON(tokenUnknown, "token_unknown", QT_TRANSLATE_NOOP("ink::Reason", "The server returned an invalid signing token."))
INK_REASON(recipientHasNoSigningAddress, "recipient_has_no_signing_address", QT_TRANSLATE_NOOP("ink::Reason", "The recipient has no signing link yet."))
INK_REASON(signingAddressOfOtherServer, "signing_address_of_other_server", QT_TRANSLATE_NOOP("ink::Reason", "The signing link belongs to another server."))
INK_REASON(signingAddressInvalid, "signing_address_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The signing link is not valid."))
INK_REASON(serverTimeout, "server_timeout", QT_TRANSLATE_NOOP("ink::Reason", "The server didn't answer in time."))
INK_REASON(serverAnswerTooLarge, "server_answer_too_large", QT_TRANSLATE_NOOP("ink::Reason", "The server's answer is larger than allowed."))
INK_REASON(serverUnreachable, "server_unreachable", QT_TRANSLATE_NOOP("ink::Reason", "The server couldn't be reached."))
INK_REASON(serverCertificateNotAccepted, "server_certificate_not_accepted", QT_TRANSLATE_NOOP("ink::Reason", "The server's certificate was not accepted."))
INK_REASON(proxyUnreachable, "proxy_unreachable", QT_TRANSLATE_NOOP("ink::Reason", "The proxy could not be reached."))
INK_REASON(proxyTimeout, "proxy_timeout", QT_TRANSLATE_NOOP("ink::Reason", "The proxy did not answer in time."))
INK_REASON(proxyAuthentication, "proxy_authentication", QT_TRANSLATE_NOOP("ink::Reason", "The proxy requires a user name and password, or rejected the ones given."))
INK_REASON(connectionServerCut, "connection_server_cut", QT_TRANSLATE_NOOP("ink::Reason", "The connection to the server was lost."))
INK_REASON(serverNameNotFound, "server_name_not_found", QT_TRANSLATE_NOOP("ink::Reason", "The server name wasn't found."))
INK_REASON(serverRedirects, "server_redirects", QT_TRANSLATE_NOOP("ink::Reason", "The server redirects to another address. Redirects aren't followed."))
INK_REASON(serverAnswerNotUnderstood, "server_answer_not_understood", QT_TRANSLATE_NOOP("ink::Reason", "The server's response isn't valid."))
INK_REASON(fileUnreadable, "file_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "The file %1 can't be read."), QString)
INK_REASON(onlyHttps, "only_https", QT_TRANSLATE_NOOP("ink::Reason", "The address must begin with https://."))
INK_REASON(requestStopped, "request_stopped", QT_TRANSLATE_NOOP("ink::Reason", "The request was stopped."))
INK_REASON(answerNotUnderstood, "answer_not_understood", QT_TRANSLATE_NOOP("ink::Reason", "The server's response isn't valid: %1"), Message)
INK_REASON(noSuchSecret, "no_such_secret", QT_TRANSLATE_NOOP("ink::Reason", "There is no secret with this name."))
INK_REASON(keychainAccessDenied, "keychain_access_denied", QT_TRANSLATE_NOOP("ink::Reason", "Access to the system's keychain was denied."))
INK_REASON(noUsableKeychain, "no_usable_keychain", QT_TRANSLATE_NOOP("ink::Reason", "No usable keychain was found on this system."))
INK_REASON(keychainRefused, "keychain_refused", QT_TRANSLATE_NOOP("ink::Reason", "The system's keychain refused the request."))
INK_REASON(keychainSilent, "keychain_silent", QT_TRANSLATE_NOOP("ink::Reason", "The system's keychain isn't responding."))
INK_REASON(addressReserved, "address_reserved", QT_TRANSLATE_NOOP("ink::Reason", "This address is not allowed (loopback, private or reserved)."))
INK_REASON(addressNotHttp, "address_not_http", QT_TRANSLATE_NOOP("ink::Reason", "This is not a valid http or https address."))
INK_REASON(hostNameNotFound, "host_name_not_found", QT_TRANSLATE_NOOP("ink::Reason", "The host name was not found."))
INK_REASON(noConnection, "no_connection", QT_TRANSLATE_NOOP("ink::Reason", "No connection."))
INK_REASON(noAnswerInTime, "no_answer_in_time", QT_TRANSLATE_NOOP("ink::Reason", "No answer in time."))
INK_REASON(trustedAuthoritiesUnreadable, "trusted_authorities_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "The file of trusted authorities can't be read."))
INK_REASON(noSecureConnection, "no_secure_connection", QT_TRANSLATE_NOOP("ink::Reason", "No secure connection."))
INK_REASON(connectionCut, "connection_cut", QT_TRANSLATE_NOOP("ink::Reason", "The connection was lost."))
INK_REASON(answerNotHttp, "answer_not_http", QT_TRANSLATE_NOOP("ink::Reason", "The response was not HTTP."))
INK_REASON(serverRedirected, "server_redirected", QT_TRANSLATE_NOOP("ink::Reason", "The server answered %1; redirects are not followed."), qint64)
INK_REASON(serverAnswered, "server_answered", QT_TRANSLATE_NOOP("ink::Reason", "The server answered %1."), qint64)
INK_REASON(connectionFailed, "connection_failed", QT_TRANSLATE_NOOP("ink::Reason", "The connection failed."))
INK_REASON(serviceStopped, "service_stopped", QT_TRANSLATE_NOOP("ink::Reason", "The service was stopped."))
INK_REASON(fetchAddressInvalid, "fetch_address_invalid", QT_TRANSLATE_NOOP("ink::Reason", "the address is invalid"))
INK_REASON(fetchHostNotFound, "fetch_host_not_found", QT_TRANSLATE_NOOP("ink::Reason", "the host name was not found"))
INK_REASON(fetchNoConnection, "fetch_no_connection", QT_TRANSLATE_NOOP("ink::Reason", "no connection"))
INK_REASON(fetchTimeout, "fetch_timeout", QT_TRANSLATE_NOOP("ink::Reason", "no answer in time"))
INK_REASON(fetchStopping, "fetch_stopping", QT_TRANSLATE_NOOP("ink::Reason", "the service is shutting down"))
INK_REASON(fetchCertificateNotAccepted, "fetch_certificate_not_accepted", QT_TRANSLATE_NOOP("ink::Reason", "the server's certificate was not accepted"))
INK_REASON(fetchAuthoritiesUnreadable, "fetch_authorities_unreadable", QT_TRANSLATE_NOOP("ink::Reason", "the file of trusted authorities cannot be read"))
INK_REASON(fetchNoSecureConnection, "fetch_no_secure_connection", QT_TRANSLATE_NOOP("ink::Reason", "no secure connection"))
INK_REASON(fetchConnectionCut, "fetch_connection_cut", QT_TRANSLATE_NOOP("ink::Reason", "the connection was lost"))
INK_REASON(fetchConnectionFailed, "fetch_connection_failed", QT_TRANSLATE_NOOP("ink::Reason", "the connection failed"))
INK_REASON(fetchAddressNotAllowed, "fetch_address_not_allowed", QT_TRANSLATE_NOOP("ink::Reason", "this address is not allowed (loopback, private or reserved)"))
INK_REASON(fetchServerAnswered, "fetch_server_answered", QT_TRANSLATE_NOOP("ink::Reason", "the server answered %1"), qint64)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
