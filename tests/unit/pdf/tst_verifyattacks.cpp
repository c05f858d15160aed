#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "handwrittenpdf.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/verifytext.h"

#include <QTest>

#include <functional>

namespace tst_verifyattacks {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;
using Make = std::function<void(ink::test::HandwrittenPdf&)>;

namespace {

QByteArray number(qint64 value)
{
    return QByteArray::number(value);
}

QByteArray ref(int object)
{
    return " " + number(object) + " 0 R";
}

QByteArray look(const QByteArray& content, const QByteArray& resources = {})
{
    return HandwrittenPdf::stream(content, "/Type /XObject /Subtype /Form /BBox [0 0 200 40] " + resources);
}

/** Over "Hello", which is at 72 700 in 24 points. */
const QByteArray overText = "/Rect [70 690 200 730]";
const QByteArray overBlank = "/Rect [300 300 420 340]";
const QByteArray whiteBox = "1 g 0 0 200 40 re f";

/** A later revision by hand: its content, the objects in its cross-reference table, and the rest of the
 * trailer. */
void appendByHand(HandwrittenPdf& file, const QByteArray& body, const QMap<int, QByteArray>& entries,
                  const QByteArray& root = "1 0 R")
{
    QByteArray bytes = file.bytes();
    const qint64 previous =
        bytes.mid(bytes.lastIndexOf("startxref") + 9).trimmed().split('\n').first().toLongLong();
    bytes += body;
    const qint64 xref = bytes.size();
    bytes += "xref\n";
    for (auto entry = entries.begin(); entry != entries.end(); ++entry)
        bytes += number(entry.key()) + " 1\n" + entry.value() + " \n";
    bytes += "trailer\n<< /Size " + number(file.nextObject() + 20) + " /Root " + root + " /Prev " +
             number(previous) + " >>\nstartxref\n" + number(xref) + "\n%%EOF\n";
    file.setBytes(bytes);
}

QByteArray inUse(qint64 offset)
{
    return number(offset).rightJustified(10, '0') + " 00000 n";
}

/** Adds an annotation to the page in a separate revision. */
Make annotated(const QByteArray& entries, const QByteArray& appearance = {})
{
    return [=](HandwrittenPdf& f) {
        const int note = f.nextObject();
        HandwrittenPdf::Objects objects{
            {3, f.page(ref(note))},
            {note, "<< /Type /Annot /P 3 0 R " + entries +
                       (appearance.isEmpty() ? QByteArray() : " /AP << /N" + ref(note + 1) + " >>") + " >>"}};
        if (!appearance.isEmpty()) objects[note + 1] = appearance;
        f.append(objects);
    };
}

/** A second signature with a separate widget. */
Make signedVisibly(const QByteArray& rect, const QByteArray& appearance)
{
    return [=](HandwrittenPdf& f) {
        const int form = f.nextObject() + 10;
        f.sign(ink::test::ecKey(), "Sig2", {{form, appearance}}, rect + " /AP << /N" + ref(form) + " >>");
    };
}

} // namespace

/** The published attack classes on signed PDFs, each with an example, and the changes of regular programs. */
class TestVerifyAttacks : public QObject
{
    Q_OBJECT

private:
    static void
    rows(const std::function<void(const std::function<void(const char*, const char*, Make, int)>&)>& fill)
    {
        QTest::addColumn<QByteArray>("finding");
        QTest::addColumn<Make>("make");
        QTest::addColumn<int>("level");
        fill([](const char* name, const char* finding, Make make, int level) {
            QTest::newRow(name) << QByteArray(finding) << make << level;
        });
    }
    /** An empty finding means that it stays intact. */
    static void check()
    {
        QFETCH(QByteArray, finding);
        QFETCH(Make, make);
        QFETCH(int, level);
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1", {}, {}, level > 0 ? test::docMdp(level) : QByteArray());
        QVERIFY2(test::verifyNow(file.bytes()).integrity == Integrity::Intact, "before");
        make(file);
        const VerifyReport report = test::verifyNow(file.bytes());
        QVERIFY(!report.signatures.isEmpty());
        QVERIFY2(report.signatures.first().integrity ==
                     (finding.isEmpty() ? Integrity::Intact : Integrity::Modified),
                 test::textOf(report).constData());
        if (!finding.isEmpty())
            QVERIFY2(test::textOf(report).contains(finding), test::textOf(report).constData());
    }

private Q_SLOTS:
    void annotations_data()
    {
        rows([](const auto& row) {
            const QByteArray markup = "/QuadPoints [72 725 140 725 72 695 140 695] ";
            const QByteArray multiply = "/Resources << /ExtGState << /G << /BM /Multiply >> >> >>";
            // Evil annotations: at no level, not even one that allows comments.
            row("free text, level 3", "revision.annotation-added",
                annotated("/Subtype /FreeText /Contents (1,000,000) /DA (/F1 12 Tf) " + overBlank), 3);
            row("stamp, level 3", "revision.annotation-added",
                annotated("/Subtype /Stamp " + overText, look(whiteBox)), 3);
            row("redaction, level 3", "revision.annotation-added",
                annotated("/Subtype /Redact /IC [1 1 1] " + overText), 3);
            row("filled square over text, level 3", "revision.annotation-added",
                annotated("/Subtype /Square /IC [1 1 1] " + overText), 3);
            row("ink over text, level 3", "revision.annotation-added",
                annotated("/Subtype /Ink /InkList [[72 700 90 720]] " + overText), 3);
            row("highlight that hides, level 3", "revision.annotation-added",
                annotated("/Subtype /Highlight " + markup + overText, look(whiteBox)), 3);
            row("highlight that writes, level 3", "revision.annotation-added",
                annotated("/Subtype /Highlight " + markup + overBlank, look("BT (not) Tj ET")), 3);
            row("huge note, level 3", "revision.annotation-added",
                annotated("/Subtype /Text " + overText, look(whiteBox)), 3);
            row("link, level 3", "revision.annotation-added",
                annotated("/Subtype /Link /A << /S /URI /URI (http://x) >> " + overBlank), 3);
            row("attached file, level 3", "revision.annotation-added",
                annotated("/Subtype /FileAttachment " + overBlank), 3);
            row("widget of no form, level 3", "revision.annotation-added",
                annotated("/Subtype /Widget /FT /Tx /T (x) /V (y) " + overBlank), 3);
            // Legitimate comments, where the certification allows them and without a certification.
            const Make note = annotated("/Subtype /Text /Contents (Really?) /Rect [72 700 92 720]");
            row("note, level 3", "", note, 3);
            row("note, level 2", "revision.annotation-added", note, 2);
            row("note, no certification", "revision.annotation-added", note, 0);
            row("highlight, level 3", "", annotated("/Subtype /Highlight " + markup + overText), 3);
            row("highlight as written by viewers, level 3", "",
                annotated("/Subtype /Highlight " + markup + overText,
                          look("/G gs 1 1 0 rg 0 0 200 40 re f", multiply)),
                3);
            row("underline, level 3", "", annotated("/Subtype /Underline " + markup + overText), 3);
            row("square on blank paper, level 3", "", annotated("/Subtype /Square " + overBlank), 3);
            row(
                "note taken away again, level 3", "",
                [note](HandwrittenPdf& f) {
                    note(f);
                    f.append({{3, f.page()}});
                },
                3);
        });
    }
    void annotations() { check(); }

