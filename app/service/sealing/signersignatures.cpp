#include "app/service/sealing/signersignatures.h"

#include "app/base/translatedmessage.h"
#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/history/evidence.h"
#include "app/domain/history/history.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/filevisibility.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/text/characters.h"
#include "app/pdf/certificate/certificatepage.h"
#include "app/pdf/certificate/certificatetexts.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifyproblem.h"
#include "app/service/core/schedule.h"
#include "app/service/rules/importtags.h"
#include "app/service/sealing/reasons.h"
#include "app/service/sealing/sealedtitle.h"
#include "app/service/sealing/signaturefields.h"
#include "app/service/sealing/stampitems.h"

#include <algorithm>
#include <exception>

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::Tag;
using Artifact = store::DocumentStore::Artifact;

namespace {

constexpr auto progressKind = store::DocumentStore::ArtifactKind::Progress;
constexpr qsizetype maxNeeded = 64; ///< maximum dependencies of a tag
constexpr int maxLost = 20;         ///< maximum conflicts with other workers

bool isInProgress(const Document& document)
{
    return document.status == domain::SigningStatus::InProgress && !document.deleted &&
           document.setting.signaturePerSigner;
}

bool hasFinished(const Document& document, const TagOwner& owner)
{
    if (owner.invitation == 0) return false;
    Q_ASSERT(owner.invitation <= document.invitations.size());
    const Invitation& invitation = document.invitations.at(owner.invitation - 1);
    return invitation.status == InvitationStatus::Finalized ||
           (owner.hostedSigner > 0 && owner.hostedSigner <= invitation.finishedHostedSigners);
}

/** Returns whether later actions of others can't change the appearance of a tag. If in doubt, the tag waits
 * for the seal. */
bool isSettled(const Document& document, const Tag& tag)
{
    QList<const Tag*> all{&tag}; // the tag and its dependencies
    for (qsizetype i = 0; i < all.size(); ++i) {
        const Tag& each = *all.at(i);
        if (i > maxNeeded || !each.style.formula.isEmpty() || !hasFinished(document, ownerOf(document, each)))
            return false;
        if (!each.style.condition) continue;
        QSet<QString> names;
        for (const domain::ConditionTerm& term : each.style.condition->terms)
            names.insert(domain::nameKey(term.tag));
        for (const Tag& other : document.tags) {
            const QStringList keys = domain::nameKeysOf(other);
            const bool isReferenced = std::any_of(keys.cbegin(), keys.cend(),
                                                  [&](const QString& key) { return names.contains(key); });
            if (isReferenced && !all.contains(&other)) all.append(&other);
        }
    }
    return true;
}

Result<void> checkStillIntact(const pdf::VerifyReport& before, const pdf::VerifyReport& after)
{
    for (const pdf::SignatureReport& old : before.signatures) {
        if (old.integrity != pdf::Integrity::Intact) continue;
        const bool holds = std::any_of(
            after.signatures.begin(), after.signatures.end(), [&](const pdf::SignatureReport& now) {
                return now.fieldName == old.fieldName && now.revision == old.revision &&
                       now.integrity == pdf::Integrity::Intact;
            });
        if (!holds)
            return fail(ErrorCode::Crypto,
                        reasons::earlierSignatureBroken(old.fieldName, pdf::problemOf(after)));
    }
    return {};
}

} // namespace

Result<QHash<domain::FileId, QString>> currentSignedFiles(const Stores& stores, domain::DocumentId document)
{
    QHash<domain::FileId, QString> files;
    INK_ASSIGN(artifacts, stores.documents.artifacts(document));
    for (const Artifact& artifact : std::as_const(artifacts))
        if (artifact.kind == progressKind) files.insert(artifact.fileId, artifact.sha256);
    return files;
}

Result<void> checkSignaturesIntact(const QByteArray& before, const QByteArray& after)
{
    const pdf::VerifyReport then = pdf::verifyPdf(before, {});
    const pdf::VerifyReport now = pdf::verifyPdf(after, {});
    INK_TRY(checkStillIntact(then, now));
    const auto intact = [](const pdf::VerifyReport& report) {
        return std::count_if(report.signatures.begin(), report.signatures.end(),
                             [](const pdf::SignatureReport& one) {
                                 return one.integrity == pdf::Integrity::Intact && !one.isTimestamp;
                             });
    };
    if (intact(now) > intact(then)) return {};
    return fail(ErrorCode::Crypto, reasons::sealBesideSignaturesInvalid());
}

/** A person who has signed. */
struct SignerSignatures::Signer
{
    int index = 0;  ///< 1-based index of the invitation
    int hosted = 0; ///< 1-based number of a hosted signer; 0 = the recipient
    domain::InvitationId invitation;
    Timestamp finished{};
    QString name;  ///< the person's name
    Message whole; ///< name with the address, and the host
};

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
        INK_ASSIGN(next, nextOf(*document));
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
        INK_ASSIGN(signer, nextOf(*document));
        if (!signer) return {};
        const Timestamp now = m_clock.now();
        Message sealDetail;
        INK_ASSIGN(files, signFiles(*document, *signer, now, sealDetail));
        INK_ASSIGN(kept, storeFiles(id, *signer, files, sealDetail, now));
        if (!kept) ++lost;
    }
    return fail(ErrorCode::State, reasons::documentChangedWhileSigned());
}

