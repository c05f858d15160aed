#pragma once

#include "app/base/message.h"

#include <curl/curl.h>

// Private to app/service.

namespace ink::service::outbound {

/** Why a request to a web server got no response, in two forms. */
struct TransferFault
{
    Message sentence; ///< `The host name was not found.`
    Message clause;   ///< within a sentence: `the host name was not found`
};

/** The fault that a result of libcurl other than CURLE_OK means. */
[[nodiscard]] TransferFault transferFault(CURLcode code);

} // namespace ink::service::outbound
