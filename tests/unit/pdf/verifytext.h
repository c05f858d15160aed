#pragma once

#include "app/base/clock.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"

namespace ink::test {

/** Verifies as of now; `own`: fingerprints of the service's own keys. */
[[nodiscard]] inline pdf::VerifyReport verifyNow(const QByteArray& bytes, const QStringList& own = {})
{
    pdf::VerifyOptions options;
    options.now = SystemClock().now();
    options.ownFingerprints = own;
    return pdf::verifyPdf(bytes, options);
}
/** The verdict and the findings of a report, one a line, for messages of failed tests. */
[[nodiscard]] inline QByteArray textOf(const pdf::VerifyReport& report)
{
    QStringList lines{pdf::integrityName(report.integrity)};
    for (const pdf::VerifyFinding& finding : report.findings)
        lines.append(
            QStringLiteral("[%1] %2: %3").arg(finding.signature).arg(finding.id, finding.detail.english()));
    return lines.join(QLatin1Char('\n')).toUtf8();
}
/** The entry of a signature that permits only these later changes. */
[[nodiscard]] inline QByteArray docMdp(int level)
{
    return "/Reference [<< /Type /SigRef /TransformMethod /DocMDP /TransformParams << /Type /TransformParams "
           "/V /1.2 /P " +
           QByteArray::number(level) + " >> >>]";
}

} // namespace ink::test
