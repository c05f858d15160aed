// Reading a PDF's structure: any input yields a result, and the reported pages are usable.
#include "app/pdf/intake/pdfinspector.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/pdfmutator.h"

using namespace ink;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto info = pdf::inspectPdf(bytes);
    if (!info) {
        FUZZ_CHECK(info.error().code == ErrorCode::UnreadablePdf);
        FUZZ_CHECK(info.error().detail.english().size() > 10 &&
                   info.error().detail.english().endsWith(QLatin1Char('.')));
        return 0;
    }
    FUZZ_CHECK(!info->pages.isEmpty());
    for (const pdf::PageInfo& page : info->pages) {
        FUZZ_CHECK(page.size.width() >= 1 && page.size.height() >= 1);
        FUZZ_CHECK(page.rotation % 90 == 0 && page.rotation >= 0 && page.rotation < 360);
        FUZZ_CHECK(page.userUnit > 0);
    }
    return 0;
}