    void overlays_data()
    {
        rows([](const auto& row) {
            row("sneaky signature over text", "revision.overlay", signedVisibly(overText, look(whiteBox)), 0);
            row("sneaky signature that writes over text", "revision.overlay",
                signedVisibly(overText, look("BT (Bye) Tj ET")), 0);
            row("signature on blank paper", "", signedVisibly(overBlank, look(whiteBox)), 0);
            row("signature that shows nothing", "", signedVisibly(overText, look("% nothing")), 0);
            row("hidden signature over text", "", signedVisibly(overText + " /F 2", look(whiteBox)), 0);
            row("visible signature, certified", "docmdp.signature-field",
                signedVisibly(overBlank, look(whiteBox)), 2);
            row("field with two places", "revision.ambiguous",
                signedVisibly(overText + " /Rect [0 0 0 0]", look(whiteBox)), 0);
        });
    }
    void overlays() { check(); }

    void fieldLooks_data()
    {
        rows([](const auto& row) {
            const auto fill = [](const QByteArray& value, const QByteArray& shown) -> Make {
                return [=](HandwrittenPdf& f) {
                    const int form = f.nextObject();
                    f.append({{7, HandwrittenPdf::textField(value, form)},
                              {form, look("BT /F1 12 Tf (" + shown + ") Tj ET")}});
                };
            };
            row("shows its value", "", fill("10 EUR", "10 EUR"), 0);
            row(
                "shows its value in parts", "",
                [](HandwrittenPdf& f) {
                    const int form = f.nextObject();
                    f.append({{7, HandwrittenPdf::textField("10 EUR", form)},
                              {form, look("BT /F1 12 Tf [(10) -300 (E) 20 (UR)] TJ ET")}});
                },
                0);
            row("shows another value", "revision.appearance-value", fill("10 EUR", "10,000 EUR"), 0);
            row("empty, but shows something", "revision.appearance-value", fill("", "10,000 EUR"), 0);
            row(
                "another value in place", "revision.appearance-value",
                [](HandwrittenPdf& f) {
                    f.append({{7, HandwrittenPdf::textField("10 EUR", 9)},
                              {9, look("BT /F1 12 Tf (10,000 EUR) Tj ET")}});
                },
                0);
            row(
                "tick without its value", "revision.appearance-value",
                [](HandwrittenPdf& f) {
                    f.append({{8, "<< /Type /Annot /Subtype /Widget /FT /Btn /T (agree) /V /Yes /AS /Off "
                                  "/Rect [72 500 "
                                  "90 518] /P 3 0 R /AP << /N << /Yes 10 0 R /Off 11 0 R >> >> >>"}});
                },
                0);
        });
    }
    void fieldLooks() { check(); }

