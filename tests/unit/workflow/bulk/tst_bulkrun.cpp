#include "app/api/apiclient.h"
#include "app/domain/bulk/rowtextcolumns.h"
#include "app/domain/document/document.h"
#include "app/store/database/database.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/schema/opendatabase.h"
#include "app/tables/tablefile.h"
#include "app/tables/xlsxwriter.h"
#include "app/wire/accountcodec.h"
#include "app/wire/documentcodec.h"
#include "app/workflow/bulk/bulkreport.h"
#include "app/workflow/bulk/bulkrun.h"
#include "app/workflow/bulk/mappingmemory.h"
#include "app/workflow/bulk/sentrows.h"
#include "app/workflow/bulk/workbookresults.h"
#include "tests/support/builders.h"
#include "tests/support/events.h"
#include "tests/support/faketransport.h"
#include "tests/support/manualclock.h"
#include "tests/support/testmain.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

namespace tst_bulkrun {

using namespace ink;
using namespace ink::domain;
using namespace ink::workflow;
using namespace std::chrono_literals;
using namespace Qt::Literals::StringLiterals;
using ink::test::FakeTransport;
using ink::test::ManualClock;
using State = BulkRun::State;
using RowState = BulkRun::RowState;

namespace {

bool waitFor(const std::function<bool()>& condition)
{
    return QTest::qWaitFor(condition, 60'000);
}

/** The server's behaviour for one bulk call. */
enum class Act {
    Answer,     ///< normal response
    LoseAnswer, ///< carried out, but the response is lost
    LoseCall,   ///< the call is lost
    Busy,       ///< 429 with Retry-After: 7
    Broken,     ///< carried out, but responds with 500
    Refuse,     ///< 403
    Hang        ///< carried out, responds on release
};

/** A server of bulk calls; with `days` it supports idempotency keys like ours. */
class BulkServer final
{
public:
    explicit BulkServer(int keyDays) : days(keyDays) {}

    Result<api::Response> handle(const api::Request& request)
    {
        if (request.path == u"/v1/user/"_s) {
            AccountDetails details;
            details.email = u"anna@example.com"_s;
            details.limits.bulkRows = bulkRows;
            details.limits.idempotencyDays = days;
            details.limits.groupsByName = days > 0; // our service supports both
            details.limits.rolesByRow = days > 0;
            return FakeTransport::json(wire::toJson(details));
        }
        if (request.path == u"/v1/documents/5"_s)
            return FakeTransport::json(wire::documentResponse(ink::test::templateDocument()));
        if (request.path.endsWith(u"/childrentags"_s)) {
            ++looks;
            if (reportIsBroken) return fail(ErrorCode::Network, Message::literal(u"cut"_s));
            QJsonArray all;
            for (const QJsonValue& document : std::as_const(documents))
                all.append(document);
            return FakeTransport::json(
                {{u"documents"_s, all}, {u"documentCount"_s, documents.size() + missingRows}});
        }
        if (request.path == u"/v2/templates/sign/5"_s) {
            ++uses;
            keys.append(request.idempotencyKey);
            if (losesUses) return fail(ErrorCode::Network, Message::literal(u"cut"_s));
            Document made = ink::test::templateDocument();
            made.id = DocumentId(6000);
            made.type = DocumentType::Document;
            return FakeTransport::json(wire::documentResponse(made));
        }
        if (!request.path.startsWith(u"/v1/templates/use/"_s)) return FakeTransport::json({}, 404);
        const Act act = calls < plan.size() ? plan.at(calls) : Act::Answer;
        ++calls;
        keys.append(request.idempotencyKey);
        sizes.append(QJsonDocument::fromJson(request.body).object().value(u"Invitations"_s).toArray().size());
        if (maxBytes > 0 && request.body.size() > maxBytes) return FakeTransport::json({}, 413);
        if (!refusesWhole.isEmpty() && request.body.contains(refusesWhole.toUtf8()))
            return FakeTransport::json({{u"message"_s, u"Bad input."_s}}, 400);
        if (act == Act::LoseCall) return fail(ErrorCode::Network, Message::literal(u"cut"_s));
        if (act == Act::Refuse) return FakeTransport::json({{u"message"_s, u"Not you."_s}}, 403);
        if (act == Act::Busy) {
            api::Response busy = FakeTransport::json({}, 429);
            busy.headers.emplaceBack("Retry-After", "7");
            return busy;
        }
        if (takesReplaysForOthers && m_first.contains(request.idempotencyKey))
            return FakeTransport::json({{u"code"_s, u"idempotency"_s},
                                        {u"message"_s, u"Used for a different request."_s},
                                        {u"reason"_s, u"idempotency_key_of_other_request"_s}},
                                       409);
        const QJsonObject answer = perform(request);
        if (act == Act::LoseAnswer) return fail(ErrorCode::Network, Message::literal(u"cut"_s));
        if (act == Act::Broken) return FakeTransport::json({}, 500);
        return FakeTransport::json(answer);
    }

    /** The number of documents of each recipient. */
    [[nodiscard]] QHash<QString, int> perPerson() const
    {
        QHash<QString, int> count;
        for (const QJsonValue& document : documents)
            ++count[document[u"recipientEmail"].toString()];
        return count;
    }

    int days;
    int bulkRows = 1000;
    qsizetype maxBytes = 0; ///< of a call; 0 = any
    bool reportIsBroken = false;
    qsizetype missingRows = 0; ///< that the report counts and doesn't contain
    QString refusesWhole;      ///< 400 for every call with this recipient, without naming the row
    bool tellsRows = true;
    bool losesUses = false;             ///< the responses to uses of the template
    bool takesReplaysForOthers = false; ///< 409, as for a body that another version of the service describes
    int uses = 0;
    QList<Act> plan;
    qsizetype calls = 0;
    int looks = 0;
    QList<QByteArray> keys;
    QList<qsizetype> sizes;
    QJsonArray documents;
    qint64 now = ManualClock::epoch.time_since_epoch().count();

private:
    QJsonObject perform(const api::Request& request)
    {
        if (days > 0 && m_first.contains(request.idempotencyKey)) {
            [&] { QCOMPARE(m_bodies.value(request.idempotencyKey), request.body); }();
            return m_first.value(request.idempotencyKey);
        }
        const QJsonArray rows =
            QJsonDocument::fromJson(request.body).object().value(u"Invitations"_s).toArray();
        QJsonArray made;
        QJsonArray madeRows;
        QJsonArray errors;
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const QJsonObject row = rows.at(i).toObject();
            const QString email = row.value(u"recipientEmail"_s).toString();
            if (email.startsWith(u"bad"_s)) {
                errors.append(
                    QJsonObject{{u"row"_s, i}, {u"field"_s, u"recipientEmail"_s}, {u"message"_s, u"No."_s}});
                continue;
            }
            const QJsonObject document{
                {u"id"_s, 5000 + documents.size()},
                {u"title"_s, u"Offer"_s},
                {u"createdTime"_s, now},
                {u"recipientEmail"_s, email},
                {u"tags"_s,
                 QJsonArray{QJsonObject{
                     {u"name"_s, u"N"_s}, {u"type"_s, 252}, {u"textValue"_s, row.value(u"N"_s)}}}}};
            documents.append(document);
            made.append(document);
            madeRows.append(i);
        }
        QJsonObject answer{{u"success"_s, errors.isEmpty()}, {u"documents"_s, made}, {u"errors"_s, errors}};
        if (tellsRows) answer.insert(u"rows"_s, madeRows);
        m_first.insert(request.idempotencyKey, answer);
        m_bodies.insert(request.idempotencyKey, request.body);
        return answer;
    }
    QHash<QByteArray, QJsonObject> m_first;
    QHash<QByteArray, QByteArray> m_bodies;
};

/** The workstation: its database, a client, a clock. */
class Desk final
{
public:
    explicit Desk(int keyDays) : server(keyDays)
    {
        transport.setHandler([this](const api::Request& request) { return server.handle(request); });
        client = std::make_unique<api::ApiClient>(transport, api::RetryPolicy::never());
        database = std::move(*store::openSqlite(folder.filePath(u"w.db"_s), store::Schema::Workstation));
    }
    std::unique_ptr<BulkRun> newRun()
    {
        auto run = std::make_unique<BulkRun>(
            BulkAccount{[this] { return client.get(); }, [this] { return profile; }}, *database, clock);
        api::RetryPolicy patient = api::RetryPolicy::standard();
        patient.maxAttempts = 4;
        patient.wait = [this](std::chrono::milliseconds pause, QObject* context, std::function<void()> then) {
            pauses.append(pause);
            QMetaObject::invokeMethod(context, std::move(then), Qt::QueuedConnection);
        };
        patient.randomFraction = [] { return 0.5; };
        run->setRetryPolicy(patient);
        return run;
    }
    static BulkOrder order(int rows)
    {
        BulkOrder order;
        order.templateId = DocumentId(5);
        order.templateTitle = u"Offer"_s;
        order.title = u"people.csv"_s;
        for (int i = 0; i < rows; ++i) {
            order.rows.append({.line = i + 2,
                               .content = {.recipient = {u"P%1"_s.arg(i), u"p%1@example.com"_s.arg(i)},
                                           .values = {{u"N"_s, QString::number(i)}}}});
        }
        return order;
    }
    [[nodiscard]] bool everybodyOnce(int rows) const
    {
        const auto count = server.perPerson();
        return count.size() == rows && std::all_of(count.begin(), count.end(), [](int n) { return n == 1; });
    }

