#include "app/pdf/stamp/valuepage.h"

#include "app/pdf/file/plainpdf.h"
#include "app/pdf/forms/stampvalue.h"
#include "app/pdf/forms/valuelayout.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/text/textpainter.h"

#include <algorithm>

namespace ink::pdf {

Result<QByteArray> makeValuePages(const QList<StampItem>& items)
{
    PlainPdf blank;
    const std::string tree = blank.reserve();
    std::string kids;
    QList<StampItem> alone = items;
    for (qsizetype i = 0; i < alone.size(); ++i) {
        StampItem& item = alone[i];
        item.pageIndex = static_cast<int>(i) + 1;
        item.rect.left = item.rect.top = 0;
        item.fieldName.clear();
        item.file.clear();
        item.isSignatureField = false;
        kids += blank.add("<</Type /Page /Parent " + tree + " /MediaBox [0 0 " +
                          std::to_string(std::max(1, item.rect.width)) + ' ' +
                          std::to_string(std::max(1, item.rect.height)) + "] /Resources <<>>>>") +
                ' ';
    }
    blank.set(tree, "<</Type /Pages /Count " + std::to_string(alone.size()) + " /Kids [" + kids + "]>>");
    const std::string root = blank.add("<</Type /Catalog /Pages " + tree + ">>");
    const std::string information = blank.add("<<>>");
    INK_ASSIGN(writer, IncrementalWriter::open(std::move(blank).finish(root, information)));
    INK_TRY(writer.stamp(alone));
    return std::move(writer).finish();
}

double valueFontSize(const StampItem& item)
{
    if (!isTextValue(item)) return 0;
    QSizeF room(item.rect.width, item.rect.height);
    if (item.type == domain::TagType::Attachment) // next to the paper clip
        room.setWidth(room.width() - std::min(item.rect.width, item.rect.height));
    if (room.width() <= 0) return 0;
    TextPainter painter;
    return layOutValue(painter, displayText(item), room, item.type, item.style).pointSize;
}

} // namespace ink::pdf
