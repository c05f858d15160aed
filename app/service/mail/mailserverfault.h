#pragma once

#include "app/base/message.h"

#include <curl/curl.h>

#include <optional>

namespace ink::service::mail {

// Private to app/service/mail.

/** Returns the message for a failed connection to a mail server; nullopt for other codes. */
[[nodiscard]] std::optional<ink::Message> mailServerFailureText(CURLcode code);

} // namespace ink::service::mail
