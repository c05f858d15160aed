#pragma once

#include <QDir>
#include <QFile>
#include <QHostAddress>
#include <QProcess>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>

#include <algorithm>
#include <unistd.h>

namespace ink::test {

/** Dovecot on loopback with one mailbox; messages are delivered as files. */
class ImapServer final
{
public:
    ~ImapServer() { stop(); }

    /** False if dovecot is not installed on this machine or can't start. */
    [[nodiscard]] bool start(bool withTls = false)
    {
        const QString program = QStringLiteral("/usr/sbin/dovecot");
        if (!QFile::exists(program) || !m_folder.isValid()) return false;
        const bool isRoot = ::geteuid() == 0;
        const QString user = isRoot ? QStringLiteral("nobody") : qEnvironmentVariable("USER");
        if (user.isEmpty()) return false;
        const QDir folder(m_folder.path());
        for (const char* name : {"run", "mail", "mail/new", "mail/cur", "mail/tmp"})
            if (!folder.mkpath(QString::fromLatin1(name))) return false;
        if (isRoot) {
            QFile::setPermissions(m_folder.path(), QFile::Permissions(0x7755));
            if (QProcess::execute(QStringLiteral("chown"), {QStringLiteral("-R"), user, mailFolder()}) != 0)
                return false;
        }
        if (withTls && !makeCertificate()) return false;
        QTcpServer free;
        if (!free.listen(QHostAddress::LocalHost)) return false;
        m_port = free.serverPort();
        free.close();
        if (!write(QStringLiteral("dovecot.conf"), configuration(user, withTls).toUtf8())) return false;
        m_process.setProcessChannelMode(QProcess::MergedChannels);
        m_process.start(program, {QStringLiteral("-F"), QStringLiteral("-c"),
                                  folder.filePath(QStringLiteral("dovecot.conf"))});
        for (int i = 0; i < 100 && m_process.state() != QProcess::NotRunning; ++i) {
            QTcpSocket socket;
            socket.connectToHost(QHostAddress::LocalHost, m_port);
            if (socket.waitForConnected(100)) return true;
            if (m_process.waitForFinished(50)) break;
        }
        return false;
    }
    void stop()
    {
        if (m_process.state() == QProcess::NotRunning) return;
        m_process.terminate();
        if (!m_process.waitForFinished(5'000)) m_process.kill();
        m_process.waitForFinished(5'000);
    }

    /** Delivers a message to the inbox. */
    [[nodiscard]] bool deliver(const QByteArray& message)
    {
        const QString name = QStringLiteral("%1.M1.test").arg(++m_count, 10, 10, QLatin1Char('0'));
        const QString path = mailFolder() + QStringLiteral("/tmp/") + name;
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(message) != message.size()) return false;
        file.close();
        file.setPermissions(QFile::Permissions(0x6644));
        return QFile::rename(path, mailFolder() + QStringLiteral("/new/") + name);
    }
    /** Returns whether any message has a flag, such as read. */
    [[nodiscard]] bool isTouched() const
    {
        const auto names = QDir(mailFolder() + QStringLiteral("/cur")).entryList(QDir::Files);
        return std::any_of(names.begin(), names.end(), [](const QString& name) {
            const qsizetype flags = name.indexOf(QStringLiteral(":2,"));
            return flags >= 0 && name.size() > flags + 3;
        });
    }

    [[nodiscard]] quint16 port() const { return m_port; }
    [[nodiscard]] static QString user() { return QStringLiteral("sign@example.com"); }
    [[nodiscard]] static QByteArray password() { return "correct-horse"; }
    [[nodiscard]] QString certificate() const { return m_folder.filePath(QStringLiteral("cert.pem")); }

private:
    [[nodiscard]] QString mailFolder() const { return m_folder.filePath(QStringLiteral("mail")); }
    [[nodiscard]] bool write(const QString& name, const QByteArray& bytes) const
    {
        QFile file(m_folder.filePath(name));
        return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
    }
    [[nodiscard]] bool makeCertificate() const
    {
        return QProcess::execute(QStringLiteral("openssl"),
                                 {QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-newkey"),
                                  QStringLiteral("rsa:2048"), QStringLiteral("-nodes"),
                                  QStringLiteral("-days"), QStringLiteral("2"), QStringLiteral("-subj"),
                                  QStringLiteral("/CN=localhost"), QStringLiteral("-addext"),
                                  QStringLiteral("subjectAltName=DNS:localhost,IP:127.0.0.1"),
                                  QStringLiteral("-keyout"), m_folder.filePath(QStringLiteral("key.pem")),
                                  QStringLiteral("-out"), certificate()}) == 0;
    }
    [[nodiscard]] QString configuration(const QString& user, bool withTls) const
    {
        const QString tls = withTls ? QStringLiteral("ssl = required\nssl_cert = <%1\nssl_key = <%2\n")
                                          .arg(certificate(), m_folder.filePath(QStringLiteral("key.pem")))
                                    : QStringLiteral("ssl = no\n");
        return QStringLiteral("base_dir = %1/run\n"
                              "state_dir = %1/run\n"
                              "log_path = %1/log\n"
                              "protocols = imap\n"
                              "listen = 127.0.0.1\n"
                              "disable_plaintext_auth = no\n"
                              "default_internal_user = %2\n"
                              "default_internal_group = %5\n"
                              "default_login_user = %2\n"
                              "first_valid_uid = 1\n"
                              "passdb {\n  driver = static\n  args = password=correct-horse\n}\n"
                              "userdb {\n  driver = static\n  args = uid=%2 gid=%5 home=%1/mail\n}\n"
                              "mail_location = maildir:%1/mail\n"
                              "service imap-login {\n  chroot =\n"
                              "  inet_listener imap {\n    port = %3\n  }\n"
                              "  inet_listener imaps {\n    port = %4\n  }\n}\n"
                              "service anvil {\n  chroot =\n}\n%6")
            .arg(m_folder.path(), user)
            .arg(withTls ? 0 : m_port)
            .arg(withTls ? m_port : 0)
            .arg(user == QLatin1StringView("nobody") ? QStringLiteral("nogroup") : user, tls);
    }

    QTemporaryDir m_folder{QStringLiteral("/tmp/ink-imap-XXXXXX")}; // socket paths must be short
    QProcess m_process;
    quint16 m_port = 0;
    int m_count = 0;
};

} // namespace ink::test
