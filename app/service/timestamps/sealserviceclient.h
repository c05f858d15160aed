#pragma once

#include "app/base/result.h"
#include "app/base/secret.h"
#include "app/pdf/seal/sealraise.h"
#include "app/service/rules/callbackaddress.h"

#include <QString>
#include <QStringList>

#include <chrono>
#include <memory>

namespace ink::service::timestamps {

/** The services for seals that the operator has configured. */
struct SealServices
{
    QStringList authorities; ///< http(s) addresses, with `user@` if required, tried in this order
    Secret password;         ///< password for authorities with a user
    pdf::SealLevel level = pdf::SealLevel::T;
    std::chrono::milliseconds timeout{10'000}; ///< for each request
    QList<QByteArray> roots; ///< PEM; trusted for time-stamps in addition to the system's roots
    QString tlsCaFile;       ///< PEM, for https addresses; empty = the system's authorities
    CallbackPolicy policy;   ///< allowed networks for the URLs in certificates
    /** The time during which an unresponsive service is skipped, so that not every document waits for it. */
    std::chrono::milliseconds skipTime{30'000};
};

/**
 * Queries time-stamp authorities, OCSP responders and certificate revocation lists for the seals of one
 * service. Thread-safe; each request blocks until its response.
 */
class SealServiceClient final
{
public:
    /** Fails with a Validation error with an explanation if an address or a certificate is invalid. */
    [[nodiscard]] static Result<std::unique_ptr<SealServiceClient>> make(SealServices help);
    ~SealServiceClient(); ///< no call may be in progress
    SealServiceClient(const SealServiceClient&) = delete;
    SealServiceClient& operator=(const SealServiceClient&) = delete;

    /** Returns the plan, which refers to this object. */
    [[nodiscard]] pdf::SealPlan plan() const;
    /** Aborts requests in progress and sends no more. */
    void stop();

private:
    struct Private;
    explicit SealServiceClient(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service::timestamps
