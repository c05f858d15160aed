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
        : q(catalog), session(chosen), cache(kept)
    {
    }

    struct Fetch
    {
        api::Call call;
        quint64 turn = 0;
        bool again = false; ///< what is there already, to see what has changed
    };
    /** Every document of an account whose server doesn't filter. */
    struct Gathering
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
    bool showKept(int page);
    /** The account whose rows are shown: the open one, or the one that is being opened. */
    [[nodiscard]] QString profile() const;
    void keep(int page, const domain::DocumentPage& answer);
    void keepOne();

    DocumentCatalog* q;
    Session& session;
    store::DocumentCache* cache;
    SystemClock clock;
    DocumentRows rows;
    domain::DocumentQuery query;
    int size = pageSize;          ///< rows of a page as this server gives them
    std::optional<qsizetype> cap; ///< the server has no more rows, whatever it counts
    std::optional<Gathering> gathering;
    qsizetype lookFirst = 0;
    qsizetype lookLast = pageSize - 1;
    QHash<int, int> tries;      ///< by page, while the same pages are looked at
    std::pair<int, int> looked; ///< the pages on the screen
    QHash<int, Fetch> fetches;  ///< by page; 0 = gathering
    QString expected;           ///< the account that is being opened, while what was kept of it is shown
    quint64 generation = 0;     ///< of the query
    quint64 turns = 0;
    bool unfiltered = false; ///< see isUnfiltered
    bool answered = false;
    bool old = false; ///< the rows are still those of the query before
    std::optional<Error> error;
    std::optional<Timestamp> keptAt;     ///< the rows come from the cache
    std::optional<Timestamp> lastAnswer; ///< the last time that the service answered for this account
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
    QHash<int, Timestamp> keptPages; ///< when this query's pages were last given to the cache
    bool edited = false;             ///< the page that has just come changed something
};

} // namespace ink::workflow
