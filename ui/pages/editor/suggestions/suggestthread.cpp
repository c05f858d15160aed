#include "ui/pages/editor/suggestions/suggestthread.h"

#include "app/base/languages.h"
#include "app/pdf/content/pagecontent.h"

#include <utility>

namespace ink::ui {

SuggestThread::SuggestThread(QObject* parent) : OrderThread(QStringLiteral("suggesting"), parent) {}

SuggestThread::~SuggestThread()
{
    cancel();
    finish();
}

void SuggestThread::cancel()
{
    const auto lock = held();
    ++m_search;
    m_jobs.clear();
    ++m_lesson;
    m_next.reset();
}

void SuggestThread::cancelSimilar()
{
    const auto lock = held();
    ++m_lesson;
    m_next.reset();
}

void SuggestThread::lookSimilar(const QList<Pages>& files, int page, const domain::PageRect& rect)
{
    const auto lock = held();
    m_next = Lesson{++m_lesson, files, page, rect};
    wake();
}

void SuggestThread::look(domain::FileId file, const QByteArray& bytes)
{
    const auto lock = held();
    m_jobs.append({m_search, file, bytes, windowLanguage()});
    wake();
}

std::optional<SuggestThread::Task> SuggestThread::takeNext()
{
    if (m_jobs.isEmpty() && !m_next) return std::nullopt;
    Task task;
    if (m_next)
        task.lesson = std::exchange(m_next, std::nullopt); // the user has just placed a tag
    else
        task.job = m_jobs.takeFirst();
    return task;
}

void SuggestThread::run()
{
    while (const auto task = next([this] { return takeNext(); })) {
        if (task->lesson)
            run(*task->lesson);
        else
            run(*task->job);
    }
}

void SuggestThread::run(const Job& job)
{
    pdf::TagSuggester suggester;
    // An unreadable file yields no suggestions; its error is reported elsewhere.
    const auto read = pdf::readPages(job.bytes, [&](pdf::PageContent&& page) {
        suggester.addPage(page);
        return !isEnding() && m_search == job.search;
    });
    if (isEnding() || m_search != job.search) return;
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
        if (isEnding() || m_lesson != lesson.number) return;
        // Unreadable pages have no places, but they are counted.
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
        return !isEnding() && m_lesson == lesson;
    });
    const bool isWhole = done && !isEnding() && m_lesson == lesson;
    if (isWhole) read = {pages.bytes, std::move(blanks)};
    return read.blanks;
}

} // namespace ink::ui

#include "moc_suggestthread.cpp"
