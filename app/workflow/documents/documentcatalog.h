#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/documentquery.h"
#include "app/workflow/documents/documentref.h"
#include "app/workflow/documents/documentrows.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace ink::store {
class DocumentCache;
}

namespace ink::workflow {

class Session;

/** A range of rows of a listing, 0-based, including the last. */
struct RowSpan
{
    qsizetype first = 0;
    qsizetype last = 0;
    bool operator==(const RowSpan&) const = default;
};

/**
 * The listing on the documents page: the result of one query. Fetches the pages around the visible rows and
 * caches a limited number of pages. Late responses are dropped. Works with servers that support only part of
 * the query: unsupported filters are applied here.
 */
class DocumentCatalog final : public QObject
{
    Q_OBJECT
public:
    /** With `cache`, the last known rows are available at once, even offline. */
    explicit DocumentCatalog(Session& session, QObject* parent = nullptr,
                             store::DocumentCache* cache = nullptr);
    ~DocumentCatalog() override;

    [[nodiscard]] const domain::DocumentQuery& query() const; ///< paging fields are ignored
    void setQuery(const domain::DocumentQuery& query);
    /** Fetches the visible rows again; only rows that differ are reported as changed. */
    void refresh();
    /** Shows the cached rows of `profile`, the account being opened, until the service responds; returns
     * false if nothing is cached or an account is already open. */
    bool showCached(const QString& profile);
    /** Sets the visible rows; they and their neighbours are fetched soon. */
    void setVisibleRows(qsizetype first, qsizetype last);

    [[nodiscard]] DocumentRows& rows() const;
    [[nodiscard]] qsizetype total() const;
    /** Returns true while the visible rows are being fetched for the first time. */
    [[nodiscard]] bool isLoading() const;
    /** Returns true if the server ignores filters and has too many documents to filter here. */
    [[nodiscard]] bool isUnfiltered() const;
    /** Returns true while anything is being fetched, including refreshes. */
    [[nodiscard]] bool isBusy() const;
    /** Returns true if the service or the cache has provided rows for the query at least once. */
    [[nodiscard]] bool hasReceivedRows() const;
    [[nodiscard]] const std::optional<Error>& error() const; ///< error of the last fetch; old rows stay
    /** The time at which the service provided the rows, if they are from the cache or the last fetch failed;
     * otherwise nothing. */
    [[nodiscard]] std::optional<Timestamp> cachedSince() const;

    /** A collect() in progress: collects the documents at some rows, fetching unknown ones. To stop it, call
     * cancel(). */
    class Collection
    {
    public:
        void cancel() { m_isActive = false; }
        [[nodiscard]] bool isActive() const { return m_isActive; }

    private:
        bool m_isActive = true;
    };
    using CollectCallback = std::function<void(Result<QList<DocumentRef>>)>;
    std::shared_ptr<Collection> collect(const QList<RowSpan>& spans, QObject* context,
                                        std::function<void(qsizetype done, qsizetype all)> progress,
                                        CollectCallback done);

    static constexpr int pageSize = 100; ///< rows requested per page; a server may return fewer
    static constexpr int maxPages = 40;  ///< maximum number of pages cached in memory

Q_SIGNALS:
    void reset();        ///< emitted when the listing was replaced
    void stateChanged(); ///< emitted when isLoading(), isBusy(), error(), cachedSince() or total() has
                         ///< changed

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
