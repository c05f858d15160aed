// Files with signatures of others: additions keep them valid, or the file is rejected with the reason.
#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/stamp/signedstamper.h"
#include "app/pdf/verify/verifier.h"
#include "app/pdf/verify/verifynames.h"
#include "tests/support/paths.h"
#include "tests/support/programrun.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/handwrittenpdf.h"
#include "tests/unit/pdf/rawpdf.h"

#include <QBuffer>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <qpdf/Buffer.hh>
#include <qpdf/QPDF.hh>

namespace tst_signedupload {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;

namespace {

QByteArray drawing(QColor colour)
{
    QImage image(60, 20, QImage::Format_ARGB32);
    image.fill(colour);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

StampItem item(domain::TagType type, domain::PageRect rect, const QString& text, const QByteArray& image = {})
{
    StampItem made;
    made.type = type;
    made.rect = rect;
    made.text = text;
    made.image = image;
    return made;
}

/** DocMDP, and further entries of a signature's dictionary. */
QByteArray certification(int level, const QByteArray& more = {})
{
    return "/Reference [<</Type /SigRef /TransformMethod /DocMDP /TransformParams <</Type /TransformParams "
           "/P " +
           QByteArray::number(level) + " /V /1.2>>>>" + more + "]";
}
QByteArray fieldLock(const QByteArray& action)
{
    return "<</Type /SigRef /TransformMethod /FieldMDP /Data 1 0 R /TransformParams <</Type /TransformParams "
           "/V /1.2 " +
           action + ">>>>";
}

/** The form, signed by Ada; certified when `dictExtra` says so. */
QByteArray signedForm(const QByteArray& dictExtra = {}, const QByteArray& fieldExtra = {})
{
    HandwrittenPdf file = HandwrittenPdf::form();
    HandwrittenPdf::Objects extra;
    const QByteArray value = QByteArray::number(file.nextObject() + 1) + " 0 R";
    if (dictExtra.contains("/DocMDP"))
        extra[HandwrittenPdf::catalogObject] = file.catalog("/Perms <</DocMDP " + value + ">>");
    file.sign(test::rsaKey(), "Ada", extra, fieldExtra, dictExtra);
    return file.bytes();
}

/** In a blank place of the form: its letters are at y 700, its fields at 600 and 500 from the bottom. */
StampItem blankSignature()
{
    return item(domain::TagType::Signature, {72, 400, 120, 40}, {}, drawing(QColor(20, 40, 160)));
}

Result<QByteArray> sealedWith(const QByteArray& original, const QList<StampItem>& items)
{
    INK_ASSIGN(writer, IncrementalWriter::open(original));
    INK_TRY(writer.stamp(items));
    INK_ASSIGN(prepared, std::move(writer).finishForSigning({}));
    return seal(std::move(prepared), test::ecKey());
}

QString told(const VerifyReport& report)
{
    QString out;
    for (const auto& finding : report.findings)
        out += QStringLiteral("[%1 %2 %3] ").arg(finding.signature).arg(finding.id, finding.detail.english());
    return out;
}

} // namespace

class TestSignedUpload final : public QObject
{
    Q_OBJECT

