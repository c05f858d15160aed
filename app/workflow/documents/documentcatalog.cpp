#include "app/workflow/documents/documentcatalog.h"

#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/workflow/documents/documentcatalog_p.h"
#include "app/workflow/documents/documentcollector.h"
#include "app/workflow/documents/localfilter.h"
#include "app/workflow/documents/reasons.h"

#include <QPointer>
#include <QSet>

#include <algorithm>
#include <chrono>
#include <tuple>

namespace ink::workflow {

using namespace domain;
using namespace std::chrono_literals;

namespace {
constexpr int maxCalls = 4;
constexpr int maxTries = 3; // maximum attempts for an incomplete page, while the visible pages stay the same
constexpr std::chrono::minutes keptAgain{2};
/** A listing that the server can't filter is filtered here up to this many documents. */
constexpr qint64 maxGathered = 20'000;
constexpr int collectedPageSize = 500; ///< while the whole listing is collected
} // namespace

DocumentCatalog::DocumentCatalog(Session& session, QObject* parent, store::DocumentCache* cache)
    : QObject(parent), d(new Private(this, session, cache))
{
    d->fetchTimer.setSingleShot(true);
    d->fetchTimer.setInterval(30ms);
    d->cacheTimer.setSingleShot(true);
    connect(&d->rows, &DocumentRows::edited, this, [this] { d->hasEdits = true; });
    connect(&d->fetchTimer, &QTimer::timeout, this, [this] { d->fetchWanted(); });
    connect(&d->cacheTimer, &QTimer::timeout, this, [this] { d->cacheNextPage(); });
    connect(&session, &Session::currentChanged, this, [this] {
        const QString expected = std::exchange(d->openingProfile, QString());
        if (d->session.current() && d->session.current()->id == expected && d->hasReceivedRows &&
            !d->isOutdated) {
            d->fetch(1); // the rows of this page are visible already
            return;
        }
        d->begin();
        d->rows.reset();
        d->isOutdated = false;
        d->lastResponse.reset();
        Q_EMIT reset();
        if (d->session.client()) refresh();
        Q_EMIT stateChanged();
    });
}

DocumentCatalog::~DocumentCatalog()
{
    d->stop();
}

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
    d->begin();
    d->isOutdated = d->rows.size() > 0;
    Q_EMIT reset();
    refresh();
}

/** Starts another listing; responses for the previous one are dropped. */
void DocumentCatalog::Private::begin()
{
    stop();
    ++generation;
    hasReceivedRows = false;
    error.reset();
    size = pageSize;
    cap.reset();
    allDocuments.reset();
    cachedPages.clear();
    attempts.clear();
    firstVisibleRow = 0;
    lastVisibleRow = pageSize - 1;
    cachedAt.reset();
}

void DocumentCatalog::Private::stop()
{
    for (const Fetch& fetch : std::as_const(fetches))
        fetch.call.cancel();
    fetches.clear();
    fetchTimer.stop();
}

void DocumentCatalog::refresh()
{
    if (!d->session.client()) {
        if (!d->hasReceivedRows && d->showCached(1)) d->hasReceivedRows = true;
        return;
    }
    if (!d->hasReceivedRows) {
        if (d->fetches.contains(1)) return; // requested a moment ago
        if (d->showCached(1)) d->hasReceivedRows = true;
        return d->fetch(1);
    }
    if (d->allDocuments) return d->fetchAllDocuments();
    if (d->isOutdated || d->rows.size() == 0) return d->fetch(1);
    const auto pages = d->pagesOf(d->firstVisibleRow, d->lastVisibleRow);
    for (int page = pages.first; page <= pages.second; ++page)
        d->fetch(page);
    if (d->error && !d->fetches.contains(1)) d->fetch(1);
}

void DocumentCatalog::setVisibleRows(qsizetype first, qsizetype last)
{
    d->firstVisibleRow = std::max<qsizetype>(0, first);
    d->lastVisibleRow = std::max(d->firstVisibleRow, last);
    if (const auto pages = d->pagesOf(d->firstVisibleRow, d->lastVisibleRow); pages != d->visiblePages) {
        d->visiblePages = pages;
        d->attempts.clear();
    }
    if (!d->fetchTimer.isActive()) d->fetchTimer.start();
    if (d->cacheTimer.isActive()) d->cacheTimer.start(600ms); // not while the user scrolls
}

std::pair<int, int> DocumentCatalog::Private::pagesOf(qsizetype first, qsizetype last) const
{
    const qsizetype end = std::max<qsizetype>(0, rows.size() - 1);
    return {static_cast<int>(std::min(first, end) / size) + 1,
            static_cast<int>(std::min(last, end) / size) + 1};
}

