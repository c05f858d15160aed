#pragma once

#include "app/api/apiclient.h"
#include "app/base/clock.h"
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
        : q(catalog), session(chosen), cache(kept), looking(catalog), keeping(catalog)
    {
    }

    struct Fetch
    {
        api::Call call;
        quint64 turn = 0;
        bool again = false; ///< compared with the known rows to detect changes
    };
    /** The documents of an account whose server doesn't filter. */
    struct AllDocuments
    {
        QMap<domain::DocumentId, domain::DocumentSummary> fresh;
    };

    void begin();
    void stop();
    void fetchWanted();
    void fetch(int page);
    void took(int page, const domain::DocumentPage& answer);
    void gather();
    void gatherPage(int page);
    void showGathered();
    [[nodiscard]] std::pair<int, int> pagesOf(qsizetype first, qsizetype last) const;
    [[nodiscard]] domain::DocumentQuery paged(int page) const;
    [[nodiscard]] QString cacheKey() const;
    bool showCached(int page);
    /** The account whose rows are shown: the open one, or the one being opened. */
    [[nodiscard]] QString profile() const;
    void keep(int page, const domain::DocumentPage& answer);
    void keepOne();

    DocumentCatalog* q;
    Session& session;
    store::DocumentCache* cache;
    SystemClock clock;
    DocumentRows rows;
    domain::DocumentQuery query;
    int size = pageSize;          ///< rows per page of this server
    std::optional<qsizetype> cap; ///< maximum number of rows, regardless of the server's total
    std::optional<AllDocuments> gathering;
    qsizetype lookFirst = 0;
    qsizetype lookLast = pageSize - 1;
    QHash<int, int> tries;      ///< by page, while the visible pages stay the same
    std::pair<int, int> looked; ///< the visible pages
    QHash<int, Fetch> fetches;  ///< by page; 0 = gathering
    QString expected;           ///< the account being opened, while its cached rows are shown
    quint64 generation = 0;     ///< of the query
    quint64 turns = 0;
    bool unfiltered = false; ///< see isUnfiltered
    bool answered = false;
    bool old = false; ///< the rows are still those of the previous query
    std::optional<Error> error;
    std::optional<Timestamp> keptAt;     ///< the rows come from the cache
    std::optional<Timestamp> lastAnswer; ///< the service's last response for this account
    QTimer looking;
    QTimer keeping;
    struct ToKeep
    {
        QString profile;
        QString key;
        int page = 1;
        domain::DocumentPage answer;
        Timestamp at{};
    };
    QList<ToKeep> toKeep;
    QHash<int, Timestamp> keptPages; ///< time when each page of this query was last cached
    bool edited = false;             ///< the last page received changed something
};

} // namespace ink::workflow
