// The structure of tagged files: that of the certificate, and that of a file to which values, pages and a
// seal are added. Everything is either tagged or an artifact, in reading order, and what was there stays.
#include "app/domain/document/document.h"
#include "app/domain/history/history.h"
#include "app/pdf/certificate/certificatepage.h"
#include "app/pdf/content/structuretree.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/seal/sealer.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "tests/support/paths.h"
#include "tests/support/programrun.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/handwrittenpdf.h"
#include "tests/unit/pdf/rawpdf.h"
#include "tests/unit/pdf/structurewalk.h"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QTest>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFObjectHandle.hh>

namespace tst_structure {

using namespace ink;
using namespace ink::pdf;
using namespace Qt::StringLiterals;
using ink::test::rawPdf;
using ink::test::rawStream;
using ink::test::StructureWalk;
using ink::test::WalkedElement;
using ink::test::XRefStyle;

namespace {

QByteArray picture()
{
    QImage image(40, 20, QImage::Format_ARGB32);
    image.fill(QColor(20, 40, 160));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

StampItem item(domain::TagType type, domain::PageRect rect, const QString& text, const QString& label,
               int page = 1)
{
    StampItem made;
    made.pageIndex = page;
    made.rect = rect;
    made.type = type;
    made.text = text;
    made.label = label;
    return made;
}

/** Metadata that claims PDF/A and PDF/UA. */
QByteArray claims(const QByteArray& part, const QByteArray& conformance)
{
    return "<?xpacket begin='' id='W5M0MpCehiHzreSzNTczkc9d'?><x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF "
           "xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><rdf:Description rdf:about='' "
           "xmlns:pdfaid='http://www.aiim.org/pdfa/ns/id/'><pdfaid:part>" +
           part + "</pdfaid:part><pdfaid:conformance>" + conformance +
           "</pdfaid:conformance></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end='w'?>";
}

/** The form in which a tagged file is written. */
struct Source
{
    QByteArray parentTree = "<</Nums [0 [11 0 R 12 0 R] 1 [13 0 R] 2 15 0 R]>>";
    QByteArray root = "/K 10 0 R /ParentTreeNextKey 3";
    QByteArray document = "/P 9 0 R /K [11 0 R 12 0 R 14 0 R 13 0 R]";
    QByteArray first = "/H1 <</MCID 0>> BDC BT /F1 18 Tf 20 350 Td (Heading) Tj ET EMC "
                       "/Artifact BMC 0 0 10 10 re f EMC "
                       "/Words <</MCID 1>> BDC BT /F1 12 Tf 20 300 Td (Paragraph) Tj ET EMC";
    QByteArray field = "/T (Name)";
    QList<QByteArray> more = {}; ///< objects from number 18
    QByteArray metadata = claims("2", "A");
    XRefStyle style = XRefStyle::Table;
};

/** Two pages with a heading, a paragraph of a type of its own, a form field, and a paragraph on page 2. */
QByteArray tagged(const Source& source = {})
{
    return rawPdf(
        QList<QByteArray>{
            "<</Type /Catalog /Pages 2 0 R /MarkInfo <</Marked true>> /Lang (en) /StructTreeRoot 9 0 R "
            "/AcroForm <</Fields [8 0 R]>> /Metadata 17 0 R>>",
            "<</Type /Pages /Count 2 /Kids [3 0 R 4 0 R] /MediaBox [0 0 300 400] /Resources <</Font <</F1 7 "
            "0 "
            "R>>>>>>",
            "<</Type /Page /Parent 2 0 R /Contents 5 0 R /StructParents 0 /Annots [8 0 R] /Tabs /S>>",
            "<</Type /Page /Parent 2 0 R /Contents 6 0 R /StructParents 1>>", rawStream(source.first),
            rawStream("/P <</MCID 0>> BDC BT /F1 12 Tf 20 300 Td (Second) Tj ET EMC"),
            "<</Type /Font /Subtype /Type1 /BaseFont /Helvetica>>",
            "<</Type /Annot /Subtype /Widget /FT /Tx " + source.field +
                " /TU (Your name) /F 4 /Rect [20 200 120 220] /P 3 "
                "0 "
                "R /StructParent 2>>",
            "<</Type /StructTreeRoot /RoleMap <</Words /P>> /IDTree 16 0 R /ParentTree " + source.parentTree +
                ' ' + source.root + ">>",
            "<</S /Document " + source.document + ">>", "<</S /H1 /P 10 0 R /Pg 3 0 R /K 0>>",
            "<</S /Words /P 10 0 R /Pg 3 0 R /K [1] /ID (words)>>", "<</S /P /P 10 0 R /Pg 4 0 R /K 0>>",
            "<</S /P /P 10 0 R /K [15 0 R]>>",
            "<</S /Form /P 14 0 R /K <</Type /OBJR /Obj 8 0 R /Pg 3 0 R>>>>", "<</Names [(words) 12 0 R]>>",
            rawStream(source.metadata, "/Type /Metadata /Subtype /XML")} +
            source.more,
        source.style);
}

QList<StampItem> values()
{
    QList<StampItem> all;
    all << item(domain::TagType::Note, {20, 260, 120, 40}, u"Approved"_s, u"Stamp"_s);
    all.last().style.format = u"stamp"_s;
    all << item(domain::TagType::Text, {150, 150, 100, 20}, u"Right"_s, u"Town"_s);
    all << item(domain::TagType::Checkbox, {20, 152, 14, 14}, u"true"_s, u"Agreed"_s);
    all << item(domain::TagType::Checkbox, {40, 152, 14, 14}, u"false"_s, u"Refused"_s);
    all << item(domain::TagType::Signature, {20, 320, 100, 40}, {}, u"Buyer"_s);
    all.last().image = picture();
    all.last().alternativeText = u"Anna Lindqvist"_s;
    all << item(domain::TagType::Attachment, {150, 320, 120, 20}, u"plan.pdf"_s, u"Plan"_s);
    return all;
}

const QByteArray& certificate()
{
    static const QByteArray bytes = [] {
        domain::Document document;
        document.title = u"Lease"_s;
        document.files.resize(1);
        document.files.first().name = u"lease.pdf"_s;
        return makeCertificate(document, {u"de"_s, {}, u"Inkstone"_s}).value_or(QByteArray());
    }();
    return bytes;
}

/** The file with values, the certificate and a seal, as sealing makes it. */
Result<QByteArray> sealed(const QByteArray& source, const QList<StampItem>& items)
{
    INK_ASSIGN(writer, IncrementalWriter::open(source));
    writer.lowerClaims();
    writer.completeTitle(u"Lease"_s);
    INK_TRY(writer.prepareFormForSealing({}, items));
    INK_TRY(writer.stamp(items));
    INK_TRY(writer.appendPages(certificate()));
    SignatureRequest request;
    request.isFinal = true;
    request.reason = u"Sealed"_s;
    INK_ASSIGN(prepared, std::move(writer).finishForSigning(request));
    return seal(std::move(prepared), test::rsaKey());
}

QStringList typesOf(const StructureWalk& walk)
{
    QStringList types;
    for (const WalkedElement& each : walk.elements)
        types.append(each.path.constLast());
    return types;
}

bool isIntact(const QByteArray& bytes)
{
    VerifyOptions options;
    options.ownFingerprints = {test::rsaKey().fingerprint()};
    return verifyPdf(bytes, options).integrity == Integrity::Intact;
}

} // namespace

class TestStructure : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void certificates_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("events");
        QTest::newRow("English") << u"en"_s << 3;
        QTest::newRow("many pages") << u"fr"_s << 90;
        QTest::newRow("Arabic") << u"ar"_s << 3;
    }
    void certificates()
    {
        QFETCH(QString, language);
        QFETCH(int, events);
        domain::Document document;
        document.title = u"Lease"_s;
        document.guid = u"–"_s;
        document.files.resize(1);
        document.invitations.resize(2);
        for (int i = 0; i < events; ++i) {
            domain::HistoryEntry entry;
            entry.event = domain::HistoryEvent::Opened;
            entry.actor = u"Anna <anna@example.com>"_s;
            entry.address = u"2001:db8:85a3:8d3:1319:8a2e:370:7348"_s;
            domain::appendHistory(document, entry);
        }
        const auto bytes = makeCertificate(document, {language, {}, u"Inkstone"_s});
        QVERIFY(bytes);
        const StructureWalk walk = StructureWalk::of(*bytes);
        QCOMPARE(walk.problems, QStringList());
        QVERIFY(walk.isMarked);
        QCOMPARE(walk.types.value(u"Document"_s), 1);
        QCOMPARE(walk.types.value(u"H1"_s), 1);
        QCOMPARE(walk.types.value(u"H2"_s), 3); // recipients, files, history
        QCOMPARE(walk.types.value(u"Sect"_s), 3);
        QCOMPARE(walk.types.value(u"Table"_s), 2); // recipients, files
        QCOMPARE(walk.types.value(u"TR"_s), 2 + 2 + 1);
        QCOMPARE(walk.types.value(u"TD"_s), 2 * 5 + 3);
        // The title, facts, the history with its header, and the head of its chain.
        QCOMPARE(walk.types.value(u"P"_s), 1 + 6 + 1 + events + 3);
        QCOMPARE(walk.elements.first().path, (QStringList{u"Document"_s, u"H1"_s}));
        QCOMPARE(walk.elements.first().actualText,
                 language == u"ar"_s ? u"شهادة إتمام التوقيع"_s : QString()); // in its logical order
        int page = 0;
        int headers = 0;
        for (const WalkedElement& each : walk.elements) {
            QVERIFY(each.page >= page); // in the order of the pages
            page = each.page;
            headers += each.path.constLast() == u"TH"_s ? 1 : 0;
            QCOMPARE(each.attributes.contains(u"/Scope /Column"_s), each.path.constLast() == u"TH"_s);
        }
        QCOMPARE(headers, 5 + 3);
        QCOMPARE(page > 0, events > 40);
        QCOMPARE(bytes->count("/Lang(" + language.toLatin1() + ")"), 1);

        if (!test::requirePrograms({"pdfinfo", "qpdf"})) return;
        QVERIFY(test::outputOf(u"qpdf"_s, {u"--check"_s, u"FILE"_s}, *bytes).contains(u"No syntax"_s));
        const QString info = test::outputOf(u"pdfinfo"_s, {u"FILE"_s}, *bytes);
        QVERIFY2(QString(info).remove(u' ').contains(u"Tagged:yes"_s), qPrintable(info));
        if (language != u"en"_s) return;
        const QString said = test::outputOf(u"pdfinfo"_s, {u"-struct-text"_s, u"FILE"_s}, *bytes);
        qsizetype at = 0;
        for (const QString& words :
             {u"Certificate of completion"_s, u"Lease"_s, u"Document number –"_s, u"Original files"_s,
              u"Pages"_s, u"History"_s, u"IP address"_s, u"anna@example.com"_s,
              u"2001:db8:85a3:8d3:1319:8a2e:370:7348"_s}) { // on two lines
            const qsizetype next = said.indexOf(words, at);
            QVERIFY2(next >= 0, qPrintable(words + u" isn't said, or too early:\n"_s + said));
            at = next;
        }
    }