    QTemporaryDir folder;
    ManualClock clock;
    BulkServer server;
    FakeTransport transport;
    std::unique_ptr<api::ApiClient> client;
    std::unique_ptr<store::Database> database;
    QString profile = u"server"_s;
    QList<std::chrono::milliseconds> pauses;
};

store::BulkJournal::Outcome faulty(const QString& column, const QString& words)
{
    return {.state = RowState::Invalid, .errorField = column, .errorMessage = Message::literal(words)};
}

bool reaches(const BulkRun& run, State state)
{
    const bool reached = waitFor([&] { return run.state() == state; });
    if (!reached)
        qWarning("state %d, %s", static_cast<int>(run.state()),
                 run.error() ? qPrintable(run.error()->detail.english()) : "no error");
    return reached;
}

} // namespace

class TestBulkRun final : public QObject
{
    Q_OBJECT
private Q_SLOTS:
    void sendsEverybodyOnce_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<bool>("tellsRows");
        QTest::newRow("ours") << 7 << true;
        QTest::newRow("foreign") << 0 << false;
    }
    void sendsEverybodyOnce()
    {
        QFETCH(int, days);
        QFETCH(bool, tellsRows);
        Desk desk(days);
        desk.server.tellsRows = tellsRows;
        const auto run = desk.newRun();
        QSignalSpy rows(run.get(), &BulkRun::rowsChanged);
        QSignalSpy resets(run.get(), &BulkRun::reset);
        BulkOrder order = Desk::order(950);
        order.rows[444].content.recipient.email = u"bad@example.com"_s;
        run->start(order);
        QCOMPARE(run->state(), State::Preparing);
        QVERIFY(reaches(*run, State::Finished));
        QCOMPARE(resets.count(), 1);
        QCOMPARE(desk.server.documents.size(), 949);
        QCOMPARE(run->progress().sent, 949);
        QCOMPARE(run->progress().rejected, 1);
        QCOMPARE(run->progress().completed(), 950);
        QCOMPARE(run->row(444).outcome.state, RowState::Rejected);
        QCOMPARE(run->row(444).outcome.errorField, u"recipientEmail"_s);
        QCOMPARE(run->row(444).line, 446);
        QCOMPARE(run->row(10).outcome.document, DocumentId(5010));
        // Of rows that can't be sent any more, only the recipient is kept.
        for (const int number : {10, 444}) {
            QVERIFY(run->row(number).content.values.isEmpty());
            QCOMPARE(run->row(number).content.recipient, order.rows[number].content.recipient);
        }
        QCOMPARE(run->documents().size(), 949);
        QVERIFY(*std::max_element(desk.server.sizes.begin(), desk.server.sizes.end()) <= (days ? 200 : 50));
        // Once when they are sent, once when they are answered.
        QVERIFY(rows.count() <= 2 * desk.server.calls);
        QVERIFY(!run->error());
        // The journal says the same.
        const auto again = desk.newRun();
        again->open(run->run().id);
        QVERIFY(reaches(*again, State::Finished));
        QCOMPARE(again->rowCount(), 950);
        for (int i = 0; i < 950; ++i)
            QCOMPARE(again->row(i), run->row(i));
        QCOMPARE(BulkRun::runs(*desk.database, u"server"_s)->constFirst().rows.sent, 949);
    }

