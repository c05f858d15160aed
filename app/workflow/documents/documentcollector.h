#pragma once

#include "app/base/result.h"
#include "app/domain/document/documentquery.h"
#include "app/domain/document/documentsummary.h"
#include "app/domain/document/pagewalk.h"
#include "app/workflow/documents/documentcatalog.h"

#include <QSet>

#include <functional>
#include <memory>
#include <utility>

namespace ink::workflow {

/** Collects the documents of many rows: loaded ones at once, the others a few pages at a time. If all rows of
 * a listing are requested, none is repeated or skipped. */
class DocumentCollector final : public std::enable_shared_from_this<DocumentCollector>
{
public:
    using Fetcher = std::function<void(const domain::DocumentQuery& query,
                                       std::function<void(Result<domain::DocumentPage>)>)>;

    std::shared_ptr<DocumentCatalog::Collection> handle = std::make_shared<DocumentCatalog::Collection>();
    QList<std::pair<qsizetype, DocumentRef>> found; ///< row number and document
    QList<RowSpan> missing;
    QSet<domain::DocumentId> unselected; ///< known documents outside the rows: excluded, wherever they move
    QList<int> pages;
    int size = 1;
    qsizetype total = 0;
    std::function<void(qsizetype, qsizetype)> progress;
    DocumentCatalog::CollectCallback done;
    /** All rows are requested: they are read from the beginning, and `pages` is ignored. */
    bool isWhole = false;
    domain::DocumentQuery query; ///< query of the listing; each request is for a page of it
    Fetcher fetch;

    /** Fetches the next pages; calls `done` when all have arrived. Hold this object in a shared pointer. */
    void fetchNext();

private:
    void fetchWhole();
    void handlePage(int page, const domain::DocumentPage& answer);
    void finish(Result<QList<DocumentRef>> result);

    int m_running = 0;
    domain::PageWalk m_walk;
};

} // namespace ink::workflow
