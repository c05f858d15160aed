#pragma once

#include "app/base/message.h"

#include <curl/curl.h>

#include <optional>

namespace ink::service::mail {

// Private to app/service/mail.

/** The message for a failed connection to a mail server; nothing for other codes. */
[[nodiscard]] std::optional<ink::Message> mailServerFault(CURLcode code);

} // namespace ink::service::mail
