#pragma once

#include "app/service/callbacks/body.h"
#include "app/service/callbacks/resolver.h"
#include "app/service/rules/callbackaddress.h"

#include <QByteArray>
#include <QList>
#include <QPair>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>

namespace ink::service::callbacks {

/** One POST, PUT or GET to make. */
struct PostRequest
{
    QString url;
    QList<QPair<QByteArray, QByteArray>> headers;
    std::shared_ptr<const Body> body;
    QByteArray method = "POST"; ///< GET is sent without the body
    bool keepsAnswer = false;   ///< its beginning is returned
};

/** The result of a POST. */
struct PostResult
{
    int status = 0;         ///< 0 = no answer
    Message error = {};     ///< empty after a 2xx; never contains text of the other side
    bool stopped = false;   ///< broken off by `stop`: says nothing about the receiver
    bool ownFault = false;  ///< the body could not be read: neither does this
    QByteArray answer = {}; ///< the beginning of the response body, if requested
    [[nodiscard]] bool ok() const { return error.isEmpty() && status >= 200 && status < 300; }
};

/**
 * POSTs over http and https, many at a time on one thread. Certificates are checked, TLS is 1.2 at least. No
 * redirect is followed, no proxy, .netrc or cookie is used. A name is looked up once, all of its addresses
 * must be allowed, and only they are connected to. The answer's body is read for a moment and dropped.
 */
class Transfers final
{
public:
    struct Options
    {
        CallbackPolicy policy;
        std::chrono::milliseconds timeout{15'000}; ///< to connect, between sends, and for the answer
        QString caFile;                            ///< PEM; empty = the system's authorities
        Lookup lookup;                             ///< empty = the system's
    };
    using Done = std::function<void(PostResult)>;

    explicit Transfers(Options options);
    ~Transfers(); ///< stops

    /** `done` is called once, on the transfers' own thread: it must be quick. */
    void start(PostRequest request, Done done);
    /** Breaks everything off; afterwards nothing is started any more. */
    void stop();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::callbacks
