// Lists compared with a single document and with a bare server that sends the same bytes, in the same run;
// then a thousand accounts at once, each with an API key and a persistent connection. The service is
// complete: its host with all its workers, on SQLite in a temporary folder or on PostgreSQL. Usage:
// bench_lists [--accounts N] [--seconds N] [--postgresql] [--only KIND]
#include "app/domain/document/document.h"
#include "app/service/host/servicehost.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/documents/folderstore.h"
#include "app/store/documents/templatestore.h"
#include "app/store/schema/opendatabase.h"
#include "tests/bench/bareserver.h"
#include "tests/bench/loadclient.h"
#include "tests/bench/must.h"
#include "tests/support/basicauth.h"
#include "tests/support/postgres.h"

#include <QCoreApplication>
#include <QFile>
#include <QTemporaryDir>
#include <QUrl>
#include <QUuid>

#include <random>

using namespace ink;
using bench::Asked;
using bench::LoadClient;
using bench::must;

namespace {

constexpr int documentsOfEach = 25;
constexpr int foldersOfEach = 20;
constexpr int connections = 32;

/** An account of the benchmark, with the ids for its requests. */
struct Person
{
    QByteArray auth;
    QByteArray draft;
    QByteArray sent;
};

domain::Document made(domain::AccountId account, int number)
{
    domain::Document d;
    d.accountId = account;
    d.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    d.title = QStringLiteral("Lease agreement %1, Mill Lane").arg(number);
    d.senderName = QStringLiteral("Anna Berg");
    d.senderEmail = QStringLiteral("anna@example.com");
    d.status = number == 0       ? domain::SigningStatus::Draft
               : number % 3 == 0 ? domain::SigningStatus::Completed
                                 : domain::SigningStatus::InProgress;
    d.createdTime = d.lastModifiedTime =
        Timestamp(std::chrono::milliseconds(1'760'000'000'000 + qint64(number) * 1000));
    if (number > 0) d.sentTime = d.createdTime;
    for (int i = 0; i < 2; ++i) {
        domain::Invitation invitation;
        invitation.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        invitation.recipientName = i == 0 ? QStringLiteral("Ben Ünal") : QStringLiteral("Chloé Dubois");
        invitation.recipientEmail = QStringLiteral("person%1@example.org").arg(number);
        invitation.sequence = i + 1;
        invitation.status = domain::InvitationStatus::WaitToOpen;
        d.invitations.append(invitation);
    }
    domain::File file;
    file.name = QStringLiteral("contract.pdf");
    file.size = 100'000;
    file.sha256 = QString(64, QLatin1Char('a'));
    file.pages.append(domain::Page{{}, 1, QSizeF(595, 842)});
    d.files.append(file);
    domain::Tag tag;
    tag.name = QStringLiteral("Signature");
    tag.type = domain::TagType::Signature;
    tag.pageIndex = 1;
    tag.invitationIndex = 1;
    tag.rect = {60, 60, 120, 40};
    d.tags.append(tag);
    return d;
}

QList<Person> fill(const QString& address, int accounts)
{
    const auto database = must(store::openDatabase(address, store::Schema::Service));
    store::AccountStore accountStore(*database);
    store::FolderStore folders(*database);
    store::TemplateStore documents(*database);
    QList<Person> people;
    const SystemClock clock;
    auto transaction = must(store::Transaction::begin(*database));
    for (int i = 0; i < accounts; ++i) {
        const auto account = must(accountStore.create(
            transaction, QStringLiteral("person%1@example.com").arg(i), QStringLiteral("Person")));
        const Secret key =
            must(accountStore.addKey(transaction, account.id, QStringLiteral("bench"), clock.now(), {}));
        for (int k = 0; k < foldersOfEach; ++k) {
            domain::Folder folder;
            folder.accountId = account.id;
            folder.name = QStringLiteral("Folder %1").arg(k);
            must(folders.insert(transaction, folder));
        }
        QList<domain::Document> some;
        for (int k = 0; k < documentsOfEach; ++k)
            some.append(made(account.id, k));
        must(documents.insertAll(transaction, some, {}));
        people.append({test::basicAuth(key.reveal()), QByteArray::number(some.at(0).id.value()),
                       QByteArray::number(some.at(1).id.value())});
    }
    must(transaction.commit());
    return people;
}

QByteArray get(const QByteArray& path, const QByteArray& auth)
{
    return "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAccept: application/json\r\n" + auth + "\r\n";
}

QByteArray put(const QByteArray& path, const QByteArray& body, const QByteArray& auth)
{
    return "PUT " + path +
           " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: " +
           QByteArray::number(body.size()) + "\r\n" + auth + "\r\n" + body;
}

qint64 residentMiB()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:"))
            return line.mid(6).trimmed().split(' ').constFirst().toLongLong() / 1024;
    return 0;
}

