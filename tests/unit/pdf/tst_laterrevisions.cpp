// What later revisions add: written so that every parser reads the same, and judged by page and place.
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "handwrittenpdf.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/verifytext.h"

#include <QTest>

namespace tst_laterrevisions {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;

namespace {

QByteArray ref(int object)
{
    return " " + QByteArray::number(object) + " 0 R";
}

QByteArray look(const QByteArray& content, const QByteArray& entries = "/BBox [0 0 200 40]")
{
    return HandwrittenPdf::stream(content, "/Type /XObject /Subtype /Form " + entries);
}

const QByteArray overBlank = "/Rect [300 300 420 340]";

QByteArray said(const VerifyReport& report)
{
    QStringList lines{integrityName(report.integrity), alterationName(report.alteration)};
    for (const VerifyFinding& finding : report.findings)
        lines.append(QStringLiteral("[%1] %2: %3 (object %4, page %5)")
                         .arg(finding.signature)
                         .arg(finding.id, finding.detail.english())
                         .arg(finding.object)
                         .arg(finding.page + 1));
    return lines.join(QLatin1Char('\n')).toUtf8();
}

/** A form with a second page, object 40, that shows "Page two". */
HandwrittenPdf twoPages()
{
    HandwrittenPdf file = HandwrittenPdf::form();
    file.append(
        {{2, "<< /Type /Pages /Kids [3 0 R 40 0 R] /Count 2 >>"},
         {40, "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 41 0 R /Resources << /Font "
              "<< /F1 5 0 R >> >> >>"},
         {41, HandwrittenPdf::stream("BT /F1 24 Tf 72 700 Td (Page two) Tj ET")}});
    return file;
}

QByteArray secondPage(const QByteArray& annotations)
{
    return "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 41 0 R /Resources << /Font << /F1 "
           "5 0 R "
           ">> >> /Annots [" +
           annotations + "] >>";
}

} // namespace

class TestLaterRevisions final : public QObject
{
    Q_OBJECT

    static void isModified(const QByteArray& bytes, const QByteArray& finding,
                           std::optional<Alteration> alteration = {})
    {
        const VerifyReport report = test::verifyNow(bytes);
        QVERIFY2(report.integrity == Integrity::Modified, said(report));
        QVERIFY2(said(report).contains(finding), said(report));
        if (alteration) QVERIFY2(report.alteration == *alteration, said(report));
    }
    static void isIntact(const QByteArray& bytes)
    {
        const VerifyReport report = test::verifyNow(bytes);
        QVERIFY2(report.integrity == Integrity::Intact, said(report));
    }

private Q_SLOTS:
    /** What was signed may itself be read in different ways: that is no change, but it is said. */
    void theSignedFileIsNotStrict()
    {
        HandwrittenPdf strict = HandwrittenPdf::form();
        strict.sign(test::ecKey(), "Sig1");
        QVERIFY2(!said(test::verifyNow(strict.bytes())).contains("file.syntax"),
                 said(test::verifyNow(strict.bytes())));
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append({{50, "<< /Private << /X 1..2 >> >>"}});
        file.sign(test::ecKey(), "Sig1");
        const VerifyReport report = test::verifyNow(file.bytes());
        QVERIFY2(report.integrity == Integrity::Intact, said(report));
        QVERIFY2(said(report).contains("file.syntax: The signed file itself doesn't"), said(report));
        QVERIFY2(said(report).contains("(object 50, page 0)"), said(report));
    }

