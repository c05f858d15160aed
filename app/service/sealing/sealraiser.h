#pragma once

#include "app/base/clock.h"
#include "app/pdf/seal/sealraise.h"
#include "app/service/core/outboxworker.h"
#include "app/service/core/stores.h"

#include <functional>

namespace ink::service {

/**
 * Processes `timestamp` jobs: raises the seals of a document that was finished below the target level once
 * authorities respond again. Only appends revisions to the delivered files, verifies each file, and replaces
 * all of a document's files in one transaction. Safe to repeat at any point.
 */
class SealRaiser final
{
public:
    /** Returns the target level and the services required for it. */
    using PlanSource = std::function<pdf::SealPlan()>;
    /** The period after completion during which a higher level is attempted. After that, the level is final
     * and reported as such. */
    static constexpr std::chrono::hours maxRaiseTime{24 * 30};

    SealRaiser(Stores& stores, const Clock& clock, PlanSource plan);

    /** Queues the job for a document that was sealed by this certificate. */
    [[nodiscard]] static Result<void> queue(store::Outbox& outbox, store::Transaction& transaction,
                                            domain::DocumentId id, const QString& fingerprint, Timestamp now);
    /** Handles an outbox job. Failures are retried after 1 min … 12 h. */
    [[nodiscard]] std::optional<OutboxWorker::Retry> run(const store::Job& job);

private:
    struct Raised;
    [[nodiscard]] Result<std::optional<Message>> raise(const store::Job& job);
    [[nodiscard]] Result<Raised> raiseFiles(const QList<store::DocumentStore::Artifact>& artifacts,
                                            const QString& fingerprint, const pdf::SealPlan& plan,
                                            Timestamp now) const;
    [[nodiscard]] Result<std::optional<Message>>
    storeFiles(const store::Job& job, const QList<store::DocumentStore::Artifact>& before,
               const Raised& raised, const store::SealLevelStore::State& was, pdf::SealLevel target,
               Timestamp now);
    [[nodiscard]] Result<void> drop(const store::Job& job);

    Stores& m_stores;
    const Clock& m_clock;
    PlanSource m_plan;
};

} // namespace ink::service
