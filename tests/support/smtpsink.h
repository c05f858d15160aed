#pragma once

#include "tests/support/paths.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

#include <utility>

namespace ink::test {

/** A real mail server on loopback in a separate process (tests/tools/smtpsink.py), which misbehaves on
 * request. */
class SmtpSink final
{
public:
    ~SmtpSink() { stop(); }

    /** False when this machine has no aiosmtpd (or no openssl, with TLS). */
    [[nodiscard]] bool start(const QStringList& options = {})
    {
        const QString python = QFile::exists(QStringLiteral("/usr/bin/python3"))
                                   ? QStringLiteral("/usr/bin/python3")
                                   : QStringLiteral("python3");
        QStringList arguments{script(), QStringLiteral("serve"), m_folder.path()};
        if (options.contains(QStringLiteral("--tls")) || options.contains(QStringLiteral("--starttls"))) {
            if (!makeCertificate()) return false;
            arguments << QStringLiteral("--cert") << certificate() << QStringLiteral("--key") << keyFile();
        }
        // Hides errors that clients provoke on purpose.
        m_process.setStandardErrorFile(QProcess::nullDevice());
        m_process.start(python, arguments + options);
        const QByteArray first = line(10'000);
        if (!first.startsWith("port ")) return false;
        m_port = static_cast<quint16>(first.mid(5).toInt());
        return m_port != 0;
    }
    void stop()
    {
        if (m_process.state() == QProcess::NotRunning) return;
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(2'000)) {
            m_process.kill();
            m_process.waitForFinished();
        }
    }

    [[nodiscard]] quint16 port() const { return m_port; }
    /** The server's certificate, which is self-signed. */
    [[nodiscard]] QString certificate() const { return m_folder.filePath(QStringLiteral("cert.pem")); }

    /** E.g. `rcpt 550 5.1.1 No such user`, `hang ehlo`, `clear`. */
    [[nodiscard]] bool notify(const QByteArray& command)
    {
        m_process.write(command + '\n');
        while (m_answers.isEmpty())
            if (!readOne(5'000)) return false;
        return m_answers.takeFirst() == "ok";
    }
    /** The next email, parsed: `from`, `to`, `tls`, `user`, `options`, `peer` of the session; `headers`,
     * `people`, `parts`, `shape`, `defects` of the email; `raw`. Empty on timeout. */
    [[nodiscard]] QJsonObject next(int withinMs = 10'000)
    {
        while (m_mails.isEmpty())
            if (!readOne(withinMs)) return {};
        QJsonObject mail = m_mails.takeFirst();
        QProcess parser;
        parser.start(m_process.program(),
                     {script(), QStringLiteral("parse"), mail.value(QLatin1StringView("file")).toString()});
        if (!parser.waitForFinished(10'000)) return {};
        const QJsonObject parsed = QJsonDocument::fromJson(parser.readAllStandardOutput()).object();
        for (auto it = parsed.begin(); it != parsed.end(); ++it)
            mail.insert(it.key(), it.value());
        QFile raw(mail.value(QLatin1StringView("file")).toString());
        if (raw.open(QIODevice::ReadOnly))
            mail.insert(QStringLiteral("raw"), QString::fromLatin1(raw.readAll()));
        return mail;
    }
    /** All emails received since, unparsed: the session and `raw`. */
    [[nodiscard]] QList<QJsonObject> taken()
    {
        if (!notify("clear")) return {};
        QList<QJsonObject> all = std::exchange(m_mails, {});
        for (QJsonObject& mail : all) {
            QFile raw(mail.value(QLatin1StringView("file")).toString());
            if (raw.open(QIODevice::ReadOnly))
                mail.insert(QStringLiteral("raw"), QString::fromLatin1(raw.readAll()));
        }
        return all;
    }
    /** Returns whether no email has been received so far. */
    [[nodiscard]] bool nothing() { return notify("mail 250 OK") && notify("clear") && m_mails.isEmpty(); }

    /** The only value of a header; empty if there is none or several. */
    [[nodiscard]] static QString header(const QJsonObject& mail, const char* name)
    {
        const QJsonArray values =
            mail.value(QLatin1StringView("headers")).toObject().value(QLatin1StringView(name)).toArray();
        return values.size() == 1 ? values.at(0).toString() : QString();
    }
    /** The first part of a type. */
    [[nodiscard]] static QJsonObject part(const QJsonObject& mail, const char* type)
    {
        for (const auto& entry : mail.value(QLatin1StringView("parts")).toArray())
            if (entry.toObject().value(QLatin1StringView("type")).toString() == QLatin1StringView(type))
                return entry.toObject();
        return {};
    }
    [[nodiscard]] static QString text(const QJsonObject& mail, const char* type = "text/plain")
    {
        return part(mail, type).value(QLatin1StringView("text")).toString();
    }

private:
    [[nodiscard]] static QString script()
    {
        return ink::test::sourcePath(QStringLiteral("tests/tools/smtpsink.py"));
    }
    [[nodiscard]] QString keyFile() const { return m_folder.filePath(QStringLiteral("key.pem")); }
    [[nodiscard]] bool makeCertificate() const
    {
        return QProcess::execute(
                   QStringLiteral("sh"),
                   {QStringLiteral("-c"),
                    QStringLiteral(
                        "exec openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 30 "
                        "-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1 "
                        "-keyout '%1' -out '%2' 2>/dev/null")
                        .arg(keyFile(), certificate())}) == 0;
    }
    [[nodiscard]] QByteArray line(int withinMs)
    {
        while (!m_process.canReadLine())
            if (!m_process.waitForReadyRead(withinMs)) return {};
        return m_process.readLine().trimmed();
    }
    bool readOne(int withinMs)
    {
        const QByteArray read = line(withinMs);
        if (read.startsWith('{'))
            m_mails.append(QJsonDocument::fromJson(read).object());
        else if (!read.isEmpty())
            m_answers.append(read);
        return !read.isEmpty();
    }

    QTemporaryDir m_folder;
    QProcess m_process;
    quint16 m_port = 0;
    QList<QJsonObject> m_mails;
    QList<QByteArray> m_answers;
};

} // namespace ink::test
