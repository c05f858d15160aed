#pragma once

#include "app/pdf/seal/sealraise.h"
#include "app/service/core/outboxworker.h"
#include "app/service/core/stores.h"
#include "app/service/sealing/signerrevisions.h"

#include <QHash>

#include <functional>

namespace ink::service {

/**
 * Processes `signature` jobs: adds one revision to every file for each signer who has finished, in the order
 * of finishing, and stores each in its own transaction. Safe to repeat at any point and to run concurrently:
 * nothing is signed twice.
 */
class SignerSignatures final
{
public:
    using KeySource = std::function<Result<pdf::SealKey>()>;
    using PlanSource = std::function<pdf::SealPlan()>;
    SignerSignatures(Stores& stores, const Clock& clock, KeySource key, PlanSource plan);

    [[nodiscard]] static Result<void> queue(store::Outbox& outbox, store::Transaction& transaction,
                                            domain::DocumentId id, Timestamp now);
    /** Handles an outbox job. Failures are retried after 1 s … 10 min. */
    [[nodiscard]] std::optional<OutboxWorker::Retry> run(const store::Job& job);
    /** Creates missing signatures. Creates none for a deleted document or one that isn't in progress. */
    [[nodiscard]] Result<void> signMissing(domain::DocumentId id);

private:
    struct SignedFiles
    {
        QList<store::DocumentStore::Artifact> artifacts;
        QHash<domain::FileId, QString> base; ///< the current files that they continue
        Message historyDetail;
    };
    [[nodiscard]] Result<SignedFiles> signFiles(const domain::Document& document, const SigningPerson& signer,
                                                Timestamp now) const;
    /** Returns false if another worker has already added the signature, the files have changed or the
     * document's state has. */
    [[nodiscard]] Result<bool> storeFiles(domain::DocumentId id, const SigningPerson& signer,
                                          const SignedFiles& files, Timestamp now);
    [[nodiscard]] Result<void> finish(const store::Job& job);

    Stores& m_stores;
    const Clock& m_clock;
    KeySource m_key;
    PlanSource m_plan;
};

} // namespace ink::service
