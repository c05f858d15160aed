#include "app/service/admin/checkdocuments.h"

#include "app/base/reasons.h"
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/pdf/seal/sealer.h"
#include "app/service/admin/checksealed.h"
#include "app/service/admin/copying.h"
#include "app/service/core/lifecycle.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentrows.h"
#include "app/store/documents/documentstore.h"
#include "app/store/jobs/outbox.h"
#include "app/store/seals/seallevelstore.h"
#include "app/store/seals/sealstore.h"

#include <QCryptographicHash>
#include <QFile>

#include <algorithm>

namespace ink::service::admin {

namespace {

using domain::Document;
using Artifact = store::DocumentStore::Artifact;

constexpr const char* historyAdvice = "Compare it with a backup: a history that does not hold is no evidence "
                                      "any more. Find out who can write to the "
                                      "database.";

/** Returns the seal's key and certificate. Missing or unreadable parts are empty. */
store::SealStore::Pem sealPem(const ServiceData& place)
{
    if (place.database.isPostgreSql()) {
        const auto seal = store::SealStore(place.database).load();
        return seal && *seal ? **seal : store::SealStore::Pem();
    }
    const auto content = [&](const QString& name) {
        QFile file(place.folder + QLatin1Char('/') + name);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    return {content(sealFiles().at(0)), content(sealFiles().at(1))};
}

/** Returns the fingerprints of the certificates that sealed a document, according to its history. */
QStringList sealedBy(const Document& document)
{
    QStringList all;
    for (const domain::HistoryEntry& entry : document.histories) {
        if (entry.event != domain::HistoryEvent::Finalized) continue;
        const Message detail = domain::historyDetail(entry);
        // Entries from before reason codes were introduced name the certificate somewhere in their detail.
        const QStringList words = detail.is(reason::historySealed) || detail.is(reason::historySealedAt)
                                      ? QStringList{detail.argumentText(2)}
                                      : entry.detail.split(QLatin1Char(' '));
        for (QString word : words)
            if (word.remove(QLatin1Char(',')).remove(QLatin1Char(';')); isSha256(word)) all.append(word);
    }
    return all;
}

Result<void> checkFinished(const CheckContext& look, const Document& document)
{
    INK_ASSIGN(artifacts, store::DocumentStore(look.place.database).artifacts(document.id));
    const auto has = [&](store::DocumentStore::ArtifactKind kind, domain::FileId file) {
        return std::any_of(artifacts.cbegin(), artifacts.cend(), [&](const Artifact& artifact) {
            return artifact.kind == kind && artifact.fileId == file;
        });
    };
    constexpr const char* advice = "Restore the document from a backup made after it was finished.";
    for (const domain::File& file : document.files)
        if (!has(store::DocumentStore::ArtifactKind::Signed, file.id))
            look.addFinding("artifact.missing", documentName(document.id.value()),
                            QStringLiteral("It is finished, but has no sealed file for “%1”.").arg(file.name),
                            advice);
    for (const Artifact& artifact : std::as_const(artifacts))
        if (artifact.kind == store::DocumentStore::ArtifactKind::Signed &&
            std::none_of(document.files.cbegin(), document.files.cend(),
                         [&](const domain::File& file) { return file.id == artifact.fileId; }))
            look.addFinding("file.missing", documentName(document.id.value()),
                            QStringLiteral("The file that was sealed as “%1” is missing from the document.")
                                .arg(artifact.name),
                            advice);
    if (!has(store::DocumentStore::ArtifactKind::Certificate, {}))
        look.addFinding("artifact.missing", documentName(document.id.value()),
                        QStringLiteral("It is finished, but has no certificate."), advice);
    QStringList own = sealedBy(document);
    if (own.isEmpty())
        look.addFinding("history.incomplete", documentName(document.id.value()),
                        QStringLiteral("It is finished, but its history does not tell of the seal."),
                        historyAdvice);
    if (!look.ownCertificate.isEmpty()) own.append(look.ownCertificate);
    INK_ASSIGN(seal, store::SealLevelStore(look.place.database).load(document.id));
    if (seal && !seal->pendingLevel.isEmpty()) {
        INK_ASSIGN(jobs, store::Outbox(look.place.database).jobsOf(document.id));
        const bool queued = std::any_of(jobs.cbegin(), jobs.cend(), [](const store::Job& job) {
            return job.kind == store::JobKind::Timestamp;
        });
        if (!queued)
            look.addFinding(
                "seal.stuck", documentName(document.id.value()),
                QStringLiteral("It waits to be time-stamped (%1), but nothing is queued to do it.")
                    .arg(seal->pendingLevel),
                "Queue it: INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES "
                "('timestamp', '<id>', <id>, '{\"fingerprint\":\"<hash>\"}', 0); UPDATE account SET "
                "revision = revision + 1 WHERE id = (SELECT account_id FROM document WHERE id = <id>), "
                "with the document's number for <id> and the certificate SHA-256 of its history for "
                "<hash>.");
    }
    if (look.options.isQuick) return {};
    checkSealedFiles(look, document, artifacts, own);
    return {};
}

/** Finds tags on pages that the document's files don't have. One finding per document, because a lost file
 * affects all its tags. */
void checkTags(const CheckContext& look, const Document& document)
{
    if (document.status == domain::SigningStatus::Draft) return; // checked when it is sent
    const auto lost = std::find_if(document.tags.cbegin(), document.tags.cend(), [&](const domain::Tag& tag) {
        return !document.pageAt(tag.pageIndex).page;
    });
    if (lost != document.tags.cend())
        look.addFinding("tag.page", documentName(document.id.value()),
                        QStringLiteral("Field “%1” is on page %2, but the document has %3 pages.")
                            .arg(lost->name)
                            .arg(lost->pageIndex)
                            .arg(document.pageCount()),
                        "Restore the document from a backup: a file or a field was changed in the database.");
}

Result<void> checkRunning(const CheckContext& look, const Document& document)
{
    if (!lifecycle::isSealing(document)) return {};
    INK_ASSIGN(jobs, store::Outbox(look.place.database).jobsOf(document.id));
    const bool queued = std::any_of(jobs.cbegin(), jobs.cend(), [](const store::Job& job) {
        return job.kind == store::JobKind::Finalize;
    });
    if (!queued)
        look.addFinding(
            "document.stuck", documentName(document.id.value()),
            QStringLiteral("Everybody has signed, but nothing is queued to seal it."),
            "Queue it: INSERT INTO outbox(kind, job_key, document_id, payload, not_before) VALUES "
            "('finalize', '<id>', <id>, '{}', 0); UPDATE account SET revision = revision + 1 WHERE id = "
            "(SELECT account_id FROM document WHERE id = <id>), with the document's number for <id>.");
    return {};
}

/** Compares a document's rows in document_data, which lists are filtered by, with the document's data. */
Result<void> checkData(const CheckContext& look, const Document& document)
{
    INK_ASSIGN(rows, store::runText(look.place.database,
                                    QStringLiteral("SELECT name, value, account_id FROM document_data WHERE "
                                                   "document_id = ?"),
                                    {document.id.value()}));
    domain::DocumentData found;
    bool isOfAccount = true;
    while (rows.next()) {
        found.insert(rows["name"].toString(), rows["value"].toString());
        isOfAccount = isOfAccount && rows["account_id"].toLongLong() == document.accountId.value();
    }
    if (found != document.data || !isOfAccount)
        look.addFinding(
            "document.data", documentName(document.id.value()),
            QStringLiteral("Searches by data don't find it correctly: the search index differs from the "
                           "document's data."),
            "Change the data of the document through the API: remove one name, and set it again.");
    return {};
}

Result<void> checkOne(const CheckContext& look, domain::DocumentId id)
{
    const store::Snapshot snapshot(look.place.database);
    const auto document = store::DocumentStore(look.place.database).loadAny(id);
    if (!document) // removed in the meantime, or its rows are invalid
        return document.error().code == ErrorCode::NotFound ? Result<void>() : fail(document.error());
    ++look.report.documents;
    if (document->histories.isEmpty())
        look.addFinding("history.missing", documentName(id.value()), QStringLiteral("It has no history."),
                        historyAdvice);
    checkTags(look, *document);
    INK_TRY(checkData(look, *document));
    if (document->status == domain::SigningStatus::Completed) return checkFinished(look, *document);
    return checkRunning(look, *document);
}

/** Finds a key that is missing or does not match the certificate. An encrypted key is checked at startup
 * instead. */
Result<void> checkSealKey(const CheckContext& look)
{
    const QStringList files = sealFiles();
    const auto pem = sealPem(look.place);
    if (pem.certificate.isEmpty()) return {};
    if (!pem.key.isEmpty()) {
        if (pem.key.contains("ENCRYPTED")) return {};
        if (const auto key = pdf::SealKey::fromPem(pem.key, pem.certificate, Secret()); !key)
            look.addFinding(
                "seal.key", files.at(1),
                QStringLiteral("The certificate and the private key of the seal don't belong together: ") +
                    key.error().detail.english(),
                "Restore seal.key.pem and seal.cert.pem from the same backup.");
        return {};
    }
    // The key exists, but this user may lack the permission to read it.
    if (QFile::exists(look.place.folder + QLatin1Char('/') + files.at(0))) return {};
    INK_ASSIGN(sealed,
               store::runText(look.place.database, QStringLiteral("SELECT 1 FROM artifact LIMIT 1"), {}));
    if (!sealed.next()) return {};
    look.addFinding(
        "seal.key", files.at(0),
        QStringLiteral("The private key of the seal is missing; its certificate is there."),
        "Restore seal.key.pem and seal.cert.pem from a backup. Where there is none, start the service once "
        "with --new-seal-key: it seals with a new key from then on.");
    return {};
}

Result<void> checkTemplates(const CheckContext& look)
{
    INK_ASSIGN(rows,
               store::runText(
                   look.place.database,
                   QStringLiteral("SELECT d.id, d.template_id FROM document d WHERE "
                                  "coalesce(d.template_id, 0) <> 0 AND NOT EXISTS (SELECT 1 FROM document "
                                  "t WHERE t.id = d.template_id) AND NOT EXISTS (SELECT 1 FROM tombstone "
                                  "t WHERE t.document_id = d.template_id) ORDER BY d.id"),
                   {}));
    while (rows.next())
        look.addFinding(
            "document.template", documentName(rows.value(0).toLongLong()),
            QStringLiteral("It was made from template %1, which never existed.")
                .arg(rows.value(1).toString()),
            "The document itself is not harmed. Somebody has changed the database: look for other "
            "findings.");
    return {};
}

} // namespace

QString ownFingerprint(const ServiceData& place)
{
    const QByteArray pem = sealPem(place).certificate;
    const QByteArray begin = "-----BEGIN CERTIFICATE-----";
    const qsizetype from = pem.indexOf(begin);
    const qsizetype to = pem.indexOf("-----END CERTIFICATE-----");
    if (from < 0 || to < from) return {};
    const QByteArray der = QByteArray::fromBase64(pem.mid(from + begin.size(), to - from - begin.size()));
    return QString::fromLatin1(QCryptographicHash::hash(der, QCryptographicHash::Sha256).toHex());
}

Result<void> checkDocuments(const CheckContext& look)
{
    INK_TRY(checkSealKey(look));
    INK_TRY(checkTemplates(look));
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
            INK_TRY(checkOne(look, domain::DocumentId(id)));
        last = ids.constLast();
    }
}

Result<void> checkHistories(const CheckContext& look)
{
    INK_ASSIGN(rows, store::run(look.place.database, "history_all", {}));
    qint64 document = 0;
    qint64 place = 0;
    bool broken = false; // one finding per document
    QString previous;
    while (rows.next()) {
        const qint64 of = rows["document_id"].toLongLong();
        if (of != document) {
            document = of;
            place = 0;
            broken = false;
            previous.clear();
        }
        ++place;
        ++look.report.historyEntries;
        const domain::HistoryEntry entry = store::historyFromRow(rows);
        const QString stored = entry.hash;
        if (!broken && domain::chained(entry, previous).hash != stored) {
            broken = true;
            look.addFinding(
                "history.broken", documentName(of),
                QStringLiteral("Entry %1 of its history (“%2”) does not follow from the one before.")
                    .arg(place)
                    .arg(entry.event.code()),
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
        look.addFinding("document.lost", documentName(lost.value(0).toLongLong()),
                        QStringLiteral("Its history is there, but neither the document nor its tombstone."),
                        "Restore the document from a backup.");
    return {};
}

} // namespace ink::service::admin