void DocumentCatalog::Private::fetchWanted()
{
    if (!hasReceivedRows || isOutdated || allDocuments) return;
    const auto seen = pagesOf(firstVisibleRow, lastVisibleRow);
    if (!session.client()) {
        for (int page = seen.first; page <= seen.second; ++page)
            if (const auto first = static_cast<qsizetype>(page - 1) * size;
                !rows.isKnown(first, first + size - 1))
                showCached(page);
        return;
    }
    const auto last = pagesOf(0, rows.size() - 1).second;
    // Pages that were scrolled past are not worth fetching.
    for (auto it = fetches.begin(); it != fetches.end();) {
        const bool far = it.key() < seen.first - 1 || it.key() > seen.second + 1;
        if (far && !it->isRefresh) {
            it->call.cancel();
            it = fetches.erase(it);
        } else {
            ++it;
        }
    }
    QList<int> wanted;
    for (int page = seen.first; page <= seen.second; ++page)
        wanted.append(page);
    const bool shown = rows.isKnown(firstVisibleRow, lastVisibleRow);
    if (shown && fetches.isEmpty()) {
        const int next = seen.second + 1;
        const qsizetype from = static_cast<qsizetype>(next - 1) * size;
        wanted << (next > last || rows.isKnown(from, from + size - 1) ? seen.first - 1 : next);
    }
    for (const int page : std::as_const(wanted)) {
        if (page < 1 || page > last || fetches.contains(page) || fetches.size() >= maxCalls) continue;
        const qsizetype first = static_cast<qsizetype>(page - 1) * size;
        if (rows.isKnown(first, first + size - 1)) continue;
        // Limits the queries to a server that returns inconsistent pages.
        if (++attempts[page] > maxTries) continue;
        if (error) showCached(page);
        fetch(page);
    }
}

DocumentQuery DocumentCatalog::Private::pageQuery(int page) const
{
    DocumentQuery out = query;
    out.pageIndex = page;
    out.pageSize = size;
    return out;
}

void DocumentCatalog::Private::fetch(int page)
{
    if (const auto running = fetches.constFind(page); running != fetches.cend()) running->call.cancel();
    const quint64 turn = ++turns;
    const qsizetype first = static_cast<qsizetype>(page - 1) * size;
    const bool again = rows.isKnown(first, first + size - 1) && rows.size() > 0;
    const auto call = session.client()->list(
        pageQuery(page), q, [this, page, turn, started = generation](const Result<DocumentPage>& answer) {
            if (started != generation || fetches.value(page).number != turn) return;
            fetches.remove(page);
            if (answer)
                handlePage(page, *answer);
            else if (answer.error().code != ErrorCode::Cancelled)
                error = answer.error();
            Q_EMIT q->stateChanged();
            // Neighbouring pages are read in later event loop turns, one page per turn, so that scrolling
            // stays smooth.
            if (answer && !fetchTimer.isActive()) fetchTimer.start();
        });
    fetches.insert(page, {call, turn, again});
    Q_EMIT q->stateChanged();
}

void DocumentCatalog::Private::handlePage(int page, const DocumentPage& answer)
{
    error.reset();
    cachedAt.reset();
    lastResponse = clock.now();
    const qsizetype count = answer.documents.size();
    if (page == 1) {
        isUnfiltered = ignoresQuery(query, answer.documents);
        if (isUnfiltered && answer.total <= maxGathered) {
            isUnfiltered = false;
            allDocuments.emplace();
            return fetchAllDocuments();
        }
    }
    if (page == 1) cap.reset();
    qsizetype total = static_cast<qsizetype>(answer.total);
    if (page == 1 && count > 0 && count < size && count < total)
        size = static_cast<int>(count); // the server's actual page size
    const qsizetype first = static_cast<qsizetype>(page - 1) * size;
    if (page > 1 && count == 0) cap = std::min(first, rows.size());
    // A server that always returns the first page has no others.
    if (page > 1 && count > 0 && rows.at(0) && answer.documents.constFirst().id == rows.at(0)->id &&
        rows.rowOf(answer.documents.constLast().id) >= 0 &&
        rows.rowOf(answer.documents.constLast().id) < first)
        cap = count;
    if (cap) total = std::min(total, *cap);
    if (std::exchange(isOutdated, false)) rows.reset();
    hasReceivedRows = true;
    hasEdits = false;
    if (cap && first >= *cap)
        rows.setRows(std::min(first, *cap), {}, total);
    else
        rows.setRows(first, answer.documents, total);
    if (rows.knownCount() > static_cast<qsizetype>(maxPages) * size) {
        const qsizetype room = static_cast<qsizetype>(maxPages) * size / 3;
        rows.evictOutside(firstVisibleRow - room, lastVisibleRow + room);
    }
    // An unchanged page is written again only to update its time in the cache.
    if (hasEdits || lastResponse.value_or(Timestamp()) - cachedPages.value(page) > keptAgain)
        cachePage(page, {answer.total, answer.documents});
}

