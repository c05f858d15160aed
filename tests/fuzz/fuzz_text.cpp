// Fonts and text: any characters of a value, a name or a title are measured, shaped, stamped and printed on
// the certificate with this system's fonts, and the result can be read.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/pdf/certificate/certificatepage.h"
#include "app/pdf/file/plainpdf.h"
#include "app/pdf/forms/valuelayout.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/text/emoji.h"
#include "app/pdf/text/missingglyphs.h"
#include "app/pdf/text/scriptfonts.h"
#include "app/pdf/text/textpainter.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/guiapplication.h"

#include <algorithm>
#include <cmath>

using namespace ink;

namespace {

constexpr std::size_t maxCharacters = 64;

/** Three bytes are a code point, including surrogates, so that rare ones occur as well. */
QString textOf(const std::uint8_t* data, std::size_t size)
{
    QString text;
    for (std::size_t at = 0; at + 3 <= size && at < 3 * maxCharacters; at += 3) {
        const char32_t c = (char32_t(data[at]) << 16 | char32_t(data[at + 1]) << 8 | data[at + 2]) % 0x110000;
        text += QChar::isSurrogate(c) ? QString(QChar(static_cast<char16_t>(c))) : QString::fromUcs4(&c, 1);
    }
    return text;
}

QByteArray emptyPage()
{
    pdf::PlainPdf file;
    const std::string tree = file.reserve();
    const std::string page =
        file.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 595 842] /Resources <<>>>>");
    file.set(tree, "<</Type /Pages /Count 1 /Kids [" + page + "]>>");
    const std::string root = file.add("<</Type /Catalog /Pages " + tree + ">>");
    return std::move(file).finish(root, file.add("<<>>"));
}

void layOut(pdf::TextPainter& painter, const QString& text, const domain::TagStyle& style)
{
    (void)pdf::characterNames(pdf::missingGlyphs(text));
    (void)pdf::familiesFor(text);
    (void)pdf::isEmoji(text);
    (void)pdf::emojiPicture(text);
    const pdf::TextFace face = pdf::faceOf(domain::TagType::Text, style);
    std::string content;
    const pdf::TextLine fitted = painter.elide(text, face, 12, 80);
    painter.write(content, fitted, 0, 0, Qt::black);
    for (const pdf::TextLine& line : painter.wrap(text + u' ' + text, face, 12, 20, 3))
        painter.write(content, line, 0, 0, Qt::black);
    for (const pdf::PlacedLine& line :
         pdf::layOutValue(painter, text, {60, 18}, domain::TagType::Text, style).lines) {
        FUZZ_CHECK(std::isfinite(line.x) && std::isfinite(line.y));
        painter.write(content, line.line, line.x, line.y, Qt::black);
    }
    painter.writeInvisible(content, text, 0, 0, 10, 10);
}

void stamp(const QString& text, const domain::TagStyle& style)
{
    static const QByteArray paper = emptyPage();
    auto writer = pdf::IncrementalWriter::open(paper);
    FUZZ_CHECK(writer.has_value());
    pdf::StampItem item;
    item.rect = {20, 20, 100, 20};
    item.text = text;
    item.style = style;
    if (!writer->stamp({item})) return;
    const auto file = std::move(*writer).finish();
    FUZZ_CHECK(file.has_value() && pdf::inspectPdf(*file).has_value());
}

void certify(const QString& text)
{
    domain::Document document;
    document.title = document.senderName = text;
    domain::HistoryEntry entry;
    entry.event = domain::HistoryEvent::Signed;
    entry.actor = entry.detail = text;
    domain::appendHistory(document, entry);
    domain::File file;
    file.name = text;
    file.pages.resize(1);
    document.files << file;
    domain::Invitation invitation;
    invitation.recipientName = text;
    document.invitations << invitation;
    const auto certificate = pdf::makeCertificate(document, {QStringLiteral("en"), {}, text});
    FUZZ_CHECK(certificate.has_value() && pdf::inspectPdf(*certificate).has_value());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    if (size < 4) return 0;
    const unsigned how = data[0];
    const QString text = textOf(data + 1, size - 1);
    domain::TagStyle style;
    if (how & 0x10) style.fontFamily = QStringLiteral("serif");
    if (how & 0x20) style.fontSize = 3 + how % 16;
    if (how & 0x40) style.align = domain::TextAlign::Right;
    pdf::TextPainter painter;
    layOut(painter, text, style);
    // Files cost a hundred times as much as lines.
    if (how % 16 == 1) stamp(text, style);
    if (how % 16 == 2) certify(text);
    return 0;
}
