#include "app/domain/text/startofday.h"
#include "tests/support/testmain.h"

#include <QDateTime>
#include <QTest>
#include <QTimeZone>

namespace tst_startofday {

using namespace ink;
using namespace ink::domain;

class TestStartOfDay final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void inItsZone_data()
    {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<QString>("start");
        const auto row = [](const char* name, const QDate& day, const char* zone, const char* start) {
            QTest::newRow(name) << day << QByteArray(zone) << QString::fromLatin1(start);
        };
        row("UTC", {2026, 3, 1}, "UTC", "2026-03-01T00:00:00Z");
        row("east", {2026, 1, 1}, "Pacific/Kiritimati", "2025-12-31T10:00:00Z");
        row("west", {2026, 1, 1}, "America/Los_Angeles", "2026-01-01T08:00:00Z");
        row("the clocks skip midnight", {2018, 11, 4}, "America/Sao_Paulo", "2018-11-04T03:00:00Z");
    }
    void inItsZone()
    {
        QFETCH(QDate, day);
        QFETCH(QByteArray, zone);
        QFETCH(QString, start);
        const Timestamp time = startOfDay(day, QTimeZone(zone));
        QCOMPARE(
            QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).toUTC().toString(Qt::ISODate),
            start);
    }
};

INK_TEST(TestStartOfDay, "tst_startofday")

} // namespace tst_startofday

#include "tst_startofday.moc"
