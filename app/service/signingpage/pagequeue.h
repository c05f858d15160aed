#pragma once

// Private to app/service/signingpage.

#include "app/base/result.h"
#include "app/pageprocess/pageprotocol.h"

#include <QHash>

#include <chrono>
#include <deque>
#include <future>
#include <list>
#include <map>
#include <memory>
#include <optional>

namespace ink::service::signingpage {

using pageprocess::RenderRequest;

/** A request with a waiting caller. */
struct PendingRequest
{
    RenderRequest request;
    QString group;   ///< the document, for taking turns
    QString subject; ///< the file, or the hash of the small PDF: the key for refusals and caches
    QString key;     ///< cache key of the image; empty = not cached
    bool isSlow = false;
    bool isAbandoned = false; ///< the caller no longer waits
    std::promise<Result<QList<QByteArray>>> response;
};
using PendingRequestPtr = std::shared_ptr<PendingRequest>;

/** Requests grouped by document; the documents take turns. Not thread-safe. */
class PageQueue final
{
public:
    [[nodiscard]] bool isEmpty() const { return m_groups.empty(); }
    void append(PendingRequestPtr order);
    /** Puts a request back in front of the others for its document. */
    void prepend(PendingRequestPtr order);
    /** Takes the first request whose document is not being processed, and slow ones only if `acceptsSlow` is
     * set; null if there is none. The document counts as being processed until `finish` is called. */
    [[nodiscard]] PendingRequestPtr take(bool acceptsSlow);
    [[nodiscard]] bool hasRequest(bool acceptsSlow) const;
    void finish(const QString& group);
    [[nodiscard]] std::list<PendingRequestPtr> takeAll();

private:
    struct Group
    {
        QString name;
        std::deque<PendingRequestPtr> orders;
    };
    using Groups = std::list<Group>;
    [[nodiscard]] Groups::iterator find(const QString& name);
    [[nodiscard]] bool canTake(const Group& group, bool acceptsSlow) const;

    Groups m_groups; ///< in turn order; none is empty
    QHash<QString, int> m_processing;
};

/** Records for a limited time which pages exceeded the limits. Not thread-safe. */
class PageRefusals final
{
public:
    using Time = std::chrono::steady_clock::time_point;
    explicit PageRefusals(std::chrono::milliseconds keep) : m_keep(keep) {}

    void add(const PendingRequest& order, const Error& error, Time now);
    /** Returns the error recorded for this page, or for a file with several such pages. */
    [[nodiscard]] std::optional<Error> find(const PendingRequest& order, Time now) const;
    /** Records a slow file for the same time. The quick helper no longer gets requests for it. */
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

    [[nodiscard]] std::optional<QByteArray> find(const QString& key);
    void insert(const QString& key, const QByteArray& bytes);

private:
    using Entry = std::pair<QString, QByteArray>;
    qint64 m_maximum;
    qint64 m_sum = 0;
    std::list<Entry> m_entries;
    QHash<QString, std::list<Entry>::iterator> m_places;
};

} // namespace ink::service::signingpage
