#pragma once

#include "app/base/clock.h"
#include "app/service/core/outboxworker.h"
#include "app/service/core/stores.h"
#include "app/service/sms/smssender.h"

#include <atomic>
#include <functional>
#include <optional>

namespace ink::service::sms {

/** Processes `sms` jobs: sends one-time codes until the gateway has accepted them or they have expired. */
class SmsJobs final
{
public:
    /** The referenced objects must outlive this object. `wakeWorkers` is called after a failure was recorded,
     * which is an event that may be sent; it may be empty. */
    SmsJobs(Stores& stores, const Clock& clock, SmsSender& sender, std::function<void()> wakeWorkers);

    /** Handles an outbox job. Returns the next attempt, or std::nullopt if the job has ended. */
    [[nodiscard]] std::optional<OutboxWorker::Retry> run(const store::Job& job);
    void stop(); ///< aborts a message that is being sent, which is retried at the next start

private:
    [[nodiscard]] Result<std::optional<OutboxWorker::Retry>> perform(const store::Job& job);

    Stores& m_stores;
    const Clock& m_clock;
    SmsSender& m_sender;
    std::function<void()> m_wakeWorkers;
    std::atomic_bool m_stop = false;
};

} // namespace ink::service::sms
