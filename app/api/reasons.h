// Reasons used in app/api.
#if !defined(INK_REASONS_APP_API) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_API
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(noDocumentReturned, "no_document_returned", QT_TRANSLATE_NOOP("ink::Reason", "no document was returned"))
INK_REASON(serverSentNoList, "server_sent_no_list", QT_TRANSLATE_NOOP("ink::Reason", "The server sent no list."))
INK_REASON(recipientHasNoEmail, "recipient_has_no_email", QT_TRANSLATE_NOOP("ink::Reason", "This recipient has no email address. Copy the signing link instead."))
INK_REASON(recipientNotSaved, "recipient_not_saved", QT_TRANSLATE_NOOP("ink::Reason", "This recipient has not been saved yet."))
INK_REASON(notADeliveryId, "not_a_delivery_id", QT_TRANSLATE_NOOP("ink::Reason", "This is not a valid delivery ID."))
INK_REASON(tokenUnknown, "token_unknown", QT_TRANSLATE_NOOP("ink::Reason", "The server returned an invalid signing token."))
INK_REASON(recipientHasNoSigningAddress, "recipient_has_no_signing_address", QT_TRANSLATE_NOOP("ink::Reason", "The recipient has no signing link yet."))
INK_REASON(signingAddressOfOtherServer, "signing_address_of_other_server", QT_TRANSLATE_NOOP("ink::Reason", "The signing link belongs to another server."))
INK_REASON(signingAddressInvalid, "signing_address_invalid", QT_TRANSLATE_NOOP("ink::Reason", "The signing link is not valid."))
INK_REASON(serverTimeout, "server_timeout", QT_TRANSLATE_NOOP("ink::Reason", "The server didn't respond in time."))
INK_REASON(serverAnswerTooLarge, "server_answer_too_large", QT_TRANSLATE_NOOP("ink::Reason", "The server's response is larger than allowed."))
INK_REASON(serverUnreachable, "server_unreachable", QT_TRANSLATE_NOOP("ink::Reason", "The server couldn't be reached."))
INK_REASON(proxyUnreachable, "proxy_unreachable", QT_TRANSLATE_NOOP("ink::Reason", "The proxy could not be reached."))
INK_REASON(proxyTimeout, "proxy_timeout", QT_TRANSLATE_NOOP("ink::Reason", "The proxy did not respond in time."))
INK_REASON(proxyAuthentication, "proxy_authentication", QT_TRANSLATE_NOOP("ink::Reason", "The proxy requires a user name and password, or rejected the ones given."))
INK_REASON(connectionServerCut, "connection_server_cut", QT_TRANSLATE_NOOP("ink::Reason", "The connection to the server was lost."))
INK_REASON(serverNameNotFound, "server_name_not_found", QT_TRANSLATE_NOOP("ink::Reason", "The server name wasn't found."))
INK_REASON(serverRedirects, "server_redirects", QT_TRANSLATE_NOOP("ink::Reason", "The server redirects to another address. Redirects aren't followed."))
INK_REASON(serverAnswerNotUnderstood, "server_answer_not_understood", QT_TRANSLATE_NOOP("ink::Reason", "The server's response isn't valid."))
INK_REASON(onlyHttps, "only_https", QT_TRANSLATE_NOOP("ink::Reason", "The address must start with https://."))
INK_REASON(requestStopped, "request_stopped", QT_TRANSLATE_NOOP("ink::Reason", "The request was stopped."))
INK_REASON(answerNotUnderstood, "answer_not_understood", QT_TRANSLATE_NOOP("ink::Reason", "The server's response isn't valid: %1"), Message)
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
