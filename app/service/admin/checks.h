#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/service/admin/checkreport.h"
#include "app/service/admin/servicedata.h"

namespace ink::service::admin {

// The common parts of all checks, and the checks that need only the database. Private to app/service/admin.

struct CheckContext
{
    const ServiceData& place;
    const CheckOptions& options;
    Timestamp now{};
    CheckReport& report;
    QString ownCertificate = {}; ///< SHA-256 of the seal's certificate in hex; empty if there is none

    void addFinding(const char* id, const QString& subject, const QString& problem, const char* advice) const
    {
        report.findings.append({QString::fromLatin1(id), subject, problem, QString::fromUtf8(advice)});
    }
};

[[nodiscard]] Result<void> checkDatabase(const CheckContext& look);
[[nodiscard]] Result<void> checkJobs(const CheckContext& look);
[[nodiscard]] Result<void> checkCharges(const CheckContext& look);
/** Checks the document counts stored for listings. */
[[nodiscard]] Result<void> checkCounts(const CheckContext& look);
/** Checks the byte counts stored for account limits. */
[[nodiscard]] Result<void> checkStorage(const CheckContext& look);
/** Returns the name of a document as the subject of a finding. */
[[nodiscard]] inline QString documentName(qint64 id)
{
    return QStringLiteral("document %1").arg(id);
}

} // namespace ink::service::admin
