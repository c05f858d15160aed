#pragma once

#include "app/pdf/forms/stampitem.h"
#include "app/pdf/seal/sealraise.h"
#include "app/service/core/outboxworker.h"
#include "app/service/core/stores.h"

#include <QHash>

#include <functional>

namespace ink::service {

// Documents with the setting `signaturePerSigner`: after each signer, every file gets an incremental update
// with their values and their own signature; the seal comes last. Later values go into form fields that exist
// before the first signature, because the pages must not change afterwards.

/** Returns the SHA-256 of the files signed so far, by file; empty before the first signature. */
[[nodiscard]] Result<QHash<domain::FileId, QString>> currentSignedFiles(const Stores& stores,
                                                                        domain::DocumentId document);
/** Crypto error unless all signatures that were valid in `before` are still valid in `after`, and one was
 * added. */
[[nodiscard]] Result<void> checkSignaturesIntact(const QByteArray& before, const QByteArray& after);

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
    struct Signer;
    [[nodiscard]] static QList<Signer> signersOf(const domain::Document& document);
    [[nodiscard]] Result<std::optional<Signer>> nextOf(const domain::Document& document) const;
    [[nodiscard]] Result<QList<store::DocumentStore::Artifact>> signFiles(const domain::Document& document,
                                                                          const Signer& signer, Timestamp now,
                                                                          Message& sealDetail) const;
    [[nodiscard]] Result<QByteArray> prepareFile(const domain::Document& document,
                                                 const domain::File& file) const;
    [[nodiscard]] Result<pdf::RaisedSeal> signFile(const QByteArray& bytes, const domain::Document& document,
                                                   const domain::File& file, const Signer& signer,
                                                   const pdf::SealKey& key, Timestamp now) const;
    /** Returns false if another worker has already added the signature or the document's state has
     * changed. */
    [[nodiscard]] Result<bool> storeFiles(domain::DocumentId id, const Signer& signer,
                                          const QList<store::DocumentStore::Artifact>& files,
                                          const Message& sealDetail, Timestamp now);
    [[nodiscard]] Result<void> finish(const store::Job& job);

    Stores& m_stores;
    const Clock& m_clock;
    KeySource m_key;
    PlanSource m_plan;
};

} // namespace ink::service
