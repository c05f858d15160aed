// The documents page with a million documents on the server: the cost of a frame while scrolling, the memory
// of the listing, and the time until cached documents are displayed. The limits are printed next to the
// figures.
#include "app/domain/document/document.h"
#include "app/secrets/memorysecretstore.h"
#include "app/settings/settings.h"
#include "app/store/database/database.h"
#include "app/store/journals/draftjournal.h"
#include "app/store/schema/opendatabase.h"
#include "app/wire/accountcodec.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/workflow/documents/foldertree.h"
#include "app/workflow/session/session.h"
#include "tests/support/faketransport.h"
#include "tests/support/scriptedprompts.h"
#include "ui/models/documenttablemodel.h"
#include "ui/pages/documents/documentspage.h"
#include "ui/pages/documents/list/documenttable.h"
#include "ui/pages/shared/pagecontext.h"
#include "ui/widgets/style/theme.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <memory>

using namespace ink;

namespace {

constexpr qint64 million = 1'000'000;

domain::DocumentSummary documentAt(qint64 row)
{
    domain::DocumentSummary one;
    one.id = domain::DocumentId(row + 1);
    one.title = QStringLiteral("Lease agreement %1, Mill Lane %2").arg(row).arg(row % 97);
    one.status = row % 3 == 0 ? domain::SigningStatus::Completed : domain::SigningStatus::InProgress;
    one.createdTime = one.lastModifiedTime =
        Timestamp(std::chrono::milliseconds(1'760'000'000'000 - row * 1000));
    for (int i = 0; i < 2; ++i) {
        domain::Invitation person;
        person.id = domain::InvitationId(row * 2 + i + 1);
        person.guid = QUuid::createUuid().toString(QUuid::WithoutBraces);
        person.recipientName = i == 0 ? QStringLiteral("Anna Berg") : QStringLiteral("Ben Unal");
        person.recipientEmail = QStringLiteral("person%1@example.org").arg(row);
        person.status = domain::InvitationStatus::WaitToOpen;
        one.invitations.append(person);
    }
    one.type = domain::DocumentType::Document;
    return one;
}

/** CPU time of this thread in nanoseconds, independent of other load. */
qint64 computed()
{
    timespec now{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return qint64(now.tv_sec) * 1'000'000'000 + now.tv_nsec;
}

qint64 serverComputed = 0;
qint64 serverTime = 0; ///< nanoseconds used by the server, which don't count for the window

Result<api::Response> answerOf(const api::Request& request, qint64 total)
{
    if (request.path == QLatin1StringView("/v1/user/")) {
        domain::AccountDetails account;
        account.id = domain::AccountId(1);
        account.email = QStringLiteral("grace@example.com");
        return test::FakeTransport::json(wire::toJson(account));
    }
    if (request.path != QLatin1StringView("/v2/documents/search2")) return test::FakeTransport::json({});
    const auto query = wire::documentQueryFromItems(*wire::parseQueryString(request.query));
    domain::DocumentPage page;
    page.total = query->status || query->text.isEmpty() ? total : 0;
    const qint64 first = static_cast<qint64>(query->pageIndex - 1) * query->pageSize;
    for (qint64 row = first; row < std::min(first + query->pageSize, page.total); ++row)
        page.documents.append(documentAt(row));
    return test::FakeTransport::json(wire::toJson(page));
}

/** A server with this many documents that responds after a turn of the event loop. */
Result<api::Response> answer(const api::Request& request, qint64 total)
{
    QElapsedTimer timer;
    timer.start();
    const qint64 before = computed();
    auto response = answerOf(request, total);
    serverTime += timer.nsecsElapsed();
    serverComputed += computed() - before;
    return response;
}

qint64 residentKiB()
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly)) return 0;
    for (const QByteArray& line : status.readAll().split('\n'))
        if (line.startsWith("VmRSS:")) return line.mid(6).trimmed().split(' ').constFirst().toLongLong();
    return 0;
}

struct Desk
{
    explicit Desk(qint64 documents, const QString& database)
        : settings(dir.filePath(QStringLiteral("a.ini")), {}),
          session(
              settings, secrets, [] { return fail(ErrorCode::Internal); },
              [documents](const QUrl& url, const Secret&) {
                  auto fake = std::make_unique<test::FakeTransport>(url);
                  fake->setHandler(
                      [documents](const api::Request& request) { return answer(request, documents); });
                  return fake;
              }),
          db(std::move(*store::openSqlite(database, store::Schema::Workstation))), journal(*db), cache(*db),
          folders(session), page({session, *db, journal, cache, settings, prompts, clock}, folders)
    {
        page.resize(1280, 800);
        page.show();
        page.setView({}, QStringLiteral("All documents"));
    }
    bool open()
    {
        bool there = false;
        session.connectTo(QUrl(QStringLiteral("https://sign.example.com")), Secret("key"), &session,
                          [&there](const Result<void>& result) { there = result.has_value(); });
        return QTest::qWaitFor([&there] { return there; });
    }
    [[nodiscard]] bool isShown() const
    {
        const auto* model = page.findChild<ui::DocumentTableModel*>();
        return model->rows().knownCount() > 0;
    }
    QTemporaryDir dir;
    settings::Settings settings;
    secrets::MemorySecretStore secrets;
    SystemClock clock;
    workflow::Session session;
    std::unique_ptr<store::Database> db;
    store::DraftJournal journal;
    store::DocumentCache cache;
    test::ScriptedPrompts prompts;
    workflow::FolderTree folders;
    ui::DocumentsPage page;
};

