#pragma once

#include "app/base/message.h"

#include <curl/curl.h>

// Private to app/service.

namespace ink::service::outbound {

/** The causes of a failed transfer, in any protocol. */
enum class TransferFailure {
    HostNotFound,
    NoConnection,
    Timeout,
    Stopped, ///< aborted by the service itself
    CertificateNotAccepted,
    AuthoritiesUnreadable,
    NotSecure,
    ConnectionCut,
    Other ///< any other cause, such as one that is specific to a protocol
};
/** Returns the meaning of a libcurl result other than CURLE_OK. */
[[nodiscard]] TransferFailure transferFailure(CURLcode code);

/** The reason why a request to a web server got no response, as two texts. */
struct TransferFailureText
{
    Message sentence; ///< `The host name was not found.`
    Message clause;   ///< as part of a sentence: `the host name was not found`
};

/** Returns the texts for a libcurl result. Mail servers have their own text
 * (app/service/mail/mailserverfault.h). */
[[nodiscard]] TransferFailureText transferFailureText(CURLcode code);

} // namespace ink::service::outbound
