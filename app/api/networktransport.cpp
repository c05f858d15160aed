#include "app/api/networktransport.h"

#include "app/api/networkexchange.h"

#include <QFile>
#include <QHttpMultiPart>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QUuid>

#include <algorithm>

namespace ink::api {

namespace {

/** The chosen proxy for every place but this machine. */
class ProxyChoice final : public QNetworkProxyFactory
{
public:
    explicit ProxyChoice(const NetworkTransport::Proxy& chosen) : m_kind(chosen.kind)
    {
        m_proxy.setType(m_kind == Kind::Http    ? QNetworkProxy::HttpProxy
                        : m_kind == Kind::Socks ? QNetworkProxy::Socks5Proxy
                                                : QNetworkProxy::NoProxy);
        if (m_kind != Kind::Http && m_kind != Kind::Socks) return;
        m_proxy.setHostName(chosen.host);
        m_proxy.setPort(chosen.port);
        m_proxy.setUser(chosen.user);
        m_proxy.setPassword(QString::fromUtf8(chosen.password.reveal()));
    }
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery& query) override
    {
        if (isLoopback(query.url())) return {QNetworkProxy(QNetworkProxy::NoProxy)};
        if (m_kind == Kind::System) return systemProxyForQuery(query);
        return {m_proxy};
    }

private:
    using Kind = NetworkTransport::Proxy::Kind;
    Kind m_kind;
    QNetworkProxy m_proxy;
};

/** A file name as browsers write it into Content-Disposition (WHATWG HTML, multipart/form-data encoding). */
QByteArray dispositionName(const QString& name)
{
    QByteArray bytes = name.toUtf8();
    bytes.replace('"', "%22");
    bytes.replace('\r', "%0D");
    bytes.replace('\n', "%0A");
    return bytes;
}

Result<QFile*> fileOf(const FilePart& part)
{
    auto device = std::make_unique<QFile>(part.path);
    if (!device->open(QIODevice::ReadOnly))
        return fail(ErrorCode::Io, QStringLiteral("The file %1 can't be read.").arg(part.name));
    return device.release();
}

Result<QHttpMultiPart*> multipartOf(const Request& request)
{
    auto multipart = std::make_unique<QHttpMultiPart>(QHttpMultiPart::FormDataType);
    if (!request.jsonPart.isEmpty()) {
        QHttpPart json;
        json.setRawHeader("Content-Disposition",
                          "form-data; name=\"" + dispositionName(request.jsonPart) + '"');
        json.setRawHeader("Content-Type", "application/json");
        json.setBody(request.body);
        multipart->append(json);
    }
    for (const FilePart& file : request.files) {
        INK_ASSIGN(device, fileOf(file));
        device->setParent(multipart.get());
        QHttpPart part;
        part.setRawHeader("Content-Disposition",
                          "form-data; name=\"files[]\"; filename=\"" + dispositionName(file.name) + '"');
        part.setRawHeader("Content-Type", "application/pdf");
        part.setBodyDevice(device);
        multipart->append(part);
    }
    return multipart.release();
}

/** A body that can't be rewound: QNetworkAccessManager sends a request again by itself when its connection is
 * closed without an answer, unless it can't. */
class OneWayBody final : public QIODevice
{
public:
    explicit OneWayBody(QByteArray bytes) : m_bytes(std::move(bytes))
    {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override
    {
        return m_bytes.size() - m_read + QIODevice::bytesAvailable();
    }
    [[nodiscard]] bool atEnd() const override { return m_read == m_bytes.size(); }
    bool seek(qint64) override { return false; } // without QIODevice's warning

protected:
    qint64 readData(char* data, qint64 most) override
    {
        const qint64 count = std::min(most, m_bytes.size() - m_read);
        if (count == 0 && most > 0) return -1;
        std::copy_n(m_bytes.constData() + m_read, count, data);
        m_read += count;
        return count;
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    QByteArray m_bytes;
    qint64 m_read = 0;
};

QNetworkReply* postOnce(QNetworkAccessManager& manager, QNetworkRequest out, const QByteArray& bytes)
{
    out.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    out.setHeader(QNetworkRequest::ContentLengthHeader, bytes.size());
    auto* body = new OneWayBody(bytes);
    QNetworkReply* reply = manager.post(out, body);
    body->setParent(reply);
    return reply;
}

/** A multipart body in memory, for what goes out only once; the boundary comes with it. */
Result<QByteArray> wholeMultipart(const Request& request, const QByteArray& boundary)
{
    QByteArray body;
    const auto part = [&](const QByteArray& head, const QByteArray& content) {
        body += "--" + boundary + "\r\n" + head + "\r\n\r\n" + content + "\r\n";
    };
    if (!request.jsonPart.isEmpty())
        part("Content-Disposition: form-data; name=\"" + dispositionName(request.jsonPart) +
                 "\"\r\nContent-Type: application/json",
             request.body);
    for (const FilePart& file : request.files) {
        QFile in(file.path);
        if (!in.open(QIODevice::ReadOnly))
            return fail(ErrorCode::Io, QStringLiteral("The file %1 can't be read.").arg(file.name));
        part("Content-Disposition: form-data; name=\"files[]\"; filename=\"" + dispositionName(file.name) +
                 "\"\r\nContent-Type: application/pdf",
             in.readAll());
    }
    return body + "--" + boundary + "--\r\n";
}

/** The base address and a path of ours, which is escaped as it should be already. */
QUrl joined(const QUrl& base, const QString& path, const QByteArray& query)
{
    QUrl url = base;
    QString prefix = url.path(QUrl::FullyEncoded);
    while (prefix.endsWith(QLatin1Char('/')))
        prefix.chop(1);
    url.setPath(prefix + path, QUrl::TolerantMode);
    url.setQuery(query.isEmpty() ? QString() : QString::fromLatin1(query), QUrl::TolerantMode);
    url.setUserInfo({});
    url.setFragment({});
    return url;
}

} // namespace

struct NetworkTransport::Private
{
    explicit Private(Options chosen) : options(std::move(chosen)) {}

