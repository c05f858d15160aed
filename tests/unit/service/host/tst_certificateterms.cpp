// Operators learn when a certificate of the service expires.
#include "app/service/host/certificateexpiry.h"
#include "app/service/http/server/selfsigned.h"
#include "tests/support/testmain.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace tst_certificateterms {

using namespace ink;
using namespace ink::service;

class TestCertificateTerms final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void termsAndWarnings()
    {
        const Timestamp now = SystemClock().now();
        const auto made = http::makeSelfSigned(QStringLiteral("127.0.0.1"), now, std::chrono::days(30));
        QVERIFY(made.has_value());
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("chain.pem"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(made->certificatePem);
        file.close();

        const auto terms = certificateExpiries(path, made->certificatePem);
        QCOMPARE(terms.size(), qsizetype(2));
        QCOMPARE(terms.at(0).use, QStringLiteral("tls"));
        QCOMPARE(terms.at(1).use, QStringLiteral("seal"));
        const auto left = std::chrono::duration_cast<std::chrono::hours>(terms.at(0).end - now);
        QVERIFY2(left > std::chrono::hours(24 * 29) && left < std::chrono::hours(24 * 31),
                 qPrintable(QString::number(left.count())));
        QVERIFY(terms.at(0).warning(now).isEmpty());
        QVERIFY(terms.at(0)
                    .warning(now + std::chrono::days(10))
                    .startsWith(QStringLiteral("The TLS certificate expires on ")));
        QVERIFY(terms.at(1)
                    .warning(now + std::chrono::days(31))
                    .startsWith(QStringLiteral("The certificate of the seal expired on ")));
        const QByteArray metrics = toMetrics(terms);
        QVERIFY(metrics.contains("{use=\"tls\"} " + QByteArray::number(qint64(
                                                        terms.at(0).end.time_since_epoch().count() / 1000))));
        QVERIFY(metrics.contains("{use=\"seal\"}"));
        // What can't be read has no term.
        QVERIFY(certificateExpiries(folder.filePath(QStringLiteral("none")), "no PEM").isEmpty());
        QVERIFY(certificateExpiries({}, {}).isEmpty());
    }
};

INK_TEST(TestCertificateTerms, "tst_certificateterms")

} // namespace tst_certificateterms

#include "tst_certificateterms.moc"
