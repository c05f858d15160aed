// Reasons used in app/service/http/server.
#if !defined(INK_REASONS_APP_SERVICE_HTTP_SERVER) || defined(INK_REASON_PASS)
#ifndef INK_REASON_PASS
#define INK_REASONS_APP_SERVICE_HTTP_SERVER
#include "app/base/reasondeclare.h"
#endif
// NOLINTBEGIN
// clang-format off
INK_REASON(listenAddressInvalid, "listen_address_invalid", QT_TRANSLATE_NOOP("ink::Reason", "%1 isn't an IP address that the service can listen on."), QString)
INK_REASON(cannotListenPort, "cannot_listen_port", QT_TRANSLATE_NOOP("ink::Reason", "The service can't listen on %1 port %2: %3"), QString, qint64, QString)
INK_REASON_ENGLISH(certificateFileInvalid, "certificate_file_invalid", "%1 does not contain a readable certificate (PEM).", QString)
INK_REASON_ENGLISH(keyFileInvalid, "key_file_invalid", "%1 does not contain a readable private key (PEM, without a passphrase) that belongs to the certificate.", QString)
INK_REASON_ENGLISH(namedKeyDoesNotFitCertificate, "named_key_does_not_fit_certificate", "The key %1 does not belong to the certificate %2.", QString, QString)
INK_REASON(requestTooLargeMib, "request_too_large_mib", QT_TRANSLATE_NOOP("ink::Reason", "The request is larger than %1 MiB."), qint64)
INK_REASON(serviceBusy, "service_busy", QT_TRANSLATE_NOOP("ink::Reason", "The service is busy. Try again in a moment."))
INK_REASON_ENGLISH(noBodyExpected, "no_body_expected", "This request takes no body.")
INK_REASON_ENGLISH(contentEncodingNotSupported, "content_encoding_not_supported", "Content-Encoding is not supported. Send the body unencoded.")
INK_REASON_ENGLISH(boundaryInvalid, "boundary_invalid", "The Content-Type has no valid boundary.")
INK_REASON_ENGLISH(jsonOrMultipartExpected, "json_or_multipart_expected", "Send application/json or multipart/form-data.")
INK_REASON_ENGLISH(jsonExpected, "json_expected", "Send application/json.")
INK_REASON_ENGLISH(authenticationPartNotFirst, "authentication_part_not_first", "The part authentication must come first.")
INK_REASON_ENGLISH(credentialsExpected, "credentials_expected", "Send credentials with Basic authentication, or in a first part named authentication.")
INK_REASON_ENGLISH(partTwice, "part_twice", "The part %1 appears more than once.", QString)
INK_REASON_ENGLISH(credentialsContradict, "credentials_contradict", "The header and the part authentication name different accounts.")
INK_REASON_ENGLISH(noSuchVersion, "no_such_version", "This address doesn't exist in this version of the API. /versions lists the versions, args.addresses the right addresses, if there are any.")
INK_REASON_ENGLISH(methodNotAllowed, "method_not_allowed", "This address does not support this method.")
INK_REASON(tooManyRequests, "too_many_requests", QT_TRANSLATE_NOOP("ink::Reason", "Too many requests. Wait before you send more."))
INK_REASON_ENGLISH(sendCredentials, "send_credentials", "Send credentials.")
INK_REASON_ENGLISH(idempotencyKeyInvalid, "idempotency_key_invalid", "The Idempotency-Key must be at most 128 printable characters.")
INK_REASON(idempotencyKeyInUse, "idempotency_key_in_use", QT_TRANSLATE_NOOP("ink::Reason", "The first request with this Idempotency-Key is still being processed. Try again in a moment."))
INK_REASON(idempotencyKeyOfOtherRequest, "idempotency_key_of_other_request", QT_TRANSLATE_NOOP("ink::Reason", "This Idempotency-Key was used for a different request."))
INK_REASON_ENGLISH(tooManyMultipartParts, "too_many_multipart_parts", "The multipart body has more than %1 parts.", qint64)
INK_REASON(requestFromOtherSite, "request_from_other_site", QT_TRANSLATE_NOOP("ink::Reason", "Requests from other websites are not accepted."))
INK_REASON_ENGLISH(addressTooLong, "address_too_long", "The address is longer than 8 KiB.")
INK_REASON(tlsNotAvailable, "tls_not_available", QT_TRANSLATE_NOOP("ink::Reason", "TLS isn't available."))
// clang-format on
// NOLINTEND
#ifndef INK_REASON_PASS
#include "app/base/reasondeclared.h"
#endif
#endif
