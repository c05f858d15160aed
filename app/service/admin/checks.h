#pragma once

#include "app/service/admin/check.h"

namespace ink::service::admin {

// Private to this room: the parts of a check. Each adds what it finds.

struct Look
{
    const Place& place;
    const CheckOptions& options;
    Timestamp now{};
    CheckReport& report;

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
/** The words by which listings find documents. */
[[nodiscard]] Result<void> checkWords(const Look& look);
/** Documents one by one: sealed files of the finished, jobs of the signed. */
[[nodiscard]] Result<void> checkDocuments(const Look& look);

[[nodiscard]] inline QString documentName(qint64 id)
{
    return QStringLiteral("document %1").arg(id);
}

} // namespace ink::service::admin
