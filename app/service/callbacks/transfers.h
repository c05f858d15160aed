#pragma once

#include "app/service/callbacks/requestbody.h"
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
struct TransferRequest
{
    QString url;
    QList<QPair<QByteArray, QByteArray>> headers;
    std::shared_ptr<const RequestBody> body;
    QByteArray method = "POST"; ///< GET is sent without the body
    bool keepsResponse = false; ///< returns the start of the response body
};

/** The result of a request. */
struct TransferResult
{
    int status = 0;              ///< 0 = no response
    Message error = {};          ///< empty after a 2xx status; never contains text from the receiver
    bool isStopped = false;      ///< aborted by `stop`; not a failure of the receiver
    bool isLocalFailure = false; ///< the request body could not be read; not a failure of the receiver
    QByteArray response = {};    ///< the beginning of the response body, if requested
    [[nodiscard]] bool isSuccess() const { return error.isEmpty() && status >= 200 && status < 300; }
};

/**
 * Sends requests over HTTP and HTTPS, many at a time on one thread. Verifies certificates and requires TLS
 * 1.2 or later. Follows no redirects and uses no proxy, .netrc or cookies. A name is resolved once, all its
 * addresses must be allowed, and connections are made only to these addresses. The response body is
 * discarded, except for its beginning if requested (`keepsResponse`).
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
    using Callback = std::function<void(TransferResult)>;

    explicit Transfers(Options options);
    ~Transfers(); ///< calls stop()

    /** Starts a request. `done` is called once, on the transfers' own thread, and must return quickly. */
    void start(TransferRequest request, Callback done);
    /** Aborts all requests and starts no more. */
    void stop();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::service::callbacks
