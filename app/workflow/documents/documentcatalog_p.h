#pragma once

#include "app/api/apiclient.h"
#include "app/base/clock.h"
#include "app/domain/document/pagewalk.h"
#include "app/store/journals/draftjournal.h"
#include "app/workflow/documents/documentcatalog.h"
#include "app/workflow/session/later.h"
#include "app/workflow/session/session.h"

#include <QHash>
#include <QMap>
#include <QTimer>

#include <utility>

namespace ink::workflow {

/** Private to DocumentCatalog. */
struct DocumentCatalog::Private
{
    Private(DocumentCatalog* catalog, Session& chosen, store::DocumentCache* kept)
        : q(catalog), session(chosen), cache(kept), fetchTimer(catalog), cacheTimer(catalog)
    {
    }

    struct Fetch
    {
        api::Call call;
        quint64 number = 0;
        bool isRefresh = false; ///< the rows of the page are already known; not cancelled by scrolling
    };
    /** The documents of an account whose server doesn't filter. */
    struct AllDocuments
    {
        QMap<domain::DocumentId, domain::DocumentSummary> fresh;
        domain::PageWalk walk;
    };

    void begin();
    void stop();
    void fetchWanted();
    void fetch(int page);
    void handlePage(int page, const domain::DocumentPage& answer);
    void fetchAllDocuments();
    void fetchAllDocumentsPage();
    void showAllDocuments();
    [[nodiscard]] std::pair<int, int> pagesOf(qsizetype first, qsizetype last) const;
    [[nodiscard]] domain::DocumentQuery pageQuery(int page) const;
    [[nodiscard]] QString cacheKey() const;
    bool showCached(int page);
    /** The account whose rows are shown: the open one, or the one being opened. */
    [[nodiscard]] QString profile() const;
    void cachePage(int page, const domain::DocumentPage& answer);
    void cacheNextPage();

    DocumentCatalog* q;
    Session& session;
    store::DocumentCache* cache;
    SystemClock clock;
    DocumentRows rows;
    domain::DocumentQuery query;
    int size = pageSize;          ///< rows per page of this server
    std::optional<qsizetype> cap; ///< maximum number of rows, regardless of the server's total
    std::optional<AllDocuments> allDocuments;
    qsizetype firstVisibleRow = 0;
    qsizetype lastVisibleRow = pageSize - 1;
    QHash<int, int> attempts;         ///< number of attempts by page, while the visible pages stay the same
    std::pair<int, int> visiblePages; ///< first and last visible page, 1-based
    QHash<int, Fetch> fetches;        ///< by page; 0 = loading all documents
    QString openingProfile;           ///< the account being opened, while its cached rows are shown
    quint64 generation = 0;           ///< incremented with each new listing
    quint64 turns = 0;
    bool isUnfiltered = false; ///< see isUnfiltered()
    bool hasReceivedRows = false;
    bool isOutdated = false; ///< the rows are still those of the previous query
    std::optional<Error> error;
    std::optional<Timestamp> cachedAt;     ///< time at which the service sent the oldest cached rows, if any
    std::optional<Timestamp> lastResponse; ///< time of the service's last response for this account
    QTimer fetchTimer;
    QTimer cacheTimer;
    struct PageToCache
    {
        QString profile;
        QString key;
        int page = 1;
        domain::DocumentPage answer;
        Timestamp at{};
    };
    QList<PageToCache> pagesToCache;
    QHash<int, Timestamp> cachedPages; ///< time when each page of this query was last cached
    bool hasEdits = false;             ///< the last page received changed something
};

} // namespace ink::workflow