// ---- servers that don't filter: all documents are loaded

void DocumentCatalog::Private::fetchAllDocuments()
{
    stop();
    *allDocuments = {};
    fetchAllDocumentsPage();
}

void DocumentCatalog::Private::fetchAllDocumentsPage()
{
    DocumentQuery plain;
    allDocuments->walk.apply(plain);
    plain.pageSize = pageSize;
    const quint64 turn = ++turns;
    const auto call = session.client()->list(
        plain, q, [this, turn, started = generation](const Result<DocumentPage>& answer) {
            if (started != generation || !allDocuments || fetches.value(0).number != turn) return;
            fetches.remove(0);
            if (!answer) {
                if (answer.error().code != ErrorCode::Cancelled) error = answer.error();
                return void(Q_EMIT q->stateChanged());
            }
            error.reset();
            lastResponse = clock.now();
            for (const DocumentSummary& row : answer->documents) {
                (void)allDocuments->walk.take(row.id.value());
                allDocuments->fresh.insert(row.id, row);
            }
            if (allDocuments->fresh.size() < maxGathered &&
                allDocuments->walk.advance(answer->total, answer->nextCursor))
                fetchAllDocumentsPage();
            else
                showAllDocuments();
            Q_EMIT q->stateChanged();
        });
    fetches.insert(0, {call, turn, hasReceivedRows});
    Q_EMIT q->stateChanged();
}

void DocumentCatalog::Private::showAllDocuments()
{
    QList<DocumentSummary> found;
    for (const DocumentSummary& row : std::as_const(allDocuments->fresh))
        if (matchesFilters(query, row) && matchesWords(query, row)) found.append(row);
    allDocuments->fresh.clear();
    sortRows(query, found);
    if (std::exchange(isOutdated, false)) rows.reset();
    hasReceivedRows = true;
    rows.setRows(0, found.mid(0, pageSize), found.size());
    for (qsizetype first = pageSize; first < found.size(); first += pageSize)
        rows.setRows(first, found.mid(first, pageSize), found.size());
}

// ---- accessors

DocumentRows& DocumentCatalog::rows() const
{
    return d->rows;
}

qsizetype DocumentCatalog::total() const
{
    return d->rows.size();
}

bool DocumentCatalog::isLoading() const
{
    if (d->fetches.isEmpty()) return !d->openingProfile.isEmpty();
    return !d->hasReceivedRows || d->isOutdated || !d->rows.isKnown(d->firstVisibleRow, d->lastVisibleRow);
}

bool DocumentCatalog::isUnfiltered() const
{
    return d->isUnfiltered;
}

bool DocumentCatalog::isBusy() const
{
    return !d->fetches.isEmpty();
}

bool DocumentCatalog::hasReceivedRows() const
{
    return d->hasReceivedRows && !d->isOutdated;
}

const std::optional<Error>& DocumentCatalog::error() const
{
    return d->error;
}

std::optional<Timestamp> DocumentCatalog::cachedSince() const
{
    if (d->cachedAt) return d->cachedAt;
    return d->error ? d->lastResponse : std::nullopt;
}

// Cache

QString DocumentCatalog::Private::cacheKey() const
{
    DocumentQuery plain = query;
    plain.pageIndex = 1;
    plain.pageSize = size;
    return QString::fromLatin1(wire::toQueryString(wire::toItems(plain)));
}

QString DocumentCatalog::Private::profile() const
{
    return session.current() ? session.current()->id : openingProfile;
}

bool DocumentCatalog::showCached(const QString& profile)
{
    if (d->session.current()) return false;
    d->openingProfile = profile;
    d->hasReceivedRows = d->showCached(1);
    if (!d->hasReceivedRows) d->openingProfile.clear();
    return d->hasReceivedRows;
}

