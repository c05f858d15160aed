// Searching a million documents compared with reading the found rows by their primary keys, same run, same
// database; each on a separate connection, so that neither uses pages that the other has fetched. Usage:
// bench_search [--documents N] [--database ADDRESS | --postgresql] (default: SQLite in a temporary folder). A
// database with an account is assumed to be filled.
#include "app/domain/document/document.h"
#include "app/store/accounts/accountstore.h"
#include "app/store/database/query.h"
#include "app/store/database/session.h"
#include "app/store/documents/documentrows.h"
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
#include <random>

using namespace ink;
using bench::must;

namespace {

constexpr int pageSize = 20;
constexpr int recipients = 20'000;
constexpr int searches = 1'000;
constexpr int roundsOfFew = 100; ///< of searches with few matches

const QStringList& kinds()
{
    static const QStringList all{
        QStringLiteral("Mietvertrag"), QStringLiteral("Arbeitsvertrag"),    QStringLiteral("Kaufvertrag"),
        QStringLiteral("Offer"),       QStringLiteral("Service agreement"), QStringLiteral("NDA"),
        QStringLiteral("Lease"),       QStringLiteral("Power of attorney"), QStringLiteral("Procès-verbal")};
    return all;
}

struct Person
{
    QString name;
    QString email;
};

/** Realistic office names: few first names, more family names, one address each. */
QList<Person> people(std::mt19937& random)
{
    const QStringList firsts{QStringLiteral("Anna"),   QStringLiteral("Hannah"), QStringLiteral("Noël"),
                             QStringLiteral("Leonie"), QStringLiteral("Peter"),  QStringLiteral("Jürgen"),
                             QStringLiteral("Chloé"),  QStringLiteral("Omar"),   QStringLiteral("Ivana"),
                             QStringLiteral("Tobias"), QStringLiteral("Solène"), QStringLiteral("Ruth")};
    const QStringList starts{QStringLiteral("Schm"), QStringLiteral("Müll"), QStringLiteral("Web"),
                             QStringLiteral("Dub"),  QStringLiteral("Lam"),  QStringLiteral("Kov"),
                             QStringLiteral("Ros"),  QStringLiteral("Bern"), QStringLiteral("Hag")};
    const QStringList middles{QStringLiteral("e"),  QStringLiteral("ar"), QStringLiteral("in"),
                              QStringLiteral("ol"), QStringLiteral("u"),  QStringLiteral("att")};
    const QStringList ends{QStringLiteral("idt"), QStringLiteral("er"),   QStringLiteral("mann"),
                           QStringLiteral("ois"), QStringLiteral("bert"), QStringLiteral("ács"),
                           QStringLiteral("sen"), QStringLiteral("ini"),  QStringLiteral("ard")};
    const auto one = [&](const QStringList& list) {
        return list.at(qsizetype(random() % size_t(list.size())));
    };
    QList<Person> all;
    for (int i = 0; i < recipients; ++i) {
        const QString first = one(firsts);
        const QString last = one(starts) + one(middles) + one(ends);
        all.append({first + QLatin1Char(' ') + last,
                    QStringLiteral("%1.%2@firm%3.example").arg(first, last).arg(i % 700)});
    }
    return all;
}

domain::Document made(domain::AccountId account, int number, const Person& person, std::mt19937& random)
{
    static const QList<domain::SigningStatus> statuses{
        domain::SigningStatus::Draft,      domain::SigningStatus::InProgress,
        domain::SigningStatus::InProgress, domain::SigningStatus::Completed,
        domain::SigningStatus::Completed,  domain::SigningStatus::Completed,
        domain::SigningStatus::Completed,  domain::SigningStatus::Rejected,
        domain::SigningStatus::Cancelled};
    domain::Document d;
    d.accountId = account;
    d.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    d.title = QStringLiteral("%1 2026-%2")
                  .arg(kinds().at(qsizetype(random() % size_t(kinds().size()))))
                  .arg(number, 7, 10, QLatin1Char('0'));
    d.senderName = QStringLiteral("Office");
    d.senderEmail = QStringLiteral("office@inkstone.example");
    d.status = statuses.at(qsizetype(random() % size_t(statuses.size())));
    d.createdTime = Timestamp(std::chrono::milliseconds(1'700'000'000'000 + qint64(number) * 1000));
    d.lastModifiedTime = d.createdTime + std::chrono::milliseconds(random() % 1'000'000'000);
    if (d.status != domain::SigningStatus::Draft) d.sentTime = d.createdTime;
    domain::Invitation i;
    i.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
    i.recipientName = person.name;
    i.recipientEmail = person.email;
    d.invitations.append(i);
    domain::File file;
    file.name = QStringLiteral("contract.pdf");
    file.size = 100'000;
    file.sha256 = QString(64, QLatin1Char('a'));
    file.pages.append(domain::Page{});
    d.files.append(file);
    return d;
}

domain::AccountId fill(store::Database& database, int documents, const QList<Person>& all,
                       std::mt19937& random)
{
    constexpr int atOnce = 20'000;
    store::TemplateStore store(database);
    store::AccountStore accounts(database);
    if (const auto there = must(accounts.list()); !there.isEmpty()) return there.constFirst().id;
    domain::AccountId account;
    QElapsedTimer clock;
    clock.start();
    for (int from = 0; from < documents; from += atOnce) {
        auto transaction = must(store::Transaction::begin(database));
        if (account.isNull())
            account = must(accounts.create(transaction, QStringLiteral("office@inkstone.example"),
                                           QStringLiteral("Office")))
                          .id;
        QList<domain::Document> some;
        for (int i = from; i < std::min(documents, from + atOnce); ++i)
            some.append(made(account, i, all.at(i % recipients), random));
        must(store.insertAll(transaction, some, {}));
        must(transaction.commit());
    }
    std::printf("%d documents written in %.0f s\n", documents, double(clock.elapsed()) / 1000);
    return account;
}

/** The rows of one page by their primary keys, decoded as a listing decodes them. */
int byPrimaryKey(const store::Database& database, const QList<domain::DocumentSummary>& rows)
{
    if (rows.isEmpty()) return 0;
    QVariantList ids;
    for (const auto& row : rows)
        ids.append(row.id.value());
    const QString marks = QStringList(ids.size(), QStringLiteral("?")).join(QLatin1Char(','));
    int cells = 0;
    auto documents = must(store::runText(database,
                                         QStringLiteral("SELECT %1 FROM document d WHERE d.id IN (%2)")
                                             .arg(store::statementSql(database, "summary_columns"), marks),
                                         ids));
    while (documents.next())
        cells += static_cast<int>(must(store::summaryFromRow(documents)).title.size());
    auto invitations = must(store::runText(
        database,
        QStringLiteral("SELECT document_id, id, guid, recipient_name, recipient_email, action_type, "
                       "sequence, status, detail FROM invitation WHERE document_id IN (%1) "
                       "ORDER BY document_id, position")
            .arg(marks),
        ids));
    while (invitations.next())
        cells += static_cast<int>(must(store::invitationFromRow(invitations)).recipientName.size());
    auto files = must(store::runText(
        database,
        QStringLiteral(
            "SELECT document_id, id, sequence, name, size, sha256, extra FROM file WHERE document_id IN "
            "(%1) ORDER BY document_id, sequence, id")
            .arg(marks),
        ids));
    while (files.next())
        cells += files.value(3).toString().size() > 0 ? 1 : 0;
    return cells;
}

struct Times
{
    QList<qint64> ns;
    void add(qint64 one) { ns.append(one); }
    [[nodiscard]] double at(double share)
    {
        std::sort(ns.begin(), ns.end());
        return ns.isEmpty()
                   ? 0
                   : double(ns.at(std::min(ns.size() - 1, qsizetype(double(ns.size()) * share)))) / 1e6;
    }
};

/**
 * Reads pages by their keys a few searches after they were found, so that pages which a search has fetched
 * into the server's buffers help the reference no more than another search; load on the machine affects both
 * alike.
 */
class Reference final
{
public:
    explicit Reference(const store::Database& database) : m_database(database) {}
    void add(const QList<domain::DocumentSummary>& rows)
    {
        constexpr qsizetype later = 100;
        if (!rows.isEmpty()) m_waiting.append(rows);
        if (m_waiting.size() > later) readOne();
    }
    /** Reads the remaining ones; returns all times. */
    [[nodiscard]] Times& finish()
    {
        while (!m_waiting.isEmpty())
            readOne();
        return m_times;
    }

private:
    void readOne()
    {
        const auto rows = m_waiting.takeFirst();
        QElapsedTimer clock;
        clock.start();
        m_cells += byPrimaryKey(m_database, rows);
        m_times.add(clock.nsecsElapsed());
    }
    const store::Database& m_database;
    QList<QList<domain::DocumentSummary>> m_waiting;
    Times m_times;
    int m_cells = 0; ///< keeps the compiler from removing the reads
};

/** Searches for the first and the last page; `each` gets the page and how long it took. */
template <typename Each>
void searchBothEnds(const store::DocumentSearch& documents, domain::AccountId account, const QString& text,
                    Each each)
{
    domain::DocumentQuery query;
    query.text = text;
    query.status = domain::SigningStatus::Completed;
    query.pageSize = pageSize;
    for (const bool isFirst : {true, false}) {
        QElapsedTimer clock;
        clock.start();
        const auto page = must(documents.search({account}, query));
        each(isFirst, page, clock.nsecsElapsed());
        query.pageIndex = std::max(1, static_cast<int>((page.total + pageSize - 1) / pageSize));
    }
}

/** Each of `rounds` uses a new store without a cache. Everything is searched once before, unmeasured:
 * otherwise the search would pay for the kernel's reads from the disk. */
void measure(store::Database& database, const store::Database& other, domain::AccountId account,
             const char* name, const QStringList& texts, int rounds = 1)
{
    {
        const store::DocumentSearch documents(database);
        for (const QString& text : texts)
            searchBothEnds(documents, account, text, [](bool, const domain::DocumentPage&, qint64) {});
    }
    Times first;
    Times last;
    Reference byKey(other);
    qint64 found = 0;
    for (int round = 0; round < rounds; ++round) {
        const store::DocumentSearch documents(database);
        for (const QString& text : texts)
            searchBothEnds(documents, account, text, [&](bool isFirst, const auto& page, qint64 ns) {
                (isFirst ? first : last).add(ns);
                byKey.add(page.documents);
                found += page.total;
            });
    }
    Times& reference = byKey.finish();
    const double limit = reference.at(0.99) * 5;
    std::printf("%-22s %5lld found each; first page p50 %.2f p99 %.2f ms; last page p50 %.2f p99 %.2f ms; "
                "same rows by "
                "key p50 %.2f p99 %.2f ms; p99 ratio first %.1f last %.1f (limit 5, %lld samples)%s\n",
                name, static_cast<long long>(found / std::max<qsizetype>(1, 2 * rounds * texts.size())),
                first.at(0.5), first.at(0.99), last.at(0.5), last.at(0.99), reference.at(0.5),
                reference.at(0.99), first.at(0.99) / reference.at(0.99), last.at(0.99) / reference.at(0.99),
                static_cast<long long>(first.ns.size()),
                std::max(first.at(0.99), last.at(0.99)) > limit ? "  OVER" : "");
    std::fflush(stdout);
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
    const int documents =
        argument(arguments, QStringLiteral("--documents"), QStringLiteral("1000000")).toInt();
    const QTemporaryDir folder;
    QString address =
        argument(arguments, QStringLiteral("--database"), folder.filePath(QStringLiteral("bench.db")));
    if (arguments.contains(QStringLiteral("--postgresql")))
        if (test::Postgres* const cluster = test::Postgres::shared()) address = cluster->newDatabase();
    const auto database = must(store::openDatabase(address, store::Schema::Service));
    std::mt19937 random(11);
    const QList<Person> all = people(random);
    const domain::AccountId account = fill(*database, documents, all, random);
    if (database->isPostgreSql())
        must(database->session().exec(QStringLiteral(
            "VACUUM ANALYZE document, word_block, document_count, invitation, file"))); // as autovacuum
    const auto other = must(store::openDatabase(address, store::Schema::Service));
    const auto warm = must(store::DocumentSearch(*database).search({account}, {}));
    byPrimaryKey(*other, warm.documents);

    random.seed(12);
    const auto somebody = [&] { return all.at(qsizetype(random() % size_t(all.size()))); };
    QStringList addresses;
    QStringList names;
    QStringList numbers;
    QStringList firstNames;
    for (int i = 0; i < searches; ++i) {
        addresses << somebody().email;
        names << somebody().name;
        numbers << QStringLiteral("2026-%1").arg(random() % size_t(documents), 7, 10, QLatin1Char('0'));
        firstNames << somebody().name.section(QLatin1Char(' '), 0, 0);
    }
    measure(*database, *other, account, "no text", {QString()}, searches);
    measure(*database, *other, account, "an address", addresses);
    measure(*database, *other, account, "a name", names);
    measure(*database, *other, account, "a number", numbers);
    measure(*database, *other, account, "a family name", [&] {
        QStringList list;
        for (const QString& name : names)
            list << name.section(QLatin1Char(' '), 1);
        return list;
    }());
    measure(*database, *other, account, "a first name (common)", firstNames);
    measure(*database, *other, account, "a kind (very common)", kinds(), roundsOfFew);
    return 0;
}
