#pragma once

#include "ui/viewer/pagedifference.h"

#include <QByteArray>
#include <QMutex>
#include <QThread>
#include <QWaitCondition>

#include <functional>

namespace ink::ui {

/** The object names of the pages in the first `length` bytes of a file, in order; runs in the comparing
 * thread. */
using PageNames = std::function<QList<quint64>(const QByteArray& bytes, qint64 length)>;

/** Two revisions of a file, opened. */
struct ComparedPages
{
    bool isReadable = false; ///< whether both are
    QList<PagePair> rows;
    QList<QSizeF> before; ///< points, as displayed
    QList<QSizeF> after;
};

/**
 * Renders the pages of two revisions of one file, two at a time, and tells where they differ. One thread that
 * waits; a later call wins, and results carry the number of their call, so that late ones can be recognized.
 */
class PageComparer final : public QThread
{
    Q_OBJECT
public:
    static constexpr double dotsPerPoint = 120.0 / 72.0;
    static constexpr int maximumExtent = 3000; ///< px; a larger page is compared at this size

    explicit PageComparer(PageNames names, QObject* parent = nullptr);
    ~PageComparer() override;

    /** Compares the first `before` bytes with the first `after` bytes. The number of this call. */
    int compare(const QByteArray& bytes, qint64 before, qint64 after);
    void stop();
    /** Goes on with this row and those behind it, then with the ones above. */
    void lookFrom(int row);

Q_SIGNALS:
    void opened(int call, const ink::ui::ComparedPages& pages);
    void compared(int call, int row, const ink::ui::PageDifference& difference);

protected:
    void run() override;

private:
    struct Task
    {
        QByteArray bytes;
        qint64 before = 0;
        qint64 after = 0;
    };
    void carryOut(const Task& task, int call);
    [[nodiscard]] bool isCurrent(int call);

    PageNames m_names;
    QMutex m_mutex;
    QWaitCondition m_wake;
    bool m_stop = false;
    bool m_waiting = false; ///< a task has not been taken yet
    Task m_task;
    int m_call = 0;
    int m_from = 0;
};

} // namespace ink::ui

Q_DECLARE_METATYPE(ink::ui::ComparedPages)
