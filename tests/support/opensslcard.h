#pragma once

#include <QByteArray>
#include <QFile>
#include <QList>
#include <QProcess>
#include <QString>
#include <QTemporaryDir>

namespace ink::test {

/** A key that the program under test never sees, with a certificate by an authority of its own: made and used
 * by the openssl program. */
class OpenSslCard final
{
public:
    /** `key` are options of `openssl genpkey`; `extensions` lines of the certificate's section. */
    explicit OpenSslCard(
        const char* key = "-algorithm EC -pkeyopt ec_paramgen_curve:P-256",
        const QByteArray& subject = "/CN=Ada Example/serialNumber=PNOXX-1/emailAddress=ada@example.com",
        const QByteArray& extensions = "keyUsage=critical,digitalSignature,nonRepudiation\n",
        const QByteArray& validity = "-days 300")
    {
        write(QStringLiteral("leaf.cnf"), "basicConstraints=CA:FALSE\n" + extensions);
        m_isMade = run("genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out ca.key") &&
                   run("req -x509 -new -key ca.key -out ca.pem -days 4000 -addext "
                       "keyUsage=critical,keyCertSign,cRLSign",
                       {QStringLiteral("-subj"), QStringLiteral("/O=Card Authority/CN=Card Authority CA")}) &&
                   run(QByteArray("genpkey -out leaf.key ") + key) &&
                   run("req -new -key leaf.key -out leaf.csr",
                       {QStringLiteral("-subj"), QString::fromUtf8(subject)}) &&
                   run("x509 -req -in leaf.csr -CA ca.pem -CAkey ca.key -CAcreateserial -sha256 -extfile "
                       "leaf.cnf -out "
                       "leaf.pem " +
                       validity) &&
                   run("x509 -in leaf.pem -outform DER -out leaf.der") &&
                   run("x509 -in ca.pem -outform DER -out ca.der");
    }

    [[nodiscard]] bool isMade() const { return m_isMade; }
    [[nodiscard]] QString path(const QString& file) const { return m_folder.filePath(file); }
    [[nodiscard]] QByteArray read(const QString& file) const
    {
        QFile source(path(file));
        return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray();
    }
    bool write(const QString& file, const QByteArray& bytes) const
    {
        QFile target(path(file));
        return target.open(QIODevice::WriteOnly) && target.write(bytes) == bytes.size();
    }
    [[nodiscard]] QByteArray leaf() const { return read(QStringLiteral("leaf.der")); }
    [[nodiscard]] QByteArray authority() const { return read(QStringLiteral("ca.der")); }
    [[nodiscard]] QList<QByteArray> chain() const { return {leaf(), authority()}; }

    /** Signs bytes with an algorithm by its name in the API; empty if it can't. */
    [[nodiscard]] QByteArray sign(const QByteArray& algorithm, const QByteArray& bytes) const
    {
        write(QStringLiteral("input"), bytes);
        QByteArray how = "pkeyutl -sign -rawin -inkey leaf.key -in input -out value";
        if (algorithm != "Ed25519") {
            const bool isPss = algorithm.startsWith("RSA-PSS-");
            QByteArray digest = algorithm.mid(isPss ? 8 : algorithm.indexOf('-') + 1).toLower();
            how += " -digest " + digest;
            if (isPss) how += " -pkeyopt rsa_padding_mode:pss -pkeyopt rsa_pss_saltlen:digest";
        }
        return run(how) ? read(QStringLiteral("value")) : QByteArray();
    }
    /** Runs openssl in the folder of the key. */
    bool run(const QByteArray& arguments, const QStringList& more = {}) const
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral("openssl"),
                      QString::fromUtf8(arguments).split(QLatin1Char(' '), Qt::SkipEmptyParts) + more);
        const bool done = process.waitForFinished(60'000) && process.exitCode() == 0;
        if (!done)
            qWarning("openssl %s: %s", arguments.constData(), process.readAllStandardError().constData());
        return done;
    }

private:
    QTemporaryDir m_folder;
    bool m_isMade = false;
};

} // namespace ink::test
