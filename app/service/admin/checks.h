#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/admin/checkreport.h"
#include "app/service/admin/place.h"

namespace ink::service::admin {

// Private to app/service/admin: the parts common to all checks, and the checks that need only the database.

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
[[nodiscard]] Result<void> checkJobs(const Look& look);
[[nodiscard]] Result<void> checkCharges(const Look& look);
/** Checks the document counts stored for listings. */
[[nodiscard]] Result<void> checkCounts(const Look& look);
/** Checks the byte counts stored for account limits. */
[[nodiscard]] Result<void> checkStorage(const Look& look);
/** A document as the subject of a finding. */
[[nodiscard]] inline QString documentName(qint64 id)
{
    return QStringLiteral("document %1").arg(id);
}

} // namespace ink::service::admin
