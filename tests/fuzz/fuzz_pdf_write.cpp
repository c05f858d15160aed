// Stamping and preparing a seal: an update of any readable file begins with that file, and can be read again
// with the same pages.
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/guiapplication.h"
#include "tests/fuzz/pdfmutator.h"

#include <QBuffer>
#include <QImage>

using namespace ink;

namespace {

QByteArray picture()
{
    QImage image(8, 4, QImage::Format_ARGB32);
    image.fill(QColor(20, 40, 160, 128));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

pdf::StampItem item(int page, domain::TagType type, const QString& text, const QByteArray& image = {})
{
    pdf::StampItem made;
    made.pageIndex = page;
    made.rect = {10, 10, 80, 20};
    made.type = type;
    made.text = text;
    made.image = image;
    return made;
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using domain::TagType;
    static const QByteArray ink = picture();
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto info = pdf::inspectPdf(bytes);
    if (!info) return 0;
    auto writer = pdf::IncrementalWriter::open(bytes);
    if (!writer) return 0;
    FUZZ_CHECK(writer->pageCount() == info->pages.size());
    const int last = static_cast<int>(info->pages.size());
    QList<pdf::StampItem> items{item(1, TagType::Signature, {}, ink),
                                item(1, TagType::Checkbox, QStringLiteral("true"))};
    // Shaping and subsetting take most of the time and do not depend on the file.
    if (size % 16 == 0) items.append(item(last, TagType::Text, QStringLiteral("Zoë")));
    const auto done = writer->stamp(items);
    if (!done) return 0;
    const auto prepared = std::move(*writer).finishForSigning({});
    if (!prepared) return 0;
    FUZZ_CHECK(prepared->bytes.startsWith(bytes));
    FUZZ_CHECK(prepared->contentsStart > bytes.size() && prepared->contentsEnd > prepared->contentsStart);
    const auto again = pdf::inspectPdf(prepared->bytes);
    FUZZ_CHECK(again.has_value());
    FUZZ_CHECK(again->isSigned && !again->isDamaged);
    FUZZ_CHECK(again->pages == info->pages);
    return 0;
}
