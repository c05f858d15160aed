#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/service/mail/mimemessage.h"

#include <chrono>
#include <memory>

namespace ink::service::mail {

enum class Security {
    None,     ///< plain: for a server on the same machine
    StartTls, ///< STARTTLS or nothing is sent
    Tls       ///< TLS from the first byte (smtps)
};

/** The mail server and the sender. */
struct MailOptions
{
    QString host;
    quint16 port = 0; ///< 0 = 25, 587 or 465 by `security`
    Security security = Security::StartTls;
    QString user; ///< empty = no login
    Secret password;
    bool allowPlainLogin = false; ///< log in although the connection is not encrypted
    Address from;
    QString caFile;                              ///< PEM; empty = the system's authorities
    std::chrono::milliseconds timeout{15'000};   ///< to connect, and for each answer of the server
    int connections = 4;                         ///< how many mails are on their way at once
    qint64 attachmentLimit = 10LL * 1024 * 1024; ///< bytes of all files of a mail; more goes as a link
};

/**
 * Reads `smtp://user@host:port` or `smtps://…` and `Name <a@b>`. `security` is `none`, `starttls`, `tls` or
 * empty: then `tls` for smtps, none for smtp to this computer, else starttls. A password in the address is
 * refused: it would be in everybody's process list.
 */
[[nodiscard]] Result<MailOptions> mailOptionsFrom(const QString& url, const QString& from,
                                                  const QString& security);
/** Validation when the options cannot work or would send a password in the clear. */
[[nodiscard]] Result<void> checkMailOptions(const MailOptions& options);

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
    ink::Message error; ///< what the server wrote is cut, cleaned and without anybody's GUID
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
