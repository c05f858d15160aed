// DocumentCatalog and the cache on the disk; and documents collected from many pages.
#include "app/base/reasons.h"
#include "app/wire/json.h"
#include "app/wire/listcodec.h"
#include "app/workflow/documents/documentcatalog_p.h"

#include <QPointer>
#include <QSet>

#include <algorithm>
#include <chrono>
#include <tuple>

namespace ink::workflow {

using namespace domain;
using namespace std::chrono_literals;

QString DocumentCatalog::Private::cacheKey() const
{
    DocumentQuery plain = query;
    plain.pageIndex = 1;
    plain.pageSize = size;
    return QString::fromLatin1(wire::toQueryString(wire::toItems(plain)));
}

QString DocumentCatalog::Private::profile() const
{
    return session.current() ? session.current()->id : expected;
}

bool DocumentCatalog::showKept(const QString& profile)
{
    if (d->session.current()) return false;
    d->expected = profile;
    d->answered = d->showKept(1);
    if (!d->answered) d->expected.clear();
    return d->answered;
}

bool DocumentCatalog::Private::showKept(int page)
{
    if (!cache || profile().isEmpty()) return false;
    const auto kept = cache->read(profile(), cacheKey(), page);
    if (!kept || !*kept) return false;
    const auto object = wire::parseJsonObject((*kept)->body);
    if (!object) return false;
    const auto answer = wire::documentPageFromJson(*object);
    if (!answer) return false;
    const auto first = static_cast<qsizetype>(page - 1) * size;
    if (std::exchange(old, false)) rows.reset();
    rows.put(first, answer->documents,
             page == 1 ? static_cast<qsizetype>((*kept)->total) : std::max(rows.size(), first));
    keptAt = keptAt ? std::min(*keptAt, (*kept)->kept) : (*kept)->kept;
    Q_EMIT q->stateChanged();
    return true;
}

void DocumentCatalog::Private::keep(int page, const DocumentPage& answer)
{
    if (!cache || !session.current()) return;
    toKeep.removeIf([&](const ToKeep& one) { return one.page == page && one.key == cacheKey(); });
    keptPages.insert(page, clock.now());
    toKeep.append({session.current()->id, cacheKey(), page, answer, clock.now()});
    if (toKeep.size() > mostPages) toKeep.removeFirst();
    if (!keeping.isActive()) keeping.start(300ms);
}

/** One page a turn of the event loop, so that nothing on the screen waits for the disk. */
void DocumentCatalog::Private::keepOne()
{
    if (toKeep.isEmpty()) return;
    const ToKeep one = toKeep.takeFirst();
    // A cache that can't be written is only a slower start.
    std::ignore = cache->write(one.profile, one.key, one.page,
                               {one.answer.total, one.at, wire::toBytes(wire::toJson(one.answer))});
    if (one.page == 1) {
        const auto last = static_cast<int>((one.answer.total + size - 1) / std::max(1, size));
        std::ignore = cache->shorten(one.profile, one.key, std::max(1, last));
        std::ignore = cache->prune(clock.now() - std::chrono::hours(24 * 60));
    }
    if (!toKeep.isEmpty()) keeping.start(20ms);
}

namespace {

/** Documents at many rows: the known ones at once, the others page by page, a few pages at a time. */
class Collector final : public std::enable_shared_from_this<Collector>
{
public:
    using FetchPage = std::function<void(int page, std::function<void(Result<DocumentPage>)>)>;

    std::shared_ptr<DocumentCatalog::Collection> handle = std::make_shared<DocumentCatalog::Collection>();
    QList<std::pair<qsizetype, DocumentRef>> found; ///< by row
    QList<RowSpan> missing;
    QList<int> pages;
    int size = 1;
    qsizetype all = 0;
    std::function<void(qsizetype, qsizetype)> progress;
    DocumentCatalog::Collected done;
    FetchPage fetchPage;

    void next()
    {
        constexpr int atOnce = 4;
        if (!done) return;
        if (!handle->isOn()) return end(fail(ErrorCode::Cancelled, QStringLiteral("Stopped.")));
        while (m_running < atOnce && !pages.isEmpty()) {
            ++m_running;
            const int page = pages.takeFirst();
            fetchPage(page, [self = shared_from_this(), page](const Result<DocumentPage>& answer) {
                --self->m_running;
                if (!self->done) return;
                if (!answer) return self->end(fail(answer.error()));
                self->take(page, *answer);
                self->next();
            });
        }
        if (m_running > 0 || !pages.isEmpty()) return;
        std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        QList<DocumentRef> refs;
        QSet<DocumentId> seen;
        for (const auto& one : std::as_const(found)) {
            if (seen.contains(one.second.id)) continue;
            seen.insert(one.second.id);
            refs.append(one.second);
        }
        end(refs);
    }

private:
    void take(int page, const DocumentPage& answer)
    {
        const auto first = static_cast<qsizetype>(page - 1) * size;
        for (qsizetype i = 0; i < answer.documents.size(); ++i) {
            const bool wanted =
                std::any_of(missing.cbegin(), missing.cend(), [row = first + i](const RowSpan& span) {
                    return row >= span.first && row <= span.last;
                });
            if (wanted) found.append({first + i, refOf(answer.documents.at(i))});
        }
        if (progress) progress(std::min<qsizetype>(found.size(), all), all);
    }
    void end(Result<QList<DocumentRef>> result)
    {
        if (const auto tell = std::exchange(done, nullptr)) tell(std::move(result));
    }
    int m_running = 0;
};

} // namespace

std::shared_ptr<DocumentCatalog::Collection>
DocumentCatalog::collect(const QList<RowSpan>& spans, QObject* context,
                         std::function<void(qsizetype done, qsizetype all)> progress, Collected done)
{
    const auto job = std::make_shared<Collector>();
    job->size = d->size;
    job->progress = std::move(progress);
    const Listener<QList<DocumentRef>> listener(context, std::move(done));
    job->done = [listener](Result<QList<DocumentRef>> refs) { listener.tell(std::move(refs)); };
    QSet<int> pages;
    for (const RowSpan& span : spans) {
        const qsizetype last = std::min(span.last, d->rows.size() - 1);
        for (qsizetype row = std::max<qsizetype>(0, span.first); row <= last; ++row) {
            ++job->all;
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
    job->fetchPage = [this, started = d->generation](int page,
                                                     const std::function<void(Result<DocumentPage>)>& told) {
        if (started != d->generation || !d->session.client())
            return told(fail(ErrorCode::Cancelled, reasons::anotherListingOpened()));
        d->session.client()->list(d->paged(page), this, told);
    };
    QMetaObject::invokeMethod(
        this, [job] { job->next(); }, Qt::QueuedConnection);
    return job->handle;
}

} // namespace ink::workflow