const QByteArray listPath = "/v2/documents/search2?pageIndex=1&pageSize=20&documentType=5";

/** Requests of one kind by one account. */
LoadClient::Next kindOf(const QByteArray& kind, const Person& person)
{
    if (kind == "document")
        return [bytes = get("/v1/documents/" + person.sent, person.auth)](int) {
            return Asked{bytes, "document"};
        };
    if (kind == "folders")
        return [bytes = get("/v1/folders", person.auth)](int) { return Asked{bytes, "folders"}; };
    if (kind == "live") return [bytes = get("/health/live", {})](int) { return Asked{bytes, "live"}; };
    if (kind == "account")
        return [bytes = get("/v1/user", person.auth)](int) { return Asked{bytes, "account"}; };
    if (kind == "new list") // all different, so that no response is cached, as after every change
        return [person, n = 0](int) mutable {
            return Asked{get(listPath + "&n=" + QByteArray::number(++n), person.auth), "new list"};
        };
    return [bytes = get(listPath, person.auth)](int) { return Asked{bytes, "list"}; };
}

/** Rounds of all kinds alternate, so that other load affects all alike. */
void compare(unsigned short port, const Person& person, double seconds)
{
    const QList<QByteArray> kinds{"live", "account", "folders", "document", "list", "new list"};
    constexpr int rounds = 5;
    QByteArray body;
    {
        LoadClient one(port, 1);
        (void)one.closedLoop(0, kindOf("list", person));
        body = one.lastBody();
    }
    const bench::BareServer bareServer(body.toStdString());
    std::map<QByteArray, bench::Times> rates;
    std::map<QByteArray, bench::Times> p99s;
    LoadClient ours(port, connections);
    LoadClient bare(bareServer.port(), connections);
    for (int round = -1; round < rounds; ++round) // the first one warms up
        for (int k = -1; k < kinds.size(); ++k) {
            const QByteArray kind = k < 0 ? QByteArray("bare") : kinds.at(k);
            LoadClient& client = k < 0 ? bare : ours;
            const double rate = client.closedLoop(round < 0 ? 0.2 : seconds / rounds, kindOf(kind, person));
            if (round < 0) continue;
            rates[kind].add(rate);
            p99s[kind].add(client.times().begin()->second.at(0.99));
        }
    if (ours.refused() > 0) std::printf("%lld were refused\n", static_cast<long long>(ours.refused()));
    const double bareRate = rates["bare"].at(0.5);
    const double documentRate = rates["document"].at(0.5);
    std::printf("%d connections, median of %d rounds; the list has %lld bytes\n", connections, rounds,
                static_cast<long long>(body.size()));
    for (auto& [kind, rate] : rates)
        std::printf("%-10s %8.0f/s  p99 %6.1f ms  of the bare server %.2f, of the document %.2f\n",
                    kind.constData(), rate.at(0.5), p99s[kind].at(0.5), rate.at(0.5) / bareRate,
                    rate.at(0.5) / documentRate);
    std::fflush(stdout);
}

