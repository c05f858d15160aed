#pragma once

#include "app/base/clock.h"
#include "app/base/result.h"
#include "app/domain/document/document.h"
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

/** Rows of a listing, from first to last. */
struct RowSpan
{
    qsizetype first = 0;
    qsizetype last = 0;
    bool operator==(const RowSpan&) const = default;
};

/**
 * The listing that the documents page shows: one query, of which the pages around what is looked at are
 * fetched and a bounded number is kept. Late answers are dropped. Works with servers that know only part of
 * the query: what they don't filter is filtered here.
 */
class DocumentCatalog final : public QObject
{
    Q_OBJECT
public:
    /** With a cache the last known rows are there at once, also offline. */
    explicit DocumentCatalog(Session& session, QObject* parent = nullptr,
                             store::DocumentCache* cache = nullptr);
    ~DocumentCatalog() override;

    [[nodiscard]] const domain::DocumentQuery& query() const; ///< paging fields are ignored
    void setQuery(const domain::DocumentQuery& query);
    /** Fetches the visible rows again; emits only changes. */
    void refresh();
    /** Shows what the cache has of the account that is being opened, which goes on from there when it is;
     * false when there is nothing. */
    bool showKept(const QString& profile);
    /** These rows are on the screen: they and what is next to them are fetched, soon. */
    void look(qsizetype first, qsizetype last);

    [[nodiscard]] DocumentRows& rows() const;
    [[nodiscard]] qsizetype total() const;
    /** The visible rows are being fetched for the first time. */
    [[nodiscard]] bool isLoading() const;
    /** Something is being fetched, if only again. */
    /** The server ignores filters and has too many documents to filter them here. */
    [[nodiscard]] bool isUnfiltered() const;
    [[nodiscard]] bool isBusy() const;
    /** The query has been answered at least once, by the service or from the cache. */
    [[nodiscard]] bool isAnswered() const;
    [[nodiscard]] const std::optional<Error>& error() const; ///< of the last fetch; old rows stay
    /** The time of the service's last answer, when the rows are from then. */
    [[nodiscard]] std::optional<Timestamp> keptSince() const;

    /** The documents at these rows, fetched where they are not known. Dropping the handle's job: cancel(). */
    class Collection
    {
    public:
        void cancel() { m_on = false; }
        [[nodiscard]] bool isOn() const { return m_on; }

    private:
        bool m_on = true;
    };
    using Collected = std::function<void(Result<QList<DocumentRef>>)>;
    std::shared_ptr<Collection> collect(const QList<RowSpan>& spans, QObject* context,
                                        std::function<void(qsizetype done, qsizetype all)> progress,
                                        Collected done);

    static constexpr int pageSize = 100; ///< requested; a server may return fewer
    static constexpr int maxPages = 40;  ///< kept in memory

Q_SIGNALS:
    void reset();        ///< another listing
    void stateChanged(); ///< isLoading(), isBusy(), error(), keptSince(), total()

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace ink::workflow
