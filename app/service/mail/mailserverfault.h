#pragma once

#include "app/base/message.h"

#include <curl/curl.h>

#include <optional>

namespace ink::service::mail {

// Private to app/service/mail.

/** The text for a failed connection to a mail server; nothing when the code means something else. */
[[nodiscard]] std::optional<ink::Message> mailServerFault(CURLcode code);

} // namespace ink::service::mail