QList<SignerSignatures::Signer> SignerSignatures::signersOf(const Document& document)
{
    QList<Signer> all;
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const Invitation& one = document.invitations.at(i);
        if (!domain::isSigner(one.actionType)) continue;
        const bool finished = one.status == InvitationStatus::Finalized && !hasSignedOnPaper(document, one);
        const QString mail =
            one.recipientEmail.isEmpty() ? QString() : QStringLiteral(" <%1>").arg(one.recipientEmail);
        Signer signer;
        signer.index = static_cast<int>(i) + 1;
        signer.invitation = one.id;
        signer.finished = one.finishedTime.value_or(document.lastModifiedTime);
        signer.name = one.recipientName;
        signer.whole = Message::literal(one.recipientName + mail);
        if (one.hostedSigners.isEmpty()) {
            if (finished) all.append(signer);
            continue;
        }
        // Only the history contains the finishing time of each hosted signer.
        QList<Timestamp> times;
        for (const domain::HistoryEntry& entry : document.histories)
            if (entry.event == domain::HistoryEvent::Signed && domain::hostedActor(entry.actor, {one}))
                times.append(entry.time);
        const auto done = std::min<qsizetype>(one.finishedHostedSigners, one.hostedSigners.size());
        for (qsizetype k = 0; k < done; ++k) {
            signer.hosted = static_cast<int>(k) + 1;
            signer.name = one.hostedSigners.at(k);
            signer.whole = domain::hostedActorMessage(signer.name, one);
            if (k < times.size()) signer.finished = times.at(k);
            all.append(signer);
        }
    }
    std::stable_sort(all.begin(), all.end(),
                     [](const Signer& a, const Signer& b) { return a.finished < b.finished; });
    return all;
}

Result<std::optional<SignerSignatures::Signer>> SignerSignatures::nextOf(const Document& document) const
{
    if (!isInProgress(document)) return std::optional<Signer>();
    INK_ASSIGN(known, m_stores.signatures.list(document.id));
    for (const Signer& signer : signersOf(document)) {
        const bool has = std::any_of(known.cbegin(), known.cend(), [&](const auto& one) {
            return one.invitation == signer.invitation && one.hostedSigner == signer.hosted;
        });
        if (!has) return std::optional(signer);
    }
    return std::optional<Signer>();
}

/** Prepares a file for its first signature: removes the form fields and anchors that became tags, generates
 * appearances for the other fields, and adds a field for each value to be stamped later. Returns a file that
 * already has signatures unchanged. */
Result<QByteArray> SignerSignatures::prepareFile(const Document& document, const domain::File& file) const
{
    INK_ASSIGN(blob, m_stores.blobs.read(file.sha256));
    INK_TRY(blob.map());
    if (file.intake.hasSignatures) return QByteArray(blob.bytes().constData(), blob.bytes().size());
    INK_ASSIGN(writer, pdf::IncrementalWriter::open(blob.bytes()));
    const ImportTraces traces = importTraces(document, file.id, [](const Tag&) { return false; });
    INK_TRY(removeTraces(writer, traces));
    const QList<pdf::StampItem> values = stampsFor(document, file.id, {}, [](const Tag&) { return true; });
    INK_TRY(writer.prepareFormForSealing(traces.fields, values));
    writer.completeTitle(sealedTitle(document, file));
    writer.lowerClaims();
    INK_TRY(writer.prepareFields(values));
    INK_ASSIGN(made, std::move(writer).finish());
    return QByteArray(made.constData(),
                      made.size()); // a deep copy: the result may refer to the blob's own bytes
}