    /** Rows that are not sent stay in the run with their reason, through a pause, another day and the
     * report. */
    void rowsThatAreNotSentStayInTheRun()
    {
        Desk desk(7);
        const auto run = desk.newRun();
        BulkOrder order = Desk::order(2000);
        order.rows[3].outcome = faulty(u"E-mail"_s, u"“x” isn't a valid email address."_s);
        order.rows[700].outcome = {.state = RowState::Excluded};
        order.rows[1999].outcome = faulty(u"N"_s, u"“N” takes only numbers."_s);
        run->start(order);
        QVERIFY(waitFor([&] { return desk.server.calls >= 2; }));
        run->pause();
        QVERIFY(reaches(*run, State::Paused));
        const auto addsUp = [](const BulkRun& one) {
            const BulkRun::Progress& p = one.progress();
            return p.total == 2000 && p.invalid == 2 && p.excluded == 1 &&
                   p.waiting + p.sending + p.sent + p.rejected + p.unknown + p.invalid + p.excluded ==
                       p.total;
        };
        QVERIFY(addsUp(*run));
        for (int i = 0; i < run->rowCount(); ++i)
            QCOMPARE(run->row(i).content.values.isEmpty(), run->row(i).outcome.state != RowState::Waiting);
        const auto again = desk.newRun();
        again->open(run->run().id);
        QVERIFY(reaches(*again, State::Paused));
        QVERIFY(addsUp(*again));
        again->resume();
        QVERIFY(reaches(*again, State::Finished));
        QVERIFY(addsUp(*again));
        QCOMPARE(again->progress().sent, 1997);
        QVERIFY(desk.everybodyOnce(1997));
        QCOMPARE(again->row(3).outcome.state, RowState::Invalid);
        QCOMPARE(again->row(3).line, 5);
        QCOMPARE(again->row(3).outcome.errorField, u"E-mail"_s);
        QCOMPARE(again->row(700).outcome.state, RowState::Excluded);
        const store::BulkJournal journal(*desk.database);
        const auto kept = journal.run(run->run().id);
        QVERIFY(kept);
        QCOMPARE(kept->rows.invalid, 2);
        QCOMPARE(kept->rows.excluded, 1);
        QCOMPARE(kept->rows.pending(), 0);
        const auto all = makeBulkReport(journal, kept->id, BulkReportRows::All, u"en"_s);
        QVERIFY(all);
        QCOMPARE(all->size(), 2001);
        const auto correct = makeBulkReport(journal, kept->id, BulkReportRows::Refused, u"en"_s);
        QVERIFY(correct);
        QCOMPARE(correct->size(), 3); // rows excluded on purpose need no correction
        QCOMPARE(correct->at(2).constLast(), u"“N” takes only numbers."_s);
    }

    void rowsToCorrectKeepTheirLines()
    {
        Desk desk(7);
        const auto run = desk.newRun();
        BulkOrder order = Desk::order(4);
        for (qsizetype i = 0; i < order.rows.size(); ++i)
            order.rows[i].line = static_cast<int>(10 + 3 * i);
        order.rows[1].outcome = faulty(u"N"_s, u"“N” takes only numbers."_s);
        order.rows[3].outcome = faulty(u"N"_s, u"“N” takes only numbers."_s);
        run->start(order);
        QVERIFY(waitFor([&] { return run->state() != State::Preparing; }));
        const auto table = correctionTable(store::BulkJournal(*desk.database), run->run().id, u"en"_s);
        QVERIFY(table);
        QCOMPARE(table->rowCount(), 2);
        QCOMPARE(table->line(0), 13);
        QCOMPARE(table->line(1), 19);
        QCOMPARE(table->header().constLast(), u"Reason"_s);
    }