    void structure_data()
    {
        rows([](const auto& row) {
            row(
                "a second definition that the table does not name", "revision.hidden-object",
                [](HandwrittenPdf& f) {
                    const int unused = f.nextObject();
                    const QByteArray first = number(unused) + " 0 obj\n(unused)\nendobj\n";
                    appendByHand(
                        f, first + "4 0 obj\n" + HandwrittenPdf::stream("BT (Bye) Tj ET") + "\nendobj\n",
                        {{unused, inUse(f.bytes().size())}});
                },
                0);
            row(
                "the same words in a stream", "",
                [](HandwrittenPdf& f) {
                    f.append({{f.nextObject(), HandwrittenPdf::stream("4 0 obj\n(just text)\nendobj")}});
                },
                0);
            row(
                "two definitions, the table names the first", "revision.",
                [](HandwrittenPdf& f) {
                    const qint64 at = f.bytes().size();
                    const QByteArray same = "4 0 obj\n" +
                                            HandwrittenPdf::stream("BT /F1 24 Tf 72 700 Td (Hello) Tj ET") +
                                            "\nendobj\n";
                    appendByHand(f,
                                 same + "4 0 obj\n" + HandwrittenPdf::stream("BT (Bye) Tj ET") + "\nendobj\n",
                                 {{4, inUse(at)}});
                },
                0);
            row(
                "object freed", "revision.object-removed",
                [](HandwrittenPdf& f) {
                    appendByHand(f, {}, {{4, "0000000000 00001 f"}});
                },
                0);
            row(
                "freed, then defined with a new generation", "revision.",
                [](HandwrittenPdf& f) {
                    const qint64 at = f.bytes().size();
                    appendByHand(f, "4 1 obj\n" + HandwrittenPdf::stream("BT (Bye) Tj ET") + "\nendobj\n",
                                 {{4, number(at).rightJustified(10, '0') + " 00001 n"}});
                },
                0);
            row(
                "page swapped for the field's look", "revision.page-content",
                [](HandwrittenPdf& f) {
                    appendByHand(f, {}, {{4, inUse(f.bytes().indexOf("9 0 obj"))}});
                },
                0);
            row(
                "name tree added", "revision.catalog",
                [](HandwrittenPdf& f) {
                    f.append(
                        {{1,
                          f.catalog(
                              "/Names << /JavaScript << /Names [(a) << /S /JavaScript /JS (1) >>] >> >>")}});
                },
                0);
            row(
                "layers added", "revision.catalog",
                [](HandwrittenPdf& f) {
                    f.append({{1, f.catalog("/OCProperties << /OCGs [] /D << /BaseState /OFF >> >>")}});
                },
                0);
            row(
                "pages turned", "revision.page-content",
                [](HandwrittenPdf& f) {
                    f.append({{2, "<< /Type /Pages /Kids [3 0 R] /Count 1 /Rotate 180 >>"}});
                },
                0);
            row(
                "resources of the page exchanged", "revision.page-content",
                [](HandwrittenPdf& f) {
                    const int font = f.nextObject();
                    f.append({{3, f.page().replace("/F1 5 0 R", "/F1" + ref(font))},
                              {font, "<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>"}});
                },
                0);
            row(
                "metadata that is none", "revision.catalog",
                [](HandwrittenPdf& f) {
                    const int xml = f.nextObject();
                    f.append({{1, f.catalog("/Metadata" + ref(xml))},
                              {xml, HandwrittenPdf::stream("no xml at all")}});
                },
                0);
            row(
                "validation data that is none", "revision.dss",
                [](HandwrittenPdf& f) {
                    f.append({{1, f.catalog("/DSS << /Certs [4 0 R] /Pages 2 0 R >>")}});
                },
                0);
            row(
                "validation data with a text in it", "revision.dss",
                [](HandwrittenPdf& f) {
                    f.append({{1, f.catalog("/DSS << /Certs [(abc)] >>")}});
                },
                0);
            row(
                "appended second document", "signature.hidden",
                [](HandwrittenPdf& f) {
                    HandwrittenPdf other = HandwrittenPdf::form();
                    f.setBytes(f.bytes() + other.bytes());
                },
                0);
            row(
                "appended second document with right offsets", "signature.hidden",
                [](HandwrittenPdf& f) {
                    QByteArray bytes = f.bytes();
                    QList<qint64> places;
                    for (const QByteArray& object :
                         {QByteArray("<< /Type /Catalog /Pages 2 0 R >>"),
                          QByteArray("<< /Type /Pages /Kids [3 0 R] /Count 1 >>"),
                          QByteArray("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>")}) {
                        places.append(bytes.size());
                        bytes += number(places.size()) + " 0 obj\n" + object + "\nendobj\n";
                    }
                    const qint64 xref = bytes.size();
                    bytes += "xref\n0 4\n0000000000 65535 f \n";
                    for (const qint64 place : std::as_const(places))
                        bytes += inUse(place) + " \n";
                    bytes += "trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n" + number(xref) + "\n%%EOF\n";
                    f.setBytes(bytes);
                },
                0);

            // Saved like by regular programs.
            row(
                "description changed", "",
                [](HandwrittenPdf& f) {
                    const int info = f.nextObject();
                    f.append({{info, "<< /Producer (Else) /ModDate (D:20260102030405Z) >>"}});
                    QByteArray bytes = f.bytes();
                    f.setBytes(
                        bytes.replace(bytes.lastIndexOf("/Root 1 0 R"), 11, "/Root 1 0 R /Info" + ref(info)));
                },
                0);
            row(
                "extensions, version and the same catalog", "",
                [](HandwrittenPdf& f) {
                    f.append({{1, f.catalog("/Version /2.0 /Extensions << /ADBE << /BaseVersion /1.7 "
                                            "/ExtensionLevel 8 >> >>")}});
                },
                0);
            row(
                "arrays moved to objects of their own", "",
                [](HandwrittenPdf& f) {
                    const int array = f.nextObject();
                    QByteArray page = f.page();
                    const qsizetype from = page.indexOf("/Annots ") + 8;
                    const qsizetype to = page.indexOf(']', from) + 1;
                    const QByteArray annotations = page.mid(from, to - from);
                    page.replace(from, to - from, ref(array));
                    f.append({{3, page}, {array, annotations}});
                },
                0);
            row(
                "validation data as it should be", "",
                [](HandwrittenPdf& f) {
                    const int store = f.nextObject();
                    f.append(
                        {{1, f.catalog("/DSS" + ref(store))},
                         {store, "<< /Type /DSS /Certs [" + ref(store + 1) + "] /OCSPs [" + ref(store + 2) +
                                     "] /VRI << /" + QByteArray(40, 'A') + " << /Cert [" + ref(store + 1) +
                                     "] /TU (D:20260102030405Z) >> >> >>"},
                         {store + 1, HandwrittenPdf::stream("0123")},
                         {store + 2, HandwrittenPdf::stream("4567")}});
                },
                1);
        });
    }
    void structure() { check(); }