    QString readText(const QByteArray& bytes)
    {
        return test::outputOf(QStringLiteral("pdftotext"), {QStringLiteral("FILE"), QStringLiteral("-")},
                              bytes);
    }
    void judgedByOthers(const QByteArray& bytes, int signatures)
    {
        const QString qpdf = test::outputOf(QStringLiteral("qpdf"),
                                            {QStringLiteral("--check"), QStringLiteral("FILE")}, bytes);
        QVERIFY2(qpdf.contains(QStringLiteral("No syntax or stream encoding errors")), qPrintable(qpdf));
        const QString pdfsig = test::outputOf(QStringLiteral("pdfsig"),
                                              {QStringLiteral("-nocert"), QStringLiteral("FILE")}, bytes);
        QVERIFY2(pdfsig.count(QStringLiteral("Signature is Valid")) >= signatures, qPrintable(pdfsig));
        QVERIFY2(!pdfsig.contains(QStringLiteral("Invalid")), qPrintable(pdfsig));
        const QString mutool = test::outputOf(
            QStringLiteral("mutool"),
            {QStringLiteral("draw"), QStringLiteral("-F"), QStringLiteral("txt"), QStringLiteral("FILE")},
            bytes);
        QVERIFY2(!mutool.contains(QStringLiteral("error")) && !mutool.contains(QStringLiteral("exit")),
                 qPrintable(mutool));
    }

private Q_SLOTS:
    void valuesLeaveEarlierSignaturesIntact()
    {
        const QByteArray upload = signedForm();
        const auto intake = acceptPdf(upload);
        QVERIFY2(intake, intake ? "" : qPrintable(intake.error().detail.english()));
        QVERIFY(intake->info.isSigned && !intake->info.allowsOnlyForm && intake->repair.isEmpty());

        const auto sealed = sealedWith(
            upload,
            {blankSignature(), item(domain::TagType::Text, {300, 400, 150, 20}, QStringLiteral("Zoë Ωmega")),
             item(domain::TagType::Text, {72, 172, 200, 20}, QStringLiteral("Grace")), // on the field
             item(domain::TagType::Checkbox, {72, 274, 18, 18}, QStringLiteral("true"))});
        QVERIFY2(sealed, sealed ? "" : qPrintable(sealed.error().detail.english()));
        QVERIFY(sealed->startsWith(upload));
        const VerifyReport report = verifyPdf(*sealed, {});
        QVERIFY2(report.integrity == Integrity::Intact, qPrintable(told(report)));
        QCOMPARE(report.signatures.size(), 2);
        judgedByOthers(*sealed, 2);
        const QString text = readText(*sealed);
        QVERIFY2(text.contains(QStringLiteral("Hello")) && text.contains(QStringLiteral("Zoë Ωmega")) &&
                     text.contains(QStringLiteral("Grace")),
                 qPrintable(text));
        // The form's own fields carry the values.
        QPDF pdf;
        pdf.processMemoryFile("sealed", sealed->constData(), static_cast<size_t>(sealed->size()));
        QCOMPARE(pdf.getObjectByID(7, 0).getKey("/V").getUTF8Value(), std::string("Grace"));
        QCOMPARE(pdf.getObjectByID(8, 0).getKey("/V").getName(), std::string("/Yes"));
        QCOMPARE(pdf.getObjectByID(8, 0).getKey("/AS").getName(), std::string("/Yes"));
        QCOMPARE(pdf.getObjectByID(4, 0).getRawStreamData()->getSize(), size_t(36)); // the page is untouched
    }

    /** Several rounds through the service, each with values: all signatures stay valid. */
    void again()
    {
        QByteArray file = signedForm();
        for (int i = 0; i < 3; ++i) {
            StampItem next = blankSignature();
            next.rect.top += 60 * i;
            const auto sealed = sealedWith(file, {next});
            QVERIFY(sealed);
            file = *sealed;
            QVERIFY(acceptPdf(file));
        }
        const VerifyReport report = verifyPdf(file, {});
        QCOMPARE(report.signatures.size(), 4);
        QVERIFY2(report.integrity == Integrity::Intact, qPrintable(told(report)));
        judgedByOthers(file, 4);
    }

    void whatTheSignaturesAllow_data()
    {
        QTest::addColumn<QByteArray>("upload");
        QTest::addColumn<QString>("refused"); ///< a word of the message; empty = accepted
        QTest::addColumn<bool>("onlyForm");
        QTest::newRow("approval") << signedForm() << QString() << false;
        QTest::newRow("certified, nothing")
            << signedForm(certification(1)) << QStringLiteral("certified") << false;
        QTest::newRow("certified, form") << signedForm(certification(2)) << QString() << true;
        QTest::newRow("certified, comments") << signedForm(certification(3)) << QString() << true;
        QTest::newRow("certified, form, but all its fields are locked")
            << signedForm(certification(2, fieldLock("/Action /Include /Fields [(name) (agree)]")))
            << QStringLiteral("no form field is left") << false;
        QTest::newRow("all fields locked") << signedForm("/Reference [" + fieldLock("/Action /All") + "]")
                                           << QStringLiteral("doesn't allow further signatures") << false;
        QTest::newRow("all fields but one locked")
            << signedForm("/Reference [" + fieldLock("/Action /Exclude /Fields [(name)]") + "]")
            << QStringLiteral("doesn't allow further signatures") << false;
        QTest::newRow("one field locked")
            << signedForm("/Reference [" + fieldLock("/Action /Include /Fields [(name)]") + "]") << QString()
            << false;
        QTest::newRow("locked by the field") << signedForm({}, "/Lock <</Type /SigFieldLock /Action /All>>")
                                             << QStringLiteral("doesn't allow further signatures") << false;
        QTest::newRow("closed by the field")
            << signedForm({}, "/Lock <</Type /SigFieldLock /Action /Include /Fields [(name)] /P 1>>")
            << QStringLiteral("certified") << false;
    }
    void whatTheSignaturesAllow()
    {
        QFETCH(QByteArray, upload);
        QFETCH(QString, refused);
        QFETCH(bool, onlyForm);
        const VerifyReport before = verifyPdf(upload, {});
        QVERIFY2(before.integrity == Integrity::Intact, qPrintable(told(before)));
        const auto intake = acceptPdf(upload);
        if (!refused.isEmpty()) {
            QVERIFY(!intake);
            QCOMPARE(intake.error().code, ErrorCode::UnreadablePdf);
            QVERIFY2(intake.error().detail.english().contains(refused),
                     qPrintable(intake.error().detail.english()));
            QVERIFY(intake.error().detail.english().contains(QStringLiteral("ask "), Qt::CaseInsensitive));
            return;
        }
        QVERIFY2(intake, intake ? "" : qPrintable(intake.error().detail.english()));
        QCOMPARE(intake->info.allowsOnlyForm, onlyForm);
        QList<StampItem> items{item(domain::TagType::Checkbox, {72, 274, 18, 18}, QStringLiteral("true"))};
        if (!onlyForm) items.append(blankSignature());
        const auto sealed = sealedWith(upload, items);
        QVERIFY(sealed);
        const VerifyReport after = verifyPdf(*sealed, {});
        QVERIFY2(after.integrity == Integrity::Intact, qPrintable(told(after)));
        judgedByOthers(*sealed, 2);
    }

