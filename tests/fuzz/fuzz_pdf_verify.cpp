// Verifying a PDF: any input yields a verdict, which is reproducible; no file without a signature is called
// intact.
#include "app/pdf/verify/verifier.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/pdfmutator.h"

#include <algorithm>

using namespace ink;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    pdf::VerifyOptions options;
    options.now = Timestamp(std::chrono::milliseconds(1'790'000'000'000));
    const pdf::VerifyReport report = pdf::verifyPdf(bytes, options);
    const bool judged =
        report.integrity == pdf::Integrity::Intact || report.integrity == pdf::Integrity::Modified;
    FUZZ_CHECK(!judged || !report.signatures.isEmpty());
    if (report.integrity == pdf::Integrity::Intact)
        FUZZ_CHECK(std::all_of(report.signatures.begin(), report.signatures.end(),
                               [](const auto& s) { return s.integrity == pdf::Integrity::Intact; }));
    if (report.integrity == pdf::Integrity::Unreadable) FUZZ_CHECK(!report.findings.isEmpty());
    const pdf::VerifyReport again = pdf::verifyPdf(bytes, options);
    FUZZ_CHECK(again.integrity == report.integrity && again.trust == report.trust);
    FUZZ_CHECK(again.signatures.size() == report.signatures.size());
    return 0;
}
