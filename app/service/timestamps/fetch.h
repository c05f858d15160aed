#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/service/rules/callbackaddress.h"

#include <QByteArray>
#include <QString>

#include <atomic>
#include <chrono>
#include <optional>

namespace ink::service::timestamps {

/** A request and its restrictions. */
struct FetchRequest
{
    QString url;
    QByteArray body;        ///< empty = GET
    QByteArray contentType; ///< content type of the body
    QByteArray accept;
    QString user;                              ///< empty = no authentication
    Secret password;                           ///< HTTP Basic
    std::optional<CallbackPolicy> policy;      ///< the allowed networks; nothing = any, because the operator
                                               ///< chose the address
    bool isHttpOnly = false;                   ///< rejects https, too; for URLs from certificates
    QString caFile;                            ///< PEM; empty = the system's certificate authorities
    std::chrono::milliseconds timeout{10'000}; ///< for the complete request
    qint64 maxBytes = 64 * 1024;               ///< maximum bytes of the response
    const std::atomic_bool* stop = nullptr;    ///< aborts the request when it becomes true
};

/** Makes one request with libcurl and waits for the response. Follows no redirects, uses no proxy, .netrc or
 * cookies, and requires TLS 1.2 or later. With a policy, every address is checked right before connecting.
 * Unavailable unless the status is 200; the message never contains text from the server. */
[[nodiscard]] Result<QByteArray> fetch(const FetchRequest& request);

} // namespace ink::service::timestamps
