#include "app/store/database/databaseaddress.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_databaseaddress {

using namespace ink;
using namespace ink::store;

class TestDatabaseAddress final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void addressesAreRead_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("shown"); // empty = refused
        QTest::addColumn<QString>("options");
        const auto row = [](const char* text, const char* shown, const char* options = "") {
            QTest::newRow(text) << QString::fromLatin1(text) << QString::fromLatin1(shown)
                                << QString::fromLatin1(options);
        };
        row("/var/lib/inkstone.db", "/var/lib/inkstone.db");
        row("postgresql://ink:se%40:cret@db.example:5433/sign?sslmode=verify-full",
            "postgresql://ink@db.example:5433/sign", " sslmode='verify-full'");
        row("postgres://[2001:db8::1]:5432/x", "postgresql://[2001:db8::1]:5432/x");
        row("postgresql:///x?host=/var/run/postgresql", "postgresql:///var/run/postgresql/x");
        row("postgresql://u:p@%2Frun%2Fpg/x", "postgresql://u@/run/pg/x");
        row("postgresql://u:p@h/", "");
        row("postgresql://u:p@h:99999/x", "");
        row("postgresql://u:p@a,b/x", "");
        row("postgresql://u:p@h/x?options=-c%20fsync%3Doff", "");
        row("postgresql://u:p@h/x?sslmode=a'%20host='b", "");
        row("mysql://u:p@h/x", "");
    }
    void addressesAreRead()
    {
        QFETCH(QString, text);
        QFETCH(QString, shown);
        QFETCH(QString, options);
        const auto address = DatabaseAddress::parse(text);
        QCOMPARE(address.has_value(), !shown.isEmpty());
        if (!address) {
            QVERIFY(!address.error().detail.english().contains(QStringLiteral("u:p")));
            return;
        }
        QCOMPARE(address->toDisplayString(), shown);
        QCOMPARE(address->options, options);
        if (text.contains(QStringLiteral("cret"))) QCOMPARE(address->password, Secret("se@:cret"));
    }
};

INK_TEST(TestDatabaseAddress, "tst_databaseaddress")

} // namespace tst_databaseaddress

#include "tst_databaseaddress.moc"
