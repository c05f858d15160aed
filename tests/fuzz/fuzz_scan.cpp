// Pictures of scanned pages: whatever they show, marks and suggestions lie within bounds, and the work ends.
#include "app/pdf/content/pagecontent.h"
#include "app/pdf/content/pagerenderer.h"
#include "app/pdf/suggest/scannedpage.h"
#include "app/pdf/suggest/suggest.h"
#include "app/scan/printedmarks.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/guiapplication.h"

#include <algorithm>
#include <cmath>

using namespace ink;

namespace {

/** Shows the same picture for every page. */
class OnePicture final : public pdf::RenderedFile
{
public:
    explicit OnePicture(const QImage& picture) : m_picture(picture) {}
    [[nodiscard]] int pageCount() const override { return 1; }
    [[nodiscard]] QImage render(int, double) override { return m_picture; }

private:
    QImage m_picture;
};

/** Width, height and magnification, then grey levels, which are repeated. */
QImage pictureFrom(const std::uint8_t* data, std::size_t size)
{
    if (size < 4) return {};
    const int width = 8 + data[0];
    const int height = 8 + data[1];
    const int zoom = 1 + data[2] % 6;
    QImage picture(width * zoom, height * zoom, QImage::Format_Grayscale8);
    for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) {
            const std::size_t at = static_cast<std::size_t>(y / zoom) * static_cast<std::size_t>(width) +
                                   static_cast<std::size_t>(x / zoom);
            picture.scanLine(y)[x] = data[3 + at % (size - 3)];
        }
    return picture;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QImage picture = pictureFrom(data, size);
    constexpr double scale = 2;
    const auto marks = scan::findPrintedMarks(picture, scale, {});
    FUZZ_CHECK(marks.has_value() == !picture.isNull());
    if (!marks) return 0;
    FUZZ_CHECK(std::abs(marks->skew) <= scan::maxSkew + 0.5);
    const QRectF sheet = QRectF(QPointF(), QSizeF(picture.size()) / scale).adjusted(-3, -3, 3, 3);
    for (const auto& line : marks->lines)
        FUZZ_CHECK(sheet.contains(line.line.p1()) && sheet.contains(line.line.p2()));
    for (const QRectF& box : marks->boxes)
        FUZZ_CHECK(sheet.contains(box));
    for (const QRectF& word : marks->words)
        FUZZ_CHECK(sheet.contains(word));

    pdf::PageContent page;
    page.page.size = QSizeF(picture.size()) / scale;
    OnePicture file(picture);
    const auto read = pdf::readScan(page, file, {});
    FUZZ_CHECK(read.has_value());
    pdf::TagSuggester suggester;
    suggester.addPage(page, *read);
    for (const pdf::TagSuggestion& suggestion : suggester.suggestions(QStringLiteral("en")))
        FUZZ_CHECK(suggestion.rect.width > 0 && suggestion.rect.height > 0 && suggestion.rect.left >= 0 &&
                   suggestion.rect.top >= 0);
    return 0;
}
