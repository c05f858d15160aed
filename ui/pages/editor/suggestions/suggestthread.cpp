#include "ui/pages/editor/suggestions/suggestthread.h"

#include "app/base/languages.h"
#include "app/pdf/content/pagecontent.h"

#include <QMutexLocker>

#include <utility>

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
    ++m_lesson;
    m_next.reset();
}

void SuggestThread::cancelSimilar()
{
    const QMutexLocker lock(&m_mutex);
    ++m_lesson;
    m_next.reset();
}

void SuggestThread::lookSimilar(const QList<Pages>& files, int page, const domain::PageRect& rect)
{
    const QMutexLocker lock(&m_mutex);
    m_next = Lesson{++m_lesson, files, page, rect};
    if (!isRunning()) start(QThread::LowPriority);
    m_wake.wakeAll();
}

void SuggestThread::look(domain::FileId file, const QByteArray& bytes)
{
    const QMutexLocker lock(&m_mutex);
    m_jobs.append({m_search, file, bytes, windowLanguage()});
    if (!isRunning()) start(QThread::LowPriority);
    m_wake.wakeAll();
}

SuggestThread::Task SuggestThread::next()
{
    QMutexLocker lock(&m_mutex);
    while (!m_stop && m_jobs.isEmpty() && !m_next)
        m_wake.wait(&m_mutex);
    Task task;
    if (m_stop) return task;
    if (m_next)
        task.lesson = std::exchange(m_next, std::nullopt); // somebody has just placed a tag
    else
        task.job = m_jobs.takeFirst();
    return task;
}

void SuggestThread::run()
{
    for (;;) {
        const Task task = next();
        if (task.lesson)
            run(*task.lesson);
        else if (task.job)
            run(*task.job);
        else
            return;
    }
}

void SuggestThread::run(const Job& job)
{
    pdf::TagSuggester suggester;
    // An unreadable file yields no suggestions; its error is reported elsewhere.
    const auto read = pdf::readPages(job.bytes, [&](pdf::PageContent&& page) {
        suggester.addPage(page);
        return !m_stop && m_search == job.search;
    });
    if (m_stop || m_search != job.search) return;
    Q_EMIT found(job.search, job.file,
                 read ? suggester.suggestions(job.language) : QList<pdf::TagSuggestion>());
}

void SuggestThread::run(const Lesson& lesson)
{
    QHash<domain::FileId, Read> kept;
    for (const Pages& pages : lesson.files)
        if (const auto known = m_read.constFind(pages.file);
            known != m_read.constEnd() && known->bytes.isSharedWith(pages.bytes))
            kept.insert(pages.file, *known);
    m_read = kept;
    std::vector<pdf::PageBlanks> all;
    for (const Pages& pages : lesson.files) {
        const std::vector<pdf::PageBlanks>& blanks = blanksIn(pages, lesson.number);
        if (m_stop || m_lesson != lesson.number) return;
        // Pages that couldn't be read have no places, but they count.
        for (int i = 0; i < pages.count; ++i)
            all.push_back(static_cast<size_t>(i) < blanks.size() ? blanks[static_cast<size_t>(i)]
                                                                 : pdf::PageBlanks());
    }
    Q_EMIT similarFound(lesson.number, pdf::similarPlaces(all, lesson.page, lesson.rect));
}

const std::vector<pdf::PageBlanks>& SuggestThread::blanksIn(const Pages& pages, quint64 lesson)
{
    Read& read = m_read[pages.file];
    if (!read.blanks.empty()) return read.blanks;
    std::vector<pdf::PageBlanks> blanks;
    const auto done = pdf::readPages(pages.bytes, [&](pdf::PageContent&& page) {
        blanks.push_back(pdf::blanksOf(page));
        return !m_stop && m_lesson == lesson;
    });
    const bool isWhole = done && !m_stop && m_lesson == lesson;
    if (isWhole) read = {pages.bytes, std::move(blanks)};
    return read.blanks;
}

} // namespace ink::ui

#include "moc_suggestthread.cpp"
