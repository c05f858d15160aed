// Files signed by several people one after the other, each with a separate signature: the fields exist before
// the first signature, later revisions fill them in, and every signature stays valid.
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "tests/support/programrun.h"
#include "tests/support/testmain.h"
#include "tests/unit/pdf/handwrittenpdf.h"
#include "tests/unit/pdf/verifytext.h"

#include <QBuffer>
#include <QImage>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <qpdf/QPDF.hh>

namespace tst_signersteps {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;
using namespace Qt::Literals::StringLiterals;

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

StampItem item(const QString& field, domain::TagType type, domain::PageRect rect, const QString& text = {})
{
    StampItem made;
    made.fieldName = field;
    made.label = u"Label of "_s + field;
    made.type = type;
    made.rect = rect;
    made.text = text;
    return made;
}

StampItem signature(const QString& field, domain::PageRect rect, const QString& name, bool signs = true)
{
    StampItem made = item(field, domain::TagType::Signature, rect);
    made.image = drawing(QColor(20, 40, 160));
    made.alternativeText = name;
    made.isSignatureField = signs;
    return made;
}

/** Ada's and Ben's values; in the middle of the page, in two columns. */
QList<StampItem> adas()
{
    return {signature(u"Inkstone 1"_s, {60, 300, 120, 40}, u"Ada"_s),
            signature(u"Inkstone 2"_s, {60, 350, 60, 20}, u"Ada"_s, false),
            item(u"Inkstone 3"_s, domain::TagType::Text, {60, 380, 140, 20}, u"Zürich Ωmega"_s),
            item(u"Inkstone 4"_s, domain::TagType::Checkbox, {60, 410, 16, 16}, u"true"_s),
            item(u"Inkstone 5"_s, domain::TagType::Text, {60, 430, 140, 20})};
}
QList<StampItem> bens()
{
    return {signature(u"Inkstone 6"_s, {240, 300, 120, 40}, u"Ben"_s),
            item(u"Inkstone 7"_s, domain::TagType::MaskedText, {240, 350, 100, 20}, u"secret-4711"_s),
            item(u"Inkstone 8"_s, domain::TagType::Radio, {240, 380, 16, 16}, u"true"_s)};
}

QStringList namesOf(const QList<StampItem>& items)
{
    QStringList names;
    for (const StampItem& one : items)
        names.append(one.fieldName);
    return names;
}

Result<QByteArray> prepared(const QByteArray& original)
{
    INK_ASSIGN(writer, IncrementalWriter::open(original));
    INK_TRY(writer.prepareFields(adas() + bens()));
    return std::move(writer).finish();
}

Result<QByteArray> step(const QByteArray& file, const QList<StampItem>& items, const QString& name,
                        const QStringList& locked, const SealKey& key)
{
    INK_ASSIGN(writer, IncrementalWriter::open(file));
    INK_TRY(writer.stamp(items));
    SignatureRequest request;
    request.usesStampedField = true;
    request.newName = u"Inkstone signature"_s;
    request.signerName = name;
    request.reason = name + u" finished"_s;
    request.lockedFields = locked;
    INK_ASSIGN(ready, std::move(writer).finishForSigning(request));
    return seal(std::move(ready), key);
}

/** In the order of signing. */
QList<SignatureReport> inOrder(const QByteArray& bytes)
{
    auto all = verifyPdf(bytes, {}).signatures;
    std::sort(all.begin(), all.end(), [](const auto& a, const auto& b) { return a.revision < b.revision; });
    return all;
}

QByteArray turned(int rotation)
{
    HandwrittenPdf file = HandwrittenPdf::form();
    if (rotation != 0)
        file.append(
            {{HandwrittenPdf::pageObject, file.page({}, "/Rotate " + QByteArray::number(rotation) + " ")}});
    return file.bytes();
}

} // namespace

class TestSignerSteps final : public QObject
{
    Q_OBJECT

