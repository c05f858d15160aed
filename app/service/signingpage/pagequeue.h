#pragma once

// Private to app/service/signingpage.

#include "app/base/result.h"
#include "app/service/signingpage/pageprotocol.h"

#include <QHash>

#include <chrono>
#include <deque>
#include <future>
#include <list>
#include <map>
#include <memory>
#include <optional>

namespace ink::service::signingpage {

/** An order with a waiting caller. */
struct PendingRequest
{
    RenderRequest order;
    QString group;   ///< the document, for taking turns
    QString subject; ///< the file, or the hash of pieces: the key for refusals and caches
    QString key;     ///< cache key of the image; empty = not cached
    bool isSlow = false;
    bool isAbandoned = false; ///< its caller no longer waits
    std::promise<Result<QList<QByteArray>>> answer;
};
using PendingOrderPtr = std::shared_ptr<PendingRequest>;

/** Orders by document; the documents take turns. Not thread-safe. */
class PageQueue final
{
public:
    [[nodiscard]] bool isEmpty() const { return m_groups.empty(); }
    void append(PendingOrderPtr order);
    /** Puts an order back in front of the others of its document. */
    void prepend(PendingOrderPtr order);
    /** Takes the first order whose document is not being processed, slow ones only if `acceptsSlow`; null
     * when there is none. Until `done` is called, its document counts as being processed. */
    [[nodiscard]] PendingOrderPtr take(bool acceptsSlow);
    [[nodiscard]] bool has(bool acceptsSlow) const;
    void done(const QString& group);
    [[nodiscard]] std::list<PendingOrderPtr> takeAll();

private:
    struct Group
    {
        QString name;
        std::deque<PendingOrderPtr> orders;
    };
    using Groups = std::list<Group>;
    [[nodiscard]] Groups::iterator find(const QString& name);
    [[nodiscard]] bool mayTake(const Group& group, bool acceptsSlow) const;

    Groups m_groups; ///< in turn order; none is empty
    QHash<QString, int> m_atWork;
};

/** Remembers for a while which pages exceeded the limits. Not thread-safe. */
class PageRefusals final
{
public:
    using Time = std::chrono::steady_clock::time_point;
    explicit PageRefusals(std::chrono::milliseconds keep) : m_keep(keep) {}

    void add(const PendingRequest& order, const Error& error, Time now);
    /** The error recorded for this page, or for a file with several such pages. */
    [[nodiscard]] std::optional<Error> find(const PendingRequest& order, Time now) const;
    /** Slow files are remembered for the same time: their orders are not given to the quick helper again. */
    void addSlow(const QString& subject, Time now);
    [[nodiscard]] bool isSlow(const QString& subject, Time now) const;

private:
    struct Refusal
    {
        RenderRequest::Kind kind;
        qint32 page;
        Error error;
        Time until;
    };
    std::chrono::milliseconds m_keep;
    std::map<QString, std::list<Refusal>> m_refusals;
    std::map<QString, Time> m_slow;
};

/** Finished images by key, up to a total size; the least recently used ones are evicted first. */
class PictureCache final
{
public:
    explicit PictureCache(qint64 maximum) : m_maximum(maximum) {}

    [[nodiscard]] std::optional<QByteArray> get(const QString& key);
    void put(const QString& key, const QByteArray& bytes);

private:
    using Entry = std::pair<QString, QByteArray>;
    qint64 m_maximum;
    qint64 m_sum = 0;
    std::list<Entry> m_entries;
    QHash<QString, std::list<Entry>::iterator> m_places;
};

} // namespace ink::service::signingpage