Result<pdf::RaisedSeal> SignerSignatures::signFile(const QByteArray& bytes, const Document& document,
                                                   const domain::File& file, const Signer& signer,
                                                   const pdf::SealKey& key, Timestamp now) const
{
    const auto isMine = [&](const Tag& tag) {
        return ownerOf(document, tag) == TagOwner{signer.index, signer.hosted} && isSettled(document, tag);
    };
    const domain::Evaluation evaluation(document);
    const auto isTaken = [&](const Tag& tag) {
        return isMine(tag) && domain::hasValue(tag) && evaluation.isConditionMet(tag.style.condition);
    };
    INK_ASSIGN(attached, loadAttachedFiles(m_stores, document.id));
    QList<pdf::StampItem> stamps = stampsFor(document, file.id, attached, isTaken);
    for (pdf::StampItem& item : stamps)
        item.file.clear(); // attached to the certificate instead, because an attachment would change the
                           // signed file

    INK_ASSIGN(writer, pdf::IncrementalWriter::open(bytes));
    INK_TRY(removeTraces(writer, importTraces(document, file.id, isTaken)));
    INK_TRY(writer.stamp(stamps, now));
    pdf::SignatureRequest request;
    request.signerName = signer.name;
    const QString language = pdf::certificateLanguage(document);
    request.reason =
        pdf::CertificateTexts(language).signerReason(messageIn(language, signer.whole), signer.finished);
    request.time = now;
    request.usesStampedField = true;
    request.newName = QStringLiteral("Inkstone signature");
    for (const Tag& tag : document.tags)
        if (isOnFile(document, tag, file.id) && isMine(tag)) request.lockedFields.append(fieldName(tag));
    pdf::SealPlan plan = m_plan ? m_plan() : pdf::SealPlan();
    plan.target = std::min(plan.target, pdf::SealLevel::T); // the seal will have all validation data
    request.contentsBytes = pdf::maxSignatureBytes(key, plan.target != pdf::SealLevel::B);
    INK_ASSIGN(ready, std::move(writer).finishForSigning(request));
    INK_ASSIGN(sealed, pdf::sealToLevel(std::move(ready), key, plan, now));

    const pdf::VerifyReport report = pdf::verifyPdf(sealed.bytes, {});
    const bool holds =
        std::any_of(report.signatures.begin(), report.signatures.end(), [&](const pdf::SignatureReport& one) {
            return one.coversWholeFile && one.fingerprint == key.fingerprint() &&
                   one.integrity == pdf::Integrity::Intact;
        });
    if (!holds || !sealed.bytes.startsWith(bytes))
        return fail(ErrorCode::Crypto, reasons::signatureInvalid(signer.name, pdf::problemOf(report)));
    if (report.integrity != pdf::Integrity::Intact) // because of the other signatures
        INK_TRY(checkStillIntact(pdf::verifyPdf(bytes, {}), report));
    return sealed;
}

Result<QList<Artifact>> SignerSignatures::signFiles(const Document& document, const Signer& signer,
                                                    Timestamp now, Message& sealDetail) const
{
    INK_ASSIGN(key, m_key());
    if (!key.isValidAt(now))
        return fail(ErrorCode::Crypto, reasons::sealCertificateNotValidNow(key.commonName()));
    INK_ASSIGN(soFar, currentSignedFiles(m_stores, document.id));
    QList<Artifact> artifacts;
    QString authority;
    for (const domain::File& file : document.files) {
        QByteArray before;
        if (const QString sha256 = soFar.value(file.id); sha256.isEmpty()) {
            INK_ASSIGN(made, prepareFile(document, file));
            before = std::move(made);
        } else {
            INK_ASSIGN(blob, m_stores.blobs.read(sha256));
            INK_TRY(blob.map());
            before = QByteArray(blob.bytes().constData(), blob.bytes().size());
        }
        if (!domain::maySee(file, signer.index)) { // signers do not sign files that are hidden from them
            INK_ASSIGN(same, m_stores.blobs.put(before));
            artifacts.append({progressKind, file.id, file.name, same, before.size()});
            continue;
        }
        INK_ASSIGN(sealed, signFile(before, document, file, signer, key, now));
        INK_ASSIGN(sha256, m_stores.blobs.put(sealed.bytes));
        artifacts.append({progressKind, file.id, file.name, sha256, sealed.bytes.size()});
        if (authority.isEmpty()) authority = sealed.authority;
    }
    sealDetail =
        authority.isEmpty()
            ? reasons::historySignatureAdded(signer.whole, key.commonName(), key.fingerprint())
            : reasons::historySignatureStamped(signer.whole, key.commonName(), key.fingerprint(), authority);
    return artifacts;
}

Result<bool> SignerSignatures::storeFiles(domain::DocumentId id, const Signer& signer,
                                          const QList<Artifact>& files, const Message& sealDetail,
                                          Timestamp now)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_ASSIGN(document, m_stores.documents.loadAny(id));
    // If it is still this signer's turn, no other signature was added and the files are unchanged.
    INK_ASSIGN(next, nextOf(document));
    if (!next || next->invitation != signer.invitation || next->hosted != signer.hosted) return false;
    Q_ASSERT(document.status == domain::SigningStatus::InProgress);
    Q_ASSERT(files.size() == document.files.size());
    INK_TRY(m_stores.signatures.insert(transaction, document.id, {signer.invitation, signer.hosted, now}));
    INK_TRY(transaction.touchAccount(document.accountId.value())); // before the account's counters
    INK_TRY(m_stores.documents.setArtifacts(transaction, document.id, files));
    const qint64 version = document.version;
    domain::HistoryEntry entry;
    entry.time = now;
    entry.event = domain::HistoryEvent::SignatureAdded;
    entry.actor = QStringLiteral("Inkstone");
    domain::setDetail(entry, sealDetail);
    domain::appendHistory(document, std::move(entry));
    document.lastModifiedTime = now;
    INK_TRY(m_stores.documents.replace(transaction, std::move(document), version));
    INK_TRY(transaction.commit());
    return true;
}

} // namespace ink::service
