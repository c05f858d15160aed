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

/** The helpers for seals that the operator has configured. */
struct SealHelp
{
    QStringList authorities; ///< http(s) addresses, `user@` where one is needed, tried in this order
    Secret password;         ///< for those with a user
    pdf::SealLevel level = pdf::SealLevel::T;
    std::chrono::milliseconds timeout{10'000}; ///< for each question
    QList<QByteArray> roots;                   ///< PEM: whose time-stamps are believed beside the system's
    QString tlsCaFile;                         ///< PEM: for https addresses; empty = the system's
    CallbackPolicy policy;                     ///< where the addresses in certificates may lead
    /** The time for which a helper that did not answer is skipped, so that not every document waits for it.
     */
    std::chrono::milliseconds pause{30'000};
};

/**
 * Asks time-stamp authorities, responders and lists of revoked certificates for the seals of one service.
 * Safe in several threads; each question waits for its answer.
 */
class SealHelpers final
{
public:
    /** Validation in one sentence when an address or a certificate is of no use. */
    [[nodiscard]] static Result<std::unique_ptr<SealHelpers>> make(SealHelp help);
    ~SealHelpers(); ///< no call may be in progress
    SealHelpers(const SealHelpers&) = delete;
    SealHelpers& operator=(const SealHelpers&) = delete;

    /** The plan refers to this object. */
    [[nodiscard]] pdf::SealPlan plan() const;
    /** Aborts requests in progress and sends no more. */
    void stop();

private:
    struct Private;
    explicit SealHelpers(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace ink::service::timestamps
