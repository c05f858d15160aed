#include "app/workflow/shelf/offlinecache.h"

#include "app/domain/document/document.h"
#include "app/wire/documentcodec.h"
#include "app/wire/json.h"
#include "app/workflow/session/backgroundworker.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"
#include "app/workflow/shelf/reasons.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QSaveFile>
#include <QSet>
#include <QTimer>

#include <algorithm>
#include <array>

namespace ink::workflow {

using namespace domain;

namespace {

struct ShelfQuery
{
    DocumentType type;
    bool drafts; ///< only documents that are still drafts
};
constexpr std::array shelfQueries{
    ShelfQuery{DocumentType::Document, true}, ShelfQuery{DocumentType::RegularTemplate, false},
    ShelfQuery{DocumentType::BulkTemplate, false}, ShelfQuery{DocumentType::TemplateLink, false}};

constexpr QFile::Permissions ownerOnly = QFile::ReadOwner | QFile::WriteOwner;

/** The file name of a cached document, for example `7_1700000000000_3.json`, and the stamp in it. */
struct StoredDocument
{
    QString name;
    QString stamp;
};

QString stampOf(const DocumentSummary& row)
{
    return QStringLiteral("%1_%2").arg(row.lastModifiedTime.time_since_epoch().count()).arg(row.version);
}

QString fileName(DocumentId document, FileId file)
{
    return QStringLiteral("%1-%2.pdf").arg(document.value()).arg(file.value());
}

Result<void> written(const QString& path, const QByteArray& bytes)
{
    QSaveFile out(path);
    if (!out.open(QIODevice::WriteOnly)) return fail(ErrorCode::Io, Message::literal(out.errorString()));
    out.setPermissions(ownerOnly);
    if (out.write(bytes) != bytes.size() || !out.commit())
        return fail(ErrorCode::Io, Message::literal(out.errorString()));
    return {};
}

std::optional<Document> loadDocument(const QString& path)
{
    QFile in(path);
    if (!in.open(QIODevice::ReadOnly)) return std::nullopt;
    wire::JsonLimits limits;
    limits.maxBytes = 64LL * 1024 * 1024;
    const auto object = wire::parseJsonObject(in.readAll(), limits);
    if (!object) return std::nullopt;
    auto document = wire::documentFromJson(*object);
    if (!document) return std::nullopt;
    return std::move(*document);
}

} // namespace

struct OfflineCache::Private
{
    Private(OfflineCache* shelf, Session& chosen, QString where, const CacheLimits& limits)
        : q(shelf), session(chosen), root(std::move(where)), bounds(limits)
    {
    }

    [[nodiscard]] QDir place() const { return QDir(QDir(root).filePath(profile)); }
    void opened();
    void forgetStrangers();
    void begin();
    void ask(std::size_t question);
    void sort();
    void next();
    void fetchFiles(const Document& document, const QString& stamp, qsizetype file);
    void keep(const Document& document, const QString& stamp);
    void stop();
    void finish();

