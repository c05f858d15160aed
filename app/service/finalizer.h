#pragma once

#include "app/base/clock.h"
#include "app/pdf/sealer.h"
#include "app/service/outboxworker.h"
#include "app/service/signingservice.h"

#include <functional>

namespace ink::service {

/**
 * Carries out `finalize` jobs: stamps the values onto the pages, appends the certificate, attaches the
 * history, seals, reads the sealed bytes again with the verifier, and only then makes the document COMPLETED,
 * all in one transaction. May be repeated at any point: nothing is visible before that transaction, and after
 * it a repeat does nothing.
 */
class Finalizer final
{
public:
    struct Options
    {
        QString serviceName = QStringLiteral("Inkstone " INKSTONE_VERSION);
        std::function<void()> wakeWorkers; ///< called after a commit that queued a callback; may be empty
        bool mail = false;                 ///< mail is configured: people are told of the finished document
    };
    /** Where the key comes from; may wait, as at the very first start it is still being made. */
    using KeySource = std::function<Result<pdf::SealKey>()>;
    Finalizer(Stores& stores, const Clock& clock, KeySource key, Options options);

    /** The outbox handler. A failure is noted in the document's history and tried again after 1 s … 10 min.
     */
    [[nodiscard]] std::optional<OutboxWorker::Retry> run(const store::Job& job);

    /** One file that finalizing makes. */
    struct SealedFile
    {
        QString kind; ///< `signed` or `certificate`
        domain::FileId file;
        QString name;
        QByteArray bytes;
    };
    /** Everything slow, in memory only: each file stamped, with its certificate, sealed and verified again.
     */
    [[nodiscard]] Result<QList<SealedFile>>
    sealedFiles(const pdf::SealKey& key, const domain::Document& document, Timestamp now) const;

private:
    [[nodiscard]] Result<void> finalize(const store::Job& job);
    /** The sealed bytes as blobs, without a transaction. */
    [[nodiscard]] Result<QList<store::DocumentStore::Artifact>> keep(const QList<SealedFile>& files) const;
    [[nodiscard]] Result<QByteArray> sealedAndVerified(const pdf::SealKey& key, const QByteArray& original,
                                                       const QList<pdf::StampItem>& stamps,
                                                       const QByteArray& certificate,
                                                       const QByteArray& history, Timestamp now) const;
    [[nodiscard]] Result<void> complete(const store::Job& job, const pdf::SealKey& key,
                                        const domain::Document& sealedFrom,
                                        const QList<store::DocumentStore::Artifact>& artifacts,
                                        Timestamp now);
    [[nodiscard]] Result<void> drop(const store::Job& job);
    void noteDelay(const store::Job& job, const QString& reason);

    Stores& m_stores;
    const Clock& m_clock;
    KeySource m_key;
    Options m_options;
};

} // namespace ink::service
