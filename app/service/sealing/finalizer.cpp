#include "app/service/sealing/finalizer.h"

#include "app/base/reasons.h"
#include "app/domain/anchors/tagimport.h"
#include "app/domain/document/document.h"
#include "app/domain/document/edits.h"
#include "app/domain/document/fileintake.h"
#include "app/domain/history/fileparties.h"
#include "app/domain/history/history.h"
#include "app/domain/history/historyrecord.h"
#include "app/domain/history/withheldhistory.h"
#include "app/domain/logic/evaluation.h"
#include "app/domain/routing/filevisibility.h"
#include "app/pdf/certificate/certificatepage.h"
#include "app/pdf/certificate/certificatetexts.h"
#include "app/pdf/file/changedpages.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/stamp/stampforms.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifyproblem.h"
#include "app/service/core/lifecycle.h"
#include "app/service/core/notices.h"
#include "app/service/core/schedule.h"
#include "app/service/rules/callbackaddress.h"
#include "app/service/rules/draftrules.h"
#include "app/service/sealing/reasons.h"
#include "app/service/sealing/sealedtitle.h"
#include "app/service/sealing/sealraiser.h"
#include "app/service/sealing/signaturefields.h"
#include "app/service/sealing/stampitems.h"

#include <algorithm>
#include <exception>

