#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>
#include <QTemporaryDir>
#include <QThread>

#include <atomic>
#include <functional>
#include <memory>
#include <mutex>

namespace ink::test {

/**
 * A root, an authority below it, a time-stamp authority and a responder, all real: made and answered by the
 * openssl program, behind a real HTTP server on loopback with a thread of its own. Addresses:
 *
 *     /tsa            time-stamps; /tsa-auth asks for the user "ink" with the password "stone"
 *     /nonce          a time-stamp for another nonce      /imprint   a time-stamp over other bytes
 *     /expired        by a certificate that has ended     /unknown   by a root that nobody knows
 *     /500  /hang  /garbage  /flood  /redirect
 *     /root.crl  /ca.crl  /ocsp
 */
class Authorities final
{
public:
    Authorities();
    ~Authorities();
    Authorities(const Authorities&) = delete;
    Authorities& operator=(const Authorities&) = delete;

    /** The reason for a failed setup; empty = success. */
    [[nodiscard]] QString problem() const { return m_problem; }

    [[nodiscard]] QString url(const QString& path) const;
    [[nodiscard]] QString path(const QString& file) const { return m_dir.filePath(file); }
    [[nodiscard]] QByteArray bytes(const QString& file) const;
    [[nodiscard]] QByteArray rootPem() const { return bytes(QStringLiteral("root.pem")); }
    /** A key of the authority with its chain, passphrase "correct horse": `rsa`, `p384`, `bare` (certificate
     * without addresses), `old` (expired certificate) or `legacy` (`rsa` in RC2-40). */
    [[nodiscard]] QByteArray p12(const QString& name) const { return bytes(name + QStringLiteral(".p12")); }
    [[nodiscard]] static QByteArray passphrase() { return QByteArrayLiteral("correct horse"); }

    /** The response of an address, without the network: status and body. Thread-safe. */
    struct Answer
    {
        int status = 200;
        QByteArray body;
        QByteArray contentType;
    };
    [[nodiscard]] Answer answer(const QString& path, const QByteArray& body, const QByteArray& authorization);

    /** Makes every address respond with 503, as if all were switched off. */
    void setDown(bool down) { m_down = down; }
    /** The authority revokes a certificate of `p12`. */
    void revoke(const QString& name);
    [[nodiscard]] int requests() const { return m_requests; }

    /** Runs openssl in the folder; returns its output, or sets `problem` and returns empty output. */
    bool openssl(const QStringList& arguments, QByteArray* output = nullptr) const;

private:
    void write(const QString& file, const QByteArray& text) const;
    void makeAll();
    void makeKey(const QString& name, const QString& kind) const;
    void issue(const QString& name, const QString& commonName, const QString& issuer,
               const QString& extensions, bool expired = false) const;
    [[nodiscard]] QByteArray stamped(const QByteArray& request, const QString& signer);

    QTemporaryDir m_dir;
    mutable QString m_problem;
    quint16 m_port = 0;
    std::atomic_bool m_down = false;
    std::atomic_int m_requests = 0;
    std::mutex m_mutex; ///< serial numbers and files
    int m_count = 0;
    std::unique_ptr<QThread> m_thread;
};

} // namespace ink::test
