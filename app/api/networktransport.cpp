#include "app/api/networktransport.h"

#include "app/api/networkexchange.h"
#include "app/api/reasons.h"
#include "app/base/reasons.h"

#include <QBuffer>
#include <QFile>
#include <QHttpMultiPart>
#include <QNetworkAccessManager>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QSslCertificate>
#include <QSslConfiguration>
#include <QUuid>

#include <algorithm>
#include <deque>
#include <memory>

namespace ink::api {

namespace {

/** The chosen proxy for all hosts except this machine. */
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

/** Returns a file name encoded for Content-Disposition as in browsers (WHATWG HTML, multipart/form-data
 * encoding). */
QByteArray dispositionName(const QString& name)
{
    QByteArray bytes = name.toUtf8();
    bytes.replace('"', "%22");
    bytes.replace('\r', "%0D");
    bytes.replace('\n', "%0A");
    return bytes;
}

Result<QFile*> fileOf(const BodyFile& part)
{
    auto device = std::make_unique<QFile>(part.path);
    if (!device->open(QIODevice::ReadOnly)) return fail(ErrorCode::Io, reasons::fileUnreadable(part.name));
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
    for (const BodyFile& file : request.files) {
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

/** A sequential body of bytes and files that can't be rewound: otherwise QNetworkAccessManager sends a
 * request again if its connection is closed without a response. */
class OneWayBody final : public QIODevice
{
public:
    OneWayBody() { open(QIODevice::ReadOnly | QIODevice::Unbuffered); }

    void add(QByteArray bytes)
    {
        auto buffer = std::make_unique<QBuffer>();
        buffer->setData(std::move(bytes));
        buffer->open(QIODevice::ReadOnly);
        add(std::move(buffer));
    }
    void add(std::unique_ptr<QIODevice> part)
    {
        m_left += part->size();
        m_parts.push_back(std::move(part));
    }
    /** Returns the number of bytes that have not been read yet. */
    [[nodiscard]] qint64 left() const { return m_left; }
    [[nodiscard]] bool isSequential() const override { return true; }
    [[nodiscard]] qint64 bytesAvailable() const override { return m_left + QIODevice::bytesAvailable(); }
    [[nodiscard]] bool atEnd() const override { return m_left == 0; }
    bool seek(qint64) override { return false; } // avoids QIODevice's warning

protected:
    qint64 readData(char* data, qint64 maximum) override
    {
        while (!m_parts.empty() && m_parts.front()->atEnd())
            m_parts.pop_front();
        if (m_parts.empty()) return maximum > 0 ? -1 : 0;
        const qint64 count = m_parts.front()->read(data, maximum);
        if (count > 0) m_left -= count;
        return count;
    }
    qint64 writeData(const char*, qint64) override { return -1; }

private:
    std::deque<std::unique_ptr<QIODevice>> m_parts;
    qint64 m_left = 0;
};

/** Sends a request whose body can't be sent again. An empty `verb` means POST. */
QNetworkReply* sendOnce(QNetworkAccessManager& manager, QNetworkRequest out, const QByteArray& verb,
                        std::unique_ptr<OneWayBody> body)
{
    out.setAttribute(QNetworkRequest::DoNotBufferUploadDataAttribute, true);
    out.setHeader(QNetworkRequest::ContentLengthHeader, body->left());
    QNetworkReply* reply =
        verb.isEmpty() ? manager.post(out, body.get()) : manager.sendCustomRequest(out, verb, body.get());
    body.release()->setParent(reply);
    return reply;
}

/** Returns the body of a request that is sent only once; `boundary` is for a multipart body. */
Result<std::unique_ptr<OneWayBody>> oneWayBody(const Request& request, const QByteArray& boundary)
{
    auto body = std::make_unique<OneWayBody>();
    if (!request.isMultipart()) {
        body->add(request.body);
        return body;
    }
    if (!request.jsonPart.isEmpty())
        body->add("--" + boundary + "\r\nContent-Disposition: form-data; name=\"" +
                  dispositionName(request.jsonPart) + "\"\r\nContent-Type: application/json\r\n\r\n" +
                  request.body + "\r\n");
    for (const BodyFile& file : request.files) {
        INK_ASSIGN(device, fileOf(file));
        body->add("--" + boundary + "\r\nContent-Disposition: form-data; name=\"files[]\"; filename=\"" +
                  dispositionName(file.name) + "\"\r\nContent-Type: application/pdf\r\n\r\n");
        body->add(std::unique_ptr<QIODevice>(device));
        body->add("\r\n");
    }
    body->add("--" + boundary + "--\r\n");
    return body;
}

/** Joins the base URL and a path of the contract, which is already percent-encoded. */
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
    if (options.isAnonymized) {
        out.setRawHeader("User-Agent", "Inkstone");
        out.setRawHeader("Accept-Language", "*"); // otherwise Qt sends the system's language
    } else {
        out.setRawHeader("User-Agent", "Inkstone/" INKSTONE_VERSION);
        out.setRawHeader("X-Request-Id", id.toLatin1());
    }
    if (!request.editor.isEmpty()) out.setRawHeader("X-Inkstone-Editor", request.editor);
    if (!request.idempotencyKey.isEmpty()) out.setRawHeader("Idempotency-Key", request.idempotencyKey);
    if (!request.ifMatch.isEmpty()) out.setRawHeader("If-Match", request.ifMatch);
    if (!request.ifNoneMatch.isEmpty()) out.setRawHeader("If-None-Match", request.ifNoneMatch);
    if (!request.bodyFile.path.isEmpty())
        out.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/octet-stream"));
    else if (!request.isMultipart() && (!request.body.isEmpty() || request.method == Method::Post))
        out.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
    if (!request.isAnonymous && !options.key.isEmpty())
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

std::unique_ptr<Exchange> NetworkTransport::send(const Request& request, ResponseHandler answer,
                                                 ProgressHandler progress)
{
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    const bool small = request.kind == Request::Kind::Small;
    const NetworkExchange::Limits limits{small ? d->options.smallIdleTimeout : d->options.transferIdleTimeout,
                                         small ? d->options.maxSmallBytes : d->options.maxTransferBytes};
    const QString logName =
        QString::fromLatin1(methodName(request.method)) + QLatin1Char(' ') + pathPattern(request.path);
    auto exchange =
        std::make_unique<NetworkExchange>(limits, logName, id, std::move(answer), std::move(progress));

    const QUrl& base = d->options.baseUrl;
    const bool secure = base.scheme() == QLatin1StringView("https");
    if (!secure && !(base.scheme() == QLatin1StringView("http") && isLoopback(base))) {
        exchange->failLater(
            failField(ErrorCode::Validation, QStringLiteral("baseUrl"), reasons::onlyHttps()).value());
        return exchange;
    }
    QNetworkRequest out = d->requestFor(request, id);
    QNetworkReply* reply = nullptr;
    const bool takes =
        request.method == Method::Post || (request.method == Method::Delete && !request.body.isEmpty());
    if (request.isSentOnce && takes) {
        const QByteArray boundary = QUuid::createUuid().toByteArray(QUuid::Id128);
        auto body = oneWayBody(request, boundary);
        if (!body) {
            exchange->failLater(body.error());
            return exchange;
        }
        if (request.isMultipart())
            out.setHeader(QNetworkRequest::ContentTypeHeader, "multipart/form-data; boundary=" + boundary);
        reply = sendOnce(d->manager, out,
                         request.method == Method::Delete ? QByteArrayLiteral("DELETE") : QByteArray(),
                         std::move(*body));
    } else if (request.isMultipart()) {
        auto multipart = multipartOf(request);
        if (!multipart) {
            exchange->failLater(multipart.error());
            return exchange;
        }
        reply = request.method == Method::Put ? d->manager.put(out, *multipart)
                                              : d->manager.post(out, *multipart);
        (*multipart)->setParent(reply);
    } else if (!request.bodyFile.path.isEmpty()) {
        const auto file = fileOf(request.bodyFile);
        if (!file) {
            exchange->failLater(file.error());
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
            reply = d->manager.post(out, request.body);
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
    exchange->setReply(reply);
    return exchange;
}

} // namespace ink::api
