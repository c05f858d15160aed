#pragma once

#include "app/domain/document.h"
#include "ui/viewer/geometry/snapping.h"
#include "ui/viewer/renderthread.h"

#include <QHash>
#include <QMutex>
#include <QSet>
#include <QThread>
#include <QWaitCondition>

namespace ink::pdf {
struct PageContent;
}

namespace ink::ui {

/** The parts of a page's content that tags snap to. Bounded: pages of drawings keep the first few thousand
 * lines. */
[[nodiscard]] PageMarks marksOf(const pdf::PageContent& content);

/** Reads what is printed on pages, in a thread of its own; what was read is kept, least recently asked out.
 */
class PageMarksReader final : public QThread
{
    Q_OBJECT
public:
    explicit PageMarksReader(QObject* parent = nullptr);
    ~PageMarksReader() override;

    /** Which page of which file each page of the document is. */
    void setDocument(const domain::Document& document);
    void setFileBytes(domain::FileId file, const QByteArray& bytes);
    /** The marks of a page, 0-based over all files; null while they are unknown, and they are read then. */
    [[nodiscard]] const PageMarks* marks(int page);

    static constexpr qsizetype maxPages = 200; ///< kept

Q_SIGNALS:
    void ready(int page); ///< 0-based over all files

protected:
    void run() override;

private:
    void keep(const PageKey& key, const PageMarks& marks);

    QList<PageKey> m_pages;
    QHash<PageKey, PageMarks> m_kept;
    QList<PageKey> m_order; ///< of m_kept, least recently read first

    QMutex m_mutex;
    QWaitCondition m_wake;
    bool m_stop = false;
    QHash<domain::FileId, QByteArray> m_files; ///< under the lock, as all that follows
    QList<PageKey> m_wanted;                   ///< the last one is read first
};

} // namespace ink::ui