    void judged(const QByteArray& bytes, qsizetype signatures)
    {
        const VerifyReport report = verifyPdf(bytes, {});
        QVERIFY2(report.integrity == Integrity::Intact, test::textOf(report).constData());
        QCOMPARE(report.signatures.size(), signatures);
        const QString qpdf = test::outputOf(u"qpdf"_s, {u"--check"_s, u"FILE"_s}, bytes);
        QVERIFY2(qpdf.contains(u"No syntax or stream encoding errors"_s), qPrintable(qpdf));
        const QString pdfsig = test::outputOf(u"pdfsig"_s, {u"-nocert"_s, u"FILE"_s}, bytes);
        QVERIFY2(pdfsig.count(u"Signature is Valid"_s) == signatures, qPrintable(pdfsig));
        const QString mutool = test::outputOf(u"mutool"_s, {u"draw"_s, u"-F"_s, u"txt"_s, u"FILE"_s}, bytes);
        QVERIFY2(!mutool.contains(u"error"_s) && !mutool.contains(u" exit"_s), qPrintable(mutool));
    }

private Q_SLOTS:
    void eachSignatureStays_data()
    {
        QTest::addColumn<int>("rotation");
        QTest::addColumn<bool>("adaFirst");
        for (const int rotation : {0, 90, 180, 270})
            for (const bool adaFirst : {true, false})
                QTest::addRow("%d, %s first", rotation, adaFirst ? "Ada" : "Ben") << rotation << adaFirst;
    }
    void eachSignatureStays()
    {
        QFETCH(int, rotation);
        QFETCH(bool, adaFirst);
        const QByteArray upload = turned(rotation);
        const auto ready = prepared(upload);
        QVERIFY2(ready, ready ? "" : qPrintable(ready.error().detail.english()));
        QVERIFY(ready->startsWith(upload));
        const auto sign = [](const QByteArray& file, bool ada) {
            return ada ? step(file, adas(), u"Ada"_s, namesOf(adas()), test::ecKey())
                       : step(file, bens(), u"Ben"_s, namesOf(bens()), test::rsaKey());
        };
        const auto first = sign(*ready, adaFirst);
        QVERIFY2(first, first ? "" : qPrintable(first.error().detail.english()));
        QVERIFY(first->startsWith(*ready));
        judged(*first, 1);
        const auto second = sign(*first, !adaFirst);
        QVERIFY2(second, second ? "" : qPrintable(second.error().detail.english()));
        judged(*second, 2);
        // All values again and nothing new, like the seal: filled fields stay.
        const auto sealed =
            step(*second, adas() + bens(), u"Seal"_s, namesOf(adas() + bens()), test::ecKey());
        QVERIFY2(sealed, sealed ? "" : qPrintable(sealed.error().detail.english()));
        judged(*sealed, 3);
        const auto all = inOrder(*sealed);
        QCOMPARE(all.at(0).fieldName, adaFirst ? u"Inkstone 1"_s : u"Inkstone 6"_s);
        QCOMPARE(all.at(0).reason, adaFirst ? u"Ada finished"_s : u"Ben finished"_s);
        QCOMPARE(all.at(0).lockedFields, namesOf(adaFirst ? adas() : bens()));
        QCOMPARE(all.at(2).fieldName, u"Inkstone signature 1"_s);
        QVERIFY(all.at(2).coversWholeFile);
        // The values can be read, the masked one cannot.
        const QString text = test::outputOf(u"pdftotext"_s, {u"FILE"_s, u"-"_s}, *sealed);
        QVERIFY2(text.contains(u"Zürich Ωmega"_s) && text.contains(u"•••"_s), qPrintable(text));
        const QString form =
            test::outputOf(u"qpdf"_s, {u"--json"_s, u"--json-key=acroform"_s, u"FILE"_s}, *sealed);
        QVERIFY2(form.contains(u"Zürich Ωmega"_s) && form.contains(u"Label of Inkstone 3"_s),
                 qPrintable(form));
        QVERIFY(!form.contains(u"4711"_s));
    }