    /** Each in an entry that no rule looks at, under a seal that allows no changes. */
    void everyTokenIsKnown_data()
    {
        QTest::addColumn<QByteArray>("entry");
        QTest::addColumn<bool>("sound");
        for (const char* sound :
             {"/PieceInfo << /X (a\\)b) >>", "/PieceInfo << /X [1 -.5 /A#20B <48> true null] >>",
              "/PieceInfo %c\n << >>", "/LastModified (D:20260101)"})
            QTest::newRow(sound) << QByteArray(sound) << true;
        for (const char* stray :
             {"/PieceInfo << /X ) /Contents 9 0 R >>", "/PieceInfo << /X { /Contents 9 0 R >>",
              "/PieceInfo << /X } >>", "/PieceInfo << /X > /Contents 9 0 R >>", "/PieceInfo //",
              "/PieceInfo %x\r", "/PieceInfo ~>", "/PieceInfo << /X <4> >>", "/PieceInfo << /X <4g> >>",
              "/PieceInfo << /X 4294967299 >>", "/PieceInfo << /X 1e5 >>", "/PieceInfo << /X 9 1 R >>",
              "/PieceInfo << /X 9 65536 R >>", "/PieceInfo << /X 4294967305 0 R >>",
              "/PieceInfo << /X /#00 >>", "/PieceInfo << /X 1 /X 2 >>", "/PieceInfo << /X foo >>",
              "/PieceInfo << /X 1 R >>"})
            QTest::newRow(stray) << QByteArray(stray) << false;
        QTest::newRow("null byte") << QByteArray("/PieceInfo << /X\0Y 1 >>", 23) << false;
    }
    void everyTokenIsKnown()
    {
        QFETCH(QByteArray, entry);
        QFETCH(bool, sound);
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1", {}, {}, test::docMdp(1));
        file.append({{3, file.page({}, entry)}});
        if (sound) return isIntact(file.bytes());
        isModified(file.bytes(), "revision.syntax", Alteration::ReadersDiffer);
        QVERIFY(said(test::verifyNow(file.bytes())).contains("(object 3"));
    }

    void objectsInStreamsAreReadToo()
    {
        for (const QByteArray& entry :
             {QByteArray("/PieceInfo << >>"), QByteArray("/PieceInfo << /X ) >>")}) {
            HandwrittenPdf file = HandwrittenPdf::form();
            file.sign(ink::test::rsaKey(), "Sig1");
            QByteArray bytes = file.bytes();
            const qint64 previous =
                bytes.mid(bytes.lastIndexOf("startxref") + 9).trimmed().split('\n').first().toLongLong();
            const qint64 host = bytes.size();
            bytes += "90 0 obj\n" +
                     HandwrittenPdf::stream("3 0 " + file.page({}, entry), "/Type /ObjStm /N 1 /First 4") +
                     "\nendobj\n";
            const qint64 xref = bytes.size();
            const auto place = [](int kind, qint64 where) {
                QByteArray e(1, static_cast<char>(kind));
                for (int shift = 24; shift >= 0; shift -= 8)
                    e.append(static_cast<char>((where >> shift) & 0xFF));
                return e + QByteArray(2, '\0');
            };
            bytes += "91 0 obj\n" +
                     HandwrittenPdf::stream(
                         place(2, 90) + place(1, host) + place(1, xref),
                         "/Type /XRef /W [1 4 2] /Index [3 1 90 2] /Size 92 /Root 1 0 R /Prev " +
                             QByteArray::number(previous)) +
                     "\nendobj\nstartxref\n" + QByteArray::number(xref) + "\n%%EOF\n";
            if (entry.contains(')'))
                isModified(bytes, "revision.syntax", Alteration::ReadersDiffer);
            else
                isIntact(bytes);
        }
    }

    void trailers_data()
    {
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<bool>("sound");
        QTest::newRow("private entry") << QByteArray("/X (y)") << true;
        for (const char* stray : {"/X ) /Y 1", "/X { /Y 1", "/X >", "/X", "/X 1 1 R", "//", "/X 5e1"})
            QTest::newRow(stray) << QByteArray(stray) << false;
    }
    void trailers()
    {
        QFETCH(QByteArray, entries);
        QFETCH(bool, sound);
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        file.append({{3, file.page()}});
        QByteArray bytes = file.bytes();
        bytes.insert(bytes.lastIndexOf(" >>\nstartxref"), ' ' + entries);
        if (sound)
            isIntact(bytes);
        else
            QVERIFY2(test::verifyNow(bytes).integrity == Integrity::Modified, said(test::verifyNow(bytes)));
    }

    /** Some readers leave out objects beyond /Size, others show them. */
    void beyondTheSize()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        const int added = file.nextObject();
        file.append({{3, file.page()}, {added, "<< >>"}});
        QByteArray bytes = file.bytes();
        isIntact(bytes);
        const QByteArray size = "/Size " + QByteArray::number(added + 1);
        bytes.replace(bytes.lastIndexOf(size), size.size(), "/Size " + QByteArray::number(added));
        isModified(bytes, "revision.syntax");
    }

