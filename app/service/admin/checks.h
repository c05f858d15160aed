#pragma once

#include "app/service/admin/check.h"
#include "app/store/documents/documentstore.h"

namespace ink::service::admin {

// Private to this room: the parts of a check. Each adds what it finds.

struct Look
{
    const Place& place;
    const CheckOptions& options;
    Timestamp now{};
    CheckReport& report;
    QString ownCertificate = {}; ///< SHA-256 of the seal's certificate, hex; empty when there is none

    void find(const char* id, const QString& subject, const QString& problem, const char* advice) const
    {
        report.findings.append({QString::fromLatin1(id), subject, problem, QString::fromUtf8(advice)});
    }
};

[[nodiscard]] Result<void> checkDatabase(const Look& look);
[[nodiscard]] Result<void> checkBlobs(const Look& look);
[[nodiscard]] Result<void> checkHistories(const Look& look);
[[nodiscard]] Result<void> checkJobs(const Look& look);
[[nodiscard]] Result<void> checkCharges(const Look& look);
/** The numbers of documents that are kept for listings. */
[[nodiscard]] Result<void> checkCounts(const Look& look);
/** The bytes that are kept for the limits of accounts. */
[[nodiscard]] Result<void> checkStorage(const Look& look);
/** The words by which listings find documents. */
[[nodiscard]] Result<void> checkWords(const Look& look);
/** The signed digests over all histories; see app/service/chaindigest.h. */
[[nodiscard]] Result<void> checkDigests(const Look& look);
/** SHA-256 of the service's certificate, hex; empty when there is none. */
[[nodiscard]] QString ownFingerprint(const Place& place);
/** Documents one by one: sealed files of the finished, jobs of the signed. */
[[nodiscard]] Result<void> checkDocuments(const Look& look);

/**
 * Judges the sealed files of a finished document and compares the document with what they say about it: the
 * one copy that nobody can change with access to the database alone. `own` are the certificates of this
 * service, as fingerprints.
 */
void checkSealedFiles(const Look& look, const domain::Document& document,
                      const QList<store::DocumentStore::Artifact>& artifacts, const QStringList& own);

[[nodiscard]] inline QString documentName(qint64 id)
{
    return QStringLiteral("document %1").arg(id);
}

} // namespace ink::service::admin