    void sources_data()
    {
        QTest::addColumn<QByteArray>("source");
        Source source;
        QTest::newRow("a direct parent tree") << tagged(source);
        source.style = XRefStyle::Stream;
        QTest::newRow("cross-reference stream") << tagged(source);
        source.parentTree = "<</Kids [<</Limits [0 1] /Nums [0 [11 0 R 12 0 R] 1 [13 0 R]]>> <</Limits [2 2] "
                            "/Nums [2 15 0 R]>>]>>";
        QTest::newRow("nodes in the parent tree") << tagged(source);
        source.root = "/K [10 0 R]";
        QTest::newRow("no next key") << tagged(source);
        source.root = "/K [11 0 R 12 0 R 14 0 R 13 0 R]";
        QByteArray flat = tagged(source);
        flat.replace("/P 10 0 R", "/P 9 0 R ");
        QTest::newRow("no element for the document") << flat;
    }
    /** Everything that was there stays, and everything that is added is found, in reading order. */
    void sources()
    {
        QFETCH(QByteArray, source);
        const StructureWalk before = StructureWalk::of(source);
        QCOMPARE(before.problems, QStringList());
        QCOMPARE(before.elements.size(), 4);
        const auto bytes = sealed(source, values());
        QVERIFY2(bytes, qPrintable(bytes ? QString() : bytes.error().detail.english()));
        QVERIFY(bytes->startsWith(source));
        QVERIFY(isIntact(*bytes));
        const StructureWalk walk = StructureWalk::of(*bytes);
        QCOMPARE(walk.problems, QStringList());
        QVERIFY(walk.isMarked);

        // Page 1 with the values in rows, page 2, the certificate, the seal.
        const QStringList types = typesOf(walk);
        QCOMPARE(types.first(9), (QStringList{u"H1"_s, u"P"_s, u"Form"_s, u"Form"_s, u"P"_s, u"Figure"_s,
                                              u"Form"_s, u"Form"_s, u"P"_s}));
        QCOMPARE(types.at(9), u"H1"_s);
        QCOMPARE(types.constLast(), u"Form"_s);
        const auto& all = walk.elements;
        QCOMPARE(all.at(2).actualText, u"✓"_s);
        QVERIFY(all.at(2).attributes.contains(u"/Role /cb"_s) &&
                all.at(2).attributes.contains(u"/checked /on"_s) &&
                all.at(2).attributes.contains(u"/Desc (Agreed)"_s));
        QVERIFY(all.at(3).attributes.contains(u"/Desc (Town)"_s));
        QVERIFY(all.at(3).attributes.contains(u"/Role /tv"_s));
        QCOMPARE(all.at(5).alternativeText, u"Buyer: Anna Lindqvist"_s);
        QVERIFY(all.at(5).attributes.contains(u"/BBox"_s));
        QVERIFY(all.at(6).attributes.contains(u"/Desc (Plan)"_s));
        QVERIFY(all.at(7).isObject); // the form's field
        QCOMPARE(all.at(8).text, u"Second"_s);
        QCOMPARE(all.at(8).page, 1);
        QCOMPARE(all.at(9).page, 2);
        QVERIFY(all.constLast().isObject);

        QPDF qpdf;
        qpdf.processMemoryFile("sealed", bytes->constData(), static_cast<size_t>(bytes->size()));
        QPDFObjectHandle root = qpdf.getRoot().getKey("/StructTreeRoot");
        QCOMPARE(root.getKey("/RoleMap").unparseResolved(), std::string("<< /Words /P >>"));
        QCOMPARE(root.getKey("/IDTree").unparse(), std::string("16 0 R"));
        if (!test::requirePrograms({"pdfinfo", "qpdf"})) return;
        QVERIFY(test::outputOf(u"qpdf"_s, {u"--check"_s, u"FILE"_s}, *bytes).contains(u"No syntax"_s));
        const QString said = test::outputOf(u"pdfinfo"_s, {u"-struct-text"_s, u"FILE"_s}, *bytes);
        qsizetype at = 0;
        for (const QString& words :
             {u"Heading"_s, u"Paragraph"_s, u"Right"_s, u"Approved"_s, u"Second"_s, u"lease.pdf"_s}) {
            const qsizetype next = said.indexOf(words, at);
            QVERIFY2(next >= 0, qPrintable(words + u" isn't said, or too early:\n"_s + said));
            at = next;
        }
    }

