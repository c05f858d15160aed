#pragma once

#include "app/service/http/server/bodyreceiver.h"
#include "app/service/http/server/ratelimiter.h"
#include "app/service/http/server/responsecache.h"

namespace ink::service::http {

/** The head of a request as received. */
struct RequestHead
{
    QByteArray method;
    QByteArray target;
    QList<QPair<QByteArray, QByteArray>> headers; ///< names lower case
    qint64 contentLength = -1;                    ///< -1 = unknown
    bool hasBody = false;
    QString peer;
    bool isSecure = false; ///< see Request::isSecure
};

/**
 * One request from its head to its response, without a socket: routing, authentication, body, idempotency,
 * handler, errors. Only one call at a time is allowed, on any thread. All calls except `respondEarly` may
 * block on disk access or password hashing.
 */
class Exchange final
{
public:
    struct Context
    {
        const Router& router;
        Authenticator& authenticator;
        Stores& stores;
        const Clock& clock;
        domain::Limits limits;
        MemoryBudget& memory;
        ResponseCache& responseCache;
        RateLimiter* rateLimiter = nullptr; ///< null: no rate limit
        bool canQueryEarly = true;          ///< `respondEarly` may query the database
        QByteArray publicAuthority = {};    ///< see checkOrigin
        bool verifiesCache = false;         ///< see HttpServer::Options
        QByteArray publicPath = {};         ///< see HttpServer::Options
    };
    Exchange(const Context& context, RequestHead head);

    /** Returns true if the response is ready, for example because it is cached or NotFound. */
    [[nodiscard]] bool respondEarly();
    /** Returns true if the body is required; pass it to feed(). If false, the response is ready and the body
     * need not be read. */
    [[nodiscard]] bool begin();
    /** Returns false if the response is ready and no more bytes are required. */
    [[nodiscard]] bool feed(const char* data, qsizetype size);
    /** Runs the handler. Call after the last byte. */
    void finish();
    /** Ends the request with an error, e.g. when its bytes are invalid. */
    void refuse(const Error& error);

    [[nodiscard]] const Request& request() const { return m_request; }
    [[nodiscard]] Response& response() { return m_response; }
    /** Returns whether the sender is authenticated. */
    [[nodiscard]] bool isAuthenticated() const { return m_request.actor.has_value(); }
    /** Returns the threads that run the slow steps. */
    [[nodiscard]] Router::Workers workers() const
    {
        return m_match.route ? m_match.route->workers : Router::Workers::Common;
    }
    [[nodiscard]] bool isDeprecated() const { return m_match.route && m_match.route->deprecation; }
    /** Returns the pattern of the route; empty if there is none. */
    [[nodiscard]] QString route() const { return m_match.route ? m_match.route->pattern : QString(); }

private:
    [[nodiscard]] Result<void> findRoute();
    [[nodiscard]] Result<bool> prepare();
    /** Returns whether the request comes from a browser and the route has a page for browsers. */
    [[nodiscard]] bool wantsPage() const;
    /** Ensures that a response with status 201 has the public address of the new object in Location. */
    void completeLocation();
    void applyIdentity(Authenticator::Identity identity);
    /** Counts the request against its account's rate limit, once, as soon as the account is known. */
    [[nodiscard]] Result<void> countOnce();
    void respond();
    /** Removes unreferenced files before the response is sent, on this thread. */
    void removeFiles();
    /** Returns the key for cached responses: the target, and the rights if they are limited. */
    [[nodiscard]] QByteArray cacheTarget() const;
    /** For tests: ends the process if the cached response differs from the handler's. */
    void verifyCached();
    [[nodiscard]] Response handle();
    [[nodiscard]] Response handleOnce(const QByteArray& key);
    /** Records on the charges of the first request that the request was repeated. */
    void noteRepeat(const QString& key);
    [[nodiscard]] Response runHandler();
    /** Returns an error for a write whose If-Match doesn't match the current version; otherwise nullopt, and
     * sets `Actor::expectedVersion`. */
    [[nodiscard]] std::optional<Response> checkIfMatch();

    Context m_context;
    RequestHead m_head;
    Request m_request;
    Response m_response;
    Router::Match m_match;
    std::optional<BodyReceiver> m_body;
    QByteArray m_credential; ///< the key for rate limiting
    bool m_isCounted = false;
};

} // namespace ink::service::http