void print(const char* title, double rate, LoadClient& client)
{
    bench::Times all;
    std::printf(rate > 0 ? "%s: %.0f/s\n" : "%s\n", title, rate);
    for (auto& [kind, times] : client.times())
        std::printf("  %-10s %6zu  p50 %6.1f  p99 %6.1f  longest %6.1f ms\n", kind.constData(), times.count(),
                    times.at(0.5), times.at(0.99), times.at(1));
    std::fflush(stdout);
}

/** Half lists, the rest folders, documents, and one write in ten; `all` counts them together. */
LoadClient::Next mixture(const QList<Person>& people, bool apart)
{
    return [&people, apart, random = std::mt19937(7)](int connection) mutable {
        const Person& person = people.at(connection % people.size());
        const auto dice = random() % 100;
        const auto asked = [&]() -> Asked {
            if (dice < 50) return {get(listPath, person.auth), "list"};
            if (dice < 70) return {get("/v1/folders", person.auth), "folders"};
            if (dice < 90) return {get("/v1/documents/" + person.sent, person.auth), "document"};
            return {put("/v1/documents/" + person.draft,
                        R"({"document":{"title":"Lease )" + QByteArray::number(random()) + R"("}})",
                        person.auth),
                    "write"};
        }();
        return Asked{asked.bytes, apart ? asked.kind : "all"};
    };
}

void manyAccounts(unsigned short port, const QList<Person>& people, double seconds)
{
    const int count = static_cast<int>(people.size());
    LoadClient client(port, count);
    // The first use of all keys, at the same time.
    const auto lists = [&people](int connection) {
        return Asked{get(listPath, people.at(connection).auth), "list"};
    };
    (void)client.closedLoop(0, lists);
    print("first request of each account, all at once", 0, client);
    double rate = 0;
    for (const double period : {1.0, 0.5}) {
        rate = client.openLoop(seconds, period, mixture(people, false));
        print(qPrintable(QStringLiteral("%1 accounts, one request each %2 s").arg(count).arg(period)), rate,
              client);
    }
    rate = client.openLoop(seconds, 1.0, mixture(people, true));
    print("the same by kind, one request each second", rate, client);
    rate = client.closedLoop(seconds, mixture(people, true));
    print("as many as it can answer", rate, client);
    std::printf("refused: %lld; resident memory of service and client %lld MiB\n",
                static_cast<long long>(client.refused()), static_cast<long long>(residentMiB()));
}

QString argument(const QStringList& all, const QString& name, const QString& otherwise)
{
    const qsizetype at = all.indexOf(name);
    return at >= 0 && at + 1 < all.size() ? all.at(at + 1) : otherwise;
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int accounts = argument(arguments, QStringLiteral("--accounts"), QStringLiteral("1000")).toInt();
    const double seconds = argument(arguments, QStringLiteral("--seconds"), QStringLiteral("10")).toDouble();
    const QByteArray only = argument(arguments, QStringLiteral("--only"), {}).toLatin1();
    const QTemporaryDir folder;
    const SystemClock clock;
    service::ServiceHost::Options options;
    options.dataFolder = folder.path();
    if (arguments.contains(QStringLiteral("--postgresql"))) {
        test::Postgres* const cluster = test::Postgres::shared();
        if (!cluster) return 1;
        options.database = cluster->newDatabase();
    }
    const QList<Person> people =
        fill(options.database.isEmpty() ? folder.filePath(QStringLiteral("inkstone.db")) : options.database,
             accounts);
    const auto host = must(service::ServiceHost::start(options, clock));
    (void)host->sealFingerprint(); // the seal's key is generated
    const auto port = static_cast<unsigned short>(QUrl(host->listenUrl()).port());
    if (!only.isEmpty()) { // for a profiler
        LoadClient client(port, connections);
        const double rate = client.closedLoop(seconds, kindOf(only, people.constFirst()));
        std::printf("%s: %.0f/s\n", only.constData(), rate);
        return 0;
    }
    compare(port, people.constFirst(), seconds);
    manyAccounts(port, people, seconds);
    return 0;
}