namespace ink::service {

using domain::Document;

namespace {

QString signedName(const QString& name)
{
    const QString base =
        name.endsWith(QLatin1StringView(".pdf"), Qt::CaseInsensitive) ? name.chopped(4) : name;
    return base.left(240) + QStringLiteral("-signed.pdf");
}

Finalizer::SealedFile sealedFile(store::DocumentStore::ArtifactKind kind, domain::FileId file,
                                 const QString& name, pdf::RaisedSeal sealed)
{
    return {kind,
            file,
            name,
            std::move(sealed.bytes),
            sealed.level,
            sealed.missingReason,
            sealed.isRetryable,
            sealed.authority};
}

/** The certificate for recipients from whom the same files are hidden. */
struct RecipientCertificate
{
    QList<domain::InvitationId> recipients;
    QList<domain::FileId> files; ///< the files that they may see
    QByteArray bytes;
    QByteArray history;
};

// Index(recipientCertificates): Files hidden from recipients: their certificate
/** Creates a certificate for each group of recipients who see the same files, except those who see all. */
Result<QList<RecipientCertificate>> recipientCertificates(const Document& described,
                                                          const pdf::CertificateOptions& how,
                                                          const QString& fingerprint)
{
    QList<RecipientCertificate> all;
    for (int index = 1; index <= described.invitations.size(); ++index) {
        if (!domain::hidesFiles(described, index)) continue;
        QList<domain::File> visible = described.files;
        visible.removeIf([&](const domain::File& file) { return !domain::maySee(file, index); });
        const QList<domain::FileId> files = domain::fileOrder(visible);
        auto known =
            std::find_if(all.begin(), all.end(), [&](const auto& each) { return each.files == files; });
        if (known == all.end()) {
            const Document seen = domain::describedWith(described, visible);
            INK_ASSIGN(made, pdf::makeCertificate(seen, how));
            all.append({{}, files, made, domain::historyRecord(seen, how.finalizedTime, fingerprint)});
            known = std::prev(all.end());
        }
        known->recipients.append(described.invitations.at(index - 1).id);
    }
    return all;
}

QList<QRectF> placesOfFields(const Document& document, const domain::File& file, int page)
{
    QList<QRectF> places;
    for (const domain::Tag& tag : document.tags) {
        const auto place = document.pageAt(tag.pageIndex);
        if (place.file && place.file->id == file.id && place.indexInFile == page && domain::isFromField(tag))
            places.append(QRectF(tag.rect.left, tag.rect.top, tag.rect.width, tag.rect.height));
    }
    return places;
}

} // namespace

Finalizer::Finalizer(Stores& stores, const Clock& clock, KeySource key, Options options)
    : m_stores(stores), m_clock(clock), m_key(std::move(key)), m_options(std::move(options)),
      m_signatures(stores, clock, m_key, m_options.plan),
      m_commits([this](const std::vector<SealedDocument*>& together) { completeAll(together); })
{
}

std::optional<OutboxWorker::Retry> Finalizer::run(const store::Job& job)
{
    Message reason;
    bool isAttempt = true;
    try {
        const auto done = finalize(job);
        if (done) return std::nullopt;
        reason = retryReason(done.error());
        isAttempt = !done.error().detail.is(reason::sealKeyLocked); // a locked key: nothing was compared
    } catch (const std::exception& fault) { // a library's exception (out of memory) must not end the worker
        reason = reasons::sealingInterrupted(QString::fromUtf8(fault.what()));
    }
    recordDelay(job, reason);
    return OutboxWorker::Retry{m_clock.now() + schedule::retryDelay(job.attempts), reason, isAttempt};
}

Result<void> Finalizer::finalize(const store::Job& job)
{
    auto document = m_stores.documents.loadAny(job.documentId);
    if (document && document->setting.signaturePerSigner) {
        INK_TRY(m_signatures.signMissing(job.documentId));
        document = m_stores.documents.loadAny(job.documentId);
    }
    if (!document) {
        const bool gone =
            document.error().code == ErrorCode::NotFound || document.error().code == ErrorCode::Deleted;
        return gone ? drop(job) : fail(document.error());
    }
    if (!lifecycle::isSealing(*document)) return drop(job); // done before a crash, or nothing to do
    const Timestamp now = m_clock.now();
    INK_ASSIGN(key, m_key());
    if (!key.isValidAt(now))
        return fail(ErrorCode::Crypto, reasons::sealCertificateNotValidNow(key.commonName()));
    INK_ASSIGN(files, sealFiles(key, *document, now));
    Q_ASSERT(files.size() > document->files.size()); // plus the certificate, and those of recipients
    INK_ASSIGN(stored, storeFiles(files));           // removed unless the document is completed
    INK_ASSIGN(uncompared, compareShown(job, *document, files, stored));
    SealedDocument sealed{job, key, *document, files, stored, now, uncompared};
    m_commits.perform(sealed);
    return std::move(sealed.kept);
}

void Finalizer::completeAll(const std::vector<SealedDocument*>& together)
{
    Q_ASSERT(!together.empty());
    const auto tried = [this](const std::vector<SealedDocument*>& some) -> Result<void> {
        try {
            return completeTogether(some);
        } catch (const std::exception& fault) {
            return fail(ErrorCode::Internal,
                        reasons::storingSealedInterrupted(QString::fromUtf8(fault.what())));
        }
    };
    // With concurrent writers on PostgreSQL, each transaction locks as little as possible.
    const bool apart = m_stores.database.isPostgreSql();
    if (together.size() > 1 && !apart && tried(together)) return;
    for (SealedDocument* each : together) // a failing document must not block the others
        each->kept = tried({each});
}

Result<void> Finalizer::completeTogether(const std::vector<SealedDocument*>& together)
{
    return store::runWithRetries(m_stores.database, [&] { return completeOnce(together); });
}

Result<void> Finalizer::completeOnce(const std::vector<SealedDocument*>& together)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    bool tells = m_options.hasMail;
    for (const SealedDocument* each : together) {
        INK_TRY(complete(transaction, *each));
        tells = tells || !each->document.setting.postBackUrl.isEmpty();
        if (tells) continue;
        INK_ASSIGN(isSent, m_stores.events.hasSubscriptions(each->document.accountId));
        tells = isSent;
    }
    INK_TRY(transaction.commit());
    if (tells && m_options.wakeWorkers) m_options.wakeWorkers();
    return {};
}

