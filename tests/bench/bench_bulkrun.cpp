// 10,000 rows through the workstation's BulkRun with its journal, compared with the same calls sent bare over
// one connection: same service, same template, same rows per call, in the same run.
#include "app/api/apiclient.h"
#include "app/api/networktransport.h"
#include "app/service/host/servicehost.h"
#include "app/store/database/database.h"
#include "app/store/schema/opendatabase.h"
#include "app/workflow/bulk/bulkrun.h"
#include "tests/integration/bulk/bulkbench.h"
#include "tests/support/basicauth.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTimer>
#include <QUrl>

#include <algorithm>
#include <cstdio>

using namespace ink;
using namespace ink::test;
using workflow::BulkRun;

namespace {

constexpr int rows = 10'000;
constexpr int rowsACall = 200; // as BulkRun sends them
constexpr int rounds = 3;

[[noreturn]] void die(const QString& what)
{
    std::fprintf(stderr, "bench_bulkrun: %s\n", qPrintable(what));
    std::exit(1);
}

domain::BulkRow rowOf(int n, const QString& prefix)
{
    return {.recipient = {QStringLiteral("Employee %1").arg(n),
                          QStringLiteral("%1%2@example.com").arg(prefix).arg(n)},
            .values = {{QStringLiteral("Name"), QStringLiteral("Employee %1").arg(n)},
                       {QStringLiteral("Salary"), QString::number(30'000 + n)}}};
}

qint64 bare(quint16 port, const QByteArray& headers, qint64 templateId, int round)
{
    QList<QByteArray> requests;
    for (int from = 0; from < rows; from += rowsACall) {
        wire::BulkRequest request;
        for (int i = from; i < from + rowsACall; ++i)
            request.rows.append(rowOf(i, QStringLiteral("bare")));
        requests.append(post("/v1/templates/use/" + QByteArray::number(templateId) + '/',
                             QJsonDocument(wire::toJson(request)).toJson(QJsonDocument::Compact),
                             headers + "Idempotency-Key: bare-" + QByteArray::number(round) + '-' +
                                 QByteArray::number(from) + "\r\n"));
    }
    RawClient client(port);
    QElapsedTimer timer;
    timer.start();
    for (const QByteArray& request : std::as_const(requests)) {
        const RawAnswer answer = client.ask(request);
        if (answer.status != 200 || !answer.body.contains("\"success\":true"))
            die(QString::fromUtf8(answer.head + answer.body.left(500)));
    }
    return timer.elapsed();
}

struct Outcome
{
    qint64 ms = 0;
    qint64 longestTurn = 0;
};

Outcome throughTheWorkstation(api::ApiClient& client, store::Database& database, const Clock& clock,
                              qint64 templateId)
{
    workflow::BulkOrder order;
    order.templateId = domain::DocumentId(templateId);
    order.title = QStringLiteral("bench");
    for (int i = 0; i < rows; ++i)
        order.rows.append({.content = rowOf(i, QStringLiteral("run"))});
    BulkRun run({[&client] { return &client; }, [] { return QStringLiteral("local"); }}, database, clock);
    QEventLoop loop;
    QObject::connect(&run, &BulkRun::stateChanged, &loop, [&] {
        if (run.state() == BulkRun::State::Finished || run.state() == BulkRun::State::Paused) loop.quit();
    });
    Outcome outcome;
    QElapsedTimer turn;
    QTimer beat;
    QObject::connect(&beat, &QTimer::timeout, &loop,
                     [&] { outcome.longestTurn = std::max(outcome.longestTurn, turn.restart()); });
    turn.start();
    beat.start(0);
    QElapsedTimer timer;
    timer.start();
    run.start(order);
    loop.exec();
    outcome.ms = timer.elapsed();
    if (run.progress().sent != rows) die(QStringLiteral("only %1 rows were sent").arg(run.progress().sent));
    return outcome;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication app(argc, argv);
    QTemporaryDir folder;
    const SystemClock clock;
    service::ServiceHost::Options options;
    options.dataFolder = folder.filePath(QStringLiteral("data"));
    auto host = service::ServiceHost::start(options, clock);
    if (!host) die(host.error().detail.english());
    const auto key = (*host)->addAccount(QStringLiteral("anna@example.com"), QStringLiteral("Anna"));
    if (!key) die(key.error().detail.english());
    const QUrl url((*host)->baseUrl());
    const auto port = static_cast<quint16>(url.port());
    const QByteArray auth = basicAuth(key->reveal());
    const qint64 templateId = makeBulkTemplate(port, auth, QStringLiteral("Offer letter"));
    if (templateId <= 0) die(QStringLiteral("no template"));
    (void)(*host)->sealFingerprint(); // waits until the seal's key is generated

    api::NetworkTransport::Options network;
    network.baseUrl = url;
    network.key = *key;
    api::NetworkTransport transport(network);
    api::ApiClient client(transport);
    const auto database =
        store::openSqlite(folder.filePath(QStringLiteral("workstation.db")), store::Schema::Workstation);
    if (!database) die(database.error().detail.english());

    std::printf("%d rows, %d a call\n", rows, rowsACall);
    for (int round = 0; round < rounds; ++round) {
        const qint64 plain = bare(port, auth + "Content-Type: application/json\r\n", templateId, round);
        const Outcome whole = throughTheWorkstation(client, **database, clock, templateId);
        std::printf("bare calls %6.0f rows/s   BulkRun with journal %6.0f rows/s   ratio %.2f (aim 1.5)   "
                    "longest turn of the event loop %lld ms\n",
                    rows * 1000.0 / double(plain), rows * 1000.0 / double(whole.ms),
                    double(whole.ms) / double(plain), static_cast<long long>(whole.longestTurn));
        std::fflush(stdout);
    }
    return 0;
}
