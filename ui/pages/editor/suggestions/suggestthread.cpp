#include "ui/pages/editor/suggestions/suggestthread.h"

#include "app/base/languages.h"
#include "app/pdf/content/pagecontent.h"

#include <QMutexLocker>

namespace ink::ui {

SuggestThread::SuggestThread(QObject* parent) : QThread(parent)
{
    setObjectName(QStringLiteral("suggesting"));
}

SuggestThread::~SuggestThread()
{
    cancel();
    {
        const QMutexLocker lock(&m_mutex);
        m_stop = true;
        m_wake.wakeAll();
    }
    wait();
}

void SuggestThread::cancel()
{
    const QMutexLocker lock(&m_mutex);
    ++m_search;
    m_jobs.clear();
}

void SuggestThread::look(domain::FileId file, const QByteArray& bytes)
{
    const QMutexLocker lock(&m_mutex);
    m_jobs.append({m_search, file, bytes, windowLanguage()});
    if (!isRunning()) start(QThread::LowPriority);
    m_wake.wakeAll();
}

std::optional<SuggestThread::Job> SuggestThread::next()
{
    QMutexLocker lock(&m_mutex);
    while (!m_stop && m_jobs.isEmpty())
        m_wake.wait(&m_mutex);
    return m_stop || m_jobs.isEmpty() ? std::nullopt : std::optional(m_jobs.takeFirst());
}

void SuggestThread::run()
{
    while (const auto job = next()) {
        pdf::TagSuggester suggester;
        // An unreadable file yields no suggestions; its error is reported elsewhere.
        const auto read = pdf::readPages(job->bytes, [&](pdf::PageContent&& page) {
            suggester.addPage(page);
            return !m_stop && m_search == job->search;
        });
        if (m_stop || m_search != job->search) continue;
        Q_EMIT found(job->search, job->file,
                     read ? suggester.suggestions(job->language) : QList<pdf::TagSuggestion>());
    }
}

} // namespace ink::ui

#include "moc_suggestthread.cpp"