Result<QList<Finalizer::SealedFile>> Finalizer::sealFiles(const pdf::SealKey& key, const Document& document,
                                                          Timestamp now) const
{
    pdf::CertificateOptions how;
    how.language = pdf::certificateLanguage(document);
    how.finalizedTime = now;
    how.serviceName = m_options.serviceName;
    Document described = document; // as the certificate and the attached history describe it
    domain::setFileResults(described);
    INK_ASSIGN(certificate, pdf::makeCertificate(described, how));
    const QByteArray history = domain::historyRecord(described, now, key.fingerprint());
    const bool hidesFiles = domain::hidesFiles(document);
    const QString reason = pdf::CertificateTexts(how.language).sealReason();

    const bool each = hasSignaturePerSigner(document);
    INK_ASSIGN(attached, loadAttachedFiles(m_stores, document.id));
    QHash<domain::FileId, QString> soFar;
    if (each) {
        INK_ASSIGN(files, currentSignedFiles(m_stores, document.id));
        soFar = std::move(files);
    }
    QList<SealedFile> files;
    QByteArray own = certificate; // a separate file
    INK_ASSIGN(scans, loadScanFiles(m_stores, document));
    INK_TRY(attachScans(own, scans, now));
    INK_ASSIGN(partial, recipientCertificates(described, how, key.fingerprint()));
    const domain::Evaluation evaluation(document);
    const auto isFilled = [&](const domain::Tag& tag) { return isStamped(document, evaluation, tag); };
    for (const domain::File& file : document.files) {
        INK_ASSIGN(blob, m_stores.blobs.read(soFar.value(file.id, file.sha256)));
        INK_TRY(blob.map());
        QByteArray fileCertificate = certificate;
        QByteArray fileHistory = history;
        if (const QList<domain::File> known =
                domain::filesKnownWith(described, described.files.at(files.size()));
            known.size() < described.files.size()) { // omits files that a reader of this file can't see
            const Document some = domain::describedWith(described, known);
            INK_ASSIGN(made, pdf::makeCertificate(some, how));
            fileCertificate = std::move(made);
            fileHistory = domain::historyRecord(some, now, key.fingerprint());
        }
        // New pages or attachments would invalidate existing signatures. If there are any, the certificate is
        // only a separate file.
        const bool alone = file.intake.hasSignatures || each;
        QList<pdf::StampItem> stamps = stampsFor(document, file.id, attached, isFilled);
        INK_ASSIGN(writer, pdf::IncrementalWriter::open(blob.bytes()));
        // PDF/A-1 and PDF/A-2 forbid attachments. In that case, only the certificate has them.
        const int archivePart = alone ? 0 : writer.partForbiddingFiles();
        const bool hasNoFiles = alone || archivePart != 0;
        for (RecipientCertificate& theirs : partial) {
            if (!hasNoFiles || !theirs.files.contains(file.id)) continue;
            QList<pdf::StampItem> moved = stamps;
            INK_TRY(moveAttachments(moved, theirs.bytes, now));
        }
        if (hasNoFiles) INK_TRY(moveAttachments(stamps, own, now));
        writer.completeTitle(sealedTitle(document, file));
        if (!alone) writer.lowerClaims();
        INK_ASSIGN(sealed, sealAndVerify(std::move(writer), key, reason, blob.bytes(),
                                         importTraces(document, file.id, isFilled), stamps,
                                         alone ? QByteArray() : fileCertificate,
                                         hasNoFiles ? QByteArray() : fileHistory, now,
                                         each ? fieldsOf(document, file.id) : QStringList(),
                                         hasNoFiles || hidesFiles ? QList<ScanFile>() : scans));
        files.append(sealedFile(store::DocumentStore::ArtifactKind::Signed, file.id, signedName(file.name),
                                std::move(sealed)));
        files.last().archivePart = archivePart;
    }
    using Kind = store::DocumentStore::ArtifactKind;
    const auto sealCertificate = [&](Kind kind, const QByteArray& bytes,
                                     const QByteArray& attachedHistory) -> Result<SealedFile> {
        INK_ASSIGN(writer, pdf::IncrementalWriter::open(bytes));
        INK_ASSIGN(sealed,
                   sealAndVerify(std::move(writer), key, reason, bytes, {}, {}, {}, attachedHistory, now));
        return sealedFile(kind, {}, QStringLiteral("certificate.pdf"), std::move(sealed));
    };
    INK_ASSIGN(whole, sealCertificate(Kind::Certificate, own, history));
    files.append(std::move(whole));
    for (const RecipientCertificate& theirs : std::as_const(partial)) {
        INK_ASSIGN(sealed, sealCertificate(Kind::RecipientCertificate, theirs.bytes, theirs.history));
        for (const domain::InvitationId recipient : theirs.recipients) {
            files.append(sealed);
            files.last().recipient = recipient;
        }
    }
    return files;
}

