// The store on both kinds of database: documents per second, compared with the bare durable commit of one
// row.
#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/blobs/blobstore.h"
#include "app/store/database/query.h"
#include "app/store/documents/documentstore.h"
#include "app/store/jobs/outbox.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/search/documentsearch.h"
#include "tests/support/postgres.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QUuid>

#include <cstdio>
#include <thread>
#include <vector>

using namespace ink;
using namespace ink::domain;
using namespace ink::store;

namespace {

QString newGuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

Document sample(AccountId account)
{
    Document d;
    d.guid = newGuid();
    d.title = QStringLiteral("Lease 12 Mill Lane");
    d.accountId = account;
    File file;
    file.name = QStringLiteral("lease.pdf");
    file.sha256 = QString(64, QLatin1Char('a'));
    file.pages = {{{}, 1, QSizeF(595, 842)}};
    d.files = {file};
    Invitation signer;
    signer.guid = newGuid();
    signer.recipientName = QStringLiteral("Ada");
    d.invitations = {signer};
    for (int i = 0; i < 6; ++i) {
        Tag tag;
        tag.name = QString::number(i);
        d.tags.append(tag);
    }
    return d;
}

/** Runs work in this many threads for two seconds; returns the rate per second. */
template <typename Work> double rate(int threads, Work&& work)
{
    std::atomic<int> done = 0;
    QElapsedTimer clock;
    clock.start();
    std::vector<std::thread> all;
    for (int number = 0; number < threads; ++number)
        all.emplace_back([&, number] {
            while (clock.elapsed() < 2000)
                if (work(number)) ++done;
        });
    for (auto& thread : all)
        thread.join();
    return done * 1000.0 / double(clock.elapsed());
}

void measure(const char* name, const QString& address, const QString& folder)
{
    auto opened = openDatabase(address, Schema::Service);
    if (!opened) qFatal("%s", qPrintable(opened.error().detail.english()));
    Database& db = **opened;
    DocumentStore documents(db);
    QList<AccountId> accounts;
    for (int i = 0; i < 4; ++i) {
        auto transaction = Transaction::begin(db);
        accounts.append(
            AccountStore(db).create(*transaction, QStringLiteral("%1@example.com").arg(i), {})->id);
        if (!transaction->commit()) qFatal("no account");
    }
    const auto create = [&](AccountId account) {
        auto transaction = Transaction::begin(db);
        return transaction && documents.insert(*transaction, sample(account)) && transaction->commit();
    };
    const auto bare = [&](int number) {
        auto transaction = Transaction::begin(db);
        return transaction->touchAccount(accounts.at(number).value()) && transaction->commit();
    };
    const double commits = rate(1, bare);
    std::printf("%-10s  one row, committed: %6.0f/s   created: %6.0f/s", name, commits,
                rate(1, [&](int) { return create(accounts.at(0)); }));
    std::printf("   by 4 writers: %6.0f/s (one account) %6.0f/s (four)\n",
                rate(4, [&](int) { return create(accounts.at(0)); }),
                rate(4, [&](int number) { return create(accounts.at(number)); }));
    const auto page = DocumentSearch(db).search({accounts.at(0)}, {});
    const DocumentId id = page->documents.constFirst().id;
    std::printf("%-10s  loaded: %6.0f/s   by 4 readers: %6.0f/s", name,
                rate(1, [&](int) { return documents.loadAny(id).has_value(); }),
                rate(4, [&](int) { return documents.loadAny(id).has_value(); }));
    const Timestamp now(std::chrono::milliseconds(1000));
    std::printf("   queued, taken, done: %6.0f/s\n", rate(4, [&](int number) {
                    Outbox outbox(db);
                    Job job(JobKind::Finalize);
                    job.key = newGuid();
                    auto first = Transaction::begin(db);
                    if (!outbox.queue(*first, job) || !first->commit()) return false;
                    const auto taken =
                        outbox.leaseNext({job.kind}, QString::number(number), now, std::chrono::hours(1));
                    if (!taken || !*taken) return false;
                    auto last = Transaction::begin(db);
                    return outbox.complete(*last, (*taken)->id) && last->commit();
                }));
    const auto blobs = db.isPostgreSql() ? BlobStore::openInDatabase(db, folder) : BlobStore::open(folder);
    QByteArray bytes(50 * 1024 * 1024, 'x');
    QElapsedTimer clock;
    clock.start();
    const auto sha256 = blobs->put(bytes);
    const auto written = clock.restart();
    const auto blob = blobs->read(*sha256);
    for (qint64 from = 0; from < blob->size(); from += 64 * 1024)
        if (!blob->read(from, 64 * 1024)) qFatal("unreadable");
    std::printf("%-10s  blob of 50 MiB written: %.0f MiB/s   read: %.0f MiB/s\n", name,
                50'000.0 / double(std::max<qint64>(1, written)),
                50'000.0 / double(std::max<qint64>(1, clock.elapsed())));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const QTemporaryDir folder;
    measure("SQLite", folder.filePath(QStringLiteral("s.db")), folder.filePath(QStringLiteral("a")));
    if (auto* const postgres = ink::test::Postgres::shared())
        measure("PostgreSQL", postgres->newDatabase(), folder.filePath(QStringLiteral("b")));
}