    /** A value on a field of the form follows the field's element, and so does a field that is drawn because
     * a value touches it. */
    void fieldsOfTheForm()
    {
        const QList<StampItem> items{item(domain::TagType::Text, {20, 180, 100, 20}, u"Anna"_s, u"Name"_s)};
        auto writer = IncrementalWriter::open(tagged());
        QVERIFY(writer);
        QVERIFY(writer->applyFormValues({{u"Name"_s, u"Anna"_s, {}, false}}));
        QVERIFY(writer->stamp(items));
        const auto bytes = std::move(*writer).finish();
        QVERIFY(bytes);
        const StructureWalk walk = StructureWalk::of(*bytes);
        QCOMPARE(walk.problems, QStringList());
        QCOMPARE(typesOf(walk), (QStringList{u"H1"_s, u"P"_s, u"Form"_s, u"Form"_s, u"P"_s}));
        QVERIFY(walk.elements.at(2).isObject && !walk.elements.at(3).isObject);
        QCOMPARE(walk.elements.at(2).path, walk.elements.at(3).path); // in the same paragraph

        Source source;
        source.field = "/T (Name) /V (Bo) /DA (/Helv 9 Tf 0 g)";
        auto drawn = IncrementalWriter::open(tagged(source));
        QVERIFY(drawn);
        const QList<StampItem> over{item(domain::TagType::Text, {60, 190, 100, 20}, u"Over"_s, u"Over"_s)};
        QVERIFY(drawn->prepareFormForSealing({}, over));
        QVERIFY(drawn->stamp(over));
        const auto flat = std::move(*drawn).finish();
        QVERIFY(flat);
        const StructureWalk second = StructureWalk::of(*flat);
        QCOMPARE(second.problems, QStringList());
        QStringList descriptions;
        for (const WalkedElement& each : second.elements)
            if (each.path.constLast() == u"Form"_s)
                descriptions.append(each.isObject                                      ? u"object"_s
                                    : each.attributes.contains(u"/Desc (Your name)"_s) ? u"field"_s
                                                                                       : u"value"_s);
        descriptions.sort();
        QCOMPARE(descriptions, (QStringList{u"field"_s, u"object"_s, u"value"_s}));
    }

