// Metrics whose labels depend on clients are bounded.
#include "app/service/host/servicemetrics.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

namespace tst_servicemetrics {

using namespace ink;
using namespace ink::service;

class TestServiceMetrics final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void deprecatedRequestsAreCountedByKey()
    {
        QTemporaryDir folder;
        const auto database =
            store::openSqlite(folder.filePath(QStringLiteral("a.db")), store::Schema::Service);
        QVERIFY(database.has_value());
        const SystemClock clock;
        ServiceMetrics metrics(**database, clock);
        http::AccessEntry entry;
        entry.method = "GET";
        entry.route = QStringLiteral("/documents");
        entry.status = 200;
        entry.key = 1;
        metrics.count(entry); // not deprecated
        const QByteArray name = "inkstone_deprecated_requests_total{";
        QVERIFY(!metrics.toText().contains(name));
        entry.isDeprecated = true;
        for (entry.key = 1; entry.key <= 1200; ++entry.key)
            metrics.count(entry);
        entry.key = 1;
        metrics.count(entry);
        entry.status = 401; // a request that nobody is known to have sent
        metrics.count(entry);
        entry.status = 500;
        entry.key = 0; // a password or a session
        metrics.count(entry);
        const QByteArray text = metrics.toText();
        const QByteArray of = name + "method=\"GET\",route=\"/documents\",key=\"";
        QVERIFY2(text.contains(of + "1\"} 2\n"), text.constData());
        QVERIFY(text.contains(of + "1000\"} 1\n"));
        QVERIFY(!text.contains(of + "1001\""));
        QVERIFY(text.contains(of + "other\"} 201\n"));
        QCOMPARE(text.count(name), qsizetype(1001));
    }
};

INK_TEST(TestServiceMetrics, "tst_servicemetrics")

} // namespace tst_servicemetrics

#include "tst_servicemetrics.moc"
