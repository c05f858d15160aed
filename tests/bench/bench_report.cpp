// A template's report as CSV on both kinds of database: documents per second and memory growth, compared with
// bare reads of the same values by one join without any service. `bench_report [documents]`, default 100,000.
#include "app/domain/document/document.h"
#include "app/service/core/actor.h"
#include "app/service/core/stores.h"
#include "app/service/documents/templatereport.h"
#include "app/service/signingservice.h"
#include "app/store/database/query.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/templatecodec.h"
#include "tests/support/postgres.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QUuid>

#include <cstdio>

using namespace ink;
using namespace ink::domain;

namespace {

template <typename T> T need(Result<T> result)
{
    if (!result) qFatal("%s", qPrintable(result.error().detail.english()));
    return std::move(*result);
}

QString newGuid()
{
    return QUuid::createUuid().toString(QUuid::WithoutBraces);
}

/** The peak memory of the process; optionally resets the peak. */
qint64 peakKiB(bool restart = false)
{
    if (restart) {
        QFile mark(QStringLiteral("/proc/self/clear_refs"));
        if (mark.open(QIODevice::WriteOnly)) mark.write("5");
    }
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmHWM:")) return line.mid(6).trimmed().split(' ').constFirst().toLongLong();
    return 0;
}

Document sample(AccountId account)
{
    Document d;
    d.title = QStringLiteral("Lease 12 Mill Lane");
    d.accountId = account;
    File file;
    file.name = QStringLiteral("lease.pdf");
    file.sha256 = QString(64, QLatin1Char('a'));
    file.pages = {{{}, 1, QSizeF(595, 842)}};
    d.files = {file};
    for (const char* name : {"Tenant", "Landlord"}) {
        Invitation person;
        person.recipientName = QLatin1String(name);
        person.recipientEmail = QLatin1String(name) + QStringLiteral("@example.org");
        d.invitations.append(person);
    }
    const auto add = [&d](TagType type, const char* name, const char* text) {
        Tag tag;
        tag.type = type;
        tag.name = QLatin1String(name);
        tag.text = QLatin1String(text);
        tag.rect = {72, 72, 120, 20};
        d.tags.append(tag);
        return d.tags.size() - 1;
    };
    add(TagType::PrefillableText, "Street", "Mill Lane 12");
    add(TagType::PrefillableText, "City", "Bern");
    add(TagType::PrefillableNumber, "Rent", "1250.00");
    add(TagType::Date, "Start", "2026-03-01");
    add(TagType::MaskedText, "IBAN", "DE02120300000000202051");
    add(TagType::Checkbox, "Pets", "");
    for (const char* name : {"Furnished", "Empty"})
        d.tags[add(TagType::Radio, name, "")].groupName = QStringLiteral("State");
    add(TagType::Dropdown, "Floor", "3");
    d.tags[add(TagType::Signature, "Signature", "")].image = QByteArray(4000, 'x');
    add(TagType::SignDate, "Signed on", "2026-02-03");
    add(TagType::Signature, "Signature 2", "");
    return d;
}

void measure(const char* name, const QString& address, const QString& folder, int count)
{
    const auto db = need(store::openDatabase(address, store::Schema::Service));
    service::Stores stores(*db, need(store::BlobStore::open(folder)));
    const SystemClock clock;
    const service::SigningService service(stores, clock, {});
    service::Actor actor;
    DocumentId source;
    {
        auto transaction = need(store::Transaction::begin(*db));
        actor.account = need(stores.accounts.create(transaction, QStringLiteral("a@example.com"), {})).id;
        Document made = sample(actor.account);
        made.guid = newGuid();
        made.type = DocumentType::RegularTemplate;
        for (Invitation& person : made.invitations)
            person.guid = newGuid();
        source = need(stores.documents.insert(transaction, made)).id;
        if (!transaction.commit()) qFatal("no template");
    }
    QElapsedTimer timer;
    timer.start();
    constexpr int atOnce = 1000;
    for (int done = 0; done < count; done += atOnce) {
        QList<Document> documents(std::min(atOnce, count - done), sample(actor.account));
        for (Document& each : documents) {
            each.guid = newGuid();
            each.templateId = source;
            each.status = SigningStatus::InProgress;
            for (Invitation& person : each.invitations)
                person.guid = newGuid();
        }
        auto transaction = need(store::Transaction::begin(*db));
        if (!stores.templates.insertAll(transaction, documents, {}) || !transaction.commit())
            qFatal("no documents");
    }
    std::printf("%-10s  %d documents written in %.1f s\n", name, count, double(timer.elapsed()) / 1000);
    const auto values = [&] {
        auto rows = need(store::runText(
            *db,
            QStringLiteral(
                "SELECT count(*), sum(length(t.name)), sum(length(t.value)) FROM document d JOIN tag t "
                "ON t.document_id = d.id WHERE d.template_id = ?"),
            {source.value()}));
        return rows.next() ? rows.value(0).toLongLong() : 0;
    };
    if (values() == 0) qFatal("no values");
    timer.restart();
    const qint64 tags = values();
    const qint64 bare = timer.restart();
    const qint64 before = peakKiB(true);
    qint64 bytes = 0;
    timer.restart();
    const auto told = service.templateReport().writeCsv(actor, source, std::nullopt, false,
                                                        [&bytes](const QByteArray& piece) -> Result<void> {
                                                            bytes += piece.size();
                                                            return {};
                                                        });
    if (!told) qFatal("%s", qPrintable(told.error().detail.english()));
    const qint64 took = std::max<qint64>(1, timer.elapsed());
    std::printf("%-10s  report of %.1f MiB: %.2f s, %.0f documents/s, %lld KiB more memory   "
                "the database reading its %lld values: %.2f s\n",
                name, double(bytes) / 1024 / 1024, double(took) / 1000, count * 1000.0 / double(took),
                static_cast<long long>(peakKiB() - before), static_cast<long long>(tags),
                double(bare) / 1000);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    const int count = argc > 1 ? std::max(1, QByteArray(argv[1]).toInt()) : 100'000;
    const QTemporaryDir folder;
    measure("SQLite", folder.filePath(QStringLiteral("s.db")), folder.filePath(QStringLiteral("a")), count);
    if (auto* const postgres = ink::test::Postgres::shared())
        measure("PostgreSQL", postgres->newDatabase(), folder.filePath(QStringLiteral("b")), count);
}
