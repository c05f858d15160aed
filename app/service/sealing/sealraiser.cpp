#include "app/service/sealing/sealraiser.h"

#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifyproblem.h"
#include "app/service/sealing/reasons.h"

#include <QHash>

#include <algorithm>
#include <exception>

namespace ink::service {

using domain::Document;
using Artifact = store::DocumentStore::Artifact;

namespace {

constexpr QLatin1StringView fingerprintName("fingerprint");

std::chrono::milliseconds raisePause(int tries)
{
    using namespace std::chrono;
    static constexpr milliseconds pauses[] = {minutes(1), minutes(5), minutes(15), hours(1), hours(4)};
    const auto index = static_cast<size_t>(std::max(tries - 1, 0));
    return index < std::size(pauses) ? pauses[index] : milliseconds(hours(12));
}

bool sameArtifacts(const QList<Artifact>& a, const QList<Artifact>& b)
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](const Artifact& x, const Artifact& y) {
        return x.kind == y.kind && x.fileId == y.fileId && x.recipient == y.recipient && x.sha256 == y.sha256;
    });
}

/** Verifies the seal as a third party would, including the added data. */
Result<void> verified(const QByteArray& bytes, const QString& fingerprint, Timestamp now)
{
    pdf::VerifyOptions how;
    how.ownFingerprints = {fingerprint};
    how.now = now;
    const pdf::VerifyReport report = pdf::verifyPdf(bytes, how);
    const bool holds =
        std::any_of(report.signatures.begin(), report.signatures.end(), [&](const pdf::SignatureReport& s) {
            return s.fingerprint == fingerprint && s.integrity == pdf::Integrity::Intact;
        });
    if (holds) return {};
    return fail(ErrorCode::Crypto, reasons::raisedSealInvalid(pdf::problemOf(report)));
}

} // namespace

/** The results of one run. */
struct SealRaiser::Raised
{
    QList<Artifact> artifacts;
    pdf::SealLevel level = pdf::SealLevel::LTA; ///< the lowest level of all files
    bool changed = false;
    Message missing;
    bool isRetryable = false;
    QString authority;
};

SealRaiser::SealRaiser(Stores& stores, const Clock& clock, PlanSource plan)
    : m_stores(stores), m_clock(clock), m_plan(std::move(plan))
{
}

Result<void> SealRaiser::queue(store::Outbox& outbox, store::Transaction& transaction, domain::DocumentId id,
                               const QString& fingerprint, Timestamp now)
{
    store::Job job(store::JobKind::Timestamp);
    job.key = QString::number(id.value());
    job.documentId = id;
    job.payload = {{fingerprintName, fingerprint}};
    job.notBefore = now + raisePause(1);
    return outbox.queue(transaction, job);
}

std::optional<OutboxWorker::Retry> SealRaiser::run(const store::Job& job)
{
    Message reason;
    try {
        const auto done = raise(job);
        if (done && !*done) return std::nullopt;
        reason = done ? **done : retryReason(done.error());
    } catch (const std::exception& fault) { // a library's exception (out of memory) must not end the worker
        reason = reasons::timestampingInterrupted(QString::fromUtf8(fault.what()));
    }
    return OutboxWorker::Retry{m_clock.now() + raisePause(job.attempts), reason};
}

/** Raises the seals. Returns the reason for a retry, or nullopt if the job is done. */
Result<std::optional<Message>> SealRaiser::raise(const store::Job& job)
{
    const auto done = [&]() -> Result<std::optional<Message>> {
        INK_TRY(drop(job));
        return std::optional<Message>();
    };
    const auto document = m_stores.documents.loadAny(job.documentId);
    if (!document) {
        const bool gone =
            document.error().code == ErrorCode::NotFound || document.error().code == ErrorCode::Deleted;
        return gone ? done() : fail(document.error());
    }
    INK_ASSIGN(state, m_stores.sealLevels.load(job.documentId));
    if (document->status != domain::SigningStatus::Completed || !state || state->pendingLevel.isEmpty())
        return done();
    const Timestamp now = m_clock.now();
    pdf::SealPlan plan = m_plan();
    // The target level was set when the document was finished. If a lower level has been configured since, it
    // takes precedence.
    plan.target =
        std::min(plan.target, pdf::sealLevelFromName(state->pendingLevel).value_or(pdf::SealLevel::B));
    INK_ASSIGN(artifacts, m_stores.documents.artifacts(job.documentId));
    INK_ASSIGN(raised, raiseFiles(artifacts, job.payload.value(fingerprintName).toString(), plan, now));
    const bool tooLate = now - document->completedTime.value_or(now) > maxRaiseTime;
    if (tooLate) raised.isRetryable = false;
    Q_ASSERT(raised.artifacts.size() == artifacts.size());
    return storeFiles(job, artifacts, raised, *state, plan.target, now);
}

