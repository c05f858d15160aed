#include "app/inkstoned/mailboxsettings.h"

namespace ink::inkstoned {

namespace {

/** As part of a longer sentence. */
auto wrongMailbox(QString sentence)
{
    if (sentence.endsWith(QLatin1Char('.'))) sentence.chop(1);
    return fail(ErrorCode::Validation, Message::literal(sentence));
}

} // namespace

Result<void> setMailbox(const CommandLine& line, service::ServiceHost::Options& host)
{
    Secret password(qgetenv("INKSTONE_IMAP_PASSWORD"));
    qunsetenv("INKSTONE_IMAP_PASSWORD");
    const QString url = line.value(QStringLiteral("imap-url"));
    if (url.isEmpty()) {
        for (const char* name : {"imap-security", "imap-ca", "imap-password-file"})
            if (!line.value(QLatin1StringView(name)).isEmpty())
                return wrongMailbox(QStringLiteral("a mailbox needs --imap-url"));
        return {};
    }
    if (!host.mail) return wrongMailbox(QStringLiteral("--imap-url needs --smtp-url"));
    auto mailbox = service::mail::mailboxOptionsFrom(url, line.value(QStringLiteral("imap-security")));
    if (!mailbox) return wrongMailbox(mailbox.error().detail.english());
    if (const QString file = line.value(QStringLiteral("imap-password-file")); !file.isEmpty()) {
        INK_ASSIGN(secret, secretFromFile(file));
        password = secret;
    }
    // One account as a rule.
    mailbox->password = password.isEmpty() ? host.mail->password : password;
    if (mailbox->user.isEmpty()) mailbox->user = host.mail->user;
    mailbox->caFile = line.value(QStringLiteral("imap-ca"), host.mail->caFile);
    if (const auto good = service::mail::checkMailboxOptions(*mailbox); !good)
        return wrongMailbox(good.error().detail.english());
    host.mailbox = std::move(*mailbox);
    return {};
}

} // namespace ink::inkstoned
