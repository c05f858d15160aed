#include "app/pdf/verify/verifyproblem.h"

#include "app/pdf/crypto/reasons.h"
#include "app/pdf/verify/reasons.h"

#include <algorithm>

namespace ink::pdf {

// Index(problemOf): Seal: why a file that was just signed is refused
Message problemOf(const VerifyReport& report)
{
    const auto error =
        std::find_if(report.findings.begin(), report.findings.end(), [](const VerifyFinding& finding) {
            return finding.level == VerifyFinding::Level::Error;
        });
    if (error != report.findings.end()) return error->detail;
    switch (report.integrity) {
    case Integrity::Intact:
        break;
    case Integrity::Indeterminate:
        return reasons::pagesNotComparable();
    case Integrity::Modified:
        return reasons::fileChangedAfterSigning();
    case Integrity::Broken:
        return reasons::signedBytesDoNotMatch();
    case Integrity::Unsigned:
        return reasons::fileHasNoSignature();
    case Integrity::Unreadable:
        return reasons::pdfFileUnreadable();
    }
    return reasons::expectedSignatureMissing();
}

} // namespace ink::pdf
