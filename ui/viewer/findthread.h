#pragma once

#include "app/base/orderthread.h"
#include "ui/viewer/findtext.h"
#include "ui/viewer/renderthread.h"

#include <atomic>
#include <optional>

namespace ink::ui {

/** The matches on one page (0-based across all files). */
struct PageHits
{
    int page = 0;
    QList<FindHit> hits;
};

/** Extracts the text of pages and searches it in a background thread. A new search cancels the previous one
 * before its next page. Page texts are cached up to a number of bytes, so that a search for one more letter
 * is fast. */
class FindThread final : public OrderThread
{
    Q_OBJECT
public:
    static constexpr qint64 cacheLimit = 48LL * 1024 * 1024;

    explicit FindThread(QObject* parent = nullptr);
    ~FindThread() override;

    void setFile(domain::FileId file, const QByteArray& bytes);
    void removeFile(domain::FileId file);
    /** Searches these pages in this order; results carry the number `search`. */
    void search(quint64 search, const FindQuery& query, const QList<std::pair<int, PageKey>>& pages);
    void cancel();

Q_SIGNALS:
    /** Emitted with the pages that have new matches, and the number of pages searched so far. */
    void found(quint64 search, const QList<ink::ui::PageHits>& pages, int done);
    /** Emitted when all pages have been searched; `unreadable` of them could not be read. */
    void finished(quint64 search, int unreadable);

protected:
    void run() override;

private:
    struct Request
    {
        quint64 search = 0;
        FindQuery query;
        QList<std::pair<int, PageKey>> pages;
    };
    class Texts;
    void runSearch(const Request& request, Texts& texts);

    std::optional<Request> m_request;
    QHash<domain::FileId, QByteArray> m_files;
    std::atomic<quint64> m_current = 0; ///< the current search; others are cancelled
};

} // namespace ink::ui
