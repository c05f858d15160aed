#pragma once

#include "app/service/signingservice.h"

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPair>
#include <QString>

#include <functional>
#include <optional>

namespace ink::service::http {

/** A request whose body has been read (JSON, kept in memory up to the limit) or streamed (files, staged as blobs). */
struct Request
{
    QByteArray method; ///< upper case
    QString path;      ///< decoded, without query, without trailing slash
    QList<QPair<QString, QString>> query;
    QList<QPair<QByteArray, QByteArray>> headers; ///< names lower case
    QByteArray body;   ///< JSON bodies
    /** Parts of a multipart body other than files, by name (document, authentication). */
    QHash<QString, QByteArray> parts;
    QList<StagedFile> files;
    QString peer;      ///< IP address
    QString requestId;
    QHash<QString, QString> variables; ///< from the pattern, e.g. docID
    std::optional<Actor> actor;        ///< set before a handler of an authenticated route runs

    [[nodiscard]] QByteArray header(const QByteArray& lowerCaseName) const;
    [[nodiscard]] QString queryValue(const QString& name) const; ///< case-insensitive, empty when absent
};

struct Response
{
    int status = 200;
    QList<QPair<QByteArray, QByteArray>> headers;
    QByteArray body;
    std::shared_ptr<store::Blob> blob; ///< instead of body; Range is applied by the server
    bool rangeable = false;
};

/** Method and path pattern → handler; a pattern names variables in braces. Paths match with and without `/v1`. */
class Router final
{
public:
    enum class Access { Account, Public };
    enum class Body { None, Json, JsonOrMultipart };
    using Handler = std::function<Response(const Request&)>;
    struct Route
    {
        QByteArray method;
        QString pattern;
        Access access = Access::Account;
        Body body = Body::None;
        Handler handler;
    };

    void add(Route route);
    struct Match
    {
        const Route* route = nullptr;  ///< null: see allowed
        QHash<QString, QString> variables;
        QList<QByteArray> allowed;     ///< methods of other routes with this path: 405; empty: 404
    };
    [[nodiscard]] Match match(const QByteArray& method, const QString& path) const;
    [[nodiscard]] const QList<Route>& routes() const { return m_routes; }

private:
    QList<Route> m_routes;
};

} // namespace ink::service::http
