#pragma once

#include "app/base/message.h"

#include <curl/curl.h>

// Private to app/service.

namespace ink::service::outbound {

/** What went wrong with a transfer, in any protocol. */
enum class TransferFailure {
    HostNotFound,
    NoConnection,
    Timeout,
    Stopped, ///< by the service itself
    CertificateNotAccepted,
    AuthoritiesUnreadable,
    NotSecure,
    ConnectionCut,
    Other ///< has a meaning in some protocols only
};
/** The meaning of a result of libcurl other than CURLE_OK. */
[[nodiscard]] TransferFailure transferFailure(CURLcode code);

/** Why a request to a web server got no response, in two forms. */
struct TransferFault
{
    Message sentence; ///< `The host name was not found.`
    Message clause;   ///< within a sentence: `the host name was not found`
};

/** The words for such a result; mail servers have their own (app/service/mail/mailserverfault.h). */
[[nodiscard]] TransferFault transferFault(CURLcode code);

} // namespace ink::service::outbound