    void placesAreTold()
    {
        const auto places = checkPlacements(
            signedForm(certification(2)),
            {blankSignature(), item(domain::TagType::Text, {72, 172, 200, 20}, {}),
             item(domain::TagType::Signature, {72, 172, 200, 20}, {}), // lies over a text field
             item(domain::TagType::Text, {72, 70, 100, 30}, {}),       // over "Hello"
             item(domain::TagType::Checkbox, {74, 276, 16, 16}, {})});
        QVERIFY(places);
        QCOMPARE(*places,
                 (QList<StampPlacement>{StampPlacement::Free, StampPlacement::Field, StampPlacement::Covers,
                                        StampPlacement::Covers, StampPlacement::Field}));
        const auto locked =
            checkPlacements(signedForm("/Reference [" + fieldLock("/Action /Include /Fields [(name)]") + "]"),
                            {item(domain::TagType::Text, {72, 172, 200, 20}, {})});
        QVERIFY(locked && locked->constFirst() != StampPlacement::Field);
    }

    /** What nobody sees takes no place; what is only printed does. */
    void placesOverAnnotations_data()
    {
        QTest::addColumn<QByteArray>("annotation");
        QTest::addColumn<bool>("shown");
        QTest::addColumn<bool>("covered");
        const auto row = [](const char* name, const QByteArray& entries, bool shown, bool covered) {
            const QByteArray rect = entries.contains("/Rect") ? "" : "/Rect [100 700 200 720] ";
            QTest::newRow(name) << "<</Type /Annot " + rect + entries + ">>" << shown << covered;
        };
        const QByteArray field = "/Subtype /Widget /FT /Tx /T (a) /F ";
        row("field", field + "4", true, true);
        row("field that is only printed", field + QByteArray::number(32 | 4), true, true);
        row("field that is neither shown nor printed", field + "32", false, false);
        row("hidden field", field + QByteArray::number(2 | 4), false, false);
        row("stamp", "/Subtype /Stamp /F 4", true, true);
        row("stamp without room", "/Subtype /Stamp /F 4 /Rect [100 700 100 720]", false, false);
        row("link", "/Subtype /Link", true, false);
        row("window of a comment", "/Subtype /Popup", true, false);
    }
    void placesOverAnnotations()
    {
        QFETCH(QByteArray, annotation);
        QFETCH(bool, shown);
        QFETCH(bool, covered);
        QCOMPARE(isShown(QPDFObjectHandle::parse(annotation.toStdString())), shown);
        const auto places = checkPlacements(
            test::rawPdf(
                {"<</Type /Catalog /Pages 2 0 R>>", "<</Type /Pages /Kids [3 0 R] /Count 1>>",
                 "<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources <<>> /Annots [4 0 R]>>",
                 annotation}),
            {item(domain::TagType::Signature, {150, 120, 100, 10}, {}),
             item(domain::TagType::Signature, {198, 120, 100, 10}, {})}); // two points may overlap
        QVERIFY(places);
        QCOMPARE(*places, (QList<StampPlacement>{covered ? StampPlacement::Covers : StampPlacement::Free,
                                                 StampPlacement::Free}));
    }