    /** Fields for signers are tagged; later signatures change nothing in the structure. */
    void fieldsForSigners()
    {
        QList<StampItem> items = values();
        for (qsizetype i = 0; i < items.size(); ++i)
            items[i].fieldName = u"Inkstone %1"_s.arg(i);
        items[4].isSignatureField = true;
        auto writer = IncrementalWriter::open(tagged());
        QVERIFY(writer);
        QVERIFY(writer->prepareFields(items));
        writer->lowerClaims();
        const auto bytes = std::move(*writer).finish();
        QVERIFY(bytes);
        QVERIFY(bytes->count("<pdfaid:conformance>B") == 0);
        const StructureWalk walk = StructureWalk::of(*bytes);
        QCOMPARE(walk.problems, QStringList());
        QCOMPARE(walk.types.value(u"Form"_s), 1 + items.size());

        auto signer = IncrementalWriter::open(*bytes);
        QVERIFY(signer);
        QVERIFY(signer->stamp(items));
        SignatureRequest request;
        request.usesStampedField = true;
        auto prepared = std::move(*signer).finishForSigning(request);
        QVERIFY(prepared);
        const auto signedFile = seal(std::move(*prepared), test::rsaKey());
        QVERIFY(signedFile);
        QVERIFY(isIntact(*signedFile));
        QCOMPARE(StructureWalk::of(*signedFile).problems, QStringList());

        auto last = IncrementalWriter::open(*signedFile);
        QVERIFY(last);
        SignatureRequest final;
        final.isFinal = true;
        auto ready = std::move(*last).finishForSigning(final);
        QVERIFY(ready);
        const auto whole = seal(std::move(*ready), test::rsaKey());
        QVERIFY(whole);
        QVERIFY(isIntact(*whole));
        QCOMPARE(StructureWalk::of(*whole).problems, QStringList());
    }

