#pragma once

#include "app/service/mail/mailoptions.h"
#include "app/service/mail/mimemessage.h"

#include <memory>

namespace ink::service::mail {

/** The result of sending one mail. */
struct SendResult
{
    enum class Verdict {
        Sent,    ///< accepted by the server
        Later,   ///< a temporary failure: no connection, a 4xx response, a wrong password
        Refused, ///< a permanent failure (5xx)
        TooLarge ///< a permanent failure because of the size
    };
    Verdict verdict = Verdict::Later;
    int code = 0;       ///< the server's last response, 0 = none
    ink::Message error; ///< the server's text, truncated, sanitized and without GUIDs
};

/**
 * Sends mails through one SMTP server. Thread-safe; connections are reused for the next mail. A call ends
 * within 50 s whatever the server does.
 */
class Mailer final
{
public:
    explicit Mailer(MailOptions options);
    ~Mailer();

    [[nodiscard]] const MailOptions& options() const;
    [[nodiscard]] SendResult send(const WrittenMessage& message);
    void stop(); ///< aborts running and later calls at once

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::mail
