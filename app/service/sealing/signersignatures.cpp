#include "app/service/sealing/signersignatures.h"

#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/domain/routing/filevisibility.h"
#include "app/service/core/schedule.h"
#include "app/service/sealing/reasons.h"

#include <algorithm>
#include <exception>

namespace ink::service {

using domain::Document;
using Artifact = store::DocumentStore::Artifact;

namespace {

constexpr auto progressKind = store::DocumentStore::ArtifactKind::Progress;
constexpr int maxLost = 20; ///< maximum conflicts with other workers

} // namespace

SignerSignatures::SignerSignatures(Stores& stores, const Clock& clock, KeySource key, PlanSource plan)
    : m_stores(stores), m_clock(clock), m_key(std::move(key)), m_plan(std::move(plan))
{
}

Result<void> SignerSignatures::queue(store::Outbox& outbox, store::Transaction& transaction,
                                     domain::DocumentId id, Timestamp now)
{
    store::Job job(store::JobKind::Signature);
    job.key = QString::number(id.value());
    job.documentId = id;
    job.notBefore = now;
    return outbox.queue(transaction, job);
}

std::optional<OutboxWorker::Retry> SignerSignatures::run(const store::Job& job)
{
    Message reason;
    try {
        auto done = signMissing(job.documentId);
        if (done) done = finish(job);
        if (done) return std::nullopt;
        reason = retryReason(done.error());
    } catch (const std::exception& fault) { // a library's exception (out of memory) must not end the worker
        reason = reasons::signingInterrupted(QString::fromUtf8(fault.what()));
    }
    return OutboxWorker::Retry{m_clock.now() + schedule::retryDelay(job.attempts), reason};
}

Result<void> SignerSignatures::finish(const store::Job& job)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    // The document is locked from here on. A later signer queues the job again after this.
    if (const auto document = m_stores.documents.loadAny(job.documentId)) {
        INK_ASSIGN(next, missingSignature(m_stores, *document));
        if (next) return fail(ErrorCode::State, reasons::otherSignedMeanwhile());
    } else if (document.error().code != ErrorCode::NotFound && document.error().code != ErrorCode::Deleted) {
        return fail(document.error());
    }
    INK_TRY(m_stores.outbox.complete(transaction, job.id));
    return transaction.commit();
}

Result<void> SignerSignatures::signMissing(domain::DocumentId id)
{
    for (int lost = 0; lost < maxLost;) {
        const auto document = m_stores.documents.loadAny(id);
        if (!document) {
            const bool gone =
                document.error().code == ErrorCode::NotFound || document.error().code == ErrorCode::Deleted;
            return gone ? Result<void>() : fail(document.error());
        }
        INK_ASSIGN(signer, missingSignature(m_stores, *document));
        if (!signer) return {};
        const Timestamp now = m_clock.now();
        INK_ASSIGN(signedFiles, signFiles(*document, *signer, now));
        INK_ASSIGN(kept, storeFiles(id, *signer, signedFiles, now));
        if (!kept) ++lost;
    }
    return fail(ErrorCode::State, reasons::documentChangedWhileSigned());
}

Result<SignerSignatures::SignedFiles>
SignerSignatures::signFiles(const Document& document, const SigningPerson& signer, Timestamp now) const
{
    INK_ASSIGN(key, m_key());
    if (!key.isValidAt(now))
        return fail(ErrorCode::Crypto, reasons::sealCertificateNotValidNow(key.commonName()));
    INK_ASSIGN(soFar, currentSignedFiles(m_stores, document.id));
    pdf::SealPlan plan = m_plan ? m_plan() : pdf::SealPlan();
    plan.target = std::min(plan.target, pdf::SealLevel::T); // the seal will have all validation data
    QList<Artifact> artifacts;
    QString authority;
    for (const domain::File& file : document.files) {
        INK_ASSIGN(before, currentFile(m_stores, document, file, soFar.value(file.id)));
        if (!domain::maySee(file, signer.index)) { // signers do not sign files that are hidden from them
            INK_ASSIGN(same, m_stores.blobs.put(before));
            artifacts.append({progressKind, file.id, file.name, same, before.size()});
            continue;
        }
        INK_ASSIGN(ready,
                   prepareRevision(m_stores, before, document, file, signer,
                                   pdf::maxSignatureBytes(key, plan.target != pdf::SealLevel::B), now));
        INK_ASSIGN(sealed, pdf::sealToLevel(std::move(ready), key, plan, now));
        INK_TRY(checkRevision(before, sealed.bytes, key.fingerprint(), signer.name));
        INK_ASSIGN(sha256, m_stores.blobs.put(sealed.bytes));
        artifacts.append({progressKind, file.id, file.name, sha256, sealed.bytes.size()});
        if (authority.isEmpty()) authority = sealed.authority;
    }
    const Message detail =
        authority.isEmpty()
            ? reasons::historySignatureAdded(signer.whole, key.commonName(), key.fingerprint())
            : reasons::historySignatureStamped(signer.whole, key.commonName(), key.fingerprint(), authority);
    return SignedFiles{artifacts, soFar, detail};
}

Result<bool> SignerSignatures::storeFiles(domain::DocumentId id, const SigningPerson& signer,
                                          const SignedFiles& files, Timestamp now)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_ASSIGN(document, m_stores.documents.loadAny(id));
    // If it is still this signer's turn and the files are the same, no other signature was added.
    INK_ASSIGN(next, missingSignature(m_stores, document));
    if (!next || next->invitation != signer.invitation || next->hosted != signer.hosted) return false;
    INK_ASSIGN(current, currentSignedFiles(m_stores, id));
    if (current != files.base) return false; // somebody signed with a certificate of their own
    Q_ASSERT(document.status == domain::SigningStatus::InProgress);
    Q_ASSERT(files.artifacts.size() == document.files.size());
    INK_TRY(m_stores.signatures.insert(transaction, document.id, {signer.invitation, signer.hosted, now}));
    INK_TRY(transaction.touchAccount(document.accountId.value())); // before the account's counters
    INK_TRY(m_stores.documents.setArtifacts(transaction, document.id, files.artifacts));
    const qint64 version = document.version;
    domain::HistoryEntry entry;
    entry.time = now;
    entry.event = domain::HistoryEvent::SignatureAdded;
    entry.actor = QStringLiteral("Inkstone");
    domain::setDetail(entry, files.historyDetail);
    domain::appendHistory(document, std::move(entry));
    document.lastModifiedTime = now;
    INK_TRY(m_stores.documents.replace(transaction, std::move(document), version));
    INK_TRY(transaction.commit());
    return true;
}

} // namespace ink::service
