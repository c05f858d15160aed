#pragma once

#include "app/base/clock.h"
#include "app/pdf/forms/stampitem.h"
#include "app/pdf/seal/sealraise.h"
#include "app/service/core/groupcommit.h"
#include "app/service/core/outboxworker.h"
#include "app/service/core/stores.h"
#include "app/service/rules/importtags.h"
#include "app/service/sealing/scanfiles.h"
#include "app/service/sealing/signersignatures.h"

#include <functional>

namespace ink::service {

/**
 * Processes `finalize` jobs: stamps the values onto the pages, appends the certificate, attaches the history,
 * seals, verifies the sealed bytes, compares their pages with those that signers were shown, and only then
 * sets the document to COMPLETED in one transaction. Safe to repeat at any point: nothing is visible before
 * that transaction, and a repetition after it does nothing.
 */
class Finalizer final
{
public:
    /** A page of a sealed file and the page that its signers were shown. */
    struct SealedPage
    {
        const domain::Document& document;
        const domain::File& file;
        QString sealedSha256;        ///< SHA-256 of the blob
        int page = 1;                ///< 1-based in the file
        QByteArray values;           ///< PDF with only the page's values (pdf::stampOverlay); empty = none
        QList<QRectF> excludedAreas; ///< excluded areas, in points as displayed
        bool generatesAppearances = false; ///< viewers still generate appearances of the form's fields
    };
    struct Options
    {
        QString serviceName = QStringLiteral("Inkstone " INKSTONE_VERSION);
        std::function<void()> wakeWorkers; ///< called after a commit that queued a callback; may be empty
        bool hasMail = false; ///< email is configured: people are notified of the completed document
        std::function<pdf::SealPlan()> plan = {}; ///< the target seal level; empty = B-B
        /** Returns whether a sealed page looks as it did to its signers. If empty, pages aren't compared. */
        std::function<Result<bool>(const SealedPage&)> matchesShownPage = {};
    };
    /** Returns the key. May block while the key is being created at the very first start. */
    using KeySource = std::function<Result<pdf::SealKey>()>;
    Finalizer(Stores& stores, const Clock& clock, KeySource key, Options options);

    /** Handles an outbox job. A failure is recorded in the document's history and retried after 1 s … 10
     * min. */
    [[nodiscard]] std::optional<OutboxWorker::Retry> run(const store::Job& job);
    /** Returns the object that adds a signature for each signer before the seal, if that is configured. */
    [[nodiscard]] SignerSignatures& signatures() { return m_signatures; }

    /** A file created by finalizing. */
    struct SealedFile
    {
        store::DocumentStore::ArtifactKind kind = store::DocumentStore::ArtifactKind::Signed;
        domain::FileId file;
        QString name;
        QByteArray bytes;
        pdf::SealLevel level = pdf::SealLevel::B; ///< the seal level reached
        Message missingReason;                    ///< the reason why the target level was not reached
        bool isRetryable = false;                 ///< a later attempt may reach a higher level
        QString authority;                        ///< the authority that issued the time-stamp
        int archivePart = 0; ///< the part of PDF/A that forbids attachments, so that the history isn't
                             ///< attached; 0 = none
        domain::InvitationId recipient = {}; ///< of a RecipientCertificate
    };
    /** Performs all slow steps: stamps each file, adds its certificate, seals, time-stamps and verifies it.
     * Stores nothing. */
    [[nodiscard]] Result<QList<SealedFile>> sealFiles(const pdf::SealKey& key,
                                                      const domain::Document& document, Timestamp now) const;

private:
    [[nodiscard]] Result<void> finalize(const store::Job& job);
    /** The sealed files as blobs, which are removed unless the document is completed with them. */
    struct StoredFiles
    {
        QList<store::DocumentStore::Artifact> artifacts;
        QList<std::shared_ptr<store::BlobHold>> holds;
    };
    /** A sealed document whose blobs are stored. */
    struct SealedDocument
    {
        const store::Job& job;
        const pdf::SealKey& key;
        const domain::Document& document; ///< in its final state
        const QList<SealedFile>& files;
        const StoredFiles& stored;
        Timestamp now;
        QStringList uncompared = {}; ///< pages that couldn't be compared, for the history
        Result<void> kept = {};
    };
    /** Completes documents that were sealed at the same time, in one transaction if possible. */
    void completeAll(const std::vector<SealedDocument*>& together);
    /** Writes everything in one transaction. */
    [[nodiscard]] Result<void> completeTogether(const std::vector<SealedDocument*>& together);
    [[nodiscard]] Result<void> completeOnce(const std::vector<SealedDocument*>& together);
    /** Stores the sealed bytes, without a transaction. */
    [[nodiscard]] Result<StoredFiles> storeFiles(const QList<SealedFile>& files) const;
    [[nodiscard]] pdf::SealPlan plan() const;
    [[nodiscard]] Result<pdf::RaisedSeal>
    sealAndVerify(pdf::IncrementalWriter writer, const pdf::SealKey& key, const QString& reason,
                  const QByteArray& original, const ImportTraces& traces, const QList<pdf::StampItem>& stamps,
                  const QByteArray& certificate, const QByteArray& history, Timestamp now,
                  const QStringList& locked = {}, const QList<ScanFile>& scans = {}) const;
    /** Compares the pages that sealing may have changed with those that signers were shown. State error if
     * one differs. Returns the pages that can't be rendered, which no signer was shown either. All other
     * errors are temporary. */
    [[nodiscard]] Result<QStringList> compareShown(const store::Job& job, const domain::Document& document,
                                                   const QList<SealedFile>& files,
                                                   const StoredFiles& stored) const;
    [[nodiscard]] Result<void> complete(store::Transaction& transaction, const SealedDocument& sealed);
    /** Stores the levels of the seals and queues those that can be raised. Returns a note for the history;
     * may be empty. */
    [[nodiscard]] Result<Message> recordLevel(store::Transaction& transaction, domain::DocumentId id,
                                              const pdf::SealKey& key, const QList<SealedFile>& files,
                                              Timestamp now);
    [[nodiscard]] Result<void> drop(const store::Job& job);
    void recordDelay(const store::Job& job, const Message& reason);

    Stores& m_stores;
    const Clock& m_clock;
    KeySource m_key;
    Options m_options;
    SignerSignatures m_signatures;
    GroupCommit<SealedDocument> m_commits;
};

} // namespace ink::service
