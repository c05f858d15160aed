#include "app/service/sealing/signerrevisions.h"

#include "app/base/translatedmessage.h"
#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/document/tagvalue.h"
#include "app/domain/history/evidence.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/rolerules.h"
#include "app/domain/text/characters.h"
#include "app/pdf/certificate/certificatepage.h"
#include "app/pdf/certificate/certificatetexts.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifyproblem.h"
#include "app/service/core/stores.h"
#include "app/service/rules/importtags.h"
#include "app/service/sealing/reasons.h"
#include "app/service/sealing/sealedtitle.h"
#include "app/service/sealing/signaturefields.h"
#include "app/service/sealing/stampitems.h"

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;
using domain::Tag;
using Artifact = store::DocumentStore::Artifact;

namespace {

constexpr qsizetype maxNeeded = 64; ///< maximum dependencies of a tag

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

/** Prepares a file for its first signature: removes the form fields and anchors that became tags, generates
 * appearances for the other fields, and adds a field for each value to be stamped later. Returns a file that
 * already has signatures unchanged. */
Result<QByteArray> prepareFile(const Stores& stores, const Document& document, const domain::File& file)
{
    INK_ASSIGN(blob, stores.blobs.read(file.sha256));
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

} // namespace

Result<QHash<domain::FileId, QString>> currentSignedFiles(const Stores& stores, domain::DocumentId document)
{
    QHash<domain::FileId, QString> files;
    INK_ASSIGN(artifacts, stores.documents.artifacts(document));
    for (const Artifact& artifact : std::as_const(artifacts))
        if (artifact.kind == store::DocumentStore::ArtifactKind::Progress)
            files.insert(artifact.fileId, artifact.sha256);
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

QList<SigningPerson> signersOf(const Document& document)
{
    QList<SigningPerson> all;
    for (qsizetype i = 0; i < document.invitations.size(); ++i) {
        const Invitation& one = document.invitations.at(i);
        if (!domain::isSigner(one.actionType)) continue;
        const bool finished = one.status == InvitationStatus::Finalized && !hasSignedOnPaper(document, one);
        const QString mail =
            one.recipientEmail.isEmpty() ? QString() : QStringLiteral(" <%1>").arg(one.recipientEmail);
        SigningPerson signer;
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
                     [](const SigningPerson& a, const SigningPerson& b) { return a.finished < b.finished; });
    return all;
}

Result<std::optional<SigningPerson>> missingSignature(const Stores& stores, const Document& document)
{
    if (!isInProgress(document)) return std::optional<SigningPerson>();
    INK_ASSIGN(known, stores.signatures.list(document.id));
    for (const SigningPerson& signer : signersOf(document)) {
        const bool has = std::any_of(known.cbegin(), known.cend(), [&](const auto& one) {
            return one.invitation == signer.invitation && one.hostedSigner == signer.hosted;
        });
        if (!has) return std::optional(signer);
    }
    return std::optional<SigningPerson>();
}

Result<QByteArray> currentFile(const Stores& stores, const Document& document, const domain::File& file,
                               const QString& signedSoFar)
{
    if (signedSoFar.isEmpty()) return prepareFile(stores, document, file);
    INK_ASSIGN(blob, stores.blobs.read(signedSoFar));
    INK_TRY(blob.map());
    return QByteArray(blob.bytes().constData(), blob.bytes().size());
}

Result<pdf::PreparedSignature> prepareRevision(const Stores& stores, const QByteArray& bytes,
                                               const Document& document, const domain::File& file,
                                               const SigningPerson& signer, int contentsBytes, Timestamp now)
{
    const auto isMine = [&](const Tag& tag) {
        return ownerOf(document, tag) == TagOwner{signer.index, signer.hosted} && isSettled(document, tag);
    };
    const domain::Evaluation evaluation(document);
    const auto isTaken = [&](const Tag& tag) {
        return isMine(tag) && domain::hasValue(tag) && evaluation.isConditionMet(tag.style.condition);
    };
    INK_ASSIGN(attached, loadAttachedFiles(stores, document.id));
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
    request.contentsBytes = contentsBytes;
    return std::move(writer).finishForSigning(request);
}

Result<void> checkRevision(const QByteArray& before, const QByteArray& after, const QString& fingerprint,
                           const QString& name)
{
    const pdf::VerifyReport report = pdf::verifyPdf(after, {});
    const bool holds =
        std::any_of(report.signatures.begin(), report.signatures.end(), [&](const pdf::SignatureReport& one) {
            return one.coversWholeFile && one.fingerprint == fingerprint &&
                   one.integrity == pdf::Integrity::Intact;
        });
    if (!holds || !after.startsWith(before))
        return fail(ErrorCode::Crypto, reasons::signatureInvalid(name, pdf::problemOf(report)));
    if (report.integrity != pdf::Integrity::Intact) // because of the other signatures
        INK_TRY(checkStillIntact(pdf::verifyPdf(before, {}), report));
    return {};
}

} // namespace ink::service
