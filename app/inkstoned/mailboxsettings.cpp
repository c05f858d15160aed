#include "app/inkstoned/mailboxsettings.h"

namespace ink::inkstoned {

Result<void> setMailbox(const CommandLine& line, service::ServiceHost::Options& host)
{
    INK_ASSIGN(server, serverAccess(line, {"imap-url", "imap-password-file", "INKSTONE_IMAP_PASSWORD"},
                                    {"imap-security", "imap-ca", "imap-password-file"},
                                    "a mailbox needs --imap-url"));
    if (server.url.isEmpty()) return {};
    if (!host.mail) return failValidation("--imap-url needs --smtp-url");
    auto mailbox = service::mail::mailboxOptionsFrom(server.url, line.value("imap-security"));
    if (!mailbox) return failValidation(mailbox.error());
    // Defaults to the account that sends the email.
    mailbox->password = server.secret.isEmpty() ? host.mail->password : server.secret;
    if (mailbox->user.isEmpty()) mailbox->user = host.mail->user;
    mailbox->caFile = line.value("imap-ca", host.mail->caFile);
    if (const auto good = service::mail::checkMailboxOptions(*mailbox); !good)
        return failValidation(good.error());
    host.mailbox = std::move(*mailbox);
    return {};
}

} // namespace ink::inkstoned
