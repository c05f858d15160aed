#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/service/mail/mimemessage.h"

#include <QString>

#include <chrono>

namespace ink::service::mail {

/** The protection of the connection to a mail server. */
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

} // namespace ink::service::mail
