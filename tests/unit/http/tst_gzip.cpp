#include "app/service/http/gzip.h"
#include "tests/support/apidescription.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_gzip {

using namespace ink::service::http;
using ink::test::gunzipped;

/** Compression of responses, by type and client. */
class TestGzip final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void packsAndUnpacks()
    {
        QByteArray noise;
        for (int i = 0; i < 100'000; ++i)
            noise.append(static_cast<char>((i * 7919 + i / 251) % 256));
        for (const Effort effort : {Effort::EachRequest, Effort::EachTime, Effort::Once}) {
            for (const QByteArray& bytes :
                 {QByteArray(), QByteArray("a"), QByteArray(3'000'000, 'x'), noise}) {
                const QByteArray packed = gzip(bytes, effort);
                QVERIFY(packed.startsWith("\x1f\x8b"));
                QCOMPARE(gunzipped(packed), std::optional(bytes));
            }
            QVERIFY(gzip(QByteArray(3'000'000, 'x'), effort).size() < 20'000);
        }
    }

    void whoTakesIt_data()
    {
        QTest::addColumn<QByteArray>("header");
        QTest::addColumn<bool>("takes");
        QTest::newRow("nothing said") << QByteArray() << false;
        QTest::newRow("browsers") << QByteArray("gzip, deflate, br, zstd") << true;
        QTest::newRow("case and blanks") << QByteArray("br;q=1.0 , GZip ; q=0.8") << true;
        QTest::newRow("refused") << QByteArray("gzip;q=0, br") << false;
        QTest::newRow("refused before any") << QByteArray("*, gzip;q=0.000") << false;
        QTest::newRow("any") << QByteArray("*") << true;
        QTest::newRow("none of any") << QByteArray("identity, *;q=0") << false;
        QTest::newRow("another") << QByteArray("gzipped") << false;
    }

    void whoTakesIt()
    {
        QFETCH(QByteArray, header);
        QFETCH(bool, takes);
        QCOMPARE(acceptsGzip(header), takes);
    }
};

INK_TEST(TestGzip, "tst_gzip")

} // namespace tst_gzip

#include "tst_gzip.moc"
