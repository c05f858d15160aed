#pragma once

#include "ui/viewer/findthread.h"

#include <QMap>
#include <QObject>

#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** Searches the text of a document's pages across all files, and tracks the current match. Pages are
 * 0-based. */
class PageFinder final : public QObject
{
    Q_OBJECT
public:
    static constexpr int maxHits = 20000; ///< a search stops at this number

    explicit PageFinder(QObject* parent = nullptr);

    void setDocument(const domain::Document& document);
    void setFileBytes(domain::FileId file, const QByteArray& bytes);

    /** Starts a search from a page, wrapping around; an empty text ends the search. */
    void find(const FindQuery& query, int fromPage);
    [[nodiscard]] const FindQuery& query() const { return m_query; }
    void clear() { find({}, 0); }
    [[nodiscard]] bool isActive() const { return !m_query.text.trimmed().isEmpty(); }
    [[nodiscard]] bool isFinished() const { return m_finished; }
    [[nodiscard]] int searchedPageCount() const { return m_done; }
    [[nodiscard]] int pageCount() const { return static_cast<int>(m_pages.size()); }
    /** Number of pages that could not be searched. */
    [[nodiscard]] int unreadableCount() const { return m_unreadable; }
    [[nodiscard]] int hitCount() const { return m_count; }
    [[nodiscard]] bool hasMore() const { return m_count >= maxHits; } ///< the search stopped early

    struct HitIndex
    {
        int page = 0;
        int hit = 0; ///< index into the page's hits
        bool operator==(const HitIndex&) const = default;
    };
    [[nodiscard]] QList<FindHit> hitsOf(int page) const { return m_hits.value(page); }
    [[nodiscard]] std::optional<HitIndex> current() const { return m_current; }
    [[nodiscard]] int currentNumber() const; ///< 1-based in reading order; 0 = none
    void goToNext();                         ///< wraps around
    void goToPrevious();

Q_SIGNALS:
    void changed();        ///< new matches, or the search ended
    void currentChanged(); ///< the current match has changed

private:
    void restart();
    void addHits(quint64 search, const QList<PageHits>& pages, int done);
    void setCurrent(std::optional<HitIndex> place);

    QList<PageKey> m_pages;
    QSet<domain::FileId> m_files;
    FindQuery m_query;
    int m_from = 0;
    quint64 m_search = 0;
    QMap<int, QList<FindHit>> m_hits;
    int m_count = 0;
    int m_done = 0;
    int m_unreadable = 0;
    bool m_finished = true;
    std::optional<HitIndex> m_current;
    FindThread m_thread; ///< last, so that it stops before the objects that it reports to are destroyed
};

} // namespace ink::ui
