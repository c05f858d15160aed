#include "ui/pages/editor/suggestions/suggestionthread.h"

#include "app/base/languages.h"
#include "app/pdf/content/pagecontent.h"

#include <utility>

namespace ink::ui {

SuggestionThread::SuggestionThread(QObject* parent) : OrderThread(QStringLiteral("suggesting"), parent) {}

SuggestionThread::~SuggestionThread()
{
    cancel();
    finish();
}

void SuggestionThread::cancel()
{
    const auto lock = lockOrders();
    ++m_searchId;
    m_jobs.clear();
    ++m_similarRequest;
    m_next.reset();
}

void SuggestionThread::cancelSimilar()
{
    const auto lock = lockOrders();
    ++m_similarRequest;
    m_next.reset();
}

void SuggestionThread::searchSimilar(const QList<Pages>& files, int page, const domain::PageRect& rect)
{
    const auto lock = lockOrders();
    m_next = SimilarRequest{++m_similarRequest, files, page, rect};
    wake();
}

void SuggestionThread::searchFile(domain::FileId file, const QByteArray& bytes)
{
    const auto lock = lockOrders();
    m_jobs.append({m_searchId, file, bytes, windowLanguage()});
    wake();
}

std::optional<SuggestionThread::Task> SuggestionThread::takeNext()
{
    if (m_jobs.isEmpty() && !m_next) return std::nullopt;
    Task task;
    if (m_next)
        task.similar = std::exchange(m_next, std::nullopt); // the user has just placed a tag
    else
        task.job = m_jobs.takeFirst();
    return task;
}

void SuggestionThread::run()
{
    while (const auto task = waitForOrder([this] { return takeNext(); })) {
        if (task->similar)
            run(*task->similar);
        else
            run(*task->job);
    }
}

void SuggestionThread::run(const Job& job)
{
    pdf::TagSuggester suggester;
    // An unreadable file yields no suggestions; its error is reported elsewhere.
    const auto read = pdf::readPages(job.bytes, [&](pdf::PageContent&& page) {
        suggester.addPage(page);
        return !isEnding() && m_searchId == job.search;
    });
    if (isEnding() || m_searchId != job.search) return;
    Q_EMIT found(job.search, job.file,
                 read ? suggester.suggestions(job.language) : QList<pdf::TagSuggestion>());
}

void SuggestionThread::run(const SimilarRequest& lesson)
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
        if (isEnding() || m_similarRequest != lesson.number) return;
        // Pages that couldn't be read get an empty entry, so that the indexes match the pages.
        for (int i = 0; i < pages.count; ++i)
            all.push_back(static_cast<size_t>(i) < blanks.size() ? blanks[static_cast<size_t>(i)]
                                                                 : pdf::PageBlanks());
    }
    Q_EMIT similarFound(lesson.number, pdf::findSimilarAreas(all, lesson.page, lesson.rect));
}

const std::vector<pdf::PageBlanks>& SuggestionThread::blanksIn(const Pages& pages, quint64 lesson)
{
    Read& read = m_read[pages.file];
    if (!read.blanks.empty()) return read.blanks;
    std::vector<pdf::PageBlanks> blanks;
    const auto done = pdf::readPages(pages.bytes, [&](pdf::PageContent&& page) {
        blanks.push_back(pdf::findBlanks(page));
        return !isEnding() && m_similarRequest == lesson;
    });
    const bool isWhole = done && !isEnding() && m_similarRequest == lesson;
    if (isWhole) read = {pages.bytes, std::move(blanks)};
    return read.blanks;
}

} // namespace ink::ui

#include "moc_suggestionthread.cpp"
