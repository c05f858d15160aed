// 10,000 rows through POST /v1/templates/use over a real connection, compared with bare durable inserts of
// the resulting rows: same tables and columns, same settings of the database, same number of documents per
// transaction, one plain prepared statement per table. The argument `postgresql` uses a separate PostgreSQL.
#include "app/service/host/servicehost.h"
#include "app/store/database/database.h"
#include "app/store/database/query.h"
#include "app/store/schema/opendatabase.h"
#include "tests/support/paths.h"
#include "tests/support/postgres.h"
#include "tests/support/rawhttp.h"

#include <QElapsedTimer>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlField>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QUrl>

#include <cstdio>

using namespace ink;
using namespace ink::test;

namespace {

constexpr int calls = 10;
constexpr int rowsACall = 1'000;
constexpr int rounds = 3;

[[noreturn]] void die(const QString& what)
{
    std::fprintf(stderr, "bench_bulk: %s\n", qPrintable(what));
    std::exit(1);
}

template <typename T> T need(Result<T> result)
{
    if (!result) die(result.error().detail.english());
    return std::move(*result);
}

QByteArray json(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

QJsonObject templateJson()
{
    const auto tag = [](int type, const char* name, int top) {
        return QJsonObject{
            {QStringLiteral("type"), type},       {QStringLiteral("name"), QLatin1String(name)},
            {QStringLiteral("pageIndex"), 1},     {QStringLiteral("invitationIndex"), 1},
            {QStringLiteral("left"), 90},         {QStringLiteral("top"), top},
            {QStringLiteral("width"), 160},       {QStringLiteral("height"), 22},
            {QStringLiteral("isMandatory"), true}};
    };
    QFile sample(ink::test::sourcePath(QStringLiteral("resources/samples/agreement.pdf")));
    if (!sample.open(QIODevice::ReadOnly)) die(QStringLiteral("no sample"));
    return {
        {QStringLiteral("title"), QStringLiteral("Offer letter")},
        {QStringLiteral("senderName"), QStringLiteral("Anna")},
        {QStringLiteral("senderEmail"), QStringLiteral("anna@example.com")},
        {QStringLiteral("documentType"), 8},
        {QStringLiteral("signingStatus"), 51},
        {QStringLiteral("files"),
         QJsonArray{QJsonObject{{QStringLiteral("name"), QStringLiteral("offer.pdf")},
                                {QStringLiteral("body"), QString::fromLatin1(sample.readAll().toBase64())}}}},
        {QStringLiteral("invitations"),
         QJsonArray{QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("Employee")},
                                {QStringLiteral("actionType"), 15}}}},
        {QStringLiteral("tags"),
         QJsonArray{tag(252, "Name", 120), tag(269, "Salary", 160), tag(255, "Start", 200),
                    tag(252, "City", 240), tag(250, "Signature", 300), tag(270, "Signed on", 360)}}};
}

