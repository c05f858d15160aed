#include "app/workflow/documentcatalog.h"

#include "app/store/draftjournal.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/workflow/later.h"
#include "app/workflow/session.h"

#include <QSet>
#include <QUuid>

#include <algorithm>
#include <tuple>

namespace ink::workflow {

using namespace domain;

namespace {

constexpr int pageSize = 100;
constexpr int largestPage = 500; // the service's limit
constexpr int atOnce = 6;

/** The same act on many documents, a few at a time; tells the first failure when all are through. */
class Batch final : public std::enable_shared_from_this<Batch>
{
public:
    using Act = std::function<void(DocumentId, std::function<void(Result<void>)>)>;
    using AllDone = std::function<void(Result<void>)>;

    Batch(QList<DocumentId> ids, Act act, AllDone done)
        : m_ids(std::move(ids)), m_act(std::move(act)), m_done(std::move(done))
    {
    }
    void next()
    {
        while (m_running < atOnce && !m_ids.isEmpty()) {
            ++m_running;
            m_act(m_ids.takeFirst(), [self = shared_from_this()](Result<void> result) {
                --self->m_running;
                if (!result && self->m_first) self->m_first = std::move(result);
                self->next();
            });
        }
        if (m_running == 0 && m_ids.isEmpty()) std::exchange(m_done, [](const Result<void>&) {})(m_first);
    }

private:
    QList<DocumentId> m_ids;
    Act m_act;
    AllDone m_done;
    Result<void> m_first;
    int m_running = 0;
};

} // namespace

struct DocumentCatalog::Private
{
    Private(DocumentCatalog* catalog, Session& chosen, store::DocumentCache* kept)
        : q(catalog), session(chosen), cache(kept)
    {
    }

    void fetch(int pageIndex, int size);
    void took(int pageIndex, const DocumentPage& page);
    void showCached();
    void setLoading(bool on, std::optional<Error> newError);
    [[nodiscard]] QString cacheKey() const;
    [[nodiscard]] DocumentQuery paged(int pageIndex, int size) const;
    void patchAll(const QList<DocumentId>& ids, const wire::DocumentPatch& patch, Listener<void> listener);

