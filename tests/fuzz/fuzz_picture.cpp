// Pictures of signatures: any bytes are rejected with a reason, or stamped into a readable file.
#include "app/pdf/content/picture.h"
#include "app/pdf/content/picturecheck.h"
#include "app/pdf/file/plainpdf.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/guiapplication.h"

#include <utility>

using namespace ink;

namespace {

QByteArray emptySheet()
{
    pdf::PlainPdf file;
    const std::string tree = file.reserve();
    const std::string page =
        file.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 595 842] /Resources <<>>>>");
    file.set(tree, "<</Type /Pages /Count 1 /Kids [" + page + "]>>");
    const std::string root = file.add("<</Type /Catalog /Pages " + tree + ">>");
    return std::move(file).finish(root, file.add("<<>>"));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char*>(data), static_cast<qsizetype>(size));
    const auto told = pdf::pictureSize(bytes);
    if (!told) {
        FUZZ_CHECK(told.error().code == ErrorCode::Validation);
        FUZZ_CHECK(!pdf::checkPicture(bytes));
        return 0;
    }
    // The service limits the pixels; decoding sixteen million of them for each input would find nothing.
    if (qint64(told->width()) * told->height() > 250'000) return 0;
    const auto checked = pdf::checkPicture(bytes);
    if (!checked) {
        FUZZ_CHECK(checked.error().code == ErrorCode::Validation);
        return 0;
    }
    FUZZ_CHECK(*checked == *told);
    static const QByteArray paper = emptySheet();
    auto writer = pdf::IncrementalWriter::open(paper);
    FUZZ_CHECK(writer.has_value());
    pdf::StampItem item;
    item.rect = {20, 20, 100, 40};
    item.type = domain::TagType::Signature;
    item.image = bytes;
    if (!writer->stamp({item})) return 0;
    const auto file = std::move(*writer).finish();
    FUZZ_CHECK(file.has_value() && pdf::inspectPdf(*file).has_value());
    return 0;
}