bool DocumentCatalog::Private::showCached(int page)
{
    if (!cache || profile().isEmpty()) return false;
    const auto kept = cache->read(profile(), cacheKey(), page);
    if (!kept || !*kept) return false;
    const auto object = wire::parseJsonObject((*kept)->body);
    if (!object) return false;
    const auto answer = wire::documentPageFromJson(*object);
    if (!answer) return false;
    const auto first = static_cast<qsizetype>(page - 1) * size;
    if (std::exchange(isOutdated, false)) rows.reset();
    rows.setRows(first, answer->documents,
                 page == 1 ? static_cast<qsizetype>((*kept)->total) : std::max(rows.size(), first));
    cachedAt = cachedAt ? std::min(*cachedAt, (*kept)->received) : (*kept)->received;
    Q_EMIT q->stateChanged();
    return true;
}

void DocumentCatalog::Private::cachePage(int page, const DocumentPage& answer)
{
    if (!cache || !session.current()) return;
    pagesToCache.removeIf([&](const PageToCache& one) { return one.page == page && one.key == cacheKey(); });
    cachedPages.insert(page, clock.now());
    pagesToCache.append({session.current()->id, cacheKey(), page, answer, clock.now()});
    if (pagesToCache.size() > maxPages) pagesToCache.removeFirst();
    if (!cacheTimer.isActive()) cacheTimer.start(300ms);
}

/** Writes one page per event loop turn, so that the interface does not wait for the disk. */
void DocumentCatalog::Private::cacheNextPage()
{
    if (pagesToCache.isEmpty()) return;
    const PageToCache one = pagesToCache.takeFirst();
    // A failed cache write only makes the next start slower.
    std::ignore = cache->write(one.profile, one.key, one.page,
                               {one.answer.total, one.at, wire::toBytes(wire::toJson(one.answer))});
    if (one.page == 1) {
        const auto last = static_cast<int>((one.answer.total + size - 1) / std::max(1, size));
        std::ignore = cache->truncate(one.profile, one.key, std::max(1, last));
        std::ignore = cache->prune(clock.now() - std::chrono::hours(24 * 60));
    }
    if (!pagesToCache.isEmpty()) cacheTimer.start(20ms);
}

std::shared_ptr<DocumentCatalog::Collection>
DocumentCatalog::collect(const QList<RowSpan>& spans, QObject* context,
                         std::function<void(qsizetype done, qsizetype all)> progress, CollectCallback done)
{
    const auto job = std::make_shared<DocumentCollector>();
    job->size = d->size;
    job->progress = std::move(progress);
    const Listener<QList<DocumentRef>> listener(context, std::move(done));
    job->done = [listener](Result<QList<DocumentRef>> refs) { listener.notify(std::move(refs)); };
    for (const auto& [row, id] : d->rows.knownRowsIn(0, d->rows.size() - 1))
        if (std::none_of(spans.cbegin(), spans.cend(),
                         [at = row](const RowSpan& span) { return at >= span.first && at <= span.last; }))
            job->unselected.insert(id);
    QSet<int> pages;
    for (const RowSpan& span : spans) {
        const qsizetype last = std::min(span.last, d->rows.size() - 1);
        for (qsizetype row = std::max<qsizetype>(0, span.first); row <= last; ++row) {
            ++job->total;
            if (const DocumentSummary* known = d->rows.at(row)) {
                job->found.append({row, refOf(*known)});
                continue;
            }
            pages.insert(static_cast<int>(row / d->size) + 1);
            if (!job->missing.isEmpty() && job->missing.constLast().last == row - 1)
                job->missing.last().last = row;
            else
                job->missing.append({row, row});
        }
    }
    job->pages = QList<int>(pages.cbegin(), pages.cend());
    std::sort(job->pages.begin(), job->pages.end());
    // Pages of rows that aren't loaded would be requested by number, but documents can move in the meantime.
    // If all rows are requested, the whole listing is therefore read again from the beginning.
    job->isWhole = !pages.isEmpty() && job->total == d->rows.size();
    if (job->isWhole) job->found.clear();
    job->query = d->pageQuery(1);
    if (job->isWhole && d->size == pageSize) job->query.pageSize = collectedPageSize;
    job->fetch = [this, started = d->generation](const DocumentQuery& part,
                                                 const std::function<void(Result<DocumentPage>)>& told) {
        if (started != d->generation || !d->session.client())
            return told(fail(ErrorCode::Cancelled, reasons::anotherListingOpened()));
        d->session.client()->list(part, this, told);
    };
    QMetaObject::invokeMethod(
        this, [job] { job->fetchNext(); }, Qt::QueuedConnection);
    return job->handle;
}

} // namespace ink::workflow

#include "moc_documentcatalog.cpp"
