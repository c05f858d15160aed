#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/base/secret.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <memory>
#include <mutex>
#include <optional>

struct ssl_st;
struct ssl_ctx_st;

namespace ink::service::http {

/** The server side of one TLS connection, without a socket. Converts between encrypted and decrypted
 * bytes. */
class TlsSession final
{
public:
    explicit TlsSession(ssl_ctx_st* context);
    ~TlsSession();
    TlsSession(const TlsSession&) = delete;
    TlsSession& operator=(const TlsSession&) = delete;

    enum class State { Bytes, More, Ended, Failed };
    struct ReadResult
    {
        State state = State::More;
        qsizetype size = 0;
    };
    /** Accepts bytes from the peer. */
    [[nodiscard]] bool feed(const char* data, qsizetype size);
    /** Reads decrypted bytes. Call takeOutput() after each call, because the handshake also sends data. */
    [[nodiscard]] ReadResult read(char* buffer, qsizetype size);
    /** Returns false if the connection is no longer usable. */
    [[nodiscard]] bool write(const char* data, qsizetype size);
    /** Sends close_notify to the peer. */
    void end();
    /** Returns the bytes to send to the peer now. */
    [[nodiscard]] QByteArray takeOutput();
    [[nodiscard]] bool isEstablished() const;

private:
    ssl_st* m_ssl;
};

/** Returns the expiry time of the first certificate in PEM, if any. */
[[nodiscard]] std::optional<Timestamp> certificateExpiry(const QByteArray& pem);

/**
 * A certificate chain and private key from PEM files, for TLS 1.2 and 1.3 with forward secrecy only and
 * `http/1.1` with ALPN. Reloaded when the files change; invalid files are ignored. Thread-safe.
 */
class TlsContext final
{
public:
    [[nodiscard]] static Result<std::unique_ptr<TlsContext>> open(const QString& certificateFile,
                                                                  const QString& keyFile);
    /** Like open(), but from PEM in memory, which never changes. */
    [[nodiscard]] static Result<std::unique_ptr<TlsContext>> fromPem(const QByteArray& certificate,
                                                                     const Secret& key);
    [[nodiscard]] std::unique_ptr<TlsSession> createSession();
    /** Returns true if the files had changed and were reloaded. */
    bool reloadIfChanged();

private:
    using Handle = std::shared_ptr<ssl_ctx_st>;
    TlsContext(QString certificateFile, QString keyFile);
    [[nodiscard]] Result<Handle> load() const;
    [[nodiscard]] Result<Handle> make(const Secret& certificate, const Secret& key) const;
    [[nodiscard]] QPair<QDateTime, QDateTime> stamps() const;

    const QString m_certificateFile;
    const QString m_keyFile;
    std::mutex m_mutex;
    Handle m_context;                     ///< guarded by m_mutex
    QPair<QDateTime, QDateTime> m_stamps; ///< guarded by m_mutex
};

} // namespace ink::service::http
