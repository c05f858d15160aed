#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>

namespace ink::test {

/**
 * Tokens of SoftHSM in a folder of their own, made with the programs softhsm2-util, pkcs11-tool and openssl.
 * Sets SOFTHSM2_CONF in this process, which helper processes inherit. One object at a time.
 */
class SoftTokens final
{
public:
    SoftTokens();
    ~SoftTokens();
    Q_DISABLE_COPY_MOVE(SoftTokens)

    static constexpr char pin[] = "736281";
    static constexpr char soPin[] = "55550000";

    /** The reason for a failed step; empty = success. */
    [[nodiscard]] QString problem() const { return m_problem; }
    /** SoftHSM's module. */
    [[nodiscard]] static QString module();
    [[nodiscard]] QString path(const QString& file) const { return m_dir.filePath(file); }

    /** Adds a token with the user PIN `pin`. */
    void addToken(const QString& label);
    struct Key
    {
        QString name;                                     ///< names files, and the subject: /CN=<name>
        QStringList options{QStringLiteral("RSA")};       ///< of `openssl genpkey -algorithm`
        QString usage = QStringLiteral("nonRepudiation"); ///< key usage; empty = no such extension
        QStringList extensions{};                         ///< more, as of `openssl req -addext`
        QString days = QStringLiteral("30");              ///< validity
        bool alwaysAuthenticate = false;
        bool hasCertificate = true;
        bool hasKey = true;
        QString certificateOf{}; ///< takes the certificate of another key
    };
    /** Makes a key with a self-signed certificate as files NAME.key (PEM), NAME.pem and NAME.der. */
    void makeKey(const Key& key);
    /** Makes a key and puts it on a token. */
    void addKey(const QString& token, const QString& id, const Key& key);
    /** Sets the user PIN again with the security officer's PIN, as after it was blocked. */
    void resetPin(const QString& token, const QString& newPin);
    /** Writes NAME.p12 of a made key. */
    void exportFile(const QString& name, const QString& password, const QStringList& options = {});

    /** Runs a program to its end; a failure becomes the problem. Returns its output. */
    QByteArray run(const QString& program, const QStringList& arguments);

private:
    QTemporaryDir m_dir;
    QString m_problem;
};

} // namespace ink::test