    /** Without a tag the signature is invisible, and a freely placed one gets its own field. */
    void withoutOrWithAFreeSignature()
    {
        const auto ready = prepared(turned(0));
        QVERIFY(ready);
        const auto unseen = step(*ready, {}, u"Cleo"_s, {}, test::ecKey());
        QVERIFY(unseen);
        judged(*unseen, 1);
        QCOMPARE(inOrder(*unseen).at(0).fieldName, u"Inkstone signature 1"_s);
        const auto free = step(*unseen, {signature(u"Inkstone 99"_s, {240, 430, 120, 40}, u"Dora"_s)},
                               u"Dora"_s, {}, test::ecKey());
        QVERIFY(free);
        judged(*free, 2);
        QCOMPARE(inOrder(*free).at(1).fieldName, u"Inkstone 99"_s);
    }

    /** Fields left empty may not be filled in afterwards. */
    void emptyFieldsAreLocked()
    {
        const auto ready = prepared(turned(0));
        QVERIFY(ready);
        const auto signedByAda = step(*ready, adas(), u"Ada"_s, namesOf(adas()), test::ecKey());
        QVERIFY(signedByAda);
        const auto forged =
            step(*signedByAda,
                 {item(u"Inkstone 5"_s, domain::TagType::Text, {60, 430, 140, 20}, u"and 1000 more"_s)},
                 u"Mallory"_s, {}, test::rsaKey());
        QVERIFY(forged);
        const VerifyReport report = verifyPdf(*forged, {});
        QCOMPARE(report.integrity, Integrity::Modified);
        QVERIFY2(test::textOf(report).contains("fieldmdp.locked"), test::textOf(report).constData());
    }

    /** Readers display the signed appearances and don't generate their own. */
    void looksAreNotMadeAnew()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.append({{HandwrittenPdf::acroFormObject,
                      file.acroForm().replace("/SigFlags 3", "/SigFlags 3 /NeedAppearances true")}});
        const auto ready = prepared(file.bytes());
        QVERIFY(ready);
        QPDF pdf;
        pdf.processMemoryFile("ready", ready->constData(), static_cast<size_t>(ready->size()));
        QPDFObjectHandle form = pdf.getRoot().getKey("/AcroForm");
        QVERIFY(form.getKey("/NeedAppearances").isBool() && !form.getKey("/NeedAppearances").getBoolValue());
        QCOMPARE(form.getKey("/Fields").getArrayNItems(), 2 + int(adas().size() + bens().size()));
    }

    void wrongPlacesAreRefused()
    {
        for (StampItem wrong : {item(u"a.b"_s, domain::TagType::Text, {0, 0, 10, 10}),
                                item(u"a"_s, domain::TagType::Text, {0, 0, 0, 10})}) {
            auto writer = IncrementalWriter::open(turned(0));
            QVERIFY(writer);
            QCOMPARE(writer->prepareFields({wrong}).error().code, ErrorCode::Validation);
        }
        StampItem far = item(u"a"_s, domain::TagType::Text, {0, 0, 10, 10});
        far.pageIndex = 2;
        auto writer = IncrementalWriter::open(turned(0));
        QVERIFY(writer && !writer->prepareFields({far}));
    }

    /** Content stamped onto a signed file is valid only with a signature. */
    void stampedIntoASignedFileNeedsASignature()
    {
        HandwrittenPdf file = HandwrittenPdf::form();
        file.sign(test::rsaKey(), "Ada");
        auto writer = IncrementalWriter::open(file.bytes());
        QVERIFY(writer);
        StampItem value = signature({}, {72, 400, 120, 40}, u"Ben"_s, false);
        QVERIFY(writer->stamp({value}));
        const auto finished = std::move(*writer).finish();
        QVERIFY(!finished);
        QCOMPARE(finished.error().code, ErrorCode::State);
        // Filling in a field adds no field, so it is valid without a signature.
        auto filling = IncrementalWriter::open(file.bytes());
        QVERIFY(filling);
        StampItem name = item({}, domain::TagType::Text, {72, 172, 200, 20}, u"Grace"_s);
        QVERIFY(filling->stamp({name}));
        const auto filled = std::move(*filling).finish();
        QVERIFY(filled);
        QCOMPARE(verifyPdf(*filled, {}).integrity, Integrity::Intact);
    }
};

INK_TEST(TestSignerSteps, "tst_signersteps")

} // namespace tst_signersteps

#include "tst_signersteps.moc"