Result<SealRaiser::Raised> SealRaiser::raiseFiles(const QList<Artifact>& artifacts,
                                                  const QString& fingerprint, const pdf::SealPlan& plan,
                                                  Timestamp now) const
{
    Raised all;
    all.artifacts = artifacts;
    QHash<QString, Artifact> results; // by the SHA-256 from before: recipients may share a certificate
    for (Artifact& artifact : all.artifacts) {
        const QString old = artifact.sha256;
        if (const auto known = results.constFind(old); known != results.cend()) {
            artifact.sha256 = known->sha256;
            artifact.size = known->size;
            continue;
        }
        INK_ASSIGN(blob, m_stores.blobs.read(artifact.sha256));
        INK_TRY(blob.map());
        const QByteArray before(blob.bytes().constData(), blob.bytes().size());
        INK_ASSIGN(raised, pdf::raiseSeal(before, fingerprint, plan, now));
        all.level = std::min(all.level, raised.level);
        if (!raised.missingReason.isEmpty()) {
            all.missing = raised.missingReason;
            all.isRetryable = all.isRetryable || raised.isRetryable;
        }
        if (raised.bytes.size() == before.size()) {
            results.insert(old, artifact);
            continue;
        }
        if (!raised.bytes.startsWith(before))
            return fail(ErrorCode::Internal, reasons::raisedSealOfOtherFile());
        INK_TRY(verified(raised.bytes, fingerprint, now));
        INK_ASSIGN(sha256, m_stores.blobs.put(raised.bytes));
        Q_ASSERT(raised.bytes.size() > before.size());
        artifact.sha256 = sha256;
        artifact.size = raised.bytes.size();
        results.insert(old, artifact);
        all.changed = true;
        if (all.authority.isEmpty()) all.authority = raised.authority;
    }
    return all;
}

Result<std::optional<Message>> SealRaiser::storeFiles(const store::Job& job, const QList<Artifact>& before,
                                                      const Raised& raised,
                                                      const store::SealLevelStore::State& was,
                                                      pdf::SealLevel target, Timestamp now)
{
    Q_ASSERT(raised.artifacts.size() == before.size());
    const bool reached = raised.level >= target;
    const bool again = !reached && raised.isRetryable;
    const store::SealLevelStore::State state{pdf::sealLevelName(raised.level),
                                             again ? pdf::sealLevelName(target) : QString(),
                                             reached ? Message() : raised.missing};
    const auto retry = again ? std::optional(raised.missing) : std::nullopt;
    if (again && !raised.changed && state == was) return retry; // no change to store

    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_ASSIGN(document, m_stores.documents.loadAny(job.documentId));
    INK_ASSIGN(artifacts, m_stores.documents.artifacts(job.documentId));
    if (!sameArtifacts(artifacts, before)) // another worker has replaced them; the job starts again
        return fail(ErrorCode::State, reasons::filesChangedWhileRaised());
    Q_ASSERT(artifacts.size() == raised.artifacts.size());
    if (raised.changed || !again) {
        const qint64 version = document.version;
        domain::HistoryEntry entry;
        entry.time = now;
        entry.actor = QStringLiteral("Inkstone");
        if (raised.changed) {
            entry.event = domain::HistoryEvent::SealRaised;
            domain::setDetail(entry,
                              raised.authority.isEmpty()
                                  ? reasons::historySealRaised(was.level, state.level)
                                  : reasons::historySealRaisedBy(was.level, state.level, raised.authority));
        } else {
            entry.event = domain::HistoryEvent::SealStays;
            domain::setDetail(entry, reached ? reasons::historySealReached(state.level)
                                             : reasons::historySealStays(state.level, raised.missing));
        }
        domain::appendHistory(document, std::move(entry));
        document.lastModifiedTime = now;
        INK_TRY(m_stores.documents.replace(transaction, std::move(document), version));
    }
    if (raised.changed)
        INK_TRY(m_stores.documents.setArtifacts(transaction, job.documentId, raised.artifacts));
    INK_TRY(m_stores.sealLevels.save(transaction, job.documentId, state));
    if (!again) INK_TRY(m_stores.outbox.complete(transaction, job.id));
    INK_TRY(transaction.commit());
    return retry;
}

Result<void> SealRaiser::drop(const store::Job& job)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(m_stores.outbox.complete(transaction, job.id));
    return transaction.commit();
}

} // namespace ink::service