    /** The signed revision names an object that it doesn't have, in a way that only some readers follow. */
    void openReferences_data()
    {
        QTest::addColumn<QByteArray>("contents");
        QTest::newRow("another generation") << QByteArray("[4 0 R 60 1 R]");
        QTest::newRow("a number too large") << QByteArray("[4 0 R 4294967356 0 R]");
        QTest::newRow("a generation too large") << QByteArray("[4 0 R 60 65536 R]");
        QTest::newRow("the same one") << QByteArray("[4 0 R 60 0 R]");
        QTest::newRow("twice") << QByteArray("60 0 R /Contents 4 0 R");
    }
    void openReferences()
    {
        QFETCH(QByteArray, contents);
        HandwrittenPdf file = HandwrittenPdf::form();
        const QByteArray annotations = "/Annots [7 0 R 8 0 R" + ref(file.nextObject());
        file.sign(ink::test::rsaKey(), "Sig1",
                  {{3, file.page()
                           .replace("/Contents 4 0 R", "/Contents " + contents)
                           .replace("/Annots [7 0 R 8 0 R", annotations)}},
                  {}, test::docMdp(2));
        QVERIFY2(test::verifyNow(file.bytes()).signatures.first().integrity == Integrity::Intact,
                 said(test::verifyNow(file.bytes())));
        file.append({{60, HandwrittenPdf::stream("BT /F1 24 Tf 72 500 Td (and 900 EUR) Tj ET")}});
        QVERIFY2(test::verifyNow(file.bytes()).integrity == Integrity::Modified,
                 said(test::verifyNow(file.bytes())));
    }

    /** A signer's widget on a page that they never signed. */
    void aSignatureOnAnotherPage_data()
    {
        QTest::addColumn<bool>("visible");
        QTest::newRow("with a picture") << true;
        QTest::newRow("without one") << false;
    }
    void aSignatureOnAnotherPage()
    {
        QFETCH(bool, visible);
        HandwrittenPdf file = twoPages();
        const int field = file.nextObject();
        const int form = field + 5;
        file.sign(ink::test::rsaKey(), "Sig1", {{form, look("0 g 0 0 100 20 re f")}},
                  visible ? overBlank + " /AP << /N" + ref(form) + " >>" : QByteArray());
        isIntact(file.bytes());
        HandwrittenPdf moved = file;
        moved.append({{40, secondPage(ref(field))}});
        isModified(moved.bytes(), "revision.field-place");
        HandwrittenPdf twice = file;
        twice.append({{3, file.page(ref(field))}});
        if (visible)
            isModified(twice.bytes(), "revision.annotation-added");
        else
            isIntact(twice.bytes());
    }

    /** A new widget is on one page, once, and says so. */
    void placesOfNewFields()
    {
        const auto signedAgain = [](const QByteArray& page, const QByteArray& onFirst,
                                    const QByteArray& onSecond) {
            HandwrittenPdf file = twoPages();
            file.sign(ink::test::rsaKey(), "Sig1");
            const int field = file.nextObject();
            const int form = field + 5;
            HandwrittenPdf::Objects more{{form, look("0 g 0 0 100 20 re f")}};
            if (!onFirst.isNull()) more[3] = file.page(QByteArray(onFirst).replace("F", ref(field)));
            if (!onSecond.isNull()) more[40] = secondPage(QByteArray(onSecond).replace("F", ref(field)));
            file.sign(ink::test::ecKey(), "Sig2", more, overBlank + " /AP << /N" + ref(form) + " >>");
            QByteArray bytes = file.bytes();
            const QByteArray place = "/P 3 0 R " + overBlank;
            Q_ASSERT(bytes.contains(place));
            return bytes.replace(place, QByteArray(page + ' ' + overBlank).leftJustified(place.size(), ' '));
        };
        const auto finding = [&](const QByteArray& page, const QByteArray& onFirst,
                                 const QByteArray& onSecond) {
            return said(test::verifyNow(signedAgain(page, onFirst, onSecond)));
        };
        // The value no longer computes after the replacement, so what is looked at is the first signature.
        const auto first = [&](const QByteArray& page, const QByteArray& onFirst,
                               const QByteArray& onSecond) {
            return test::verifyNow(signedAgain(page, onFirst, onSecond)).signatures.first().integrity;
        };
        QVERIFY2(first("/P 3 0 R", "F", {}) == Integrity::Intact, finding("/P 3 0 R", "F", {}));
        QVERIFY2(first("", "F", {}) == Integrity::Intact, finding("", "F", {}));
        QVERIFY2(first("/P 40 0 R", "F", {}) == Integrity::Modified, finding("/P 40 0 R", "F", {}));
        QVERIFY2(first("/P 2 0 R", "F", {}) == Integrity::Modified, finding("/P 2 0 R", "F", {}));
        QVERIFY2(first("/P 3 0 R", "F", "F") == Integrity::Modified, finding("/P 3 0 R", "F", "F"));
        QVERIFY2(first("/P 3 0 R", "F F", {}) == Integrity::Modified, finding("/P 3 0 R", "F F", {}));
    }

