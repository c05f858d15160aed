#include "ui/pages/editor/pages/pagechanges.h"

#include "app/domain/document/document.h"

#include <algorithm>

namespace ink::ui {

namespace {

/** The source files of a job without duplicates; the first stays the first. */
class Sources
{
public:
    explicit Sources(const std::function<QByteArray(domain::FileId)>& bytesOf) : m_bytesOf(bytesOf) {}
    int of(domain::FileId file)
    {
        const auto known = m_known.constFind(file);
        if (known != m_known.constEnd()) return *known;
        m_known.insert(file, static_cast<int>(bytes.size()));
        bytes.append(m_bytesOf(file));
        return static_cast<int>(bytes.size()) - 1;
    }
    int ofInserted(const QByteArray& inserted)
    {
        if (m_inserted < 0) {
            m_inserted = static_cast<int>(bytes.size());
            bytes.append(inserted);
        }
        return m_inserted;
    }
    QList<QByteArray> bytes;

private:
    const std::function<QByteArray(domain::FileId)>& m_bytesOf;
    QHash<domain::FileId, int> m_known;
    int m_inserted = -1;
};

/** The tags on `count` pages from `first` on (1-based across all files), renumbered from the first. */
QList<domain::Tag> tagsBetween(const QList<domain::Tag>& tags, int first, qsizetype count)
{
    QList<domain::Tag> those;
    for (domain::Tag tag : tags) {
        if (tag.pageIndex < first || tag.pageIndex >= first + count) continue;
        tag.pageIndex -= first - 1;
        those.append(tag);
    }
    return those;
}

} // namespace

PagesWork planPagesWork(const domain::Document& document, const workflow::PageArrangement& arrangement,
                        const QByteArray& inserted, const std::function<QByteArray(domain::FileId)>& bytesOf)
{
    PagesWork work;
    for (const int at : arrangement.writeOrder()) {
        const workflow::ArrangedFile& file = arrangement.files().at(at);
        if (file.pages.isEmpty()) continue;
        Sources sources(bytesOf);
        sources.of(file.file);
        PagesJob job;
        for (const workflow::ArrangedPage& page : file.pages) {
            pdf::PlannedPage planned;
            planned.rotation = page.rotation;
            if (page.originalNumber > 0) {
                const auto place = document.pageAt(page.originalNumber);
                planned.source = place.file ? sources.of(place.file->id) : 0;
                planned.page = place.indexInFile - 1;
            } else if (page.insertedIndex >= 0) {
                planned.source = sources.ofInserted(inserted);
                planned.page = page.insertedIndex;
            } else {
                planned.source = -1;
                planned.blankSize = page.size;
            }
            job.plan.append(planned);
        }
        job.sources = sources.bytes;
        work.files.append(at);
        work.jobs.append(job);
    }
    Q_ASSERT(work.files.size() == work.jobs.size());
    return work;
}

PagesJob extractionJob(const domain::Document& document, const QList<int>& pages,
                       const std::function<QByteArray(domain::FileId)>& bytesOf)
{
    Sources sources(bytesOf);
    PagesJob job;
    for (const int page : pages) {
        const auto place = document.pageAt(page);
        if (!place.file) continue;
        pdf::PlannedPage planned;
        planned.source = sources.of(place.file->id);
        planned.page = place.indexInFile - 1;
        job.plan.append(planned);
    }
    job.sources = sources.bytes;
    return job;
}

FileExchanges planFileExchanges(const domain::Document& document,
                                const workflow::PageArrangement& arrangement,
                                const QHash<int, QString>& oldPaths, const QHash<int, QString>& newPaths)
{
    Q_ASSERT(arrangement.files().size() == document.files.size());
    FileExchanges exchanges;
    exchanges.before = document.tags;
    exchanges.after = arrangement.tagsAfter(document);
    using Kind = FileExchange::Kind;
    QList<int> firstBefore;
    QList<int> firstAfter;
    int before = 1;
    int after = 1;
    for (qsizetype i = 0; i < document.files.size(); ++i) {
        firstBefore.append(before);
        firstAfter.append(after);
        before += static_cast<int>(document.files.at(i).pages.size());
        after += static_cast<int>(arrangement.files().at(i).pages.size());
    }
    QList<FileExchange> back;
    QList<int> gone;
    for (const int at : arrangement.writeOrder()) {
        const auto now = arrangement.files().at(at).pages.size();
        const auto tags = tagsBetween(document.tags, firstBefore.at(at), document.files.at(at).pages.size());
        if (now == 0) {
            gone.append(at);
            continue;
        }
        exchanges.forward.append(
            {Kind::Replace, at, newPaths.value(at), tagsBetween(exchanges.after, firstAfter.at(at), now)});
        back.prepend({Kind::Replace, at, oldPaths.value(at), tags});
    }
    // Files are removed last and restored first, so that the indexes of the others are the same in both
    // directions.
    std::sort(gone.begin(), gone.end());
    for (const int at : std::as_const(gone)) {
        exchanges.backward.append(
            {Kind::Restore, at, oldPaths.value(at),
             tagsBetween(document.tags, firstBefore.at(at), document.files.at(at).pages.size())});
    }
    std::for_each(gone.rbegin(), gone.rend(), [&exchanges](int at) {
        exchanges.forward.append({Kind::Remove, at, {}, {}});
    });
    exchanges.backward += back;
    Q_ASSERT(exchanges.forward.size() == exchanges.backward.size());
    return exchanges;
}

} // namespace ink::ui