void scroll()
{
    const QTemporaryDir folder;
    const qint64 before = [&folder] {
        Desk empty(0, folder.filePath(QStringLiteral("empty.db")));
        if (!empty.open()) return qint64(0);
        QTest::qWait(300);
        return residentKiB();
    }();
    Desk desk(million, folder.filePath(QStringLiteral("w.db")));
    if (!desk.open() || !QTest::qWaitFor([&desk] { return desk.isShown(); })) return;
    auto* table = desk.page.table();
    QScrollBar* bar = table->verticalScrollBar();
    QList<qint64> frames; // microseconds
    QList<qint64> work;   // of them, computed by the window's thread
    qint64 most = 0;
    // The wheel, page by page, and dragging the scroll bar: the work of a frame, including responses.
    for (int i = 0; i < 3000; ++i) {
        if (i % 10 == 9)
            bar->setValue(static_cast<int>((static_cast<qint64>(i) * 7919 % 1000) * bar->maximum() / 1000));
        else
            bar->setValue(bar->value() + (i % 3 == 0 ? table->viewport()->height() : 3 * 32));
        QElapsedTimer frame;
        frame.start();
        serverTime = serverComputed = 0;
        const qint64 begun = computed();
        QCoreApplication::processEvents();
        table->viewport()->repaint();
        frames.append((frame.nsecsElapsed() - serverTime) / 1000);
        work.append((computed() - begun - serverComputed) / 1000);
        if (i % 100 == 0) most = std::max(most, residentKiB());
    }
    std::sort(frames.begin(), frames.end());
    const auto at = [&frames](double part) {
        return static_cast<double>(frames.at(static_cast<qsizetype>(part * double(frames.size() - 1)))) /
               1000;
    };
    std::printf("scrolling %lld rows: frame p50 %.2f ms, p99 %.2f ms (limit 16), longest %.2f ms\n",
                static_cast<long long>(million), at(0.5), at(0.99), at(1));
    std::sort(work.begin(), work.end());
    std::printf("of which computed: p50 %.2f ms, p99 %.2f ms\n",
                static_cast<double>(work.at(work.size() / 2)) / 1000,
                static_cast<double>(work.at(work.size() * 99 / 100)) / 1000);
    std::printf("memory above an empty window: %.1f MB (limit 100)\n", double(most - before) / 1024);

    QElapsedTimer one;
    one.start();
    table->selectAll();
    QCoreApplication::processEvents();
    std::printf("select all: %.1f ms\n", double(one.nsecsElapsed()) / 1e6);
}

void cached()
{
    const QTemporaryDir folder;
    const QString database = folder.filePath(QStringLiteral("w.db"));
    constexpr qint64 documents = 100'000;
    {
        auto db = store::openSqlite(database, store::Schema::Workstation);
        store::DocumentCache cache(**db);
        // Cached like by the catalog: every page of the first listing.
        domain::DocumentQuery query;
        query.type = domain::DocumentType::Document;
        query.pageSize = 100;
        const QString key = QString::fromLatin1(wire::toQueryString(wire::toItems(query)));
        for (int page = 1; page <= documents / 100; ++page) {
            domain::DocumentPage rows;
            rows.total = documents;
            for (int i = 0; i < 100; ++i)
                rows.documents.append(documentAt((page - 1) * 100 + i));
            if (!cache.write(QStringLiteral("local"), key, page,
                             {documents, SystemClock().now(), wire::toBytes(wire::toJson(rows))}))
                return;
        }
        QElapsedTimer read;
        read.start();
        const auto first = cache.read(QStringLiteral("local"), key, 1);
        const auto rows = wire::documentPageFromJson(*wire::parseJsonObject((**first).body));
        std::printf("first page of %lld cached documents: %.1f ms, %lld rows\n",
                    static_cast<long long>(documents), double(read.nsecsElapsed()) / 1e6,
                    static_cast<long long>(rows->documents.size()));
        QElapsedTimer far;
        far.start();
        for (int page = 500; page < 600; ++page)
            if (!cache.read(QStringLiteral("local"), key, page)) return;
        std::printf("any page: %.2f ms\n", double(far.nsecsElapsed()) / 1e6 / 100);
    }
}

} // namespace

int main(int argc, char** argv)
{
    QApplication app(argc, argv);
    const ui::Theme theme(app);
    scroll();
    cached();
    return 0;
}
