#include "app/api/apiclient.h"
#include "app/store/database/database.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/accountcodec.h"
#include "app/workflow/bulk/bulkrun.h"
#include "tests/support/faketransport.h"
#include "tests/support/testmain.h"
#include "ui/models/bulkrunmodel.h"

#include <QAbstractItemModelTester>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_bulkrunmodel {

using namespace ink;
using namespace ink::ui;
using namespace Qt::Literals::StringLiterals;
using ink::test::FakeTransport;
using Column = BulkRunModel::Column;
using State = workflow::BulkRun::State;
using RowState = workflow::BulkRun::RowState;

/** A run's rows while they are sent. */
class TestBulkRunModel final : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    SystemClock m_clock;
    FakeTransport m_transport;
    std::unique_ptr<api::ApiClient> m_client;
    std::unique_ptr<store::Database> m_database;

    static Result<api::Response> answer(const api::Request& request)
    {
        if (request.path == u"/v1/user/"_s) {
            domain::AccountDetails details;
            details.email = u"anna@example.com"_s;
            details.limits.bulkRows = 100;
            details.limits.idempotencyDays = 7;
            details.limits.groupsByName = true;
            details.limits.rolesByRow = true;
            return FakeTransport::json(wire::toJson(details));
        }
        if (!request.path.startsWith(u"/v1/templates/use/"_s)) return FakeTransport::json({}, 404);
        const QJsonArray rows =
            QJsonDocument::fromJson(request.body).object().value(u"Invitations"_s).toArray();
        QJsonArray made;
        QJsonArray madeRows;
        QJsonArray errors;
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const QString mail = rows.at(i)[u"recipientEmail"].toString();
            if (mail.startsWith(u"bad"_s)) {
                errors.append(
                    QJsonObject{{u"row"_s, i}, {u"field"_s, u"recipientEmail"_s}, {u"message"_s, u"No."_s}});
                continue;
            }
            made.append(QJsonObject{{u"id"_s, 500 + i}, {u"title"_s, u"Offer"_s}});
            madeRows.append(i);
        }
        return FakeTransport::json(
            {{u"success"_s, false}, {u"documents"_s, made}, {u"rows"_s, madeRows}, {u"errors"_s, errors}});
    }
    [[nodiscard]] workflow::BulkAccount account()
    {
        return {[this] { return m_client.get(); }, [] { return u"server"_s; }};
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_transport.setHandler(answer);
        m_client = std::make_unique<api::ApiClient>(m_transport, api::RetryPolicy::never());
        auto opened = store::openSqlite(m_folder.filePath(u"w.db"_s), store::Schema::Workstation);
        QVERIFY(opened);
        m_database = std::move(*opened);
    }

    void followsItsRun()
    {
        BulkRunModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        BulkRunFilter filter;
        filter.setSourceModel(&model);
        const QAbstractItemModelTester filterTester(&filter,
                                                    QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);

        auto run = std::make_unique<workflow::BulkRun>(account(), *m_database, m_clock);
        model.setRun(run.get());
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.columnCount(), BulkRunModel::columns);
        resets.clear();
        workflow::BulkOrder order;
        order.templateId = domain::DocumentId(5);
        order.title = u"people.csv"_s;
        for (int i = 0; i < 5; ++i) {
            const QString email = (i == 3 ? u"bad%1@example.com"_s : u"p%1@example.com"_s).arg(i);
            order.rows.append({.line = i + 2, .content = {.recipient = {u"P%1"_s.arg(i), email}}});
        }
        run->start(order);
        QTRY_COMPARE(run->state(), State::Finished);
        QCOMPARE(resets.size(), 1); // all rows come at once
        QCOMPARE(model.rowCount(), 5);
        // Sent together, answered together: once each.
        QCOMPARE(changes.size(), 2);
        QCOMPARE(changes.last().at(0).toModelIndex().row(), 0);
        QCOMPARE(changes.last().at(1).toModelIndex().row(), 4);
        QCOMPARE(changes.last().at(1).toModelIndex().column(), BulkRunModel::columns - 1);

        const auto cell = [&model](int row, Column column) {
            return model.index(row, static_cast<int>(column));
        };
        QCOMPARE(cell(0, Column::Line).data().toInt(), 2);
        QCOMPARE(cell(1, Column::Email).data().toString(), u"p1@example.com"_s);
        QCOMPARE(cell(3, Column::State).data(BulkRunModel::StateRole).toInt(),
                 static_cast<int>(RowState::Rejected));
        QVERIFY(cell(3, Column::Detail).data().toString().contains(u"No."_s));
        QCOMPARE(cell(0, Column::State).data(BulkRunModel::DocumentRole).toLongLong(), 500);
        filter.setProblemsOnly(true);
        QCOMPARE(filter.rowCount(), 1);
        filter.setProblemsOnly(false);
        QCOMPARE(filter.rowCount(), 5);

        resets.clear();
        model.setRun(nullptr);
        QCOMPARE(resets.size(), 1);
        QCOMPARE(model.rowCount(), 0);
        model.setRun(run.get());
        QCOMPARE(model.rowCount(), 5);
        model.setRun(nullptr);
        run.reset();
        QCOMPARE(filter.rowCount(), 0);
    }
};

INK_TEST(TestBulkRunModel, "tst_bulkrunmodel")

} // namespace tst_bulkrunmodel

#include "tst_bulkrunmodel.moc"
