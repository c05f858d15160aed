#pragma once

#include "app/base/orderthread.h"
#include "app/domain/document/ids.h"
#include "app/pdf/suggest/similar.h"
#include "app/pdf/suggest/suggest.h"

#include <QByteArray>
#include <QHash>

#include <atomic>
#include <optional>

namespace ink::ui {

/** Finds suggested tags in files in a background thread. A cancelled search stops after the current page. */
class SuggestionThread final : public OrderThread
{
    Q_OBJECT
public:
    explicit SuggestionThread(QObject* parent = nullptr);
    ~SuggestionThread() override;

    struct Pages
    {
        domain::FileId file;
        QByteArray bytes;
        int count = 0; ///< number of pages of the file, according to the document
    };

    void searchFile(const Pages& pages);
    /** Finds areas similar to `rect` on a page (0-based across all files). A later request replaces this
     * one. */
    void searchSimilar(const QList<Pages>& files, int page, const domain::PageRect& rect);
    void cancelSimilar();
    [[nodiscard]] quint64 similarRequest() const
    {
        return m_similarRequest;
    }              ///< changes with searchSimilar and cancelSimilar
    void cancel(); ///< invalidates all earlier requests
    [[nodiscard]] quint64 searchId() const { return m_searchId; } ///< changes with cancel()

Q_SIGNALS:
    /** Emitted before a page (1-based) of a file is searched. */
    void progressed(quint64 search, ink::domain::FileId file, int page, int count);
    void similarFound(quint64 lesson, const QList<ink::pdf::SimilarArea>& places);
    /** A file that can't be read has skipped all of its pages. */
    void found(quint64 search, ink::domain::FileId file, const ink::pdf::FoundTags& places);

protected:
    void run() override;

private:
    struct Job
    {
        quint64 search = 0;
        domain::FileId file;
        QByteArray bytes;
        int pageCount = 0;
        QString language; ///< for naming places without a label
    };
    struct SimilarRequest
    {
        quint64 number = 0;
        QList<Pages> files;
        int page = 0;
        domain::PageRect rect;
    };
    struct Task
    {
        std::optional<Job> job;
        std::optional<SimilarRequest> similar;
    };
    [[nodiscard]] std::optional<Task> takeNext();
    void run(const Job& job);
    void run(const SimilarRequest& lesson);
    [[nodiscard]] const std::vector<pdf::PageBlanks>& blanksIn(const Pages& pages, quint64 lesson);

    QList<Job> m_jobs;
    std::optional<SimilarRequest> m_next; ///< the newest request for similar areas
    struct Read
    {
        QByteArray bytes;
        std::vector<pdf::PageBlanks> blanks;
    };
    QHash<domain::FileId, Read> m_read;    ///< files of the current document; used only by this thread
    std::atomic_bool m_isStopping = false; ///< ends the rendering of a scanned page
    std::atomic<quint64> m_searchId = 1;
    std::atomic<quint64> m_similarRequest = 1;
};

} // namespace ink::ui
