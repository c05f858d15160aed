#include "ui/viewer/renderthread.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QMutexLocker>
#include <QPdfDocument>
#include <QPdfDocumentRenderOptions>

#include <cstring>
#include <memory>
#include <unordered_map>

namespace ink::ui {

namespace {

/** A file as QtPdf reads it; lives in the rendering thread only. */
struct OpenFile
{
    QByteArray bytes;
    QBuffer device;
    QPdfDocument pdf;

    explicit OpenFile(const QByteArray& content) : bytes(content)
    {
        device.setBuffer(&bytes);
        device.open(QIODevice::ReadOnly);
        pdf.load(&device);
    }
    ~OpenFile() { pdf.close(); } // before its device goes
    OpenFile(const OpenFile&) = delete;
    OpenFile& operator=(const OpenFile&) = delete;
};

/** Puts a picture with transparent paper onto white, in place: an opaque picture is drawn far faster. */
QImage onWhite(QImage picture)
{
    if (picture.isNull()) return picture;
    if (picture.format() != QImage::Format_ARGB32) picture.convertTo(QImage::Format_ARGB32);
    const auto over = [](int value, int alpha) { return 255 - (255 - value) * alpha / 255; };
    const int width = picture.width();
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < width;) {
            // Most of a page is bare paper: whole runs of it at once.
            int end = x;
            for (quint64 two = 0; end + 2 <= width; end += 2) {
                std::memcpy(&two, line + end, sizeof two);
                if (two != 0) break;
            }
            while (end < width && line[end] == 0)
                ++end;
            if (end > x) std::memset(line + x, 0xff, static_cast<size_t>(end - x) * sizeof(QRgb));
            for (x = end; x < width && line[x] != 0; ++x) {
                const QRgb c = line[x];
                const int alpha = qAlpha(c);
                if (alpha != 255)
                    line[x] = qRgb(over(qRed(c), alpha), over(qGreen(c), alpha), over(qBlue(c), alpha));
            }
        }
    }
    picture.reinterpretAsFormat(QImage::Format_RGB32);
    return picture;
}

} // namespace

RenderThread::RenderThread(QObject* parent) : QThread(parent)
{
    setObjectName(QStringLiteral("page-rendering"));
    qRegisterMetaType<ink::ui::PageKey>();
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

void RenderThread::setFile(domain::FileId file, const QByteArray& bytes)
{
    const QMutexLocker lock(&m_mutex);
    m_files.insert(file, bytes);
    ++m_filesGeneration;
    m_wake.wakeAll();
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
    std::unordered_map<qint64, std::unique_ptr<OpenFile>> open;
    quint64 seen = 0;
    for (;;) {
        Job job;
        QByteArray bytes;
        {
            QMutexLocker lock(&m_mutex);
            while (!m_stop && !takeNext(job))
                m_wake.wait(&m_mutex);
            if (m_stop) break;
            bytes = m_files.value(job.key.file);
            if (seen != m_filesGeneration) {
                seen = m_filesGeneration;
                std::erase_if(open, [this](const auto& entry) {
                    const auto now = m_files.constFind(domain::FileId(entry.first));
                    return now == m_files.constEnd() || now->constData() != entry.second->bytes.constData();
                });
            }
        }
        QElapsedTimer clock;
        clock.start();
        auto& file = open[job.key.file.value()];
        if (!file) file = std::make_unique<OpenFile>(bytes);
        QImage picture;
        if (file->pdf.status() == QPdfDocument::Status::Ready && job.key.page < file->pdf.pageCount()) {
            QPdfDocumentRenderOptions options;
            options.setRenderFlags(QPdfDocumentRenderOptions::RenderFlag::Annotations);
            picture = onWhite(file->pdf.render(job.key.page, job.pixels, options));
        }
        Q_EMIT rendered(job.key, picture, clock.nsecsElapsed());
    }
}

} // namespace ink::ui
