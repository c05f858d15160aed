#include "app/service/sealing/certificatesigning.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/routing/filevisibility.h"
#include "app/service/sealing/reasons.h"
#include "app/service/sealing/signerrevisions.h"

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::Invitation;
using Artifact = store::DocumentStore::Artifact;

namespace {

bool isSame(const QString& a, const QString& b)
{
    const auto folded = [](const QString& text) {
        return text.normalized(QString::NormalizationForm_KC).simplified().toCaseFolded();
    };
    return folded(a) == folded(b);
}

/** SHA-256 in hex as people copy it: with colons or spaces, in upper case. */
QString plainDigest(QString text)
{
    text.remove(QLatin1Char(':')).remove(QLatin1Char(' '));
    text = text.toLower();
    const bool isHex = text.size() == 64 && std::all_of(text.cbegin(), text.cend(), [](QChar c) {
                           return (c >= QLatin1Char('0') && c <= QLatin1Char('9')) ||
                                  (c >= QLatin1Char('a') && c <= QLatin1Char('f'));
                       });
    return isHex ? text : QString();
}

bool isHeldBy(const pdf::SignerIdentity& holder, const QString& person)
{
    return isSame(holder.name, person) || isSame(holder.serialNumber, person) ||
           std::any_of(holder.emails.cbegin(), holder.emails.cend(),
                       [&](const QString& email) { return isSame(email, person); });
}

bool isNamed(const pdf::SignerIdentity& holder, const QString& issuer)
{
    return std::any_of(holder.authorities.cbegin(), holder.authorities.cend(), [&](const auto& authority) {
        return std::any_of(authority.names.cbegin(), authority.names.cend(),
                           [&](const QString& name) { return isSame(name, issuer); });
    });
}

SigningPerson personOf(const Document& document, int invitationIndex, Timestamp finished)
{
    const Invitation& one = document.invitations.at(invitationIndex - 1);
    return {invitationIndex, 0, one.id, finished, one.recipientName, domain::actorMessage(one)};
}

} // namespace

CertificateSigning::CertificateSigning(Stores& stores, PlanSource plan)
    : m_stores(stores), m_plan(std::move(plan))
{
}

pdf::SealPlan CertificateSigning::plan() const
{
    pdf::SealPlan plan = m_plan ? m_plan() : pdf::SealPlan();
    plan.target = std::min(plan.target, pdf::SealLevel::T); // the seal will have all validation data
    return plan;
}

Result<void> CertificateSigning::checkAccepted(const Invitation& recipient,
                                               const pdf::SignerCertificates& signer, Timestamp now) const
{
    if (!recipient.signingCertificate) return {};
    const domain::SigningCertificate& required = *recipient.signingCertificate;
    const auto refuse = [](const Message& reason) {
        return failField(ErrorCode::Forbidden, QStringLiteral("certificates[0]"), reason);
    };
    const pdf::SignerIdentity holder = signer.identity();
    if (!required.person.isEmpty() && !isHeldBy(holder, required.person))
        return refuse(reasons::certificateOfOtherPerson(holder.name, required.person));
    if (required.level == domain::CertificateLevel::Qualified && !holder.isStatedQualified)
        return refuse(reasons::certificateNotQualified(holder.name));
    // A certificate by a listed authority is trusted for this document. Anything else in a certificate is
    // only credible if its issuer is trusted here.
    bool isListed = required.issuers.isEmpty();
    for (const QString& issuer : required.issuers) {
        if (const QString digest = plainDigest(issuer); !digest.isEmpty()) {
            if (signer.chainsTo(digest, now)) return {};
        } else {
            isListed = isListed || isNamed(holder, issuer);
        }
    }
    if (!isListed)
        return refuse(reasons::certificateOfOtherIssuer(holder.name, holder.issuer,
                                                        required.issuers.join(QStringLiteral(", "))));
    const bool needsTrust = !required.issuers.isEmpty() || !required.person.isEmpty() ||
                            required.level == domain::CertificateLevel::Qualified;
    if (needsTrust && !signer.chainsTo(plan().timestampOptions.trustAnchors, now))
        return refuse(reasons::certificateIssuerUntrusted(holder.name, holder.issuer));
    return {};
}

