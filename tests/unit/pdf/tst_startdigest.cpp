#include "app/pdf/crypto/rangedigest.h"
#include "tests/support/testmain.h"

#include <QCryptographicHash>
#include <QTest>

namespace tst_startdigest {

using namespace ink;
using namespace ink::pdf;

class TestStartDigest final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void goesOnFromTheStart_data()
    {
        QTest::addColumn<int>("end"); // of the first piece
        QTest::newRow("behind the start") << 900;
        QTest::newRow("at its end") << 600;
        QTest::newRow("before its end") << 200;
    }
    void goesOnFromTheStart()
    {
        QFETCH(int, end);
        QByteArray file;
        for (int i = 0; i < 1000; ++i)
            file += static_cast<char>(i * 7);
        const StartDigest start(file.first(600));
        const QByteArrayView view(file);
        const QByteArray expected =
            QCryptographicHash::hash(file.first(end) + file.sliced(950), QCryptographicHash::Sha256);
        RangeDigest digest(file, &start);
        for (int again = 0; again < 2; ++again)
            QCOMPARE(digest.computeDigest("SHA256", {view.first(end), view.sliced(950)}), expected);
        QCOMPARE(digest.computeDigest("SHA512", {view.first(end), view.sliced(950)}),
                 QCryptographicHash::hash(file.first(end) + file.sliced(950), QCryptographicHash::Sha512));
    }
    /** One different byte, and the digest of the start isn't reused. */
    void anotherBeginningIsHashedItself()
    {
        const QByteArray upload(500, 'u');
        const StartDigest start(upload);
        QByteArray file = upload + QByteArray(100, 'x');
        QVERIFY(start.stateFor(file));
        file[499] = 'v';
        QVERIFY(!start.stateFor(file));
        QVERIFY(!start.stateFor(upload.first(400)));
        RangeDigest digest(file, &start);
        QCOMPARE(digest.computeDigest("SHA256", {QByteArrayView(file)}),
                 QCryptographicHash::hash(file, QCryptographicHash::Sha256));
    }
};

INK_TEST(TestStartDigest, "tst_startdigest")

} // namespace tst_startdigest

#include "tst_startdigest.moc"
