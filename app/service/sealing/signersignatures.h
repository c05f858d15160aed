#pragma once

#include "app/pdf/forms/stampitem.h"
#include "app/pdf/seal/sealraise.h"
#include "app/service/core/outboxworker.h"
#include "app/service/core/stores.h"

#include <QHash>

#include <functional>

namespace ink::service {

// Documents whose setting says `signaturePerSigner`: whenever somebody has signed, every file gets a revision
// with their values and a signature of its own, and the seal comes last. What is filled in later stands in
// form fields that are there before the first signature, because the pages may not change any more.

/** The SHA-256 of the files that are signed so far, by file; empty before the first signature. */
[[nodiscard]] Result<QHash<domain::FileId, QString>> filesSoFar(const Stores& stores,
                                                                domain::DocumentId document);
/** Crypto unless every signature that was intact in `before` still is in `after`, and another one as well. */
[[nodiscard]] Result<void> keptIntact(const QByteArray& before, const QByteArray& after);

/**
 * Carries out `signature` jobs: one revision of every file for each signer who has finished, in the order in
 * which they did, each kept in a transaction of its own. May be repeated at any point and run beside itself:
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
    /** The outbox handler; tried again after 1 s … 10 min. */
    [[nodiscard]] std::optional<OutboxWorker::Retry> run(const store::Job& job);
    /** Makes the signatures that are missing. A document that is gone or not in progress has none. */
    [[nodiscard]] Result<void> catchUp(domain::DocumentId id);

private:
    struct Signer;
    [[nodiscard]] static QList<Signer> signersOf(const domain::Document& document);
    [[nodiscard]] Result<std::optional<Signer>> nextOf(const domain::Document& document) const;
    [[nodiscard]] Result<QList<store::DocumentStore::Artifact>>
    signedFiles(const domain::Document& document, const Signer& signer, Timestamp now, Message& told) const;
    [[nodiscard]] Result<QByteArray> prepared(const domain::Document& document,
                                              const domain::File& file) const;
    [[nodiscard]] Result<pdf::RaisedSeal> signedBy(const QByteArray& bytes, const domain::Document& document,
                                                   const domain::File& file, const Signer& signer,
                                                   const pdf::SealKey& key, Timestamp now) const;
    /** False when another worker was faster or the document went another way. */
    [[nodiscard]] Result<bool> keep(domain::DocumentId id, const Signer& signer,
                                    const QList<store::DocumentStore::Artifact>& files, const Message& told,
                                    Timestamp now);
    [[nodiscard]] Result<void> finish(const store::Job& job);

    Stores& m_stores;
    const Clock& m_clock;
    KeySource m_key;
    PlanSource m_plan;
};

} // namespace ink::service