    OfflineCache* q;
    Session& session;
    QString root;
    CacheLimits bounds;
    QString profile;
    QList<DocumentSummary> wanted;
    QHash<DocumentId, StoredDocument> kept;
    QTimer timer;
    QTimer pause;
    bool busy = false;
    qint64 bytes = 0;
    quint64 turn = 0; ///< identifies the account and round; responses for earlier ones are dropped
    BackgroundWorker background;
};

OfflineCache::OfflineCache(Session& session, const QString& folder, QObject* parent)
    : OfflineCache(session, folder, CacheLimits(), parent)
{
}

OfflineCache::OfflineCache(Session& session, const QString& folder, const CacheLimits& bounds,
                           QObject* parent)
    : QObject(parent), d(new Private(this, session, folder, bounds))
{
    d->timer.setSingleShot(true);
    d->pause.setSingleShot(true);
    d->pause.setInterval(bounds.documentDelay);
    connect(&d->timer, &QTimer::timeout, this, [this] { d->begin(); });
    connect(&d->pause, &QTimer::timeout, this, [this] { d->next(); });
    connect(&session, &Session::currentChanged, this, [this] { d->opened(); });
    connect(&session, &Session::profilesChanged, this, [this] { d->forgetStrangers(); });
    connect(&session, &Session::reachChanged, this, [this] {
        if (d->session.reach() == Session::Reach::Online && !d->busy && !d->timer.isActive())
            d->timer.start(d->bounds.initialDelay);
    });
    d->opened();
}

OfflineCache::~OfflineCache() = default;

void OfflineCache::Private::opened()
{
    stop();
    timer.stop();
    kept.clear();
    // The service on this computer is always available.
    profile = session.isRemote() ? session.current()->id : QString();
    if (!profile.isEmpty()) timer.start(bounds.initialDelay);
}

void OfflineCache::Private::forgetStrangers()
{
    QStringList known;
    for (const Profile& one : session.profiles())
        known.append(one.id);
    const QDir all(root);
    for (const QString& name : all.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        if (!known.contains(name)) QDir(all.filePath(name)).removeRecursively();
}

void OfflineCache::Private::stop()
{
    ++turn;
    busy = false;
    pause.stop();
    wanted.clear();
}

void OfflineCache::refresh()
{
    d->timer.stop();
    d->begin();
}

bool OfflineCache::isBusy() const
{
    return d->busy;
}

void OfflineCache::Private::begin()
{
    if (busy || profile.isEmpty() || !session.client()) return;
    busy = true;
    wanted.clear();
    ask(0);
}

void OfflineCache::Private::ask(std::size_t question)
{
    if (question == shelfQueries.size()) return sort();
    if (!session.client()) return finish();
    const ShelfQuery& asked = shelfQueries.at(question);
    DocumentQuery query;
    query.type = asked.type;
    query.sort = SortField::Modified;
    query.ascending = false;
    query.pageSize = bounds.maxDocuments;
    if (asked.drafts) query.status = SigningStatus::Draft;
    session.client()->list(query, q, [this, now = turn, question](const Result<DocumentPage>& page) {
        if (now != turn) return;
        if (!page) return finish(); // retried later; cached documents stay
        const ShelfQuery& what = shelfQueries.at(question);
        int taken = 0;
        // A server may return more than requested.
        for (const DocumentSummary& row : page->documents)
            if (row.type == what.type && !row.deleted && taken < bounds.maxDocuments &&
                (!what.drafts || row.status == SigningStatus::Draft)) {
                wanted.append(row);
                ++taken;
            }
        ask(question + 1);
    });
}

/** Deletes documents that are no longer required; skips those that are up to date. */
void OfflineCache::Private::sort()
{
    using Found = std::pair<QHash<DocumentId, StoredDocument>, qint64>;
    QSet<qint64> ids;
    for (const DocumentSummary& row : std::as_const(wanted))
        ids.insert(row.id.value());
    const auto look = [where = place(), ids]() -> Result<Found> {
        Found found;
        static const QRegularExpression afterId(QStringLiteral("[-_.]"));
        for (const QFileInfo& one : where.entryInfoList(QDir::Files)) {
            const QString name = one.fileName();
            const qint64 id = name.section(afterId, 0, 0).toLongLong();
            if (!ids.contains(id)) {
                QFile::remove(one.filePath());
                continue;
            }
            found.second += one.size();
            if (name.endsWith(QLatin1StringView(".json")))
                found.first.insert(DocumentId(id), {name, name.section(QLatin1Char('_'), 1).chopped(5)});
        }
        return found;
    };
    background.run<Found>(look, q, [this, now = turn](const Result<Found>& found) {
        if (now != turn) return;
        kept = found->first;
        bytes = found->second;
        wanted.removeIf([this](const DocumentSummary& row) {
            const auto here = kept.constFind(row.id);
            // Always fetches again from a server that reports no times.
            return here != kept.cend() && here->stamp == stampOf(row) && row.lastModifiedTime != Timestamp();
        });
        next();
    });
}

void OfflineCache::Private::next()
{
    if (!session.client()) return finish();
    if (wanted.isEmpty() || bytes > bounds.maxTotalBytes) {
        finish();
        Q_EMIT q->settled();
        return;
    }
    const DocumentSummary row = wanted.takeFirst();
    session.client()->retrieve(row.id, q, [this, now = turn, row](const Result<Document>& whole) {
        if (now != turn) return;
        if (!whole) {
            const bool gone =
                whole.error().code == ErrorCode::NotFound || whole.error().code == ErrorCode::Deleted;
            return gone ? next() : finish();
        }
        qint64 size = 0;
        for (const File& file : whole->files)
            size += file.size;
        if (size > bounds.maxDocumentBytes) return next();
        fetchFiles(*whole, stampOf(row), 0);
    });
}

void OfflineCache::Private::fetchFiles(const Document& document, const QString& stamp, qsizetype file)
{
    while (file < document.files.size() && place().exists(fileName(document.id, document.files.at(file).id)))
        ++file;
    if (file >= document.files.size()) return keep(document, stamp);
    if (!session.client()) return finish();
    const FileId id = document.files.at(file).id;
    session.client()->fileBytes(
        document.id, id, q, [this, now = turn, document, stamp, file, id](const Result<QByteArray>& content) {
            if (now != turn) return;
            if (!content) return finish();
            bytes += content->size();
            if (content->size() > bounds.maxDocumentBytes) return next();
            const auto write = [where = place(), name = fileName(document.id, id),
                                body = *content]() -> Result<void> {
                if (!where.mkpath(QStringLiteral(".")))
                    return fail(ErrorCode::Io, reasons::exportSubfolderNotMade());
                QFile::setPermissions(where.path(), ownerOnly | QFile::ExeOwner);
                return written(where.filePath(name), body);
            };
            background.run<void>(write, q, [this, now, document, stamp, file](const Result<void>& done) {
                if (now != turn) return;
                if (!done) return finish();
                fetchFiles(document, stamp, file + 1);
            });
        });
}

void OfflineCache::Private::keep(const Document& document, const QString& stamp)
{
    const QString name = QStringLiteral("%1_%2.json").arg(document.id.value()).arg(stamp);
    const QString before = kept.value(document.id).name;
    const auto write = [where = place(), name, before, document]() -> Result<void> {
        Document body = document;
        body.histories.clear();
        if (!where.mkpath(QStringLiteral("."))) return fail(ErrorCode::Io, reasons::exportSubfolderNotMade());
        INK_TRY(written(where.filePath(name), wire::toBytes(wire::toJson(body))));
        if (!before.isEmpty() && before != name) QFile::remove(where.filePath(before));
        return {};
    };
    background.run<void>(write, q,
                         [this, now = turn, id = document.id, name, stamp](const Result<void>& done) {
                             if (now != turn) return;
                             if (!done) return finish();
                             kept.insert(id, {name, stamp});
                             pause.start();
                         });
}

void OfflineCache::Private::finish()
{
    busy = false;
    wanted.clear();
    if (!profile.isEmpty()) timer.start(bounds.refreshInterval);
}

std::optional<CachedDocument> OfflineCache::find(DocumentId id) const
{
    if (d->profile.isEmpty()) return std::nullopt;
    const QDir where = d->place();
    const QStringList names =
        where.entryList({QStringLiteral("%1_*.json").arg(id.value())}, QDir::Files, QDir::Time);
    if (names.isEmpty()) return std::nullopt;
    auto document = loadDocument(where.filePath(names.constFirst()));
    if (!document || document->id != id) return std::nullopt;
    CachedDocument found{std::move(*document), {}};
    for (const File& file : std::as_const(found.document.files)) {
        QFile in(where.filePath(fileName(id, file.id)));
        if (!in.open(QIODevice::ReadOnly)) return std::nullopt;
        found.bytes.insert(file.id, in.readAll());
    }
    return found;
}

void OfflineCache::readTemplates(QObject* context,
                                 std::function<void(Result<QList<DocumentSummary>>)> done) const
{
    const Listener<QList<DocumentSummary>> listener(context, std::move(done));
    if (d->profile.isEmpty()) return listener.notifyLater(QList<DocumentSummary>());
    const auto read = [where = d->place()]() -> Result<QList<DocumentSummary>> {
        QList<DocumentSummary> rows;
        for (const QString& name : where.entryList({QStringLiteral("*.json")}, QDir::Files)) {
            const auto document = loadDocument(where.filePath(name));
            if (document && document->type != DocumentType::Document) rows.append(summaryOf(*document));
        }
        std::sort(rows.begin(), rows.end(), [](const DocumentSummary& a, const DocumentSummary& b) {
            return a.lastModifiedTime > b.lastModifiedTime;
        });
        return rows;
    };
    d->background.run<QList<DocumentSummary>>(
        read, d->q, [listener](const Result<QList<DocumentSummary>>& rows) { listener.notify(rows); });
}

} // namespace ink::workflow

#include "moc_offlinecache.cpp"