    /** The lines of a value are read in one piece. */
    void wrappedValues()
    {
        const QString words = u"A long value that stands on many lines"_s;
        StampItem value = item(domain::TagType::Text, {150, 100, 60, 100}, words, u"Value"_s);
        value.style.multiline = true;
        value.style.fontSize = 12;
        const auto bytes = sealed(tagged(), {value});
        QVERIFY(bytes);
        const StructureWalk walk = StructureWalk::of(*bytes);
        QCOMPARE(walk.problems, QStringList());
        QCOMPARE(walk.elements.at(2).actualText, words);
        const auto single =
            sealed(tagged(), {item(domain::TagType::Text, {150, 100, 140, 20}, u"Short one"_s, u"Value"_s)});
        QVERIFY(single);
        QCOMPARE(StructureWalk::of(*single).elements.at(2).actualText, QString());
        const QString arabic = u"محمد بن عبد الله"_s; // its glyphs are drawn from the left
        const auto mirrored =
            sealed(tagged(), {item(domain::TagType::Text, {150, 100, 140, 20}, arabic, u"Value"_s)});
        QVERIFY(mirrored);
        QCOMPARE(StructureWalk::of(*mirrored).elements.at(2).actualText, arabic);
    }

    /** A file without structure doesn't claim to have one, but its certificate does. */
    void untagged()
    {
        const QByteArray source =
            rawPdf({"<</Type /Catalog /Pages 2 0 R>>",
                    "<</Type /Pages /Count 1 /Kids [3 0 R] /MediaBox [0 0 300 400]>>",
                    "<</Type /Page /Parent 2 0 R /Contents 4 0 R>>", rawStream("0 0 10 10 re f")});
        const auto bytes = sealed(source, values());
        QVERIFY(bytes);
        QVERIFY(isIntact(*bytes));
        const StructureWalk walk = StructureWalk::of(*bytes, {1});
        QCOMPARE(walk.problems, QStringList());
        QVERIFY(walk.hasTree && !walk.isMarked);
        for (const WalkedElement& each : walk.elements)
            QCOMPARE(each.page, 1);
        QCOMPARE(walk.elements.first().path, (QStringList{u"Document"_s, u"H1"_s}));
    }