    void onlyChangedRowsOfAFileAreNew()
    {
        Desk desk(7);
        const auto run = desk.newRun();
        BulkOrder order = Desk::order(5);
        order.title = u"people.xlsx"_s;
        order.rows[4].outcome = faulty(u"N"_s, u"“N” takes only numbers."_s);
        run->start(order);
        QVERIFY(reaches(*run, State::Finished));
        const store::BulkJournal journal(*desk.database);
        const QString profile = run->run().profile;
        const DocumentId templateId = run->run().templateId;
        const QStringList header{u"Name"_s, u"Email"_s};
        const auto sentFor = [&](const QString& name, const QStringList& columns) {
            return SentRows::loadForFile(journal, profile, templateId, name, columns);
        };
        const auto sent = sentFor(u"people.xlsx"_s, header);
        QVERIFY(sent);
        for (qsizetype i = 0; i < 4; ++i)
            QVERIFY(sent->contains(order.rows.at(i).content));
        QVERIFY(!sent->contains(order.rows.at(4).content)); // wasn't sent
        domain::BulkRow changed = order.rows.at(0).content;
        changed.recipient.name += u" B."_s;
        QVERIFY(!sent->contains(changed));
        changed = order.rows.at(0).content;
        changed.values.append({u"Extra"_s, u"1"_s});
        QVERIFY(!sent->contains(changed));
        changed = order.rows.at(0).content;
        std::reverse(changed.values.begin(), changed.values.end()); // the order of columns
        QVERIFY(sent->contains(changed));
        // Another file, template or account has its own rows.
        QVERIFY(sentFor(u"others.xlsx"_s, header)->isEmpty());
        QVERIFY(!sentFor(u"others.xlsx"_s, header + domain::resultColumnNames(u"en"_s))->isEmpty());
        QVERIFY(SentRows::load(journal, profile, DocumentId(templateId.value() + 1))->isEmpty());
        QVERIFY(SentRows::load(journal, u"other"_s, templateId)->isEmpty());
    }

    /** Rows that an open run will send aren't sent by another one, too; those of a stopped run may be. */
    void rowsOfAnOpenRunAreTaken()
    {
        Desk desk(7);
        store::BulkJournal journal(*desk.database);
        store::BulkJournal::Run run;
        run.id = u"8f14e45f-ceea-467f-a0e6-9f1b1c1d2e3f"_s;
        run.profile = u"p"_s;
        run.templateId = DocumentId(12);
        run.title = u"people.xlsx"_s;
        run.chunkSize = 10;
        run.rows.total = 2;
        const QList<store::BulkJournal::Row> rows = Desk::order(2).rows;
        QVERIFY(journal.create(run));
        QVERIFY(journal.addRows(run.id, 0, rows));
        const auto isTaken = [&] {
            const auto sent = SentRows::load(journal, run.profile, run.templateId);
            return sent && sent->contains(rows.at(1).content);
        };
        using RunState = store::BulkJournal::RunState;
        QVERIFY(journal.setState(run.id, RunState::Open, Timestamp()));
        QVERIFY(isTaken());
        QVERIFY(journal.setState(run.id, RunState::Stopped, Timestamp()));
        QVERIFY(!isTaken());
    }

    /** Rows are told apart although their texts are the same in the same order. */
    void textsOfRowsHaveTheirPlaces()
    {
        Desk desk(7);
        store::BulkJournal journal(*desk.database);
        store::BulkJournal::Run run;
        run.id = u"8f14e45f-ceea-467f-a0e6-9f1b1c1d2e40"_s;
        run.profile = u"p"_s;
        run.templateId = DocumentId(12);
        run.chunkSize = 10;
        run.rows.total = 1;
        domain::BulkRow data = Desk::order(1).rows.constFirst().content;
        data.values = {};
        data.title = u"a"_s;
        data.message = u"b"_s;
        data.data = {{u"c"_s, u"d"_s}};
        domain::BulkRow values = data;
        values.values = {{u"a"_s, u"b"_s}};
        values.title = u"c"_s;
        values.message = u"d"_s;
        values.data = {};
        QVERIFY(journal.create(run));
        QVERIFY(journal.addRows(run.id, 0, {{.line = 2, .content = data}}));
        QVERIFY(journal.setState(run.id, store::BulkJournal::RunState::Open, Timestamp()));
        const auto sent = SentRows::load(journal, run.profile, run.templateId);
        QVERIFY(sent && sent->contains(data));
        QVERIFY(!sent->contains(values));
    }

