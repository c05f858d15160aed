#pragma once

#include "app/domain/ids.h"
#include "ui/viewer/pagepicture.h"

#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QList>
#include <QMutex>
#include <QRect>
#include <QSet>
#include <QSize>
#include <QThread>
#include <QWaitCondition>

#include <array>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** A page by its file, so that a picture stays good when files are added or removed. `page` is 0-based. */
struct PageKey
{
    domain::FileId file;
    int page = 0;
    bool operator==(const PageKey&) const = default;
};
[[nodiscard]] inline size_t qHash(const PageKey& key, size_t seed = 0)
{
    return qHashMulti(seed, key.file, key.page);
}

/** The pages of a document in the order in which they are seen. */
[[nodiscard]] QList<PageKey> pageKeys(const domain::Document& document);
/** The files that a document has. */
[[nodiscard]] QSet<domain::FileId> fileIds(const domain::Document& document);

/** The priority of a picture; earlier lanes are served first. */
enum class Lane { View, Thumbnails, Ahead, Count };

/**
 * The one thread that renders: QtPdf has a global lock, so more would be no faster. It takes the first job of
 * the first lane that has one; a lane is replaced as a whole, which drops everything that nobody waits for
 * any more.
 */
class RenderThread final : public QThread
{
    Q_OBJECT
public:
    struct Job
    {
        PageKey key;
        QSize pixels; ///< of the whole page
        QRect part;   ///< what of it is rendered; null = all
        bool operator==(const Job&) const = default;
    };

    explicit RenderThread(QObject* parent = nullptr);
    ~RenderThread() override;

    /** Its first `length` bytes are rendered, all of them when it is negative. */
    void setFile(domain::FileId file, const QByteArray& bytes, qint64 length = -1,
                 const LeftOut& without = {});
    void setWithout(domain::FileId file, const LeftOut& without);
    void dropFile(domain::FileId file);
    void setLane(Lane lane, const QList<Job>& jobs);

Q_SIGNALS:
    /** An opaque picture, or a null one when the page can't be rendered; `nanoseconds` is what rendering
     * took. */
    void rendered(const ink::ui::RenderThread::Job& job, const QImage& picture, qint64 nanoseconds);

protected:
    void run() override;

private:
    [[nodiscard]] bool takeNext(Job& job); ///< under the lock

    QMutex m_mutex;
    QWaitCondition m_wake;
    bool m_stop = false;
    struct Source
    {
        QByteArray bytes;
        qint64 length = -1;
        LeftOut without;
    };
    QHash<domain::FileId, Source> m_files;
    quint64 m_filesGeneration = 0; ///< tells the thread that an opened file may be gone
    std::array<QList<Job>, static_cast<size_t>(Lane::Count)> m_lanes;
};

} // namespace ink::ui
