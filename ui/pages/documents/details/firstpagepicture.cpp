#include "ui/pages/documents/details/firstpagepicture.h"

#include "app/workflow/session/session.h"
#include "ui/viewer/renderthread.h"

#include <algorithm>

namespace ink::ui {

FirstPagePicture::FirstPagePicture(workflow::Session& session, QObject* parent)
    : QObject(parent), m_session(session)
{
    using namespace std::chrono_literals;
    m_delay.setSingleShot(true);
    m_delay.setInterval(150ms);
    connect(&m_delay, &QTimer::timeout, this, &FirstPagePicture::fetch);
}

FirstPagePicture::~FirstPagePicture() = default;

void FirstPagePicture::show(const domain::Document* document)
{
    std::optional<Source> source;
    const auto account = m_session.current();
    const domain::File* file =
        document && !document->files.isEmpty() ? &document->files.constFirst() : nullptr;
    if (account && file && !document->id.isLocal() && !file->pages.isEmpty() && file->size <= maxFileSize) {
        const QSizeF page = file->pages.constFirst().size;
        const double height = page.width() > 0 ? page.height() / page.width() : 0;
        // A page that is much higher than wide, such as a receipt, has no picture.
        if (height > 0 && height < 8)
            source = Source{account->id, document->id, file->id,
                            document->status == domain::SigningStatus::Completed ? QStringLiteral("esign")
                                                                                 : QStringLiteral("original"),
                            QSize(width, std::max(1, qRound(width * height)))};
    }
    if (source == m_source) return;
    m_source = source;
    if (m_thread) m_thread->removeFile(domain::FileId(m_turn)); // its job may not have started
    ++m_turn;
    m_delay.stop();
    const auto known = std::find_if(m_cache.begin(), m_cache.end(),
                                    [&source](const CachedPicture& each) { return each.source == source; });
    if (source && known != m_cache.end()) {
        m_cache.splice(m_cache.begin(), m_cache, known);
        Q_EMIT changed(known->picture);
        return;
    }
    Q_EMIT changed({});
    if (source) m_delay.start();
}

void FirstPagePicture::fetch()
{
    if (!m_source || !m_session.client()) return;
    m_session.client()->download(m_source->document, m_source->content, m_source->file, this,
                                 [this, turn = m_turn](const Result<api::ApiClient::Download>& answer) {
                                     if (turn == m_turn && answer && answer->bytes.size() <= maxFileSize)
                                         render(answer->bytes);
                                 });
}

void FirstPagePicture::render(const QByteArray& bytes)
{
    ensureThread();
    // Files of different accounts may have the same id, so the thread identifies them by the turn.
    const domain::FileId file(m_turn);
    const QRect part(QPoint(), m_source->pixels.boundedTo({width, maxHeight}));
    m_thread->setFile(file, bytes);
    m_thread->setJobs(Lane::Thumbnails, {{{file, 0}, m_source->pixels, part}});
}

void FirstPagePicture::ensureThread()
{
    if (m_thread) return;
    m_thread = new RenderThread(this);
    connect(m_thread, &RenderThread::rendered, this,
            [this](const RenderThread::Job& job, const QImage& picture) { finish(job.key.file, picture); });
}

void FirstPagePicture::finish(domain::FileId file, const QImage& picture)
{
    m_thread->removeFile(file);
    if (file.value() != m_turn || picture.isNull()) return;
    store(*m_source, picture);
    Q_EMIT changed(picture);
}

void FirstPagePicture::store(const Source& source, const QImage& picture)
{
    m_cache.push_front({source, picture});
    if (m_cache.size() > maxCached) m_cache.pop_back();
}

} // namespace ink::ui

#include "moc_firstpagepicture.cpp"