    /** A workbook that was sorted since gets no result of another row, even of the same person. */
    void resultsOfASortedWorkbook()
    {
        if (!tables::XlsxWriter::isAvailable()) QSKIP("This build writes no workbooks.");
        Desk desk(7);
        BulkOrder order = Desk::order(4);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"people.xlsx"_s);
        tables::XlsxWriter writer;
        writer.beginSheet(u"People"_s, {u"Name"_s, u"Email"_s, u"Flat"_s, u"Manager"_s});
        const QString manager = u"manager@example.org"_s;
        QList<QList<tables::XlsxCell>> lines;
        for (qsizetype i = 0; i < 4; ++i) {
            order.rows[i].line = static_cast<int>(i + 2);
            domain::BulkRow& content = order.rows[i].content;
            if (i < 2) content.recipient = {u"Ada"_s, u"ada@example.org"_s};
            content.values = {{u"Flat"_s, u"flat %1"_s.arg(i)}};
            content.others = {{u"Max"_s, manager}};
            lines.append({content.recipient.name, content.recipient.email, u"Flat %1"_s.arg(i), manager});
        }
        lines.swapItemsAt(0, 1); // the same person
        lines[2][0] = lines[2][1] = u"someone else"_s;
        lines[2][2] = lines.at(3).at(2);
        for (const QList<tables::XlsxCell>& line : std::as_const(lines))
            writer.addRow(line);
        QVERIFY(writer.write(path));
        for (auto& row : order.rows)
            row.outcome = faulty(u"N"_s, u"x"_s);
        order.rows[3].outcome = {};
        const auto run = desk.newRun();
        run->start(order);
        QVERIFY(waitFor([&] { return run->state() != State::Preparing; }));
        const QString copy = folder.filePath(u"copy.xlsx"_s);
        const auto done = writeWorkbookResults(store::BulkJournal(*desk.database), run->run().id,
                                               {path, 0, 1}, copy, {}, u"en"_s);
        QVERIFY2(done, done ? "" : qPrintable(done.error().detail.english()));
        QCOMPARE(done->written, 1); // the last one, which didn't move
        QCOMPARE(done->missing, 3);
    }

    void resultsAreWrittenIntoACopyOfTheWorkbook()
    {
        if (!tables::XlsxWriter::isAvailable()) QSKIP("This build writes no workbooks.");
        Desk desk(7);
        BulkOrder order = Desk::order(3);
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"people.xlsx"_s);
        tables::XlsxWriter writer;
        writer.beginSheet(u"People"_s, {u"Name"_s, u"Email"_s});
        for (qsizetype i = 0; i < order.rows.size(); ++i) {
            order.rows[i].line = static_cast<int>(i + 2);
            const domain::BulkPerson& person = order.rows.at(i).content.recipient;
            // The last row was replaced since the run was sent.
            writer.addRow({person.name, i == 2 ? u"somebody@else.example"_s : person.email.toUpper()});
        }
        QVERIFY(writer.write(path));
        order.rows[1].outcome = faulty(u"N"_s, u"“N” takes only numbers."_s);
        const auto run = desk.newRun();
        run->start(order);
        QVERIFY(reaches(*run, State::Finished));
        store::DraftJournal drafts(*desk.database);
        rememberSource(drafts, run->run().id, {path, 0, 1});
        const auto source = sourceOf(drafts, run->run().id);
        QVERIFY(source);
        QCOMPARE(*source, (BulkSourceFile{path, 0, 1}));
        QVERIFY(!sourceOf(drafts, u"another"_s));
        const store::BulkJournal journal(*desk.database);
        const DocumentId first = run->row(0).outcome.document;
        const auto writeTo = [&](const BulkSourceFile& from, const QString& to, const QString& status) {
            return writeWorkbookResults(
                journal, run->run().id, from, to,
                {{first, {status, u"2026-03-04"_s, u"https://example.org/documents/1"_s}}}, u"en"_s);
        };
        const QString copy = folder.filePath(u"copy.xlsx"_s);
        const auto done = writeTo(*source, copy, u"Completed"_s);
        QVERIFY2(done, done ? "" : qPrintable(done.error().detail.english()));
        QCOMPARE(done->written, 2);
        QCOMPARE(done->missing, 1);
        const auto tableAt = [](const QString& file) { return tables::readTableFile(file)->table; };
        tables::Table table = tableAt(copy);
        QCOMPARE(table.header(), (QStringList{u"Name"_s, u"Email"_s} + domain::workbookColumnNames(u"en"_s)));
        QCOMPARE(table.row(0).last(3),
                 (QStringList{u"Completed"_s, u"2026-03-04"_s, u"https://example.org/documents/1"_s}));
        QCOMPARE(table.row(1).at(2), u"faulty"_s);
        QCOMPARE(table.row(2).at(2), QString());
        QCOMPARE(tableAt(path).columnCount(), 2); // the workbook itself is unchanged
        // The copy can be the source of the next one.
        const QString next = folder.filePath(u"next.xlsx"_s);
        QVERIFY(writeTo({copy, {}, {}}, next, u"Declined"_s));
        table = tableAt(next);
        QCOMPARE(table.columnCount(), 5);
        QCOMPARE(table.row(0).at(2), u"Declined"_s);
        const QString csv = folder.filePath(u"people.csv"_s);
        QFile text(csv);
        QVERIFY(text.open(QIODevice::WriteOnly) && text.write("Name,Email\nAda,ada@example.org\n") > 0);
        text.close();
        QVERIFY(!writeTo({csv, {}, {}}, copy, {}));
    }

    void theMappingOfALayoutIsRemembered()
    {
        Desk desk(7);
        store::DraftJournal journal(*desk.database);
        domain::BulkForm form;
        form.templateId = DocumentId(12);
        form.roles.resize(2);
        form.roles[0].name = u"Tenant"_s;
        form.roles[1].name = u"Landlord"_s;
        form.fields.resize(2);
        form.fields[0].name = u"Rent"_s;
        form.fields[1].name = u"Start"_s;
        using K = domain::ColumnTarget::Kind;
        domain::ColumnMapping mapping;
        mapping.columns = {{K::Name, -1}, {K::Email, -1}, {K::Value, 1}, {}};
        domain::setPersonInAllRows(mapping, 1, {u"Ina"_s, u"ina@example.org"_s});
        const QStringList header{u"Who"_s, u"Where"_s, u"From"_s, u"Note"_s};
        MappingMemory memory(journal, u"a"_s);
        QVERIFY(!memory.find(form, header, {}));
        memory.remember(form, header, mapping);
        QCOMPARE(*memory.find(form, header, {}), mapping);
        // The results of a run in the file don't make another layout.
        const auto withResults = memory.find(form, header + domain::resultColumnNames(u"en"_s), {});
        QVERIFY(withResults);
        QCOMPARE(withResults->columns.first(4), mapping.columns);
        QVERIFY(!memory.find(form, {u"Who"_s, u"Where"_s}, {}));
        QVERIFY(!MappingMemory(journal, u"b"_s).find(form, header, {}));
        // The template was edited in the meantime.
        form.fields.removeFirst();
        QCOMPARE(memory.find(form, header, {})->columns.at(2), (domain::ColumnTarget{K::Value, 0}));
        form.templateId = DocumentId(13);
        QVERIFY(!memory.find(form, header, {}));
    }

    void rowsToCorrectKeepTheirTexts()
    {
        Desk desk(7);
        const auto run = desk.newRun();
        BulkOrder order = Desk::order(3);
        for (BulkRun::Row& row : order.rows) {
            row.content.title = u"Contract "_s + row.content.recipient.name;
            row.content.message = u"Dear %1,\nplease sign."_s.arg(row.content.recipient.name);
        }
        order.rows[1].outcome = faulty(u"N"_s, u"“N” takes only numbers."_s);
        order.rows[1].content.values = {{u"Document title"_s, u"7"_s}, {u"Name"_s, u"Ada"_s}}; // of tags
        run->start(order);
        QVERIFY(waitFor([&] { return run->state() != State::Preparing; }));
        const store::BulkJournal journal(*desk.database);
        const auto correct = makeBulkReport(journal, run->run().id, BulkReportRows::Refused, u"en"_s);
        QVERIFY(correct);
        QCOMPARE(correct->size(), 2);
        const auto cell = [&correct](const QString& column) {
            return correct->at(1).value(correct->constFirst().indexOf(column));
        };
        QCOMPARE(correct->constFirst(),
                 (QStringList{u"Recipient name"_s, u"Email"_s, u"Document title"_s, u"Name"_s,
                              u"Title of the document"_s, u"Document message"_s, u"Field"_s, u"Reason"_s}));
        QCOMPARE(cell(u"Recipient name"_s), u"P1"_s);
        QCOMPARE(cell(u"Name"_s), u"Ada"_s);
        QCOMPARE(cell(u"Document title"_s), u"7"_s);
        QCOMPARE(cell(u"Title of the document"_s), u"Contract P1"_s);
        QCOMPARE(cell(u"Document message"_s), u"Dear P1,\nplease sign."_s);
    }

    /** A use of the template isn't repeated as a bulk call. */
    void lookingAgainRepeatsTheSameCall()
    {
        Desk desk(7); // without support for titles in rows
        desk.server.losesUses = true;
        const auto run = desk.newRun();
        BulkOrder order = Desk::order(1);
        order.rows[0].content.title = u"Contract"_s;
        run->start(order);
        QVERIFY(waitFor([&] { return desk.server.uses > 0; }));
        run->pause();
        QVERIFY(reaches(*run, State::Paused));
        const int before = desk.server.uses;
        desk.server.losesUses = false;
        run->checkUnknown();
        QVERIFY(waitFor([&] { return run->row(0).outcome.state == RowState::Sent; }));
        QCOMPARE(desk.server.uses, before + 1);
        QCOMPARE(desk.server.calls, 0);
        QCOMPARE(QSet<QByteArray>(desk.server.keys.begin(), desk.server.keys.end()).size(), 1);
    }

    void theServersLimitCounts()
    {
        Desk desk(7);
        desk.server.bulkRows = 30;
        const auto run = desk.newRun();
        run->start(Desk::order(100));
        QVERIFY(reaches(*run, State::Finished));
        QCOMPARE(desk.server.sizes, (QList<qsizetype>{30, 30, 30, 10}));
    }

    void callsThatAreTooLargeGetSmaller()
    {
        Desk desk(7);
        desk.server.maxBytes = 4'000;
        const auto run = desk.newRun();
        run->start(Desk::order(500));
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(desk.everybodyOnce(500));
        QCOMPARE(run->progress().sent, 500);
    }

    void lostAnswersAreAskedForAgainByKey()
    {
        Desk desk(7);
        desk.server.plan = {Act::LoseAnswer, Act::LoseCall, Act::Broken, Act::LoseAnswer, Act::Busy};
        const auto run = desk.newRun();
        run->start(Desk::order(900));
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(desk.everybodyOnce(900));
        QCOMPARE(run->progress().sent, 900);
        QCOMPARE(desk.server.looks, 0);
        QVERIFY(run->areKeysHonoured());
    }

    void aRefusedReplayDoesNotSayThatNothingWasDone_data()
    {
        QTest::addColumn<int>("refusal");
        QTest::newRow("busy") << static_cast<int>(Act::Busy);
        QTest::newRow("forbidden") << static_cast<int>(Act::Refuse);
    }
    void aRefusedReplayDoesNotSayThatNothingWasDone()
    {
        QFETCH(int, refusal);
        Desk desk(7);
        desk.server.plan = {Act::LoseAnswer, static_cast<Act>(refusal)};
        const auto run = desk.newRun();
        run->start(Desk::order(100));
        if (static_cast<Act>(refusal) == Act::Refuse) {
            QVERIFY(reaches(*run, State::Paused));
            run->resume();
        }
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(desk.everybodyOnce(100));
        QCOMPARE(desk.server.keys, QList<QByteArray>(3, desk.server.keys.constFirst()));
    }

    void aReplayWithAnotherBodyIsSearched()
    {
        Desk desk(7);
        desk.server.takesReplaysForOthers = true;
        desk.server.plan = {Act::LoseAnswer};
        const auto run = desk.newRun();
        run->start(Desk::order(100));
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(desk.everybodyOnce(100));
        QVERIFY(desk.server.looks > 0);
        QCOMPARE(desk.server.calls, 2);
        QCOMPARE(run->progress().sent, 100);
    }

    void retryAfterIsHonoured()
    {
        Desk desk(7);
        desk.server.plan = {Act::Busy};
        const auto run = desk.newRun();
        run->start(Desk::order(10));
        QVERIFY(waitFor([&] { return !desk.pauses.isEmpty(); }));
        QCOMPARE(run->pauseEnd().value_or(Timestamp()), desk.clock.now() + 7s);
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(desk.pauses.constFirst() >= 7s);
        QVERIFY(desk.everybodyOnce(10));
        QVERIFY(!run->pauseEnd());
    }

    void aStrangerIsNeverAskedTwice_data()
    {
        QTest::addColumn<int>("act");
        QTest::newRow("answer lost") << static_cast<int>(Act::LoseAnswer);
        QTest::newRow("500 after it acted") << static_cast<int>(Act::Broken);
    }
    void aStrangerIsNeverAskedTwice()
    {
        QFETCH(int, act);
        Desk desk(0);
        desk.server.plan = {Act::Answer, static_cast<Act>(act), Act::Answer};
        const auto run = desk.newRun();
        run->start(Desk::order(120));
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(!run->areKeysHonoured());
        QVERIFY(desk.everybodyOnce(120));
        QCOMPARE(desk.server.calls, 3);
        QCOMPARE(desk.server.looks, 1);
        QCOMPARE(run->progress().sent, 120); // found by recipient and values
        QCOMPARE(run->row(55).outcome.document, DocumentId(5055));
    }

    void whatIsNotFoundIsUnknownUntilSomebodyAsks()
    {
        Desk desk(0);
        desk.server.plan = {Act::Answer, Act::LoseCall};
        const auto run = desk.newRun();
        run->start(Desk::order(120));
        QVERIFY(reaches(*run, State::Finished));
        QCOMPARE(run->progress().unknown, 50);
        QCOMPARE(run->progress().sent, 70);
        QCOMPARE(run->row(50).outcome.state, RowState::Unknown);
        QCOMPARE(desk.server.documents.size(), 70);
        QCOMPARE(desk.server.looks, 2); // when it was lost, and again at the end

        // A slow server has eventually completed half of it.
        QJsonArray late;
        for (int i = 50; i < 75; ++i)
            late.append(
                QJsonObject{{u"id"_s, 9000 + i},
                            {u"createdTime"_s, desk.server.now},
                            {u"recipientEmail"_s, u"P%1@example.com"_s.arg(i)},
                            {u"tags"_s, QJsonArray{QJsonObject{{u"name"_s, u"N"_s},
                                                               {u"type"_s, 252},
                                                               {u"textValue"_s, QString::number(i)}}}}});
        for (const QJsonValue& document : std::as_const(late))
            desk.server.documents.append(document);
        run->checkUnknown();
        QVERIFY(reaches(*run, State::Checking));
        QVERIFY(reaches(*run, State::Finished));
        QCOMPARE(run->progress().unknown, 25);
        QCOMPARE(run->row(50).outcome.document, DocumentId(9050));

        run->repeatUnknown();
        QVERIFY(reaches(*run, State::Checking));
        QVERIFY(reaches(*run, State::Finished));
        QCOMPARE(run->progress().sent, 120);
        QCOMPARE(desk.server.sizes.constLast(), 25);
        QCOMPARE(BulkRun::runs(*desk.database, u"server"_s)->constFirst().rows.sent, 120);
    }

    void anotherDayTheKeyIsTooOld()
    {
        Desk desk(7);
        desk.server.plan = QList<Act>(100, Act::LoseCall);
        desk.server.plan[0] = Act::LoseAnswer;
        auto run = desk.newRun();
        run->start(Desk::order(400));
        QVERIFY(waitFor([&] { return desk.server.calls >= 2; }));
        const QString id = run->run().id;
        run.reset(); // the program ends
        const qsizetype before = desk.server.documents.size();
        QCOMPARE(before, 200);
        desk.server.plan.clear();
        desk.clock.advance(24h * 7);
        const auto later = desk.newRun();
        later->open(id);
        QVERIFY(reaches(*later, State::Paused));
        later->resume();
        QVERIFY(reaches(*later, State::Finished));
        // Nothing was repeated: the completed one was found, the other one is Unknown.
        QVERIFY(desk.server.looks > 0);
        QCOMPARE(later->progress().sent + later->progress().unknown, 400);
        QCOMPARE(later->progress().sent, desk.server.documents.size());
        QCOMPARE(later->progress().unknown, 200);
    }

    void aKillAtAnyMomentLosesNothing_data()
    {
        QTest::addColumn<int>("days");
        QTest::newRow("ours") << 7;
        QTest::newRow("foreign") << 0;
    }
    void aKillAtAnyMomentLosesNothing()
    {
        QFETCH(int, days);
        for (int after = 1; after <= 7; ++after) {
            Desk desk(days);
            auto run = desk.newRun();
            run->start(Desk::order(300));
            QVERIFY(waitFor([&] { return desk.server.calls >= after || run->state() == State::Finished; }));
            const QString id = run->run().id;
            run.reset(); // its calls are cut: their outcome is unknown here
            const auto again = desk.newRun();
            again->open(id);
            QVERIFY(waitFor(
                [&] { return again->state() == State::Paused || again->state() == State::Finished; }));
            again->resume();
            QVERIFY(reaches(*again, State::Finished));
            QCOMPARE(again->progress().unknown, 0);
            QVERIFY(desk.everybodyOnce(300));
        }
    }

    void pausesAndGoesOn()
    {
        Desk desk(7);
        const auto run = desk.newRun();
        run->start(Desk::order(2000));
        QVERIFY(waitFor([&] { return desk.server.calls >= 2; }));
        run->pause();
        QCOMPARE(run->state(), State::Pausing);
        QVERIFY(reaches(*run, State::Paused));
        QVERIFY(run->progress().waiting > 0);
        QCOMPARE(run->progress().sending, 0);
        QVERIFY(!run->error());
        const qsizetype calls = desk.server.calls;
        ink::test::processEvents();
        QCOMPARE(desk.server.calls, calls);
        run->resume();
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(desk.everybodyOnce(2000));
    }

    void stopsForGoodUnlessAskedAgain()
    {
        Desk desk(7);
        const auto run = desk.newRun();
        run->start(Desk::order(2000));
        QVERIFY(waitFor([&] { return desk.server.calls >= 2; }));
        run->stop();
        QVERIFY(reaches(*run, State::Stopped));
        QVERIFY(run->progress().waiting > 0);
        const auto other = desk.newRun();
        other->open(run->run().id);
        QVERIFY(reaches(*other, State::Stopped));
        other->resume();
        QVERIFY(reaches(*other, State::Finished));
        QVERIFY(desk.everybodyOnce(2000));
    }

    void aRefusalPausesWithItsReason()
    {
        Desk desk(7);
        desk.server.plan = {Act::Refuse, Act::Refuse, Act::Refuse};
        const auto run = desk.newRun();
        run->start(Desk::order(500));
        QVERIFY(reaches(*run, State::Paused));
        QVERIFY(run->error());
        QCOMPARE(run->error()->code, ErrorCode::Forbidden);
        QCOMPARE(run->progress().waiting, 500);
        desk.server.plan.clear();
        run->resume();
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(!run->error());
        QVERIFY(desk.everybodyOnce(500));
    }

    void aRefusalWithoutARowIsNarrowedDown_data()
    {
        QTest::addColumn<int>("days");
        QTest::newRow("ours") << 7;
        QTest::newRow("a stranger") << 0;
    }
    void aRefusalWithoutARowIsNarrowedDown()
    {
        QFETCH(const int, days);
        Desk desk(days);
        desk.server.refusesWhole = u"p137@"_s;
        const auto run = desk.newRun();
        run->start(Desk::order(500));
        QVERIFY(reaches(*run, State::Finished));
        QCOMPARE(run->progress().sent, 499);
        QCOMPARE(run->progress().rejected, 1);
        QCOMPARE(run->row(137).outcome.state, RowState::Rejected);
        QCOMPARE(run->row(137).outcome.errorMessage.english(), u"Bad input."_s);
        QVERIFY(desk.everybodyOnce(499));
        QVERIFY2(desk.server.calls < 40, qPrintable(QString::number(desk.server.calls)));
    }

    void aServerThatRefusesEveryRowPausesTheRun()
    {
        Desk desk(7);
        desk.server.refusesWhole = u"p"_s;
        const auto run = desk.newRun();
        run->start(Desk::order(500));
        QVERIFY(reaches(*run, State::Paused));
        QVERIFY(run->error());
        QCOMPARE(run->error()->code, ErrorCode::Validation);
        QVERIFY(run->progress().rejected <= 3);
        QVERIFY(desk.server.documents.isEmpty());
    }

    void aServerThatStaysAwayPausesTheRun()
    {
        Desk desk(7);
        desk.server.plan = QList<Act>(100, Act::LoseCall);
        const auto run = desk.newRun();
        run->start(Desk::order(500));
        QVERIFY(reaches(*run, State::Paused));
        QCOMPARE(run->error()->code, ErrorCode::Network);
        desk.server.plan.clear();
        run->resume();
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(desk.everybodyOnce(500));
    }

    void aStrangerThatCannotBeListedPausesTheRun()
    {
        Desk desk(0);
        desk.server.plan = {Act::LoseAnswer};
        desk.server.reportIsBroken = true;
        const auto run = desk.newRun();
        run->start(Desk::order(100));
        QVERIFY(reaches(*run, State::Paused));
        QVERIFY(run->error());
        QCOMPARE(desk.server.calls, 1);
        desk.server.reportIsBroken = false;
        run->resume();
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(desk.everybodyOnce(100));
    }

    /** Rows that are missing may be the documents of the lost response. */
    void anIncompleteReportPausesTheRun()
    {
        Desk desk(0);
        desk.server.plan = {Act::LoseAnswer};
        desk.server.missingRows = 1;
        const auto run = desk.newRun();
        run->start(Desk::order(100));
        QVERIFY(reaches(*run, State::Paused));
        QCOMPARE(run->error()->code, ErrorCode::Unavailable);
        QCOMPARE(desk.server.calls, 1);
        desk.server.missingRows = 0;
        run->resume();
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(desk.everybodyOnce(100));
    }

    void anotherAccountSendsNothing()
    {
        Desk desk(7);
        const auto run = desk.newRun();
        run->start(Desk::order(2000));
        QVERIFY(waitFor([&] { return desk.server.calls >= 2; }));
        desk.profile = u"somebody else"_s;
        QVERIFY(reaches(*run, State::Paused));
        QCOMPARE(run->error()->code, ErrorCode::State);
        const qsizetype calls = desk.server.calls;
        run->resume();
        QVERIFY(reaches(*run, State::Paused));
        QCOMPARE(desk.server.calls, calls);
        desk.profile = u"server"_s;
        run->resume();
        QVERIFY(reaches(*run, State::Finished));
        QVERIFY(desk.everybodyOnce(2000));
    }

    void oneAtATime()
    {
        Desk desk(7);
        const auto run = desk.newRun();
        run->start(Desk::order(2000));
        QVERIFY(waitFor([&] { return desk.server.calls >= 2; }));
        const auto other = desk.newRun();
        other->open(run->run().id);
        QVERIFY(reaches(*other, State::Paused));
        other->resume();
        QCOMPARE(other->state(), State::Paused);
        QCOMPARE(other->error()->code, ErrorCode::State);
        QVERIFY(!BulkRun::remove(*desk.database, run->run().id));
        QVERIFY(reaches(*run, State::Finished));
        // It has changed meanwhile: reloaded.
        other->resume();
        QVERIFY(reaches(*other, State::Finished));
        QVERIFY(desk.everybodyOnce(2000));
        QVERIFY(BulkRun::remove(*desk.database, run->run().id));
        QVERIFY(BulkRun::runs(*desk.database, u"server"_s)->isEmpty());
    }

    void theLoopIsNotHeldUp()
    {
        Desk desk(7);
        const auto run = desk.newRun();
        QElapsedTimer since;
        qint64 longest = 0;
        QTimer beat;
        since.start();
        connect(&beat, &QTimer::timeout, this, [&] { longest = std::max(longest, since.restart()); });
        beat.start(0);
        run->start(Desk::order(20'000));
        QVERIFY(waitFor([&] { return desk.server.calls >= 3; }));
        run->pause();
        QVERIFY(reaches(*run, State::Paused));
        qInfo("longest turn %lld ms", static_cast<long long>(longest));
        QVERIFY(longest < 500); // generous, because other load varies
    }
};

INK_TEST(TestBulkRun, "tst_bulkrun")

} // namespace tst_bulkrun

#include "tst_bulkrun.moc"
