#include "app/pdf/stamp/stampforms.h"

#include "app/pdf/content/pageappend.h"
#include "app/pdf/file/objecttext.h"
#include "app/pdf/file/plainpdf.h"
#include "app/pdf/file/revision.h"
#include "app/pdf/stamp/pagestamper.h"

#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace ink::pdf {

Result<QByteArray> stampOverlay(const QList<PageInfo>& infos, const QList<StampItem>& items)
{
    PlainPdf blank;
    const std::string root = blank.reserve();
    const std::string pages = blank.reserve();
    std::vector<std::string> kids;
    for (const PageInfo& info : infos) {
        const std::string box = rectText(info.cropBox);
        kids.push_back(blank.add("<</Type /Page /Parent " + pages + " /MediaBox " + box + " /CropBox " + box +
                                 " /Rotate " + std::to_string(info.rotation) + " /UserUnit " +
                                 numberText(info.userUnit) + " /Resources <<>>>>"));
    }
    blank.set(pages,
              "<</Type /Pages /Count " + std::to_string(kids.size()) + " /Kids " + arrayText(kids) + ">>");
    blank.set(root, "<</Type /Catalog /Pages " + pages + ">>");
    const std::string information = blank.add("<<>>");
    INK_ASSIGN(canvas, Revision::open(std::move(blank).finish(root, information)));
    QList<StampItem> alone = items;
    for (StampItem& item : alone)
        item.fieldName.clear();
    PageAppender appender(*canvas);
    INK_TRY(stampPages(*canvas, appender, alone));
    return canvas->assemble();
}

Result<std::vector<std::string>> createStampForms(Revision& revision, const QList<StampItem>& items,
                                                  const std::vector<QRectF>& places)
{
    QList<StampItem> alone = items;
    QList<PageInfo> infos;
    for (qsizetype i = 0; i < items.size(); ++i) {
        infos.append(revision.tree().infos.at(items.at(i).pageIndex - 1));
        alone[i].pageIndex = static_cast<int>(i) + 1;
    }
    INK_ASSIGN(canvas, stampOverlay(infos, alone));
    INK_ASSIGN(file, SourceFile::open(std::move(canvas)));
    INK_ASSIGN(tree, readPageTree(file->qpdf()));

    Importer importer(revision);
    std::vector<std::string> forms;
    for (size_t i = 0; i < tree.pages.size(); ++i) {
        QPDFObjectHandle page = nodeObject(file->qpdf(), tree, tree.pages[i]);
        QPDFObjectHandle contents = page.getKey("/Contents");
        std::string painted;
        const auto take = [&painted](QPDFObjectHandle stream) {
            if (!stream.isStream()) return;
            const auto data = stream.getStreamData(qpdf_dl_generalized);
            painted.append(reinterpret_cast<const char*>(data->getBuffer()), data->getSize());
            painted += '\n';
        };
        if (contents.isArray()) {
            for (int k = 0; k < contents.getArrayNItems(); ++k)
                take(contents.getArrayItem(k));
        } else {
            take(contents);
        }
        DictText form{{"/Type", "/XObject"},
                      {"/Subtype", "/Form"},
                      {"/BBox", rectText(places[i])},
                      {"/Resources", importer.text(resourcesOf(file->qpdf(), tree, tree.pages[i]))},
                      {"/Filter", "/FlateDecode"}};
        forms.push_back(refText(revision.addStream(std::move(form), compressData(painted))));
    }
    importer.finish();
    return forms;
}

} // namespace ink::pdf
