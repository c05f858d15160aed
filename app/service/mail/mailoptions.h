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
    StartTls, ///< STARTTLS is required; otherwise nothing is sent
    Tls       ///< TLS from the first byte (smtps)
};

/** The mail server and the sender. */
struct MailOptions
{
    QString host;
    quint16 port = 0; ///< 0 = 25, 587 or 465, depending on `security`
    Security security = Security::StartTls;
    QString user; ///< empty = no authentication
    Secret password;
    bool allowPlainLogin = false; ///< authenticates even if the connection is not encrypted
    Address from;
    QString caFile;                              ///< PEM; empty = the system's certificate authorities
    std::chrono::milliseconds timeout{15'000};   ///< for connecting, and for each response from the server
    int maxConnections = 4;                      ///< maximum number of emails sent at once
    qint64 attachmentLimit = 10LL * 1024 * 1024; ///< maximum bytes of all files in a mail; larger ones are
                                                 ///< sent as a link
};

/**
 * Parses `smtp://user@host:port` or `smtps://…` and `Name <a@b>`. `security` is `none`, `starttls`, `tls` or
 * empty. If it is empty, `tls` is used for smtps, none for smtp to this computer, and starttls otherwise. A
 * password in the address is rejected, because it would be visible in the process list.
 */
[[nodiscard]] Result<MailOptions> mailOptionsFrom(const QString& url, const QString& from,
                                                  const QString& security);
/** Fails with a Validation error if the options are invalid or would send a password unencrypted. */
[[nodiscard]] Result<void> checkMailOptions(const MailOptions& options);

} // namespace ink::service::mail
