#pragma once

#include "app/base/orderthread.h"
#include "app/domain/document/ids.h"
#include "ui/viewer/pagepicture.h"

#include <QByteArray>
#include <QHash>
#include <QImage>
#include <QList>
#include <QRect>
#include <QSet>
#include <QSize>

#include <array>
#include <optional>

namespace ink::domain {
struct Document;
}

namespace ink::ui {

/** A page identified by its file, so that its picture stays valid when files are added or removed. `page` is
 * 0-based. */
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

/** The pages of a document in display order. */
[[nodiscard]] QList<PageKey> pageKeys(const domain::Document& document);
/** The ids of a document's files. */
[[nodiscard]] QSet<domain::FileId> fileIds(const domain::Document& document);

/** The priority of a picture; earlier lanes are served first. */
enum class Lane { View, Thumbnails, Prefetch, Count };

/**
 * The only rendering thread: QtPdf has a global lock, so more threads would be no faster. Takes the first job
 * of the first lane that has one. A lane is replaced as a whole, which drops jobs that are no longer needed.
 */
class RenderThread final : public OrderThread
{
    Q_OBJECT
public:
    struct Job
    {
        PageKey key;
        QSize pixels; ///< size of the whole page
        QRect part;   ///< the part to render; null = all
        bool operator==(const Job&) const = default;
    };

    explicit RenderThread(QObject* parent = nullptr);
    ~RenderThread() override;

    /** Sets a file; its first `length` bytes are rendered, or all if `length` is negative. */
    void setFile(domain::FileId file, const QByteArray& bytes, qint64 length = -1,
                 const OmittedContent& without = {});
    void setOmittedContent(domain::FileId file, const OmittedContent& without);
    void removeFile(domain::FileId file);
    void setJobs(Lane lane, const QList<Job>& jobs);

Q_SIGNALS:
    /** Emitted with an opaque picture of the page without the content in `without`, null on failure;
     * `nanoseconds` is the rendering time. */
    void rendered(const ink::ui::RenderThread::Job& job, const QImage& picture, qint64 nanoseconds,
                  const ink::ui::OmittedContent& without);

protected:
    void run() override;

private:
    [[nodiscard]] std::optional<Job> takeNext();

    struct Source
    {
        QByteArray bytes;
        qint64 length = -1;
        OmittedContent omitted;
    };
    QHash<domain::FileId, Source> m_files;
    quint64 m_filesGeneration = 0; ///< notifies the thread that open files may have changed
    std::array<QList<Job>, static_cast<size_t>(Lane::Count)> m_lanes;
};

} // namespace ink::ui
