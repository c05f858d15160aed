// Page content: letters, words, boxes and the tags suggested from them, with finite positions.
#include "app/pdf/content/pagecontent.h"
#include "app/pdf/suggest/suggest.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/pdfmutator.h"

#include <cmath>

using namespace ink;

namespace {

bool isNumber(const QRectF& rect)
{
    return std::isfinite(rect.left()) && std::isfinite(rect.top()) && std::isfinite(rect.width()) &&
           std::isfinite(rect.height());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    pdf::TagSuggester suggester;
    const auto read = pdf::readPages(bytes, [&](pdf::PageContent&& page) {
        for (const auto& word : page.words)
            FUZZ_CHECK(isNumber(word.box));
        for (const auto& line : page.lines)
            FUZZ_CHECK(isNumber(line.box));
        for (const auto& box : page.boxes)
            FUZZ_CHECK(isNumber(box.rect));
        for (const int index : page.order)
            FUZZ_CHECK(index >= 0 && static_cast<std::size_t>(index) < page.letters.size());
        suggester.addPage(page);
        return true;
    });
    if (!read) {
        FUZZ_CHECK(read.error().code == ErrorCode::UnreadablePdf);
        return 0;
    }
    for (const pdf::TagSuggestion& suggestion : suggester.suggestions(QStringLiteral("en"))) {
        FUZZ_CHECK(suggestion.pageIndex >= 0 && suggestion.rect.width > 0 && suggestion.rect.height > 0);
        FUZZ_CHECK(suggestion.confidence >= 0 && suggestion.confidence <= 1);
    }
    return 0;
}
