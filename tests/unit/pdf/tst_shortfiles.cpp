// Files of 0 to 64 bytes: the beginnings of all kinds of files through everything that reads a PDF or a
// picture. Their bytes begin at the start of a page, so that reading before them ends the process.
#include "app/pdf/content/picturecheck.h"
#include "app/pdf/file/attachments.h"
#include "app/pdf/intake/pdfinspector.h"
#include "app/pdf/intake/tagimport.h"
#include "app/pdf/stamp/incrementalwriter.h"
#include "app/pdf/verify/verifier.h"
#include "tests/support/oddfiles.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_shortfiles {

using namespace ink;
using namespace ink::pdf;

class TestShortFiles final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyPrefix_data()
    {
        QTest::addColumn<QByteArray>("start");
        for (const test::FileStart& each : test::fileStarts())
            QTest::newRow(each.name) << each.bytes;
    }
    void everyPrefix()
    {
        QFETCH(QByteArray, start);
        QVERIFY(start.size() >= 64);
        for (qsizetype size = 0; size <= 64; ++size) {
            const test::BytesAtEdge file(start.left(size));
            const QByteArray& bytes = file.bytes();
            const auto info = inspectPdf(bytes);
            QVERIFY(!info);
            QCOMPARE(info.error().code, ErrorCode::UnreadablePdf);
            QVERIFY(!inspectPages(bytes));
            QVERIFY(!acceptPdf(bytes));
            QVERIFY(!importTags(bytes));
            QVERIFY(!IncrementalWriter::open(bytes));
            QVERIFY(!readAttachments(bytes));
            QVERIFY(!pictureSize(bytes) || !checkPicture(bytes)); // a size is told by the first bytes
            QVERIFY(!checkPicture(bytes));
            QVERIFY(verifyPdf(bytes, {}).signatures.isEmpty());
        }
    }
};

INK_TEST(TestShortFiles, "tst_shortfiles")

} // namespace tst_shortfiles

#include "tst_shortfiles.moc"
