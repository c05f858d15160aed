#pragma once

#include "app/service/mail/mailoptions.h"
#include "app/service/mail/mimemessage.h"

#include <memory>

namespace ink::service::mail {

/** The result of sending one mail. */
struct SendResult
{
    enum class Verdict {
        Sent,    ///< the server took it
        Later,   ///< it may work later: no connection, a 4xx answer, a wrong password
        Refused, ///< the server will never take it (5xx)
        TooLarge ///< nor in this size
    };
    Verdict verdict = Verdict::Later;
    int code = 0;       ///< the server's last answer, 0 = none
    ink::Message error; ///< the server's text, cut, cleaned and without GUIDs
};

/**
 * Hands mails to one SMTP server. Safe from any thread; connections are kept for the next mail. A call ends
 * within 50 s whatever the server does.
 */
class Mailer final
{
public:
    explicit Mailer(MailOptions options);
    ~Mailer();

    [[nodiscard]] const MailOptions& options() const;
    [[nodiscard]] SendResult send(const WrittenMessage& message);
    void stop(); ///< running calls give up at once, later ones too

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::mail