Result<Finalizer::StoredFiles> Finalizer::storeFiles(const QList<SealedFile>& files) const
{
    std::vector<store::BlobWriter> writers;
    QList<qsizetype> holdOf; // recipients who see the same files share a certificate
    for (qsizetype i = 0; i < files.size(); ++i) {
        const SealedFile& file = files.at(i);
        if (i > 0 && file.bytes.constData() == files.at(i - 1).bytes.constData()) {
            holdOf.append(holdOf.constLast());
            continue;
        }
        INK_ASSIGN(writer, m_stores.blobs.createWriter());
        INK_TRY(writer.write(file.bytes.constData(), file.bytes.size()));
        holdOf.append(static_cast<qsizetype>(writers.size()));
        writers.push_back(std::move(writer));
    }
    StoredFiles stored;
    INK_ASSIGN(holds, m_stores.blobs.hold(std::move(writers)));
    stored.holds = std::move(holds);
    for (qsizetype i = 0; i < files.size(); ++i) {
        const SealedFile& file = files.at(i);
        stored.artifacts.append({file.kind, file.file, file.name, stored.holds.at(holdOf.at(i))->sha256(),
                                 file.bytes.size(), file.recipient});
    }
    Q_ASSERT(stored.holds.size() <= files.size() && stored.artifacts.size() == files.size());
    return stored;
}

// Index(compareShown): Seal: pages compared with what was shown
Result<QStringList> Finalizer::compareShown(const store::Job& job, const Document& document,
                                            const QList<SealedFile>& files, const StoredFiles& stored) const
{
    Q_ASSERT(files.size() == stored.artifacts.size());
    if (!m_options.matchesShownPage) return QStringList();
    constexpr int attempts =
        3; // a page that is too slow now may be fast enough when the machine is less busy
    INK_ASSIGN(attached, loadAttachedFiles(m_stores, document.id));
    const domain::Evaluation evaluation(document);
    const auto isFilled = [&](const domain::Tag& tag) { return isStamped(document, evaluation, tag); };
    QStringList uncompared;
    for (qsizetype i = 0; i < files.size(); ++i) {
        const auto file = std::find_if(document.files.begin(), document.files.end(),
                                       [&](const domain::File& each) { return each.id == files.at(i).file; });
        if (files.at(i).kind != store::DocumentStore::ArtifactKind::Signed || file == document.files.end())
            continue;
        INK_ASSIGN(pages, pdf::changedPages(files.at(i).bytes, file->size));
        const QList<pdf::StampItem> stamps = stampsFor(document, file->id, attached, isFilled);
        for (const int page : std::as_const(pages.changed)) {
            if (page >= file->pages.size()) break; // the remaining pages are the certificate's
            Q_ASSERT(page >= 0 && page < pages.infos.size());
            SealedPage compared{document, *file, stored.artifacts.at(i).sha256, page + 1, {}, {}, {}};
            QList<pdf::StampItem> own;
            for (const pdf::StampItem& item : stamps)
                if (item.pageIndex == page + 1) own.append(item);
            for (pdf::StampItem& item : own)
                item.pageIndex = 1;
            if (!own.isEmpty()) {
                INK_ASSIGN(values, pdf::stampOverlay({pages.infos.at(page)}, own));
                compared.values = std::move(values);
            }
            if (file->intake.hasSignatures) { // fields that others signed keep their own appearance
                compared.generatesAppearances = true;
                compared.excludedAreas = placesOfFields(document, *file, page + 1);
            }
            const Result<bool> same = m_options.matchesShownPage(compared);
            if (same && !*same)
                return fail(ErrorCode::State, reasons::sealedPageDiffers(page + 1, file->name));
            if (same) continue;
            // Another attempt would find the same file and the same limits.
            const bool isHopeless =
                same.error().code == ErrorCode::UnreadablePdf || same.error().code == ErrorCode::TooLarge;
            if (!isHopeless || (!same.error().reason.isEmpty() && job.attempts < attempts))
                return fail(same.error().code,
                            reasons::sealedPageNotCompared(page + 1, file->name, same.error().detail));
            uncompared.append(QStringLiteral("%1: %2").arg(file->name).arg(page + 1));
        }
    }
    constexpr qsizetype maxListed = 20;
    if (uncompared.size() > maxListed) uncompared = uncompared.first(maxListed) << QStringLiteral("…");
    return uncompared;
}

