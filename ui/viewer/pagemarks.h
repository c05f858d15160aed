#pragma once

#include "app/base/orderthread.h"
#include "ui/viewer/geometry/snapping.h"
#include "ui/viewer/renderthread.h"

#include <QHash>
#include <QSet>

namespace ink::domain {
struct Document;
}

namespace ink::pdf {
struct PageContent;
}

namespace ink::ui {

/** The snap targets in a page's content. Bounded: pages with drawings keep the first few thousand lines. */
[[nodiscard]] PageMarks marksOf(const pdf::PageContent& content);

/** Reads the printed content of pages in a background thread, with an LRU cache. */
class PageMarksReader final : public OrderThread
{
    Q_OBJECT
public:
    explicit PageMarksReader(QObject* parent = nullptr);
    ~PageMarksReader() override;

    /** Sets the mapping of the document's pages to files. */
    void setDocument(const domain::Document& document);
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    /** The marks of a page, 0-based over all files; null while they are not loaded, which also requests
     * them. */
    [[nodiscard]] const PageMarks* marks(int page);

    static constexpr qsizetype maxPages = 200; ///< cached

Q_SIGNALS:
    void ready(int page); ///< 0-based over all files

protected:
    void run() override;

private:
    void keep(const PageKey& key, const PageMarks& marks);

    QList<PageKey> m_pages;
    QHash<PageKey, PageMarks> m_kept;
    QList<PageKey> m_order; ///< of m_kept, least recently used first

    // Orders.
    QHash<domain::FileId, QByteArray> m_files;
    QList<PageKey> m_wanted; ///< the last one is read first
};

} // namespace ink::ui
