#pragma once

#include <QSet>
#include <QString>

#include <optional>

namespace ink::domain {

// Index(PageWalk): Lists: how all pages are read, also of servers without cursors
/**
 * Reads all pages of a list one after the other: by cursors if the server gives them, else by page numbers.
 * Page numbers repeat and skip rows that change their places between two requests. Such a list is therefore
 * read a second time if anything points to that.
 */
class PageWalk final
{
public:
    /** Sets the page that is requested next. */
    template <typename Query> void apply(Query& query) const
    {
        query.pageIndex = m_page;
        query.cursor = m_cursor;
    }
    [[nodiscard]] int pageIndex() const { return m_page; }
    [[nodiscard]] const QString& cursor() const { return m_cursor; } ///< empty = use the page number

    /** Takes a row of the requested page. Returns false if it was there before. */
    bool take(qint64 id);
    /** Ends a page whose rows have been taken. Returns whether another one is to be requested. */
    [[nodiscard]] bool advance(qint64 total, const QString& nextCursor);

    [[nodiscard]] qsizetype count() const { return m_seen.size(); } ///< rows so far
    /** At the end: the number of rows that the server counts and didn't return. */
    [[nodiscard]] qint64 missed() const { return m_missed; }

private:
    [[nodiscard]] bool end(qint64 missed);

    int m_page = 1;
    QString m_cursor;
    QSet<QString> m_cursors; ///< all so far
    QSet<qint64> m_seen;
    QSet<qint64> m_pass;           ///< rows seen since the walk began or began again
    std::optional<qint64> m_total; ///< of the previous page
    qsizetype m_fresh = 0;         ///< rows of this page that are new in this pass
    bool m_hasMoved = false;       ///< rows have changed their places during this pass
    bool m_isSecond = false;
    qint64 m_missed = 0;
};

} // namespace ink::domain