    void incrementalSaving_data()
    {
        const QByteArray evil = "\n4 0 obj\n" + HandwrittenPdf::stream("BT (Bye) Tj ET") + "\nendobj\n";
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        const qint64 end = file.bytes().size();
        const QByteArray xref = "xref\n4 1\n" + inUse(end + 1) + " \n";
        const qint64 previous = file.bytes()
                                    .mid(file.bytes().lastIndexOf("startxref") + 9)
                                    .trimmed()
                                    .split('\n')
                                    .first()
                                    .toLongLong();
        const QByteArray trailer = "trailer\n<< /Size 20 /Root 1 0 R /Prev " + number(previous) + " >>\n";
        const QByteArray start = "startxref\n" + number(end + evil.size()) + "\n";
        QTest::addColumn<QByteArray>("tail");
        const auto row = [](const char* name, const QByteArray& tail) { QTest::newRow(name) << tail; };
        row("whole revision", evil + xref + trailer + start + "%%EOF\n");
        row("no end mark", evil + xref + trailer + start);
        row("no startxref", evil + xref + trailer);
        row("no trailer", evil + xref + start + "%%EOF\n");
        row("trailer only", evil + trailer + start + "%%EOF\n");
        row("neither table nor trailer", evil);
        row("startxref of the signed revision", evil + "startxref\n" + number(previous) + "\n%%EOF\n");
        row("startxref zero", evil + xref + trailer + "startxref\n0\n%%EOF\n");
        row("startxref beyond the end", evil + xref + trailer + "startxref\n99999999\n%%EOF\n");
        row("startxref that overflows",
            evil + xref + trailer + "startxref\n99999999999999999999999\n%%EOF\n");
        row("comment between", evil + xref + trailer + start + "% comment\n%%EOF\n");
        row("comment behind", evil + xref + trailer + start + "%%EOF\n% comment\n");
        row("end mark twice", evil + xref + trailer + start + "%%EOF\n%%EOF\n");
        row("startxref in one line",
            evil + xref + trailer + "startxref " + number(end + evil.size()) + " %%EOF\n");
        row("table without its word", evil + xref.mid(5) + trailer + start + "%%EOF\n");
        row("trailer without its root",
            evil + xref + "trailer\n<< /Size 20 /Prev " + number(previous) + " >>\n" + start + "%%EOF\n");
        row("trailer that leads in a circle", evil + xref + "trailer\n<< /Size 20 /Root 1 0 R /Prev " +
                                                  number(end + evil.size()) + " >>\n" + start + "%%EOF\n");
    }
    void incrementalSaving()
    {
        QFETCH(QByteArray, tail);
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        const VerifyReport report = test::verifyNow(file.bytes() + tail);
        QVERIFY2(report.integrity == Integrity::Modified, test::textOf(report).constData());
        QCOMPARE(report.signatures.size(), 1);
    }