QByteArray bulkBody(int call)
{
    QJsonArray rows;
    for (int i = 0; i < rowsACall; ++i) {
        const int n = call * rowsACall + i;
        rows.append(QJsonObject{{QStringLiteral("recipientName"), QStringLiteral("Employee %1").arg(n)},
                                {QStringLiteral("recipientEmail"), QStringLiteral("e%1@example.com").arg(n)},
                                {QStringLiteral("Name"), QStringLiteral("Employee %1").arg(n)},
                                {QStringLiteral("Salary"), 30'000 + n},
                                {QStringLiteral("Start"), QStringLiteral("2026-03-01")},
                                {QStringLiteral("City"), QStringLiteral("Zürich")}});
    }
    return json({{QStringLiteral("callback"), QStringLiteral("https://hooks.example.com/in")},
                 {QStringLiteral("Invitations"), rows}});
}

/** The rows of one table in order, with the documents that they belong to. */
struct Rows
{
    QString table;
    QStringList columns;
    QList<QVariantList> values;
    QList<qint64> documents;
};

Rows read(const store::Database& db, const QString& table, const QString& documentColumn, qint64 templateId,
          const QString& order)
{
    Rows rows;
    rows.table = table;
    QSqlQuery query(db.connection());
    query.setForwardOnly(true);
    const QString sql =
        templateId == 0
            ? QStringLiteral("SELECT * FROM %1 ORDER BY %2").arg(table, order)
            : QStringLiteral("SELECT t.* FROM %1 t JOIN document d ON d.id = t.%2 WHERE d.template_id = %3 "
                             "ORDER BY t.%2, t.%4")
                  .arg(table, documentColumn)
                  .arg(templateId)
                  .arg(order);
    if (!query.exec(sql)) die(query.lastError().text());
    const QSqlRecord record = query.record();
    for (int i = 0; i < record.count(); ++i)
        rows.columns.append(record.fieldName(i));
    const int owner = record.indexOf(documentColumn);
    while (query.next()) {
        QVariantList values;
        for (int i = 0; i < record.count(); ++i)
            values.append(query.value(i));
        rows.values.append(values);
        rows.documents.append(owner < 0 ? 0 : query.value(owner).toLongLong());
    }
    return rows;
}

/** Inserts everything, `rowsACall` documents per transaction, the words' blocks with the last; returns the
 * milliseconds. */
qint64 insertBare(store::Database& db, const Rows& accounts, const QList<Rows>& tables, const Rows& blocks)
{
    const auto prepared = [&](const Rows& rows) {
        QSqlQuery query(db.connection());
        const QString marks = QStringLiteral("?") + QStringLiteral(",?").repeated(rows.columns.size() - 1);
        if (!query.prepare(QStringLiteral("INSERT INTO %1(%2) VALUES (%3)")
                               .arg(rows.table, rows.columns.join(QLatin1Char(',')), marks)))
            die(query.lastError().text());
        return query;
    };
    const auto insert = [](QSqlQuery& query, const QVariantList& values) {
        for (qsizetype i = 0; i < values.size(); ++i)
            query.bindValue(static_cast<int>(i), values.at(i));
        if (!query.exec()) die(query.lastError().text());
    };
    QSqlQuery account = prepared(accounts);
    for (const QVariantList& values : accounts.values)
        insert(account, values);

    std::vector<QSqlQuery> queries;
    for (const Rows& rows : tables)
        queries.push_back(prepared(rows));
    QSqlQuery block = prepared(blocks);
    QList<qsizetype> next(tables.size(), 0);
    const QList<qint64>& documents = tables.constFirst().documents;
    QElapsedTimer timer;
    timer.start();
    for (qsizetype from = 0; from < documents.size(); from += rowsACall) {
        auto transaction = need(store::Transaction::begin(db));
        const qsizetype end = std::min<qsizetype>(documents.size(), from + rowsACall);
        for (qsizetype k = from; k < end; ++k) {
            for (qsizetype t = 0; t < tables.size(); ++t) {
                const Rows& rows = tables.at(t);
                qsizetype& at = next[t];
                for (; at < rows.values.size() && rows.documents.at(at) == documents.at(k); ++at)
                    insert(queries[std::size_t(t)], rows.values.at(at));
            }
        }
        if (end == documents.size())
            for (const QVariantList& values : blocks.values)
                insert(block, values);
        if (const auto done = transaction.commit(); !done) die(done.error().detail.english());
    }
    const qint64 took = timer.elapsed();
    for (qsizetype t = 0; t < tables.size(); ++t)
        if (next.at(t) != tables.at(t).values.size()) die(QStringLiteral("rows are left"));
    return took;
}

struct Run
{
    qint64 serviceMs = 0;
    qint64 bareMs = 0;
    qsizetype inserted = 0;
};

Run once(Postgres* postgres)
{
    QTemporaryDir folder;
    const SystemClock clock;
    service::ServiceHost::Options options;
    options.dataFolder = folder.filePath(QStringLiteral("data"));
    if (postgres) options.database = postgres->newDatabase();
    const QString address = postgres ? options.database : folder.filePath(QStringLiteral("data/inkstone.db"));
    auto host = need(service::ServiceHost::start(options, clock));
    const QByteArray key =
        need(host->addAccount(QStringLiteral("anna@example.com"), QStringLiteral("Anna"))).reveal();
    const QByteArray headers = basicAuth(key) + "Content-Type: application/json\r\n";
    RawClient client(static_cast<quint16>(QUrl(host->baseUrl()).port()));
    const RawAnswer made = client.ask(post("/documents", json(templateJson()), headers));
    const qint64 id = QJsonDocument::fromJson(made.body)
                          .object()
                          .value(QLatin1String("document"))
                          .toObject()
                          .value(QLatin1String("id"))
                          .toInteger();
    if (id <= 0) die(QString::fromUtf8(made.head + made.body));
    QList<QByteArray> requests;
    for (int i = 0; i < calls; ++i)
        requests.append(post("/v1/templates/use/" + QByteArray::number(id) + '/', bulkBody(i),
                             headers + "Idempotency-Key: bench-" + QByteArray::number(i) + "\r\n"));
    (void)host->sealFingerprint(); // waits until the seal's key is generated
    Run run;
    QElapsedTimer timer;
    timer.start();
    for (const QByteArray& request : std::as_const(requests)) {
        const RawAnswer answer = client.ask(request);
        if (answer.status != 200 || !answer.body.contains("\"success\":true"))
            die(QString::fromUtf8(answer.head + answer.body.left(500)));
    }
    run.serviceMs = timer.elapsed();
    host.reset();

    Rows accounts;
    QList<Rows> tables;
    Rows blocks;
    {
        const auto db = need(store::openDatabase(address, store::Schema::Service));
        accounts = read(*db, QStringLiteral("account"), QStringLiteral("id"), 0, QStringLiteral("id"));
        const QString owner = QStringLiteral("document_id");
        const QString order = QStringLiteral("id");
        tables = {read(*db, QStringLiteral("document"), order, id, order),
                  read(*db, QStringLiteral("file"), owner, id, order),
                  read(*db, QStringLiteral("invitation"), owner, id, order),
                  read(*db, QStringLiteral("tag"), owner, id, order),
                  read(*db, QStringLiteral("history"), owner, id, order),
                  read(*db, QStringLiteral("agenda"), owner, id, owner)};
        blocks = read(*db, QStringLiteral("word_block"), {}, 0, QStringLiteral("word"));
    }
    for (const Rows& rows : std::as_const(tables))
        run.inserted += rows.values.size();
    const auto bare = need(
        store::openDatabase(postgres ? postgres->newDatabase() : folder.filePath(QStringLiteral("bare.db")),
                            store::Schema::Service));
    run.bareMs = insertBare(*bare, accounts, tables, blocks);
    return run;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    const bool onPostgres = argc > 1 && qstrcmp(argv[1], "postgresql") == 0;
    Postgres* postgres = onPostgres ? Postgres::shared() : nullptr;
    if (onPostgres && !postgres) die(QStringLiteral("there is no PostgreSQL here"));
    std::printf("%s, %d calls of %d rows\n", onPostgres ? "PostgreSQL" : "SQLite", calls, rowsACall);
    for (int round = 0; round < rounds; ++round) {
        const Run run = once(postgres);
        const double documents = double(calls) * rowsACall;
        std::printf("bare inserts %7.0f documents/s (%lld rows)   /v1/templates/use %7.0f documents/s   "
                    "ratio %.2f (aim 4)\n",
                    documents * 1000 / double(run.bareMs), static_cast<long long>(run.inserted),
                    documents * 1000 / double(run.serviceMs), double(run.serviceMs) / double(run.bareMs));
        std::fflush(stdout);
    }
    return 0;
}
