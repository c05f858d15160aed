#include "app/domain/history.h"
#include "app/domain/rules.h"
#include "app/pdf/verifier.h"
#include "app/service/admin/checks.h"
#include "app/service/lifecycle.h"
#include "app/store/documentstore.h"
#include "app/store/outbox.h"
#include "app/store/query.h"
#include "app/store/seallevelstore.h"
#include "app/store/sealstore.h"

#include <QCryptographicHash>
#include <QFile>
#include <QRegularExpression>

#include <algorithm>

namespace ink::service::admin {

namespace {

using domain::Document;
using Artifact = store::DocumentStore::Artifact;

constexpr const char* historyAdvice = "Compare it with a backup: a history that does not hold is no evidence "
                                      "any more. Find out who can write to the "
                                      "database.";

QByteArray ownCertificatePem(const Place& place)
{
    if (place.database.isPostgreSql()) {
        const auto seal = store::SealStore(place.database).load();
        return seal && *seal ? (*seal)->certificate : QByteArray();
    }
    QFile file(place.folder + QStringLiteral("/seal.cert.pem"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/** SHA-256 of the service's certificate; empty when there is none. */
QString ownFingerprint(const Place& place)
{
    const QByteArray pem = ownCertificatePem(place);
    const QByteArray begin = "-----BEGIN CERTIFICATE-----";
    const qsizetype from = pem.indexOf(begin);
    const qsizetype to = pem.indexOf("-----END CERTIFICATE-----");
    if (from < 0 || to < from) return {};
    const QByteArray der = QByteArray::fromBase64(pem.mid(from + begin.size(), to - from - begin.size()));
    return QString::fromLatin1(QCryptographicHash::hash(der, QCryptographicHash::Sha256).toHex());
}

/** The certificates that sealed a document, as its chained history names them. */
QStringList sealedBy(const Document& document)
{
    static const QRegularExpression hash(QStringLiteral("\\b[0-9a-f]{64}\\b"));
    QStringList all;
    for (const domain::HistoryEntry& entry : document.histories)
        if (entry.event == QLatin1StringView("finalized"))
            if (const auto found = hash.match(entry.detail); found.hasMatch()) all.append(found.captured());
    return all;
}

Result<void> checkSeal(const Look& look, const Document& document, const Artifact& artifact,
                       const QStringList& own)
{
    const auto blob = look.place.blobs.read(artifact.sha256);
    if (!blob) return {}; // told as a missing blob
    pdf::VerifyOptions how;
    how.ownFingerprints = own;
    how.now = look.now;
    const pdf::VerifyReport report = pdf::verifyPdf(blob->bytes(), how);
    ++look.report.seals;
    const bool ours = std::any_of(
        report.signatures.cbegin(), report.signatures.cend(), [&](const pdf::SignatureReport& signature) {
            // Time-stamps and what proves certificates may stand behind it; the verifier judges those.
            return own.contains(signature.fingerprint) && signature.integrity == pdf::Integrity::Intact;
        });
    if (!ours)
        look.find("seal.invalid", documentName(document.id.value()),
                  QStringLiteral("Its sealed file “%1” does not verify: %2.")
                      .arg(artifact.name, pdf::integrityName(report.integrity)),
                  "Replace it from a backup; if it is the same there, somebody has replaced the file and its "
                  "entry.");
    return {};
}

Result<void> checkFinished(const Look& look, const Document& document, const QString& ownCertificate)
{
    INK_ASSIGN(artifacts, store::DocumentStore(look.place.database).artifacts(document.id));
    const auto has = [&](const char* kind, domain::FileId file) {
        return std::any_of(artifacts.cbegin(), artifacts.cend(), [&](const Artifact& artifact) {
            return artifact.kind == QLatin1StringView(kind) && artifact.fileId == file;
        });
    };
    constexpr const char* advice = "Restore the document from a backup made after it was finished.";
    for (const domain::File& file : document.files)
        if (!has("signed", file.id))
            look.find("artifact.missing", documentName(document.id.value()),
                      QStringLiteral("It is finished, but has no sealed file for “%1”.").arg(file.name),
                      advice);
    if (!has("certificate", {}))
        look.find("artifact.missing", documentName(document.id.value()),
                  QStringLiteral("It is finished, but has no certificate."), advice);
    QStringList own = sealedBy(document);
    if (own.isEmpty())
        look.find("history.incomplete", documentName(document.id.value()),
                  QStringLiteral("It is finished, but its history does not tell of the seal."),
                  historyAdvice);
    if (!ownCertificate.isEmpty()) own.append(ownCertificate);
    INK_ASSIGN(seal, store::SealLevelStore(look.place.database).load(document.id));
    if (seal && !seal->awaits.isEmpty()) {
        INK_ASSIGN(jobs, store::Outbox(look.place.database).jobsOf(document.id));
        const bool queued = std::any_of(jobs.cbegin(), jobs.cend(), [](const store::Job& job) {
            return job.kind == QLatin1StringView("timestamp");
        });
        if (!queued)
            look.find("seal.stuck", documentName(document.id.value()),
                      QStringLiteral("It waits to be time-stamped (%1), but nothing is queued to do it.")
                          .arg(seal->awaits),
                      "Queue it: INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES "
                      "('timestamp', '<id>', <id>, '{\"fingerprint\":\"<hash>\"}', 0), with the document's "
                      "number for <id> and the certificate SHA-256 of its history for <hash>.");
    }
    if (look.options.quick) return {};
    for (const Artifact& artifact : std::as_const(artifacts))
        INK_TRY(checkSeal(look, document, artifact, own));
    return {};
}

Result<void> checkRunning(const Look& look, const Document& document)
{
    if (!lifecycle::isSealing(document)) return {};
    INK_ASSIGN(jobs, store::Outbox(look.place.database).jobsOf(document.id));
    const bool queued = std::any_of(jobs.cbegin(), jobs.cend(), [](const store::Job& job) {
        return job.kind == QLatin1StringView("finalize");
    });
    if (!queued)
        look.find("document.stuck", documentName(document.id.value()),
                  QStringLiteral("Everybody has signed, but nothing is queued to seal it."),
                  "Queue it: INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES "
                  "('finalize', '<id>', <id>, '{}', 0), with the document's number for <id>.");
    return {};
}

Result<void> checkOne(const Look& look, domain::DocumentId id, const QString& ownCertificate)
{
    const store::Snapshot snapshot(look.place.database);
    const auto document = store::DocumentStore(look.place.database).loadAny(id);
    if (!document) // removed meanwhile, or its rows cannot be read
        return document.error().code == ErrorCode::NotFound ? Result<void>() : fail(document.error());
    ++look.report.documents;
    if (document->histories.isEmpty())
        look.find("history.missing", documentName(id.value()), QStringLiteral("It has no history."),
                  historyAdvice);
    if (document->status == domain::SigningStatus::Completed)
        return checkFinished(look, *document, ownCertificate);
    return checkRunning(look, *document);
}

} // namespace

Result<void> checkDocuments(const Look& look)
{
    const QString certificate = ownFingerprint(look.place);
    qint64 last = 0;
    constexpr int atOnce = 500;
    while (true) {
        QList<qint64> ids;
        {
            INK_ASSIGN(rows, store::runText(
                                 look.place.database,
                                 QStringLiteral("SELECT id FROM document WHERE id > ? ORDER BY id LIMIT ?"),
                                 {last, atOnce}));
            while (rows.next())
                ids.append(rows.value(0).toLongLong());
        }
        if (ids.isEmpty()) return {};
        for (const qint64 id : std::as_const(ids))
            INK_TRY(checkOne(look, domain::DocumentId(id), certificate));
        last = ids.constLast();
    }
}

Result<void> checkHistories(const Look& look)
{
    INK_ASSIGN(rows,
               store::runText(look.place.database,
                              QStringLiteral("SELECT document_id, time, event, actor, address, user_agent, "
                                             "detail, hash FROM history ORDER BY document_id, id"),
                              {}));
    qint64 document = 0;
    qint64 place = 0;
    bool broken = false; // one finding a document
    QString previous;
    while (rows.next()) {
        const qint64 of = rows.value(0).toLongLong();
        if (of != document) {
            document = of;
            place = 0;
            broken = false;
            previous.clear();
        }
        ++place;
        ++look.report.historyEntries;
        domain::HistoryEntry entry{store::toTime(rows.value(1)),
                                   rows.value(2).toString(),
                                   rows.value(3).toString(),
                                   rows.value(4).toString(),
                                   rows.value(5).toString(),
                                   rows.value(6).toString(),
                                   {}};
        const QString stored = rows.value(7).toString();
        if (!broken && domain::chained(entry, previous).hash != stored) {
            broken = true;
            look.find("history.broken", documentName(of),
                      QStringLiteral("Entry %1 of its history (“%2”) does not follow from the one before.")
                          .arg(place)
                          .arg(entry.event),
                      historyAdvice);
        }
        previous = stored;
    }
    rows.finish();
    INK_ASSIGN(lost,
               store::runText(look.place.database,
                              QStringLiteral("SELECT DISTINCT h.document_id FROM history h WHERE NOT EXISTS "
                                             "(SELECT 1 FROM document d WHERE d.id = h.document_id) AND NOT "
                                             "EXISTS (SELECT 1 FROM tombstone t WHERE t.document_id = "
                                             "h.document_id) ORDER BY h.document_id"),
                              {}));
    while (lost.next())
        look.find("document.lost", documentName(lost.value(0).toLongLong()),
                  QStringLiteral("Its history is there, but neither the document nor its tombstone."),
                  "Restore the document from a backup.");
    return {};
}

} // namespace ink::service::admin
