// Form fields and anchors become tags; what they replace is removed from the file, which can be read again.
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/intake/tagimport.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/pdfmutator.h"

using namespace ink;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto imported = pdf::importTags(bytes);
    if (!imported) {
        FUZZ_CHECK(imported.error().code == ErrorCode::UnreadablePdf);
        return 0;
    }
    const auto info = pdf::inspectPdf(bytes);
    if (!info) return 0;
    QList<pdf::FormValue> values;
    for (const domain::ImportedTag& found : imported->tags) {
        const domain::Tag& tag = found.tag;
        FUZZ_CHECK(tag.pageIndex >= 1 && tag.pageIndex <= info->pages.size());
        FUZZ_CHECK(tag.rect.width > 0 && tag.rect.height > 0);
        const QString field = tag.facts.origin.formField;
        if (!field.isEmpty()) values.append({field, QStringLiteral("x"), {}, false});
    }
    auto writer = pdf::IncrementalWriter::open(bytes);
    if (!writer) return 0;
    if (!writer->eraseAnchors() || !writer->applyFormValues(values)) return 0;
    const auto written = std::move(*writer).finish();
    if (!written) return 0;
    FUZZ_CHECK(written->startsWith(bytes));
    const auto again = pdf::inspectPdf(*written);
    FUZZ_CHECK(again.has_value() && again->pages == info->pages);
    return 0;
}
