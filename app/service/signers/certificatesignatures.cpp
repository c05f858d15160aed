#include "app/service/signers/certificatesignatures.h"

#include "app/domain/document/document.h"
#include "app/domain/history/evidence.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/values/signdate.h"
#include "app/domain/values/values.h"
#include "app/service/core/actor.h"
#include "app/service/core/servicecore.h"
#include "app/service/records/documentwriter.h"
#include "app/service/rules/showncheck.h"
#include "app/service/rules/signedplaces.h"
#include "app/service/rules/signervalues.h"
#include "app/service/sealing/reasons.h"
#include "app/service/sealing/signerrevisions.h"
#include "app/service/signers/reasons.h"
#include "app/service/signers/signerattachments.h"
#include "app/service/signers/signerauthenticator.h"
#include "app/service/signers/signerturn.h"
#include "app/service/signers/signerviews.h"
#include "app/wire/documentwriter.h"

#include <QCryptographicHash>
#include <QJsonDocument>

#include <algorithm>

namespace ink::service {

using domain::Document;
using domain::Invitation;
using domain::InvitationStatus;

namespace {

// Index(preparedFor): Signing with a certificate: how long a prepared document waits for its signature
constexpr std::chrono::hours preparedFor{1};

/** The digest of everything that a recipient signs in a document: if it changes, the prepared files are
 * outdated. */
QString stateDigestOf(const Document& document, int index)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const Invitation& me = document.invitations.at(index - 1);
    const auto add = [&](const QByteArray& part) {
        hash.addData(QByteArray::number(part.size()) + ':');
        hash.addData(part);
    };
    add(document.title.toUtf8());
    add(me.recipientName.toUtf8());
    add(me.recipientEmail.toUtf8());
    for (const domain::File& file : document.files)
        add(file.sha256.toLatin1());
    for (const domain::Tag& tag : document.tags)
        if (tag.invitationIndex == index)
            add(QJsonDocument(wire::toJson(tag)).toJson(QJsonDocument::Compact));
    return QString::fromLatin1(hash.result().toHex());
}

QString digestOfAll(const QList<wire::FileSignature>& cms)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const wire::FileSignature& each : cms) {
        hash.addData(QByteArray::number(each.file.value()) + ':' + QByteArray::number(each.value.size()) +
                     ':');
        hash.addData(each.value);
    }
    return QString::fromLatin1(hash.result().toHex());
}

tl::unexpected<Error> outdated()
{
    return fail(ErrorCode::State, reasons::preparedFilesOutdated());
}

/** Brings a document into the state in which a recipient has finished. */
void finishValues(Document& document, int index, Timestamp time, const QString& timeZone)
{
    domain::fillSignDates(document, index, time, timeZone);
    domain::computeValues(document);
}

} // namespace

bool mayUseCertificate(const Document& document, const Invitation& me)
{
    const bool isOnePerson = me.actionType == domain::ActionType::Signer;
    return isOnePerson && (me.signingCertificate || document.setting.signaturePerSigner);
}

CertificateSignatures::CertificateSignatures(const ServiceCore& core, const DocumentWriter& writer,
                                             SignerAuthenticator& gate, const SignerViews& views,
                                             const SignerAttachments& attachments)
    : m_core(core), m_stores(core.stores()), m_writer(writer), m_authenticator(gate), m_views(views),
      m_attachments(attachments), m_signing(core.stores(), core.sealPlan())
{
}

store::PreparedSignatureStore::Signer CertificateSignatures::keyOf(const Document& document, int index) const
{
    return {document.id, document.invitations.at(index - 1).id, 0};
}

