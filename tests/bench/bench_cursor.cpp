// Compares reading the 500th page of a list by cursor with reading the first pages of the same walk, and with
// reading the same page by number, in each order, while documents change. Uses the service's store on SQLite
// in a temporary folder, or on PostgreSQL. Usage: bench_cursor [--documents N] [--postgresql]
#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/database/query.h"
#include "app/store/documents/templatestore.h"
#include "app/store/schema/opendatabase.h"
#include "app/store/search/documentsearch.h"
#include "tests/bench/must.h"
#include "tests/support/postgres.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QUuid>

#include <algorithm>
#include <cstdio>

using namespace ink;
using bench::must;

namespace {

constexpr int pageSize = 20;
constexpr int farPage = 500;
constexpr int measured = 20;   // pages at each position
constexpr int changeEvery = 5; // pages between two changes of a document

domain::Document made(domain::AccountId account, int number)
{
    domain::Document d;
    d.accountId = account;
    d.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    d.title = QStringLiteral("Lease agreement %1").arg(number % 40); // many have the same title
    d.senderName = QStringLiteral("Anna Berg");
    d.senderEmail = QStringLiteral("anna@example.com");
    d.status = number % 3 == 0 ? domain::SigningStatus::Draft : domain::SigningStatus::Completed;
    d.createdTime = d.lastModifiedTime =
        Timestamp(std::chrono::milliseconds(1'760'000'000'000 + qint64(number / 100) * 1000));
    if (number % 3 > 0) d.sentTime = d.createdTime;
    domain::Invitation invitation;
    invitation.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    invitation.recipientName = QStringLiteral("Ben Ünal");
    invitation.recipientEmail = QStringLiteral("person%1@example.org").arg(number % 1000);
    d.invitations.append(invitation);
    return d;
}

domain::AccountId fill(store::Database& database, int documents)
{
    store::TemplateStore store(database);
    domain::AccountId account;
    constexpr int atOnce = 2'000;
    for (int first = 0; first < documents; first += atOnce) {
        auto transaction = must(store::Transaction::begin(database));
        if (account.isNull())
            account = must(store::AccountStore(database).create(
                               transaction, QStringLiteral("anna@example.com"), QStringLiteral("Anna")))
                          .id;
        QList<domain::Document> some;
        for (int i = first; i < std::min(first + atOnce, documents); ++i)
            some.append(made(account, i));
        must(store.insertAll(transaction, some, {}));
        must(transaction.commit());
    }
    return account;
}

/** Changes a document so that it moves in every order. */
void change(store::Database& database, domain::AccountId account, int number)
{
    auto transaction = must(store::Transaction::begin(database));
    must(
        store::runText(database,
                       QStringLiteral("UPDATE document SET title_key = ?, modified = modified + ?, version = "
                                      "version + 1 WHERE id = ? AND account_id = ?"),
                       {QStringLiteral("lease %1").arg(number), number, number * 97 + 1, account.value()}));
    must(transaction.touchAccount(account.value()));
    must(transaction.commit());
}

double median(QList<double> times)
{
    std::sort(times.begin(), times.end());
    return times.isEmpty() ? 0 : times.at(times.size() / 2);
}

double msOf(const std::function<void()>& work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return double(timer.nsecsElapsed()) / 1e6;
}

void measure(store::Database& database, domain::AccountId account, const char* name,
             domain::DocumentQuery query)
{
    const domain::AccessScope reach{account, {}};
    const store::DocumentSearch search(database);
    query.pageSize = pageSize;
    QList<double> near;
    QList<double> far;
    for (int page = 1; page <= farPage + measured; ++page) {
        std::optional<domain::ListPosition> next;
        const double time = msOf([&] { next = must(search.search(reach, query)).next; });
        if (page > 1 && page <= measured + 1) near.append(time);
        if (page > farPage) far.append(time);
        if (!next) break;
        query.after = next;
        if (page % changeEvery == 0) change(database, account, page);
    }
    query.after.reset();
    QList<double> numbered;
    for (int page = farPage; page < farPage + measured; ++page) {
        query.pageIndex = page;
        numbered.append(msOf([&] { (void)must(search.search(reach, query)); }));
    }
    std::printf(
        "%-22s first pages %6.2f ms, page %d by cursor %6.2f ms (%.2f of the first), by number %6.2f ms\n",
        name, median(near), farPage, median(far), median(far) / median(near), median(numbered));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const qsizetype at = arguments.indexOf(QStringLiteral("--documents"));
    const int documents = at > 0 ? arguments.value(at + 1).toInt() : 60'000;
    const QTemporaryDir folder;
    QString address = folder.filePath(QStringLiteral("inkstone.db"));
    if (arguments.contains(QStringLiteral("--postgresql"))) {
        test::Postgres* const cluster = test::Postgres::shared();
        if (!cluster) return 1;
        address = cluster->newDatabase();
    }
    const auto database = must(store::openDatabase(address, store::Schema::Service));
    const domain::AccountId account = fill(*database, documents);
    using domain::SortField;
    const QList<QPair<const char*, SortField>> orders{{"title", SortField::Title},
                                                      {"created", SortField::Created},
                                                      {"modified", SortField::Modified},
                                                      {"sent", SortField::Sent},
                                                      {"status", SortField::Status}};
    for (const auto& [name, field] : orders)
        for (const bool ascending : {true, false}) {
            domain::DocumentQuery query;
            query.sort = field;
            query.ascending = ascending;
            measure(*database, account,
                    qPrintable(QStringLiteral("%1 %2").arg(QLatin1StringView(name),
                                                           QLatin1StringView(ascending ? "asc" : "desc"))),
                    query);
        }
    domain::DocumentQuery words;
    words.text = QStringLiteral("lease");
    measure(*database, account, "text=lease", words);
    words.text = QStringLiteral("person7");
    measure(*database, account, "text=person7", words);
    return 0;
}
