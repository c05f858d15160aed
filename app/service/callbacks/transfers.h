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

/** A POST, PUT or GET request. */
struct PostRequest
{
    QString url;
    QList<QPair<QByteArray, QByteArray>> headers;
    std::shared_ptr<const Body> body;
    QByteArray method = "POST"; ///< GET is sent without the body
    bool keepsResponse = false; ///< returns the start of the response body
};

/** The result of a POST. */
struct PostResult
{
    int status = 0;         ///< 0 = no response
    Message error = {};     ///< empty after a 2xx; never contains text from the receiver
    bool stopped = false;   ///< aborted by `stop`, so not a failure of the receiver
    bool ownFault = false;  ///< the body could not be read, which isn't a failure of the receiver either
    QByteArray answer = {}; ///< the beginning of the response body, if requested
    [[nodiscard]] bool ok() const { return error.isEmpty() && status >= 200 && status < 300; }
};

/**
 * Sends requests over HTTP and HTTPS, many at a time on one thread. Verifies certificates and requires
 * TLS 1.2 or later. Follows no redirects and uses no proxy, .netrc or cookies. A name is resolved once,
 * all its addresses must be allowed, and connections are made only to these addresses. The response body
 * is discarded, except for its beginning if the request keeps it.
 */
class Transfers final
{
public:
    struct Options
    {
        CallbackPolicy policy;
        std::chrono::milliseconds timeout{15'000}; ///< for connecting, between sends, and for the response
        QString caFile;                            ///< PEM; empty = the system's certificate authorities
        Lookup lookup;                             ///< empty = the system's resolver
    };
    using Done = std::function<void(PostResult)>;

    explicit Transfers(Options options);
    ~Transfers(); ///< stops

    /** `done` is called once, on the transfers' own thread: it must return quickly. */
    void start(PostRequest request, Done done);
    /** Aborts all requests and starts no more. */
    void stop();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::callbacks
