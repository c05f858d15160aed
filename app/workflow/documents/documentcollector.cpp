#include "app/workflow/documents/documentcollector.h"

#include "app/api/reasons.h"

#include <algorithm>

namespace ink::workflow {

using namespace domain;

void DocumentCollector::fetchNext()
{
    constexpr int atOnce = 4;
    if (!done) return;
    if (!handle->isActive()) return finish(fail(ErrorCode::Cancelled, reasons::requestStopped()));
    if (isWhole) return fetchWhole();
    while (m_running < atOnce && !pages.isEmpty()) {
        ++m_running;
        const int page = pages.takeFirst();
        query.pageIndex = page;
        fetch(query, [self = shared_from_this(), page](const Result<DocumentPage>& answer) {
            --self->m_running;
            if (!self->done) return;
            if (!answer) return self->finish(fail(answer.error()));
            self->handlePage(page, *answer);
            self->fetchNext();
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
    finish(refs);
}

void DocumentCollector::fetchWhole()
{
    m_walk.apply(query);
    fetch(query, [self = shared_from_this()](const Result<DocumentPage>& answer) {
        if (!self->done) return;
        if (!answer) return self->finish(fail(answer.error()));
        for (const DocumentSummary& row : answer->documents)
            if (self->m_walk.take(row.id.value()) && !self->unselected.contains(row.id))
                self->found.append({self->found.size(), refOf(row)});
        if (self->progress) self->progress(std::min<qsizetype>(self->found.size(), self->total), self->total);
        if (self->m_walk.advance(answer->total, answer->nextCursor)) return self->fetchNext();
        QList<DocumentRef> refs;
        for (const auto& one : std::as_const(self->found))
            refs.append(one.second);
        self->finish(refs);
    });
}

void DocumentCollector::handlePage(int page, const DocumentPage& answer)
{
    const auto first = static_cast<qsizetype>(page - 1) * size;
    for (qsizetype i = 0; i < answer.documents.size(); ++i) {
        if (unselected.contains(answer.documents.at(i).id)) continue;
        const bool wanted =
            std::any_of(missing.cbegin(), missing.cend(), [row = first + i](const RowSpan& span) {
                return row >= span.first && row <= span.last;
            });
        if (wanted) found.append({first + i, refOf(answer.documents.at(i))});
    }
    if (progress) progress(std::min<qsizetype>(found.size(), total), total);
}

void DocumentCollector::finish(Result<QList<DocumentRef>> result)
{
    if (const auto notify = std::exchange(done, nullptr)) notify(std::move(result));
}

} // namespace ink::workflow
