#pragma once

#include "app/base/result.h"
#include "app/service/core/actor.h"
#include "app/service/core/stagedfile.h"
#include "app/service/http/metrics.h"
#include "app/store/blobs/blobstore.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPair>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace ink::service::http {

/** A request whose body has been read (JSON, kept in memory up to the limit) or streamed (files, staged as
 * blobs). */
struct Request
{
    QByteArray method;          ///< upper case
    QString path;               ///< decoded, without query, without trailing slash
    bool trailingSlash = false; ///< the path came with one: relative addresses in a page then differ
    QList<QPair<QString, QString>> query;
    QList<QPair<QByteArray, QByteArray>> headers; ///< names lower case
    QByteArray body;                              ///< JSON bodies
    bool multipart = false;                       ///< the body came in parts
    /** Parts of a multipart body other than files, by name (document). The authentication never stays. */
    QHash<QString, QByteArray> parts;
    QList<StagedFile> files;
    std::optional<Upload> upload; ///< for a route with Body::File: not kept yet
    QString peer;                 ///< IP address of the client, also behind a trusted proxy
    bool secure = false;          ///< the client speaks TLS, or everybody reaches the service by it
    QString requestId;
    QHash<QString, QString> variables; ///< from the pattern, e.g. docID
    /** Set when this repeats a request that was carried out on these before its process ended. */
    QList<domain::DocumentId> done;
    std::optional<Actor> actor; ///< set before a handler of an authenticated route runs
    /** The revision of the actor's account, read before anything else of it; 0 = not read (AccountStore has
     * it). */
    qint64 revision = 0;

    [[nodiscard]] QByteArray header(const QByteArray& lowerCaseName) const;
    [[nodiscard]] QString queryValue(const QString& name) const; ///< case-insensitive, empty when absent
};

struct Response
{
    int status = 200;
    QList<QPair<QByteArray, QByteArray>> headers;
    QByteArray body;
    std::shared_ptr<store::Blob> blob; ///< instead of body; read in pieces
    bool rangeable = false;            ///< a single Range is applied by the server
    bool isKept = false;               ///< the handler has kept it for its Idempotency-Key already
    bool isLasting = true;             ///< holds as long as the account's revision does: see Router::Memory

    [[nodiscard]] qint64 contentSize() const { return blob ? blob->size() : body.size(); }
    [[nodiscard]] QByteArray header(const QByteArray& name) const;   ///< without regard to case
    void setHeader(const QByteArray& name, const QByteArray& value); ///< replaces
};

/**
 * Method and path pattern → handler. A segment of a pattern may hold one variable in braces, also with text
 * around it:
 * `{n}.png`. Patterns and paths match with and without a leading `/v1`; `/v2` is a path of its own. Literal
 * text goes before a variable; paths are case-sensitive. HEAD is answered by the handler of GET.
 */
class Router final
{
public:
    enum class Access { Account, Public };
    /** File: the body as it is goes to a temporary file, which the handler keeps or not; its name is the
     * query's `name`. */
    enum class Body { None, Json, JsonOrMultipart, File };
    /** The response may be reused while the account's revision is the same. */
    enum class Memory { None, Revision };
    /** Pictures: by threads of their own, because the handler may wait long for a picture. */
    enum class Workers { Common, Pictures };
    using Handler = std::function<Response(const Request&)>;
    struct Route
    {
        QByteArray method;
        QString pattern;
        Access access = Access::Account;
        Body body = Body::None;
        Handler handler;
        Memory memory = Memory::None;
        /** Asked before a body is taken, e.g. whether it would be wanted at all; may be empty. */
        std::function<Result<void>(const Request&)> admit = {};
        qint64 maxBody = 0; ///< bytes of a JSON body; 0 = Limits::jsonBytes
        Workers workers = Workers::Common;
    };

    void add(Route route);
    struct Match
    {
        const Route* route = nullptr; ///< null: see allowed
        QHash<QString, QString> variables;
        QList<QByteArray> allowed; ///< methods of other routes with this path: 405; empty: 404
    };
    [[nodiscard]] Match match(const QByteArray& method, const QString& path) const;
    [[nodiscard]] const QList<Route>& routes() const { return m_routes; }
    /** The counters that the server which serves these routes keeps. */
    [[nodiscard]] Metrics& metrics() const { return *m_metrics; }

private:
    struct Segment
    {
        QString before;
        QString variable; ///< empty: `before` is the whole segment
        QString after;
    };
    /** All routes with one shape of path. */
    struct Place
    {
        QList<Segment> segments;
        QList<qsizetype> routes; ///< indexes into m_routes
    };
    QList<Route> m_routes;
    QList<Place> m_places; ///< literal before variable
    std::shared_ptr<Metrics> m_metrics = std::make_shared<Metrics>();
};

} // namespace ink::service::http