Result<QList<CertificateSigning::PreparedFile>>
CertificateSigning::prepare(const Document& document, int invitationIndex,
                            const pdf::SignerCertificates& signer, Timestamp now) const
{
    INK_ASSIGN(stored, m_stores.documents.loadAny(document.id));
    INK_ASSIGN(missing, missingSignature(m_stores, stored));
    if (missing) {
        Error error;
        error.code = ErrorCode::Unavailable;
        error.detail = reasons::earlierSignatureMissing(missing->name);
        error.retryable = true;
        error.retryAfterMs = 1000;
        return fail(std::move(error));
    }
    INK_ASSIGN(soFar, currentSignedFiles(m_stores, document.id));
    const SigningPerson person = personOf(document, invitationIndex, now);
    const int contentsBytes = pdf::maxSignatureBytes(signer, plan().target != pdf::SealLevel::B);
    QList<PreparedFile> files;
    for (const domain::File& file : document.files) {
        PreparedFile prepared;
        prepared.file = file.id;
        prepared.base = soFar.value(file.id);
        INK_ASSIGN(bytes, currentFile(m_stores, document, file, prepared.base));
        if (domain::maySee(file, invitationIndex)) { // signers do not sign files that are hidden from them
            INK_ASSIGN(ready, prepareRevision(m_stores, bytes, document, file, person, contentsBytes, now));
            bytes = ready.bytes;
            prepared.contentsStart = ready.contentsStart;
            prepared.contentsEnd = ready.contentsEnd;
        }
        INK_ASSIGN(sha256, m_stores.blobs.put(bytes));
        prepared.sha256 = sha256;
        prepared.size = bytes.size();
        files.append(prepared);
    }
    return files;
}

Result<std::optional<pdf::SigningInput>>
CertificateSigning::inputOf(const PreparedFile& file, const pdf::SignerCertificates& signer) const
{
    if (file.contentsEnd == 0) return std::optional<pdf::SigningInput>();
    INK_ASSIGN(blob, m_stores.blobs.read(file.sha256));
    INK_TRY(blob.map());
    INK_ASSIGN(input, pdf::signingInput({blob.bytes(), file.contentsStart, file.contentsEnd}, signer));
    return std::optional(input);
}

Result<CertificateSigning::Completed>
CertificateSigning::complete(const Document& document, int invitationIndex, const Prepared& prepared,
                             const QList<std::pair<domain::FileId, QByteArray>>& cms, Timestamp now) const
{
    const auto refuse = [](const QString& place, const Message& reason) {
        return failField(ErrorCode::Validation, place, reason);
    };
    INK_ASSIGN(signer, pdf::SignerCertificates::load(prepared.certificates, prepared.algorithm));
    const SigningPerson person = personOf(document, invitationIndex, prepared.time);
    const pdf::SealPlan wanted = plan();
    Completed completed;
    QString authority;
    qsizetype used = 0;
    for (const domain::File& file : document.files) {
        const auto ready = std::find_if(prepared.files.cbegin(), prepared.files.cend(),
                                        [&](const PreparedFile& each) { return each.file == file.id; });
        if (ready == prepared.files.cend()) return fail(ErrorCode::State, reasons::preparedFilesOutdated());
        if (!ready->base.isEmpty()) completed.base.insert(file.id, ready->base);
        Artifact artifact{store::DocumentStore::ArtifactKind::Progress, file.id, file.name, ready->sha256,
                          ready->size};
        if (ready->contentsEnd > 0) {
            const auto made = std::find_if(cms.cbegin(), cms.cend(),
                                           [&](const auto& each) { return each.first == file.id; });
            if (made == cms.cend())
                return refuse(QStringLiteral("cms"), reasons::signatureOfFileMissing(file.name));
            ++used;
            INK_ASSIGN(blob, m_stores.blobs.read(ready->sha256));
            INK_TRY(blob.map());
            const QByteArray bytes(blob.bytes().constData(), blob.bytes().size());
            auto sealed = pdf::completeSignature({bytes, ready->contentsStart, ready->contentsEnd}, signer,
                                                 made->second, wanted, now);
            if (!sealed)
                return refuse(QStringLiteral("cms[%1].value").arg(made - cms.cbegin()),
                              sealed.error().detail);
            INK_ASSIGN(before, m_stores.blobs.read(ready->base.isEmpty() ? file.sha256 : ready->base));
            INK_TRY(before.map());
            INK_TRY(checkRevision(before.bytes(), sealed->bytes, signer.fingerprint(), person.name));
            INK_ASSIGN(sha256, m_stores.blobs.put(sealed->bytes));
            artifact.sha256 = sha256;
            artifact.size = sealed->bytes.size();
            if (authority.isEmpty()) authority = sealed->authority;
        }
        completed.artifacts.append(artifact);
    }
    if (used != cms.size()) return refuse(QStringLiteral("cms"), reasons::signatureOfNoFile());
    const pdf::SignerIdentity holder = signer.identity();
    completed.historyDetail = reasons::historySignedWithCertificate(
        person.whole, reasons::historyCertificate(holder.name, holder.issuer, holder.certificateSerial,
                                                  signer.fingerprint()));
    if (!authority.isEmpty())
        completed.historyDetail = reasons::historyTimestampedBy(completed.historyDetail, authority);
    return completed;
}

} // namespace ink::service