    void hostile_data()
    {
        QTest::addColumn<QByteArray>("source");
        QTest::addColumn<bool>("extended");
        const auto row = [](const char* name, const Source& source, bool isExtended) {
            QTest::newRow(name) << tagged(source) << isExtended;
        };
        Source source;
        source.parentTree = "<</Kids [9 0 R 16 0 R 16 0 R]>>";
        row("a node of the parent tree twice", source, false);
        source.parentTree = "<</Kids 18 0 R>>";
        for (int next = 19; next < 60; ++next) {
            const QByteArray node = "<</Kids " + QByteArray::number(next) + " 0 R>> ";
            source.more.append("[" + node + node + "]");
        }
        source.more.append("[]");
        row("nodes of the parent tree without ids on many paths", source, false);
        source.more.clear();
        source.parentTree = "<</Nums [0 [11 0 R] 0 [12 0 R]]>>";
        row("a key twice", source, false);
        source.parentTree = "<</Nums [0 [11 0 R] (1)]>>";
        row("half an entry", source, false);
        source.parentTree = "<</Nums [0 [11 0 R] 999999999999 [12 0 R]]>>";
        row("an enormous key", source, false);
        source.parentTree = "<</Nums [";
        for (int i = 0; i < 210'000; ++i)
            source.parentTree += QByteArray::number(i) + " 0 ";
        source.parentTree += "]>>";
        row("too many entries", source, false);
        source.parentTree = "(tree)";
        row("a string for a parent tree", source, false);
        source.parentTree = "<</Nums [0 [11 0 R 12 0 R] 1 [13 0 R] 2 15 0 R]>>";
        source.root = "/K 10 0 R /ParentTreeNextKey 99999999999";
        row("an enormous next key", source, false);
        source.root = "/K [" + QByteArray("10 0 R ").repeated(120'000) + "]";
        row("too many children", source, false);
        source.root = "/K 10 0 R";
        source.document = "/P 14 0 R /K [11 0 R 12 0 R 14 0 R 13 0 R 10 0 R]";
        row("an element in itself", source, true);
        source.document = "/P 9 0 R /K 3 0 R";
        row("a page as an element", source, true);
        QByteArray file = tagged();
        file.replace("/StructTreeRoot 9 0 R", "/StructTreeRoot 5 0 R");
        QTest::newRow("a stream for a tree") << file << false;
        file = tagged();
        file.replace("<</S /H1 /P 10 0 R /Pg 3 0 R /K 0>>", "<</S /H1 /P 11 0 R /Pg 3 0 R /K 0>>");
        file.replace("<</S /Words /P 10 0 R", "<</S /Words /P 12 0 R");
        QTest::newRow("elements that are their own parents") << file << true;
    }
    /** A structure that can't be extended safely stays unchanged, and the file claims less. */
    void hostile()
    {
        QFETCH(QByteArray, source);
        QFETCH(bool, extended);
        test::WorkTimer timer;
        const auto bytes = sealed(source, values());
        QVERIFY2(bytes, qPrintable(bytes ? QString() : bytes.error().detail.english()));
        QVERIFY2(timer.elapsed() < 5000, "it took too long");
        QVERIFY(bytes->startsWith(source));
        QVERIFY(isIntact(*bytes));
        const QByteArray added = bytes->mid(source.size());
        QCOMPARE(added.contains("/Type /MCR"), extended);
        QCOMPARE(added.contains("/Type /OBJR"), extended);
        QCOMPARE(added.contains("<pdfaid:conformance>B"), !extended);
        if (!test::requireProgram("qpdf")) return;
        QVERIFY(!test::outputOf(u"qpdf"_s, {u"--check"_s, u"FILE"_s}, *bytes).contains(u"operation"_s));
    }

    /** Thousands of annotations may share a description of megabytes. */
    void longDescriptions()
    {
        const QString words(1'000'000, u'a');
        QVERIFY(printedFieldEntries(PrintedField::Text, words)["/A"].size() < 5'000);
        QVERIFY(figureEntries(words, QRectF(0, 0, 10, 10))["/Alt"].size() < 5'000);
    }

    /** The work doesn't grow with the pages before the one that gets a value. */
    void manyPages()
    {
        constexpr int count = 3'000;
        QByteArray kids;
        QByteArrayList objects{"<</Type /Catalog /Pages 2 0 R /StructTreeRoot 3 0 R>>",
                               {},
                               "<</Type /StructTreeRoot /K 4 0 R /ParentTree <</Nums [0 5 0 R]>>>>",
                               "<</S /Document /P 3 0 R>>",
                               "[" + QByteArray("null ").repeated(100'000) + "]"};
        QList<StampItem> all;
        for (int page = 1; page <= count; ++page) {
            kids += QByteArray::number(objects.size() + 1) + " 0 R ";
            objects.append("<</Type /Page /Parent 2 0 R /StructParents 0>>");
            all << item(domain::TagType::Text, {20, 20, 100, 20}, u"x"_s, u"Value"_s, page);
        }
        objects[1] = "<</Type /Pages /Count " + QByteArray::number(count) + " /Kids [" + kids +
                     "] /MediaBox [0 0 300 400]>>";
        test::WorkTimer timer;
        const auto bytes = sealed(rawPdf(objects), all);
        QVERIFY2(bytes, qPrintable(bytes ? QString() : bytes.error().detail.english()));
        QVERIFY2(timer.elapsed() < 60'000, "it took too long");
        QVERIFY(bytes->contains("/Type /MCR"));
    }

    /** Content that leaves its page for a form is no longer found by the page's elements. */
    void movedContent()
    {
        Source source;
        source.first += " Q";
        const auto bytes = sealed(tagged(source), values());
        QVERIFY(bytes);
        QVERIFY(bytes->contains("<pdfaid:conformance>B"));
        const auto without = sealed(tagged(source), {});
        QVERIFY(without);
        QVERIFY(!without->contains("<pdfaid:conformance>B")); // nothing was moved
    }

    void claims_data()
    {
        QTest::addColumn<QByteArray>("part");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("level");
        QTest::newRow("PDF/A-1a") << "1"_ba << u"Anna"_s << "B"_ba;
        QTest::newRow("PDF/A-2a") << "2"_ba << u"Anna"_s << "A"_ba;
        QTest::newRow("PDF/A-3a") << "3"_ba << u"Anna"_s << "A"_ba;
        QTest::newRow("private characters") << "3"_ba << u"A\uE001"_s << "B"_ba;
    }
    void claims()
    {
        QFETCH(QByteArray, part);
        QFETCH(QString, text);
        QFETCH(QByteArray, level);
        Source source;
        source.metadata = ::tst_structure::claims(part, "A");
        const auto bytes =
            sealed(tagged(source), {item(domain::TagType::Text, {150, 150, 100, 20}, text, u"Name"_s)});
        QVERIFY(bytes);
        const QByteArray metadata = bytes->mid(bytes->lastIndexOf("<pdfaid:conformance>"));
        QVERIFY(metadata.startsWith("<pdfaid:conformance>" + level + '<'));
    }

    void corpus_data()
    {
        QTest::addColumn<QString>("path");
        for (const QString& folder : {u"pdf"_s, u"pdfa"_s, u"forms"_s}) {
            const QDir dir(test::corpusPath(folder));
            for (const QString& name : dir.entryList({u"*.pdf"_s}, QDir::Files, QDir::Name)) {
                QFile file(dir.filePath(name));
                if (file.open(QIODevice::ReadOnly) && file.size() < 2'000'000 &&
                    file.readAll().contains("/StructTreeRoot"))
                    QTest::newRow(qPrintable(name)) << file.fileName();
            }
        }
        if (QDir(test::corpusPath(u"pdf"_s)).isEmpty()) QTest::newRow("absent") << QString();
    }
    /** Sealing tagged files of many programs adds no fault to their structure. */
    void corpus()
    {
        QFETCH(QString, path);
        if (!test::requireCorpus(!path.isEmpty())) return;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray source = file.readAll();
        const auto intake = acceptPdf(source);
        if (!intake || intake->info.isSigned) return; // refused, or covered by fieldsForSigners()
        if (!intake->rebuilt.isEmpty()) source = intake->rebuilt;
        const StructureWalk before = StructureWalk::of(source);
        if (!before.hasTree) return;
        const auto bytes = sealed(source, values());
        QVERIFY2(bytes, qPrintable(bytes ? QString() : bytes.error().detail.english()));
        const StructureWalk after = StructureWalk::of(*bytes);
        QStringList added;
        for (const QString& problem : after.problems)
            if (!before.problems.contains(problem)) added.append(problem);
        QCOMPARE(added, QStringList());
        QCOMPARE(after.isMarked, before.isMarked);
        QVERIFY(after.elements.size() > before.elements.size());
    }
};

INK_TEST(TestStructure, "tst_structure")

} // namespace tst_structure

#include "tst_structure.moc"
