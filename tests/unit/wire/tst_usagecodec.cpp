#include "app/wire/listcodec.h"
#include "app/wire/usagecodec.h"
#include "tests/support/testmain.h"

#include <QTest>

namespace tst_usagecodec {

using namespace ink;
using namespace ink::domain;

namespace {

Timestamp at(qint64 ms)
{
    return Timestamp(std::chrono::milliseconds(ms));
}

UsageStatement statementOf(UsageGrouping grouping)
{
    UsageStatement statement;
    statement.grouping = grouping;
    statement.from = at(1000);
    statement.to = at(2000);
    statement.timeZone = QStringLiteral("Europe/Berlin");
    statement.total = {3, 150, 1};
    statement.chargeCount = 3;
    return statement;
}

} // namespace

class TestUsageCodec final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void everyFormIsReadAsItWasWritten()
    {
        UsageStatement rows = statementOf(UsageGrouping::None);
        rows.charges = {{.id = 7,
                         .time = at(1500),
                         .document = DocumentId(12),
                         .title = QStringLiteral("Lease"),
                         .source = {DocumentId(3), QStringLiteral("Template")},
                         .key = {5, QStringLiteral("Shop"), QStringLiteral("abcd")},
                         .run = QStringLiteral("November"),
                         .sum = {1, 50, 1},
                         .lastRepeat = at(1600)},
                        {.id = 6,
                         .time = at(1400),
                         .document = {},
                         .title = {},
                         .source = {},
                         .key = {},
                         .run = {},
                         .sum = {2, 100, 0},
                         .lastRepeat = {}}};
        UsageStatement months = statementOf(UsageGrouping::Month);
        months.groups = {{.month = QStringLiteral("2026-11"), .key = {}, .source = {}, .sum = {3, 150, 1}}};
        UsageStatement keys = statementOf(UsageGrouping::Key);
        keys.groups = {{.month = {},
                        .key = {5, QStringLiteral("Shop"), QStringLiteral("abcd")},
                        .source = {},
                        .sum = {1, 50, 0}},
                       {.month = {}, .key = {}, .source = {}, .sum = {2, 100, 1}}};
        UsageStatement templates = statementOf(UsageGrouping::Template);
        templates.groups = {
            {.month = {}, .key = {}, .source = {DocumentId(3), QStringLiteral("T")}, .sum = {3, 150, 1}}};
        templates.from.reset();
        for (const UsageStatement& each : {rows, months, keys, templates}) {
            const auto read = wire::usageFromJson(wire::toJson(each));
            QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error().detail.english()));
            QVERIFY(*read == each);
        }
        QVERIFY(!wire::usageFromJson({}));
        QJsonObject other = wire::toJson(months);
        other.insert(QStringLiteral("group"), QStringLiteral("year"));
        QVERIFY(!wire::usageFromJson(other));
    }

    void queries()
    {
        UsageQuery query;
        query.from = at(1);
        query.to = at(2);
        query.grouping = UsageGrouping::Key;
        QVERIFY(*wire::usageQueryFromItems(wire::toItems(query)) == query);
        query.grouping = UsageGrouping::None;
        query.pageIndex = 3;
        query.pageSize = 500;
        QVERIFY(*wire::usageQueryFromItems(wire::toItems(query)) == query);
        QVERIFY(wire::toItems(UsageQuery()).isEmpty()); // all rows as CSV
        QVERIFY(!wire::usageQueryFromItems({{QStringLiteral("group"), QStringLiteral("year")}}));
        QVERIFY(!wire::usageQueryFromItems(
            {{QStringLiteral("from"), QStringLiteral("2")}, {QStringLiteral("to"), QStringLiteral("1")}}));
    }
};

INK_TEST(TestUsageCodec, "tst_usagecodec")

} // namespace tst_usagecodec

#include "tst_usagecodec.moc"
