#include "app/service/admin/checksealed.h"

#include "app/domain/document/document.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/history/history.h"
#include "app/domain/history/historyrecord.h"
#include "app/domain/history/recordcompare.h"
#include "app/pdf/file/attachments.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"

#include <QCryptographicHash>

#include <algorithm>

namespace ink::service::admin {

namespace {

using domain::Document;
using domain::RecordDifference;
using SealedArtifact = store::DocumentStore::Artifact;

constexpr const char* forgedAdvice =
    "The sealed file is right: it can't be changed unnoticed. Find out who can "
    "write to the database, and restore the document from a backup.";
constexpr const char* foreignAdvice = "Somebody has changed the database: restore the last good backup.";

/** Returns whether the file was sealed by this service. Sets `integrity` to a one-word verdict. */
bool isSealedByUs(const CheckContext& look, const QByteArray& bytes, const QStringList& own,
                  QString& integrity)
{
    pdf::VerifyOptions how;
    how.ownFingerprints = own;
    how.now = look.now;
    how.verifyHistory = false; // the history is compared with the document below
    const pdf::VerifyReport report = pdf::verifyPdf(bytes, how);
    integrity = pdf::integrityName(report.integrity);
    ++look.report.seals;
    return std::any_of(
        report.signatures.cbegin(), report.signatures.cend(), [&](const pdf::SignatureReport& signature) {
            // Time-stamps and validation data may follow the seal; the verifier checks those.
            return own.contains(signature.fingerprint) && signature.integrity == pdf::Integrity::Intact;
        });
}

const char* findingId(RecordDifference::Part part)
{
    switch (part) {
    case RecordDifference::Part::History:
        return "history.forged";
    case RecordDifference::Part::Values:
        return "values.altered";
    case RecordDifference::Part::Fields:
        return "document.altered";
    case RecordDifference::Part::Record:
    case RecordDifference::Part::Document:
        break;
    }
    return "seal.other-document";
}

/**
 * Returns the differences from the best-matching attached history. A file may have several: an upload or a
 * signer may include an attachment with that name, and this must not make a valid document suspect.
 */
QList<RecordDifference> differencesFrom(const QByteArray& bytes, const Document& document)
{
    const auto records = pdf::readAttachments(bytes, QStringLiteral("history.json"));
    QList<RecordDifference> best{
        {RecordDifference::Part::Document,
         Message::literal(QStringLiteral("The sealed file carries no history of a document."))}};
    if (!records) return best;
    const auto isForeign = [](const QList<RecordDifference>& some) {
        return !some.isEmpty() && (some.constFirst().part == RecordDifference::Part::Document ||
                                   some.constFirst().part == RecordDifference::Part::Record);
    };
    bool isFirst = true;
    for (const pdf::Attachment& record : *records) {
        QList<RecordDifference> found = domain::compareToRecord(record.bytes, document);
        const bool isBetter =
            isForeign(best) == isForeign(found) ? found.size() < best.size() : !isForeign(found);
        if (isFirst || isBetter) best = std::move(found);
        isFirst = false;
    }
    return best;
}

void compareCertificate(const CheckContext& look, const Document& document, const QByteArray& bytes)
{
    // A broken chain is reported separately.
    const bool isChained = domain::firstBrokenLink(document.histories) < 0;
    for (const RecordDifference& difference : differencesFrom(bytes, document))
        if (isChained || difference.part != RecordDifference::Part::History)
            look.addFinding(
                findingId(difference.part), documentName(document.id.value()), difference.problem.english(),
                difference.part <= RecordDifference::Part::Document ? foreignAdvice : forgedAdvice);
}

/** True if the attached history belongs to this document. Differences in the files don't count, because a
 * recipient's certificate omits hidden ones. */
bool hasOwnHistory(const QByteArray& bytes, const Document& document)
{
    const auto found = differencesFrom(bytes, document);
    return found.isEmpty() || found.constFirst().part > RecordDifference::Part::Document;
}

/** Checks that a sealed file begins with the bytes of the upload and, if only this service signed it,
 * contains the document's history. */
void compareSignedFile(const CheckContext& look, const Document& document, const SealedArtifact& artifact,
                       const QByteArray& bytes)
{
    const auto file = std::find_if(document.files.cbegin(), document.files.cend(),
                                   [&](const domain::File& each) { return each.id == artifact.fileId; });
    if (file == document.files.cend()) return; // reported as a missing file
    const bool isSame = file->size > 0 && file->size <= bytes.size() &&
                        QString::fromLatin1(QCryptographicHash::hash(QByteArrayView(bytes).first(file->size),
                                                                     QCryptographicHash::Sha256)
                                                .toHex()) == file->sha256;
    // If others also signed the file, only the certificate contains the history.
    const bool isAlone = document.setting.signaturePerSigner || file->intake.hasSignatures;
    bool isOurs = isSame;
    if (isSame && !isAlone) isOurs = hasOwnHistory(bytes, document);
    if (!isOurs)
        look.addFinding("seal.other-document", documentName(document.id.value()),
                        QStringLiteral("The sealed file “%1” wasn't made from “%2” of this document.")
                            .arg(artifact.name, file->name),
                        foreignAdvice);
}

} // namespace

void checkSealedFiles(const CheckContext& look, const Document& document,
                      const QList<SealedArtifact>& artifacts, const QStringList& own)
{
    for (const SealedArtifact& artifact : artifacts) {
        const auto blob = look.place.blobs.read(artifact.sha256);
        if (!blob) continue; // reported as a missing blob
        const QByteArray bytes = blob->bytes();
        QString integrity;
        if (!isSealedByUs(look, bytes, own, integrity))
            look.addFinding(
                "seal.invalid", documentName(document.id.value()),
                QStringLiteral("Its sealed file “%1” does not verify: %2.").arg(artifact.name, integrity),
                "Replace it from a backup; if it is the same there, somebody has replaced the file and "
                "its entry.");
        else if (artifact.kind == store::DocumentStore::ArtifactKind::Certificate)
            compareCertificate(look, document, bytes);
        else if (artifact.kind == store::DocumentStore::ArtifactKind::RecipientCertificate) {
            if (!hasOwnHistory(bytes, document))
                look.addFinding("seal.other-document", documentName(document.id.value()),
                                QStringLiteral("A recipient's certificate belongs to another document."),
                                foreignAdvice);
        } else
            compareSignedFile(look, document, artifact, bytes);
    }
}

} // namespace ink::service::admin
