#pragma once

#include "app/base/clock.h"
#include "app/service/core/outboxworker.h"
#include "app/service/core/stores.h"
#include "app/service/sms/smssender.h"

#include <atomic>
#include <optional>

namespace ink::service::sms {

/** Processes `sms` jobs: sends one-time codes until the gateway has accepted them or they have expired. */
class SmsJobs final
{
public:
    /** The referenced objects must outlive this object. */
    SmsJobs(Stores& stores, const Clock& clock, SmsSender& sender);

    /** Handles an outbox job. Returns the next attempt, or std::nullopt if the job has ended. */
    [[nodiscard]] std::optional<OutboxWorker::Retry> run(const store::Job& job);
    void stop(); ///< aborts a message that is being sent, which is retried at the next start

private:
    [[nodiscard]] Result<std::optional<OutboxWorker::Retry>> perform(const store::Job& job);

    Stores& m_stores;
    const Clock& m_clock;
    SmsSender& m_sender;
    std::atomic_bool m_stop = false;
};

} // namespace ink::service::sms
