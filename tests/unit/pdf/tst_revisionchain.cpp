#include "app/pdf/file/pdfobjects.h"
#include "app/pdf/file/rawpdf.h"
#include "app/pdf/file/revisionchain.h"
#include "handwrittenpdf.h"
#include "tests/support/paths.h"
#include "tests/support/requirements.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTest>
#include <qpdf/QPDF.hh>
#include <qpdf/QPDFXRefEntry.hh>

namespace tst_revisionchain {

using namespace ink;
using namespace ink::pdf;
using ink::test::HandwrittenPdf;

namespace {

/** The parser's data of a revision: where each object is, and the trailer without /Prev. */
QStringList known(QPDF& pdf)
{
    QStringList all;
    for (const auto& [id, entry] : pdf.getXRefTable())
        all << QStringLiteral("%1 %2: %3 %4 %5")
                   .arg(id.getObj())
                   .arg(id.getGen())
                   .arg(entry.getType())
                   .arg(entry.getType() == 1 ? entry.getOffset() : entry.getObjStreamNumber())
                   .arg(entry.getType() == 1 ? 0 : entry.getObjStreamIndex());
    for (const auto& [key, value] : pdf.getTrailer().getDictAsMap())
        if (key != "/Prev") all << QString::fromStdString(key + ' ' + QPDFObjectHandle(value).unparse());
    for (const QPDFExc& warning : pdf.getWarnings())
        if (QByteArrayView(warning.what()).contains("duplicated key"))
            all << QString::fromStdString(warning.getObject());
    return all;
}

template <typename Open> QStringList read(Open&& open)
{
    try {
        return known(*open());
    } catch (const std::exception&) {
        return {QStringLiteral("unreadable")};
    }
}

void sameAsAlone(const QByteArray& bytes)
{
    const QList<qint64> ends = raw::revisionEnds(bytes);
    RevisionChain chain(bytes, ends);
    for (int revision = 0; revision < ends.size(); ++revision) {
        const QStringList together = read([&] { return chain.open(revision).pdf; });
        QCOMPARE(together, read([&] { return openRevision(bytes, ends.at(revision), false); }));
    }
}

QByteArray manyRevisions()
{
    HandwrittenPdf file = HandwrittenPdf::form();
    for (int i = 0; i < 4; ++i) {
        file.append({{7, HandwrittenPdf::textField("value " + QByteArray::number(i), 0)}});
        file.sign(ink::test::ecKey(), "Sig" + QByteArray::number(i));
    }
    return file.bytes();
}

/** Only after the start of the last section, so that all offsets stay valid. */
QByteArray lastTrailer(QByteArray bytes, const QByteArray& from, const QByteArray& to)
{
    const qsizetype at = bytes.indexOf(from, bytes.lastIndexOf("\nxref"));
    return at < 0 ? QByteArray() : bytes.replace(at, from.size(), to);
}

} // namespace

class TestRevisionChain final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void plainTables() { sameAsAlone(manyRevisions()); }
    void oddSections_data();
    void oddSections();
    void realFiles();
};

void TestRevisionChain::oddSections_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    const QByteArray file = manyRevisions();
    const QList<qint64> ends = raw::revisionEnds(file);
    const qsizetype word = file.lastIndexOf("startxref", ends.first());
    const QByteArray first = file.mid(word + 9, 12).simplified().split(' ').first();
    QTest::newRow("another name for /Prev") << QByteArray("/Prev") << QByteArray("/Pr#65v");
    QTest::newRow("/Prev twice") << QByteArray("/Prev") << "/Prev " + first + " /Prev";
    QTest::newRow("/Prev twice, the second written otherwise")
        << QByteArray(">>\nstartxref") << " /Pr#65v " + first + ">>\nstartxref";
    QTest::newRow("an older section skips the others") << QByteArray("/Prev") << "/Prev " + first + " /Was";
    QTest::newRow("a stream beside the table") << QByteArray("/Prev") << "/XRefStm " + first + " /Prev";
    QTest::newRow("another root twice") << QByteArray("/Prev") << QByteArray("/Root 3 0 R /Root 1 0 R /Prev");
    QTest::newRow("a comment") << QByteArray("/Prev") << QByteArray("%/Prev 9\n/Prev");
    QTest::newRow("an object is freed") << QByteArray(" 00000 n") << QByteArray(" 00000 f");
    QTest::newRow("another generation") << QByteArray(" 00000 n") << QByteArray(" 00001 n");
    QTest::newRow("an entry cut short") << QByteArray(" 00000 n") << QByteArray(" 0000 n ");
}

void TestRevisionChain::oddSections()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const QByteArray odd = lastTrailer(manyRevisions(), from, to);
    QVERIFY(!odd.isEmpty());
    sameAsAlone(odd);
    // And with a regular revision after it.
    HandwrittenPdf file = HandwrittenPdf::form();
    file.setBytes(odd);
    file.append({{7, HandwrittenPdf::textField("last", 0)}});
    sameAsAlone(file.bytes());
}

void TestRevisionChain::realFiles()
{
    const QDir folder(ink::test::corpusPath(QStringLiteral("signed")));
    if (!test::requireCorpus(folder.exists())) return;
    for (const QString& name : folder.entryList({QStringLiteral("*.pdf")})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        sameAsAlone(file.readAll());
    }
}

INK_TEST(TestRevisionChain, "tst_revisionchain")

} // namespace tst_revisionchain

#include "tst_revisionchain.moc"
