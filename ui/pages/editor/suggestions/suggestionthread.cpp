#include "ui/pages/editor/suggestions/suggestionthread.h"

#include "app/base/languages.h"
#include "app/pdf/content/pagecontent.h"
#include "app/pdf/content/pagerenderer.h"
#include "app/pdf/suggest/scannedpage.h"
#include "app/render/limitedrenderer.h"

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
    m_isStopping = true;
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

void SuggestionThread::searchFile(const Pages& pages)
{
    const auto lock = lockOrders();
    m_jobs.append({m_searchId, pages.file, pages.bytes, pages.count, windowLanguage()});
    wake();
}

std::optional<SuggestionThread::Task> SuggestionThread::takeNext()
{
    if (m_jobs.isEmpty() && !m_next) return std::nullopt;
    m_isStopping = false;
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
    const render::LimitedRenderer renderer(m_isStopping);
    int shown = 0; // the page in `progressed`
    const auto read =
        pdf::findTags(job.bytes, {job.language, &renderer, [&](int page, int count) {
                                      if (isEnding() || m_searchId != job.search) return false;
                                      if (std::exchange(shown, page + 1) != page + 1)
                                          Q_EMIT progressed(job.search, job.file, page + 1, count);
                                      return true;
                                  }});
    if (isEnding() || m_searchId != job.search) return;
    if (read) {
        Q_EMIT found(job.search, job.file, *read);
        return;
    }
    pdf::FoundTags nothing; // the file's error is reported elsewhere
    for (int page = 0; page < job.pageCount; ++page)
        nothing.skippedPages.append(page);
    Q_EMIT found(job.search, job.file, nothing);
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
    const render::LimitedRenderer renderer(m_isStopping);
    const auto pictures = renderer.open(pages.bytes);
    const auto isCanceled = [&] { return isEnding() || m_similarRequest != lesson; };
    const auto done = pdf::readPages(pages.bytes, [&](pdf::PageContent&& page) {
        const auto marks = pdf::isScanned(page) ? pdf::readScan(page, *pictures, isCanceled) : std::nullopt;
        blanks.push_back(marks ? pdf::findBlanks(page, *marks) : pdf::findBlanks(page));
        return !isCanceled();
    });
    const bool isWhole = done && !isEnding() && m_similarRequest == lesson;
    if (isWhole) read = {pages.bytes, std::move(blanks)};
    return read.blanks;
}

} // namespace ink::ui

#include "moc_suggestionthread.cpp"
