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

/** One request to make and how far it may go. */
struct FetchRequest
{
    QString url;
    QByteArray body;        ///< empty = GET
    QByteArray contentType; ///< of the body
    QByteArray accept;
    QString user;                              ///< empty = without a password
    Secret password;                           ///< HTTP Basic
    std::optional<CallbackPolicy> policy;      ///< where it may go; nothing = anywhere: the operator chose it
    bool httpOnly = false;                     ///< https is refused too: addresses of certificates
    QString caFile;                            ///< PEM; empty = the system's authorities
    std::chrono::milliseconds timeout{10'000}; ///< for all of it
    qint64 most = 64 * 1024;                   ///< bytes of the answer
    const std::atomic_bool* stop = nullptr;    ///< breaks it off when it becomes true
};

/**
 * Makes one request and waits for its answer, over libcurl: no redirect is followed, no proxy, .netrc or
 * cookie is used, TLS is 1.2 at least. With a policy every address is checked right before it is connected
 * to. Unavailable with one sentence, which never contains what the other side wrote, unless it answered 200.
 */
[[nodiscard]] Result<QByteArray> fetch(const FetchRequest& request);

} // namespace ink::service::timestamps
