#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/service/mail/mailer.h"

#include <QByteArray>
#include <QList>
#include <QString>

#include <atomic>
#include <chrono>
#include <memory>

namespace ink::service::mail {

/** The mailbox that receives returned mail. */
struct MailboxOptions
{
    QString host;
    quint16 port = 0; ///< 0 = 143 or 993, depending on `security`
    Security security = Security::Tls;
    QString user;
    Secret password;
    QString folder = QStringLiteral("INBOX");
    QString caFile;                            ///< PEM; empty = the system's certificate authorities
    std::chrono::milliseconds timeout{15'000}; ///< for connecting, and for each response of the server
    std::chrono::milliseconds interval{60'000};
    /** Returns the name of the mailbox, which is the same for every process that reads it. */
    [[nodiscard]] QString name() const;
};

/** Parses `imap://user@host:port/folder` or `imaps://…`. `security` is the same as in mailOptionsFrom(). */
[[nodiscard]] Result<MailboxOptions> mailboxOptionsFrom(const QString& url, const QString& security);
/** Fails with a Validation error if the options are invalid or would send a password unencrypted to another
 * computer. */
[[nodiscard]] Result<void> checkMailboxOptions(const MailboxOptions& options);

/**
 * An IMAP session (RFC 3501) that reads a folder without changing anything in it, including read flags. Every
 * call ends within the timeout of the options or when `stop` becomes true.
 */
class ImapMailbox final
{
public:
    /** Connects, signs in and opens the folder for reading. */
    [[nodiscard]] static Result<std::unique_ptr<ImapMailbox>> open(const MailboxOptions& options,
                                                                   const std::atomic_bool& stop);
    ~ImapMailbox();

    [[nodiscard]] qint64 validity() const;
    /** Returns a number greater than every UID at the time when the folder was opened. */
    [[nodiscard]] qint64 uidNext() const;
    /** Returns the UIDs above `after`, ascending. */
    [[nodiscard]] Result<QList<qint64>> uidsAfter(qint64 after);
    /** Returns the UIDs of messages that arrived on this day (UTC) or later, ascending. */
    [[nodiscard]] Result<QList<qint64>> uidsSince(Timestamp day);
    /** Returns the headers that isPossibleReport() requires. Empty if the message is gone. */
    [[nodiscard]] Result<QByteArray> headers(qint64 uid);
    /** Returns the first `limit` bytes of the message. */
    [[nodiscard]] Result<QByteArray> message(qint64 uid, qint64 limit);

private:
    struct Private;
    explicit ImapMailbox(std::unique_ptr<Private> data);
    std::unique_ptr<Private> d;
};

} // namespace ink::service::mail
