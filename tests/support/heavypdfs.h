#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

#include <zlib.h>

namespace ink::test {

/** A PDF with these objects, the first of which is the catalog. */
inline QByteArray pdfOfObjects(const QList<QByteArray>& objects)
{
    QByteArray pdf = "%PDF-1.7\n";
    QList<qsizetype> places;
    for (qsizetype i = 0; i < objects.size(); ++i) {
        places.append(pdf.size());
        pdf += QByteArray::number(i + 1) + " 0 obj\n" + objects.at(i) + "\nendobj\n";
    }
    const qsizetype table = pdf.size();
    pdf += "xref\n0 " + QByteArray::number(objects.size() + 1) + "\n0000000000 65535 f \n";
    for (const qsizetype place : places)
        pdf += QByteArray::number(place).rightJustified(10, '0') + " 00000 n \n";
    return pdf + "trailer\n<</Size " + QByteArray::number(objects.size() + 1) + "/Root 1 0 R>>\nstartxref\n" +
           QByteArray::number(table) + "\n%%EOF\n";
}

/** `piece` repeated `count` times, compressed by zlib. */
inline QByteArray deflatedRepeats(const QByteArray& piece, qint64 count)
{
    z_stream stream{};
    if (deflateInit(&stream, Z_BEST_COMPRESSION) != Z_OK) return {};
    QByteArray out;
    QByteArray room(1 << 16, Qt::Uninitialized);
    const QByteArray block = piece.repeated(std::max<qsizetype>(1, (1 << 20) / piece.size()));
    const qint64 repeatsOfBlock = block.size() / piece.size();
    for (qint64 left = count; left >= 0;) {
        const qint64 now = std::min(left, repeatsOfBlock);
        left = now == left ? -1 : left - now;
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(block.constData()));
        stream.avail_in = static_cast<uInt>(now * piece.size());
        do {
            stream.next_out = reinterpret_cast<Bytef*>(room.data());
            stream.avail_out = static_cast<uInt>(room.size());
            deflate(&stream, left < 0 ? Z_FINISH : Z_NO_FLUSH);
            out.append(room.constData(), room.size() - static_cast<qsizetype>(stream.avail_out));
        } while (stream.avail_out == 0);
    }
    deflateEnd(&stream);
    return out;
}

inline QByteArray streamOf(const QByteArray& dictionary, const QByteArray& content)
{
    return "<<" + dictionary + "/Length " + QByteArray::number(content.size()) + ">>\nstream\n" + content +
           "\nendstream";
}

/** Pages that share one content and these resources; `more` are the objects from number 5 on. */
inline QByteArray pdfOfPages(const QByteArray& content, const QByteArray& resources,
                             const QList<QByteArray>& more = {}, int pages = 1)
{
    const QByteArray kid = QByteArray("3 0 R ").repeated(pages);
    return pdfOfObjects(
        QList<QByteArray>{
            "<</Type/Catalog/Pages 2 0 R>>",
            "<</Type/Pages/Kids[" + kid + "]/Count " + QByteArray::number(pages) + "/MediaBox[0 0 600 800]>>",
            "<</Type/Page/Parent 2 0 R/Contents 4 0 R/Resources<<" + resources + ">>>>", content} +
        more);
}

/** A shading over the whole page, 20,000 times: less than 1 KB, but far too slow. */
inline QByteArray manyShadings(qint64 count = 20'000)
{
    return pdfOfPages(
        streamOf("/Filter/FlateDecode", deflatedRepeats("/S sh\n", count)),
        "/Shading<</S<</ShadingType 2/ColorSpace/DeviceRGB/Coords[0 0 600 800]/Extend[true true]"
        "/Function<</FunctionType 2/Domain[0 1]/C0[1 0 0]/C1[0 0 1]/N 1>>>>>>");
}

/** A form that invokes itself twice. */
inline QByteArray formThatCallsItself()
{
    return pdfOfPages(
        streamOf("", "/F Do"), "/XObject<</F 5 0 R>>",
        {streamOf("/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</XObject<</F 5 0 R>>>>",
                  "/F Do /F Do")});
}

/** `levels` nested forms, each of which draws the next one a hundred times. */
inline QByteArray nestedForms(int levels)
{
    QList<QByteArray> forms;
    for (int i = 0; i < levels; ++i) {
        const bool isLast = i + 1 == levels;
        const QByteArray next = QByteArray::number(6 + i) + " 0 R";
        forms.append(streamOf("/Type/XObject/Subtype/Form/BBox[0 0 600 800]" +
                                  (isLast ? QByteArray() : "/Resources<</XObject<</F " + next + ">>>>"),
                              isLast ? QByteArray("0 0 m 9 9 l S\n").repeated(100)
                                     : QByteArray("/F Do\n").repeated(100)));
    }
    return pdfOfPages(streamOf("", "/F Do"), "/XObject<</F 5 0 R>>", forms);
}

/** The graphics state saved 50 million times: 100 MB in 100 KB. */
inline QByteArray manySaves()
{
    return pdfOfPages(streamOf("/Filter/FlateDecode", deflatedRepeats("q\n", 50'000'000)), "");
}

/** One line of text per page. */
inline QByteArray plainPages(int pages, const QByteArray& text)
{
    return pdfOfPages(streamOf("", "BT /F 24 Tf 60 700 Td (" + text + ") Tj ET 0 0 1 rg 60 500 200 100 re f"),
                      "/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>", {}, pages);
}

} // namespace ink::test