    void universalForgery_data()
    {
        QTest::addColumn<QByteArray>("from");
        QTest::addColumn<QByteArray>("to");
        const auto row = [](const char* name, const QByteArray& from, const QByteArray& to) {
            QTest::newRow(name) << from << to;
        };
        row("filter missing", "/SubFilter /ETSI.CAdES.detached", "/X /Y");
        row("filter unknown, value empty", "/SubFilter /ETSI.CAdES.detached /M (D:20260102030405Z)",
            "/SubFilter /none /Contents <> /M (D)");
        row("range overflows", "/ByteRange [0",
            "/ByteRange [0 9223372036854775807 9223372036854775807 9] /X [0");
        row("range beyond all numbers", "/ByteRange [0", "/ByteRange [0 99999999999999999999 1 1] /X [0");
        row("range fractional", "/ByteRange [0", "/ByteRange [0 1.5 2 3] /X [0");
        row("range in text", "/ByteRange [0", "/ByteRange ([0 10 20 30]) /X [0");
        row("range empty", "/ByteRange [0", "/ByteRange [] /X [0");
        row("range a dictionary", "/ByteRange [0", "/ByteRange << /A 1 >> /X [0");
        row("range twice", "/ByteRange [0", "/ByteRange [0 10 20 30] /ByteRange [0");
        row("value no hex", "/Contents <", "/Contents <zz> /X <");
        row("value minus one", "/Contents <", "/Contents -1 /X <");
        row("value an array", "/Contents <", "/Contents [] /X <");
        row("value twice", "/Contents <", "/Contents <30> /Contents <");
        row("value of nothing", "/Contents <", "/Contents <3000> /X <");
        row("type other", "/Type /Sig ", "/Type /Nothing ");
    }
    void universalForgery()
    {
        QFETCH(QByteArray, from);
        QFETCH(QByteArray, to);
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        QByteArray bytes = file.bytes();
        const qsizetype at = bytes.lastIndexOf(from);
        QVERIFY(at > 0);
        bytes.replace(at, from.size(), to);
        QVERIFY2(test::verifyNow(bytes).integrity == Integrity::Broken,
                 test::textOf(test::verifyNow(bytes)).constData());
        QByteArray dictionary = file.bytes().mid(file.bytes().lastIndexOf("\n13 0 obj\n") + 10);
        dictionary = dictionary.left(dictionary.indexOf("\nendobj"));
        file.append({{13, dictionary.replace(from, to)}});
        const VerifyReport later = test::verifyNow(file.bytes());
        QVERIFY2(later.integrity == Integrity::Broken || later.integrity == Integrity::Modified,
                 test::textOf(later).constData());
    }

