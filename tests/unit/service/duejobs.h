#pragma once

#include "app/service/callbacks/callbacksender.h"
#include "tests/unit/service/world.h"

#include <QTest>

#include <future>
#include <optional>

namespace ink::test {

/** Runs the due jobs while a receiver of this thread responds. */
inline void runDue(service::callbacks::CallbackSender& sender)
{
    auto running = std::async(std::launch::async, [&] { sender.runDue(); });
    if (!QTest::qWaitFor(
            [&] { return running.wait_for(std::chrono::seconds(0)) == std::future_status::ready; }, 20'000))
        qFatal("hangs");
    running.get();
}

/** Returns a document's first job; nothing if it has none. */
inline std::optional<store::Job> firstJob(const World& world, domain::DocumentId document)
{
    const auto jobs = world.stores->outbox.jobsOf(document).value();
    return jobs.isEmpty() ? std::nullopt : std::optional(jobs.constFirst());
}

} // namespace ink::test