    [[nodiscard]] QNetworkRequest requestFor(const Request& request, const QString& id) const;

    Options options;
    QSslConfiguration tls = QSslConfiguration::defaultConfiguration();
    QNetworkAccessManager manager;
};

NetworkTransport::NetworkTransport(Options options) : d(new Private(std::move(options)))
{
    d->manager.setProxyFactory(new ProxyChoice(d->options.proxy));
    d->manager.setRedirectPolicy(QNetworkRequest::SameOriginRedirectPolicy);
    d->manager.setAutoDeleteReplies(false);
    if (!d->options.extraCaFile.isEmpty())
        d->tls.addCaCertificates(QSslCertificate::fromPath(d->options.extraCaFile));
}

NetworkTransport::~NetworkTransport() = default;

QUrl NetworkTransport::baseUrl() const
{
    return d->options.baseUrl;
}

QNetworkRequest NetworkTransport::Private::requestFor(const Request& request, const QString& id) const
{
    QNetworkRequest out(joined(options.baseUrl, request.path, request.query));
    out.setRawHeader("Accept", request.accept);
    out.setRawHeader("User-Agent", "Inkstone/" INKSTONE_VERSION);
    out.setRawHeader("X-Request-Id", id.toLatin1());
    if (!request.idempotencyKey.isEmpty()) out.setRawHeader("Idempotency-Key", request.idempotencyKey);
    if (!request.ifNoneMatch.isEmpty()) out.setRawHeader("If-None-Match", request.ifNoneMatch);
    if (!request.bodyFile.path.isEmpty())
        out.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/octet-stream"));
    else if (!request.isMultipart() && (!request.body.isEmpty() || request.method == Method::Post))
        out.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
    if (!request.anonymous && !options.key.isEmpty())
        out.setRawHeader("Authorization", "Basic " + (options.key.reveal() + ':').toBase64());
    if (!request.signerPass.isEmpty()) out.setRawHeader("X-Inkstone-Pass", request.signerPass.reveal());
    out.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    out.setAttribute(QNetworkRequest::CacheSaveControlAttribute, false);
    out.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    out.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::SameOriginRedirectPolicy);
    out.setMaximumRedirectsAllowed(5);
    out.setSslConfiguration(tls);
    return out;
}

std::unique_ptr<Exchange> NetworkTransport::send(const Request& request, Answer answer, ProgressOf progress)
{
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const bool small = request.kind == Request::Kind::Small;
    const NetworkExchange::Limits limits{small ? d->options.idleSmall : d->options.idleTransfer,
                                         small ? d->options.maxSmall : d->options.maxTransfer};
    const QString logName =
        QString::fromLatin1(methodName(request.method)) + QLatin1Char(' ') + pathShape(request.path);
    auto exchange =
        std::make_unique<NetworkExchange>(limits, logName, id, std::move(answer), std::move(progress));

    const QUrl& base = d->options.baseUrl;
    const bool secure = base.scheme() == QLatin1StringView("https");
    if (!secure && !(base.scheme() == QLatin1StringView("http") && isLoopback(base))) {
        exchange->failSoon(
            fail(ErrorCode::Validation, QStringLiteral("Only https addresses are used."),
                 {{QStringLiteral("baseUrl"), QStringLiteral("Only https addresses are used.")}})
                .value());
        return exchange;
    }
    QNetworkRequest out = d->requestFor(request, id);
    QNetworkReply* reply = nullptr;
    if (request.isMultipart() && request.once && request.method == Method::Post) {
        const QByteArray boundary = QUuid::createUuid().toByteArray(QUuid::Id128);
        const auto body = wholeMultipart(request, boundary);
        if (!body) {
            exchange->failSoon(body.error());
            return exchange;
        }
        out.setHeader(QNetworkRequest::ContentTypeHeader, "multipart/form-data; boundary=" + boundary);
        reply = postOnce(d->manager, out, *body);
    } else if (request.isMultipart()) {
        auto multipart = multipartOf(request);
        if (!multipart) {
            exchange->failSoon(multipart.error());
            return exchange;
        }
        reply = request.method == Method::Put ? d->manager.put(out, *multipart)
                                              : d->manager.post(out, *multipart);
        (*multipart)->setParent(reply);
    } else if (!request.bodyFile.path.isEmpty()) {
        const auto file = fileOf(request.bodyFile);
        if (!file) {
            exchange->failSoon(file.error());
            return exchange;
        }
        reply = d->manager.put(out, *file);
        (*file)->setParent(reply);
    } else {
        switch (request.method) {
        case Method::Get:
            reply = d->manager.get(out);
            break;
        case Method::Post:
            reply =
                request.once ? postOnce(d->manager, out, request.body) : d->manager.post(out, request.body);
            break;
        case Method::Put:
            reply = d->manager.put(out, request.body);
            break;
        case Method::Delete:
            reply = request.body.isEmpty() ? d->manager.deleteResource(out)
                                           : d->manager.sendCustomRequest(out, "DELETE", request.body);
            break;
        }
    }
    exchange->follow(reply);
    return exchange;
}

} // namespace ink::api