    /** Shadow attacks: prepared before signing, activated later. */
    void shadow_data()
    {
        QTest::addColumn<Make>("prepare");
        QTest::addColumn<Make>("turn");
        const auto row = [](const char* name, Make prepare, Make turn) {
            QTest::newRow(name) << prepare << turn;
        };
        const auto withOverlay = [](const QByteArray& object) -> Make {
            return [=](HandwrittenPdf& f) {
                f.append(
                    {{4, HandwrittenPdf::stream("BT /F1 24 Tf 72 700 Td (Pay 9) Tj ET /Cover Do")},
                     {3, f.page().replace("/Resources <<", "/Resources << /XObject << /Cover 60 0 R >>")},
                     {60, object}});
            };
        };
        const Make shown = withOverlay(look(whiteBox));
        row("hide: cover emptied", shown, [](HandwrittenPdf& f) { f.append({{60, look("")}}); });
        row("hide: cover made null", shown, [](HandwrittenPdf& f) { f.append({{60, "null"}}); });
        row("hide: cover freed", shown, [](HandwrittenPdf& f) {
            appendByHand(f, {}, {{60, "0000000000 00001 f"}});
        });
        row("hide: cover's size changed", shown, [](HandwrittenPdf& f) {
            f.append({{60, look(whiteBox).replace("[0 0 200 40]", "[0 0 0 0]")}});
        });
        row(
            "replace: missing font appears",
            [](HandwrittenPdf& f) {
                f.append({{3, f.page().replace("/F1 5 0 R", "/F1 61 0 R")}});
            },
            [](HandwrittenPdf& f) {
                f.append({{61, "<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>"}});
            });
        row(
            "replace: font overwritten", [](HandwrittenPdf&) {},
            [](HandwrittenPdf& f) {
                f.append({{5, "<< /Type /Font /Subtype /Type1 /BaseFont /Symbol >>"}});
            });
        row(
            "replace: value stands, look is turned",
            [](HandwrittenPdf& f) {
                f.append({{9, look("BT /F1 12 Tf (Pay 10) Tj ET")}});
            },
            [](HandwrittenPdf& f) {
                f.append({{9, look("BT /F1 12 Tf (Pay 99) Tj ET")}});
            });
        row("replace: note covers, then goes",
            annotated("/Subtype /FreeText /Contents (x) " + overText, look(whiteBox)), [](HandwrittenPdf& f) {
                f.append({{3, f.page()}});
            });
        const Make twoCatalogs = [](HandwrittenPdf& f) {
            f.append({{70, f.catalog().replace("/Pages 2 0 R", "/Pages 71 0 R")},
                      {71, "<< /Type /Pages /Kids [72 0 R] /Count 1 >>"},
                      {72, "<< /Type /Page /Parent 71 0 R /MediaBox [0 0 612 792] /Contents 73 0 R >>"},
                      {73, HandwrittenPdf::stream("BT (Bye) Tj ET")}});
        };
        row("hide and replace: catalog in the trailer", twoCatalogs, [](HandwrittenPdf& f) {
            appendByHand(f, {}, {{80, "0000000000 00000 f"}}, "70 0 R");
        });
        row("hide and replace: catalog in the table", twoCatalogs, [](HandwrittenPdf& f) {
            appendByHand(f, {}, {{2, inUse(f.bytes().indexOf("\n71 0 obj") + 1)}});
        });
        row(
            "hide and replace: definition that was never named",
            [](HandwrittenPdf& f) {
                f.append(
                    {{74, HandwrittenPdf::stream(
                              "\n4 0 obj\n<< /Length 14 >>\nstream\nBT (Bye) Tj ET\nendstream\nendobj\n")}});
            },
            [](HandwrittenPdf& f) {
                appendByHand(f, {}, {{4, inUse(f.bytes().lastIndexOf("\n4 0 obj\n<< /Length 14") + 1)}});
            });
    }
    void shadow()
    {
        QFETCH(Make, prepare);
        QFETCH(Make, turn);
        HandwrittenPdf file = HandwrittenPdf::form();
        prepare(file);
        // Signed with the prepared content: the builder's page must not undo it.
        const QByteArray prepared = file.bytes();
        const qsizetype at = prepared.lastIndexOf("\n3 0 obj\n") + 9;
        const QByteArray page = prepared.mid(at, prepared.indexOf("\nendobj", at) - at);
        const int field = file.nextObject();
        file.sign(
            ink::test::rsaKey(), "Sig1",
            {{3, QByteArray(page).replace("/Annots [7 0 R 8 0 R", "/Annots [7 0 R 8 0 R" + ref(field))}});
        const VerifyReport before = test::verifyNow(file.bytes());
        QVERIFY2(before.integrity == Integrity::Intact, test::textOf(before).constData());
        turn(file);
        const VerifyReport report = test::verifyNow(file.bytes());
        QVERIFY2(report.integrity == Integrity::Modified, test::textOf(report).constData());
    }