Result<wire::PreparedSignatures> CertificateSignatures::prepare(const SignerActor& signer,
                                                                const wire::PrepareRequest& request)
{
    INK_ASSIGN(known, m_authenticator.load(signer));
    const QString guid = signer.guid();
    const int index = known.invitationIndexOf(guid);
    const Invitation me = known.invitations.at(index - 1);
    int enteredCodes = 0;
    if (!request.code.isEmpty() && !m_authenticator.requirePass(me, signer)) {
        INK_ASSIGN(bit, m_authenticator.tryCode(me, signer, request.code));
        enteredCodes = bit;
    }
    INK_TRY(m_authenticator.requirePass(me, signer, enteredCodes));
    INK_TRY(requireTurn(known, me, m_core.now()));
    if (!mayUseCertificate(known, me)) return fail(ErrorCode::State, reasons::certificateNotUsedHere());
    INK_ASSIGN(certificates,
               pdf::SignerCertificates::check(request.certificates, request.algorithm, m_core.now()));
    INK_TRY(m_signing.checkAccepted(me, certificates, m_core.now()));
    INK_ASSIGN(content, signervalues::checkContent(request.values)); // before any locks
    Timestamp now{};
    const auto rule = [&](DocumentChange& change) -> Result<void> {
        Document& document = change.document;
        const int at = document.invitationIndexOf(guid);
        Invitation& person = document.invitations[at - 1];
        INK_TRY(requireTurn(document, person, change.now));
        if (person.status == InvitationStatus::WaitToOpen) INK_TRY(markOpened(m_core, change, at, signer));
        INK_TRY(signervalues::apply(document, at, request.values, content));
        if (!request.values.signatures.isEmpty()) INK_TRY(checkSignedPlaces(m_stores.blobs, document));
        INK_TRY(m_attachments.clearUnattachedTags(document, at));
        if (person.status == InvitationStatus::Viewed) {
            person.status = InvitationStatus::WorkInProgress;
            recordEvent(change, domain::HistoryEvent::Saved, domain::actorOf(person), signer.address,
                        signer.userAgent);
        }
        INK_ASSIGN(account, m_stores.accounts.load(document.accountId));
        const QString& timeZone = account.userSetting.timeZone;
        if (request.shown) {
            wire::SignerView view = m_views.viewFor(document, signer);
            view.signDate = domain::dayIn(timeZone, change.now).toString(Qt::ISODate);
            INK_TRY(checkShown(document, view, *request.shown));
        }
        Document after = document;
        finishValues(after, at, change.now, timeZone);
        if (auto issues = domain::checkValues(signervalues::documentInTurn(after, at), at);
            !issues.isEmpty()) {
            placeInView(document, m_views.viewFor(document, signer), issues);
            return failFields(ErrorCode::Validation, std::move(issues));
        }
        now = change.now;
        return {};
    };
    INK_ASSIGN(saved, m_writer.change([&] { return m_authenticator.load(signer); }, rule));
    // Tags that were placed just now have their ids since they were stored.
    INK_ASSIGN(account, m_stores.accounts.load(saved.accountId));
    finishValues(saved, index, now, account.userSetting.timeZone);
    store::PreparedSignatureStore::Prepared prepared{now,
                                                     now + preparedFor,
                                                     QString::fromLatin1(certificates.algorithmName()),
                                                     certificates.chain(),
                                                     stateDigestOf(saved, index),
                                                     {},
                                                     {}};
    saved.invitations[index - 1].status = InvitationStatus::Finalized;
    saved.invitations[index - 1].finishedTime = now;
    INK_ASSIGN(files, m_signing.prepare(saved, index, certificates, now));
    prepared.files = std::move(files);

    wire::PreparedSignatures answer;
    answer.algorithm = prepared.algorithm;
    answer.expires = prepared.expires;
    for (const auto& file : std::as_const(prepared.files)) {
        INK_ASSIGN(input, m_signing.inputOf(file, certificates));
        if (!input) continue;
        const auto listed = std::find_if(saved.files.cbegin(), saved.files.cend(),
                                         [&](const domain::File& each) { return each.id == file.file; });
        answer.files.append({file.file,
                             listed->name,
                             m_core.signingUrl(guid) + QStringLiteral("/prepared/%1").arg(file.file.value()),
                             file.size,
                             file.sha256,
                             {0, file.contentsStart, file.contentsEnd, file.size - file.contentsEnd},
                             input->digest,
                             input->signedAttributes});
    }
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(m_stores.preparedSignatures.save(transaction, keyOf(saved, index), prepared, m_core.now()));
    INK_TRY(transaction.commit());
    return answer;
}