Result<pdf::RaisedSeal> Finalizer::sealAndVerify(
    pdf::IncrementalWriter writer, const pdf::SealKey& key, const QString& reason, const QByteArray& original,
    const ImportTraces& traces, const QList<pdf::StampItem>& stamps, const QByteArray& certificate,
    const QByteArray& history, Timestamp now, const QStringList& locked, const QList<ScanFile>& scans) const
{
    INK_TRY(removeTraces(writer, traces));
    INK_TRY(writer.prepareFormForSealing(traces.fields, stamps));
    if (!stamps.isEmpty()) INK_TRY(writer.stamp(stamps, now));
    if (!certificate.isEmpty()) INK_TRY(writer.appendPages(certificate));
    for (const ScanFile& scan : scans)
        INK_TRY(writer.attach(scan.name, QStringLiteral("application/pdf"), scan.bytes, now));
    if (!history.isEmpty())
        INK_TRY(
            writer.attach(QStringLiteral("history.json"), QStringLiteral("application/json"), history, now));
    pdf::SignatureRequest request;
    request.signerName = key.commonName();
    request.reason = reason;
    request.time = now;
    request.isFinal = true;
    const pdf::SealPlan wanted = plan();
    request.contentsBytes = pdf::maxSignatureBytes(key, wanted.target != pdf::SealLevel::B);
    INK_ASSIGN(prepared, std::move(writer).finishForSigning(request));
    const auto start = prepared.startDigest;
    INK_ASSIGN(sealed, pdf::sealToLevel(std::move(prepared), key, wanted, now));

    // Verifies the bytes as a third party would. Signatures that were already in the upload are not checked
    // here.
    pdf::VerifyOptions how;
    how.ownFingerprints = {key.fingerprint()};
    how.now = now;
    how.startDigest = start;   // hashed once, and compared with the verified bytes
    how.verifyHistory = false; // the history was written from the document itself
    const pdf::VerifyReport report = pdf::verifyPdf(sealed.bytes, how);
    const bool ours =
        std::any_of(report.signatures.begin(), report.signatures.end(), [&](const pdf::SignatureReport& s) {
            // The data for higher levels follows the seal.
            return s.fingerprint == key.fingerprint() &&
                   (s.coversWholeFile || sealed.level >= pdf::SealLevel::LT) &&
                   s.integrity == pdf::Integrity::Intact;
        });
    if (!ours) return fail(ErrorCode::Crypto, reasons::sealedFileInvalid(pdf::problemOf(report)));
    if (!locked.isEmpty()) INK_TRY(checkSignaturesIntact(original, sealed.bytes)); // the signers' signatures
    if (!sealed.bytes.startsWith(original))
        return fail(ErrorCode::Internal, reasons::sealedFileOfOtherUpload());
    return sealed;
}

Result<void> Finalizer::complete(store::Transaction& transaction, const SealedDocument& sealed)
{
    const store::Job& job = sealed.job;
    const Timestamp now = sealed.now;
    INK_ASSIGN(document, m_stores.documents.loadAny(job.documentId));
    if (!lifecycle::isSealing(document))
        return m_stores.outbox.complete(transaction, job.id); // another worker has already completed it
    if (document.histories != sealed.document.histories)
        return fail(ErrorCode::State, reasons::documentChangedWhileSealed());
    const qint64 version = document.version;
    Q_ASSERT(domain::canTransition(document.status, domain::SigningStatus::Completed));
    Q_ASSERT(sealed.stored.artifacts.size() == sealed.files.size());
    document.status = domain::SigningStatus::Completed;
    document.completedTime = now;
    document.lastModifiedTime = now;
    domain::HistoryEntry entry;
    entry.time = now;
    entry.event = domain::HistoryEvent::Finalized;
    entry.actor = QStringLiteral("Inkstone");
    INK_ASSIGN(level, recordLevel(transaction, job.documentId, sealed.key, sealed.files, now));
    const QString name = sealed.key.commonName();
    const QString fingerprint = sealed.key.fingerprint();
    Message sealDetail = level.isEmpty() ? reasons::historySealed(name, fingerprint)
                                         : reasons::historySealedAt(name, fingerprint, level);
    for (const SealedFile& file : sealed.files)
        if (file.archivePart != 0)
            sealDetail = reasons::historySealedWithoutFiles(sealDetail, file.name, file.archivePart);
    domain::setDetail(entry, sealed.uncompared.isEmpty() ? sealDetail
                                                         : reasons::historySealedUncompared(
                                                               sealDetail, sealed.uncompared.join(u", ")));
    domain::appendHistory(document, std::move(entry));
    const QString url = document.setting.postBackUrl;
    // Other writers of the account wait from `replace` on, so it comes last.
    if (m_options.hasMail) {
        INK_ASSIGN(account, m_stores.accounts.load(document.accountId));
        for (const Notice& notice : completedNotices(document, account.notificationSetting))
            INK_TRY(queueNotice(m_stores.outbox, transaction, true, document.id, notice, now));
    }
    if (!url.isEmpty()) {
        for (const int part : {1, 2}) {
            store::Delivery delivery;
            delivery.id = drafts::newGuid();
            delivery.documentId = job.documentId;
            delivery.part = part;
            delivery.url = url;
            delivery.created = now;
            INK_TRY(m_stores.deliveries.insert(transaction, delivery));
        }
        store::Job callback(store::JobKind::Callback);
        callback.key = QString::number(job.documentId.value());
        callback.documentId = job.documentId;
        callback.notBefore = now;
        callback.lane = callbackLane(url);
        INK_TRY(m_stores.outbox.queue(transaction, callback));
    }
    INK_TRY(m_stores.outbox.complete(transaction, job.id));
    INK_TRY(m_stores.documents.replace(transaction, std::move(document), version));
    for (const auto& hold : sealed.stored.holds)
        hold->commit();
    return m_stores.documents.setArtifacts(transaction, job.documentId, sealed.stored.artifacts);
}

