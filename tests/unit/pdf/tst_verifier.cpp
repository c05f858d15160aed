#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "handwrittenpdf.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/support/worktimer.h"
#include "tests/unit/pdf/verifytext.h"

#include <QFile>
#include <QTest>

#include <functional>

namespace tst_verifier {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;
using Objects = HandwrittenPdf::Objects;

class TestVerifier : public QObject
{
    Q_OBJECT

private:
    static VerifyReport verify(const QByteArray& bytes)
    {
        return test::verifyNow(bytes, {ink::test::rsaKey().fingerprint()});
    }
    static HandwrittenPdf signedForm(const QByteArray& fieldExtra = {}, const QByteArray& dictExtra = {})
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1", {}, fieldExtra, dictExtra);
        return file;
    }

private Q_SLOTS:
    void corpus_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("integrity");
        QTest::addColumn<int>("signatures");
        QFile manifest(ink::test::corpusPath(QStringLiteral("signed/MANIFEST.tsv")));
        if (!test::requireCorpus(manifest.open(QIODevice::ReadOnly))) return;
        manifest.readLine();
        while (!manifest.atEnd()) {
            const QStringList row = QString::fromUtf8(manifest.readLine()).trimmed().split(QLatin1Char('\t'));
            if (row.size() < 4) continue;
            QTest::newRow(qPrintable(row[0]))
                << ink::test::corpusPath(QStringLiteral("signed/")) + row[0] << row[2] << row[3].toInt();
        }
    }
    void corpus()
    {
        QFETCH(QString, path);
        QFETCH(QString, integrity);
        QFETCH(int, signatures);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const VerifyReport report = verify(file.readAll());
        QVERIFY2(integrityName(report.integrity) == integrity, test::textOf(report).constData());
        const auto persons =
            std::count_if(report.signatures.begin(), report.signatures.end(),
                          [](const SignatureReport& signature) { return !signature.isTimestamp; });
        QCOMPARE(static_cast<int>(persons), signatures);
    }

    void sealedFileIsIntactAndOwn()
    {
        const VerifyReport report = verify(signedForm().bytes());
        QVERIFY2(report.integrity == Integrity::Intact, test::textOf(report).constData());
        QCOMPARE(report.trust, Trust::Own);
        QCOMPARE(report.revisionCount, 2);
        QCOMPARE(report.signatures.size(), 1);
        const SignatureReport& signature = report.signatures.first();
        QCOMPARE(signature.fieldName, QStringLiteral("Sig1"));
        QCOMPARE(signature.signerName, QStringLiteral("Ada Lovelace"));
        QCOMPARE(signature.algorithm, QStringLiteral("RSA-2048 SHA-256"));
        QCOMPARE(signature.reason, QStringLiteral("Approved"));
        QCOMPARE(signature.location, QStringLiteral("Lyon"));
        QCOMPARE(signature.revision, 2);
        QVERIFY(signature.coversWholeFile);
        QCOMPARE(signature.claimedTime->time_since_epoch(), std::chrono::milliseconds(1767323045000));
    }
    void trustOfOthers()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::ecKey(), "Sig1");
        VerifyOptions options;
        options.now = SystemClock().now();
        VerifyReport report = verifyPdf(file.bytes(), options);
        QVERIFY2(report.integrity == Integrity::Intact, test::textOf(report).constData());
        QCOMPARE(report.trust, Trust::SelfSigned);
        // The trust says it, so no finding repeats it.
        QStringList ids;
        for (const VerifyFinding& finding : report.findings)
            ids.append(finding.id);
        QCOMPARE(ids, QStringList{QStringLiteral("certificate.claimed-time")});
        QCOMPARE(report.signatures.first().algorithm, QStringLiteral("ECDSA P-256 SHA-256"));
        options.trustedCertificates = {ink::test::ecKey().certificatePem()};
        QCOMPARE(verifyPdf(file.bytes(), options).trust, Trust::Trusted);
        options.now += std::chrono::hours(24 * 365 * 20);
        QCOMPARE(verifyPdf(file.bytes(), options).trust, Trust::SelfSigned);
    }
    void unsignedAndUnreadable()
    {
        QCOMPARE(verify(HandwrittenPdf::form().bytes()).integrity, Integrity::Unsigned);
        QCOMPARE(verify(HandwrittenPdf::form().bytes()).trust, Trust::None);
        QCOMPARE(verify("this is no PDF").integrity, Integrity::Unreadable);
        QCOMPARE(verify({}).integrity, Integrity::Unreadable);
    }

    void everyFlippedByteIsFound_data()
    {
        QTest::addColumn<int>("mask");
        QTest::newRow("lowest bit") << 0x01;
        QTest::newRow("case") << 0x20;
        QTest::newRow("space") << 0x10;
        QTest::newRow("all") << 0xFF;
    }
    void everyFlippedByteIsFound()
    {
        QFETCH(int, mask);
        const HandwrittenPdf file = signedForm();
        const QByteArray good = file.bytes();
        const qsizetype contents = good.indexOf("/Contents <");
        for (qsizetype at = 0; at < good.trimmed().size(); ++at) {
            if (at > contents + 40 && at < contents + 8000 && at % 61 != 0)
                continue; // the long value: a sample
            QByteArray bad = good;
            bad[at] = static_cast<char>(bad.at(at) ^ mask);
            const VerifyReport report = verify(bad);
            // The signature value itself isn't signed: its meaning counts, not its encoding.
            const bool rewritten = at > contents + 10 && report.alteration == Alteration::Unseen;
            QVERIFY2(report.integrity == (rewritten ? Integrity::Intact : Integrity::Broken),
                     qPrintable(
                         QStringLiteral("byte %1: %2").arg(at).arg(QString::fromUtf8(test::textOf(report)))));
        }
    }

    void appended_data()
    {
        QTest::addColumn<QByteArray>("tail");
        QTest::addColumn<Integrity>("expected");
        QTest::newRow("white space") << QByteArray("\r\n  \n") << Integrity::Intact;
        QTest::newRow("a word") << QByteArray("hello") << Integrity::Modified;
        QTest::newRow("a comment") << QByteArray("\n% hello\n") << Integrity::Modified;
        QTest::newRow("an object") << QByteArray("\n4 0 obj\n<< /Length 0 >>\nstream\n\nendstream\nendobj\n")
                                   << Integrity::Modified;
        QTest::newRow("a second end") << QByteArray("\n%%EOF\n") << Integrity::Modified;
        const QByteArray file = signedForm().bytes();
        QTest::newRow("the end again")
            << "\n(hello)\n" + file.mid(file.lastIndexOf("startxref")) << Integrity::Modified;
        QTest::newRow("a false startxref") << QByteArray("\nstartxref\n7\n%%EOF\n") << Integrity::Modified;
    }
    void appended()
    {
        QFETCH(QByteArray, tail);
        QFETCH(Integrity, expected);
        const VerifyReport report = verify(signedForm().bytes() + tail);
        QVERIFY2(report.integrity == expected, test::textOf(report).constData());
    }

    void laterRevision_data()
    {
        using Make = std::function<void(HandwrittenPdf&)>;
        QTest::addColumn<QByteArray>("certification");
        QTest::addColumn<QByteArray>("fieldExtra");
        QTest::addColumn<Make>("make");
        QTest::addColumn<Integrity>("expected");
        const auto row = [](const char* name, Integrity expected, Make make,
                            const QByteArray& certification = {}, const QByteArray& fieldExtra = {}) {
            QTest::newRow(name) << certification << fieldExtra << make << expected;
        };
        const Integrity intact = Integrity::Intact;
        const Integrity modified = Integrity::Modified;
        const auto widget = [](const QByteArray& more) {
            return "<< /Type /Annot /Rect [72 690 300 720] /P 3 0 R " + more + " >>";
        };
        const auto form = [](const QByteArray& content) {
            return HandwrittenPdf::stream(content, "/Type /XObject /Subtype /Form /BBox [0 0 200 20]");
        };
        const Make fill = [form](HandwrittenPdf& f) {
            const int look = f.nextObject();
            f.append({{7, HandwrittenPdf::textField("new", look)}, {look, form("BT /F1 12 Tf (new) Tj ET")}});
        };
        const Make approve = [](HandwrittenPdf& f) { f.sign(ink::test::ecKey(), "Sig2"); };
        const Make approveVisibly = [](HandwrittenPdf& f) {
            f.sign(ink::test::ecKey(), "Sig2", {}, "/Rect [10 10 90 40]");
        };

        row("field filled", intact, fill);
        row("field filled in place", intact, [form](HandwrittenPdf& f) {
            f.append({{7, HandwrittenPdf::textField("new", 9)}, {9, form("BT /F1 12 Tf (new) Tj ET")}});
        });
        row("check box ticked", intact, [](HandwrittenPdf& f) {
            f.append({{8, "<< /Type /Annot /Subtype /Widget /FT /Btn /T (agree) /V /Yes /AS /Yes /Rect [72 "
                          "500 90 518] /P 3 0 R "
                          "/AP << /N << /Yes 10 0 R /Off 11 0 R >> >> >>"}});
        });
        row("second signature", intact, approve);
        row("second signature, visible", intact, approveVisibly);
        row("third signature", intact, [](HandwrittenPdf& f) {
            f.sign(ink::test::ecKey(), "Sig2");
            f.sign(ink::test::rsaKey(), "Sig3");
        });
        row("filled, then signed", intact, [fill, approve](HandwrittenPdf& f) {
            fill(f);
            approve(f);
        });
        row("validation data", intact, [](HandwrittenPdf& f) {
            const int dss = f.nextObject();
            f.append(
                {{1, f.catalog("/DSS " + QByteArray::number(dss) +
                               " 0 R /Extensions << /ESIC << /BaseVersion /1.7 /ExtensionLevel 1 >> >>")},
                 {dss, "<< /Type /DSS /Certs [" + QByteArray::number(dss + 1) + " 0 R] >>"},
                 {dss + 1, HandwrittenPdf::stream("0123")}});
        });
        row("metadata", intact, [](HandwrittenPdf& f) {
            const int xml = f.nextObject();
            f.append({{1, f.catalog("/Metadata " + QByteArray::number(xml) + " 0 R")},
                      {xml, HandwrittenPdf::stream("<x/>", "/Type /Metadata /Subtype /XML")}});
        });
        row("the same objects again", intact, [](HandwrittenPdf& f) {
            f.append({{3, f.page()}, {1, f.catalog()}});
        });
        row("an object that nothing uses", intact, [](HandwrittenPdf& f) {
            f.append({{f.nextObject(), "(unused)"}});
        });
        row("certified 2, filled", intact, fill, test::docMdp(2));
        row("certified 2, signed", intact, approve, test::docMdp(2));
        row("certified 2, visible field added", modified, approveVisibly, test::docMdp(2));
        row("certified 1, filled", modified, fill, test::docMdp(1));
        row("certified 1, signed", modified, approve, test::docMdp(1));
        row(
            "certified 3, annotated", modified,
            [widget](HandwrittenPdf& f) {
                const int note = f.nextObject();
                f.append({{3, f.page(" " + QByteArray::number(note) + " 0 R")},
                          {note, widget("/Subtype /Square /IC [1 1 1]")}});
            },
            test::docMdp(3));
        row("locked all, filled", modified, fill, {}, "/Lock << /Type /SigFieldLock /Action /All >>");
        row("locked this, filled", modified, fill, {},
            "/Lock << /Type /SigFieldLock /Action /Include /Fields [(name)] >>");
        row("locked another, filled", intact, fill, {},
            "/Lock << /Type /SigFieldLock /Action /Include /Fields [(agree)] >>");
        row("locked all but this, filled", intact, fill, {},
            "/Lock << /Type /SigFieldLock /Action /Exclude /Fields [(name)] >>");

        row("page content overwritten", modified, [](HandwrittenPdf& f) {
            f.append({{4, HandwrittenPdf::stream("BT (Bye) Tj ET")}});
        });
        row("page content exchanged", modified, [](HandwrittenPdf& f) {
            const int content = f.nextObject();
            f.append({{3, f.page().replace("/Contents 4 0 R",
                                           "/Contents " + QByteArray::number(content) + " 0 R")},
                      {content, HandwrittenPdf::stream("BT (Bye) Tj ET")}});
        });
        row("font exchanged", modified, [](HandwrittenPdf& f) {
            f.append({{5, "<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>"}});
        });
        row("page added", modified, [](HandwrittenPdf& f) {
            const int page = f.nextObject();
            f.append({{2, "<< /Type /Pages /Kids [3 0 R " + QByteArray::number(page) + " 0 R] /Count 2 >>"},
                      {page, f.page()}});
        });
        row("page tree exchanged for another", modified, [](HandwrittenPdf& f) {
            const int pages = f.nextObject();
            f.append(
                {{1, f.catalog().replace("/Pages 2 0 R", "/Pages " + QByteArray::number(pages) + " 0 R")},
                 {pages, "<< /Type /Pages /Kids [3 0 R] /Count 1 /Rotate 90 >>"}});
        });
        row("page tree under another number", Integrity::Intact, [](HandwrittenPdf& f) {
            const int pages = f.nextObject();
            f.append(
                {{1, f.catalog().replace("/Pages 2 0 R", "/Pages " + QByteArray::number(pages) + " 0 R")},
                 {pages, "<< /Type /Pages /Kids [3 0 R] /Count 1 >>"}});
        });
        row("two contents in one page", modified, [](HandwrittenPdf& f) {
            const int content = f.nextObject();
            f.append({{3, f.page().replace("/Contents 4 0 R", "/Contents " + QByteArray::number(content) +
                                                                  " 0 R /Contents 4 0 R")},
                      {content, HandwrittenPdf::stream("BT (Bye) Tj ET")}});
        });
        row("page cropped", modified, [](HandwrittenPdf& f) {
            f.append({{3, f.page({}, "/CropBox [0 0 100 100]")}});
        });
        row("action on opening", modified, [](HandwrittenPdf& f) {
            f.append({{1, f.catalog("/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>")}});
        });
        row("evil annotation", modified, [widget, form](HandwrittenPdf& f) {
            const int note = f.nextObject();
            const QByteArray look = QByteArray::number(note + 1) + " 0 R";
            f.append({{3, f.page(" " + QByteArray::number(note) + " 0 R")},
                      {note, widget("/Subtype /FreeText /Contents (1,000,000) /AP << /N " + look + " >>")},
                      {note + 1, form("1 g 0 0 200 20 re f")}});
        });
        row("annotation inside the page", modified, [widget](HandwrittenPdf& f) {
            f.append({{3, f.page(" " + widget("/Subtype /Square /IC [1 1 1]"))}});
        });
        row("widget removed", modified, [](HandwrittenPdf& f) {
            f.append({{3, f.page().replace("7 0 R ", "")}});
        });
        row("text field added", modified, [](HandwrittenPdf& f) {
            const int field = f.nextObject();
            const QByteArray ref = " " + QByteArray::number(field) + " 0 R";
            f.append({{3, f.page(ref)},
                      {6, f.acroForm(ref)},
                      {field, HandwrittenPdf::textField("fake", 9).replace("(name)", "(fake)")}});
        });
        row("appearance without a value", modified, [form](HandwrittenPdf& f) {
            const int look = f.nextObject();
            f.append(
                {{7, HandwrittenPdf::textField("old", look)}, {look, form("BT /F1 12 Tf (other) Tj ET")}});
        });
        row("appearance overwritten", modified, [form](HandwrittenPdf& f) {
            f.append({{9, form("BT /F1 12 Tf (other) Tj ET")}});
        });
        row("check mark redrawn", modified, [form](HandwrittenPdf& f) {
            f.append({{11, form("0 0 18 18 re f")}});
        });
        row("field moved", modified, [](HandwrittenPdf& f) {
            f.append(
                {{7, HandwrittenPdf::textField("old", 9).replace("[72 600 272 620]", "[72 690 272 710]")}});
        });
        row("field hidden", modified, [](HandwrittenPdf& f) {
            f.append({{7, HandwrittenPdf::textField("old", 9, "/F 2")}});
        });
        row("field with an action", modified, [](HandwrittenPdf& f) {
            f.append({{7, HandwrittenPdf::textField("new", 9, "/AA << /F << /S /JavaScript /JS (1) >> >>")}});
        });
        row("unsigned field that covers the text", modified, [widget, form](HandwrittenPdf& f) {
            const int field = f.nextObject();
            const QByteArray ref = " " + QByteArray::number(field) + " 0 R";
            const QByteArray look = QByteArray::number(field + 1) + " 0 R";
            f.append({{3, f.page(ref)},
                      {6, f.acroForm(ref)},
                      {field, widget("/Subtype /Widget /FT /Sig /T (cover) /AP << /N " + look + " >>")},
                      {field + 1, form("1 g 0 0 200 20 re f")}});
        });
        row("signature value taken away", modified, [](HandwrittenPdf& f) {
            f.append(
                {{12,
                  "<< /Type /Annot /Subtype /Widget /FT /Sig /T (Sig1) /Rect [0 0 0 0] /F 132 /P 3 0 R >>"}});
        });
        row("signature field taken away", modified, [](HandwrittenPdf& f) {
            f.append({{6, "<< /Fields [7 0 R 8 0 R] /SigFlags 0 >>"}, {3, f.page().replace(" 12 0 R", "")}});
        });
        row("reason of the signature rewritten", modified, [](HandwrittenPdf& f) {
            const QByteArray all = f.bytes();
            const qsizetype start = all.indexOf("13 0 obj") + 9;
            f.append({{13, all.mid(start, all.indexOf("endobj", start) - start)
                               .trimmed()
                               .replace("(Approved)", "(Rejected)")}});
        });
        row("signature copied to a second field", modified, [](HandwrittenPdf& f) {
            const int field = f.nextObject();
            const QByteArray ref = " " + QByteArray::number(field) + " 0 R";
            f.append({{6, f.acroForm(ref)},
                      {field, "<< /Type /Annot /Subtype /Widget /FT /Sig /T (Sig9) /V 13 0 R /Rect [0 0 0 0] "
                              "/F 132 >>"}});
        });
        row("catalog exchanged", modified, [](HandwrittenPdf& f) {
            const int root = f.nextObject();
            f.append({{root, f.catalog("/Lang (en)")}});
            f.setBytes(f.bytes().left(f.bytes().lastIndexOf("/Root 1 0 R")) + "/Root " +
                       QByteArray::number(root) + " 0 R" +
                       f.bytes().mid(f.bytes().lastIndexOf("/Root 1 0 R") + 11));
        });
        row("cross-reference that cannot be read", modified, [](HandwrittenPdf& f) {
            f.append({{f.nextObject(), "(x)"}});
            f.setBytes(f.bytes().left(f.bytes().lastIndexOf("trailer")) + "trailer\n<< >>" +
                       f.bytes().mid(f.bytes().lastIndexOf("\nstartxref")));
        });
    }
    void laterRevision()
    {
        QFETCH(QByteArray, certification);
        QFETCH(QByteArray, fieldExtra);
        QFETCH(std::function<void(HandwrittenPdf&)>, make);
        QFETCH(Integrity, expected);
        HandwrittenPdf file = signedForm(fieldExtra, certification);
        make(file);
        const VerifyReport report = verify(file.bytes());
        QVERIFY2(report.integrity == expected, test::textOf(report).constData());
        QVERIFY(report.signatures.size() >= 1);
        if (expected == Integrity::Intact) QVERIFY(report.signatures.first().revision < report.revisionCount);
    }

    void shadowContentIsFound()
    {
        // The signed page refers to a missing content stream, which a later revision adds.
        HandwrittenPdf file = HandwrittenPdf::form();
        const int hidden = 90;
        file.sign(ink::test::rsaKey(), "Sig1", {});
        QByteArray page = file.page().replace("/Contents 4 0 R", "/Contents [4 0 R 90 0 R]");
        HandwrittenPdf shadow = HandwrittenPdf::form();
        shadow.append({{3, page}});
        shadow.sign(ink::test::rsaKey(), "Sig1", {{3, page}});
        QCOMPARE(verify(shadow.bytes()).integrity, Integrity::Intact);
        shadow.append({{hidden, HandwrittenPdf::stream("BT (surprise) Tj ET")}});
        const VerifyReport report = verify(shadow.bytes());
        QVERIFY2(report.integrity == Integrity::Modified, test::textOf(report).constData());
    }
    void tamperingBetweenTwoSignatures()
    {
        HandwrittenPdf file = signedForm();
        file.append({{4, HandwrittenPdf::stream("BT (Bye) Tj ET")}});
        file.sign(ink::test::ecKey(), "Sig2");
        const VerifyReport report = verify(file.bytes());
        QCOMPARE(report.integrity, Integrity::Modified);
        QCOMPARE(report.signatures.at(0).integrity, Integrity::Modified);
        QVERIFY2(report.signatures.at(1).integrity == Integrity::Intact, test::textOf(report).constData());
    }

    void forgery_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* name, const QByteArray& from, const QByteArray& to) {
            QTest::newRow(name) << from << to;
        };
        // Universal signature forgery: the value or its range is missing, null, empty or invalid.
        row("no range", "/ByteRange", "/NoteRange");
        row("no value", "/Contents <", "/Kontents <");
        row("range null", "/ByteRange [", "/ByteRange null /X [");
        row("range of nothing", "/ByteRange [0", "/ByteRange [0 0 0 0] /X [0");
        row("range negative", "/ByteRange [0", "/ByteRange [-1 2 3 4] /X [0");
        row("range of three", "/ByteRange [0", "/ByteRange [0 9 9] /X [0");
        row("range by reference", "/ByteRange [", "/ByteRange [4 0 R 0 0 0] /X [");
        row("value null", "/Contents <", "/Contents null /X <");
        row("value empty", "/Contents <", "/Contents <> /X <");
        row("value zero", "/Contents <", "/Contents <00> /X <");
        row("value a literal string", "/Contents <", "/Contents (abc) /X <");
        row("value by reference", "/Contents <", "/Contents 4 0 R /X <");
    }
    void forgery()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        HandwrittenPdf file = signedForm();
        const qsizetype at = file.bytes().lastIndexOf(from);
        QVERIFY(at > 0);
        // A new revision with the forged dictionary, so that offsets stay valid.
        QByteArray dictionary = file.bytes().mid(file.bytes().lastIndexOf("\n13 0 obj\n") + 10);
        dictionary = dictionary.left(dictionary.indexOf("\nendobj"));
        file.append({{13, dictionary.replace(from, to)}});
        const VerifyReport report = verify(file.bytes());
        QVERIFY2(report.integrity == Integrity::Broken || report.integrity == Integrity::Modified,
                 test::textOf(report).constData());

        // And in place.
        QByteArray inPlace = signedForm().bytes();
        inPlace.replace(inPlace.lastIndexOf(from), from.size(), to);
        QCOMPARE(verify(inPlace).integrity, Integrity::Broken);
    }
    void wrappedSignatureIsFound()
    {
        // The second signed piece moves to the end; its former cross-reference is now the attacker's.
        const QByteArray good = signedForm().bytes();
        const qsizetype start = good.lastIndexOf("/Contents <") + 10;
        const qsizetype end = good.indexOf('>', start) + 1;
        const QByteArray head = good.left(start);
        const QByteArray value = good.mid(start, end - start);
        const QByteArray tail = good.mid(end);
        const qint64 xref =
            tail.mid(tail.lastIndexOf("startxref") + 9).trimmed().split('\n').first().toLongLong();

        const QByteArray evilPage = HandwrittenPdf::stream("BT /F1 24 Tf 72 700 Td (Pay 1,000,000) Tj ET");
        const QByteArray valueHex = value;
        QByteArray wrapped;
        for (int pass = 0; pass < 2; ++pass) {
            const qint64 moved = wrapped.isEmpty() ? 0 : wrapped.size() - tail.size();
            const auto ten = [](qint64 n) { return QByteArray::number(n).rightJustified(10, ' '); };
            QByteArray bytes = head + value + QByteArray(xref - head.size() - value.size(), ' ');
            bytes += "xref\n0 1\n0000000000 65535 f \n";
            const QByteArray signature =
                "<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /ETSI.CAdES.detached /ByteRange [0 " +
                ten(head.size()) + ten(moved) + ten(tail.size()) + "] /Contents " + valueHex + " >>";
            const QByteArray objects =
                "4 0 obj\n" + evilPage + "\nendobj\n13 0 obj\n" + signature + "\nendobj\n";
            const QByteArray trailer = "trailer\n<< /Size 14 /Root 1 0 R /Prev " +
                                       QByteArray::number(good.left(start).lastIndexOf("xref\n0 1\n")) +
                                       " >>\n";
            const qint64 first = bytes.size() + 5 * (5 + 20) + 1 + trailer.size();
            const qint64 second = first + objects.indexOf("13 0 obj");
            const auto entry = [](int number, qint64 offset) {
                return QByteArray::number(number).leftJustified(2, ' ') + " 1\n" +
                       QByteArray::number(offset).rightJustified(10, '0') + " 00000 n \n";
            };
            for (const int number : {3, 6, 12}) // where the regular revision left them
                bytes += entry(number, head.lastIndexOf("\n" + QByteArray::number(number) + " 0 obj\n") + 1);
            bytes += entry(4, first) + entry(13, second) + " " + trailer + objects;
            wrapped = bytes + tail;
        }
        const VerifyReport report = verify(wrapped);
        QVERIFY2(report.integrity != Integrity::Intact, test::textOf(report).constData());
        QCOMPARE(report.signatures.first().integrity, Integrity::Modified); // the digest alone is fooled
        QVERIFY(test::textOf(report).contains("[0] byterange.gap"));
    }
    void hostileFilesEndInTime()
    {
        const QByteArray good = signedForm().bytes();
        test::WorkTimer timer;
        QByteArray deep = good;
        deep += "\n99 0 obj\n" + QByteArray(200'000, '[') + "\nendobj\n";
        QVERIFY(verify(deep).integrity != Integrity::Intact);
        QByteArray many = good;
        for (int i = 0; i < 20'000; ++i)
            many += "/ByteRange [0 1 2 3]";
        QVERIFY(verify(many).integrity != Integrity::Intact);
        QByteArray ends = good;
        for (int i = 0; i < 3'000; ++i)
            ends += "\nstartxref\n16\n%%EOF";
        QVERIFY(verify(ends).integrity != Integrity::Intact);
        for (qsizetype cut = 0; cut < good.size(); cut += 97)
            QVERIFY(verify(good.left(cut)).integrity != Integrity::Intact);
        QVERIFY2(timer.elapsed() < 20'000, qPrintable(QString::number(timer.elapsed())));
    }
    void speedOfReverifying()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append({{file.nextObject(), HandwrittenPdf::stream(QByteArray(100'000, 'x'))}});
        file.sign(ink::test::rsaKey(), "Sig1");
        QVERIFY(verify(file.bytes()).integrity == Integrity::Intact);
        constexpr int rounds = 100;
        test::ThreadTimer timer;
        for (int i = 0; i < rounds; ++i)
            QVERIFY(verify(file.bytes()).integrity == Integrity::Intact);
        const double micros = static_cast<double>(timer.nsecsElapsed()) / 1000 / rounds;
        qInfo("verifying %lld bytes with one signature: %.0f us", static_cast<long long>(file.bytes().size()),
              micros);
        QVERIFY(micros < 10'000);
    }
};

INK_TEST(TestVerifier, "tst_verifier")

} // namespace tst_verifier

#include "tst_verifier.moc"