    DocumentCatalog* q;
    Session& session;
    store::DocumentCache* cache;
    DocumentQuery query;
    QList<DocumentSummary> rows;
    qint64 total = 0;
    bool loading = false;
    bool atEnd = false; ///< the service had no more rows, whatever its total says
    std::optional<Error> error;
    quint64 generation = 0;
    api::Call call;
};

DocumentCatalog::DocumentCatalog(Session& session, QObject* parent, store::DocumentCache* cache)
    : QObject(parent), d(new Private(this, session, cache))
{
    connect(&session, &Session::currentChanged, this, [this] {
        ++d->generation;
        d->rows.clear();
        d->total = 0;
        d->setLoading(false, std::nullopt);
        Q_EMIT rowsChanged();
        if (d->session.client()) refresh();
    });
}

DocumentCatalog::~DocumentCatalog() = default;

const DocumentQuery& DocumentCatalog::query() const
{
    return d->query;
}

void DocumentCatalog::setQuery(const DocumentQuery& query)
{
    DocumentQuery wanted = query;
    wanted.pageIndex = 1;
    wanted.pageSize = pageSize;
    if (wanted == d->query) return;
    d->query = wanted;
    d->rows.clear();
    d->total = 0;
    d->showCached();
    Q_EMIT rowsChanged();
    refresh();
}

DocumentQuery DocumentCatalog::Private::paged(int pageIndex, int size) const
{
    DocumentQuery out = query;
    out.pageIndex = pageIndex;
    out.pageSize = size;
    return out;
}

QString DocumentCatalog::Private::cacheKey() const
{
    return QString::fromLatin1(wire::toQueryString(wire::toItems(paged(1, pageSize))));
}

void DocumentCatalog::Private::showCached()
{
    if (!cache || !session.current()) return;
    const auto kept = cache->read(session.current()->id, cacheKey());
    if (!kept || !*kept) return;
    const auto object = wire::parseJsonObject(**kept);
    if (!object) return;
    if (const auto page = wire::documentPageFromJson(*object)) {
        rows = page->documents;
        total = page->total;
    }
}

void DocumentCatalog::Private::setLoading(bool on, std::optional<Error> newError)
{
    if (loading == on && error == newError) return;
    loading = on;
    error = std::move(newError);
    Q_EMIT q->stateChanged();
}

void DocumentCatalog::refresh()
{
    if (!d->session.client()) return;
    if (d->rows.isEmpty()) {
        d->showCached();
        if (!d->rows.isEmpty()) Q_EMIT rowsChanged();
    }
    // As many rows as are shown now, so that a scrolled list does not jump.
    const auto pages = (d->rows.size() + pageSize - 1) / pageSize;
    const auto size = std::clamp<qsizetype>(pages * pageSize, pageSize, largestPage);
    d->fetch(1, static_cast<int>(size));
}

void DocumentCatalog::fetchMore()
{
    if (!canFetchMore() || d->loading || !d->session.client()) return;
    // The first page is never "more": a server that counts wrongly would be asked for it for ever.
    d->fetch(std::max(2, static_cast<int>(d->rows.size() / pageSize) + 1), pageSize);
}

void DocumentCatalog::Private::fetch(int pageIndex, int size)
{
    call.cancel();
    const auto turn = ++generation;
    call = session.client()->list(paged(pageIndex, size), q,
                                  [this, turn, pageIndex](const Result<DocumentPage>& page) {
                                      if (turn != generation) return; // a late answer to an old question
                                      if (!page) return setLoading(false, page.error());
                                      took(pageIndex, *page);
                                      setLoading(false, std::nullopt);
                                  });
    setLoading(true, error);
}

void DocumentCatalog::Private::took(int pageIndex, const DocumentPage& page)
{
    QList<DocumentSummary> next;
    if (pageIndex > 1) next = rows;
    // Rows move between pages while others work: nothing is shown twice.
    QSet<DocumentId> there;
    for (const auto& row : std::as_const(next))
        there.insert(row.id);
    bool grew = false;
    for (const auto& row : page.documents) {
        if (there.contains(row.id)) continue;
        there.insert(row.id);
        next.append(row);
        grew = true;
    }
    atEnd = !grew || next.size() >= page.total;
    const bool different = next != rows || total != page.total;
    rows = std::move(next);
    total = page.total;
    if (cache && pageIndex == 1 && session.current()) {
        DocumentPage kept{page.total, page.documents.mid(0, pageSize)};
        // A cache that can't be written is only a slower start.
        std::ignore = cache->write(session.current()->id, cacheKey(), wire::toBytes(wire::toJson(kept)));
    }
    if (different) Q_EMIT q->rowsChanged();
}

bool DocumentCatalog::canFetchMore() const
{
    return d->rows.size() < d->total && !d->atEnd;
}

bool DocumentCatalog::isLoading() const
{
    return d->loading;
}

qint64 DocumentCatalog::total() const
{
    return d->total;
}

const QList<DocumentSummary>& DocumentCatalog::rows() const
{
    return d->rows;
}

const std::optional<Error>& DocumentCatalog::error() const
{
    return d->error;
}

void DocumentCatalog::Private::patchAll(const QList<DocumentId>& ids, const wire::DocumentPatch& patch,
                                        Listener<void> listener)
{
    const auto act = [this, patch](DocumentId id, const std::function<void(Result<void>)>& acted) {
        api::ApiClient* client = session.client();
        if (!client) return acted(fail(ErrorCode::State, QStringLiteral("No account is open.")));
        client->update(id, patch, QUuid::createUuid().toString(QUuid::WithoutBraces), q,
                       [acted](const Result<Document>& document) {
                           if (document)
                               acted({});
                           else
                               acted(fail(document.error()));
                       });
    };
    const auto batch = std::make_shared<Batch>(ids, act, [this, listener](Result<void> result) mutable {
        q->refresh();
        listener.tell(std::move(result));
    });
    QMetaObject::invokeMethod(
        q, [batch] { batch->next(); }, Qt::QueuedConnection);
}

void DocumentCatalog::trash(const QList<DocumentId>& ids, QObject* context,
                            std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (!client) return listener.tellSoon(fail(ErrorCode::State, QStringLiteral("No account is open.")));
    if (ids.isEmpty()) return listener.tellSoon({});
    client->remove(ids, this,
                   [this, listener](const Result<QList<api::ApiClient::Removal>>& removals) mutable {
                       refresh();
                       if (!removals) return listener.tell(fail(removals.error()));
                       for (const auto& removal : *removals)
                           if (!removal.success)
                               return listener.tell(fail(ErrorCode::State, removal.message));
                       listener.tell({});
                   });
}

void DocumentCatalog::restore(const QList<DocumentId>& ids, QObject* context,
                              std::function<void(Result<void>)> done)
{
    wire::DocumentPatch patch;
    patch.deleted = false;
    d->patchAll(ids, patch, {context, std::move(done)});
}

void DocumentCatalog::move(const QList<DocumentId>& ids, FolderId folder, QObject* context,
                           std::function<void(Result<void>)> done)
{
    wire::DocumentPatch patch;
    patch.folderId = folder;
    d->patchAll(ids, patch, {context, std::move(done)});
}

void DocumentCatalog::rename(DocumentId id, const QString& title, QObject* context,
                             std::function<void(Result<void>)> done)
{
    wire::DocumentPatch patch;
    patch.title = title.trimmed();
    d->patchAll({id}, patch, {context, std::move(done)});
}

void DocumentCatalog::cancel(DocumentId id, const QString& reason, QObject* context,
                             std::function<void(Result<void>)> done)
{
    wire::DocumentPatch patch;
    patch.signingStatus = SigningStatus::Cancelled;
    patch.reason = reason;
    d->patchAll({id}, patch, {context, std::move(done)});
}

void DocumentCatalog::remind(DocumentId id, const QString& invitationGuid, QObject* context,
                             std::function<void(Result<void>)> done)
{
    Listener<void> listener(context, std::move(done));
    api::ApiClient* client = d->session.client();
    if (!client) return listener.tellSoon(fail(ErrorCode::State, QStringLiteral("No account is open.")));
    client->remind(id, invitationGuid, this, [this, listener](Result<void> reminded) mutable {
        if (reminded) refresh();
        listener.tell(std::move(reminded));
    });
}

} // namespace ink::workflow