    void aLookWithoutABox()
    {
        for (const char* box : {"", "/BBox [0 0 200]", "/BBox [0 0 (x) 40]"}) {
            HandwrittenPdf file = HandwrittenPdf::form();
            file.sign(ink::test::rsaKey(), "Sig1");
            const int form = file.nextObject() + 5;
            file.sign(ink::test::ecKey(), "Sig2", {{form, look("0 g 0 0 900 900 re f", box)}},
                      overBlank + " /AP << /N" + ref(form) + " >>");
            isModified(file.bytes(), "revision.appearance-box");
        }
    }

    /** After P=1, only a time-stamp by its SubFilter is one. */
    void aSignatureThatCallsItselfTimestamp()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1", {}, {}, test::docMdp(1));
        auto prepared = file.prepare("Sig2");
        prepared.bytes.replace(prepared.bytes.lastIndexOf("/Type /Sig /"), 12, "/Type/DocTimeStamp/");
        const auto shifted = static_cast<qsizetype>(QByteArray("/Type/DocTimeStamp/").size() - 12);
        QByteArray bytes = prepared.bytes;
        // The same number of bytes as before, so that the range stays right.
        bytes.replace(bytes.lastIndexOf("/Location (Lyon) "), 16, QByteArray(16 - shifted, ' '));
        prepared.bytes = bytes;
        prepared.contentsStart = bytes.indexOf('<', bytes.lastIndexOf("/Contents"));
        prepared.contentsEnd = bytes.indexOf('>', prepared.contentsStart) + 1;
        const auto sealed = seal(std::move(prepared), ink::test::ecKey());
        QVERIFY(sealed);
        isModified(*sealed, "docmdp.level");
    }

    /** iText and OpenPDF write /DR into signature fields. */
    void resourcesOfASignatureField()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        file.sign(ink::test::ecKey(), "Sig2", {}, "/DR << /Font << /F1 5 0 R >> >>");
        isIntact(file.bytes());
        HandwrittenPdf other = HandwrittenPdf::form();
        other.sign(ink::test::rsaKey(), "Sig1");
        other.sign(ink::test::ecKey(), "Sig2", {}, "/XY << >>");
        isModified(other.bytes(), "revision.field-form");
    }

    /** A PDF in a stream defines nothing, however the data begin. */
    void anotherPdfInside()
    {
        const QByteArray inside =
            "%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n4 0 obj\n<< /Length 3 >>\nstream\n"
            "abc\nendstream\nendobj\n";
        for (const char* end : {"\n", "\r\n"})
            for (const bool indirect : {false, true}) {
                const QByteArray length = indirect ? QByteArray("61 0 R") : QByteArray::number(inside.size());
                HandwrittenPdf file = HandwrittenPdf::form();
                file.append({{60, "<< /Length " + length + " >>\nstream" + end + inside + "\nendstream"},
                             {61, QByteArray::number(inside.size())}});
                file.sign(ink::test::rsaKey(), "Sig1");
                isIntact(file.bytes());
            }
    }
};

INK_TEST(TestLaterRevisions, "tst_laterrevisions")

} // namespace tst_laterrevisions

#include "tst_laterrevisions.moc"
