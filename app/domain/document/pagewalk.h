#pragma once

#include <QSet>
#include <QString>

#include <optional>

namespace ink::domain {

// Index(PageWalk): Lists: how all pages are read, also of servers without cursors
/**
 * Determines which pages to request to read a whole list: by cursors if the server returns them, otherwise by
 * page numbers. With page numbers, rows that move between two requests are repeated or skipped, so the list
 * is read a second time if rows may have moved.
 */
class PageWalk final
{
public:
    /** Sets the page number and the cursor of the next request. */
    template <typename Query> void apply(Query& query) const
    {
        query.pageIndex = m_page;
        query.cursor = m_cursor;
    }
    [[nodiscard]] int pageIndex() const { return m_page; }
    [[nodiscard]] const QString& cursor() const { return m_cursor; } ///< empty = use the page number

    /** Records a row of the current page. Returns false if the row has been recorded before. */
    bool take(qint64 id);
    /** Ends a page after take() for all its rows. Returns whether another page must be requested. */
    [[nodiscard]] bool advance(qint64 total, const QString& nextCursor);

    [[nodiscard]] const QSet<qint64>& seen() const { return m_seen; } ///< ids of the rows so far
    /** After the last page: the number of rows that the server counted but didn't return. */
    [[nodiscard]] qint64 missed() const { return m_missed; }

private:
    [[nodiscard]] bool end(qint64 missed);

    int m_page = 1;
    QString m_cursor;
    QSet<QString> m_cursors; ///< all cursors so far
    QSet<qint64> m_seen;
    QSet<qint64> m_pass;           ///< rows seen in this pass
    std::optional<qint64> m_total; ///< the total returned with the previous page
    qsizetype m_fresh = 0;         ///< rows of this page that are new in this pass
    bool m_hasMoved = false;       ///< rows may have moved during this pass
    bool m_isSecond = false;
    qint64 m_missed = 0;
};

} // namespace ink::domain
