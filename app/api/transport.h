#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"

#include <QByteArray>
#include <QList>
#include <QString>
#include <QUrl>

#include <functional>
#include <memory>
#include <utility>

namespace ink::api {

enum class Method { Get, Post, Put, Delete };
[[nodiscard]] QByteArray methodName(Method method);

/** A file in the body of a request, streamed from disk. */
struct BodyFile
{
    QString name; ///< the file name sent to the server
    QString path;
    bool operator==(const BodyFile&) const = default;
};

/** One HTTP request of the contract, relative to the base URL. */
struct Request
{
    /** The time and size limits. */
    enum class Kind {
        Small,   ///< JSON in both directions: 30 s idle timeout, responses up to 64 MiB
        Transfer ///< files: 120 s idle timeout, responses up to 250 MiB
    };
    Method method = Method::Get;
    QString path;     ///< starts with `/`, no query, e.g. `/v1/documents/5`
    QByteArray query; ///< percent-encoded, without the `?`
    QByteArray body;  ///< JSON; with `files` it becomes the first part, named `jsonPart`
    QByteArray accept = QByteArrayLiteral("application/json");
    QString jsonPart;
    QList<BodyFile> files; ///< multipart/form-data parts `files[]`, in order
    BodyFile bodyFile;     ///< replaces `body`: a file is the whole body, streamed from disk; only for Put
    QByteArray idempotencyKey;
    QByteArray ifNoneMatch;
    QByteArray ifMatch; ///< the server returns 412 if the resource has another entity tag
    QByteArray editor;  ///< identifies this window to a service with edit locks, as X-Inkstone-Editor
    /** Never repeated, whatever happens to its connection: for writes that a server may have carried out
     * without a response. Only for Post, and Delete with a body. */
    bool isSentOnce = false;
    Kind kind = Kind::Small;
    bool isAnonymous = false; ///< no credential (the signer's calls)
    Secret signerPass;        ///< the access token issued for an invitation's code, sent as X-Inkstone-Pass
    [[nodiscard]] bool isMultipart() const { return !jsonPart.isEmpty() || !files.isEmpty(); }
};

/** Any HTTP response, including 4xx and 5xx. */
struct Response
{
    int status = 0;
    QByteArray body;
    QList<std::pair<QByteArray, QByteArray>> headers;
    QString requestId; ///< the response's X-Request-Id, or the one that was sent
    /** Returns the first header with this name, case-insensitive; empty if absent. */
    [[nodiscard]] QByteArray header(QByteArrayView name) const;
};

/** A running request. Destroying it ends the request without calling its callbacks. */
class Exchange
{
public:
    Exchange() = default;
    Exchange(const Exchange&) = delete;
    Exchange& operator=(const Exchange&) = delete;
    virtual ~Exchange() = default;
};

/** The interface for sending requests. Holds the base URL and the credential, which ApiClient doesn't
 * have. */
class Transport
{
public:
    /** An HTTP response with any status, or Network, Timeout, Tls, Protocol, TooLarge, Io. */
    using ResponseHandler = std::function<void(Result<Response>)>;
    using ProgressHandler = std::function<void(qint64 done, qint64 total)>;

    Transport() = default;
    Transport(const Transport&) = delete;
    Transport& operator=(const Transport&) = delete;
    virtual ~Transport() = default;

    [[nodiscard]] virtual QUrl baseUrl() const = 0;
    /** `answer` is called exactly once, never before this returns, unless the exchange is destroyed first. */
    [[nodiscard]] virtual std::unique_ptr<Exchange> send(const Request& request, ResponseHandler answer,
                                                         ProgressHandler progress) = 0;
};

/** Returns whether a host is this machine, by name or by address. */
[[nodiscard]] bool isLoopback(const QUrl& url);
/** Returns whether scheme, host and port are the same. */
[[nodiscard]] bool isSameOrigin(const QUrl& a, const QUrl& b);
/** Returns a path for logging, in which ids are replaced by `{n}` and GUIDs by `{guid}`. */
[[nodiscard]] QString pathPattern(const QString& path);

} // namespace ink::api