    void objectStreamDoesNotHideAnything()
    {
        // A later revision with a cross-reference stream, whose object stream overrides the page's content.
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        QByteArray bytes = file.bytes();
        const qint64 previous =
            bytes.mid(bytes.lastIndexOf("startxref") + 9).trimmed().split('\n').first().toLongLong();
        const auto made = [&](const QByteArray& object) {
            QByteArray out = bytes;
            const qint64 host = out.size();
            const QByteArray inner = "3 0 " + object;
            out += "90 0 obj\n" + HandwrittenPdf::stream(inner, "/Type /ObjStm /N 1 /First 4") + "\nendobj\n";
            const qint64 xref = out.size();
            const auto entry = [](int kind, qint64 where, int index) {
                QByteArray e(1, static_cast<char>(kind));
                for (int shift = 24; shift >= 0; shift -= 8)
                    e.append(static_cast<char>((where >> shift) & 0xFF));
                e.append(static_cast<char>(0));
                e.append(static_cast<char>(index));
                return e;
            };
            out += "91 0 obj\n" +
                   HandwrittenPdf::stream(
                       entry(2, 90, 0) + entry(1, host, 0) + entry(1, xref, 0),
                       "/Type /XRef /W [1 4 2] /Index [3 1 90 2] /Size 92 /Root 1 0 R /Prev " +
                           number(previous)) +
                   "\nendobj\nstartxref\n" + number(xref) + "\n%%EOF\n";
            return out;
        };
        const VerifyReport same = test::verifyNow(made(file.page()));
        QVERIFY2(same.integrity == Integrity::Intact, test::textOf(same).constData());
        const VerifyReport other = test::verifyNow(made(file.page({}, "/Rotate 180")));
        QVERIFY2(other.integrity == Integrity::Modified, test::textOf(other).constData());
    }
    void signingAnEmptyFieldOverTextIsFine()
    {
        // The first signer has agreed to the place of an existing signature field.
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append(
            {{6, "<< /Fields [7 0 R 8 0 R 40 0 R] /SigFlags 3 >>"},
             {3, file.page(" 40 0 R")},
             {40, "<< /Type /Annot /Subtype /Widget /FT /Sig /T (Later) /P 3 0 R " + overText + " >>"}});
        const int field = file.nextObject();
        file.sign(ink::test::rsaKey(), "Sig1",
                  {{6, "<< /Fields [7 0 R 8 0 R 40 0 R" + ref(field) + "] /SigFlags 3 >>"},
                   {3, file.page(" 40 0 R" + ref(field))}});
        QCOMPARE(test::verifyNow(file.bytes()).integrity, Integrity::Intact);
        const int value = file.nextObject() + 1; // what sign() takes for the value
        file.sign(ink::test::ecKey(), "Sig2",
                  {{6, "<< /Fields [7 0 R 8 0 R 40 0 R" + ref(field) + "] /SigFlags 3 >>"},
                   {3, file.page(" 40 0 R" + ref(field))},
                   {40, "<< /Type /Annot /Subtype /Widget /FT /Sig /T (Later) /P 3 0 R " + overText + " /V" +
                            ref(value) + " /AP << /N 50 0 R >> >>"},
                   {50, look(whiteBox)}});
        const VerifyReport report = test::verifyNow(file.bytes());
        QVERIFY2(report.integrity == Integrity::Intact, test::textOf(report).constData());
        QCOMPARE(report.signatures.size(), 2);
    }
    void revisionsTellWhatTheyDid()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        const int form = file.nextObject();
        file.append({{7, HandwrittenPdf::textField("new", form)}, {form, look("BT /F1 12 Tf (new) Tj ET")}});
        file.sign(ink::test::ecKey(), "Sig2");
        file.append({{4, HandwrittenPdf::stream("BT (Bye) Tj ET")}});
        const VerifyReport report = test::verifyNow(file.bytes());
        QCOMPARE(report.history.size(), 5);
        QVERIFY(!report.history.at(0).wasCompared);
        QCOMPARE(report.history.at(1).signatures, QList<int>{0});
        QCOMPARE(report.history.at(1).signedBy, QStringList{QStringLiteral("Ada Lovelace")});
        const RevisionInfo& filled = report.history.at(2);
        QVERIFY(filled.wasCompared && filled.isAllowed);
        QCOMPARE(filled.pages, QList<int>{0});
        QCOMPARE(filled.areas.size(), 1);
        QCOMPARE(filled.areas.first().rect, QRectF(72, 600, 200, 20));
        QCOMPARE(filled.areas.first().subject, QStringLiteral("name"));
        QCOMPARE(report.history.at(3).signatures, QList<int>{1});
        QVERIFY(report.history.at(3).isAllowed);
        const RevisionInfo& changed = report.history.at(4);
        QVERIFY(!changed.isAllowed);
        QCOMPARE(changed.pages, QList<int>{0});
        QVERIFY(!changed.changes.isEmpty());
        QCOMPARE(changed.end, file.bytes().trimmed().size());
    }
};

INK_TEST(TestVerifyAttacks, "tst_verifyattacks")

} // namespace tst_verifyattacks

#include "tst_verifyattacks.moc"