Result<Message> Finalizer::recordLevel(store::Transaction& transaction, domain::DocumentId id,
                                       const pdf::SealKey& key, const QList<SealedFile>& files, Timestamp now)
{
    Q_ASSERT(!files.isEmpty());
    const pdf::SealLevel target = plan().target;
    const auto minimum =
        std::min_element(files.begin(), files.end(),
                         [](const SealedFile& a, const SealedFile& b) { return a.level < b.level; });
    const bool reached = minimum->level >= target;
    const bool again = !reached && std::any_of(files.begin(), files.end(),
                                               [](const SealedFile& file) { return file.isRetryable; });
    INK_TRY(m_stores.sealLevels.save(transaction, id,
                                     {pdf::sealLevelName(minimum->level),
                                      again ? pdf::sealLevelName(target) : QString(),
                                      reached ? Message() : minimum->missingReason}));
    if (again) INK_TRY(SealRaiser::queue(m_stores.outbox, transaction, id, key.fingerprint(), now));
    if (target == pdf::SealLevel::B) return Message(); // the default level, nothing to report
    const QString level = pdf::sealLevelName(minimum->level);
    const Message sealDetail = minimum->authority.isEmpty()
                                   ? reasons::sealLevelOnly(level)
                                   : reasons::sealLevelStamped(level, minimum->authority);
    if (reached) return sealDetail;
    const QString wanted = pdf::sealLevelName(target);
    return again ? reasons::sealLevelWillRise(sealDetail, wanted, minimum->missingReason)
                 : reasons::sealLevelStays(sealDetail, wanted, minimum->missingReason);
}

pdf::SealPlan Finalizer::plan() const
{
    return m_options.plan ? m_options.plan() : pdf::SealPlan();
}

Result<void> Finalizer::drop(const store::Job& job)
{
    INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
    INK_TRY(m_stores.outbox.complete(transaction, job.id));
    return transaction.commit();
}

/** Records the first failure and every new reason in the history for the sender. */
void Finalizer::recordDelay(const store::Job& job, const Message& reason)
{
    if (job.lastError.english() == reason.english()) return;
    const auto noted = [&]() -> Result<void> {
        INK_ASSIGN(transaction, store::Transaction::begin(m_stores.database));
        INK_ASSIGN(document, m_stores.documents.loadAny(job.documentId));
        if (!lifecycle::isSealing(document)) return {};
        const qint64 version = document.version;
        domain::HistoryEntry entry;
        entry.time = m_clock.now();
        entry.event = domain::HistoryEvent::SealingDelayed;
        entry.actor = QStringLiteral("Inkstone");
        domain::setDetail(entry, reason);
        domain::appendHistory(document, std::move(entry));
        document.lastModifiedTime = m_clock.now();
        INK_TRY(m_stores.documents.replace(transaction, std::move(document), version));
        return transaction.commit();
    }();
    if (!noted)
        qWarning("A delayed sealing could not be noted: %s", qPrintable(noted.error().detail.english()));
}

} // namespace ink::service