Result<Download> CertificateSignatures::file(const SignerActor& signer, domain::FileId id) const
{
    INK_ASSIGN(document, m_authenticator.loadUnlocked(signer));
    const int index = document.invitationIndexOf(signer.guid());
    INK_ASSIGN(prepared, m_stores.preparedSignatures.find(keyOf(document, index)));
    if (prepared && prepared->expires > m_core.now())
        for (const auto& file : std::as_const(prepared->files)) {
            if (file.file != id || file.contentsEnd == 0) continue;
            INK_ASSIGN(blob, m_stores.blobs.read(file.sha256));
            INK_TRY(blob.map());
            Download download;
            download.fileName = QStringLiteral("prepared.pdf");
            download.contentType = "application/pdf";
            download.etag = file.sha256;
            download.blob = std::make_shared<store::Blob>(std::move(blob));
            return download;
        }
    return fail(ErrorCode::NotFound, reasons::nothingPrepared());
}

Result<std::optional<CertificateSignatures::Verified>>
CertificateSignatures::verify(const Document& document, int index,
                              const QList<wire::FileSignature>& cms) const
{
    const Invitation& me = document.invitations.at(index - 1);
    if (cms.isEmpty()) {
        if (!me.signingCertificate || me.status == InvitationStatus::Finalized)
            return std::optional<Verified>();
        return failField(ErrorCode::State, QStringLiteral("cms"), reasons::certificateNeeded());
    }
    if (!mayUseCertificate(document, me))
        return failField(ErrorCode::State, QStringLiteral("cms"), reasons::certificateNotUsedHere());
    INK_ASSIGN(prepared, m_stores.preparedSignatures.find(keyOf(document, index)));
    if (!prepared) return failField(ErrorCode::State, QStringLiteral("cms"), reasons::nothingPrepared());
    Verified verified{digestOfAll(cms),       prepared->time,      prepared->stateDigest,
                      prepared->certificates, prepared->algorithm, std::nullopt};
    if (!prepared->cmsDigest.isEmpty()) {
        if (prepared->cmsDigest != verified.cmsDigest) return outdated();
        return std::optional(verified);
    }
    if (prepared->expires <= m_core.now())
        return failField(ErrorCode::State, QStringLiteral("cms"), reasons::preparedExpired());
    QList<std::pair<domain::FileId, QByteArray>> values;
    for (const wire::FileSignature& each : cms)
        values.append({each.file, each.value});
    INK_ASSIGN(completed, m_signing.complete(document, index, *prepared, values, m_core.now()));
    verified.completed = std::move(completed);
    return std::optional(std::move(verified));
}

bool CertificateSignatures::isRepeated(const Invitation& me, const std::optional<Verified>& verified)
{
    return verified && !verified->completed && me.status == InvitationStatus::Finalized;
}

Result<void> CertificateSignatures::store(DocumentChange& change, int index, const Verified& verified) const
{
    Document& document = change.document;
    const Invitation& me = document.invitations.at(index - 1);
    if (!verified.completed) return outdated();
    INK_ASSIGN(certificates, pdf::SignerCertificates::load(verified.certificates, verified.algorithm));
    INK_TRY(m_signing.checkAccepted(me, certificates, change.now)); // the sender may have corrected it
    INK_ASSIGN(current, currentSignedFiles(m_stores, document.id));
    if (current != verified.completed->base || stateDigestOf(document, index) != verified.stateDigest ||
        verified.completed->artifacts.size() != document.files.size())
        return outdated();
    INK_ASSIGN(isFirst, m_stores.preparedSignatures.complete(change.transaction, keyOf(document, index),
                                                             verified.cmsDigest));
    if (!isFirst) return outdated();
    INK_TRY(m_stores.signatures.insert(change.transaction, document.id, {me.id, 0, change.now}));
    INK_TRY(change.transaction.touchAccount(document.accountId.value())); // before the account's counters
    INK_TRY(m_stores.documents.setArtifacts(change.transaction, document.id, verified.completed->artifacts));
    recordEvent(change, domain::HistoryEvent::SignatureAdded, QStringLiteral("Inkstone"), {}, {},
                verified.completed->historyDetail);
    return {};
}

} // namespace ink::service