    /** Signed and damaged: repaired by an appended section, and the signature is still valid. */
    void damagedAndSigned()
    {
        QByteArray upload = signedForm();
        upload.append("\nstartxref\n99999999\n%%EOF\n");
        const auto intake = acceptPdf(upload);
        QVERIFY2(intake, intake ? "" : qPrintable(intake.error().detail.english()));
        QVERIFY(intake->info.isDamaged && intake->info.isSigned);
        const auto sealed = sealedWith(upload + intake->repair, {blankSignature()});
        QVERIFY(sealed);
        const VerifyReport report = verifyPdf(*sealed, {});
        QVERIFY(report.signatures.size() >= 2);
        QVERIFY2(report.signatures.last().integrity == Integrity::Intact, qPrintable(told(report)));
        const QString pdfsig = test::outputOf(QStringLiteral("pdfsig"),
                                              {QStringLiteral("-nocert"), QStringLiteral("FILE")}, *sealed);
        QVERIFY2(pdfsig.count(QStringLiteral("Signature is Valid")) >= 2, qPrintable(pdfsig));
    }

    void corpus_data()
    {
        QTest::addColumn<QString>("path");
        const QDir dir(ink::test::corpusPath(QStringLiteral("signed")));
        const auto names = dir.entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name);
        for (const QString& name : names)
            QTest::newRow(qPrintable(name)) << dir.filePath(name);
        if (names.isEmpty()) QTest::newRow("absent") << QString();
    }
    void corpus()
    {
        QFETCH(QString, path);
        if (!test::requireCorpus(!path.isEmpty())) return;
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray upload = file.readAll();
        const auto intake = acceptPdf(upload);
        if (!intake) {
            qInfo("%-55s refused: %s", QTest::currentDataTag(), qPrintable(intake.error().detail.english()));
            QCOMPARE(intake.error().code, ErrorCode::UnreadablePdf);
            return;
        }
        const VerifyReport before = verifyPdf(upload, {});
        // The first blank place.
        QList<StampItem> tries;
        for (int top = 10; top < int(intake->info.pages.first().size.height()) - 30; top += 12)
            for (int left = 10; left < int(intake->info.pages.first().size.width()) - 60; left += 50)
                tries.append(item(domain::TagType::Signature, {left, top, 50, 20}, {}, drawing(Qt::blue)));
        const QByteArray kept = upload + intake->repair;
        const auto places = checkPlacements(kept, tries);
        QVERIFY(places);
        const auto blank = places->indexOf(StampPlacement::Free);
        QList<StampItem> items;
        if (blank >= 0 && !intake->info.allowsOnlyForm) items.append(tries.at(blank));
        const auto sealed = sealedWith(kept, items);
        QVERIFY2(sealed, sealed ? "" : qPrintable(sealed.error().detail.english()));
        const VerifyReport after = verifyPdf(*sealed, {});
        for (const SignatureReport& old : before.signatures) {
            if (old.integrity != Integrity::Intact) continue;
            const auto now =
                std::find_if(after.signatures.begin(), after.signatures.end(), [&](const SignatureReport& s) {
                    return s.fieldName == old.fieldName && s.revision == old.revision;
                });
            QVERIFY(now != after.signatures.end());
            QVERIFY2(now->integrity == Integrity::Intact, qPrintable(told(after)));
        }
        const auto& own = after.signatures.last();
        QVERIFY2(own.coversWholeFile && own.integrity == Integrity::Intact, qPrintable(told(after)));
        qInfo("%-55s %s, %s -> %s", QTest::currentDataTag(),
              items.isEmpty() ? "sealed without a value" : "stamped and sealed",
              qPrintable(integrityName(before.integrity)), qPrintable(integrityName(after.integrity)));
        const QString pdfsigBefore = test::outputOf(
            QStringLiteral("pdfsig"), {QStringLiteral("-nocert"), QStringLiteral("FILE")}, upload);
        const QString pdfsig = test::outputOf(QStringLiteral("pdfsig"),
                                              {QStringLiteral("-nocert"), QStringLiteral("FILE")}, *sealed);
        QVERIFY2(pdfsig.count(QStringLiteral("Signature is Valid")) >=
                     pdfsigBefore.count(QStringLiteral("Signature is Valid")) + 1,
                 qPrintable(pdfsig));
        const QString qpdfBefore =
            test::outputOf(QStringLiteral("qpdf"), {QStringLiteral("--check"), QStringLiteral("FILE")}, kept);
        const QString qpdf = test::outputOf(QStringLiteral("qpdf"),
                                            {QStringLiteral("--check"), QStringLiteral("FILE")}, *sealed);
        QVERIFY2(!qpdf.contains(QStringLiteral(" exit ")) || qpdfBefore.contains(QStringLiteral(" exit ")),
                 qPrintable(qpdf));
    }
};

INK_TEST(TestSignedUpload, "tst_signedupload")

} // namespace tst_signedupload

#include "tst_signedupload.moc"
