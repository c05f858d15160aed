// What was changed after signatures is said: which value became which, who allowed it, and who never saw it.
#include "app/pdf/verify/laterchanges.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "handwrittenpdf.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/verifytext.h"

#include <QTest>

namespace tst_laterchanges {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;
using Kind = LaterChange::Kind;

namespace {

/** The objects of a revision that fills the text field, with further entries of the field. */
HandwrittenPdf::Objects filled(const HandwrittenPdf& file, const QByteArray& value,
                               const QByteArray& entries = {})
{
    const int look = file.nextObject() + 20;
    return {{HandwrittenPdf::textObject, HandwrittenPdf::textField(value, look, entries)},
            {look, HandwrittenPdf::stream("BT /F1 12 Tf 2 5 Td (" + value + ") Tj ET",
                                          "/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << "
                                          "/Font << /F1 5 0 R >> >>")}};
}

VerifyReport verify(const HandwrittenPdf& file)
{
    VerifyOptions options;
    options.now = SystemClock().now();
    return verifyPdf(file.bytes(), options);
}

QByteArray said(const VerifyReport& report)
{
    QStringList lines{integrityName(report.integrity), alterationName(report.alteration)};
    for (const Message& sentence : headlineOf(report))
        lines.append(sentence.english());
    for (const LaterChange& change : report.changes)
        lines.append(QStringLiteral("%1 %2: %3")
                         .arg(change.revision)
                         .arg(changeKindName(change.kind), sentenceOf(change).english()));
    for (const VerifyFinding& finding : report.findings)
        lines.append(finding.id + QStringLiteral(": ") + finding.detail.english());
    return lines.join(QLatin1Char('\n')).toUtf8();
}

QList<LaterChange> ofKind(const VerifyReport& report, Kind kind)
{
    QList<LaterChange> found;
    for (const LaterChange& change : report.changes)
        if (change.kind == kind) found.append(change);
    return found;
}

} // namespace

class TestLaterChanges final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void nothingIsSaidOfAFileThatIsAsSigned()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        const VerifyReport report = verify(file);
        QCOMPARE(report.alteration, Alteration::None);
        QVERIFY2(report.changes.isEmpty() && headlineOf(report).isEmpty(), said(report));
        QVERIFY(!hasReplacedValues(report) && !needsAttention(report) && !isWeak(report));
    }

    void aValueIsReplaced_data()
    {
        QTest::addColumn<QByteArray>("reference");
        QTest::newRow("approval") << QByteArray();
        QTest::newRow("certification that allows forms") << test::docMdp(2);
        QTest::newRow("certification that allows comments") << test::docMdp(3);
    }
    void aValueIsReplaced()
    {
        QFETCH(QByteArray, reference);
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append(filled(file, "900"));
        file.sign(ink::test::rsaKey(), "Sig1", {}, {}, reference);
        file.append(filled(file, "100"));
        const VerifyReport report = verify(file);
        QVERIFY2(report.integrity == Integrity::Intact, said(report));
        QCOMPARE(report.alteration, Alteration::Allowed);
        QVERIFY(hasReplacedValues(report) && needsAttention(report));
        const QList<LaterChange> changes = ofKind(report, Kind::Replaced);
        QVERIFY2(changes.size() == 1, said(report));
        const LaterChange& change = changes.first();
        QCOMPARE(change.subject, QStringLiteral("name"));
        QCOMPARE(change.before, QStringLiteral("900"));
        QCOMPARE(change.after, QStringLiteral("100"));
        QCOMPARE(change.page, 0);
        QCOMPARE(change.object, HandwrittenPdf::textObject);
        QCOMPARE(change.revision, report.revisionCount);
        QCOMPARE(change.unseenBy, QList<int>{0});
        QVERIFY(change.signedBy.isEmpty());
        const QByteArray words = said(report);
        QVERIFY2(words.contains("from “900” to “100” after Ada Lovelace signed"), words);
        QVERIFY2(words.contains("Ada Lovelace never saw the new value"), words);
        QVERIFY2(words.contains("Nobody has signed the new value"), words);
    }

    void theSecondSignerReplacesIt()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append(filled(file, "900"));
        file.sign(ink::test::rsaKey(), "Sig1");
        file.sign(ink::test::ecKey(), "Sig2", filled(file, "100"));
        const VerifyReport report = verify(file);
        QVERIFY2(report.integrity == Integrity::Intact, said(report));
        QVERIFY(hasReplacedValues(report));
        const QList<LaterChange> changes = ofKind(report, Kind::Replaced);
        QVERIFY2(changes.size() == 1, said(report));
        QCOMPARE(changes.first().unseenBy, QList<int>{0});
        QCOMPARE(changes.first().signedBy, QList<int>{1});
        const QList<LaterChange> signatures = ofKind(report, Kind::Signed);
        QVERIFY2(signatures.size() == 1, said(report));
        QCOMPARE(signatures.first().subject, QStringLiteral("Sig2"));
        QVERIFY2(said(report).contains("Grace Hopper signed the new value"), said(report));
    }

    /** Between two signatures, and again after both: each change is told with those who never saw it. */
    void replacedTwice()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append(filled(file, "900"));
        file.sign(ink::test::rsaKey(), "Sig1");
        file.sign(ink::test::ecKey(), "Sig2", filled(file, "500"));
        file.append(filled(file, "100"));
        const VerifyReport report = verify(file);
        QVERIFY2(report.integrity == Integrity::Intact, said(report));
        const QList<LaterChange> changes = ofKind(report, Kind::Replaced);
        QVERIFY2(changes.size() == 2, said(report));
        QCOMPARE(changes.at(0).after, QStringLiteral("500"));
        QCOMPARE(changes.at(0).signedBy, QList<int>{1});
        QCOMPARE(changes.at(1).before, QStringLiteral("500"));
        QCOMPARE(changes.at(1).after, QStringLiteral("100"));
        QCOMPARE(changes.at(1).unseenBy, (QList<int>{0, 1}));
        QVERIFY(changes.at(1).signedBy.isEmpty());
    }

    /** Only what is left in the end counts, and it came with the revision that wrote it first. */
    void unsignedRevisions()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append(filled(file, "900"));
        file.sign(ink::test::rsaKey(), "Sig1");
        const int signedRevision = verify(file).revisionCount;
        file.append(filled(file, "100"));
        file.append({{HandwrittenPdf::pageObject, file.page()}});
        VerifyReport report = verify(file);
        QVERIFY2(report.integrity == Integrity::Intact, said(report));
        QVERIFY2(ofKind(report, Kind::Replaced).size() == 1, said(report));
        QCOMPARE(ofKind(report, Kind::Replaced).first().revision, signedRevision + 1);
        file.append(filled(file, "900"));
        report = verify(file);
        QVERIFY2(report.integrity == Integrity::Intact && !hasReplacedValues(report), said(report));
    }

    void filledForTheFirstTime()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append(filled(file, ""));
        file.sign(ink::test::rsaKey(), "Sig1");
        file.append(filled(file, "Ada"));
        VerifyReport report = verify(file);
        QVERIFY2(report.integrity == Integrity::Intact, said(report));
        QCOMPARE(report.alteration, Alteration::Allowed);
        QVERIFY2(!hasReplacedValues(report) && needsAttention(report), said(report));
        QVERIFY2(said(report).contains("“name” was filled in with “Ada” after Ada Lovelace signed"),
                 said(report));
    }

    void cleared()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append(filled(file, "900"));
        file.sign(ink::test::rsaKey(), "Sig1");
        file.append(filled(file, ""));
        const VerifyReport report = verify(file);
        QVERIFY2(report.integrity == Integrity::Intact, said(report));
        QVERIFY2(ofKind(report, Kind::Cleared).size() == 1 && hasReplacedValues(report), said(report));
        QVERIFY2(said(report).contains("Its value was “900”"), said(report));
    }

    /** What a password field held is not repeated. */
    void secretsStaySecret()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append(filled(file, "hunter2", "/Ff 8192"));
        file.sign(ink::test::rsaKey(), "Sig1");
        file.append(filled(file, "secret3", "/Ff 8192"));
        const VerifyReport report = verify(file);
        QVERIFY2(!said(report).contains("hunter2") && !said(report).contains("secret3"), said(report));
        QVERIFY2(ofKind(report, Kind::Replaced).size() == 1, said(report));
    }

    void anotherSignature()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        file.sign(ink::test::ecKey(), "Sig2");
        const VerifyReport report = verify(file);
        QCOMPARE(report.alteration, Alteration::Allowed);
        QVERIFY2(said(report).contains("Grace Hopper signed the field “Sig2” after Ada Lovelace"),
                 said(report));
        QVERIFY(!needsAttention(report));
    }

    void titleAndAuthor()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(ink::test::rsaKey(), "Sig1");
        QByteArray bytes = file.bytes();
        const qint64 previous =
            bytes.mid(bytes.lastIndexOf("startxref") + 9).trimmed().split('\n').first().toLongLong();
        const int info = file.nextObject();
        const qint64 at = bytes.size();
        bytes += QByteArray::number(info) + " 0 obj\n<< /Title (Rent 100) /Producer (x) >>\nendobj\n";
        const qint64 xref = bytes.size();
        bytes += "xref\n" + QByteArray::number(info) + " 1\n" +
                 QByteArray::number(at).rightJustified(10, '0') + " 00000 n \ntrailer\n<< /Size " +
                 QByteArray::number(info + 1) + " /Root 1 0 R /Info " + QByteArray::number(info) +
                 " 0 R /Prev " + QByteArray::number(previous) + " >>\nstartxref\n" +
                 QByteArray::number(xref) + "\n%%EOF\n";
        file.setBytes(bytes);
        const VerifyReport report = verify(file);
        QVERIFY2(report.integrity == Integrity::Intact, said(report));
        QVERIFY2(said(report).contains("title was changed from “” to “Rent 100”"), said(report));
        QVERIFY(needsAttention(report) && !hasReplacedValues(report));
    }

    /** Entries that draw nothing may come with filling and signing, and are not "visible content". */
    void entriesThatDrawNothing_data()
    {
        QTest::addColumn<QByteArray>("entries");
        QTest::addColumn<bool>("allowed");
        for (const char* harmless :
             {"/MK << >>", "/MK << /BC [] /BG [] /R 0 >>", "/TU (Rent)", "/TU ()", "/Border [0 0 0]",
              "/Border [0 0 1]", "/BS << /W 0 >>", "/BS << /Type /Border /W 1 /S /S >>",
              "/MK << >> /TU (Rent) /Border [0 0 0]"})
            QTest::newRow(harmless) << QByteArray(harmless) << true;
        for (const char* drawn :
             {"/MK << /BG [0] >>", "/MK << /BC [1 0 0] >>", "/MK << /R 90 >>", "/MK << /CA (x) >>",
              "/Border [0 0 20]", "/Border [5 5 0]", "/BS << /W 20 >>", "/BS << /W 1 /S /B >>",
              "/BS << /W 1 /S /D /D [3] >>", "/Lock << /Action /All >>", "/A << /S /JavaScript /JS (x) >>",
              "/C [1 0 0]", "/X (y)"})
            QTest::newRow(drawn) << QByteArray(drawn) << false;
    }
    void entriesThatDrawNothing()
    {
        QFETCH(QByteArray, entries);
        QFETCH(bool, allowed);
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append(filled(file, ""));
        file.sign(ink::test::rsaKey(), "Sig1");
        file.append(filled(file, "900", entries));
        const VerifyReport report = verify(file);
        QVERIFY2((report.integrity == Integrity::Intact) == allowed, said(report));
        if (!allowed) QVERIFY2(said(report).contains("revision.field"), said(report));
    }

    void aLockComesWithASignature()
    {
        const QByteArray lock = "/Lock << /Type /SigFieldLock /Action /All >> /MK << >>";
        const QByteArray empty =
            "<< /Type /Annot /Subtype /Widget /FT /Sig /T (Later) /Rect [0 0 0 0] /P 3 0 R /F 132 ";
        HandwrittenPdf file = HandwrittenPdf::form();
        const int later = file.nextObject() + 30;
        const QByteArray ref = " " + QByteArray::number(later) + " 0 R";
        file.append({{later, empty + ">>"},
                     {HandwrittenPdf::pageObject, file.page(ref)},
                     {HandwrittenPdf::acroFormObject, file.acroForm(ref)}});
        const auto keepField = [&](HandwrittenPdf& each, const QByteArray& entries, const QByteArray& name,
                                   const pdf::SealKey& key) {
            each.sign(key, name,
                      {{later, empty + entries + ">>"},
                       {HandwrittenPdf::pageObject, each.page(ref)},
                       {HandwrittenPdf::acroFormObject, each.acroForm(ref)}});
        };
        keepField(file, {}, "Sig1", ink::test::rsaKey());
        // The empty field gets a lock without being signed: nobody may do that.
        HandwrittenPdf unsignedField = file;
        unsignedField.append({{later, empty + lock + " >>"}});
        QVERIFY2(verify(unsignedField).integrity != Integrity::Intact, said(verify(unsignedField)));
    }

    void weakAlgorithmsAreInTheHeadline()
    {
        VerifyReport report;
        report.integrity = Integrity::Intact;
        report.signatures.append(SignatureReport());
        QVERIFY(!isWeak(report) && headlineOf(report).isEmpty());
        report.findings.append({QStringLiteral("algorithm.weak"), VerifyFinding::Level::Warning,
                                Message::literal(QStringLiteral("MD5.")), 0});
        QVERIFY(isWeak(report) && needsAttention(report));
        QVERIFY2(said(report).contains("weak, so it proves little. MD5."), said(report));
        report.signatures.first().integrity = Integrity::Modified;
        QVERIFY(!isWeak(report));
    }
};

INK_TEST(TestLaterChanges, "tst_laterchanges")

} // namespace tst_laterchanges

#include "tst_laterchanges.moc"
