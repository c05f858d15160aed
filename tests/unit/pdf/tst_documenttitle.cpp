// The title of a sealed file: that of the upload if it says something, otherwise the document's; the same in
// the information dictionary and in XMP.
#include "app/pdf/stamp/documenttitle.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/stamp/xmpmetadata.h"
#include "tests/support/programrun.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QTest>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace tst_documenttitle {

using namespace ink;
using namespace ink::pdf;
using namespace Qt::StringLiterals;
using ink::test::rawPdf;
using ink::test::rawStream;

namespace {

QByteArray xmp(const QByteArray& properties, const QByteArray& attributes = {})
{
    return "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF "
           "xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description rdf:about='' "
           "xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:pdfaid='http://www.aiim.org/pdfa/ns/id/'" +
           attributes + ">" + properties + "</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>";
}

QByteArray xmpTitled(const QByteArray& title)
{
    return xmp("<dc:title><rdf:Alt><rdf:li xml:lang='x-default'>" + title + "</rdf:li></rdf:Alt></dc:title>");
}

/** A file with a title in its information dictionary and with XMP; null = without. */
QByteArray file(const QByteArray& info, const QByteArray& metadata, const QByteArray& catalog = {})
{
    const QByteArray entry = metadata.isNull() ? QByteArray() : QByteArray(" /Metadata 4 0 R");
    return rawPdf(
        {"<</Type /Catalog /Pages 2 0 R" + entry + catalog + ">>", "<</Type /Pages /Count 1 /Kids [3 0 R]>>",
         "<</Type /Page /Parent 2 0 R /MediaBox [0 0 300 400]>>",
         rawStream(metadata, "/Type /Metadata /Subtype /XML"), "<</Title (" + info + ") /Author (Anna)>>"},
        test::XRefStyle::Table, info.isNull() ? QByteArray() : QByteArray("/Info 5 0 R"));
}

struct Titles
{
    QString info;
    QString metadata;
    QString author;
    bool isDisplayed = false;
};

Titles titlesOf(const QByteArray& bytes)
{
    QPDF qpdf;
    qpdf.processMemoryFile("titled", bytes.constData(), static_cast<size_t>(bytes.size()));
    Titles titles;
    const auto text = [](QPDFObjectHandle value) {
        return value.isString() ? QString::fromStdString(value.getUTF8Value()) : QString();
    };
    if (QPDFObjectHandle info = qpdf.getTrailer().getKey("/Info"); info.isDictionary()) {
        titles.info = text(info.getKey("/Title"));
        titles.author = text(info.getKey("/Author"));
    }
    titles.metadata = xmpTitle(readMetadata(qpdf)).value_or(u"malformed"_s);
    QPDFObjectHandle preferences = qpdf.getRoot().getKey("/ViewerPreferences");
    titles.isDisplayed = preferences.isDictionary() && preferences.getKey("/DisplayDocTitle").isBool() &&
                         preferences.getKey("/DisplayDocTitle").getBoolValue();
    return titles;
}

} // namespace

