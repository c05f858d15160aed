#include "app/inkstoned/mailboxsettings.h"

namespace ink::inkstoned {

Result<void> setMailbox(const CommandLine& line, service::ServiceHost::Options& host)
{
    const QString url = line.value("imap-url");
    if (url.isEmpty())
        INK_TRY(checkAbsent(line, {"imap-security", "imap-ca", "imap-password-file"},
                            "a mailbox needs --imap-url"));
    INK_ASSIGN(password, secretOf(line, "imap-password-file", "INKSTONE_IMAP_PASSWORD"));
    if (url.isEmpty()) return {};
    if (!host.mail) return wrong("--imap-url needs --smtp-url");
    auto mailbox = service::mail::mailboxOptionsFrom(url, line.value("imap-security"));
    if (!mailbox) return wrong(mailbox.error());
    // By default the account that sends the email.
    mailbox->password = password.isEmpty() ? host.mail->password : password;
    if (mailbox->user.isEmpty()) mailbox->user = host.mail->user;
    mailbox->caFile = line.value("imap-ca", host.mail->caFile);
    if (const auto good = service::mail::checkMailboxOptions(*mailbox); !good) return wrong(good.error());
    host.mailbox = std::move(*mailbox);
    return {};
}

} // namespace ink::inkstoned
