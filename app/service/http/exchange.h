#pragma once

#include "app/service/http/answermemory.h"
#include "app/service/http/bodyreceiver.h"
#include "app/service/http/ratelimiter.h"

namespace ink::service::http {

/** The head of a request as received. */
struct RequestHead
{
    QByteArray method;
    QByteArray target;
    QList<QPair<QByteArray, QByteArray>> headers; ///< names lower case
    qint64 contentLength = -1;                    ///< -1 = not told
    bool hasBody = false;
    QString peer;
    bool secure = false; ///< see Request::secure
};

/**
 * One request from its head to its answer, without a socket: routing, authentication, body, idempotency,
 * handler, errors. One call at a time, on any thread; all but `quick` may wait for disks and passwords.
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
        AnswerMemory& answers;
        RateLimiter* rateLimiter = nullptr; ///< null: requests are not counted
        bool recognises = true;             ///< `quick` may query the database
        QByteArray publicAuthority = {};    ///< see checkOrigin
    };
    Exchange(const Context& context, RequestHead head);

    /** True when the response is ready, for example a cached one or NotFound. */
    [[nodiscard]] bool quick();
    /** True: the body is wanted, feed it. False: the answer is there, the body need not be read. */
    [[nodiscard]] bool begin();
    /** False: the answer is there already, no more bytes are wanted. */
    [[nodiscard]] bool feed(const char* data, qsizetype size);
    /** After the last byte: runs the handler. */
    void finish();
    /** Ends it with an error, e.g. when the bytes themselves were not valid. */
    void refuse(const Error& error);

    [[nodiscard]] const Request& request() const { return m_request; }
    [[nodiscard]] Response& response() { return m_response; }
    /** Returns whether the sender is known. */
    [[nodiscard]] bool isAuthenticated() const { return m_request.actor.has_value(); }
    /** The threads that run the slow steps. */
    [[nodiscard]] Router::Workers workers() const
    {
        return m_match.route ? m_match.route->workers : Router::Workers::Common;
    }
    /** The pattern of the route; empty when there is none. */
    [[nodiscard]] QString route() const { return m_match.route ? m_match.route->pattern : QString(); }

private:
    [[nodiscard]] Result<void> findRoute();
    [[nodiscard]] Result<bool> prepare();
    void take(Authenticator::Identity identity);
    /** Counts the request against its account, once, as soon as the account is known. */
    [[nodiscard]] Result<void> countOnce();
    void answer();
    /** Files that no document refers to are removed before the answer is sent, on this thread. */
    void dropFiles();
    [[nodiscard]] Response handle();
    [[nodiscard]] Response handleOnce(const QByteArray& key);
    [[nodiscard]] Response runHandler();

    Context m_context;
    RequestHead m_head;
    Request m_request;
    Response m_response;
    Router::Match m_match;
    std::optional<BodyReceiver> m_body;
    QByteArray m_credential; ///< the key by which the request is counted
    bool m_isCounted = false;
};

} // namespace ink::service::http
