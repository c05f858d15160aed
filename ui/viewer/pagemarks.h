#pragma once

#include "app/base/orderthread.h"
#include "ui/viewer/geometry/snapping.h"
#include "ui/viewer/renderthread.h"

#include <QHash>
#include <QSet>

#include <atomic>

namespace ink::domain {
struct Document;
}

namespace ink::pdf {
struct PageContent;
}

namespace ink::ui {

/** The snap targets in a page's content. Bounded: pages with drawings keep the first few thousand lines. */
[[nodiscard]] PageMarks extractMarks(const pdf::PageContent& content);

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
    /** Returns the marks of a page (0-based across all files). If they are not loaded, requests them and
     * returns null. */
    [[nodiscard]] const PageMarks* marks(int page);

    static constexpr qsizetype maxCachedPages = 200;

Q_SIGNALS:
    void ready(int page); ///< 0-based across all files

protected:
    void run() override;

private:
    void store(const PageKey& key, const PageMarks& marks);
    void addPrinted(pdf::PageContent& page, const QByteArray& bytes) const;

    QList<PageKey> m_pages;
    QHash<PageKey, PageMarks> m_cache;
    QList<PageKey> m_order; ///< of m_cache, least recently used first

    // Requests, shared with the thread.
    QHash<domain::FileId, QByteArray> m_files;
    QList<PageKey> m_wanted; ///< the last one is read first
    std::atomic_bool m_isStopping = false;
};

} // namespace ink::ui
