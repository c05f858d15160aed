#include "app/trust/systemroots.h"
#include "tests/support/testmain.h"

#include <QSslCertificate>
#include <QTest>

namespace tst_systemroots {

using namespace ink;

/** The authorities of this system, as provided to OpenSSL and libcurl where they find none themselves. */
class TestSystemRoots final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areHandedOverAsDerAndPem()
    {
        const QList<QByteArray>& roots = trust::systemRoots();
        QVERIFY2(roots.size() > 20, "Are there certificates on this system?");
        const QList<QSslCertificate> fromPem = QSslCertificate::fromData(trust::systemRootsPem(), QSsl::Pem);
        QCOMPARE(fromPem.size(), roots.size());
        for (qsizetype i = 0; i < roots.size(); ++i)
            QCOMPARE(fromPem.at(i).toDer(), roots.at(i));
    }
    void leaveThePathsOfTheEnvironmentToOpenssl()
    {
        qputenv("SSL_CERT_FILE", "/nowhere/roots.pem");
        QVERIFY(trust::opensslFindsRoots());
        qunsetenv("SSL_CERT_FILE");
    }
};

INK_TEST(TestSystemRoots, "tst_systemroots")

} // namespace tst_systemroots

#include "tst_systemroots.moc"
