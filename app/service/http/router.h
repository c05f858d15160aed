#pragma once

#include "app/base/result.h"
#include "app/service/core/actor.h"
#include "app/service/core/stagedfile.h"
#include "app/service/http/access.h"
#include "app/service/http/apiversions.h"
#include "app/service/http/metrics.h"
#include "app/store/blobs/blobstore.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPair>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>

namespace ink::service::http {

/** A request whose body has been read (JSON, held in memory up to the limit) or streamed (files, staged as
 * blobs). */
struct Request
{
    QByteArray method;             ///< upper case
    QString path;                  ///< decoded, without query, without trailing slash
    bool hasTrailingSlash = false; ///< the path had a trailing slash: relative URLs in a page then differ
    QList<QPair<QString, QString>> query;
    QList<QPair<QByteArray, QByteArray>> headers; ///< names lower case
    QByteArray body;                              ///< the body if it is JSON; otherwise empty
    bool isMultipart = false;                     ///< true if the body is multipart
    /** Parts of a multipart body other than files, by name, such as `document`. The credentials are never
     * stored here. */
    QHash<QString, QByteArray> parts;
    QList<StagedFile> files;
    std::optional<Upload> upload; ///< for a route with Body::File; not stored permanently yet
    QString peer;                 ///< IP address of the client, also behind trusted proxies
    bool isSecure = false;        ///< the client uses TLS, or the public URL begins with https
    bool isDeprecated = false;    ///< the operation is deprecated
    QString requestId;
    QHash<QString, QString> variables; ///< from the pattern, e.g. docID
    /** Headers of every response to this request, including errors. */
    QList<QPair<QByteArray, QByteArray>> responseHeaders;
    /** Set for a retry: the documents that an earlier attempt processed before its process ended. */
    QList<domain::DocumentId> processedDocuments;
    std::optional<Actor> actor; ///< set before a handler of an authenticated route runs
    /** The revision of the actor's account, read before the account's other data; 0 = not read (see
     * AccountStore). */
    qint64 revision = 0;

    [[nodiscard]] QByteArray header(const QByteArray& lowerCaseName) const;
    [[nodiscard]] QString queryValue(const QString& name) const; ///< case-insensitive, empty when absent
};

struct Response
{
    int status = 200;
    QList<QPair<QByteArray, QByteArray>> headers;
    QByteArray body;
    std::shared_ptr<store::Blob> blob; ///< the content, instead of `body`; read in chunks
    bool supportsRange = false;        ///< the server applies a Range header with a single range
    bool isStored = false; ///< the handler has already stored the response for the request's Idempotency-Key
    qint64 version = 0;    ///< version of the document in the response
    bool isStale = false;  ///< rejected because the document's version isn't the expected one
    QStringList frameOrigins = {}; ///< websites that may show the response in a frame
    bool isCacheable = true;       ///< valid until the account's revision changes; see Router::Caching

    [[nodiscard]] qint64 contentSize() const { return blob ? blob->size() : body.size(); }
    [[nodiscard]] QByteArray header(const QByteArray& name) const;   ///< case-insensitive
    void setHeader(const QByteArray& name, const QByteArray& value); ///< replaces an existing one
};

/**
 * Maps a method and path pattern to a handler. A segment of a pattern may contain one variable in braces,
 * optionally with text around it, such as `{n}.png`. Patterns and paths without a prefix belong to the oldest
 * version of the API. Literal text takes precedence over a variable, even if it is in another version. Paths
 * are case-sensitive. HEAD uses the handler of GET.
 */
class Router final
{
public:
    Router() : Router(ApiVersions::ofService()) {}
    explicit Router(ApiVersions versions) : m_versions(std::move(versions)) {}

    using Access = http::Access;
    /** The kind of body. File: the raw body goes to a temporary file, which the handler may keep; the file's
     * name is the query's `name`. */
    enum class Body { None, Json, JsonOrMultipart, File };
    /** ByRevision: the response may be reused until the account's revision changes. */
    enum class Caching { None, ByRevision };
    /** The threads that run the handler. Pictures: separate threads, because the handler may wait a long time
     * for an image. Health: two dedicated threads, so that no other request delays the handler. Connection:
     * the connection's own thread, for responses that never block. */
    enum class Workers { Common, Pictures, Health, Connection };
    using Handler = std::function<Response(const Request&)>;
    struct Route
    {
        QByteArray method;
        QString pattern;
        Access access;
        Body body = Body::None;
        Handler handler;
        Caching caching = Caching::None;
        /** Called before a body is received, so that it can be rejected early; may be empty. */
        std::function<Result<void>(const Request&)> admit = {};
        qint64 maxBody = 0; ///< maximum bytes of a JSON body; 0 = Limits::jsonBytes
        Workers workers = Workers::Common;
        /** The supported query parameters; others are rejected. If empty, queryParametersOf() is used. */
        QStringList query = {};
        std::optional<DeprecatedOperation> deprecation = {}; ///< set by `add` from the table of versions
        /** The page for a browser without credentials, instead of 401; may be empty. It must not reveal which
         * objects exist, and must not block. */
        Handler browserPage = {};
    };

    void add(Route route);
    /** Sets the response to a browser's GET request for an unknown path. Without such a page, browsers get
     * the same error as API clients. */
    void setNotFoundPage(Handler page) { m_notFoundPage = std::move(page); }
    [[nodiscard]] const Handler& notFoundPage() const { return m_notFoundPage; }
    struct Match
    {
        const Route* route = nullptr; ///< null if no route matches; see `allowedMethods`
        QHash<QString, QString> variables;
        QList<QByteArray> allowedMethods; ///< methods of other routes with this path (405); empty = 404
        /** The path names a version that doesn't exist or doesn't have this path: 404 with `addresses`. */
        bool isOtherVersion = false;
        QStringList addresses; ///< the same path in the versions that have it, decoded; may be empty
    };
    [[nodiscard]] Match match(const QByteArray& method, const QString& path) const;
    [[nodiscard]] const QList<Route>& routes() const { return m_routes; }
    [[nodiscard]] const ApiVersions& versions() const { return m_versions; }
    /** Returns the counters of the server that serves these routes. */
    [[nodiscard]] Metrics& metrics() const { return *m_metrics; }

private:
    struct Segment
    {
        QString before;
        QString variable; ///< empty: `before` is the whole segment
        QString after;
    };
    /** All routes with the same path shape. */
    struct PathShape
    {
        qsizetype version = 0; ///< index into the versions
        QList<Segment> segments;
        QList<qsizetype> routes; ///< indexes into m_routes
    };
    struct VersionedPath
    {
        qsizetype version = 0; ///< index into the versions; -1 = unknown
        QList<QStringView> segments;
    };
    [[nodiscard]] VersionedPath split(QStringView path) const;
    [[nodiscard]] static bool isMoreSpecific(const PathShape& a, const PathShape& b);
    [[nodiscard]] static std::optional<QHash<QString, QString>> matchShape(const PathShape& place,
                                                                           const QList<QStringView>& parts);
    [[nodiscard]] QString addressOf(const PathShape& place, const QByteArray& method,
                                    const QList<QStringView>& parts) const;

    ApiVersions m_versions;
    QList<Route> m_routes;
    QList<PathShape> m_shapes; ///< sorted: literal segments come before variables
    Handler m_notFoundPage;
    std::shared_ptr<Metrics> m_metrics = std::make_shared<Metrics>();
};

} // namespace ink::service::http
