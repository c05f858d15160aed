#pragma once

#include "app/base/orderthread.h"
#include "ui/viewer/pagedifference.h"

#include <QByteArray>

#include <functional>
#include <optional>

namespace ink::ui {

/** Returns the object names of the pages in the first `length` bytes of a file, in order; called in the
 * comparing thread. */
using PageNamesProvider = std::function<QList<quint64>(const QByteArray& bytes, qint64 length)>;

/** Two opened revisions of a file. */
struct ComparedRevisions
{
    bool isReadable = false; ///< both revisions could be opened
    QList<PagePair> rows;
    QList<QSizeF> beforeSizes; ///< points, as displayed
    QList<QSizeF> afterSizes;
};

/**
 * Renders the pages of two revisions of a file in pairs and reports the differences, in a background thread.
 * A later call replaces an earlier one; results carry the number of their call, so that stale ones can be
 * recognized.
 */
class PageComparer final : public OrderThread
{
    Q_OBJECT
public:
    static constexpr double pixelsPerPoint = 120.0 / 72.0;
    static constexpr int maximumExtent = 3000; ///< px; larger pages are compared at this size

    explicit PageComparer(PageNamesProvider names, QObject* parent = nullptr);
    ~PageComparer() override;

    /** Compares the first `before` bytes with the first `after` bytes. Returns the number of this call. */
    int compare(const QByteArray& bytes, qint64 before, qint64 after);
    void stop();
    /** Continues with this row and those after it, then with the ones before. */
    void continueFrom(int row);

Q_SIGNALS:
    void opened(int call, const ink::ui::ComparedRevisions& pages);
    void compared(int call, int row, const ink::ui::PageDifference& difference);

protected:
    void run() override;

private:
    struct Task
    {
        QByteArray bytes;
        qint64 before = 0;
        qint64 after = 0;
        int call = 0;
    };
    void perform(const Task& task);
    [[nodiscard]] bool isCurrent(int call) const;

    PageNamesProvider m_names;
    std::optional<Task> m_task; ///< not started yet
    int m_call = 0;
    int m_from = 0;
};

} // namespace ink::ui

Q_DECLARE_METATYPE(ink::ui::ComparedRevisions)
