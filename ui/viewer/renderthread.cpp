#include "ui/viewer/renderthread.h"

#include "app/domain/document/document.h"
#include "ui/viewer/pagepicture.h"

#include <QElapsedTimer>
#include <QMutexLocker>

#include <memory>
#include <unordered_map>

namespace ink::ui {

QList<PageKey> pageKeys(const domain::Document& document)
{
    QList<PageKey> pages;
    for (const domain::File& file : document.files)
        for (int i = 0; i < file.pages.size(); ++i)
            pages.append({file.id, i});
    return pages;
}

QSet<domain::FileId> fileIds(const domain::Document& document)
{
    QSet<domain::FileId> files;
    for (const domain::File& file : document.files)
        files.insert(file.id);
    return files;
}

RenderThread::RenderThread(QObject* parent) : QThread(parent)
{
    setObjectName(QStringLiteral("page-rendering"));
    qRegisterMetaType<ink::ui::RenderThread::Job>();
    qRegisterMetaType<ink::ui::LeftOut>();
}

RenderThread::~RenderThread()
{
    {
        const QMutexLocker lock(&m_mutex);
        m_stop = true;
        for (auto& lane : m_lanes)
            lane.clear();
        m_wake.wakeAll();
    }
    wait();
}

void RenderThread::setFile(domain::FileId file, const QByteArray& bytes, qint64 length,
                           const LeftOut& without)
{
    const QMutexLocker lock(&m_mutex);
    m_files.insert(file, {bytes, length, without});
    ++m_filesGeneration;
    m_wake.wakeAll();
}

void RenderThread::setWithout(domain::FileId file, const LeftOut& without)
{
    const QMutexLocker lock(&m_mutex);
    const auto known = m_files.find(file);
    if (known == m_files.end()) return;
    known->without = without;
    ++m_filesGeneration;
}

void RenderThread::dropFile(domain::FileId file)
{
    const QMutexLocker lock(&m_mutex);
    m_files.remove(file);
    ++m_filesGeneration;
    m_wake.wakeAll();
}

void RenderThread::setLane(Lane lane, const QList<Job>& jobs)
{
    const QMutexLocker lock(&m_mutex);
    m_lanes[static_cast<size_t>(lane)] = jobs;
    if (!jobs.isEmpty()) m_wake.wakeAll();
}

bool RenderThread::takeNext(Job& job)
{
    for (auto& lane : m_lanes) {
        while (!lane.isEmpty()) {
            job = lane.takeFirst();
            if (m_files.contains(job.key.file)) return true;
        }
    }
    return false;
}

void RenderThread::run()
{
    std::unordered_map<qint64, std::unique_ptr<PdfPages>> open;
    quint64 seen = 0;
    for (;;) {
        Job job;
        Source source;
        {
            QMutexLocker lock(&m_mutex);
            while (!m_stop && !takeNext(job))
                m_wake.wait(&m_mutex);
            if (m_stop) break;
            source = m_files.value(job.key.file);
            if (seen != m_filesGeneration) {
                seen = m_filesGeneration;
                std::erase_if(open, [this](const auto& entry) {
                    const auto now = m_files.constFind(domain::FileId(entry.first));
                    return now == m_files.constEnd() ||
                           !entry.second->isOf(now->bytes, now->length, now->without);
                });
            }
        }
        QElapsedTimer clock;
        clock.start();
        auto& file = open[job.key.file.value()];
        if (!file) file = std::make_unique<PdfPages>(source.bytes, source.length, source.without);
        const QImage picture = job.part.isNull() ? file->picture(job.key.page, job.pixels)
                                                 : file->part(job.key.page, job.pixels, job.part);
        Q_EMIT rendered(job, picture, clock.nsecsElapsed(), source.without);
    }
}

} // namespace ink::ui

#include "moc_renderthread.cpp"
