#pragma once

#include "app/service/mail/mailoptions.h"
#include "app/service/mail/mimemessage.h"

#include <memory>

namespace ink::service::mail {

/** The result of sending one email. */
struct SendResult
{
    enum class Verdict {
        Sent,             ///< accepted by the server
        TemporaryFailure, ///< a temporary failure: no connection, a 4xx response, a wrong password
        Refused,          ///< a permanent failure (5xx)
        TooLarge          ///< a permanent failure because of the size
    };
    Verdict verdict = Verdict::TemporaryFailure;
    int code = 0;       ///< the server's last response; 0 = none
    ink::Message error; ///< the server's text, truncated, sanitized and without GUIDs
};

/**
 * Sends emails through one SMTP server. Thread-safe. Connections are reused for the next email. Each attempt
 * ends within 50 s. If the server had closed a reused connection, send() tries again at once.
 */
class Mailer final
{
public:
    explicit Mailer(MailOptions options);
    ~Mailer();

    [[nodiscard]] const MailOptions& options() const;
    [[nodiscard]] SendResult send(const SerializedMessage& message);
    void stop(); ///< aborts running and later calls at once

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::mail