class TestDocumentTitle : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void judges_data()
    {
        QTest::addColumn<bool>("expected");
        for (const char* title : {"",
                                  "  ",
                                  "—",
                                  "untitled",
                                  "Untitled-1",
                                  "Untitled document",
                                  "Unbenannt 2",
                                  "Sans titre",
                                  "Sin título",
                                  "Sin ti\u0301tulo",
                                  "بدون عنوان",
                                  "Document1",
                                  "Dokument (3)",
                                  "Microsoft Word - Lease v3.doc",
                                  "Microsoft PowerPoint – Board",
                                  "LibreOffice Writer - Lease",
                                  "PowerPoint-Präsentation",
                                  "lease.docx",
                                  "C:\\temp\\lease",
                                  "/home/anna/lease",
                                  "https://example.com/x",
                                  "about:blank",
                                  "Scan 12",
                                  "Image",
                                  "2f1c9a30-6a0b-4a75-b0c4-7f5bb8d7a001",
                                  "9f86d081884c7d659a2feaa0c55ad015",
                                  "\u200B"})
            QTest::newRow(title) << false;
        for (const char* title :
             {"Lease agreement", "Untitled Goose Game licence", "Document of title", "Scan of the deed",
              "W-9", "About: the lease", "Sin ti\u0301tulo definitivo", "1099",
              "Microsoft Word for beginners", "Microsoft – Annual report 2025",
              "MS - Living with the disease", "Title 42", "Imagery", "租赁合同", "عقد إيجار", "A",
              "Introduction to ISO 32000-2.2"})
            QTest::newRow(title) << true;
    }
    void judges()
    {
        QFETCH(bool, expected);
        QCOMPARE(isMeaningfulTitle(QString::fromUtf8(QTest::currentDataTag())), expected);
    }

    void completes_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<QString>("info");
        QTest::addColumn<QString>("metadata");
        const QString own = u"Müller & Søn <1>"_s; // that of the document
        QTest::newRow("nothing at all") << file({}, {}) << own << QString();
        QTest::newRow("untitled") << file("untitled", {}) << own << QString();
        QTest::newRow("a title of its own") << file("Deed", {}) << u"Deed"_s << QString();
        QTest::newRow("XMP without a title") << file("untitled", xmp({})) << own << own;
        QTest::newRow("XMP with an empty title") << file("x.doc", xmp("<dc:title/>")) << own << own;
        QTest::newRow("both untitled") << file("untitled", xmpTitled("untitled")) << own << own;
        QTest::newRow("only XMP has one") << file("untitled", xmpTitled("Deed")) << u"Deed"_s << u"Deed"_s;
        QTest::newRow("only the dictionary has one")
            << file("Deed", xmpTitled("x.doc")) << u"Deed"_s << u"Deed"_s;
        QTest::newRow("they differ") << file("Deed", xmpTitled("Deed of gift")) << u"Deed of gift"_s
                                     << u"Deed of gift"_s;
        QTest::newRow("an attribute") << file("untitled", xmp({}, " dc:title='untitled'")) << own << own;
        QTest::newRow("in several languages")
            << file("untitled", xmp("<dc:title><rdf:Alt><rdf:li xml:lang='de'>Brief</rdf:li><rdf:li "
                                    "xml:lang='x-default'>Letter</rdf:li></rdf:Alt></dc:title>"))
            << u"Letter"_s << u"Letter"_s;
        QTest::newRow("PDF/A-4 has no dictionary")
            << file({}, xmp("<pdfaid:part>4</pdfaid:part>")) << QString() << own;
        QTest::newRow("malformed XMP")
            << file("untitled", "<x:xmpmeta><rdf:RDF") << u"untitled"_s << u"malformed"_s;
        QTest::newRow("XMP in UTF-16") << file("untitled", QByteArray::fromHex("fffe") + "<\0x\0/\0>\0"_ba)
                                       << u"untitled"_s << QString();
    }
    void completes()
    {
        QFETCH(QByteArray, source);
        QFETCH(QString, info);
        QFETCH(QString, metadata);
        auto writer = IncrementalWriter::open(source);
        QVERIFY(writer);
        writer->completeTitle(u"Müller & Søn <1>"_s);
        const auto bytes = std::move(*writer).finish();
        QVERIFY2(bytes, qPrintable(bytes ? QString() : bytes.error().detail.english()));
        QVERIFY(bytes->startsWith(source));
        const Titles titles = titlesOf(*bytes);
        QCOMPARE(titles.info, info);
        QCOMPARE(titles.metadata, metadata);
        QCOMPARE(titles.author, source.contains("/Info 5 0 R") ? u"Anna"_s : QString());
        QCOMPARE(titles.isDisplayed, metadata != u"malformed"_s && info != u"untitled"_s);
        if (info.isEmpty() || !test::requirePrograms({"pdfinfo", "qpdf"})) return;
        QVERIFY(test::outputOf(u"pdfinfo"_s, {u"FILE"_s}, *bytes).contains(info));
        QVERIFY(test::outputOf(u"qpdf"_s, {u"--check"_s, u"FILE"_s}, *bytes).contains(u"No syntax"_s));
    }

    void hostile_data()
    {
        QTest::addColumn<QByteArray>("metadata");
        QTest::addColumn<QString>("title");
        const auto nested = [](const QByteArray& inner) {
            return QByteArray("<a>").repeated(500'000) + inner + QByteArray("</a>").repeated(500'000);
        };
        QTest::newRow("deep title") << xmp("<dc:title>" + nested("Deed") + "</dc:title>") << u"Deed"_s;
        QTest::newRow("deep alternative") << xmpTitled(nested("Deed of <b>sale</b>")) << u"Deed of sale"_s;
        const QByteArray unclosed = QByteArray("<dc:title>").repeated(400'000);
        QTest::newRow("beginnings of titles that aren't elements")
            << xmp("<![CDATA[" + unclosed + "]]>") << u"Lease"_s;
        QTest::newRow("properties without an end")
            << xmp("<![CDATA[" + QByteArray("<pdfaid:part ").repeated(300'000) + "]]>") << u"Lease"_s;
        QTest::newRow("values of spaces")
            << xmp("<pdfaid:part>" + QByteArray(1'000'000, ' ') + "<a/></pdfaid:part>") << u"Lease"_s;
    }
    /** Metadata costs no more than its length, and no stack. */
    void hostile()
    {
        QFETCH(QByteArray, metadata);
        QFETCH(QString, title);
        auto writer = IncrementalWriter::open(file("untitled", metadata));
        QVERIFY(writer);
        writer->completeTitle(u"Lease"_s);
        writer->lowerClaims();
        test::WorkTimer timer;
        const auto bytes = std::move(*writer).finish();
        QVERIFY2(timer.elapsed() < 5000, "it took too long");
        QVERIFY(bytes);
        QCOMPARE(titlesOf(*bytes).info, title);
    }

    /** Nobody overrides what the sender chose, and nothing is better than "untitled" twice. */
    void keeps()
    {
        const QByteArray chosen =
            file("Deed", {}, " /ViewerPreferences <</DisplayDocTitle false /CenterWindow true>>");
        auto writer = IncrementalWriter::open(chosen);
        QVERIFY(writer);
        writer->completeTitle(u"Lease"_s);
        QCOMPARE(*std::move(*writer).finish(), chosen);

        const QByteArray centred = file("untitled", {}, " /ViewerPreferences <</CenterWindow true>>");
        auto second = IncrementalWriter::open(centred);
        QVERIFY(second);
        second->completeTitle(u"Lease"_s);
        const auto bytes = std::move(*second).finish();
        QVERIFY(bytes && titlesOf(*bytes).isDisplayed && titlesOf(*bytes).info == u"Lease"_s);
        QVERIFY(bytes->mid(centred.size()).contains("/CenterWindow true"));

        auto third = IncrementalWriter::open(centred);
        QVERIFY(third);
        third->completeTitle(u"Document1"_s);
        QCOMPARE(*std::move(*third).finish(), centred);
    }
};

INK_TEST(TestDocumentTitle, "tst_documenttitle")

} // namespace tst_documenttitle

#include "tst_documenttitle.moc"
