#include "app/service/http/server/tls.h"

#include "app/service/http/server/reasons.h"

#include <QFile>
#include <QFileInfo>

#include <openssl/bio.h>
#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/ssl.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <limits>
#include <memory>
#include <string_view>

namespace ink::service::http {

namespace {

int chooseProtocol(SSL*, const unsigned char** out, unsigned char* outLength, const unsigned char* offered,
                   unsigned length, void*)
{
    static constexpr std::string_view wanted("http/1.1");
    for (unsigned at = 0; at < length; at += 1U + offered[at]) {
        const unsigned size = offered[at];
        if (at + 1 + size > length) break;
        if (std::string_view(reinterpret_cast<const char*>(offered) + at + 1, size) != wanted) continue;
        *out = offered + at + 1;
        *outLength = static_cast<unsigned char>(size);
        return SSL_TLSEXT_ERR_OK;
    }
    return SSL_TLSEXT_ERR_ALERT_FATAL;
}

/** Rejects keys with a passphrase, because there is no way to enter it. */
int noPassphrase(char*, int, int, void*)
{
    return 0;
}

int clamped(qsizetype size)
{
    return static_cast<int>(std::min<qsizetype>(size, std::numeric_limits<int>::max()));
}

// Files are read here instead of by OpenSSL, which uses a different file name encoding on Windows.

Secret contentOf(const QString& path)
{
    constexpr qint64 maxPemBytes = 1024 * 1024;
    QFile file(path);
    return Secret(file.open(QIODevice::ReadOnly) ? file.read(maxPemBytes) : QByteArray());
}

template <auto free> struct FreeWith
{
    void operator()(auto* handle) const noexcept { free(handle); }
};
using Pem = std::unique_ptr<BIO, FreeWith<BIO_free_all>>;
using Certificate = std::unique_ptr<X509, FreeWith<X509_free>>;
using PrivateKey = std::unique_ptr<EVP_PKEY, FreeWith<EVP_PKEY_free>>;

Pem pemOf(const Secret& content)
{
    const QByteArray& bytes = content.reveal();
    return Pem(BIO_new_mem_buf(bytes.constData(), clamped(bytes.size())));
}

/** Loads the server's certificate, followed by its chain. */
bool useCertificates(SSL_CTX* context, const Secret& content)
{
    const Pem pem = pemOf(content);
    if (!pem) return false;
    const Certificate own(PEM_read_bio_X509_AUX(pem.get(), nullptr, noPassphrase, nullptr));
    if (!own || SSL_CTX_use_certificate(context, own.get()) != 1) return false;
    SSL_CTX_clear_chain_certs(context);
    while (Certificate next{PEM_read_bio_X509(pem.get(), nullptr, noPassphrase, nullptr)}) {
        if (SSL_CTX_add0_chain_cert(context, next.get()) != 1) return false;
        (void)next.release();
    }
    const bool isEnd = ERR_GET_REASON(ERR_peek_last_error()) == PEM_R_NO_START_LINE;
    ERR_clear_error();
    return isEnd;
}

bool useKey(SSL_CTX* context, const Secret& content)
{
    const Pem pem = pemOf(content);
    const PrivateKey key(pem ? PEM_read_bio_PrivateKey(pem.get(), nullptr, noPassphrase, nullptr) : nullptr);
    return key && SSL_CTX_use_PrivateKey(context, key.get()) == 1;
}

} // namespace

TlsSession::TlsSession(ssl_ctx_st* context) : m_ssl(SSL_new(context))
{
    if (!m_ssl) return;
    BIO* in = BIO_new(BIO_s_mem());
    BIO* out = BIO_new(BIO_s_mem());
    BIO_set_mem_eof_return(in, -1);
    BIO_set_mem_eof_return(out, -1);
    SSL_set_bio(m_ssl, in, out); // takes ownership of both
    SSL_set_accept_state(m_ssl);
}

TlsSession::~TlsSession()
{
    SSL_free(m_ssl);
}

bool TlsSession::feed(const char* data, qsizetype size)
{
    return m_ssl && BIO_write(SSL_get_rbio(m_ssl), data, clamped(size)) == clamped(size);
}

TlsSession::ReadResult TlsSession::read(char* buffer, qsizetype size)
{
    if (!m_ssl) return {State::Failed, 0};
    ERR_clear_error();
    const int count = SSL_read(m_ssl, buffer, clamped(size));
    if (count > 0) return {State::Bytes, count};
    switch (SSL_get_error(m_ssl, count)) {
    case SSL_ERROR_WANT_READ:
    case SSL_ERROR_WANT_WRITE:
        return {State::More, 0};
    case SSL_ERROR_ZERO_RETURN:
        return {State::Ended, 0};
    default:
        ERR_clear_error();
        return {State::Failed, 0};
    }
}

bool TlsSession::write(const char* data, qsizetype size)
{
    if (size == 0) return m_ssl != nullptr;
    ERR_clear_error();
    return m_ssl && SSL_write(m_ssl, data, clamped(size)) == clamped(size); // a memory BIO accepts all bytes
}

void TlsSession::end()
{
    if (!m_ssl || !isEstablished()) return;
    ERR_clear_error();
    (void)SSL_shutdown(m_ssl);
    ERR_clear_error();
}

QByteArray TlsSession::takeOutput()
{
    if (!m_ssl) return {};
    BIO* out = SSL_get_wbio(m_ssl);
    const int waiting = clamped(static_cast<qsizetype>(BIO_ctrl_pending(out)));
    if (waiting <= 0) return {};
    QByteArray bytes(waiting, Qt::Uninitialized);
    const int count = BIO_read(out, bytes.data(), waiting);
    bytes.truncate(std::max(0, count));
    return bytes;
}

bool TlsSession::isEstablished() const
{
    return m_ssl && SSL_is_init_finished(m_ssl) == 1;
}

TlsContext::TlsContext(QString certificateFile, QString keyFile)
    : m_certificateFile(std::move(certificateFile)), m_keyFile(std::move(keyFile))
{
}

Result<std::unique_ptr<TlsContext>> TlsContext::open(const QString& certificateFile, const QString& keyFile)
{
    std::unique_ptr<TlsContext> context(new TlsContext(certificateFile, keyFile));
    context->m_stamps = context->stamps();
    INK_ASSIGN(handle, context->load());
    context->m_context = std::move(handle);
#ifdef Q_OS_UNIX
    constexpr auto others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    if (QFileInfo(keyFile).permissions() & others)
        qWarning("The TLS key %s can be read by others on this machine; allow it to its owner only (chmod "
                 "600).",
                 qUtf8Printable(keyFile));
#endif
    return context;
}

std::optional<Timestamp> certificateExpiry(const QByteArray& pem)
{
    const Pem bio(BIO_new_mem_buf(pem.constData(), clamped(pem.size())));
    const Certificate certificate(bio ? PEM_read_bio_X509(bio.get(), nullptr, noPassphrase, nullptr)
                                      : nullptr);
    ERR_clear_error();
    std::tm end{};
    if (!certificate || ASN1_TIME_to_tm(X509_get0_notAfter(certificate.get()), &end) != 1)
        return std::nullopt;
    const std::chrono::sys_days day{std::chrono::year(end.tm_year + 1900) /
                                    std::chrono::month(static_cast<unsigned>(end.tm_mon + 1)) /
                                    std::chrono::day(static_cast<unsigned>(end.tm_mday))};
    return Timestamp(day + std::chrono::hours(end.tm_hour) + std::chrono::minutes(end.tm_min) +
                     std::chrono::seconds(end.tm_sec));
}

Result<std::unique_ptr<TlsContext>> TlsContext::fromPem(const QByteArray& certificate, const Secret& key)
{
    std::unique_ptr<TlsContext> context(new TlsContext({}, {}));
    context->m_stamps = context->stamps();
    INK_ASSIGN(handle, context->make(Secret(certificate), key));
    context->m_context = std::move(handle);
    return context;
}

Result<TlsContext::Handle> TlsContext::load() const
{
    return make(contentOf(m_certificateFile), contentOf(m_keyFile));
}

Result<TlsContext::Handle> TlsContext::make(const Secret& certificate, const Secret& key) const
{
    const auto refuse = [](const Message& what) {
        ERR_clear_error();
        return fail(ErrorCode::Io, what);
    };
    Handle context(SSL_CTX_new(TLS_server_method()), SSL_CTX_free);
    if (!context) return refuse(reasons::tlsNotAvailable());
    SSL_CTX* raw = context.get();
    SSL_CTX_set_min_proto_version(raw, TLS1_2_VERSION);
    SSL_CTX_set_cipher_list(raw, "ECDHE+AESGCM:ECDHE+CHACHA20");
    SSL_CTX_set_options(raw, SSL_OP_NO_RENEGOTIATION | SSL_OP_CIPHER_SERVER_PREFERENCE |
                                 SSL_OP_NO_COMPRESSION | SSL_OP_PRIORITIZE_CHACHA);
    SSL_CTX_set_mode(raw, SSL_MODE_RELEASE_BUFFERS);         // idle connections have no buffers
    SSL_CTX_set_session_cache_mode(raw, SSL_SESS_CACHE_OFF); // tickets are used instead
    SSL_CTX_set_default_passwd_cb(raw, noPassphrase);
    SSL_CTX_set_alpn_select_cb(raw, chooseProtocol, nullptr);
    if (!useCertificates(raw, certificate)) return refuse(reasons::certificateFileInvalid(m_certificateFile));
    if (!useKey(raw, key)) return refuse(reasons::keyFileInvalid(m_keyFile));
    if (SSL_CTX_check_private_key(raw) != 1)
        return refuse(reasons::namedKeyDoesNotFitCertificate(m_keyFile, m_certificateFile));
    return context;
}

QPair<QDateTime, QDateTime> TlsContext::stamps() const
{
    return {QFileInfo(m_certificateFile).lastModified(), QFileInfo(m_keyFile).lastModified()};
}

std::unique_ptr<TlsSession> TlsContext::createSession()
{
    const std::lock_guard lock(m_mutex);
    return std::make_unique<TlsSession>(m_context.get()); // SSL_new references the context
}

bool TlsContext::reloadIfChanged()
{
    const auto now = stamps();
    {
        const std::lock_guard lock(m_mutex);
        if (now == m_stamps) return false;
    }
    auto fresh = load();
    const std::lock_guard lock(m_mutex);
    m_stamps = now;
    if (!fresh) {
        qWarning("The new TLS certificate is not used: %s", qUtf8Printable(fresh.error().detail.english()));
        return false;
    }
    m_context = std::move(*fresh);
    return true;
}

} // namespace ink::service::http
