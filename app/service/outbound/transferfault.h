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
    Stopped, ///< stopped by the service itself
    CertificateNotAccepted,
    AuthoritiesUnreadable,
    NotSecure,
    ConnectionCut,
    Other ///< has a meaning only in some protocols
};
/** The meaning of a libcurl result other than CURLE_OK. */
[[nodiscard]] TransferFailure transferFailure(CURLcode code);

/** The reason why a request to a web server got no response, in two forms. */
struct TransferFault
{
    Message sentence; ///< `The host name was not found.`
    Message clause;   ///< within a sentence: `the host name was not found`
};

/** The text for such a result; mail servers have their own (app/service/mail/mailserverfault.h). */
[[nodiscard]] TransferFault transferFault(CURLcode code);

} // namespace ink::service::outbound
