#include "ui/viewer/renderthread.h"

#include "app/domain/document/document.h"
#include "ui/viewer/pagepicture.h"

#include <QElapsedTimer>

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

RenderThread::RenderThread(QObject* parent) : OrderThread(QStringLiteral("page-rendering"), parent)
{
    qRegisterMetaType<ink::ui::RenderThread::Job>();
    qRegisterMetaType<ink::ui::OmittedContent>();
}

RenderThread::~RenderThread()
{
    finish();
}

void RenderThread::setFile(domain::FileId file, const QByteArray& bytes, qint64 length,
                           const OmittedContent& without)
{
    const auto lock = lockOrders();
    m_files.insert(file, {bytes, length, without});
    ++m_filesGeneration;
}

void RenderThread::setOmittedContent(domain::FileId file, const OmittedContent& without)
{
    const auto lock = lockOrders();
    const auto known = m_files.find(file);
    if (known == m_files.end()) return;
    known->omitted = without;
    ++m_filesGeneration;
}

void RenderThread::removeFile(domain::FileId file)
{
    const auto lock = lockOrders();
    m_files.remove(file);
    ++m_filesGeneration;
}

void RenderThread::setJobs(Lane lane, const QList<Job>& jobs)
{
    const auto lock = lockOrders();
    m_lanes[static_cast<size_t>(lane)] = jobs;
    if (!jobs.isEmpty()) wake();
}

std::optional<RenderThread::Job> RenderThread::takeNext()
{
    for (auto& lane : m_lanes) {
        while (!lane.isEmpty()) {
            Job job = lane.takeFirst();
            if (m_files.contains(job.key.file)) return job;
        }
    }
    return std::nullopt;
}

void RenderThread::run()
{
    std::unordered_map<qint64, std::unique_ptr<PdfPages>> open;
    quint64 seen = 0;
    Source source;
    const auto take = [&] {
        auto job = takeNext();
        if (job) source = m_files.value(job->key.file);
        if (job && seen != m_filesGeneration) {
            seen = m_filesGeneration;
            std::erase_if(open, [this](const auto& entry) {
                const auto now = m_files.constFind(domain::FileId(entry.first));
                return now == m_files.constEnd() ||
                       !entry.second->isOpenedFrom(now->bytes, now->length, now->omitted);
            });
        }
        return job;
    };
    while (const auto order = waitForOrder(take)) {
        const Job& job = *order;
        QElapsedTimer clock;
        clock.start();
        auto& file = open[job.key.file.value()];
        if (!file) file = std::make_unique<PdfPages>(source.bytes, source.length, source.omitted);
        const QImage picture = job.part.isNull() ? file->renderPage(job.key.page, job.pixels)
                                                 : file->renderPart(job.key.page, job.pixels, job.part);
        Q_EMIT rendered(job, picture, clock.nsecsElapsed(), source.omitted);
    }
}

} // namespace ink::ui

#include "moc_renderthread.cpp"
